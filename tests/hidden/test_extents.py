"""What lies in a place at the end: the bounds held against trying every deal."""

from collections.abc import Sequence

import pytest
from small_boxes import Taste, box, deals, places_of

from cleo_tools.hidden import solver
from cleo_tools.hidden.bundles import Bundle, Choice, Kinds, System
from cleo_tools.hidden.extents import Extent, extents
from cleo_tools.source import Span

BLOCKS, EACH = 12, 40
TASTES = (Taste(), Taste(ruled=0.9, slots=0.7), Taste(choices=0, across=0, ruled=0.7), Taste(across=0.9, choices=1))


def in_every_deal(system: System, places: Sequence[str], sets: Sequence[Kinds]) -> dict[str, list[Extent]] | None:
    """Return the least and the most over all deals."""
    found, order = deals(system), places_of(system)
    if not found:
        return None
    rows = {place: {dict(zip(order, lying, strict=True)).get(place, ()) for lying in found} for place in places}
    return {place: [_extent(system, rows[place], kinds) for kinds in sets] for place in places}


def _extent(system: System, rows: set[tuple[int, ...]], kinds: Kinds) -> Extent:
    numbers = [sum(n for kind, n in zip(system.pack, row, strict=True) if kind in kinds) for row in rows]
    return Extent(min(numbers), max(numbers))


def question(system: System) -> tuple[list[str], list[Kinds]]:
    """Return the places where cards can stay, and every kind, two together, and all."""
    places = [place for place in places_of(system) if not place.startswith("drawn")]
    kinds = list(system.pack)
    return places, [*map(frozenset, kinds), frozenset(kinds[:2]), frozenset(kinds)]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_bounds_are_the_least_and_the_most_over_all_deals(block: int) -> None:
    asked = possible = inexact = 0
    for seed in range(block * EACH, (block + 1) * EACH):
        system = box(seed, TASTES[block % len(TASTES)])
        places, sets = question(system)
        expected, found = in_every_deal(system, places, sets), extents(system, places, sets)
        if expected is None or found is None:
            assert found == expected
            continue
        possible += 1
        for right, bounds in ((r, b) for place in places for r, b in zip(expected[place], found[place], strict=True)):
            asked, inexact = asked + 1, inexact + (not bounds.exact)

            assert bounds == right or (not bounds.exact and bounds.low <= right.low and right.high <= bounds.high)

    # At least 300 possible systems in all blocks together; and without a solver hardly any number is left open.
    assert possible >= 25
    assert inexact * 100 <= asked


@pytest.mark.usefixtures("with_solver")
def test_the_solver_says_how_many_there_can_be_at_the_most() -> None:
    for seed in range(30_000, 30_060):
        system = box(seed, TASTES[1])
        places, sets = question(system)
        expected = in_every_deal(system, places, sets)
        if expected is not None and not system.choices:
            for place in places:
                assert [solver.most(system, place, kinds) for kinds in sets] == [e.high for e in expected[place]]


@pytest.mark.usefixtures("with_solver")
def test_with_a_solver_every_number_is_exact() -> None:
    for seed in range(30_100, 30_160):
        system = box(seed, TASTES[1])

        assert extents(system, *question(system)) == in_every_deal(system, *question(system))


def test_a_place_that_nothing_reached_is_empty() -> None:
    system = System({"A": 1, "S": 1}, "pile", (Bundle("pile", "hand 0", 1),))

    assert extents(system, ["hand 1"], [frozenset("A")]) == {"hand 1": [Extent(0, 0)]}


def test_readings_that_disagree_widen_the_bounds() -> None:
    one = Bundle("pile", "hand 0", 1, span=Span(1, 1, 1))
    ways = tuple((Bundle("pile", "hand 0", 1, {kind: 1}, span=one.span),) for kind in "AS")
    system = System({"A": 1, "S": 1, "L": 1}, "pile", (one,), (Choice((0,), ways, one.span),))

    found = extents(system, ["hand 0", "pile"], [frozenset("A"), frozenset("L")])

    assert found == {"hand 0": [Extent(0, 1), Extent(0, 0)], "pile": [Extent(0, 1), Extent(1, 1)]}


def test_readings_that_nobody_listed_count_as_well() -> None:
    take = Bundle("pile", "hand 0", 1)
    one = Choice((0,), ((Bundle("pile", "hand 0", 1, slots=(frozenset("A"),)),),), Span(1, 1, 1), ruled=True, all=False)
    found = extents(System({"A": 1, "S": 1}, "pile", (take,), (one,)), ["hand 0"], [frozenset("A")])

    assert found == {"hand 0": [Extent(0, 1, exact=False)]}
