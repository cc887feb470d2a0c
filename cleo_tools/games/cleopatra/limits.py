"""The hand limit: who must decide, when, and what it costs."""

from collections.abc import Iterable

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.state import State


def above(hand: Zone) -> int:
    """Return how many cards a hand certainly has above the limit."""
    return max(0, hand.size - box.HAND_LIMIT)


def excess(state: State) -> int:
    """Return how many cards of the turn's player are above the limit and not covered by a smuggler."""
    turn = state.turn
    return max(0, state.players[turn.seat].hand.size - max(box.HAND_LIMIT, turn.smuggled))


def looked_at(state: State) -> int:
    """Return how many cards count for the limit: those at the end of the turn, or those right after the take."""
    turn, size = state.turn, state.players[state.turn.seat].hand.size
    if turn.taken < 0 or turn.taken == size or turn.refilled is not None:
        return size
    return turn.taken if state.table.rulings["hand-limit-timing"] == "after-take" else size


def applies(state: State) -> bool:
    """Return whether the limit is checked in this turn.

    Rules: MKT-2.
    """
    if state.turn.action == "market":
        return True
    return state.table.rulings["hand-limit-scope"] == "every-own-turn"


def settled(state: State) -> bool:
    """Return whether the player has decided about the cards above the limit."""
    turn = state.turn
    hand = state.players[turn.seat].hand
    if turn.limit and hand.size <= max(turn.limit_size if turn.limit == "keep" else 0, box.HAND_LIMIT):
        return True
    if turn.smuggled < 0:
        return False
    more = hand.size > max(turn.smuggled, box.HAND_LIMIT)
    return not more or state.table.rulings["smuggler-coverage"] == "whole-turn"


def price_of_keeping(state: State) -> Amount:
    """Return the amulets for keeping every card: one for each above the limit.

    Rules: MKT-4.
    """
    player = state.active
    free = max(box.HAND_LIMIT, state.turn.smuggled)
    size = looked_at(state)
    least, most = max(0, size - free), max(0, size + player.hand.maybe - free)
    if player.paid_for and state.table.rulings["hand-limit-repeat"] == "new-excess-only":
        least, most = max(0, least - player.paid_for), max(0, most - player.paid_for)
    return Amount(least, most)


def price_of_discarding(state: State, kinds: Iterable[str]) -> Amount:
    """Return the amulets for discarding down to the limit: one in all.

    Rules: MKT-3.
    """
    kinds = list(kinds)
    tainted = [kind for kind in kinds if kind in box.TAINTED]
    unseen = kinds.count(box.UNSEEN)
    if not tainted and not unseen:
        return exactly(1)
    match state.table.rulings["hand-discard-tainted"]:
        case "no-extra":
            return exactly(1)
        case "one-per-tainted":
            return Amount(1 + len(tainted), 1 + len(tainted) + unseen)
        case _:
            figures = state.table.board.amulets
            state.table.lean("amulets")
            printed = sum(figures.get(kind, _CHARACTERS.get(kind, 0)) for kind in tainted)
            return Amount(1 + printed, 1 + printed + unseen * max(2, *figures.values()))


_CHARACTERS = {"beggar": 2, "courtesan": 1, "envoy": 0, "scribe": 2, "smuggler": 1, "vizier": 0}
