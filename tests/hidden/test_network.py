"""Small boxes in which one can see at a glance what is possible, and a near miss beside each fault."""

import pytest

from cleo_tools.hidden.bundles import Bundle, Choice, System
from cleo_tools.hidden.extents import Extent, extents
from cleo_tools.hidden.judge import decide
from cleo_tools.hidden.network import network
from cleo_tools.source import Span

PACK = {"A": 2, "S": 2, "L": 2}


def moves(*bundles: Bundle, pack: dict[str, int] | None = None) -> System:
    return System(pack or PACK, "pile", bundles)


def drawn(target: str, size: int, **named: int) -> Bundle:
    return Bundle("pile", target, size, named)


def shown(place: str, size: int, **named: int) -> Bundle:
    return Bundle(place, place, size, named, whole=True)


def possible(*bundles: Bundle) -> bool | None:
    return decide(moves(*bundles)).possible


def bounds(system: System, place: str, kinds: str) -> Extent:
    found = extents(system, [place], [frozenset(kinds)])
    assert found is not None
    return found[place][0]


@pytest.mark.parametrize(("second", "expected"), [(1, True), (2, False)])
def test_two_hands_cannot_show_more_lapis_than_the_box_has(second: int, expected: bool) -> None:  # noqa: FBT001 # a parameter
    first = (drawn("hand 0", 2), drawn("hand 1", 2), shown("hand 0", 2, L=1))

    assert possible(*first, shown("hand 1", 2, L=second)) is expected


def test_a_card_cannot_lie_in_two_hands() -> None:
    deal = (drawn("hand 0", 2, L=2), drawn("hand 1", 1))

    assert possible(*deal, Bundle("hand 1", "discards", 1, {"S": 1})) is True
    assert possible(*deal, Bundle("hand 1", "discards", 1, {"L": 1})) is False


def test_a_card_that_passed_through_another_hand_is_found_again() -> None:
    passed = (drawn("hand 0", 2, L=2), Bundle("hand 0", "hand 1", 1), Bundle("hand 1", "discards", 1))

    assert possible(*passed, shown("discards", 1, L=1)) is True
    assert possible(*passed, shown("discards", 1, S=1)) is False


def test_a_card_comes_back_only_to_where_it_was_given() -> None:
    lent = (drawn("hand 0", 2, L=2), drawn("hand 1", 1, S=1), Bundle("hand 0", "hand 1", 1))

    assert possible(*lent, Bundle("hand 1", "hand 0", 1), shown("hand 0", 2, L=2)) is True
    assert possible(*lent, Bundle("hand 1", "hand 2", 1), shown("hand 0", 1, L=1), shown("hand 2", 1, A=1)) is False


def test_what_leaves_before_it_arrives_was_not_there() -> None:
    empty, full = Bundle("discards", "hand 1", 1, {"L": 1}), Bundle("hand 0", "discards", 1, {"L": 1})
    dealt = (drawn("hand 0", 1, L=1), drawn("discards", 1, S=1))

    assert possible(*dealt, full, empty) is True
    assert possible(*dealt, empty, full) is False


def test_a_hand_that_is_shown_hides_nothing() -> None:
    hand = drawn("hand 0", 2)

    assert possible(hand, shown("hand 0", 2, L=1, S=1), Bundle("hand 0", "discards", 1, {"S": 1})) is True
    assert possible(hand, shown("hand 0", 2, L=2), Bundle("hand 0", "discards", 1, {"S": 1})) is False


def test_a_card_that_nobody_named_can_have_been_any_that_is_left() -> None:
    hand = (drawn("hand 0", 3, L=2), Bundle("hand 0", "discards", 1))

    assert possible(*hand, shown("hand 0", 2, L=2)) is True
    assert possible(*hand, shown("hand 0", 2, L=1, A=1)) is True
    assert possible(*hand, shown("hand 0", 2, A=1, S=1)) is False


