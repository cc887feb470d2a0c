"""Records full of cards that nobody saw: possible, impossible, or open."""

import re
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import pytest
from records import DIALECT
from scenes import GAME, position
from table import play

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.games.cleopatra import box, payment
from cleo_tools.games.cleopatra.readings import payment_choice
from cleo_tools.games.cleopatra.redaction import redact
from cleo_tools.games.cleopatra.state import Paid
from cleo_tools.hidden import solver
from cleo_tools.hidden.bundles import Bundle
from cleo_tools.notation.read import read
from cleo_tools.notation.record import Record
from cleo_tools.notation.write import write
from cleo_tools.source import Source, Span

QUICK = Wishes(depends=False, fixes=False)
NAMED = re.compile(r"(pay|refill|reveal \S+)((?: (?:[ASMWL]2?|T|\||\?)(?![=\w]))+)")


def judged(text: str, wishes: Wishes = QUICK) -> Checked:
    return check(read(Source("game.cleo", text), DIALECT), GAME, wishes)


def possible(checked: Checked) -> bool | None:
    assert checked.verdict is not None
    return checked.verdict.unseen.possible if checked.verdict.unseen else True


def recorded(text: str) -> Record:
    found = read(Source("game.cleo", text), DIALECT)
    assert found.complete
    return found.record


def seen_by(record: Record, viewer: str | None) -> str:
    return write(redact(record, viewer), DIALECT)


GAMES = [(seed, 3 + seed % 3, (30, 60, 120)[seed % 3], seed % 2 == 0) for seed in range(18)]


@pytest.mark.parametrize(("seed", "players", "turns", "finish"), GAMES)
def test_a_legal_game_is_possible_for_everybody_who_looks_on(seed: int, players: int, turns: int, finish: bool) -> None:  # noqa: FBT001 # a column
    text = play(seed, players, turns, finish=finish)
    record = recorded(text)

    assert [(d.code, d.span.line) for d in judged(text).errors] == []
    for viewer in (*record.players, None):
        seen = judged(seen_by(record, viewer))
        assert [(d.code, d.span.line) for d in seen.errors] == []
        assert possible(seen) is True


