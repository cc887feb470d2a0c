"""A finding with the lines it is about, as compilers show them."""

import unicodedata

from cleo_tools.diagnostics import Catalogue, Diagnostic
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


def render(diagnostic: Diagnostic, source: Source, catalogue: Catalogue) -> str:
    """Return a finding as lines of text."""
    span = diagnostic.span
    margin = len(str(max([span.line, *(place.line for place in diagnostic.related)])))
    severity = catalogue.severity(diagnostic).value
    lines = [
        f"{severity}[{diagnostic.code}]: {visible(catalogue.message(diagnostic))}",
        f"{'':>{margin}}--> {source.name}:{span.line}:{span.column}",
        f"{'':>{margin}} |",
    ]
    places = [(place, "-", catalogue.related(diagnostic)) for place in diagnostic.related]
    places.append((span, "^", visible(catalogue.label(diagnostic))))
    for place, mark, label in sorted(places, key=lambda p: (p[0].line, p[0].column)):
        lines += _place(source, place, mark, label, margin)
    help_text = catalogue.help(diagnostic)
    if help_text:
        lines.append(f"{'':>{margin}} = help: {visible(help_text)}")
    return "\n".join(lines)
