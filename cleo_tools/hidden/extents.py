"""What can lie where: for every place and every set of kinds how many cards at least and at most, over all deals."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

from attrs import evolve, frozen

from cleo_tools.hidden import solver
from cleo_tools.hidden.bundles import Bundle, Kinds, System
from cleo_tools.hidden.cut import Flow
from cleo_tools.hidden.deal import Deal, Demand, demands, look
from cleo_tools.hidden.judge import MOST_READINGS, PATIENCE, decide
from cleo_tools.hidden.network import Network, network


@frozen
class Extent:
    """How many cards of some kinds lie somewhere: at least, at most, and whether both are proved to occur."""

    low: int
    high: int
    exact: bool = True


def extents(
    system: System, places: Sequence[str], sets: Sequence[Kinds], *, prove: bool = True
) -> dict[str, list[Extent]] | None:
    """Return for every place and every set of kinds how many cards of it lie there when the system ends.

    None if no deal explains the system. With `prove` a solver has the last word.
    """
    # Where not every reading is known, or there are too many, only what all have in common tells something for certain.
    every = all(choice.all for choice in system.choices)
    every = every and prod(len(choice.ways) for choice in system.choices) <= MOST_READINGS
    found: dict[tuple[str, Kinds], _Bounds] = {}
    sure = every
    for reading in _readings(system if every else evolve(system, choices=())):
        possible = decide(reading, prove=False).possible
        sure = sure and possible is not None
        if possible is False:
            continue
        question = _Question(reading, prove=prove and every)
        for key in product(places, sets):
            found[key] = question.bounds(*key, found.get(key))
    if not found:
        return None
    return {place: [found[place, kinds].extent(sure=sure) for kinds in sets] for place in places}


@frozen
class _Bounds:
    """How many cards of some kinds, and of others, can be in a place at the most, and how many were found there."""

    size: int
    most: int = 0
    shown: int = 0
    others: int = 0
    others_shown: int = 0

    def extent(self, *, sure: bool) -> Extent:
        """Return the bounds: what is not of the other kinds is of these."""
        exact = sure and self.most == self.shown and self.others == self.others_shown
        return Extent(self.size - self.others, self.most, exact)


def _readings(system: System) -> Iterator[System]:
    """Yield the system with every choice made, in every way."""
    if not system.choices:
        yield system
        return
    choice = system.choices[0]
    for way in choice.ways:
        yield from _readings(system.replaced(choice.places, way, choice))


class _Question:
    """A possible system without choices, and one deal that explains it."""

    def __init__(self, system: System, *, prove: bool) -> None:
        """Look for the deal once."""
        self.system, self.prove = system, prove
        self.net: Network = network(system)
        found = look(self.net, PATIENCE[-1])
        self.deal = found if isinstance(found, Deal) else None
        self.flows: dict[int, Flow] = {}

    def bounds(self, place: str, kinds: Kinds, known: _Bounds | None) -> _Bounds:
        """Return how many cards of some kinds, and of all others, lie in a place, beyond what other readings allow."""
        size = self.system.size(place)
        known = known or _Bounds(size)
        most, shown = self._most(place, kinds, known.shown)
        rest, rest_shown = self._most(place, frozenset(self.system.pack) - kinds, known.others_shown)
        return _Bounds(
            size,
            max(known.most, most),
            max(known.shown, shown),
            max(known.others, rest),
            max(known.others_shown, rest_shown),
        )

    def _most(self, place: str, kinds: Kinds, shown: int) -> tuple[int, int]:
        """Return how many cards of some kinds there can be in a place at the most, and how many were found there."""
        size = self.system.size(place)
        limit = min(size, sum(self.system.pack[kind] for kind in kinds))
        if limit <= shown:
            return limit, shown
        node, mask = self.net.last[place], self.net.mask(kinds)
        if mask not in self.flows:
            self.flows[mask] = Flow(self.net, mask)
            self.flows[mask].blocked()
        most = self.flows[mask].copy().most_to(node, limit)
        # What is not here must be elsewhere: the other kinds, counted there, may leave less room.
        others = frozenset(self.system.pack) - kinds
        away = sum(self.system.pack[kind] for kind in others) - size + most
        here_first = most <= away
        if most <= shown or (here_first and self._found(node, mask, most)):
            return most, max(shown, most)
        elsewhere = _Elsewhere(self.system, place, others)
        most = min(most, size - elsewhere.left_here())
        if most <= shown or (not here_first and elsewhere.found(size - most)):
            return most, max(shown, most)
        for number in range(most, shown, -1):
            possible = decide(self._with(place, kinds, number, size), prove=False).possible
            if possible:
                return number, number
            if possible is None:
                proved = solver.most(self.system, place, kinds) if self.prove else None
                return (number, shown) if proved is None else (proved, proved)
        return shown, shown

    def _found(self, node: int, mask: int, number: int) -> bool:
        """Return whether there is a deal with so many cards of some kinds (as bits) at a node."""
        return self.deal is not None and self.deal.copy().meet([Demand(node, mask)] * number, PATIENCE[0]) is None

    def _with(self, place: str, kinds: Kinds, number: int, size: int) -> System:
        """Return the system and a look into a place that has so many cards of some kinds."""
        look_in = Bundle(place, place, size, slots=(kinds,) * number, whole=True)
        return evolve(self.system, bundles=(*self.system.bundles, look_in))


class _Elsewhere:
    """All places but one, as one place to which they lead."""

    def __init__(self, system: System, place: str, kinds: Kinds) -> None:
        """Add that place to the network."""
        self.net = network(system)
        self.node = self.net.node()
        for other, last in list(self.net.last.items()):
            room = system.size(other)
            if other != place and room:
                self.net.arc(last, self.node, room, self.net.every)
        self.mask = self.net.mask(kinds)
        self.total = sum(system.pack[kind] for kind in kinds)

    def left_here(self) -> int:
        """Return how many cards of the kinds cannot be elsewhere."""
        flow = Flow(self.net, self.mask)
        flow.blocked()
        return self.total - flow.most_to(self.node, self.total)

    def found(self, here: int) -> bool:
        """Return whether there is a deal with all cards of the kinds elsewhere but so many."""
        wanted = [*demands(self.net), *[Demand(self.node, self.mask)] * (self.total - here)]
        return Deal(self.net).meet(wanted, PATIENCE[1]) is None
