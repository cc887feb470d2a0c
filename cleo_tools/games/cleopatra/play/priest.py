"""What changes with the dice and in an offering."""

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import box, moves
from cleo_tools.games.cleopatra.amounts import Amount
from cleo_tools.games.cleopatra.rules.priest import settlement
from cleo_tools.games.cleopatra.state import State


def roll(state: State, move: moves.Roll) -> State:
    """Return the position after the dice: those that show the priest stay on the altar."""
    altar = min(box.DICE, state.altar + move.dice.count("*"))
    span = state.at if altar != state.altar else state.altar_span
    turn = state.turn
    state = evolve(state, altar=altar, altar_span=span)
    return state.during(
        rolled=state.at,
        closed=state.at if turn.action == "quarry" else turn.closed,
        rolls_owed=max(0, turn.rolls_owed - 1),
        offering_due=turn.offering_due or altar == box.DICE,
    )


def offering(state: State, move: moves.Offering) -> State:
    """Return the position after an offering: talents go to the treasury, amulets change, the dice are blank again.

    Rules: OFF-8, OFF-9.
    """
    changes = settlement(state, move)
    highest = max((bid.talents for bid in move.bids if bid.talents is not None), default=0)
    seen: set[int] = set()
    for bid in move.bids:
        seat = state.table.seat(bid.player.text)
        if seat in seen:
            continue
        seen.add(seat)
        player = state.players[seat]
        change = changes[seat]
        if bid.amulets is not None and _taken_at_its_word(state, bid.amulets, change):
            change = Amount(bid.amulets, bid.amulets)
        lost = _lost(state, bid, highest)
        state = state.change(
            seat,
            talents=Amount(max(0, player.talents.low - lost.high), max(0, player.talents.high - lost.low)),
            amulets=Amount(max(0, player.amulets.low + change.low), max(0, player.amulets.high + change.high)),
        )
    state = evolve(state, altar=0, altar_span=state.at)
    ends = state.table.rulings["offering-turn-resumes"] == "turn-ends"
    return state.during(offering_due=False, over=state.at if ends else None)


def _taken_at_its_word(state: State, given: int, right: Amount) -> bool:
    if right.may_be(given) or state.turn.stands is not None:
        return True
    fewer = right.high < 0 and right.low <= given <= 0
    return fewer and state.table.rulings["offering-removal-optional"] == "optional"


def _lost(state: State, bid: moves.Bid, highest: int) -> Amount:
    """Return what an offer costs."""
    if bid.talents is None:
        return Amount(0, state.player(bid.player.text).talents.high)
    if not bid.talents:
        return Amount(0, 0)
    match state.table.rulings["offering-talents-lost"]:
        case "returned":
            return Amount(0, 0)
        case "only-winner-pays" if bid.talents < highest:
            return Amount(0, 0)
    return Amount(bid.talents, bid.talents)
