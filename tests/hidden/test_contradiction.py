"""Which clauses contradict each other: enough of them, none too many, and the last where it became impossible."""

from collections.abc import Collection, Iterable

import pytest
from attrs import evolve
from small_boxes import Taste, box, first_fault, possible

from cleo_tools.hidden.bundles import Bundle, Choice, System
from cleo_tools.hidden.judge import Contradiction, contradiction
from cleo_tools.source import Span

BLOCKS, EACH = 12, 120
TASTES = (
    Taste(slip=0.2),
    Taste(slip=0.16, ruled=0.9, slots=0.7),
    Taste(slip=0.14, ruled=0.7, choices=0, across=0, shared=0.4),
    Taste(slip=0.2, across=0.9, choices=1),
)


def line(number: int) -> Span:
    return Span(number, 1, 1)


def until_the_fault(system: System) -> System:
    """Return the system up to the end of the clause at which no deal explains it any more."""
    span = system.bundles[first_fault(system) - 1].span
    return system.until(max(number for number, bundle in enumerate(system.bundles, 1) if bundle.span == span))


def seen_alone(system: System) -> System:
    """Return what was seen, without what lines are legal with."""
    bundles = tuple(evolve(bundle, slots=(), kinds=None) for bundle in system.bundles)
    return evolve(system, bundles=bundles, choices=tuple(choice for choice in system.choices if not choice.ruled))


def as_told_by(system: System, spans: Collection[Span]) -> System:
    """Return the same movements, of which only some clauses say anything about kinds."""

    def told(bundles: Iterable[Bundle]) -> tuple[Bundle, ...]:
        return tuple(b if b.span in spans else evolve(b, named={}, slots=(), kinds=None) for b in bundles)

    choices = (
        choice
        for choice in system.choices
        if not choice.ruled or all(system.bundles[place].span in spans for place in choice.places)
    )
    kept = tuple(evolve(choice, ways=tuple(map(told, choice.ways))) for choice in choices)
    return evolve(system, bundles=told(system.bundles), choices=kept)


def faults(system: System, found: Contradiction) -> list[str]:
    """Return what is wrong with a contradiction."""
    system = until_the_fault(system)
    wrong = []
    if found.seen == possible(seen_alone(system)):
        wrong.append("whether what was seen contradicts itself")
    system = seen_alone(system) if found.seen else system
    if possible(as_told_by(system, found.spans)):
        wrong.append("the clauses do not contradict each other")
    rests = {span: set(found.spans) - {span} for span in found.spans} if found.minimal else {}
    wrong += [
        f"line {span.line} is not needed" for span, rest in rests.items() if not possible(as_told_by(system, rest))
    ]
    if not found.spans or found.spans[-1] != system.bundles[-1].span:
        wrong.append("the last clause is not the one at which it became impossible")
    if found.cut is not None and found.cut.need <= found.cut.most:
        wrong.append("the proof is none")
    return wrong


@pytest.mark.parametrize("block", range(BLOCKS))
def test_clauses_contradict_each_other_and_none_is_too_many(block: int) -> None:
    found = []
    for seed in range(block * EACH, (block + 1) * EACH):
        system = box(seed, TASTES[block % len(TASTES)])
        if not possible(system):
            found.append(contradiction(system))

            assert faults(system, found[-1]) == [], seed

    # At least 240 in all blocks together, for a good part of them an account of the cards; hardly any left undecided.
    assert len(found) >= 20
    assert sum(one.cut is not None for one in found) >= len(found) // 3
    assert sum(not one.minimal for one in found) <= len(found) // 10


