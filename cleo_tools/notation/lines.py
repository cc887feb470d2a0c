"""One line: its comment, its quotation marks, its clauses."""

import re
from collections.abc import Iterator

_SPECIAL = re.compile(r"[\"“„«#]|[^\S ]")
_CLOSING = {'"': '"', "“": "”", "„": "“”", "«": "»"}
_SEMICOLON = re.compile(r'"(?:\\.|[^"\\])*"|;')


def split(raw: str) -> tuple[str, str | None, int | None]:
    """Return a line in plain marks, its comment, and where a quotation mark stands that nothing closes.

    Marks are replaced one for one, so that columns stay; what stands between quotation marks stays as it is.
    """
    if _SPECIAL.search(raw) is None:
        return raw, None, None
    marks = list(raw)
    closing, opened, escaped = "", None, False
    for index, mark in enumerate(raw):
        if closing:
            if mark in closing and not escaped:
                marks[index], closing, opened = '"', "", None
            escaped = mark == "\\" and not escaped
        elif mark in _CLOSING:
            marks[index], closing, opened, escaped = '"', _CLOSING[mark], index, False
        elif mark == "#":
            return "".join(marks[:index]), raw[index + 1 :].removeprefix(" ").rstrip(), opened
        elif mark.isspace():
            marks[index] = " "
    return "".join(marks), None, opened


def pieces(text: str, start: int) -> Iterator[tuple[int, int]]:
    """Yield where the clauses of a line stand: between semicolons outside quotation marks."""
    begin = start
    for match in _SEMICOLON.finditer(text, start):
        if match[0] == ";":
            yield begin, match.start()
            begin = match.end()
    yield begin, len(text)
