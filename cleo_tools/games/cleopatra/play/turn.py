"""What changes when a turn opens and closes."""

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra.state import State, Turn
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn, Stand


def stand(state: State, step: Stand) -> State:
    """Return the position before the first turn, with whatever is wrong in it let stand."""
    return state.during(stands=step.reason)


def open_turn(state: State, step: OpenTurn) -> State:
    """Return the position at the start of a turn.

    A turn out of order is taken as the table evidently played it: if the record goes on as though the right player
    had moved, only the name is wrong; otherwise whoever was passed over may catch up without another word.
    """
    seats = len(state.players)
    seat, following = step.seat, (step.seat + 1) % seats
    catching_up: tuple[int, ...] = ()
    if seat in state.catching_up:
        following = state.next_seat
        catching_up = tuple(other for other in state.catching_up if other != seat)
    elif seat != state.next_seat:
        if step.following == (state.next_seat + 1) % seats != (seat + 1) % seats:
            seat, following = state.next_seat, step.following
        else:
            skipped = (seat - state.next_seat) % seats
            catching_up = tuple((state.next_seat + number) % seats for number in range(skipped))
    return evolve(
        state,
        turn=Turn(seat=seat, actor=seat, span=state.at, stands=step.stands, ahead=step.ahead, builds=step.builds),
        turns=state.turns + 1,
        next_seat=following,
        catching_up=catching_up,
    )


def close_turn(state: State, step: CloseTurn) -> State:
    """Return the position at the end of a turn: sanctuaries nobody claimed are lost, whatever was owed is forgotten."""
    del step
    if state.turn.offering_due:
        state = evolve(state, altar=0)
    aside = tuple(piece for piece, _ in state.turn.picks if piece in state.remaining)
    if not aside:
        return state
    # A piece that was picked and not built is set aside; where that is not allowed it stays in the pile.
    if state.table.rulings["scribe-mode-a-needs-build"] == "needs-a-mosaic-build-this-visit":
        return state
    order = tuple(piece for piece in state.order if piece not in aside)
    return evolve(state, reserved=(*state.reserved, *((piece, state.turn.seat) for piece in aside)), order=order)
