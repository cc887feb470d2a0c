"""A finding with the lines it is about, as compilers show them."""

import unicodedata
from collections.abc import Mapping

from cleo_tools.diagnostics import Catalogue, Diagnostic, Edit
from cleo_tools.source import Source, Span

WIDEST = 100
_HARMLESS = {"\t": " ", "\u00a0": " ", "\u202f": " "}


def visible(text: str) -> str:
    """Return a text without anything a terminal would obey."""
    return "".join(
        _HARMLESS.get(mark) or ("\ufffd" if unicodedata.category(mark) in ("Cc", "Cs") else mark) for mark in text
    )


def _cells(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    wide = sum(1 for mark in text if unicodedata.east_asian_width(mark) in "WF")
    return len(text) + wide - sum(1 for mark in text if unicodedata.combining(mark))


def _window(line: str, span: Span) -> tuple[str, str, str]:
    """Return the text before, at and after a place, cut so that a long line stays readable."""
    start = max(0, span.column - 1)
    before, at, after = line[:start], line[start : start + span.length], line[start + span.length :]
    if len(before) > WIDEST // 2 and len(line) > WIDEST:
        before = "…" + before[-WIDEST // 2 :]
    if len(at) > WIDEST:
        at, after = at[:WIDEST] + "…", ""
    room = max(0, WIDEST - len(before) - len(at))
    if len(after) > room:
        after = after[:room] + "…"
    return visible(before), visible(at) or " ", visible(after)


def _place(source: Source, span: Span, mark: str, label: str, margin: int) -> list[str]:
    before, at, after = _window(source.line(span.line), span)
    pointer = " " * _cells(before) + mark * max(1, _cells(at))
    return [
        f"{span.line:>{margin}} | {before}{at}{after}".rstrip(),
        f"{'':>{margin}} | {pointer} {label}".rstrip(),
    ]


def _places(diagnostic: Diagnostic, source: Source, catalogue: Catalogue, margin: int) -> list[str]:
    """Return the lines a finding is about, each once for every place in it."""
    earlier = catalogue.related(diagnostic)
    places = [(place, "-", visible(earlier)) for place in dict.fromkeys(diagnostic.related)]
    places.append((diagnostic.span, "^", visible(catalogue.label(diagnostic))))
    shown: list[str] = []
    previous = 0
    for place, mark, label in sorted(places, key=lambda p: (p[0].line, p[0].column)):
        lines = _place(source, place, mark, label, margin)
        shown += lines[1:] if place.line == previous and lines[0] in shown else lines
        previous = place.line
    return shown


def render(
    diagnostic: Diagnostic, source: Source, catalogue: Catalogue, notes: Mapping[str, list[str]] | None = None
) -> str:
    """Return a finding as lines of text; `notes` are further remarks by their heading."""
    span = diagnostic.span
    margin = len(str(max([span.line, *(place.line for place in diagnostic.related)])))
    severity = catalogue.phrases.get(catalogue.severity(diagnostic).value, catalogue.severity(diagnostic).value)
    lines = [
        f"{severity}[{diagnostic.code}]: {visible(catalogue.message(diagnostic))}",
        f"{'':>{margin}}--> {visible(source.name)}:{span.line}:{span.column}",
        f"{'':>{margin}} |",
        *_places(diagnostic, source, catalogue, margin),
    ]
    help_text = catalogue.help(diagnostic)
    remarks: dict[str, list[str]] = {"help": [help_text]} if help_text else {}
    for heading, parts in {**remarks, **(notes or {})}.items():
        name = catalogue.phrases.get(heading, heading)
        for part in parts:
            first, *more = part.split("\n")
            lines.append(f"{'':>{margin}} = {name}: {visible(first)}".rstrip())
            lines += [f"{'':>{margin}}   {visible(line)}" for line in more]
    return "\n".join(lines)


def diff(source: Source, edits: tuple[Edit, ...]) -> str:
    """Return a small change as the lines before and after it."""
    lines = {edit.span.line: source.line(edit.span.line) for edit in edits}
    changed = dict(lines)
    for edit in sorted(edits, key=lambda edit: -edit.span.column):
        text, start = changed[edit.span.line], edit.span.column - 1
        changed[edit.span.line] = text[:start] + edit.text + text[start + edit.span.length :]
    found = []
    for number in sorted(lines):
        found += [f"{number} - {lines[number].strip()}", f"{number} + {changed[number].strip()}"]
    return "\n".join(["", *found])
