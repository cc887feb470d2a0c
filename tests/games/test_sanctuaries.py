"""Disputes about sanctuaries, as records and gardens have them."""

from collections.abc import Mapping
from textwrap import dedent

import pytest
from scenes import BOARD, GAME

from cleo_tools.games.cleopatra import sanctuaries
from cleo_tools.games.cleopatra.sanctuaries import Opinion, Scene, disputed, drawn, pile_of, recorded, typed
from cleo_tools.notation.read import read
from cleo_tools.sanctuary import drawing
from cleo_tools.sanctuary.question import Impossible
from cleo_tools.source import Source

LATE = """\
    players Anna, Bruno, Chloé
    1 Anna: quarry; build mosaic P a2 b1 b2 c1 c2; pay 2A S M L; roll . . . . .
    2 Bruno: market 1; refill ? | ? | ?
    3 Chloé: market 2; refill ? | ? | ?
    4 Anna: claim a1; market 3; refill ? | ? | ?
    """
PILE = tuple("FILNPTUVWXYZ")


def scene(text: str, turn: int, **rules: str) -> Scene:
    """Return the garden of a record after a turn."""
    record = read(Source("record", dedent(text)), GAME.dialect).record
    agreed = GAME.rulings(None, {option.replace("_", "-"): value for option, value in rules.items()})
    return disputed(lambda rulings: recorded(record, BOARD, rulings, turn), agreed)


def about(found: Scene, square: str) -> Opinion:
    opinion = found.about(found.state.table.grid.bit(square))
    assert opinion is not None
    return opinion


def values(opinion: Opinion) -> Mapping[str, list[str]]:
    """Return the rulings that would change an opinion."""
    found: dict[str, list[str]] = {}
    for other in opinion.depends:
        found.setdefault(other.option, []).append(other.value)
    return found


# Records.


def test_the_maker_of_a_corner_is_known_by_his_line() -> None:
    corner = about(scene(LATE, 1), "a1")

    assert corner.sanctuary
    assert corner.right is not None
    assert corner.right.made is not None
    assert (corner.right.made.player, corner.right.made.turn, corner.right.made.span.line) == ("Anna", 1, 2)


def test_the_moment_ends_with_the_next_step_of_the_turn() -> None:
    right = about(scene(LATE, 1), "a1").right

    assert right is not None
    assert right.kind == sanctuaries.PASSED
    assert right.until.column == LATE.splitlines()[1].index("roll") - 3


def test_san_5_a_claim_that_came_too_late_was_not_good_unless_the_table_allows_it() -> None:
    corner = about(scene(LATE, 4), "a1")
    [claim] = corner.claims

    assert [fault.code for fault in claim.faults] == ["C525"]
    assert values(corner)["late-claim-by-creator"] == ["allowed"]
    assert about(scene(LATE, 4, late_claim_by_creator="allowed"), "a1").claims[0].good


def test_a_late_claim_that_the_table_let_stand_holds() -> None:
    corner = about(scene(LATE.replace("4 Anna: claim a1; ", "4 Anna: claim a1; let stand; "), 4), "a1")
    [claim] = corner.claims

    assert not claim.good
    assert claim.holds
    assert corner.right is not None
    assert corner.right.kind == sanctuaries.OWNED


def test_a_claim_of_a_square_under_a_mosaic_belongs_to_no_region() -> None:
    found = scene(LATE.replace("claim a1", "claim b1"), 4)

    assert [[fault.code for fault in claim.faults] for claim in found.elsewhere] == [["C521"]]
    assert all(not opinion.claims for opinion in found.opinions)


def test_a_claim_made_at_once_is_good_and_makes_an_owner() -> None:
    corner = about(scene(LATE.replace("c2; pay", "c2; claim a1; pay").replace("claim a1; market", "market"), 1), "a1")

    assert [claim.good for claim in corner.claims] == [True]
    assert corner.right is not None
    assert corner.right.kind == sanctuaries.OWNED
    assert corner.right.owned is not None
    assert corner.right.owned.player == "Anna"


@pytest.mark.parametrize(
    ("turn", "kind"),
    [
        ("quarry; build mosaic P a2 b1 b2 c1 c2", "now"),
        ("quarry; build mosaic P a2 b1 b2 c1 c2; pay 2A S M L", "now"),
        ("quarry; build mosaic P a2 b1 b2 c1 c2; build wall w1", "passed"),
        ("quarry; build mosaic P a2 b1 b2 c1 c2; roll . . . . .", "passed"),
    ],
)
def test_as_long_as_nothing_more_is_written_the_maker_may_claim_now(turn: str, kind: str) -> None:
    right = about(scene(f"players Anna, Bruno, Chloé\n1 Anna: {turn}\n", 1), "a1").right

    assert right is not None
    assert right.kind == kind