def test_two_hands_that_cannot_both_be_are_named_and_nothing_else() -> None:
    system = System(
        {"A": 2, "S": 3},
        "pile",
        (
            Bundle("pile", "stall", 1, {"S": 1}, span=line(1)),
            Bundle("pile", "hand 0", 2, {"A": 1}, span=line(2)),
            Bundle("pile", "hand 1", 2, {"A": 1}, span=line(3)),
            Bundle("hand 0", "hand 0", 2, {"A": 2}, span=line(4), whole=True),
        ),
    )

    found = contradiction(system)

    assert found.spans == (line(3), line(4))
    assert found.seen
    assert found.minimal
    assert found.cut is not None
    assert (found.cut.kinds, found.cut.need, found.cut.most) == (("A",), 3, 2)


def test_what_comes_after_the_fault_has_no_part_in_it() -> None:
    fault = (Bundle("pile", "hand 0", 1, {"A": 1}, span=line(1)), Bundle("pile", "hand 1", 1, {"A": 1}, span=line(2)))
    later = (Bundle("pile", "hand 2", 1, {"A": 1}, span=line(3)),)

    assert contradiction(System({"A": 1, "S": 2}, "pile", (*fault, *later))).spans == (line(1), line(2))


def test_what_lines_are_legal_with_counts_only_where_what_was_seen_is_possible() -> None:
    only_a = Bundle("hand 0", "discards", 1, kinds=frozenset("A"), span=line(2), rules=("RULE-1",))
    system = System(
        {"A": 1, "S": 2},
        "pile",
        (Bundle("pile", "hand 0", 1, span=line(1)), only_a, Bundle("pile", "hand 1", 1, {"A": 1})),
    )

    found = contradiction(system)

    assert not found.seen
    assert found.rules == ("RULE-1",)

    seen = contradiction(evolve(system, bundles=(evolve(system.bundles[0], named={"A": 1}), *system.bundles[1:])))

    assert seen.seen
    assert seen.rules == ()


def test_which_way_up_cards_lay_is_known_even_where_no_clause_is_heard() -> None:
    # Of a card of the old pile and one of the new the first lay face up; but all Ls were among those of the new.
    met = tuple(Bundle("pile", "drawn", size, span=line(3)) for size in (1, 0))
    again = Bundle("discards", "pile", 3, span=line(3), whole=True)
    taken = Bundle("drawn", "stall", 1, span=line(3))
    above, below = (evolve(met[0], target=f"drawn face {way}") for way in ("up", "down"))
    way = (above, evolve(below, size=0), evolve(above, size=0), below, evolve(taken, source="drawn face up"))
    said = (
        Bundle("pile", "discards", 3, {"S": 1, "L": 2}, span=line(1)),
        Bundle("pile", "hand 0", 2, {"A": 1}, span=line(2)),
    )
    bundles = (*said, *met, again, *met, taken, Bundle("stall", "hand 1", 1, {"L": 1}, span=line(4)))
    choice = Choice((2, 3, 5, 6, 7), (way,), line(3))

    assert possible(System({"A": 2, "S": 2, "L": 2}, "pile", bundles))

    assert contradiction(System({"A": 2, "S": 2, "L": 2}, "pile", bundles, (choice,))).spans == (line(1), line(4))


def test_a_payment_in_two_clauses_contradicts_with_both() -> None:
    pays = tuple(Bundle("hand 0", "discards", 1, span=line(number)) for number in (2, 3))
    both = tuple(evolve(pay, named={"A": 1}) for pay in pays)
    system = System(
        {"A": 1, "S": 2},
        "pile",
        (Bundle("pile", "hand 0", 3, span=line(1)), *pays),
        (Choice((1, 2), (both,), line(3), ruled=True),),
    )

    assert faults(system, contradiction(system)) == []


def test_draws_across_two_piles_that_cannot_be_half_face_up_are_named_alone() -> None:
    bundles = tuple(Bundle("pile", "hand 0", 1, span=line(number)) for number in (1, 2))
    found = contradiction(System({"A": 1, "S": 2}, "pile", bundles, (Choice((1,), (), line(2)),)))

    assert (found.spans, found.minimal) == ((line(2),), False)
