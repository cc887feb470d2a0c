"""What can lie where: for every place and every set of kinds how many cards at least and at most, over all deals."""

from collections.abc import Iterator, Sequence
from itertools import product

from attrs import evolve, frozen

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


def extents(system: System, places: Sequence[str], sets: Sequence[Kinds]) -> dict[str, list[Extent]] | None:
    """Return for every place and every set of kinds how many cards of it lie there when the system ends.

    None if no deal explains the system.
    """
    found: dict[tuple[str, Kinds], _Bounds] = {}
    sure = True
    for number, reading in enumerate(_readings(system)):
        possible = decide(reading, prove=False).possible if number < MOST_READINGS else None
        sure = sure and possible is not None
        if number >= MOST_READINGS:
            break
        if possible is False:
            continue
        question = _Question(reading)
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

    def __init__(self, system: System) -> None:
        """Look for the deal once."""
        self.system = system
        self.net: Network = network(system)
        found = look(self.net, PATIENCE[-1])
        self.deal = found if isinstance(found, Deal) else None
        self.flows: dict[int, Flow] = {}

    def bounds(self, place: str, kinds: Kinds, known: _Bounds | None) -> _Bounds:
        """Return how many cards of some kinds, and of all others, lie in a place, beyond what other readings allow."""
        size = self.system.size(place)
        known = known or _Bounds(size)
        others = frozenset(self.system.pack) - kinds
        most, shown = self._most(place, kinds, known.shown)
        rest, rest_shown = self._most(place, others, known.others_shown)
        if rest_shown < rest and self._away(place, kinds, sum(self.system.pack[kind] for kind in kinds) - size + rest):
            rest_shown = rest
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
        if most <= shown:
            return most, shown
        if self.deal is not None and self.deal.copy().meet([Demand(node, mask)] * most, PATIENCE[0]) is None:
            return most, most
        for number in range(most, shown, -1):
            possible = decide(self._with(place, kinds, number, size), prove=False).possible
            if possible is not False:
                return number, number if possible else shown
        return shown, shown

    def _with(self, place: str, kinds: Kinds, number: int, size: int) -> System:
        """Return the system and a look into a place that has so many cards of some kinds."""
        look_in = Bundle(place, place, size, slots=(kinds,) * number, whole=True)
        return evolve(self.system, bundles=(*self.system.bundles, look_in))

    def _away(self, place: str, kinds: Kinds, number: int) -> bool:
        """Return whether so many cards of some kinds were found in all other places together."""
        net = network(self.system)
        node = net.node()
        for other, last in net.last.items():
            room = self.system.size(other)
            if other != place and room:
                net.arc(last, node, room, net.every)
        wanted = [*demands(net), *[Demand(node, net.mask(kinds))] * number]
        return Deal(net).meet(wanted, PATIENCE[-1]) is None
