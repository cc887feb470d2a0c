"""A record replayed against a game becomes a verdict."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import evolve, field, frozen

from cleo_tools.diagnostics import Diagnostic, Finding, Severity
from cleo_tools.games.game import Event, Game, Steps
from cleo_tools.notation.record import Players, Record
from cleo_tools.rulings import Rulings
from cleo_tools.source import Extent, Span
from cleo_tools.unseen import Unseen, ask, opened, reach

# The doubt that a clause nobody could read casts on everything.
ANYTHING = "*"
# Longer records are judged once: no game needs as many steps, and trying every ruling would take minutes.
MOST_STEPS = 20_000


@frozen
class Dependence:
    """What would be different under another ruling."""

    option: str
    value: str
    # The findings that would not be there, and how many would be new.
    without: tuple[tuple[str, Span], ...]
    extra: tuple[tuple[str, Span], ...]
    legal: bool
    # The winners and the final figures there, if they differ.
    winners: tuple[str, ...] | None = None
    scores: Any = None


@frozen
class Verdict:
    """What came of a replay."""

    game: Game = field(repr=False)
    rulings: Rulings
    findings: tuple[Diagnostic, ...]
    state: Any = field(repr=False)
    scores: Any
    depends: tuple[Dependence, ...] = ()
    # Whether other rulings were tried; a record too long for any game is judged once.
    tried: bool = True
    # Fields of the board that the verdict rests on and that are no more than a reconstruction.
    reconstructed: tuple[str, ...] = ()
    # Whether some deal of the cards that nobody saw explains the record; None where everything was seen.
    unseen: Unseen | None = field(default=None, repr=False)

    @property
    def legal(self) -> bool:
        """Whether nothing illegal was found that the table did not let stand."""
        return not _errors(self.game, self.findings)


def _errors(game: Game, findings: Iterable[Diagnostic]) -> list[Diagnostic]:
    return [d for d in findings if d.root and game.codes[d.code].severity is Severity.ERROR]


@frozen
class _Chunk:
    """A stretch of the replay: the position before it, what was found in it, and which options it asked for."""

    before: Any
    after: Any
    findings: tuple[Diagnostic, ...]
    asked: frozenset[str]
    # Which cards moved, and whether that is certain up to its end.
    moved: Any
    certain: bool


@frozen
class _Replay:
    """A whole replay."""

    chunks: tuple[_Chunk, ...]
    last: _Chunk
    scores: Any
    # Whether some deal explains it, and which options that question asked for.
    unseen: Unseen | None
    asked: frozenset[str]

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """Everything that was found step by step, in the order of the record."""
        return (*(d for chunk in self.chunks for d in chunk.findings), *self.last.findings)


@frozen(eq=False)
class _Case:
    """A record before its judge: everything that is the same under every ruling."""

    record: Record
    game: Game
    board: Any
    steps: list[Steps]
    # Where clauses could not be read: what follows from their absence is nobody's fault.
    lost: tuple[Span, ...]
    deduce: bool = False
    brief: bool = False

    def replay(self, rulings: Rulings) -> _Replay:
        """Return a whole replay."""
        state = self.game.start(self.record.players, self.board, rulings)
        opening = _place(self.game.opening(state), _players_line(self.record), state)
        asked = frozenset(rulings.asked)
        chunks = []
        for steps in self.steps:
            chunks.append(self.run(state, steps))
            state = chunks[-1].after
        first = chunks[0]
        chunks[0] = evolve(first, findings=(*opening, *first.findings), asked=first.asked | asked)
        last, scores = self.conclude(state)
        unseen = self.unseen(chunks, last)
        asked = frozenset(rulings.asked)
        return _Replay(tuple(chunks), *self.narrowed(last, scores, unseen), unseen, asked)

    def unseen(self, chunks: list[_Chunk], last: _Chunk, *, brief: bool = False) -> Unseen | None:
        """Return whether some deal explains what moved, as far as that is certain."""
        if self.long:
            return None
        parts = [self.game.cards.dealt(chunks[0].before)]
        for chunk in (*chunks, last):
            parts.append(chunk.moved)
            if not chunk.certain:
                break
        whole = all(chunk.certain for chunk in (*chunks, last))
        if not self.deduce and not self.game.cards.unseen(parts, chunks[0].after):
            return None
        last.before.table.rulings.asked.clear()
        return ask(self.game, parts, last.before, whole=whole, brief=brief or self.brief)

    def run(self, state: Any, steps: Steps) -> _Chunk:
        """Return one stretch of the replay."""
        rulings: Rulings = state.table.rulings
        rulings.asked.clear()
        before, found, events = state, [], []
        gap = self._gap(steps)
        certain = gap is None
        for step, span in steps:
            after, findings = self.game.judge(state, step, span)
            certain = certain and not any(map(self.game.cards.spoilt, findings))
            if certain:
                events.append(Event(state, step, span, after, not findings))
            if findings:
                placed = _place(findings, span, state if state.turns == after.turns else after)
                if gap is not None:
                    placed = [evolve(d, cause=d.cause or gap) for d in placed]
                found += placed
                after = _doubting(after, findings, placed)
            state = after
        if gap is not None and ANYTHING not in state.doubts:
            state = evolve(state, doubts={**state.doubts, ANYTHING: gap})
        moved = self.game.cards.moved(events)
        certain = certain and not self.game.cards.vague(moved)
        return _Chunk(before, state, tuple(found), frozenset(rulings.asked), moved, certain)

    def _gap(self, steps: Steps) -> Span | None:
        """Return where something could not be read in a stretch of the record."""
        if not self.lost or not steps:
            return None
        first = min(span.line for _, span in steps)
        index = next((number for number, chunk in enumerate(self.steps) if chunk is steps), 0)
        later = [chunk[0][1].line for chunk in self.steps[index + 1 :] if chunk]
        last = later[0] if later else 10**9
        return next((span for span in self.lost if first <= span.line < last), None)

    def conclude(self, state: Any, tainted: Any = None) -> tuple[_Chunk, Any]:
        """Return the end of the replay, and the scores."""
        rulings: Rulings = state.table.rulings
        rulings.asked.clear()
        after, findings, scores = self.game.conclude(state, self.record, tainted)
        found: list[Diagnostic] = []
        doubting = state
        for finding, span in findings:
            placed = [evolve(d, stands=None) for d in _place([finding], span, doubting)]
            found += placed
            doubting = _doubting(doubting, [finding], placed)
        wrong = {span for _, span in findings}
        lines = [(entry.body, entry.span) for entry in self.record.close if entry.span not in wrong]
        moved = self.game.cards.revealed(state, lines)
        return _Chunk(state, after, tuple(found), frozenset(rulings.asked), moved, certain=True), scores

    def again(self, replay: _Replay, rulings: Rulings, option: str) -> tuple[list[Diagnostic], list[Diagnostic], Any]:
        """Return what was found and what would be found under another ruling, and the scores then.

        Only the turns are replayed that can be different: from the first one in which the option was asked for, until
        the position is the same again.
        """
        fresh = self.game.start(self.record.players, self.board, rulings)
        ours: list[Diagnostic] = list(self.impossible(replay.unseen, replay.chunks))
        theirs: list[Diagnostic] = []
        chunks = list(replay.chunks)
        state = None
        for index, chunk in enumerate(replay.chunks):
            if state is None:
                if option not in chunk.asked:
                    continue
                state = evolve(chunk.before, table=fresh.table)
            again = chunks[index] = self.run(state, self.steps[index])
            ours += chunk.findings
            theirs += again.findings
            if not index:
                theirs += _place(self.game.opening(fresh), _players_line(self.record), fresh)
            state = None if again.after == chunk.after else again.after
        unseen, same = replay.unseen, state is None and option not in replay.last.asked
        last, scores = replay.last, replay.scores
        if not same:
            last, scores = self.conclude(evolve(last.before, table=fresh.table) if state is None else state)
        moved = any(one.moved != other.moved for one, other in zip(chunks, replay.chunks, strict=True))
        worse = _places(_errors(self.game, [*theirs, *last.findings])) - _places(_errors(self.game, replay.findings))
        # What is illegal under the other ruling anyway need not be possible; only scores may still rest on that.
        undecided = replay.unseen is not None and replay.unseen.possible is None
        if (moved or option in replay.asked) and not undecided and (scores is not None or not worse):
            there = self.unseen(chunks, evolve(last, before=evolve(last.before, table=fresh.table)), brief=True)
            # What nobody can say is no difference.
            unseen = there if there is None or there.possible is not None else unseen
        if not same or unseen is not replay.unseen:
            last, scores = self.narrowed(last, scores, unseen)
            ours += replay.last.findings
            theirs += last.findings
        return ours, [*theirs, *self.impossible(unseen, chunks)], scores

    @property
    def long(self) -> bool:
        """Whether the record is longer than any game."""
        return sum(map(len, self.steps)) > MOST_STEPS

    def narrowed(self, last: _Chunk, scores: Any, unseen: Unseen | None) -> tuple[_Chunk, Any]:
        """Return the end of a replay with all that the whole record tells about hands nobody put down."""
        if scores is None or unseen is None or not unseen.possible or not unseen.whole:
            return last, scores
        hands, kinds = self.game.cards.hands(last.after)
        found = reach(unseen, hands, kinds) if hands else {}
        if not found:
            return last, scores
        return self.conclude(last.before, {name: (extent.low, extent.high) for name, extent in found.items()})

    def impossible(self, unseen: Unseen | None, chunks: Sequence[_Chunk]) -> Iterator[Diagnostic]:
        """Yield what is wrong where no deal explains the record; the table may have let that stand, too."""
        if unseen is None or unseen.contradiction is None:
            return
        finding = self.game.cards.impossible(unseen.contradiction)
        span = unseen.contradiction.spans[-1]
        here = next((chunk for chunk in chunks if chunk.after.at.line >= span.line), chunks[-1])
        yield from _place([finding], span, here.after)


def verify(  # noqa: PLR0913 # what to judge, by what, and how much of it
    record: Record,
    game: Game,
    rulings: Rulings,
    board: Any,
    *,
    depends: bool = True,
    lost: tuple[Span, ...] = (),
    trace: list[Any] | None = None,
    deduce: bool = False,
    brief: bool = False,
) -> Verdict:
    """Return the verdict on a record.

    `lost` are the places of clauses that could not be read; `trace` takes the positions after every turn and what was
    found in it; with `deduce` cards are followed even where all of them were seen; a `brief` verdict says where a
    record became impossible, and not why.
    """
    case = _Case(record, game, board, game.chunks(record), lost, deduce, brief)
    replay = case.replay(rulings)
    unseen, state = replay.unseen, replay.last.after
    if trace is not None:
        trace.append([(chunk.after, _places(chunk.findings)) for chunk in replay.chunks])
    provenance = state.table.board.provenance
    found = Verdict(
        game,
        rulings,
        (*replay.findings, *case.impossible(unseen, replay.chunks)),
        state,
        replay.scores,
        reconstructed=tuple(sorted(f for f in state.table.leant if provenance.get(f) == "reconstructed")),
        unseen=unseen,
    )
    if not depends:
        return found
    if case.long:
        return evolve(found, tried=False)
    if unseen is not None:
        found = evolve(found, unseen=evolve(unseen, open=opened(unseen)))
    return evolve(found, depends=tuple(_dependences(case, rulings, replay)))


def _players_line(record: Record) -> Span:
    return next((entry.span for entry in record.header if isinstance(entry.body, Players)), Span(1, 1, 1))


def _place(findings: Iterable[Finding], clause: Span, state: Any) -> list[Diagnostic]:
    """Return findings with their places, and marked where they may only follow from an earlier fault."""
    placed = []
    for finding in findings:
        at = finding.at
        span = (at.within(clause) if at.length else clause) if isinstance(at, Extent) else at or clause
        rests = (*finding.rests, ANYTHING) if finding.rests else ()
        cause = next((state.doubts[key] for key in rests if key in state.doubts), None)
        stands = state.turn.stands
        placed.append(
            Diagnostic(finding.code, span, finding.facts, finding.earlier, cause, stands, rules=finding.rules)
        )
    return placed


def _doubting(state: Any, findings: Iterable[Finding], placed: Iterable[Diagnostic]) -> Any:
    """Return a position that remembers what the findings made uncertain."""
    fresh = {
        key: diagnostic.span
        for finding, diagnostic in zip(findings, placed, strict=True)
        if diagnostic.root
        for key in finding.spoils
        if key not in state.doubts
    }
    return evolve(state, doubts={**state.doubts, **fresh}) if fresh else state


# Rulings.


def _dependences(case: _Case, rulings: Rulings, replay: _Replay) -> Iterable[Dependence]:
    """Yield what another value of an option would change, for every live option that mattered."""
    register = case.game.register
    asked = replay.asked.union(*(chunk.asked for chunk in replay.chunks), replay.last.asked)
    for option in register:
        if option not in asked or not register[option].live:
            continue
        for value in rulings.others(option):
            ours, theirs, scores = case.again(replay, rulings.instead(option, value), option)
            before, after = _errors(case.game, ours), _errors(case.game, theirs)
            if _places(before) == _places(after) and scores == replay.scores:
                continue
            elsewhere = _places(_errors(case.game, replay.findings)) - _places(before)
            yield Dependence(
                option,
                value,
                tuple(sorted(_places(before) - _places(after), key=_order)),
                tuple(sorted(_places(after) - _places(before), key=_order)),
                not after and not elsewhere,
                None if _winners(scores) == _winners(replay.scores) else _winners(scores),
                None if scores == replay.scores else scores,
            )


def _places(findings: Iterable[Diagnostic]) -> set[tuple[str, Span]]:
    return {(diagnostic.code, diagnostic.span) for diagnostic in findings}


def _order(found: tuple[str, Span]) -> tuple[int, int, str]:
    return found[1].line, found[1].column, found[0]


def _winners(scores: Any) -> tuple[str, ...] | None:
    return None if scores is None else scores.winners
