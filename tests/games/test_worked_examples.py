"""Every worked example of the rules, by its id."""

import pytest
from attrs import evolve
from scenes import after, final, only_free, position, sanctuary

from cleo_tools.games.cleopatra import box

POCKET = "build mosaic P a2 b1 b2 c1 c2"
RICH = {"Anna": "20?", "Bruno": "20?", "Chloé": "20?"}


# Printed in the books.


def test_ex_wall_1_two_mosaic_squares_beside_a_wall_make_five() -> None:
    played = after(
        position(hands=RICH, garden="a1 a2 b2 c2 d2"),
        "1 Anna: quarry; build wall w1 = 5; pay 3?; roll . . . . .",
    )

    assert played.codes == []
    assert played.talents("Anna") == 5 + 5


def test_ex_wall_1_a_third_square_would_make_six() -> None:
    beside_three = position(hands=RICH, garden="a1 a2 a3 b3 c3")

    assert after(beside_three, "1 Anna: quarry; build wall w1 = 5; pay 3?; roll . . . . .").codes == ["C410"]


def test_ex_door_1_four_joined_walls_make_eight() -> None:
    walls = position(hands=RICH, built="wall:w1 wall:w2 wall:w3 wall:w4")
    played = after(walls, "1 Anna: quarry; build door left = 8; pay 5?; roll . . . . .")

    assert played.codes == []
    assert played.talents("Anna") == 5 + 8


def test_ex_door_1_a_gap_ends_the_run() -> None:
    walls = position(hands=RICH, built="wall:w1 wall:w2 wall:w4 wall:w5")

    assert after(walls, "1 Anna: quarry; build door left = 6; pay 5?; roll . . . . .").codes == []


def test_ex_mos_1_three_palms_make_seven() -> None:
    played = after(position(hands=RICH), "1 Anna: quarry; build mosaic L c1 c2 d2 e2 f2 = 7; pay 5?; roll . . . . .")

    assert played.codes == []


@pytest.mark.parametrize(("site", "reward"), [(1, 2), (3, 2), (5, 2)])
def test_ex_sph_1_an_odd_site_pays_two(site: int, reward: int) -> None:
    built = " ".join(f"sphinx:{number}" for number in range(1, site))
    turn = f"1 Anna: quarry; build sphinx {site} = {reward}; pay 3?; roll . . . . ."

    assert after(position(hands=RICH, built=built), turn).codes == []


@pytest.mark.parametrize("site", [2, 4, 6])
def test_ex_sph_2_an_even_site_pays_five(site: int) -> None:
    built = " ".join(f"sphinx:{number}" for number in range(1, site))
    turn = f"1 Anna: quarry; build sphinx {site} = 5; pay 3?; roll . . . . ."

    assert after(position(hands=RICH, built=built), turn).codes == []


def test_ex_sph_3_sphinxes_are_built_from_one_to_six() -> None:
    turn = "1 Anna: quarry; {builds}; pay 18?; roll . . . . ."
    in_order = "; ".join(f"build sphinx {number}" for number in range(1, 7))

    assert after(position(hands=RICH), turn.format(builds=in_order)).codes == []
    assert after(position(hands=RICH), turn.format(builds="build sphinx 2")).codes == ["C405"]


def test_ex_off_1_two_first_then_a_third() -> None:
    called = position(amulets={"Anna": 4, "Bruno": 5, "Chloé": 1}, hands=RICH)
    played = after(
        called,
        """
        1 Anna:
          quarry; build sphinx 1; pay 3N
          roll * * * * *
          offering Anna 4 = -3, Bruno 4 = -3, Chloé 1 = +2
        """,
    )

    assert played.codes == []
    assert [played.amulets(name) for name in ("Anna", "Bruno", "Chloé")] == [1, 2, 3]


def test_ex_pay_1_a_double_may_pay_a_single_unit() -> None:
    hand = position(hands={"Anna": "A S M2"})

    assert after(hand, "1 Anna: quarry; build sphinx 1; pay A S M2 = 1; roll . . . . .").codes == []


def test_ex_pay_2_one_double_wood_pays_for_a_wall_and_a_door_frame() -> None:
    visit = "1 Anna: quarry; build wall w1; build door left; pay 3A S M L {wood}; roll . . . . ."

    assert after(position(hands={"Anna": "3A S M L W2"}), visit.format(wood="W2")).codes == []
    assert after(position(hands={"Anna": "3A S M L W"}), visit.format(wood="W")).codes == ["C425"]


