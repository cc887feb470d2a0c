"""One step of a record: what is wrong with it, and the position after it."""

from collections.abc import Iterator, Mapping

from cleo_tools.change import evolve
from cleo_tools.diagnostics import Finding
from cleo_tools.games.cleopatra import moves
from cleo_tools.games.cleopatra.amounts import Amount
from cleo_tools.games.cleopatra.board import Board
from cleo_tools.games.cleopatra.characters import name_of
from cleo_tools.games.cleopatra.play import play, reveal
from cleo_tools.games.cleopatra.rules import RULES, cards, ending, setup
from cleo_tools.games.cleopatra.scoring import Claims, Scores, reckon
from cleo_tools.games.cleopatra.state import State, Table, start
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn, SettleVisit, Stand, Step
from cleo_tools.notation import record as r
from cleo_tools.rulings import Rulings
from cleo_tools.source import Span

Placed = tuple[Step, Span]
_SETTLING = (moves.Bonus, moves.Roll)
_DECIDING = (moves.Keep, moves.Smuggler)
_WORK = (moves.Build, moves.Pay, moves.Claim, moves.Drop, moves.Top)


def begin(names: tuple[str, ...], board: Board, rulings: Rulings) -> State:
    """Return the position before anything is written."""
    return start(Table(names, board, rulings))


def opening(state: State) -> Iterator[Finding]:
    """Yield what is wrong before the first line."""
    yield from setup.wrong_number_of_players(state)


def chunks(record: r.Record) -> list[tuple[Placed, ...]]:
    """Return the steps of a record: the setup, then each turn with the audits that follow it."""
    names = record.players
    found: list[list[Placed]] = [[(entry.body, entry.span) for entry in record.setup]]
    seats = {name: seat for seat, name in enumerate(names)}
    turns = [entry for entry in record.play if isinstance(entry.body, r.Turn)]
    upcoming = iter([*turns[1:], None])
    for entry in record.play:
        if not isinstance(entry.body, r.Turn):
            found[-1].append((entry.body, entry.span))
            continue
        following = next(upcoming)
        seat = seats.get(entry.body.player.text)
        if seat is None:
            continue
        after = seats.get(following.body.player.text) if following else None
        found.append(list(_turn(entry.body, entry.span, seat, after)))
    return [_with_stand(chunk) for chunk in found]


def _turn(turn: r.Turn, span: Span, seat: int, following: int | None) -> Iterator[Placed]:
    ahead = frozenset(type(clause.move) for clause in turn.clauses if isinstance(clause.move, _DECIDING))
    builds = sum(isinstance(clause.move, moves.Build) for clause in turn.clauses)
    yield OpenTurn(seat, following, ahead=ahead, builds=builds), span
    last_work = max((index for index, c in enumerate(turn.clauses) if isinstance(c.move, _WORK)), default=-1)
    last_build = max((index for index, c in enumerate(turn.clauses) if isinstance(c.move, moves.Build)), default=-1)
    unsettled = False
    for index, clause in enumerate(turn.clauses):
        move = clause.move
        # As long as something is built, paid or claimed, no audit, offering or word about Cleopatra settles the visit.
        late = isinstance(move, (moves.Check, moves.Offering)) and index > last_work
        late = late or (isinstance(move, moves.Cleopatra) and index > last_build)
        if unsettled and (isinstance(move, _SETTLING) or late):
            yield SettleVisit(), clause.span
            unsettled = False
        unsettled = unsettled or isinstance(move, (moves.Build, moves.Quarry))
        yield move, clause.span
    end = turn.clauses[-1].span if turn.clauses else span
    if unsettled:
        yield SettleVisit(), end
    yield CloseTurn(), end


def _with_stand(chunk: list[Placed]) -> tuple[Placed, ...]:
    """Return a turn that knows from its start whether the table let its faults stand."""
    stand = next((step for step, _ in chunk if isinstance(step, r.LetStand)), None)
    if stand is None:
        return tuple(chunk)
    if not isinstance(chunk[0][0], OpenTurn):
        return ((Stand(stand.reason or ""), chunk[0][1]), *chunk)
    return ((evolve(chunk[0][0], stands=stand.reason or ""), chunk[0][1]), *chunk[1:])


def judge(state: State, step: Step, span: Span) -> tuple[State, list[Finding]]:
    """Return the position after a step, and what was wrong with it."""
    state = evolve(state, at=span)
    found = [finding for rule in RULES[type(step)] for finding in rule(state, step)]
    if isinstance(step, moves.By) and name_of(step.move) and not found:
        acting = state.during(actor=state.table.seat(step.player.text))
        found += [finding for rule in RULES.get(type(step.move), ()) for finding in rule(acting, step.move)]
    after = play(state, step)
    found += cards.named_too_often(after, cards.named(step.move if isinstance(step, moves.By) else step))
    return after, found


# After the last turn.


def conclude(
    state: State, record: r.Record, tainted: Mapping[str, tuple[int, int]] | None = None
) -> tuple[State, list[tuple[Finding, Span]], Scores | None]:
    """Return the last position, what is wrong with the lines after the end, and the scores if the game is over.

    `tainted` bounds the tainted cards in a hand, where the whole record tells more about them than the hand.
    """
    found: list[tuple[Finding, Span]] = []
    for entry in record.close:
        line = entry.body
        state = evolve(state, at=entry.span)
        match line:
            case r.End():
                found += [(finding, entry.span) for finding in ending.ended_too_soon(state, line)]
            case moves.Reveal():
                found += [(finding, entry.span) for finding in ending.other_hand(state, line)]
                state = reveal(state, line)
                found += [(finding, entry.span) for finding in cards.named_too_often(state, cards.named(line))]
            case moves.Check():
                state, more = judge(state, line, entry.span)
                found += [(finding, entry.span) for finding in more]
    if state.over is None and not any(isinstance(entry.body, r.End) for entry in record.close):
        return state, found, None
    scores = reckon(state, _claims(record, tainted or {}))
    for entry in record.close:
        found += [(finding, entry.span) for finding in _final(state, entry.body, scores)]
    return state, found, scores


def _claims(record: r.Record, tainted: Mapping[str, tuple[int, int]]) -> Claims:
    lines = [entry.body for entry in record.close]
    eaten = next((line for line in lines if isinstance(line, moves.Eaten)), None)
    said = {
        line.player.text: measure.number
        for line in lines
        if isinstance(line, moves.Score)
        for measure in line.measures
        if measure.quantity == "amulets" and measure.number is not None
    }
    return Claims(
        {line.player.text: line.amulets for line in lines if isinstance(line, moves.Shed)},
        tuple(name.text for name in eaten.players) if eaten else None,
        said,
        {name: Amount(*bounds) for name, bounds in tainted.items()},
    )


def _final(state: State, line: object, scores: Scores) -> Iterator[Finding]:
    match line:
        case moves.Shed():
            yield from ending.wrong_shed(state, line, scores)
        case moves.Eaten():
            yield from ending.wrong_victim(state, line, scores)
        case moves.Score():
            yield from ending.wrong_score(state, line, scores)
        case r.Winner():
            yield from ending.wrong_winner(state, line, scores)
        case r.Ranking():
            yield from ending.wrong_ranking(state, line, scores)
