"""Whose turn it is, what a turn must contain, and what stays undone at its end."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import box, limits, moves
from cleo_tools.games.cleopatra.rules import quarry
from cleo_tools.games.cleopatra.state import NOWHERE, State
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn
from cleo_tools.notation.record import LetStand

_BOOKKEEPING = (
    moves.Check, moves.Build, LetStand, moves.Claim, moves.Cleopatra, moves.Bonus, moves.Pay, moves.Top, moves.Drop,
)  # fmt: skip


def ended_now(state: State) -> bool:
    """Return whether the game ended in this very turn, which then stops where it is."""
    return state.over is not None and state.over.line >= state.turn.span.line


def out_of_turn(state: State, step: OpenTurn) -> Iterator[Finding]:
    """Players take turns clockwise, in the order of the `players` line; the first of them begins.

    Rules: TRN-1.
    """
    if step.seat in (state.next_seat, *state.catching_up) or state.over:
        return
    names = state.table.names
    yield find(
        "C201",
        player=names[step.seat],
        expected=names[state.next_seat],
        earlier=(state.turn.span,) if state.turn.span != NOWHERE else (),
        rests=("turn",),
        spoils=(f"hand:{names[step.seat]}", f"hand:{names[state.next_seat]}"),
    )


def turn_after_the_end(state: State, step: OpenTurn) -> Iterator[Finding]:
    """Nobody has another turn once Cleopatra stands on her last space.

    Rules: END-1.
    """
    if state.over is None:
        return
    unfinished = state.turns % len(state.players) != 0 and step.seat == state.next_seat
    if unfinished and state.table.rulings["end-finishes-round"] == "equal-turns":
        return
    name = state.table.names[step.seat]
    yield find("C205", player=name, earlier=(state.over,), rests=("cleopatra", "round"), spoils=("round",))


def play_after_the_end(state: State, move: object) -> Iterator[Finding]:
    """Nothing more happens in the turn in which the game ends.

    Rules: QRY-9.
    """
    turn = state.turn
    if state.over is None or isinstance(move, _BOOKKEEPING) or turn.span.line > state.over.line:
        return
    if isinstance(move, (moves.Roll, moves.Offering)) and state.table.rulings["end-before-dice"] == "finish-the-visit":
        return
    yield find("C206", earlier=(state.over,), rests=("cleopatra",), player=state.active.name)


def turn_ended_by_offering(state: State, move: object) -> Iterator[Finding]:
    """After an offering the turn goes on, unless the table ends it there."""
    if state.turn.over and not isinstance(move, (*_BOOKKEEPING, moves.Discard, moves.Keep)):
        ended = (f"turn:{state.turns}",)
        yield find("C207", earlier=(state.turn.over,), player=state.active.name, rests=ended, spoils=ended)


def second_action(state: State, move: moves.Market | moves.Quarry | moves.Pass) -> Iterator[Finding]:
    """A turn has one action: the market or the quarry.

    Rules: TRN-2.
    """
    del move
    if state.turn.action:
        yield find("C202", earlier=(state.turn.acted,), player=state.active.name)


def needless_pass(state: State, move: moves.Pass) -> Iterator[Finding]:
    """Nobody may pass as long as something can be done."""
    del move
    cards = sum(stall.size + stall.maybe for stall in state.stalls)
    if cards or state.pile.size or state.discards.size or quarry.affordable(state):
        yield find("C204", player=state.active.name)
    elif state.table.rulings["no-legal-action"] == "record-invalid":
        yield find("C208", player=state.active.name)
    else:
        yield find("C209", player=state.active.name)


def no_action(state: State, step: CloseTurn) -> Iterator[Finding]:
    """Everybody must act in his turn."""
    del step
    turn = state.turn
    if not turn.action and not ended_now(state) and turn.over is None:
        yield find("C203", turn.span, player=state.players[turn.seat].name)


def refill_missing(state: State, step: CloseTurn) -> Iterator[Finding]:
    """A visit to the market ends with new cards on the stalls.

    Rules: MKT-5.
    """
    del step
    turn = state.turn
    if turn.action != "market" or turn.refilled or ended_now(state):
        return
    if turn.coming:
        yield find("C307", turn.acted, player=state.players[turn.seat].name, spoils=("stalls", "pile", "refill"))


def limit_ignored(state: State, step: CloseTurn) -> Iterator[Finding]:
    """Who ends a market turn with more than ten cards decides about them."""
    del step
    turn = state.turn
    player = state.players[turn.seat]
    if not limits.above(player.hand) or ended_now(state) or limits.settled(state):
        return
    if turn.action == "market" and state.table.rulings["hand-limit-timing"] == "after-take":
        return
    if limits.applies(state):
        yield find(
            "C314",
            turn.acted if turn.action else turn.span,
            player=player.name,
            cards=player.hand.size,
            excess=limits.excess(state),
            rests=(f"hand:{player.name}",),
            spoils=(f"hand:{player.name}", f"amulets:{player.name}"),
        )


def empty_visit(state: State, step: CloseTurn) -> Iterator[Finding]:
    """A visit to the quarry builds something.

    Rules: QRY-1.
    """
    del step
    turn = state.turn
    if turn.action == "quarry" and not turn.elements and state.table.rulings["quarry-min-elements"] == "at-least-one":
        yield find("C433", turn.acted, player=state.players[turn.seat].name)


def dice_not_rolled(state: State, step: CloseTurn) -> Iterator[Finding]:
    """A visit ends with the dice.

    Rules: QRY-10.
    """
    del step
    turn = state.turn
    dice = box.DICE - state.altar
    if turn.rolls_owed <= 0 or not dice or turn.over or _built_nothing(state):
        return
    if ended_now(state) and state.table.rulings["end-before-dice"] == "no-roll":
        return
    name, altar = state.players[turn.seat].name, ("altar",)
    scribe = next((span for kind, span in reversed(turn.characters) if kind == "scribe"), None)
    if turn.rolled is None and turn.action == "quarry":
        yield find("C612", turn.acted, player=name, dice=dice, spoils=altar, rests=altar)
    else:
        cause = () if turn.rolled or scribe is None else ("OFF-1", "CHR-SCRIBE-2")
        at = turn.rolled or scribe or turn.span
        yield find("C614", at, player=name, dice=dice, spoils=altar, rests=altar, rules=cause)


def _built_nothing(state: State) -> bool:
    """Return whether this is a visit without an element, which has been found wanting already."""
    empty = state.turn.action == "quarry" and not state.turn.elements
    return empty and state.table.rulings["quarry-min-elements"] == "at-least-one"


def offering_missing(state: State, step: CloseTurn) -> Iterator[Finding]:
    """Five dice on the altar call for an offering at once.

    Rules: OFF-1, QRY-12.
    """
    del step
    if state.turn.offering_due:
        names = [f"{kind}:{name}" for name in state.table.names for kind in ("talents", "amulets")]
        yield find("C621", state.altar_span, spoils=(*names, "altar"), rests=("altar",))


def pick_without_mosaic(state: State, step: CloseTurn) -> Iterator[Finding]:
    """A scribe picks a mosaic to build it in the same visit."""
    del step
    for piece, span in state.turn.picks:
        if state.table.rulings["scribe-mode-a-needs-build"] == "needs-a-mosaic-build-this-visit":
            yield find("C741", span, piece=piece, player=state.players[state.turn.seat].name, rests=("mosaics",))


def reshuffle_for_nothing(state: State, step: CloseTurn) -> Iterator[Finding]:
    """The discards become a new draw pile only when the old one is used up."""
    del step
    if state.turn.announced and not state.loose:
        yield find("C320", state.turn.announced, cards=state.pile.size, rests=("pile",))