def test_ex_mer_1_a_merchant_replaces_an_artisan_and_leaves_the_game() -> None:
    played = after(position(hands={"Anna": "S M"}), "1 Anna: quarry; build sphinx 1; pay S M N=A; roll . . . . .")

    assert played.codes == []
    assert played.state.player("Anna").merchants == 2


def test_ex_san_1_a_pocket_where_nothing_fits_may_be_claimed() -> None:
    assert after(position(hands=RICH), f"1 Anna: quarry; {POCKET}; claim a1; pay 5?; roll . . . . .").codes == []


def test_ex_san_2_ground_where_a_piece_fits_is_no_sanctuary() -> None:
    assert after(position(hands=RICH), f"1 Anna: quarry; {POCKET}; claim e9; pay 5?; roll . . . . .").codes == ["C522"]


def test_ex_thr_1_no_throne_without_its_pedestal() -> None:
    throne = "1 Anna: quarry; build throne = 12; pay 7?; roll . . . . ."

    assert after(position(hands=RICH), throne).codes == ["C406"]
    assert after(position(hands=RICH, built="pedestal:pedestal"), throne).codes == []


def test_ex_scr_1_a_scribe_in_hand_is_one_amulet_at_the_end() -> None:
    anna, *_ = final(position(hands={"Anna": "scribe", "Bruno": "", "Chloé": ""})).players

    assert anna.from_hand.low == anna.from_hand.high == 1


def test_ex_scr_2_no_scribe_against_somebody_elses_roll() -> None:
    turn = "1 Anna: quarry; build sphinx 1; pay 3N; roll . * . . .; by Bruno: scribe lowers"

    assert after(position(hands={"Bruno": "scribe"}), turn).codes == ["C702"]


def test_ex_scr_3_the_last_blank_die_turned_by_a_scribe_calls_the_offering() -> None:
    four = position(altar=4, hands={"Anna": "scribe S"})
    turn = "1 Anna: scribe raises; {offering}market 1; refill ? | ? | ?"

    assert after(four, turn.format(offering="offering Anna 1, Bruno 2, Chloé 0; ")).codes == []
    assert after(four, turn.format(offering="")).codes == ["C621"]


def test_ex_off_t_the_table_of_ranks() -> None:
    names = ("Anna", "Bruno", "Chloé", "Dario", "Eva")
    called = position(names, amulets=dict.fromkeys(names, 5), hands=dict.fromkeys(names, "9?"))
    played = after(
        called,
        """
        1 Anna:
          quarry; build sphinx 1; pay 3N; roll * * * * *
          offering Anna 5 = -3, Bruno 4 = +1, Chloé 3 = +2, Dario 2 = +3, Eva 1 = +4
        """,
    )

    assert played.codes == []
    assert [played.amulets(name) for name in names] == [2, 6, 7, 8, 9]


def test_ex_end_1_nobody_is_eaten_when_nobody_has_an_amulet_left() -> None:
    clean = position(hands={"Anna": "", "Bruno": "", "Chloé": ""}, amulets={"Anna": 3})
    scores = final(sanctuary(clean, "Anna", "a1 a2 b1"))

    assert [score.eaten for score in scores.players] == [False, False, False]


# Derived from the rules.


def market_turn(size: int, decision: str, card: str = "?") -> list[str]:
    """Return what is wrong with a market turn that ends with so many cards."""
    hand = " ".join([card, f"{size - 2}?"])
    return after(position(hands={"Anna": hand}), f"1 Anna: market 1; refill ? | ? | ?{decision}").codes


def test_dv_hand_1_ten_cards_ask_for_nothing() -> None:
    assert market_turn(10, "") == []
    assert market_turn(10, "; keep") == ["C311"]


@pytest.mark.parametrize("decision", ["; discard ? = 1", "; keep = 1"])
def test_dv_hand_2_eleven_cards_cost_one_amulet_either_way(decision: str) -> None:
    assert market_turn(11, decision) == []


def test_dv_hand_2_eleven_cards_do_not_pass_in_silence() -> None:
    assert market_turn(11, "") == ["C314"]


@pytest.mark.parametrize("decision", ["; discard 4? = 1", "; keep = 4"])
def test_dv_hand_3_fourteen_cards(decision: str) -> None:
    assert market_turn(14, decision) == []


def test_dv_hand_3_a_smuggler_keeps_thirteen_for_one_amulet() -> None:
    played = after(position(hands={"Anna": "smuggler 12?"}), "1 Anna: market 1; refill ? | ? | ?; smuggler = 1")

    assert played.codes == []
    assert (played.cards("Anna"), played.amulets("Anna")) == (13, 1)


