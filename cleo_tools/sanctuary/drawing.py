"""A garden as people draw it: read from a text, and written as one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_

from attrs import frozen

from cleo_tools.sanctuary.garden import COLUMNS, LARGEST, Grid, cell
from cleo_tools.sanctuary.question import PILE, Impossible
from cleo_tools.sanctuary.shapes import Shape, normal, orientations

FREE, SHUT, PALM, MARKED, THRONE, MOSAIC = ".+^*=#"
"""Free ground, free ground that nobody can build on, palms that are still free, the throne area, some mosaic."""
LEGEND = ". free, ^ palm, = throne area, # some mosaic, and the letters of mosaics"
_MOST_FAULTS = 50


class Misdrawn(Impossible):
    """A drawing that shows no garden, and why."""

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


# Rows of marks.


def marks(text: str, known: str, legend: str, *, smallest: int = 1, largest: int = LARGEST) -> dict[str, str]:
    """Return the mark on every square of a drawing, without what stands around it."""
    rows: list[tuple[int, str, str]] = []
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = [word for word in line.split() if not _is_slot(word)]
        if not words:
            continue
        if COLUMNS.startswith("".join(words).casefold()):
            if rows:
                break
            continue
        label = words.pop(0) if _is_number(words[0]) else ""
        if words and _is_number(words[-1]):
            label = label or words[-1]
            words.pop()
        row = "".join(words)
        wrong = next((mark for mark in row if mark not in known), None)
        if wrong:
            faults.append(f"line {number}: {wrong!r} is no mark; a drawing has {legend}")
        rows.append((number, label, row))
        if len(faults) == _MOST_FAULTS:
            break
    faults = faults or list(_uneven(rows, smallest, largest))
    if faults:
        raise Misdrawn(*faults)
    height = len(rows)
    return {
        f"{COLUMNS[column]}{height - index}": mark
        for index, (_, _, row) in enumerate(rows)
        for column, mark in enumerate(row)
    }


def _is_slot(word: str) -> bool:
    """Return whether a word names a wall beside the garden."""
    return word[0] in "wW" and _is_number(word[1:])


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _uneven(rows: list[tuple[int, str, str]], smallest: int, largest: int) -> Iterator[str]:
    """Yield what keeps rows from being a garden."""
    if not smallest <= len(rows) <= largest:
        yield f"a garden has {smallest} to {largest} rows, this drawing has {len(rows)}"
        return
    [(width, _)] = Counter(len(row) for _, _, row in rows).most_common(1)
    if not smallest <= width <= largest:
        yield f"a garden has {smallest} to {largest} columns, this drawing has {width}"
    for index, (number, label, row) in enumerate(rows):
        if len(row) != width:
            yield f"line {number}: {len(row)} squares, where other rows have {width}"
        if label and label != str(len(rows) - index):
            yield f"line {number}: this is row {len(rows) - index}, not {label}; the back row comes first"


# Gardens.


@frozen
class Garden:
    """What lies in a garden: mosaics by their names, mosaics nobody named, the throne area, palms."""

    grid: Grid
    mosaics: Mapping[str, int]
    unnamed: int = 0
    throne: int = 0
    palms: int = 0

    @property
    def covered(self) -> int:
        """All squares under mosaics."""
        return reduce(or_, self.mosaics.values(), self.unnamed)


def read(text: str, pieces: Mapping[str, Shape] = PILE) -> Garden:
    """Return the garden of a drawing, or say why there can be none like it."""
    found = marks(text.upper(), f"{FREE}{SHUT}{PALM}{MARKED}{THRONE}{MOSAIC}{''.join(pieces)}", LEGEND)
    last = max(cell(square) for square in found)
    grid = Grid(last[0] + 1, last[1] + 1)
    placed: dict[str, list[str]] = {}
    for square, mark in found.items():
        placed.setdefault(mark, []).append(square)
    unnamed = grid.mask(placed.get(MOSAIC, ()))
    named = {piece: placed[piece] for piece in pieces if piece in placed}
    return Garden(
        grid,
        {piece: _lying(grid, piece, squares, pieces) for piece, squares in named.items()},
        unnamed,
        grid.mask(placed.get(THRONE, ())),
        grid.mask((*placed.get(PALM, ()), *placed.get(MARKED, ()))),
    )


def laid(grid: Grid, mosaics: Iterable[tuple[str, list[str]]], pieces: Mapping[str, Shape] = PILE) -> Garden:
    """Return the garden in which mosaics lie on given squares, or say why they cannot."""
    found: dict[str, int] = {}
    for piece, squares in mosaics:
        if piece in found:
            raise Impossible(f"{piece} is named twice; there is one of each")
        mask = _lying(grid, piece, squares, pieces)
        for other, taken in found.items():
            if taken & mask:
                raise Impossible(f"{other} and {piece} overlap on {' '.join(grid.squares(taken & mask))}")
        found[piece] = mask
    return Garden(grid, found)


def _lying(grid: Grid, piece: str, squares: list[str], pieces: Mapping[str, Shape]) -> int:
    """Return the squares of a piece, or say why it cannot lie there."""
    shape = pieces[piece]
    if not squares:
        raise Impossible(f"{piece}: no square is named")
    off = [square for square in squares if not grid.has(square)]
    if off:
        raise Impossible(f"{piece}: {' '.join(off)} is off the board, which goes from a1 to {grid.last}")
    mask = grid.mask(squares)
    where = " ".join(grid.squares(mask))
    if len(squares) > len(shape):
        raise Impossible(
            f"{piece} lies on {len(squares)} squares ({where}); it has {len(shape)}, and there is one of it"
        )
    if normal(map(cell, squares)) not in orientations(shape):
        raise Impossible(f"{where} has not the shape of {piece}")
    return mask


def write(garden: Garden, shut: int = 0) -> list[str]:
    """Return a garden as rows of marks, the highest first; `shut` is ground that nobody can build on."""
    grid = garden.grid
    shown = dict.fromkeys(grid.squares(grid.full), FREE)
    layers = {PALM: garden.palms, THRONE: garden.throne, SHUT: shut, MOSAIC: garden.unnamed, **garden.mosaics}
    for mark, mask in layers.items():
        shown |= dict.fromkeys(grid.squares(mask), mark)
    return ["".join(shown[f"{column}{row}"] for column in COLUMNS[: grid.columns]) for row in range(grid.rows, 0, -1)]


def labelled(rows: Iterable[str], top: int, left: int = 0) -> list[str]:
    """Return rows of marks with the names of rows and columns; the first one is row `top`."""
    drawn = [f"{top - index:>2}  {' '.join(row)}" for index, row in enumerate(rows)]
    width = max((len(line) - 3) // 2 for line in drawn)
    return [*drawn, " " * 4 + " ".join(COLUMNS[left : left + width])]