def test_cards_of_two_kinds_are_counted_together() -> None:
    # Neither kind alone is too many.
    soft = Bundle("pile", "hand 0", 3, kinds=frozenset("AS"))

    assert possible(soft, drawn("hand 1", 1, A=1)) is True
    assert possible(soft, drawn("hand 1", 2, A=1, S=1)) is False
    cut = decide(moves(soft, drawn("hand 1", 2, A=1, S=1))).cut
    assert cut is not None
    assert (cut.kinds, cut.need, cut.most) == (("A", "S"), 5, 4)


@pytest.mark.parametrize(
    ("before", "need", "pack", "named", "unnamed"),
    [
        # All three are drawn from the box itself.
        ((drawn("hand 0", 3),), 3, 2, 0, 0),
        ((drawn("hand 0", 3, S=1, L=2),), 3, 0, 1, 0),
        ((drawn("hand 0", 3, L=1),), 3, 0, 0, 2),
        ((drawn("hand 0", 2, S=1), drawn("hand 0", 1, L=1)), 3, 0, 1, 1),
        # One card stayed in the hand when two others left.
        ((drawn("hand 0", 3), Bundle("hand 0", "discards", 2), drawn("hand 0", 2, L=1, S=1)), 3, 0, 1, 1),
    ],
)
def test_a_proof_says_where_its_cards_could_have_come_from(
    before: tuple[Bundle, ...], need: int, pack: int, named: int, unnamed: int
) -> None:
    cut = decide(moves(*before, shown("hand 0", 3, S=3))).cut

    assert cut is not None
    assert (cut.kinds, cut.need, cut.pack, cut.named, cut.unnamed) == (("S",), need, pack, named, unnamed)


def test_each_slot_wants_a_card_of_its_own() -> None:
    pay = Bundle("hand 0", "discards", 2, slots=(frozenset("AS"), frozenset("AL")))

    assert possible(drawn("hand 0", 2, A=1, S=1), pay) is True
    assert possible(drawn("hand 0", 2, S=1, L=1), pay) is True
    assert possible(drawn("hand 0", 2, S=2), pay) is False


def test_one_reading_is_enough_and_at_least_one_must_hold() -> None:
    ways = tuple((Bundle("hand 0", "discards", 1, {kind: 1}),) for kind in "LA")
    pay = (Choice((1,), ways, Span(2, 1, 1)),)

    def paid_from(**hand: int) -> bool | None:
        bundles = (drawn("hand 0", 2, **hand), Bundle("hand 0", "discards", 1))
        return decide(System(PACK, "pile", bundles, pay)).possible

    assert paid_from(A=1, S=1) is True
    assert paid_from(S=1) is True
    assert paid_from(S=2) is False


def test_what_readings_of_two_payments_share_cannot_be_paid_twice() -> None:
    def paid_with(lapis: int) -> bool | None:
        pays = tuple(Bundle("hand 0", "discards", 1, span=Span(line, 1, 1)) for line in (2, 3))
        choices = tuple(
            Choice((n,), ((Bundle("hand 0", "discards", 1, {"L": 1}, span=pay.span),),) * 2, pay.span)
            for n, pay in enumerate(pays, 1)
        )
        return decide(System(PACK, "pile", (drawn("hand 0", 3, L=lapis, S=3 - lapis), *pays), choices)).possible

    assert paid_with(2) is True
    assert paid_with(1) is False