def test_dv_hand_4_cards_paid_for_before_are_paid_for_again() -> None:
    kept = position(hands={"Anna": "12?"}, stall="3?")
    kept = kept.change(0, paid_for=2)

    assert after(kept, "1 Anna: market 1; refill ? | ? | ?; keep = 5").codes == []
    assert after(kept, "1 Anna: market 1; refill ? | ? | ?; keep = 3").codes == ["C801"]


@pytest.mark.parametrize(("elements", "bonus"), [(1, 0), (2, 2), (3, 5), (4, 5), (6, 5)])
def test_dv_bund_1_the_bonus_by_the_number_of_elements(elements: int, bonus: int) -> None:
    builds = "; ".join("build sphinx" for _ in range(elements))

    assert after(position(hands=RICH), f"1 Anna: quarry; {builds}; pay 18?; bonus {bonus}; roll . . . . .").codes == []
    assert after(position(hands=RICH), f"1 Anna: quarry; {builds}; pay 18?; bonus 3; roll . . . . .").codes == ["C430"]


def test_dv_sph_1_two_sphinxes_in_one_visit_make_nine() -> None:
    played = after(position(hands=RICH), "1 Anna: quarry; build sphinx; build sphinx; pay 6?; roll . . . . .")

    assert played.talents("Anna") == 5 + 9


def test_dv_thr_1_pedestal_and_throne_make_26_for_14_units() -> None:
    visit = "1 Anna: quarry; build pedestal; build throne; pay {cards}; roll . . . . ."
    whole, short = "6A 4M 4L", "5A 4M 4L"

    assert after(position(hands={"Anna": whole}), visit.format(cards=whole)).talents("Anna") == 5 + 26
    assert after(position(hands={"Anna": whole}), visit.format(cards=short)).codes == ["C425"]


MOSAIC, WALL = "build mosaic N a1 a2 b2 b3 b4", "build wall w1"
SEQUENTIAL = {"same-visit-synergy": "sequential"}


@pytest.mark.parametrize(
    ("builds", "rules", "talents"),
    [
        ((MOSAIC, WALL), {}, 11),
        ((WALL, MOSAIC), {}, 11),
        ((MOSAIC, WALL), SEQUENTIAL, 11),
        ((WALL, MOSAIC), SEQUENTIAL, 9),
    ],
)
def test_dv_syn_1_a_mosaic_and_the_wall_beside_it(builds: tuple[str, str], rules: dict[str, str], talents: int) -> None:
    # This piece covers a palm (b4), which the example does without.
    visit = f"1 Anna: quarry; {'; '.join(builds)}; pay 8?; roll . . . . ."
    played = after(position(hands=RICH, rules=rules), visit)

    assert played.codes == []
    assert played.talents("Anna") == 5 + talents + 1


def test_dv_syn_2_a_wall_and_the_door_it_leads_to() -> None:
    played = after(
        position(hands=RICH, built="wall:w1"),
        "1 Anna: quarry; build wall w2 = 3; build door left = 6; pay 8?; bonus 2; roll . . . . .",
    )

    assert played.codes == []
    assert played.talents("Anna") == 5 + 11


def offering(bids: tuple[int, ...], held: int = 9) -> list[int]:
    """Return how everybody's amulets change in an offering."""
    names = ("Anna", "Bruno", "Chloé", "Dario", "Eva")[: len(bids)]
    called = position(
        names,
        amulets=dict.fromkeys(names, held),
        talents=dict.fromkeys(names, 9),
        hands=dict.fromkeys(names, "9?"),
    )
    offers = ", ".join(f"{name} {bid}" for name, bid in zip(names, bids, strict=True))
    played = after(called, f"1 Anna: quarry; build sphinx; pay 3N; roll *****; offering {offers}")

    assert played.codes == []
    return [played.amulets(name) - held for name in names]


def test_dv_off_1_two_seconds_then_a_fourth() -> None:
    assert offering((7, 4, 4, 2)) == [-3, 1, 1, 3]


def test_dv_off_2_three_firsts() -> None:
    assert offering((5, 5, 5, 1, 0)) == [-3, -3, -3, 3, 4]


def test_dv_off_3_nobody_offers_anything() -> None:
    assert offering((0, 0, 0)) == [-3, -3, -3]


def test_dv_off_4_who_has_two_gives_two_back() -> None:
    assert offering((3, 2, 1), held=2) == [-2, 1, 2]


