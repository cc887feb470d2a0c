"""A text becomes a verdict: read, judged, and with small fixes where there are any."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import field, frozen

from cleo_tools.diagnostics import Diagnostic, Severity, find, phrase
from cleo_tools.fixes import with_fixes
from cleo_tools.games.game import Game
from cleo_tools.notation import record as r
from cleo_tools.notation import slips
from cleo_tools.notation.read import Reading
from cleo_tools.rulings import Rulings
from cleo_tools.verify import Verdict, verify

STANDARD = "standard"
MOST_FINDINGS = 200


@frozen
class Checked:
    """A record read and judged: its slips, its faults, and the verdict (none if nobody is said to play)."""

    reading: Reading = field(repr=False)
    game: Game = field(repr=False)
    findings: tuple[Diagnostic, ...]
    verdict: Verdict | None = None
    # How many more findings there are than anybody would read, and whether one of them counts.
    hidden: int = 0
    worse: bool = False

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The findings that count."""
        return tuple(d for d in self.findings if _counts(d, self.game))

    @property
    def fine(self) -> bool:
        """Whether the record is well written and legal."""
        return not self.errors and not self.worse and self.verdict is not None


def _counts(diagnostic: Diagnostic, game: Game) -> bool:
    return diagnostic.root and game.catalogue("en").codes[diagnostic.code].severity is Severity.ERROR


@frozen
class Wishes:
    """What a caller wants beyond what the record says."""

    edition: str | None = None
    rules: Mapping[str, str] = field(factory=dict)
    board: str | None = None
    depends: bool = True
    fixes: bool = True


def check(reading: Reading, game: Game, wishes: Wishes, base: Path | None = None) -> Checked:
    """Return what is wrong with a record, and the verdict on it."""
    record = reading.record
    if not record.players or len(set(record.players)) < len(record.players):
        return Checked(reading, game, reading.slips, hidden=reading.skipped)
    header: list[Diagnostic] = []
    rulings = agreed(record, game, wishes, header)
    board = board_of(record, game, wishes, base, header)
    lost = tuple(slip.span for slip in reading.slips if slip.code in slips.UNREAD)
    verdict = verify(record, game, rulings, board, depends=wishes.depends, lost=lost)
    found = [*reading.slips, *header, *verdict.findings]
    ordered = tuple(sorted(found, key=lambda d: (d.span.line, d.span.column)))
    shown, hidden = ordered[:MOST_FINDINGS], len(ordered) - MOST_FINDINGS
    if wishes.fixes and hidden <= 0:
        shown = with_fixes(shown, reading, game, rulings, board)
    worse = any(_counts(d, game) for d in ordered[MOST_FINDINGS:])
    return Checked(reading, game, shown, verdict, reading.skipped + max(0, hidden), worse)


def agreed(record: r.Record, game: Game, wishes: Wishes, found: list[Diagnostic]) -> Rulings:
    """Return what the table agreed on: the record's edition and rules, changed by the caller's."""
    edition = record.first(r.Edition)
    changes: dict[str, str] = {}
    for entry in record.header:
        if not isinstance(entry.body, r.Ruling):
            continue
        problem = wrong_ruling(game, entry.body.option, entry.body.value)
        if problem is None:
            changes[entry.body.option] = entry.body.value
        else:
            found.append(Diagnostic(problem.code, entry.span, problem.facts))
    return game.rulings(wishes.edition or (edition.key if edition else None), {**changes, **wishes.rules})


def wrong_ruling(game: Game, option: str, value: str) -> Any:
    """Return what is wrong with a ruling, or None."""
    known = game.register.get(option)
    if known is None:
        return find("C107", option=option, hint=slips.closest(option, game.register))
    if not known.live:
        return find("C109", option=option, reason=phrase(f"settled-{option}"))
    if value not in known.values:
        hint = slips.closest(value, known.values)
        return find("C108", option=option, value=value, values=", ".join(known.values), hint=hint)
    return None


def board_of(record: r.Record, game: Game, wishes: Wishes, base: Path | None, found: list[Diagnostic]) -> Any:
    """Return the board on the table: the caller's, or the record's; the standard one where that cannot be used."""
    line = next((entry for entry in record.header if isinstance(entry.body, r.Board)), None)
    name = wishes.board or (line.body.name if line else STANDARD)
    try:
        return game.load_board(name, None if wishes.board else base)
    except ValueError as problem:
        if line is None or wishes.board:
            raise
        found.append(Diagnostic("C113", line.span, {"problem": str(problem)}))
        return game.load_board(STANDARD)
