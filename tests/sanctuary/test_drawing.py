"""Gardens as people draw them."""

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleo_tools.sanctuary.drawing import Garden, Misdrawn, labelled, laid, read, write
from cleo_tools.sanctuary.garden import Grid
from cleo_tools.sanctuary.question import PILE, Impossible, ask, one_region
from cleo_tools.sanctuary.shapes import normal

GARDEN = """\
    5  . . ^ . .
    4  P P . = =
    3  P P . = =
    2  P # # # .
    1  . # . # ^
       a b c d e
"""


def test_a_drawing_shows_mosaics_palms_and_the_throne_area() -> None:
    garden = read(GARDEN)
    grid = garden.grid

    assert (grid.columns, grid.rows) == (5, 5)
    assert grid.squares(garden.mosaics["P"]) == ("a2", "a3", "a4", "b3", "b4")
    assert grid.squares(garden.unnamed) == ("b1", "b2", "c2", "d1", "d2")
    assert grid.squares(garden.throne) == ("d3", "d4", "e3", "e4")
    assert grid.squares(garden.palms) == ("c5", "e1")


def test_names_of_rows_columns_and_walls_may_stay_or_go() -> None:
    bare = "\n".join(line[7:] for line in GARDEN.splitlines()[:5])
    walled = "w4  w5\n" + GARDEN.replace("4  P", "w3 4  P")

    assert read(bare) == read(GARDEN) == read(bare.replace(" ", "").lower()) == read(walled)


def test_a_garden_written_is_the_drawing_it_was_read_from() -> None:
    assert labelled(write(read(GARDEN)), 5) == [line[3:] for line in GARDEN.splitlines()]


@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        ("", "a garden has 1 to 16 rows, this drawing has 0"),
        ("." * 17, "a garden has 1 to 16 columns, this drawing has 17"),
        ("..\n...\n..", "line 2: 3 squares, where other rows have 2"),
        ("..Q\n...", "line 1: 'Q' is no mark; a drawing has . free, ^ palm, = throne area"),
        ("1 ..\n2 ..", "line 1: this is row 2, not 1; the back row comes first"),
        ("PPP\nPP.\n.PP", "P lies on 7 squares (a1 a2 ..., it has 5, and there is one of it"),
        ("PPP..\nPP.PP\n..PPP", "P lies on 10 squares"),
        ("PPP\n.P.", "a2 b1 b2 c2 has not the shape of P"),
        ("P....\nPPPP.", "a1 a2 b1 c1 d1 has not the shape of P"),
    ],
)
def test_an_impossible_drawing_is_refused_with_its_reason(drawing: str, why: str) -> None:
    with pytest.raises(Impossible) as refused:
        read(drawing)

    assert str(refused.value).startswith(why.partition(" (a1 a2 ...")[0])


def test_all_wrong_rows_are_told_at_once() -> None:
    with pytest.raises(Misdrawn) as refused:
        read("a1 Q..\n.R.\n..S")

    assert len(refused.value.faults) == 3


@pytest.mark.parametrize(
    ("mosaics", "why"),
    [
        ("P a1 a2 b1 b2 c1; P d1 d2 e1 e2 f1", "P is named twice; there is one of each"),
        ("P a1 a2 b1 b2 c1; L c1 d1 e1 f1 f2", "P and L overlap on c1"),
        ("P a1 a2 b1 b2 b10", "P: b10 is off the board, which goes from a1 to i9"),
        ("I a1 b1 c1 d1 d2", "a1 b1 c1 d1 d2 has not the shape of I"),
        ("I a1 b1 c1 d1", "a1 b1 c1 d1 has not the shape of I"),
        ("I a1 b1 c1 d1 d1", "a1 b1 c1 d1 has not the shape of I"),
        ("I a1 b1 c1 d1 e1 f1", "I lies on 6 squares (a1 b1 c1 d1 e1 f1); it has 5, and there is one of it"),
    ],
)
def test_mosaics_that_cannot_lie_like_this_are_refused(mosaics: str, why: str) -> None:
    named = [(part.split()[0], part.split()[1:]) for part in mosaics.split(";")]

    with pytest.raises(Impossible) as refused:
        laid(Grid(9, 9), named)
    assert str(refused.value) == why


@pytest.mark.parametrize(
    ("squares", "why"),
    [
        ("a1 a2 c1", "these squares are not one region but 2: a1 a2 | c1"),
        ("a1 b2", "these squares are not one region but 2: a1 | b2"),
        ("a1 a1", "a1 stands twice"),
        ("a1 j1", "j1 is off the board, which goes from a1 to i9"),
        ("a1 a10", "a10 is off the board, which goes from a1 to i9"),
        ("a1 a0", "`a0` is no square; squares are called a1, b1, ..."),
        ("a1 A2", "`A2` is no square; squares are called a1, b1, ..."),
        ("a1 \u0661", "`\u0661` is no square; squares are called a1, b1, ..."),
        ("", "no square is named"),
    ],
)
def test_squares_that_are_no_region_are_refused(squares: str, why: str) -> None:
    with pytest.raises(Impossible) as refused:
        one_region(Grid(9, 9), squares.split())

    assert str(refused.value) == why


def test_corners_join_where_the_table_says_so() -> None:
    assert one_region(Grid(9, 9), ["a1", "b2"], diagonal=True).bit_count() == 2


def test_the_question_of_the_readme() -> None:
    grid = Grid(9, 9)
    answer = ask(grid, one_region(grid, ["a1", "a2", "b1", "b2", "c1"]), {"P": PILE["P"], "U": PILE["U"]})

    assert [(trial.piece, trial.ways, trial.tried) for trial in answer.trials] == [("P", 1, 40), ("U", 0, 20)]
    assert answer.fitting == ("P",)


@given(st.sampled_from([(0, 9), (9, 17), (-1, 3)]))
def test_a_grid_has_1_to_16_columns_and_rows(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Grid(*size)


@given(st.text(alphabet=".#=^*+PFUI \nab129w", max_size=60))
def test_any_drawing_is_read_or_refused_and_reads_back_the_same(text: str) -> None:
    try:
        garden = read(text)
    except Impossible:
        return
    again = read("\n".join(write(garden)))

    assert again == garden


def test_a_garden_of_another_game_has_its_own_pieces() -> None:
    pieces = {"O": normal([(0, 0), (1, 0), (0, 1), (1, 1)]), "D": normal([(0, 0), (1, 0)])}
    garden = read(
        dedent("""
            . O O
            D O O
            D . .
        """),
        pieces,
    )

    assert garden == Garden(
        Grid(3, 3), {"O": garden.grid.mask(["b2", "b3", "c2", "c3"]), "D": garden.grid.mask(["a1", "a2"])}
    )