def misnamed(text: str, rng: Random) -> str:
    """Return a record with some cards called by another name."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 4)):
        found = [(number, match) for number, line in enumerate(lines) for match in NAMED.finditer(line)]
        number, match = rng.choice(found)
        words = match.group(2).split(" ")
        places = [index for index, word in enumerate(words) if word not in ("", "|", "?")]
        if places:
            words[rng.choice(places)] = rng.choice(["A", "L", "A2", "L2", "M2", "T"])
            lines[number] = lines[number][: match.start(2)] + " ".join(words) + lines[number][match.end(2) :]
    return "\n".join(lines)


@pytest.mark.parametrize("block", range(6))
def test_to_know_more_never_makes_an_impossible_record_possible(block: int) -> None:
    impossible = 0
    for seed in range(block * 6, block * 6 + 6):
        text = misnamed(play(seed, 3 + seed % 3, 60), Random(seed))  # noqa: S311 # a test, not a secret
        record = recorded(text)
        for viewer in (None, record.players[0]):
            if possible(judged(seen_by(record, viewer))) is False:
                impossible += 1
                assert not judged(text).fine
    assert impossible


@pytest.mark.parametrize("seed", range(8))
def test_a_contradiction_is_of_clauses_that_stand_in_the_record(seed: int) -> None:
    found = None
    for number in range(seed * 50, seed * 50 + 50):
        text = seen_by(recorded(misnamed(play(number, 4, 60), Random(number))), None)  # noqa: S311 # a test
        checked = judged(text)
        assert checked.verdict is not None
        if possible(checked) is False and checked.verdict.unseen:
            found = checked.verdict.unseen.contradiction
            break
    assert found is not None
    assert found.minimal
    assert list(found.spans) == sorted(found.spans, key=lambda span: (span.line, span.column))
    assert found.cut is None or found.cut.need > found.cut.most
    assert found.spans[-1] in {d.span for d in checked.errors if d.code in ("C114", "C115")}


START = """players Anna, Bruno, Chloé
deal Anna L L S
deal Chloé beggar A A
market W | ? | M
1 Anna: market 1; refill A | ? | A
2 Bruno: market 2; refill A | ? | ?
3 Chloé: beggar: Anna ?, Bruno 2 talents; market 1; refill ? | A | ?
"""


def test_the_first_clause_at_which_a_record_is_impossible_is_blamed() -> None:
    text = START + "check Chloé hand A A S A A\ncheck Anna hand L S W\n4 Anna: market 3; refill A | A | A\n"
    checked = judged(text)

    assert [(d.code, d.span.line) for d in checked.errors] == [("C114", 9)]
    assert [span.line for span in checked.errors[0].related] == [2, 8]


def test_what_the_table_let_stand_may_be_impossible() -> None:
    checked = judged(START + "check Chloé hand A A S A A\ncheck Anna hand L S W\nlet stand\n")

    assert checked.fine
    assert [d.code for d in checked.findings] == ["C114"]


def test_a_gift_that_may_have_been_tainted_is_open() -> None:
    text = START.replace("Anna L L S", "Anna L A2 T")
    checked = judged(text, Wishes())

    assert checked.fine
    assert checked.verdict is not None
    assert checked.verdict.unseen is not None
    assert [(clause.span.line, clause.sure) for clause in checked.verdict.unseen.open] == [(7, True)]


def test_a_gift_that_can_only_have_been_a_resource_is_not_open() -> None:
    checked = judged(START, Wishes())

    assert checked.verdict is not None
    assert checked.verdict.unseen is not None
    assert checked.verdict.unseen.open == ()


def test_a_payment_that_nobody_noted_is_possible_open_and_at_last_impossible() -> None:
    text = "players Anna, Bruno, Chloé\n{deal}1 Anna: quarry; build wall w1; pay {cards}; roll . . . . .\n"
    for cards, lines in (("? ? ?", [2]), ("S ? ?", [2]), ("A S W", [])):
        checked = judged(text.format(deal="", cards=cards), Wishes())
        assert checked.errors == ()
        assert checked.verdict is not None
        assert checked.verdict.unseen is not None
        assert [clause.span.line for clause in checked.verdict.unseen.open] == lines
    poor = judged(text.format(deal="deal Anna A S ?\n", cards="? ? ?") + "check Bruno hand W W W\n", Wishes())
    assert poor.fine
    none = judged(text.format(deal="deal Anna A L ?\n", cards="? ? ?"), Wishes())
    assert [d.code for d in none.errors] == ["C115"]


def test_a_payment_brings_the_amulets_that_the_record_names() -> None:
    text = "players Anna, Bruno, Chloé\ndeal Anna A S ?\n1 Anna: quarry; build wall w1; pay ? ? ?{}; roll . . . . .\n"

    assert judged(text.format(" = 1")).fine
    assert judged(text.format(" = 0")).fine
    assert [d.code for d in judged(text.format(" = 2")).errors] == ["C115"]
    assert [d.code for d in judged(text.format(" = 3")).errors] == ["C115"]


def test_cards_from_an_old_pile_and_a_new_one_are_told_apart() -> None:
    path = Path(__file__).parent / "legal" / "refill-across-reshuffle.cleo"

    assert possible(judged(path.read_text(encoding="utf-8"))) is True


def test_a_score_whose_hand_nobody_saw_is_an_interval_as_narrow_as_the_record_allows() -> None:
    for seed in range(40):
        record = recorded(play(seed, 3, 20, finish=True))
        lines = [line for line in seen_by(record, None).split("\n") if not line.startswith("reveal")]
        checked = judged("\n".join(lines))
        assert checked.verdict is not None
        if checked.verdict.scores is None:
            continue
        full = judged(play(seed, 3, 20, finish=True))
        assert full.verdict is not None
        for ours, right in zip(checked.verdict.scores.players, full.verdict.scores.players, strict=True):
            hand = checked.verdict.state.player(ours.name).hand.tainted()
            assert ours.from_hand.low <= right.from_hand.low <= ours.from_hand.high
            assert hand[0] <= ours.from_hand.low
            assert ours.from_hand.high <= hand[1]
        return
    pytest.fail("no game came to its end")


def test_where_a_number_was_not_noted_the_question_reaches_to_there() -> None:
    checked = judged("players Anna, Bruno, Chloé\n1 Anna: vizier; market 1; refill ? | ? | ?\n")

    assert checked.verdict is not None
    assert checked.verdict.unseen is not None
    assert (checked.verdict.unseen.possible, checked.verdict.unseen.whole) == (True, False)


def test_what_needs_a_solver_is_asked_of_it_and_else_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parent / "legal" / "eaten-may-tie.cleo").read_text(encoding="utf-8")
    assert possible(judged(text)) is None

    monkeypatch.setattr(solver, "solvable", lambda _: True)
    assert possible(judged(text)) is True


ENVOY = """{edition}players Anna, Bruno, Chloé
deal Anna A A M
deal Bruno S S M
deal Chloé envoy L L
market ? | ? | ?
1 Anna: quarry; build wall w1; pay M 3N; roll . . . . .
2 Bruno: quarry; build wall w2; pay M 3N; roll . . . . .
3 Chloé: envoy: Anna gives ?, Bruno gives ?; market 2; refill A | S | ?
check Chloé cards 5
"""


def test_an_envoy_brings_cards_of_one_kind_where_the_table_wants_that() -> None:
    assert judged(ENVOY.format(edition="")).fine
    assert [d.code for d in judged(ENVOY.format(edition="rule envoy-kinds = one-kind\n")).errors] == ["C115"]


def test_whoever_gives_a_beggar_one_talent_has_no_card_to_give() -> None:
    text = """rule beggar-partial = gives-1-talent
