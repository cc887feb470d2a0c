"""Where squares lie in a picture, and the lines around them."""

from collections.abc import Iterable, Iterator

from attrs import frozen

from cleo_tools.sanctuary.garden import Grid, bits
from cleo_tools.sanctuary.glyphs import HEIGHT, Point
from cleo_tools.sanctuary.shapes import Cell


@frozen
class Plot:
    """Where squares lie in a picture: the near left corner of their grid, and the side of a square."""

    grid: Grid
    left: float
    bottom: float
    side: float

    def point(self, place: Point) -> Point:
        """Return a place on the grid as one in the picture."""
        return self.left + place[0] * self.side, self.bottom - place[1] * self.side

    def middle(self, square: Point) -> Point:
        """Return the middle of a square."""
        return self.point((square[0] + 0.5, square[1] + 0.5))

    def cells(self, mask: int) -> list[Cell]:
        """Return column and row of every square of a mask."""
        return [(index % self.grid.stride, index // self.grid.stride) for index in bits(mask & self.grid.full)]

    def outline(self, mask: int, inset: float = 0) -> str:
        """Return the path around squares, so far inside them."""
        loops = _loops(self.cells(mask), inset / self.side)
        paths = (" ".join("{:g} {:g}".format(*self.point((at.real, at.imag))) for at in loop) for loop in loops)
        return "".join(f"M{path}Z" for path in paths)

    def mark(self, path: str, square: Point, size: float, paint: str) -> str:
        """Return a mark on a square, in a part of its size."""
        x, y = self.middle(square)
        return f'<path transform="translate({x:g} {y:g}) scale({self.side * size / HEIGHT:g})" d="{path}" {paint}/>'


def _loops(squares: Iterable[Cell], inset: float) -> Iterator[list[complex]]:
    """Yield the corners of each line around squares, moved inwards. Who walks along has the squares on the left."""
    ground = dict.fromkeys(complex(*square) for square in squares)
    starts: dict[complex, complex] = {1: 0, 1j: 1, -1: 1 + 1j, -1j: 1j}
    free = ((at + start, step) for at in ground for step, start in starts.items() if at - step * 1j not in ground)
    # Dictionaries, not sets: the same squares give the same path.
    sides = dict.fromkeys(free)
    walked = set()
    for first in sides:
        loop, side = [], first
        while side not in walked:
            walked.add(side)
            corner, step = side[0] + side[1], side[1]
            # Left first, so that two squares that touch only at this corner keep a line each.
            side = next((corner, turn) for turn in (step * 1j, step, step * -1j) if (corner, turn) in sides)
            if side[1] != step:
                loop.append(corner + inset * (step + side[1]) * 1j)
        if loop:
            yield loop
