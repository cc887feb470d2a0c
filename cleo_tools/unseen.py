"""Cards nobody saw: whether some deal of them explains a record, asked of the game's own account of what moved."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from cleo_tools.games.game import Game
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


def ask(game: Game, parts: Sequence[Any], opening: Any, last: Any, *, whole: bool = True) -> Unseen | None:
    """Return whether some deal explains what moved; None where everything was seen."""
    if not game.cards.unseen(parts, opening):
        return None
    system, known = question(game, parts, last)
    sound = system.sound()
    if sound < len(system.bundles):
        system, whole = system.until(sound), False
    possible = decide(system).possible
    if possible is False:
        return Unseen(system, possible, contradiction(system), whole=whole)
    return Unseen(system, possible if known else None, whole=whole)


def question(game: Game, parts: Iterable[Any], last: Any) -> tuple[System, bool]:
    """Return everything that moved, and whether that is all that can be said about it."""
    parts = list(parts)
    return game.cards.system(parts, last), not any(game.cards.blurred(part) for part in parts)


def opened(found: Unseen) -> tuple[Open, ...]:
    """Return the clauses that some deals make legal and some do not."""
    return tuple(open_clauses(found.system)) if found.possible else ()


def reach(found: Unseen, places: Mapping[str, str], kinds: frozenset[str]) -> dict[str, Extent]:
    """Return for some names how many cards of some kinds lie in their places at the end."""
    rows = extents(found.system, list(places.values()), [kinds])
    return {name: rows[place][0] for name, place in places.items()} if rows else {}
