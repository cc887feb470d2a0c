"""Numbers as tables: the final scores with their sources, and the chain of lines behind a number."""

from collections.abc import Iterable
from typing import Any

from cleo_tools.diagnostics import Catalogue
from cleo_tools.report.full import visible
from cleo_tools.source import Source


def signed(amount: Any) -> str:
    """Return a change with its sign; an open one with both bounds."""
    return f"{amount.low:+d}" if amount.exact else f"{amount.low:+d}…{amount.high:+d}"


def grid(rows: list[list[str]], *, left: int = 1) -> str:
    """Return rows as aligned columns, the first ones to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if index < left else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def sources(lines: Iterable[Any], names: tuple[str, ...], quantity: str, catalogue: Catalogue) -> list[list[str]]:
    """Return one row for each source of a quantity, a column for each player."""
    sums: dict[str, dict[str, tuple[int, int]]] = {}
    for line in lines:
        if line.quantity != quantity:
            continue
        row = sums.setdefault(line.source, {})
        low, high = row.get(line.player, (0, 0))
        row[line.player] = (low + line.change.low, high + line.change.high)
    return [
        [catalogue.phrases[f"source-{source}"], *(_cell(row.get(name)) for name in names)]
        for source, row in sums.items()
        if any(value != (0, 0) for value in row.values())
    ]


def _cell(value: tuple[int, int] | None) -> str:
    if value is None or value == (0, 0):
        return "·"
    low, high = value
    return f"{low:+d}" if low == high else f"{low:+d}…{high:+d}"


def scores(reckoning: Any, lines: list[Any], catalogue: Catalogue) -> str:
    """Return the final table: every talent and amulet with its source."""
    names = tuple(score.name for score in reckoning.players)
    head = ["", *(visible(name) for name in names)]
    talents = sources(lines, names, "talents", catalogue)
    amulets = sources(lines, names, "amulets", catalogue)
    rows = [
        head,
        *talents,
        [catalogue.phrase("table-talents"), *(str(score.total) for score in reckoning.players)],
        ["", *("" for _ in names)],
        *amulets,
        [catalogue.phrase("table-amulets"), *(str(score.left) for score in reckoning.players)],
        [catalogue.phrase("table-eaten"), *(_eaten(score, catalogue) for score in reckoning.players)],
    ]
    return grid(rows)


def _eaten(score: Any, catalogue: Catalogue) -> str:
    if score.eaten is None:
        return "?"
    return catalogue.phrase("table-yes") if score.eaten else "·"


def chain(lines: list[Any], source: Source, catalogue: Catalogue) -> str:
    """Return the lines of a record that made a number, with the number after each."""
    rows = []
    for line in lines:
        text = source.line(line.span.line)[line.span.column - 1 :][: line.span.length] if line.span.line else ""
        rows.append(
            [
                catalogue.phrase("table-line", line=line.span.line) if line.span.line else "",
                signed(line.change),
                str(line.after),
                catalogue.phrases[f"source-{line.source}"],
                visible(text),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return "\n".join(
        "  "
        + "  ".join(
            [row[0].ljust(widths[0]), row[1].rjust(widths[1]), row[2].rjust(widths[2]), row[3].ljust(widths[3]), row[4]]
        ).rstrip()
        for row in rows
    )
