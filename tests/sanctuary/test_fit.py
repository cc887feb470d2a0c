"""Which pieces lie where: the shapes against what is published about them, the question against plainer forms of it."""

from functools import reduce
from operator import or_

import naive
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tilings import up_to_symmetry

from cleo_tools.sanctuary.fit import any_fits, fits, placement, tree, ways
from cleo_tools.sanctuary.garden import Grid, cell
from cleo_tools.sanctuary.question import PILE
from cleo_tools.sanctuary.shapes import FIXED, FLIP, TURN, Shape, normal, orientations

GRID = Grid(9, 9)


def test_there_are_12_free_18_one_sided_and_63_fixed_pentominoes() -> None:
    fixed = {way for shape in PILE.values() for way in orientations(shape, FLIP)}
    one_sided = {frozenset(orientations(way, TURN)) for way in fixed}
    free = {frozenset(orientations(way, FLIP)) for way in fixed}

    assert (len(free), len(one_sided), len(fixed)) == (12, 18, 63)


@pytest.mark.parametrize(
    ("columns", "rows", "number"), [(6, 10, 2339), (5, 12, 1010), (4, 15, 368), (3, 20, 2)], ids=str
)
def test_a_rectangle_is_covered_in_as_many_ways_as_is_published(columns: int, rows: int, number: int) -> None:
    assert up_to_symmetry(columns, rows) == number


def test_eight_by_eight_without_its_centre_is_covered_in_65_ways() -> None:
    assert up_to_symmetry(8, 8, without=[(3, 3), (3, 4), (4, 3), (4, 4)]) == 65


# Any grid, any polyominoes.


@st.composite
def polyominoes(draw: st.DrawFn) -> Shape:
    cells = [(0, 0)]
    for _ in range(draw(st.integers(0, 7))):
        column, row = draw(st.sampled_from(cells))
        step = draw(st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)]))
        cells.append((column + step[0], row + step[1]))
    return normal(cells)


@st.composite
def grounds(draw: st.DrawFn) -> tuple[Grid, int]:
    grid = Grid(draw(st.integers(1, 16)), draw(st.integers(1, 16)))
    return grid, grid.full & draw(_bits(grid.full.bit_length()))


def _bits(length: int) -> st.SearchStrategy[int]:
    """Return numbers with many bits: plain integers are mostly small ones, that is, almost empty gardens."""
    several = st.lists(st.binary(min_size=-(-length // 8), max_size=-(-length // 8)), min_size=1, max_size=2)
    return several.map(lambda parts: reduce(or_, (int.from_bytes(part) for part in parts)))


@given(grounds(), st.lists(polyominoes(), max_size=4))
def test_any_polyominoes_on_any_grid_lie_where_a_naive_search_finds_them(
    ground: tuple[Grid, int], pile: list[Shape]
) -> None:
    grid, free = ground
    cells = set(map(cell, grid.squares(free)))
    expected = {shape: naive.placements(cells, shape) for shape in pile}

    assert {shape: ways(free, shape, grid) for shape in pile} == {s: len(p) for s, p in expected.items()}
    assert {shape: fits(free, shape, grid) for shape in pile} == {s: bool(p) for s, p in expected.items()}
    assert any_fits(free, tree(frozenset(pile), grid)) == any(expected.values())
    for shape, places in expected.items():
        one = frozenset(map(cell, grid.squares(placement(free, shape, grid))))
        assert one in (places or {frozenset()})


@given(_bits(90), _bits(90), st.sets(st.sampled_from(sorted(PILE))))
def test_inv_12_ground_and_pile_only_shrink_so_that_what_fits_nowhere_never_fits_again(
    ground: int, later: int, pile: set[str]
) -> None:
    free = ground & GRID.full
    for piece in pile:
        if not fits(free, PILE[piece], GRID):
            assert not fits(free & later, PILE[piece], GRID)
    whole = frozenset(PILE[piece] for piece in pile)
    if not any_fits(free, tree(whole, GRID)):
        fewer = frozenset(PILE[piece] for piece in sorted(pile)[1:])
        assert not any_fits(free & later, tree(fewer, GRID))


@given(_bits(90), st.sampled_from(sorted(PILE)))
def test_a_piece_that_is_less_free_fits_in_no_more_ways(ground: int, piece: str) -> None:
    free, shape = ground & GRID.full, PILE[piece]

    assert ways(free, shape, GRID, FLIP) >= ways(free, shape, GRID, TURN) >= ways(free, shape, GRID, FIXED)


def test_every_closed_ground_of_five_squares_takes_some_pentomino() -> None:
    everything = tree(frozenset(PILE.values()), GRID)

    for shape in PILE.values():
        assert any_fits(GRID.mask(map(naive.square, shape)), everything)


@pytest.mark.parametrize(("ground", "fit"), [("", False), ("e5", True), ("a1 i9", True)])
def test_a_single_square_fits_wherever_there_is_one(ground: str, *, fit: bool) -> None:
    assert any_fits(GRID.mask(ground.split()), tree(frozenset({frozenset({(0, 0)})}), GRID)) is fit


def test_no_piece_wraps_round_the_edge_of_the_garden() -> None:
    grid = Grid(9, 9)
    split = grid.mask(["h1", "i1", "a2", "b2", "c2"])

    assert not any(fits(split, shape, grid) for shape in PILE.values())
