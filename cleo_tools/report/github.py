"""Findings as annotations of a GitHub workflow, and as a list for its log."""

import hashlib
from collections import Counter
from collections.abc import Sequence

from cleo_tools.check import Checked
from cleo_tools.diagnostics import Catalogue, Diagnostic, Severity
from cleo_tools.games.game import Game, game_of
from cleo_tools.report import common, short, summary
from cleo_tools.report.full import visible

# GitHub shows no more of each kind in one step.
MOST = 10
_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = _DATA | str.maketrans({":": "%3A", ",": "%2C"})
_COUNTS = {
    "errors": "count-errors",
    "warnings": "count-warnings",
    "notes": "count-notes",
    "consequences": "count-follows",
}


def render(done: Sequence[Checked], lang: str | None) -> str:
    """Return annotations for what stands on its own, then every finding on a line, then how many there are."""
    annotations: list[str] = []
    listed: list[str] = []
    shown: Counter[str] = Counter()
    for checked in done:
        catalogue = common.words(checked, lang)
        source = checked.reading.source
        for finding in checked.findings:
            listed.append(visible(short.render(finding, source, catalogue)))
            kind = _COMMANDS[catalogue.severity(finding)]
            if finding.cause is None and shown[kind] < MOST:
                shown[kind] += 1
                annotations.append(_annotation(kind, finding, checked, catalogue))
        listed.append(visible(summary.verdict(checked, catalogue).partition("\n")[0]))
    lines = [*annotations, *_inert(listed), _counts(done, lang)]
    return "\n".join(lines) + "\n"


def _annotation(kind: str, finding: Diagnostic, checked: Checked, catalogue: Catalogue) -> str:
    span = finding.span
    properties = {
        "file": visible(common.relative(checked.reading.source.name).as_posix()),
        "line": str(span.line),
        "col": str(span.column),
        "endColumn": str(span.column + span.length),
        "title": f"Cleo {finding.code}",
    }
    said = ",".join(f"{key}={value.translate(_PROPERTY)}" for key, value in properties.items())
    message = "\n".join(map(visible, _sentences(finding, checked.game, catalogue)))
    return f"::{kind} {said}::{message.translate(_DATA)}"


def _sentences(finding: Diagnostic, game: Game, catalogue: Catalogue) -> list[str]:
    found = [catalogue.message(finding)]
    hint = catalogue.help(finding)
    if hint:
        found.append(f"{catalogue.phrases['help']}: {hint}")
    if finding.stands is not None:
        reason = finding.stands
        found.append(catalogue.phrase("stands-reason", reason=reason) if reason else catalogue.phrase("stands"))
    return [*found, *(f"{rule} {game.rule_text(rule, catalogue.lang)}" for rule in catalogue.rules(finding))]


def _inert(lines: list[str]) -> list[str]:
    """Return lines in which GitHub looks for no commands, whatever a player or a file is called.

    Commands are switched off until a word comes that no record can foresee: it follows from all the lines.
    """
    if not lines:
        return []
    word = "cleo-" + hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]
    return [f"::stop-commands::{word}", *lines, f"::{word}::"]


def _counts(done: Sequence[Checked], lang: str | None) -> str:
    game = done[0].game if done else game_of("cleopatra")
    catalogue = game.catalogue(common.language(done, lang))
    counts = {kind: number for kind, number in common.counts(done).items() if number or kind == "errors"}
    parts = [catalogue.phrase(_COUNTS[kind], number=number) for kind, number in counts.items()]
    hidden = sum(checked.hidden for checked in done)
    return ", ".join([*parts, catalogue.phrase("not-shown", number=hidden)] if hidden else parts)
