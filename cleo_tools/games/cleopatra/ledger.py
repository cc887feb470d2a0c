"""Where every number comes from: the chain of lines that made it."""

from collections.abc import Iterator

from attrs import frozen

from cleo_tools.games.cleopatra import moves, palace
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.board import Board
from cleo_tools.games.cleopatra.characters import name_of
from cleo_tools.games.cleopatra.judge import begin, chunks, judge
from cleo_tools.games.cleopatra.play.market import as_played
from cleo_tools.games.cleopatra.scoring import Scores
from cleo_tools.games.cleopatra.state import NOWHERE, Element, Player, State
from cleo_tools.games.cleopatra.steps import SettleVisit, Step
from cleo_tools.notation.record import Record
from cleo_tools.rulings import Rulings
from cleo_tools.source import Span

QUANTITIES = ("talents", "amulets", "cards", "merchants", "statues")
_SOURCES: dict[type, str] = {
    moves.Market: "market",
    moves.Pay: "pay",
    moves.Discard: "limit",
    moves.Keep: "limit",
    moves.Offering: "offering",
    moves.Claim: "claim",
    moves.Trade: "trade",
    moves.Bonus: "bonus",
}


@frozen
class Line:
    """One change of one number: whose, by how much, to what, where, and by what."""

    player: str
    quantity: str
    change: Amount
    after: Amount
    span: Span
    turn: int
    source: str


def ledger(record: Record, rulings: Rulings, board: Board, scores: Scores | None) -> Iterator[Line]:
    """Yield every change of every number, in the order of the record."""
    state = begin(record.players, board, rulings)
    for player in state.players:
        for quantity in QUANTITIES:
            amount = _amount(player, quantity)
            yield Line(player.name, quantity, amount, amount, NOWHERE, 0, "start")
    for chunk in chunks(record):
        for step, span in chunk:
            before, (state, _) = state, judge(state, step, span)
            yield from _changes(before, state, step, span)
    if scores is not None:
        yield from _final(state, scores)


def _amount(player: Player, quantity: str) -> Amount:
    match quantity:
        case "talents":
            return player.talents
        case "amulets":
            return player.amulets
        case "cards":
            return Amount(player.hand.size, player.hand.size + player.hand.maybe)
        case "merchants":
            return exactly(player.merchants)
        case _:
            return exactly(player.statues)


def _changes(before: State, after: State, step: Step, span: Span) -> Iterator[Line]:
    if isinstance(step, SettleVisit):
        yield from _rewards(before, after)
        return
    source = _source(step)
    for old, new in zip(before.players, after.players, strict=True):
        if old == new:
            continue
        for quantity in QUANTITIES:
            was, now = _amount(old, quantity), _amount(new, quantity)
            if was != now:
                change = Amount(now.low - was.low, now.high - was.high)
                yield Line(new.name, quantity, change, now, span, after.turns, source)


def _source(step: Step) -> str:
    if isinstance(step, moves.By):
        return _source(step.move)
    return name_of(step) or _SOURCES.get(type(step), "other")


def _rewards(before: State, after: State) -> Iterator[Line]:
    """Yield the reward of each element of a visit, and the extra for several."""
    turn = after.turn
    name = after.players[turn.seat].name
    held = before.players[turn.seat].talents
    for element in turn.elements[before.turn.settled :]:
        gain = as_played(after, element.claimed, palace.reward(after, element))
        held += gain
        yield Line(name, "talents", gain, held, element.span, after.turns, _reward(element))
    extra = turn.bonus - before.turn.bonus
    if extra:
        yield Line(name, "talents", exactly(extra), held + extra, turn.elements[-1].span, after.turns, "bonus")


def _reward(element: Element) -> str:
    return f"reward-{element.element}"


def _final(state: State, scores: Scores) -> Iterator[Line]:
    """Yield what the final reckoning does."""
    where = state.over or NOWHERE
    for score in scores.players:
        if score.merchants:
            bonus = exactly(score.merchants)
            yield Line(score.name, "talents", bonus, score.total, where, state.turns, "merchants")
        held = score.amulets + score.from_hand
        if score.from_hand.high:
            yield Line(score.name, "amulets", score.from_hand, held, where, state.turns, "hand")
        if score.squares:
            shed = Amount(-score.shed.high, -score.shed.low)
            yield Line(score.name, "amulets", shed, score.left, where, state.turns, "sanctuaries")
