"""Every way to cover some ground with the twelve pentominoes: the shapes held against published counts."""

from collections.abc import Iterable, Iterator

from cleo_tools.sanctuary.fit import stamps
from cleo_tools.sanctuary.question import PILE
from cleo_tools.sanctuary.shapes import FLIP, Cell

Tiling = frozenset[frozenset[Cell]]


def up_to_symmetry(columns: int, rows: int, without: Iterable[Cell] = ()) -> int:
    """Return how many ways there are to cover a rectangle, counting once those that turn or mirror into each other."""
    stride = columns + 1
    seen: set[Tiling] = set()
    number = 0
    for masks in _tilings(columns, rows, stride, set(without)):
        tiling = frozenset(frozenset(_cells(mask, stride)) for mask in masks)
        if tiling not in seen:
            number += 1
            seen |= set(_images(columns - 1, rows - 1, tiling))
    return number


def _cells(mask: int, stride: int) -> Iterator[Cell]:
    for index in range(mask.bit_length()):
        if mask >> index & 1:
            row, column = divmod(index, stride)
            yield column, row


def _tilings(columns: int, rows: int, stride: int, without: set[Cell]) -> Iterator[list[int]]:
    """Yield coverings, at least one of each kind: those in which X, the same from all sides, lies in one quarter."""
    ground = sum(1 << (r * stride + c) for c in range(columns) for r in range(rows) if (c, r) not in without)
    places: dict[str, dict[int, list[int]]] = {}
    for piece, shape in PILE.items():
        for stamp in stamps(shape, FLIP, stride):
            mask = sum(1 << shift for shift in stamp)
            for start in range(ground.bit_length()):
                if not mask << start & ~ground:
                    places.setdefault(piece, {}).setdefault(1 << start, []).append(mask << start)
    others = {1 << number: found for number, (piece, found) in enumerate(places.items()) if piece != "X"}
    for cross in (mask for masks in places["X"].values() for mask in masks):
        middle = sorted(_cells(cross, stride))[2]
        if 2 * middle[0] < columns and 2 * middle[1] < rows:
            for rest in _cover(ground ^ cross, sum(others), others):
                yield [cross, *rest]


def _cover(free: int, left: int, places: dict[int, dict[int, list[int]]]) -> Iterator[list[int]]:
    if not free:
        yield []
        return
    lowest = free & -free
    for piece, found in places.items():
        if left & piece:
            for mask in found.get(lowest, ()):
                if not mask & ~free:
                    for rest in _cover(free ^ mask, left ^ piece, places):
                        yield [mask, *rest]


def _images(wide: int, high: int, tiling: Tiling) -> Iterator[Tiling]:
    for mirrored in (False, True):
        for upside_down in (False, True):
            image = frozenset(
                frozenset((wide - x if mirrored else x, high - y if upside_down else y) for x, y in piece)
                for piece in tiling
            )
            yield image
            if wide == high:
                yield frozenset(frozenset((y, x) for x, y in piece) for piece in image)
