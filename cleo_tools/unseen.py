"""Cards nobody saw: whether some deal of them explains a record, asked of the game's own account of what moved."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import field, frozen

from cleo_tools.games.game import Game, Place
from cleo_tools.hidden.bundles import System
from cleo_tools.hidden.extents import Extent, extents
from cleo_tools.hidden.judge import Contradiction, Open, contradiction, decide, open_clauses


@frozen(eq=False)
class Unseen:
    """What came of the question; nobody can say more about what is not possible for certain, nor impossible."""

    system: System = field(repr=False)
    possible: bool | None
    contradiction: Contradiction | None = None
    # The clauses that some deals make legal and some do not.
    open: tuple[Open, ...] = ()
    # Whether the question reaches to the end of the record: after some faults nobody knows which cards are where.
    whole: bool = True

    @property
    def until(self) -> int:
        """The last line up to which it is known which cards moved."""
        return max((bundle.span.line for bundle in self.system.bundles), default=0)


def ask(game: Game, parts: Sequence[Any], last: Any, *, whole: bool = True, brief: bool = False) -> Unseen:
    """Return whether some deal explains what moved; if brief, without much effort, and where, but not why not."""
    system = game.cards.system(parts, last)
    sound = system.sound()
    if sound < len(system.bundles):
        system, whole = system.until(sound), False
    possible = decide(system, prove=not brief, brief=brief).possible
    if possible is False:
        return Unseen(system, possible, contradiction(system, brief=brief), whole=whole)
    return Unseen(system, possible, whole=whole)


def opened(found: Unseen) -> tuple[Open, ...]:
    """Return the clauses that some deals make legal and some do not."""
    return tuple(open_clauses(found.system)) if found.possible else ()


def reach(found: Unseen, places: Mapping[str, str], kinds: frozenset[str]) -> dict[str, Extent]:
    """Return for some names how many cards of some kinds lie in their places at the end."""
    rows = extents(found.system, list(places.values()), [kinds], prove=False)
    return {name: rows[place][0] for name, place in places.items()} if rows else {}


@frozen
class Lying:
    """What lies in a place: how many cards, and of each kind how many at least and at most."""

    place: Place
    size: int
    kinds: Mapping[str, Extent]

    @property
    def loose(self) -> bool:
        """Whether a bound was not decided."""
        return not all(extent.exact for extent in self.kinds.values())


def lying(found: Unseen, places: Sequence[Place]) -> list[Lying]:
    """Return what lies in some places, as far as a record tells."""
    kinds = list(found.system.pack)
    rows = extents(found.system, [place.name for place in places], [frozenset({kind}) for kind in kinds]) or {}
    return [
        Lying(place, found.system.size(place.name), dict(zip(kinds, rows[place.name], strict=True)))
        for place in places
        if place.name in rows
    ]
