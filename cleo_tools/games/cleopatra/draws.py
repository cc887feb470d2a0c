"""The draw pile: what can come from it, how it is made again, and which way up its cards lie."""

from collections.abc import Iterable

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import moves
from cleo_tools.games.cleopatra.box import UNSEEN
from cleo_tools.games.cleopatra.cards import EMPTY
from cleo_tools.games.cleopatra.state import Cycle, State


def coming(state: State, number: int, *, vizier: bool = False) -> int:
    """Return how many of some cards can be drawn now, the discards included where they become a new pile."""
    pile, discards = state.pile.size, state.discards.size
    slack = state.discards.maybe
    if pile >= number or state.loose:
        return number
    rulings = state.table.rulings
    if vizier and rulings["char-discard-order"] == "discard-then-effect":
        # His own card lies among the discards when they become the new pile.
        discards += 1
    stop = (
        ("vizier-short-deck", "only-what-is-left")
        if vizier
        else (
            "refill-continues-after-reshuffle",
            "stop-at-exhaustion",
        )
    )
    if (discards or slack) and pile and rulings[stop[0]] == stop[1]:
        return pile
    found = min(number, pile + discards)
    if found < number and not vizier and rulings["cards-exhausted"] == "no-refill":
        return 0
    return found


def reshuffle(state: State) -> State:
    """Return the position after the discards became the draw pile, half of it face up."""
    pile = state.pile.join(state.discards)
    turn = evolve(state.turn, reshuffled=state.at, announced=None)
    return evolve(state, pile=pile, discards=EMPTY, cycle=Cycle(state.discards.size), turn=turn)


def used_up(state: State) -> State:
    """Return the position after a draw: a pile that has just been emptied is made again at once."""
    if state.pile.size or not state.discards.size:
        return state
    if state.table.rulings["reshuffle-trigger"] == "when-emptied":
        return reshuffle(state)
    return state


def draw(state: State, kinds: Iterable[str]) -> State:
    """Return the position after cards of these kinds left the pile, which is made again whenever it runs out.

    Which of them came from the old pile is not written, so both piles are taken as one before any card leaves.
    """
    kinds = list(kinds)
    if state.pile.size < len(kinds) and state.discards.size:
        state = reshuffle(state)
    for kind in kinds:
        left = state.pile.take(kind)
        if left is None:
            # The kind is not in the pile as far as the box goes; some card left it.
            left = state.pile.draw(1)[1]
        state = evolve(state, pile=left)
    return used_up(state)


def most_of_a_facing(state: State, size: int) -> tuple[int, int]:
    """Return how many cards of a pile may lie face up, and face down."""
    half, odd = divmod(size, 2)
    if not odd:
        return half, half
    match state.table.rulings["odd-half-split"]:
        case "extra-face-up":
            return half + 1, half
        case "extra-face-down":
            return half, half + 1
        case _:
            return half + 1, half + 1


def faces(cards: Iterable[moves.Card | None]) -> tuple[bool, ...]:
    """Return for each card whether it lies face up; what nobody named lies face down."""
    return tuple(not card.covered and card.kind != UNSEEN for card in cards if card is not None)


def _split(cards: Iterable[moves.Card | None]) -> tuple[int, int]:
    """Return how many cards lie face up and face down."""
    found = faces(cards)
    return sum(found), len(found) - sum(found)


def facings(state: State, cards: Iterable[moves.Card | None]) -> tuple[bool, int] | None:
    """Return which facing came too often (True for up) and how many there may be, or None."""
    if state.loose:
        return None
    up, down = _split(cards)
    fresh = not state.pile.size
    cycle = Cycle(state.discards.size) if fresh else state.cycle
    from_old = up + down if fresh else min(up + down, state.pile.size)
    # Cards that come after the pile was made again belong to the next pass.
    later = up + down - from_old
    least_up, least_down = max(0, up - later), max(0, down - later)
    half = cycle.size // 2
    if cycle.up + least_up <= half and cycle.down + least_down <= half:
        return None
    most_up, most_down = most_of_a_facing(state, cycle.size)
    if cycle.up + least_up > most_up:
        return True, most_up
    # Who never notes a card on the stalls has not looked at them; his `?` says nothing about facing.
    if cycle.down + least_down > most_down and cycle.up + up:
        return False, most_down
    return None


def turned(state: State, cards: Iterable[moves.Card | None], before: State) -> Cycle:
    """Return the pass of the pile with the facings of some cards just drawn counted in."""
    up, down = _split(cards)
    cycle = state.cycle
    if state.turn.reshuffled == before.turn.reshuffled:
        return Cycle(cycle.size, cycle.up + up, cycle.down + down, cycle.blind)
    # Which of the cards came from which pass is not written; only what cannot have come from the old one counts.
    old = before.pile.size
    return Cycle(cycle.size, cycle.up + max(0, up - old), cycle.down + max(0, down - old), cycle.blind)
