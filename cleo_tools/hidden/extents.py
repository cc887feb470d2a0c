"""What can lie where: for every place and every set of kinds how many cards at least and at most, over all deals."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from cleo_tools.hidden.bundles import Bundle, Kinds, System
from cleo_tools.hidden.cut import Flow
from cleo_tools.hidden.deal import Deal, Demand, look
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
    found: dict[str, list[Extent]] = {}
    sure = True
    for number, reading in enumerate(_readings(system)):
        possible = decide(reading).possible if number < MOST_READINGS else None
        sure = sure and possible is not None
        if number >= MOST_READINGS:
            break
        if possible is False:
            continue
        question = _Question(reading)
        for place in places:
            old = found.get(place, [None] * len(sets))
            found[place] = [question.extent(place, *pair) for pair in zip(sets, old, strict=True)]
    if not found:
        return None
    return found if sure else {place: [evolve(one, exact=False) for one in row] for place, row in found.items()}


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

    def extent(self, place: str, kinds: Kinds, known: Extent | None) -> Extent:
        """Return how many cards of some kinds lie in a place, beyond what other readings allow.

        What is not of the other kinds is of these.
        """
        size = self.system.size(place)
        others = frozenset(self.system.pack) - kinds
        high, proved = self._most(place, kinds, known.high if known else 0)
        rest, proved_too = self._most(place, others, size - known.low if known else 0)
        return Extent(size - rest, high, proved and proved_too and (known is None or known.exact))

    def _most(self, place: str, kinds: Kinds, at_least: int) -> tuple[int, bool]:
        """Return how many cards of some kinds can lie in a place at the end, and whether so many were found there."""
        size = self.system.size(place)
        limit = min(size, sum(self.system.pack[kind] for kind in kinds))
        if limit <= at_least:
            return at_least, True
        node, mask = self.net.last[place], self.net.mask(kinds)
        if mask not in self.flows:
            self.flows[mask] = Flow(self.net, mask)
            self.flows[mask].blocked()
        most = self.flows[mask].copy().most_to(node, limit)
        if most <= at_least:
            return at_least, True
        if self.deal is not None and self.deal.copy().meet([Demand(node, mask)] * most, PATIENCE[0]) is None:
            return most, True
        for number in range(most, at_least, -1):
            possible = decide(self._with(place, kinds, number, size)).possible
            if possible is not False:
                return number, bool(possible)
        return at_least, True

    def _with(self, place: str, kinds: Kinds, number: int, size: int) -> System:
        """Return the system and a look into a place that has so many cards of some kinds."""
        shown = Bundle(place, place, size, slots=(kinds,) * number, whole=True)
        return evolve(self.system, bundles=(*self.system.bundles, shown))