def test_with_the_window_open_until_the_end_of_the_turn_the_dice_change_nothing() -> None:
    text = "players Anna, Bruno, Chloé\n1 Anna: quarry; build mosaic P a2 b1 b2 c1 c2; roll . . . . .\n"
    right = about(scene(text, 1, claim_window="until-end-of-turn"), "a1").right

    assert right is not None
    assert right.kind == sanctuaries.NOW


def test_the_ground_before_the_first_turn_is_one_region_and_no_sanctuary() -> None:
    [whole] = scene(LATE, 0).opinions

    assert whole.verdict == sanctuaries.FITS
    assert whole.leave == PILE
    assert whole.right is None


LAST_I = """\
    players Anna, Bruno, Chloé
    1 Anna: quarry; build mosaic L a2 b2 c2 d2 d1; roll . . . . .
    2 Bruno: quarry; build mosaic V e1 e2 e3 f3 g3; roll . . . . .
    3 Chloé: quarry; build mosaic I a9 b9 c9 d9 e9; roll . . . . .
    """


def test_a_pocket_of_three_is_a_sanctuary_with_every_piece_in_the_pile() -> None:
    pocket = about(scene(LAST_I, 1), "a1")

    assert pocket.sanctuary
    assert pocket.answer.grid.squares(pocket.region) == ("a1", "b1", "c1")


def test_dv_san_1_a_region_that_lost_its_last_piece_elsewhere_belongs_to_nobody_but_for_one_ruling() -> None:
    text = """\
        players Anna, Bruno, Chloé
        1 Anna: quarry; build mosaic L a2 b2 c2 d2 d3; roll . . . . .
        2 Bruno: quarry; build mosaic V e2 f2 g2 g3 g4; roll . . . . .
        3 Chloé: quarry; build mosaic Y h2 h1 h3 h4 i3; roll . . . . .
        4 Anna: quarry; build mosaic I a9 b9 c9 d9 e9; roll . . . . .
        5 Bruno: market 1; refill ? | ? | ?
        """
    strip = about(scene(text, 3), "a1")
    later = about(scene(text, 4), "a1")

    assert strip.answer.grid.squares(strip.region) == ("a1", "b1", "c1", "d1", "e1", "f1", "g1")
    assert strip.leave == ("I",)
    assert later.sanctuary
    assert later.right is not None
    assert later.right.kind == sanctuaries.NOBODY
    assert values(later)["sanctuary-new-region"] == ["any-region-that-became-unfillable"]
    assert values(later)["sanctuary-fit-set"] == ["lack-of-space-or-all-built"]


def test_a_maker_without_statues_claims_nothing() -> None:
    text = """\
        players Anna, Bruno, Chloé
        1 Anna: quarry; build mosaic P a2 b1 b2 c1 c2; claim a1; roll . . . . .
        2 Bruno: market 1; refill ? | ? | ?
        3 Chloé: market 2; refill ? | ? | ?
        4 Anna: quarry; build mosaic W h1 h2 i2 g1 g2; claim i1; roll . . . . .
        5 Bruno: market 1; refill ? | ? | ?
        6 Chloé: market 2; refill ? | ? | ?
        7 Anna: quarry; build mosaic V a8 b8 b9 a7 c9; roll . . . . .
        """
    found = scene(text, 7)

    assert about(found, "a9").right is not None
    assert about(found, "a9").right.kind == sanctuaries.NO_STATUE  # type: ignore[union-attr] # asserted above


# Drawings and typed regions.


def garden(picture: str, pile: str | None = None, **rules: str) -> Scene:
    found = drawing.read(dedent(picture))
    left = pile_of(found, None if pile is None else tuple(pile), None)
    agreed = GAME.rulings(None, {option.replace("_", "-"): value for option, value in rules.items()})
    return disputed(lambda rulings: drawn(BOARD, rulings, found, left), agreed)


MIRRORED = """\
    # # # # #
    # # . . #
    # # . . #
    # # # . #
    # # # # #
    """


