"""A grid as one integer: a bit for each square, and a column of padding so that no shift runs into the next row."""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

from attrs import frozen

from cleo_tools.sanctuary.shapes import FLIP, Cell, Shape, orientations

LARGEST = 16
COLUMNS = "abcdefghijklmnop"


@frozen
class Grid:
    """A rectangle of squares named a1, b1, ... from the near left corner."""

    columns: int
    rows: int

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


def bits(mask: int) -> Iterator[int]:
    """Yield the positions of the bits of a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=4096)
def stamps(shape: Shape, freedom: str, stride: int) -> tuple[tuple[int, ...], ...]:
    """Return, for every way a piece can lie, how far its squares are from its lowest one."""
    found = []
    for lying in orientations(shape, freedom):
        places = sorted(row * stride + column for column, row in lying)
        # A shape's lowest square need not be in its leftmost column: shifts are counted from the first bit.
        found.append(tuple(place - places[0] for place in places))
    return tuple(found)


def anchors(free: int, stamp: tuple[int, ...]) -> int:
    """Return the squares from which a stamp lies on free squares only: a shift and an AND for each square of it."""
    found = free
    for shift in stamp[1:]:
        found &= free >> shift
    return found


def fits(free: int, shape: Shape, grid: Grid, freedom: str = FLIP) -> bool:
    """Return whether a piece can lie on free squares."""
    return any(anchors(free, stamp) for stamp in stamps(shape, freedom, grid.stride))


def placement(free: int, shape: Shape, grid: Grid, freedom: str = FLIP) -> int:
    """Return the squares of one way to lay a piece, or 0."""
    for stamp in stamps(shape, freedom, grid.stride):
        found = anchors(free, stamp)
        if found:
            low = (found & -found).bit_length() - 1
            return sum(1 << (low + shift) for shift in stamp)
    return 0
