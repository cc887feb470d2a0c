"""Small changes that would make a record right: each is tried, and offered only if it works. None is ever applied."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from attrs import evolve

from cleo_tools.diagnostics import Diagnostic, Edit, Severity
from cleo_tools.games.game import Game
from cleo_tools.notation.read import Reading, read
from cleo_tools.rulings import Rulings
from cleo_tools.source import Source
from cleo_tools.verify import verify

MOST_FINDINGS = 8
MOST_TRIES = 24
# Every try replays the whole record.
MOST_TURNS = 400


def apply(text: str, edits: Iterable[Edit]) -> str:
    """Return a text after some changes."""
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda edit: (-edit.span.line, -edit.span.column)):
        line, start = lines[edit.span.line - 1], edit.span.column - 1
        lines[edit.span.line - 1] = line[:start] + edit.text + line[start + edit.span.length :]
    return "\n".join(lines)


def _errors(findings: Iterable[Diagnostic], game: Game) -> Counter[tuple[str, int]]:
    codes = game.catalogue("en").codes
    return Counter((d.code, d.span.line) for d in findings if d.root and codes[d.code].severity is Severity.ERROR)


def with_fixes(
    findings: tuple[Diagnostic, ...], reading: Reading, game: Game, rulings: Rulings, board: Any
) -> tuple[Diagnostic, ...]:
    """Return findings with a small change wherever one removes a fault and brings no other."""
    before = _errors(findings, game)
    # What only followed from the fault may stand on its own once the fault is gone.
    known = before + Counter((d.code, d.span.line) for d in findings if d.cause is not None)
    if not before or not reading.complete or len(reading.record.turns) > MOST_TURNS:
        return findings

    def mends(diagnostic: Diagnostic, edits: tuple[Edit, ...]) -> bool:
        text = apply(reading.source.text, edits)
        again = read(Source(reading.source.name, text), game.dialect, reading.record.lang)
        if again.slips:
            return False
        after = _errors(verify(again.record, game, rulings, board, depends=False, brief=True).findings, game)
        return after[diagnostic.code, diagnostic.span.line] < before[diagnostic.code, diagnostic.span.line] and (
            after <= known
        )

    found, tried = [], 0
    for diagnostic in findings:
        fix: tuple[Edit, ...] = ()
        if diagnostic.root and tried < MOST_FINDINGS and diagnostic.code in game.codes:
            tried += 1
            tries = [edits for _, edits in zip(range(MOST_TRIES), game.candidates(diagnostic, reading), strict=False)]
            fix = next((edits for edits in tries if mends(diagnostic, edits)), ())
        found.append(evolve(diagnostic, edits=fix) if fix else diagnostic)
    return tuple(found)