def test_dv_san_2_a_mirrored_p_settles_it_only_if_pieces_may_be_turned_over() -> None:
    [hole] = garden(MIRRORED, "PX").opinions

    assert hole.verdict == sanctuaries.FITS
    assert hole.leave == ("P",)
    assert values(hole)["mosaic-orientation"] == ["rotate-only", "fixed"]


def test_ex_san_1_and_2_the_pile_decides() -> None:
    assert garden(MIRRORED, "X").opinions[0].sanctuary
    assert not garden(MIRRORED, "P").opinions[0].sanctuary


def test_by_the_short_reading_a_piece_that_is_gone_still_counts() -> None:
    [hole] = garden(MIRRORED, "X", sanctuary_fit_set="lack-of-space-or-all-built").opinions

    assert hole.verdict == sanctuaries.GONE
    assert hole.gone == "P"
    assert hole.leave == ("X",)


def test_corners_join_two_pockets_where_the_table_says_so() -> None:
    picture = """\
        # # # #
        . # # #
        # . # #
        # # # #
        """
    apart, joined = garden(picture, "X"), garden(picture, "X", region_adjacency="orthogonal-and-diagonal")

    assert len(apart.opinions) == 2
    assert [one.region.bit_count() for one in joined.opinions] == [2]
    assert values(apart.opinions[0])["region-adjacency"] == ["orthogonal-and-diagonal"]


def test_a_drawing_without_the_throne_area_is_of_the_board_on_the_table() -> None:
    nine = "\n".join(["." * 9] * 9)

    assert garden(nine).state.free.bit_count() == 72
    assert garden(nine, throne_area_blocks="not-in-garden").state.free.bit_count() == 81
    assert garden("\n".join(["." * 7] * 7)).state.free.bit_count() == 49


def test_a_throne_area_that_is_drawn_is_in_use() -> None:
    picture = ". . .\n. = .\n. . ."

    assert garden(picture, throne_area_blocks="free-until-pedestal-built").state.free.bit_count() == 8


@pytest.mark.parametrize(
    ("picture", "pile", "why"),
    [
        ("PP#..\nPP#..\nP....", None, "say which mosaics are left"),
        ("PP...\nPP...\nP....", "PX", "P lies in the garden, so it is not in the pile"),
        ("#" * 8 + "\n" + ("#" * 8 + "\n") * 7, "", "13 mosaics are drawn, and there are 12"),
        ("##...\n##...\n#....", "FILNPTUVWXYZ", "1 mosaics are drawn and 12 are in the pile, and there are 12"),
    ],
)
def test_a_pile_that_does_not_go_with_its_garden_is_refused(picture: str, pile: str | None, why: str) -> None:
    with pytest.raises(Impossible, match=why):
        garden(picture, pile)


def test_a_typed_region_on_the_throne_area_is_not_free() -> None:
    with pytest.raises(Impossible, match="d4 e4 is not free: it belongs to the throne area"):
        typed(BOARD, GAME.rulings(), ("c4", "d4", "e4"), PILE)
    free = GAME.rulings(None, {"throne-area-blocks": "not-in-garden"})

    assert typed(BOARD, free, ("c4", "d4", "e4"), PILE).opinions[0].sanctuary


def test_a_typed_region_beside_the_throne_area_is_closed_by_it_unless_the_table_says_otherwise() -> None:
    [pocket] = disputed(lambda rulings: typed(BOARD, rulings, ("c4", "c5"), PILE), GAME.rulings()).opinions

    assert pocket.sanctuary
    assert values(pocket) == {"region-boundary": ["mosaics-and-edge", "mosaics-only"]}


def test_a_question_that_makes_sense_only_under_the_ruling_on_the_table_is_answered() -> None:
    corners = GAME.rulings(None, {"region-adjacency": "orthogonal-and-diagonal"})
    throne = GAME.rulings(None, {"throne-area-blocks": "not-in-garden"})

    assert disputed(lambda rulings: typed(BOARD, rulings, ("a1", "b2"), PILE), corners).opinions[0].sanctuary
    assert disputed(lambda rulings: typed(BOARD, rulings, ("e5",), PILE), throne).opinions[0].sanctuary


def test_once_the_game_has_ended_nobody_may_claim() -> None:
    text = "players Anna, Bruno, Chloé\n1 Anna: quarry; build mosaic P a2 b1 b2 c1 c2\nend\n"
    right = about(scene(text, 1), "a1").right

    assert right is not None
    assert right.kind == sanctuaries.PASSED
