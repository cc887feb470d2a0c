"""Polyominoes: the twelve pentominoes by their letters, and every way a piece can lie."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

Cell = tuple[int, int]
Shape = frozenset[Cell]

PENTOMINOES: Mapping[str, tuple[str, ...]] = {
    "F": (".XX", "XX.", ".X."),
    "I": ("X", "X", "X", "X", "X"),
    "L": ("X.", "X.", "X.", "XX"),
    "N": (".X", ".X", "XX", "X."),
    "P": ("XX", "XX", "X."),
    "T": ("XXX", ".X.", ".X."),
    "U": ("X.X", "XXX"),
    "V": ("X..", "X..", "XXX"),
    "W": ("X..", "XX.", ".XX"),
    "X": (".X.", "XXX", ".X."),
    "Y": (".X", "XX", ".X", ".X"),
    "Z": ("XX.", ".X.", ".XX"),
}
# How freely a piece may lie: turned over as well, only turned, or only as it is drawn.
FLIP, TURN, FIXED = "rotate-and-flip", "rotate-only", "fixed"


def drawn(picture: Iterable[str]) -> Shape:
    """Return the cells of a drawing whose first line is the highest row."""
    lines = list(picture)
    return normal((column, -row) for row, line in enumerate(lines) for column, mark in enumerate(line) if mark == "X")


def picture(shape: Shape) -> list[str]:
    """Return a shape as a drawing, the highest row first."""
    width, height = (max(cell[axis] for cell in shape) + 1 for axis in (0, 1))
    return [
        "".join("X" if (column, row) in shape else "." for column in range(width)) for row in reversed(range(height))
    ]


def normal(cells: Iterable[Cell]) -> Shape:
    """Return a shape moved into the corner of the grid."""
    found = list(cells)
    left, low = min(column for column, _ in found), min(row for _, row in found)
    return frozenset((column - left, row - low) for column, row in found)


def turned(shape: Shape) -> Shape:
    """Return a shape after a quarter turn."""
    return normal((row, -column) for column, row in shape)


def flipped(shape: Shape) -> Shape:
    """Return a shape turned over."""
    return normal((-column, row) for column, row in shape)


@lru_cache(maxsize=1024)
def orientations(shape: Shape, freedom: str = FLIP) -> tuple[Shape, ...]:
    """Return every way a piece can lie, each once."""
    found: list[Shape] = []
    for side in (shape, flipped(shape)) if freedom == FLIP else (shape,):
        lying = side
        for _ in range(1 if freedom == FIXED else 4):
            if lying not in found:
                found.append(lying)
            lying = turned(lying)
    return tuple(found)


_LETTERS = {lying: letter for letter, picture in PENTOMINOES.items() for lying in orientations(drawn(picture))}


def letter(cells: Iterable[Cell]) -> str | None:
    """Return the pentomino that some cells are, however it lies."""
    return _LETTERS.get(normal(cells))
