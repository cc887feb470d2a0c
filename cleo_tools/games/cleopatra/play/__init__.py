"""What a step does: from one position to the next, as the table evidently played it."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import moves
from cleo_tools.games.cleopatra.amounts import exactly
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.play import characters, market, priest, quarry, turn
from cleo_tools.games.cleopatra.rules.audits import measured
from cleo_tools.games.cleopatra.rules.cards import unlike
from cleo_tools.games.cleopatra.state import State
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn, SettleVisit, Stand, Step
from cleo_tools.notation.record import LetStand

Play: TypeAlias = Callable[[State, Any], State]


def by(state: State, move: moves.By) -> State:
    """Return the position after somebody acted in another player's turn."""
    seat = state.turn.actor
    acting = state.during(actor=state.table.seat(move.player.text))
    return play(acting, move.move).during(actor=seat)


def passed(state: State, move: moves.Pass) -> State:
    """Return the position after nothing was done."""
    del move
    return state.during(action="pass", acted=state.at)


def check(state: State, move: moves.Check) -> State:
    """Return the position after an audit: what was open before is known now, if the audit can be right."""
    if move.player is None:
        return state
    seat = state.table.seat(move.player.text)
    for measure in move.measures:
        player = state.players[seat]
        found = measured(state, move, measure)
        if measure.quantity in ("talents", "amulets") and measure.number is not None and state.turn.stands is not None:
            state = state.change(seat, **{measure.quantity: exactly(measure.number)})
        elif found is not None and measure.number is not None and not found.exact and found.may_be(measure.number):
            if measure.quantity == "cards":
                known = sum(player.hand.known)
                hand = Zone(player.hand.known, measure.number - known) if known <= measure.number else player.hand
                state = state.change(seat, hand=hand)
            else:
                state = state.change(seat, **{measure.quantity: exactly(measure.number)})
        kinds = [card.kind for card in measure.cards or ()]
        if measure.quantity == "hand" and not unlike(player.hand, kinds):
            state = state.change(seat, hand=named(player.hand, kinds))
    return state


def named(hand: Zone, kinds: list[str]) -> Zone:
    """Return a hand of which a list names some or all cards."""
    listed = Zone.of(kinds)
    known = tuple(map(max, hand.known, listed.known))
    return Zone(known, max(0, len(kinds) - sum(known)))


def nothing(state: State, move: object) -> State:
    """Return the same position."""
    del move
    return state


PLAY: Mapping[type, Play] = {
    Stand: turn.stand,
    moves.Deal: market.deal,
    moves.Stalls: market.stalls,
    moves.Mosaics: quarry.mosaics,
    OpenTurn: turn.open_turn,
    CloseTurn: turn.close_turn,
    SettleVisit: quarry.settle_visit,
    moves.Pass: passed,
    moves.Market: market.market,
    moves.Refill: market.refill,
    moves.Discard: market.discard,
    moves.Keep: market.keep,
    moves.Reshuffle: market.reshuffle,
    moves.Quarry: quarry.quarry,
    moves.Build: quarry.build,
    moves.Pay: quarry.pay,
    moves.Bonus: quarry.bonus,
    moves.Claim: quarry.claim,
    moves.Drop: quarry.drop,
    moves.Top: quarry.top,
    moves.Cleopatra: quarry.cleopatra,
    moves.Roll: priest.roll,
    moves.Offering: priest.offering,
    moves.By: by,
    moves.Beggar: characters.beggar,
    moves.Courtesan: characters.courtesan,
    moves.Envoy: characters.envoy,
    moves.ScribePicks: characters.scribe_picks,
    moves.ScribeTurns: characters.scribe_turns,
    moves.Smuggler: characters.smuggler,
    moves.Vizier: characters.vizier,
    moves.Trade: characters.trade,
    moves.Check: check,
    LetStand: nothing,
}


def play(state: State, step: Step) -> State:
    """Return the position after a step."""
    return PLAY[type(step)](state, step)


def reveal(state: State, line: moves.Reveal) -> State:
    """Return the position after a hand was put down at the end."""
    seat = state.table.seat(line.player.text)
    kinds = [card.kind for card in line.cards]
    if unlike(state.players[seat].hand, kinds):
        return state
    return evolve(state.change(seat, hand=named(state.players[seat].hand, kinds)))