players Anna, Bruno, Chloé
deal Chloé beggar A W
market scribe | ? | L
1 Anna: quarry; build wall w2 = 3; pay 3N; roll * * * * *; offering Anna 0, Bruno 4, Chloé 1
2 Bruno: market 1; refill ? | A | ?
3 Chloé: beggar: Anna 2 talents, Bruno 1 talents; market 2; refill ? | ? | S
"""
    assert judged(text).fine
    assert [d.code for d in judged(text + "check Bruno hand A scribe A2 T\n").errors] == ["C115"]
    assert judged(text + "check Bruno hand M2 scribe A2 T\n").fine


# Payments.


@pytest.mark.parametrize("element", ["wall", "sphinx", "door", "mosaic"])
@pytest.mark.parametrize("known", ["", "A", "N", "T", "A2 N", "S T", "M2 S"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_readings_of_a_payment_are_those_that_are_enough(element: str, known: str, number: int) -> None:
    """Card by card, every list of so many cards is compared with the rule itself."""
    state = position()
    paid = tuple(Paid(kind, None, Span(1, 1, 1)) for kind in known.split())
    state = state.during(payments=paid)
    need = {
        resource: box.COSTS[element].split().count(resource) for resource in dict.fromkeys(box.COSTS[element].split())
    }
    bundle = Bundle("hand 0", "discards", number, span=Span(1, 1, 1))
    choice = payment_choice(need, state, [bundle], [0], None)
    rulings = state.table.rulings

    for kinds in combinations_with_replacement(
        [kind for kind in box.COUNTS if kind not in box.CHARACTERS.values()], number
    ):
        purse = payment.purse([*paid, *(Paid(kind, None, Span(1, 1, 1)) for kind in kinds)])
        enough = not payment.missing(need, purse, rulings)
        assert enough == any(fits(list(kinds), way[0]) for way in choice.ways) or not choice.all


def fits(kinds: list[str], bundle: Bundle) -> bool:
    """Return whether some cards can be those of a reading."""
    slots = sorted(bundle.slots, key=len)
    return not slots or any(
        fits([*kinds[:index], *kinds[index + 1 :]], Bundle("", "", len(kinds) - 1, slots=tuple(slots[1:])))
        for index, kind in enumerate(kinds)
        if kind in slots[0]
    )
