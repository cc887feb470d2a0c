"""Whether some deal explains a record: the judge held against trying every deal."""

from collections import Counter

import pytest
from small_boxes import Taste, box, possible

from cleo_tools.hidden import judge, solver
from cleo_tools.hidden.bundles import Bundle, Choice, System
from cleo_tools.hidden.judge import Answer, decide
from cleo_tools.source import Span

BLOCKS, EACH = 20, 120
# Many slips and choices; many kinds that lines are legal with; movements alone; draws across two piles.
TASTES = (
    Taste(slip=0.2),
    Taste(slip=0.16, ruled=0.9, slots=0.7),
    Taste(slip=0.14, ruled=0.7, choices=0, across=0),
    Taste(slip=0.2, across=0.9, choices=1),
)
# Hand 1 holds both As and, since the discards need it, the L; then nothing is left that the stall could have. No count
# of one set of kinds shows that: taken for the same, an A can stand for the L among the discards.
TANGLED = System(
    {"A": 2, "L": 1, "M": 1, "S": 1},
    "pile",
    (
        Bundle("pile", "hand 1", 3, slots=(frozenset("A"), frozenset("A")), span=Span(1, 1, 1)),
        Bundle("hand 1", "discards", 3, slots=(frozenset("L"),), span=Span(2, 1, 1)),
        Bundle("pile", "stall", 2, slots=(frozenset("AL"),), span=Span(3, 1, 1)),
    ),
)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_judge_alone_and_every_deal_tried_agree(block: int) -> None:
    answers: Counter[tuple[bool, bool | None]] = Counter()
    for seed in range(block * EACH, (block + 1) * EACH):
        system = box(seed, TASTES[block % len(TASTES)])
        answers[possible(system), decide(system).possible] += 1

    assert not answers[True, False]
    assert not answers[False, True]
    # In all blocks together there are at least 500 of each, and less than one in a hundred is left undecided.
    assert min(answers[True, True], answers[False, False]) >= 25
    assert answers[True, None] + answers[False, None] <= 1


@pytest.mark.parametrize("block", range(4))
@pytest.mark.usefixtures("with_solver")
def test_the_solver_alone_and_every_deal_tried_agree(block: int) -> None:
    systems = [box(seed, TASTES[block]) for seed in range(10_000, 10_000 + EACH)]

    assert [solver.solvable(system) for system in systems] == [possible(system) for system in systems]


@pytest.mark.parametrize("prove", [True, False])
def test_an_answer_without_the_last_resort_is_never_another_one(prove: bool) -> None:  # noqa: FBT001 # a parameter
    for seed in range(20_000, 20_000 + EACH):
        system = box(seed, TASTES[1])

        assert decide(system, prove=prove).possible in {possible(system), None}


def test_the_proof_counts_more_cards_than_there_can_be() -> None:
    proofs = [decide(box(seed, TASTES[2])).cut for seed in range(4 * EACH)]
    counted = [proof for proof in proofs if proof is not None]

    assert len(counted) > 100
    assert all(proof.need > proof.most for proof in counted)


@pytest.mark.usefixtures("with_solver")
def test_what_neither_ways_nor_counting_decide_is_asked_of_the_solver() -> None:
    assert not possible(TANGLED)
    assert solver.solvable(TANGLED) is False
    assert decide(TANGLED).possible is False


def test_without_a_solver_nobody_guesses() -> None:
    assert solver.solvable(TANGLED) is None
    assert decide(TANGLED).possible is not True


@pytest.mark.parametrize("choices", [0, 1])
def test_what_stays_open_without_a_solver_is_neither_possible_nor_impossible(
    choices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = (Bundle("pile", "hand 0", 1, {"A": 1}, span=Span(1, 1, 1)),)
    choice = Choice((0,), (reading, reading), Span(1, 1, 1))
    system = System({"A": 1}, "pile", (Bundle("pile", "hand 0", 1, span=Span(1, 1, 1)),), (choice,) * choices)
    monkeypatch.setattr(judge, "_plain", lambda *_: Answer(possible=None))

    assert decide(system).possible is None

    monkeypatch.setattr(solver, "at_hand", lambda: True)

    assert decide(system).possible is True
    assert decide(system, prove=False).possible is None


def test_too_many_readings_are_left_to_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    # Ten cards that each were the A or the S, of which there is one each; what they have in common says nothing.
    bundles = tuple(Bundle("pile", "hand 0", 1, span=Span(line, 1, 1)) for line in range(1, 11))
    choices = tuple(
        Choice(
            (number,), tuple((Bundle("pile", "hand 0", 1, {kind: 1}, span=bundle.span),) for kind in "AS"), bundle.span
        )
        for number, bundle in enumerate(bundles)
    )
    system = System({"A": 1, "S": 1, "L": 8}, "pile", bundles, choices)
    monkeypatch.setattr(judge, "MOST_READINGS", 5)

    assert decide(system).possible is None

    monkeypatch.setattr(solver, "at_hand", lambda: True)

    assert decide(system).possible is False
