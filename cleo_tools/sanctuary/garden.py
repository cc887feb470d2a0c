"""A grid as one integer: a bit for each square, and a column of padding so that no shift runs into the next row."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from attrs import field, frozen
from attrs.validators import ge, le

from cleo_tools.sanctuary.shapes import Cell

LARGEST = 16
COLUMNS = "abcdefghijklmnop"
_SQUARE = re.compile(r"[a-z][1-9][0-9]{0,2}")


@frozen
class Grid:
    """A rectangle of squares named a1, b1, ... from the near left corner."""

    columns: int = field(validator=[ge(1), le(LARGEST)])
    rows: int = field(validator=[ge(1), le(LARGEST)])

    @cached_property
    def stride(self) -> int:
        """The distance between a square and the one behind it."""
        return self.columns + 1

    @cached_property
    def full(self) -> int:
        """All squares."""
        row = (1 << self.columns) - 1
        return sum(row << (number * self.stride) for number in range(self.rows))

    @cached_property
    def edge(self) -> int:
        """The squares along the border."""
        inner = sum(
            1 << self._index((column, row)) for column in range(1, self.columns - 1) for row in range(1, self.rows - 1)
        )
        return self.full & ~inner

    def _index(self, cell: Cell) -> int:
        return cell[1] * self.stride + cell[0]

    @property
    def last(self) -> str:
        """The far right corner."""
        return f"{COLUMNS[self.columns - 1]}{self.rows}"

    def has(self, square: str) -> bool:
        """Return whether a square is on the grid."""
        column, row = cell(square)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def bit(self, square: str) -> int:
        """Return a square as a bit."""
        return 1 << self._index(cell(square))

    def mask(self, squares: Iterable[str]) -> int:
        """Return squares as bits."""
        found = 0
        for square in squares:
            found |= self.bit(square)
        return found

    def squares(self, mask: int) -> tuple[str, ...]:
        """Return the names of the squares of a mask, a1 first."""
        cells = (divmod(index, self.stride) for index in bits(mask))
        return tuple(f"{COLUMNS[column]}{row + 1}" for column, row in sorted((c, r) for r, c in cells))

    def around(self, mask: int, *, diagonal: bool = False) -> int:
        """Return the squares that touch a mask, and the mask itself."""
        side = mask | mask << 1 | mask >> 1
        stride = self.stride
        found = (side | side << stride | side >> stride) if diagonal else (side | mask << stride | mask >> stride)
        return found & self.full

    def regions(self, free: int, *, diagonal: bool = False) -> Iterator[int]:
        """Yield the connected parts of the free squares."""
        while free:
            region = free & -free
            grown = self.around(region, diagonal=diagonal) & free
            while grown != region:
                region, grown = grown, self.around(grown, diagonal=diagonal) & free
            yield region
            free &= ~region


def cell(square: str) -> Cell:
    """Return column and row of a square, counted from 0."""
    return COLUMNS.find(square[0]), int(square[1:]) - 1


def names_a_square(word: str) -> bool:
    """Return whether a word is the name of a square, on some grid."""
    return _SQUARE.fullmatch(word) is not None


def bits(mask: int) -> Iterator[int]:
    """Yield the positions of the bits of a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
