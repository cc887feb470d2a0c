"""Which clauses some deals make legal and some do not: held against trying every deal."""

from collections import Counter

import pytest
from small_boxes import Taste, box, can_be_broken, possible

from cleo_tools.hidden import judge
from cleo_tools.hidden.bundles import Bundle, Choice, Kinds, System
from cleo_tools.hidden.judge import Answer, Open, open_clauses
from cleo_tools.source import Span

BLOCKS, EACH = 6, 120
# Every line is one bundle, and its unnamed cards are all under the same rule; readings are single cards.
TASTES = (Taste(slip=0.02, shared=0, slots=0, apart=True), Taste(slip=0, shared=0, slots=0, apart=True, across=0.5))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_clause_is_open_if_the_others_leave_room_to_break_it(block: int) -> None:
    seen: Counter[tuple[bool, bool | None]] = Counter()
    for seed in range(block * EACH, (block + 1) * EACH):
        system = box(seed, TASTES[block % len(TASTES)])
        if possible(system):
            sure = {found.span: found.sure for found in open_clauses(system)}
            for span in _ruled(system):
                seen[can_be_broken(system, span), sure.pop(span, None)] += 1

            assert not sure

    assert not seen[True, None]
    assert not seen[True, False]
    assert not seen[False, True]
    assert min(seen[True, True], seen[False, None]) >= 40
    # Payments of which not all wrong readings are known: nobody can tell that they are legal.
    assert seen[False, False] >= 5


def _ruled(system: System) -> list[Span]:
    told: list[Bundle | Choice] = [*system.bundles, *system.choices]
    return [one.span for one in told if one.ruled]


def given(hand: str, kinds: Kinds, *, slots: tuple[Kinds, ...] = (), size: int = 1) -> System:
    """Return a hand out of a box of one T and one A, and what was discarded of it."""
    return System(
        {"T": 1, "A": 1},
        "pile",
        (
            Bundle("pile", "hand 0", len(hand), Counter(hand.replace("?", "")), span=Span(1, 1, 1)),
            Bundle("hand 0", "discards", size, slots=slots, kinds=kinds, span=Span(2, 1, 1), rules=("RULE-1",)),
        ),
    )


def test_a_card_that_may_have_been_another_leaves_the_clause_open() -> None:
    assert list(open_clauses(given("??", frozenset("A")))) == [Open(Span(2, 1, 1), sure=True, rules=("RULE-1",))]


def test_a_card_that_cannot_have_been_another_does_not() -> None:
    assert list(open_clauses(given("A", frozenset("A")))) == []


def test_what_nobody_could_tell_is_open_and_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "decide", lambda *_, **__: Answer(possible=None))

    assert list(open_clauses(given("??", frozenset("A")))) == [Open(Span(2, 1, 1), sure=False, rules=("RULE-1",))]


def test_a_hand_of_which_all_went_the_only_legal_way_is_not_open() -> None:
    system = given("??", frozenset("A"), slots=(frozenset("T"),), size=2)

    assert not can_be_broken(system, Span(2, 1, 1))

    assert list(open_clauses(system)) == []


def test_a_slot_that_another_card_may_have_filled_leaves_the_clause_open() -> None:
    system = given("??", frozenset("A"), slots=(frozenset("T"),))

    assert can_be_broken(system, Span(2, 1, 1))

    assert [found.span for found in open_clauses(system)] == [Span(2, 1, 1)]
