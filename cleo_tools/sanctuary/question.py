"""The question that tables argue about: does any of these pieces still fit in this region."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from cleo_tools.sanctuary.fit import anchors, placement, stamps
from cleo_tools.sanctuary.garden import Grid, names_a_square
from cleo_tools.sanctuary.shapes import FLIP, PENTOMINOES, Shape, drawn

PILE: Mapping[str, Shape] = {piece: drawn(picture) for piece, picture in PENTOMINOES.items()}
"""The twelve pentominoes."""


class Impossible(ValueError):  # noqa: N818 # said of the table, not of us
    """A garden, a region or a pile that cannot be."""


@frozen
class Trial:
    """How one piece fares in a region."""

    piece: str
    # In how many ways it fits, of how many that were tried: every way it can lie, from every square of the region.
    ways: int
    tried: int
    # The squares of one way to lay it; none if it fits nowhere.
    example: int


@frozen
class Answer:
    """How every piece of a pile fares in a region."""

    grid: Grid
    region: int
    pieces: Mapping[str, Shape]
    freedom: str
    trials: tuple[Trial, ...]

    @property
    def fitting(self) -> tuple[str, ...]:
        """The pieces that fit. They are also what would have to leave the pile: all of them, and no others."""
        return tuple(trial.piece for trial in self.trials if trial.ways)


def ask(grid: Grid, ground: int, pieces: Mapping[str, Shape] = PILE, freedom: str = FLIP) -> Answer:
    """Return how every piece fares in a region."""
    return Answer(
        grid, ground, pieces, freedom, tuple(_trial(grid, ground, *piece, freedom) for piece in pieces.items())
    )


def _trial(grid: Grid, ground: int, piece: str, shape: Shape, freedom: str) -> Trial:
    lying = stamps(shape, freedom, grid.stride)
    ways = sum(anchors(ground, stamp).bit_count() for stamp in lying)
    tried = len(lying) * ground.bit_count()
    return Trial(piece, ways, tried, placement(ground, shape, grid, freedom) if ways else 0)


def one_region(grid: Grid, squares: Iterable[str], *, diagonal: bool = False) -> int:
    """Return squares as one region, or say why they are none."""
    found = 0
    for square in squares:
        if not names_a_square(square):
            raise Impossible(f"`{square}` is no square; squares are called a1, b1, ...")
        if not grid.has(square):
            raise Impossible(f"{square} is off the board, which goes from a1 to {grid.last}")
        if found & grid.bit(square):
            raise Impossible(f"{square} stands twice")
        found |= grid.bit(square)
    if not found:
        raise Impossible("no square is named")
    parts = list(grid.regions(found, diagonal=diagonal))
    if len(parts) > 1:
        groups = " | ".join(" ".join(grid.squares(part)) for part in parts)
        raise Impossible(f"these squares are not one region but {len(parts)}: {groups}")
    return found
