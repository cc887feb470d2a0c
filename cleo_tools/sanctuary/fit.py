"""Which pieces lie where on free squares: a shift and an AND for each square of a piece."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from cleo_tools.sanctuary.garden import Grid
from cleo_tools.sanctuary.shapes import FLIP, Shape, orientations

Stamp: TypeAlias = tuple[int, ...]
# A tree of shifts; None where a piece lies whole.
Tree: TypeAlias = "tuple[tuple[int, Tree], ...] | None"


@lru_cache(maxsize=4096)
def stamps(shape: Shape, freedom: str, stride: int) -> tuple[Stamp, ...]:
    """Return, for every way a piece can lie, how far its squares are from its lowest one."""
    found = []
    for lying in orientations(shape, freedom):
        places = sorted(row * stride + column for column, row in lying)
        # A shape's lowest square need not be in its leftmost column: shifts are counted from the first bit.
        found.append(tuple(place - places[0] for place in places))
    return tuple(found)


def anchors(free: int, stamp: Stamp) -> int:
    """Return the squares from which a stamp lies on free squares only.

    No shift runs into the next row: a piece is connected, so it would have to cover the column of padding.
    """
    found = free
    for shift in stamp[1:]:
        found &= free >> shift
    return found


def fits(free: int, shape: Shape, grid: Grid, freedom: str = FLIP) -> bool:
    """Return whether a piece can lie on free squares."""
    return any(anchors(free, stamp) for stamp in stamps(shape, freedom, grid.stride))


def ways(free: int, shape: Shape, grid: Grid, freedom: str = FLIP) -> int:
    """Return in how many ways a piece can lie on free squares."""
    return sum(anchors(free, stamp).bit_count() for stamp in stamps(shape, freedom, grid.stride))


def placement(free: int, shape: Shape, grid: Grid, freedom: str = FLIP) -> int:
    """Return the squares of one way to lay a piece, or 0."""
    for stamp in stamps(shape, freedom, grid.stride):
        found = anchors(free, stamp)
        if found:
            low = (found & -found).bit_length() - 1
            return sum(1 << (low + shift) for shift in stamp)
    return 0


# One question for a whole pile.


@lru_cache(maxsize=4096)
def tree(pile: frozenset[Shape], grid: Grid, freedom: str = FLIP) -> Tree:
    """Return every way every piece of a pile can lie, as one tree of shifts that shares what they have in common."""
    ways_to_lie = (frozenset(stamp[1:]) for shape in pile for stamp in stamps(shape, freedom, grid.stride))
    return _grown(frozenset(ways_to_lie))


# Piles differ, their parts do not: sharing equal branches halves the time to make a tree, 0.2 ms without.
@lru_cache(maxsize=16384)
def _grown(ways_to_lie: frozenset[frozenset[int]]) -> Tree:
    """Return a tree whose branches begin with the shift that most of them share.

    All 63 ways of the twelve pentominoes hang on two branches. "Nothing fits" then takes 0.8 to 0.9 microseconds on a
    9 x 9 garden, where trying stamp after stamp takes 4 to 9.
    """
    if frozenset() in ways_to_lie:
        return None
    left, branches = ways_to_lie, []
    while left:
        counts = Counter(shift for steps in left for shift in steps)
        common = min(counts, key=lambda shift: (-counts[shift], shift))
        below = frozenset(steps for steps in left if common in steps)
        branches.append((common, _grown(frozenset(steps - {common} for steps in below))))
        left -= below
    return tuple(branches)


def any_fits(free: int, pile: Tree) -> bool:
    """Return whether any piece of a pile, given as its tree, can lie on free squares."""
    return bool(free) if pile is None else _lies(free, free, pile)


def _lies(free: int, found: int, branches: tuple[tuple[int, Tree], ...]) -> bool:
    for shift, further in branches:
        rest = found & free >> shift
        if rest and (further is None or _lies(free, rest, further)):
            return True
    return False