def test_cards_drawn_across_two_piles_can_be_from_either() -> None:
    # One old card and one of three new ones, of which one lay face up; the old one is an A.
    said = (
        drawn("discards", 3, S=1, L=2),
        drawn("hand 0", 2),
        Bundle("pile", "drawn", 1),
        Bundle("pile", "drawn", 0),
        Bundle("discards", "pile", 3, whole=True),
        Bundle("pile", "drawn", 1),
        Bundle("pile", "drawn", 0),
    )
    up, down = "drawn face up", "drawn face down"

    def face_up(kind: str, *olds: int) -> bool | None:
        taken = Bundle("drawn", "stall", 1, {kind: 1})
        ways = tuple(
            (
                Bundle("pile", up, old),
                Bundle("pile", down, 1 - old),
                Bundle("pile", up, 1 - old),
                Bundle("pile", down, old),
                Bundle(up, "stall", 1, {kind: 1}),
            )
            for old in olds
        )
        known = (*said[:1], drawn("hand 0", 2, A=1, S=1), *said[2:], taken)
        return decide(System(PACK, "pile", known, (Choice((2, 3, 5, 6, 7), ways, Span(1, 1, 1)),))).possible

    assert face_up("A", 0, 1) is True
    assert face_up("L", 0, 1) is True
    assert face_up("A", 0) is False
    assert face_up("L", 1) is False


def test_what_lies_in_a_place_at_the_end_is_bounded() -> None:
    system = moves(drawn("hand 0", 3, L=1), Bundle("hand 0", "discards", 1), drawn("hand 1", 1, L=1))

    assert bounds(system, "hand 0", "L") == Extent(0, 1)
    assert bounds(system, "hand 0", "A") == Extent(0, 2)
    assert bounds(system, "hand 0", "AS") == Extent(1, 2)
    assert bounds(system, "hand 1", "L") == Extent(1, 1)
    assert bounds(system, "pile", "L") == Extent(0, 0)


def test_what_must_be_elsewhere_is_not_here() -> None:
    system = moves(drawn("hand 0", 4), Bundle("hand 0", "discards", 2, {"A": 1, "S": 1}))

    assert bounds(system, "pile", "A") == Extent(0, 1)
    assert bounds(system, "pile", "L") == Extent(0, 2)


def test_bounds_of_something_impossible_are_nothing() -> None:
    assert extents(moves(drawn("hand 0", 3, L=3)), ["hand 0"], [frozenset("L")]) is None


def test_cards_that_were_named_take_no_room() -> None:
    net = network(moves(drawn("hand 0", 3, L=2)))

    assert net.room == [1]
    assert net.balance == [[2, 2, 0], [0, 0, 2]]


def test_cards_that_go_the_same_way_meanwhile_are_together() -> None:
    together = network(moves(drawn("hand 0", 1), drawn("hand 1", 1), drawn("hand 0", 2)))
    apart = network(moves(drawn("hand 0", 1), Bundle("hand 0", "pile", 1), drawn("hand 0", 2)))

    assert together.room == [3, 1]
    assert sorted(apart.room) == [1, 1, 2, 5]


def test_a_hand_that_gave_something_away_is_another_until_it_gives_again() -> None:
    once = moves(drawn("hand 0", 1), Bundle("hand 0", "pile", 1), drawn("hand 0", 1), drawn("hand 0", 1))

    assert sorted(network(once).room) == [1, 1, 2, 5]


def test_a_movement_of_no_cards_is_none() -> None:
    assert network(moves(drawn("hand 0", 0), drawn("hand 1", 1))).ends.keys() == {1}


@pytest.mark.parametrize(
    ("bundle", "sound"),
    [
        (Bundle("hand 0", "discards", 2), True),
        (Bundle("hand 0", "discards", 3), False),
        (Bundle("hand 1", "discards", 1), False),
        (Bundle("hand 0", "hand 0", 2, whole=True), True),
        (Bundle("hand 0", "hand 0", 1, whole=True), False),
        (Bundle("hand 0", "discards", 2, {"L": 1}, slots=(frozenset("A"),)), True),
        (Bundle("hand 0", "discards", 2, {"L": 1}, slots=(frozenset("A"), frozenset("S"))), False),
    ],
)
def test_numbers_alone_say_where_a_record_cannot_be(bundle: Bundle, sound: bool) -> None:  # noqa: FBT001 # a parameter
    assert moves(drawn("hand 0", 2), bundle).sound() == (2 if sound else 1)