def test_dv_cleo_1_two_categories_in_one_visit_end_the_game_before_the_dice() -> None:
    sphinxes = " ".join(f"sphinx:{number}" for number in range(1, 7))
    walls = " ".join(f"wall:w{number}" for number in range(1, 10))
    built = f"{sphinxes} {walls} pedestal:pedestal throne:throne obelisk:left door:left"
    third = evolve(position(hands=RICH, built=built), cleopatra=3)
    visit = "1 Anna: quarry; build obelisk right; build door right; pay 12?; cleopatra 5{dice}"

    assert after(third, visit.format(dice="")).state.over is not None
    assert after(third, visit.format(dice="")).codes == []
    assert after(third, visit.format(dice="; roll . . . . .")).codes == ["C206"]


def test_dv_mos_1_a_pile_emptied_by_the_test_completes_the_mosaics() -> None:
    full = only_free(position(hands=RICH), "a1 a2 a3 b1 c1")
    played = after(full, "1 Anna: quarry; build mosaic V a1 a2 a3 b1 c1; pay 5?; top -; cleopatra 1; roll . . . . .")

    assert played.codes == []
    assert played.state.complete == {"mosaic"}
    assert len(played.state.removed) == 11


def test_dv_san_1_the_last_piece_leaves_nine_squares_to_claim() -> None:
    gone = tuple(piece for piece in box.PIECES if piece != "I")
    ground = only_free(position(hands=RICH), "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 i9 h9")
    last = evolve(ground, removed=gone)
    visit = "1 Anna: quarry; build mosaic I a1 a2 a3 a4 a5; claim {square}; pay 5?; roll . . . . ."

    assert after(last, visit.format(square="b1")).codes == []
    assert [s.region.bit_count() for s in after(last, visit.format(square="b1")).state.statues] == [9]
    assert after(last, visit.format(square="i9")).codes == ["C526"]


def test_dv_san_2_a_mirrored_shape_is_filled_only_by_a_piece_that_may_be_turned_over() -> None:
    # a3 b3 / b2 c2 / b1: an F turned over.
    gone = tuple(piece for piece in box.PIECES if piece not in "FV")
    garden = evolve(only_free(position(hands=RICH), "a3 b3 b2 c2 b1 a5 b5 c5 a6 a7 b4"), removed=gone)
    visit = "1 Anna: quarry; build mosaic V a5 b5 c5 a6 a7; claim b3; pay 5?; roll . . . . ."
    turned = evolve(garden, table=position(rules={"mosaic-orientation": "rotate-only"}).table)

    assert after(garden, visit).codes == ["C522"]
    assert after(turned, visit).codes == []


def pockets(statues: int, claims: str) -> list[str]:
    """Return what is wrong with claiming two pockets that one mosaic cuts off."""
    ground = only_free(position(hands=RICH), "a1 a2 a3 a4 a5 b1 b5 c5 b3 b4 d5 e7 e8 f7 f8 g7 g8")
    garden = ground.change(0, statues=statues)
    visit = f"1 Anna: quarry; build mosaic Y a2 a3 a4 a5 b3; {claims}; pay 5?; roll . . . . ."
    return after(garden, visit).codes


def test_dv_san_3_two_pockets_take_as_many_statues_as_there_are() -> None:
    assert pockets(2, "claim a1; claim b4") == []
    assert pockets(1, "claim b4") == []
    assert pockets(1, "claim a1; claim b4") == ["C520"]
    assert pockets(0, "claim a1") == ["C520"]


def test_dv_san_4_its_maker_cannot_claim_it_a_turn_later() -> None:
    later = f"""
        1 Anna: quarry; {POCKET}; pay 5?; roll . . . . .
        2 Bruno: market 1; refill ? | ? | ?; keep
        3 Chloé: market 2; refill ? | ? | ?; keep
        4 Anna: claim a1; market 3; refill ? | ? | ?; keep
        """

    assert after(position(hands=RICH), later).codes == ["C525"]
    assert after(position(hands=RICH, rules={"late-claim-by-creator": "allowed"}), later).codes == []


def test_dv_top_1_a_piece_that_fits_nowhere_makes_way_for_the_next() -> None:
    garden = evolve(only_free(position(hands=RICH), "a1 b1 c1 d1 e1 g1 g2 h1 h2 i1"), order=("I", "X", "P"))
    visit = "1 Anna: quarry; build mosaic a1 b1 c1 d1 e1; {drop}build mosaic g1 g2 h1 h2 i1; pay 10?; roll . . . . ."

    assert after(garden, visit.format(drop="drop X; ")).codes == []
    assert after(garden, visit.format(drop="")).codes == []
    assert "X" in after(garden, visit.format(drop="drop X; ")).state.removed
    assert "X" in after(garden, visit.format(drop="")).state.removed


def test_dv_env_1_two_stone_and_a_wood_bring_two_amulets() -> None:
    asking = position(
        hands={"Anna": "envoy A", "Bruno": "3S", "Chloé": "2W"}, amulets={"Bruno": 5, "Chloé": 0}, stall="?"
    )
    played = after(asking, "1 Anna: envoy: Bruno gives 2S, Chloé gives W = 2; market 1; refill ? | ? | ?")

    assert played.codes == []
    assert (played.amulets("Anna"), played.amulets("Bruno"), played.amulets("Chloé")) == (2, 3, 0)
    assert played.cards("Anna") == 2 - 1 + 3 + 1


def test_dv_deck_1_the_33rd_refill_takes_one_card_from_the_old_pile_and_two_from_the_new() -> None:
    state = position(hands={"Anna": "3?"})
    last = evolve(state, pile=type(state.pile)(unnamed=1), discards=type(state.pile)(unnamed=60))
    played = after(last, "1 Anna: market 1; refill ? | ? | ?; reshuffle = 60")

    assert played.codes == []
    assert (played.state.pile.size, played.state.discards.size) == (58, 0)


def test_dv_beg_1_one_talent_and_tainted_cards_give_nothing() -> None:
    poor = position(hands={"Anna": "beggar", "Bruno": "A2 T", "Chloé": "S"}, talents={"Bruno": 1})
    turn = "1 Anna: beggar: Bruno nothing (shows A2 T), Chloé S = 2; market 1; refill ? | ? | ?"

    assert after(poor, turn).codes == []
    assert after(poor.change(1, talents=poor.players[0].talents), turn).codes == ["C712"]


def ending(amulets: tuple[int, int, int], wealth: tuple[int, int, int]) -> tuple[list[str], tuple[str, ...] | None]:
    """Return who is eaten and who wins."""
    names = ("Anna", "Bruno", "Chloé")
    state = position(
        hands=dict.fromkeys(names, ""),
        amulets=dict(zip(names, amulets, strict=True)),
        talents=dict(zip(names, wealth, strict=True)),
    )
    for seat in range(3):
        state = state.change(seat, merchants=0)
    scores = final(state)
    return [score.name for score in scores.players if score.eaten], scores.winners


def test_dv_end_1_both_who_have_the_most_amulets_are_eaten() -> None:
    assert ending((5, 5, 2), (60, 50, 10)) == (["Anna", "Bruno"], ("Chloé",))


def test_dv_end_2_all_eaten_nobody_wins() -> None:
    assert ending((4, 4, 4), (30, 31, 29)) == (["Anna", "Bruno", "Chloé"], ())


def test_dv_end_3_nobody_eaten_the_richest_wins() -> None:
    assert ending((0, 0, 0), (30, 31, 29)) == ([], ("Bruno",))


def test_dv_end_4_sanctuaries_come_before_the_crocodile_and_the_tie() -> None:
    names = ("Anna", "Bruno", "Chloé")
    state = position(
        hands=dict.fromkeys(names, ""),
        amulets={"Anna": 9, "Bruno": 6, "Chloé": 5},
        talents={"Anna": 40, "Bruno": 50, "Chloé": 40},
    )
    for seat in range(3):
        state = state.change(seat, merchants=0)
    scores = final(sanctuary(state, "Anna", "a1 a2 a3 a4 b1 b2 b3"))

    assert [score.left.low for score in scores.players] == [2, 6, 5]
    assert [score.eaten for score in scores.players] == [False, True, False]
    assert scores.winners == ("Anna",)


def test_dv_end_5_a_flat_amulet_for_each_tainted_card_in_hand() -> None:
    anna, *_ = final(position(hands={"Anna": "A2 M2 T scribe 2S W"})).players

    assert anna.from_hand.low == anna.from_hand.high == 4


def test_dv_end_6_nobody_sheds_more_than_he_has() -> None:
    state = position(hands=dict.fromkeys(("Anna", "Bruno", "Chloé"), ""), amulets={"Anna": 3})
    anna, *_ = final(sanctuary(sanctuary(state, "Anna", "a1 a2 a3 a4"), "Anna", "i7 i8 i9")).players

    assert (anna.squares, anna.shed.low, anna.left.low) == (7, 3, 0)


def test_dv_viz_1_the_vizier_keeps_three_of_five() -> None:
    played = after(
        position(hands={"Anna": "vizier S"}), "1 Anna: vizier keeps A S ? rejects 2? = 3; market 1; refill ? | ? | ?"
    )

    assert played.codes == []
    assert played.amulets("Anna") == 3
    assert played.cards("Anna") == 2 + 2 + 1
    assert played.state.discards.size == 3
