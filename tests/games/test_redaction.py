"""What one person at the table could have written, rule by rule."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from records import DIALECT, reading
from strategies import records

from cleo_tools.check import Wishes, check
from cleo_tools.games.cleopatra.redaction import redact
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.notation.record import Record
from cleo_tools.notation.write import tidy, write
from cleo_tools.source import Source

GAME = game_of("cleopatra")
EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.cleo"))
PLAYERS = "players Anna, Bruno, Chloé\n"


def seen(text: str, viewer: str | None, *, comments: bool = False) -> str:
    """Return the lines after the players as somebody could have written them."""
    found = reading(PLAYERS + text)
    assert found.slips == (), text
    return write(redact(found.record, viewer, comments=comments), DIALECT).removeprefix(PLAYERS).removesuffix("\n")


def turn(clauses: str, viewer: str | None) -> str:
    """Return what somebody saw of a turn of Anna's."""
    return seen(f"1 Anna: {clauses}", viewer).removeprefix("1 Anna:").strip()


def test_a_hand_as_dealt_is_seen_by_its_owner_alone() -> None:
    assert seen("deal Anna A S vizier", "Anna") == "deal Anna A S vizier"
    assert seen("deal Anna A S vizier", "Bruno") == "deal Anna 3?"
    assert seen("deal Anna A ?", None) == "deal Anna ? ?"


@pytest.mark.parametrize("viewer", ["Anna", None])
def test_of_a_card_face_down_on_a_stall_nobody_sees_more_than_the_back(viewer: str | None) -> None:
    assert seen("market S | (S) | ?", viewer) == "market S | ? | ?"
    assert turn("market 1; refill (A2) | scribe | -", viewer).endswith("refill ? | scribe | -")


def test_who_takes_a_stall_writes_down_the_cards_that_lay_face_down_for_her() -> None:
    text = "market S | (W) | L\n1 Anna: market 3; refill A | (T) | ?\n2 Bruno: market 2; refill S | S | S"

    assert "2 Bruno: market 2 takes W T; refill" in seen(text, "Bruno")
    assert "2 Bruno: market 2; refill" in seen(text, "Anna")
    assert "2 Bruno: market 2; refill" in seen(text, None)


def test_the_list_has_every_card_of_the_stall_and_a_question_mark_for_what_the_record_does_not_know() -> None:
    text = "1 Anna: market 3; refill ? | (T) | ?\n2 Bruno: market 3; refill A | L | (S)\n3 Chloé: market 2"

    assert seen(text, "Chloé").endswith("3 Chloé: market 2 takes ? T L")


def test_a_stall_without_known_cards_face_down_is_not_listed() -> None:
    text = "market S | (W) | L\n1 Anna: market 1; refill A | ? | ?\n2 Bruno: market 3"

    assert seen(text, "Bruno").endswith("2 Bruno: market 3")


def test_cards_that_somebody_has_taken_no_longer_lie_on_the_stall() -> None:
    text = "market (W) | S | S\n1 Anna: market 1; refill L | S | S\n2 Bruno: market 1"

    assert seen(text, "Anna").splitlines()[-2:] == ["1 Anna: market 1 takes W; refill L | S | S", "2 Bruno: market 1"]
    assert seen(text, "Bruno").endswith("2 Bruno: market 1")


def test_what_the_record_itself_lists_stays_for_the_taker_and_goes_for_others() -> None:
    text = "market (W) | S | S\n1 Anna: market 1 takes (W)"

    assert seen(text, "Anna").endswith("market 1 takes (W)")
    assert seen(text, "Bruno").endswith("market 1")
    assert turn("market 1 takes nothing", "Bruno") == "market 1"


@pytest.mark.parametrize(
    ("clauses", "others"),
    [
        ("discard S S", "discard ? ?"),
        ("discard A2 ? = 1", "discard ? ? = 1"),
        ("vizier keeps S T rejects A A beggar = 2", "vizier keeps ? ? rejects 3? = 2"),
        ("vizier keeps nothing rejects A", "vizier keeps nothing rejects ?"),
        ("vizier keeps S", "vizier keeps ?"),
        ("courtesan takes S = 1", "courtesan takes ? = 1"),
    ],
)
@pytest.mark.parametrize("viewer", ["Bruno", None])
def test_what_somebody_does_with_his_hand_is_counted_not_seen(clauses: str, others: str, viewer: str | None) -> None:
    assert turn(clauses, "Anna") == clauses
    assert turn(clauses, viewer) == others


@pytest.mark.parametrize(
    "clauses",
    [
        "pay A A S T=L N=A N = 1",
        "keep = 2",
        "smuggler = 1",
        "reshuffle = 42",
        "courtesan",
        "courtesan takes nothing",
        "vizier = 2",
        "quarry; build wall w1 = 3; build mosaic F c3 c4 d4 d5 e4; claim a1",
        "bonus 2; drop X; top P; cleopatra 3",
        "roll . * .; offering Anna 3 (2 1) = -3, Bruno 0 = +2, Chloé ?",
        "scribe picks F; scribe raises; scribe lowers = 1",
        "pass",
        'let stand "noticed later"',
        "beggar",
        "envoy asks S",
    ],
)
@pytest.mark.parametrize("viewer", ["Anna", "Bruno", None])
def test_what_lies_open_on_the_table_is_seen_by_everybody(clauses: str, viewer: str | None) -> None:
    assert turn(clauses, viewer) == clauses


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        ("Anna", "beggar: Bruno S, Chloé nothing (shows A2 T) = 1"),
        ("Bruno", "beggar: Bruno S, Chloé nothing = 1"),
        ("Chloé", "beggar: Bruno ?, Chloé nothing (shows A2 T) = 1"),
        (None, "beggar: Bruno ?, Chloé nothing = 1"),
    ],
)
def test_a_card_for_a_beggar_and_a_hand_shown_to_him_are_between_two(viewer: str | None, said: str) -> None:
    assert turn("beggar: Bruno S, Chloé nothing (shows A2 T) = 1", viewer) == said


def test_talents_merchants_and_nothing_for_a_beggar_are_seen_by_everybody() -> None:
    said = "beggar: Bruno 2 talents (2), Chloé N"

    assert turn(said, None) == said
    assert turn("beggar: Bruno nothing", "Chloé") == "beggar: Bruno nothing"


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        ("Anna", "envoy asks S M: Bruno gives S, Chloé offers W"),
        ("Bruno", "envoy asks S M: Bruno gives S, Chloé offers ?"),
        ("Chloé", "envoy asks S M: Bruno gives ?, Chloé offers W"),
        (None, "envoy asks S M: Bruno gives ?, Chloé offers ?"),
    ],
)
def test_cards_for_an_envoy_are_between_two(viewer: str | None, said: str) -> None:
    assert turn("envoy asks S M: Bruno gives S, Chloé offers W", viewer) == said


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("envoy asks S: Bruno gives S, Chloé offers S", "envoy asks S: Bruno gives S, Chloé offers S"),
        ("envoy asks S: Bruno gives S S, Chloé refuses = 1", "envoy asks S: Bruno gives S S, Chloé refuses = 1"),
        ("envoy asks S: Bruno gives M, Chloé offers S2", "envoy asks S: Bruno gives ?, Chloé offers ?"),
        ("envoy asks S: Bruno gives S M", "envoy asks S: Bruno gives S ?"),
        ("envoy: Bruno gives S, Chloé refuses", "envoy: Bruno gives ?, Chloé refuses"),
        ("envoy: Bruno gives N 2 talents 1 amulets", "envoy: Bruno gives N 2 talents 1 amulets"),
    ],
)
def test_who_hears_an_envoy_ask_for_one_kind_knows_it_when_it_is_given(clause: str, said: str) -> None:
    assert turn(clause, None) == said


def test_cards_of_a_trade_are_seen_by_the_two_partners() -> None:
    said = "trade Bruno gives S N gets A 2 talents"

    assert turn(said, "Anna") == turn(said, "Bruno") == said
    assert turn(said, "Chloé") == turn(said, None) == "trade Bruno gives ? N gets ? 2 talents"
    assert turn("trade Bruno gives S", None) == "trade Bruno gives ?"


def test_a_hand_that_was_counted_over_is_seen_by_its_owner_alone() -> None:
    said = "check Anna talents 12 hand S ?"

    assert seen(said, "Anna") == said
    assert seen(said, "Bruno") == seen(said, None) == "check Anna talents 12"
    assert seen("check Anna hand S\ncheck pile 30 stall 1 = 4", None) == "check pile 30 stall 1 = 4"
    assert seen("check Anna cards 5", None) == "check Anna cards 5"


def test_an_audit_in_a_turn_goes_and_the_turn_stays() -> None:
    assert turn("pass; check Anna hand S", "Bruno") == "pass"
    assert turn("pass; check Anna hand S", "Anna") == "pass; check Anna hand S"
    assert seen("1 Anna: check Anna hand S\n2 Bruno: pass", "Bruno") == "1 Anna:\n2 Bruno: pass"


def test_what_is_done_out_of_turn_is_seen_by_whoever_did_it() -> None:
    said = "by Bruno: courtesan takes S"

    assert turn(said, "Bruno") == said
    assert turn(said, "Anna") == turn(said, None) == "by Bruno: courtesan takes ?"
    assert turn("pass; by Bruno: check Bruno hand S", "Anna") == "pass"
    assert turn("by Bruno: scribe lowers", None) == "by Bruno: scribe lowers"


def test_only_the_top_of_the_mosaic_pile_is_seen() -> None:
    for viewer in ("Anna", None):
        assert seen("mosaics F P ? ...", viewer) == "mosaics F ..."
        assert seen("mosaics F P", viewer) == "mosaics F ..."
        assert seen("mosaics F ...", viewer) == "mosaics F ..."
        assert seen("mosaics F", viewer) == "mosaics F"


@pytest.mark.parametrize("viewer", ["Bruno", None])
def test_at_the_end_all_is_laid_open(viewer: str | None) -> None:
    said = (
        "1 Anna: pass\nend\nreveal Anna S T vizier\nshed Anna 4\neaten Chloé\n"
        "score Anna talents 41 amulets 3\nwinner Anna\nranking Anna, Bruno = Chloé"
    )

    assert seen(said, viewer) == said


COMMENTED = """
# Bruno has the vizier
market S | ? | L   # the second is a stone

1 Anna:   # she lies
  pass   # really
  # and smiles
  check Anna cards 3

# the end"""


def test_comments_may_give_things_away_and_go_but_blank_lines_stay() -> None:
    assert seen(COMMENTED, "Anna") == "\nmarket S | ? | L\n\n1 Anna: pass; check Anna cards 3"


def test_comments_stay_where_somebody_wants_them() -> None:
    kept = seen(COMMENTED, None, comments=True)

    for comment in ("# Bruno has", "# the second", "# she lies", "# really", "# and smiles", "# the end"):
        assert comment in kept


def recorded(path: Path) -> Record:
    return reading(path.read_text(encoding="utf-8")).record


def viewers(record: Record) -> tuple[str | None, ...]:
    return (*record.players, None)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("comments", [False, True])
def test_nobody_sees_less_by_looking_twice_at_an_example(path: Path, *, comments: bool) -> None:
    record = recorded(path)
    outside = redact(record, None, comments=comments)
    for viewer in viewers(record):
        once = redact(record, viewer, comments=comments)
        assert redact(once, viewer, comments=comments) == once
        assert redact(once, None, comments=comments) == outside


@given(records(), st.integers(0, 5), st.booleans())
def test_nobody_sees_less_by_looking_twice_at_anything(record: Record, seat: int, comments: bool) -> None:  # noqa: FBT001
    viewer = viewers(record)[seat % (len(record.players) + 1)]
    once = redact(record, viewer, comments=comments)

    assert redact(once, viewer, comments=comments) == once
    assert redact(once, None, comments=comments) == redact(record, None, comments=comments)


@given(records(), st.booleans())
def test_what_somebody_saw_can_be_written_and_read_back(record: Record, outside: bool) -> None:  # noqa: FBT001
    redacted = tidy(redact(record, None if outside else record.players[0]))
    again = reading(write(redacted, DIALECT))

    assert again.complete
    assert again.record == redacted


@pytest.mark.parametrize(
    ("path", "viewer"),
    [
        pytest.param(path, viewer, id=f"{path.stem}-{viewer or 'spectator'}")
        for path in EXAMPLES
        if path.stem not in ("slips", "disputed")
        for viewer in viewers(recorded(path))
    ],
)
def test_a_legal_example_is_still_legal_for_whoever_looks_on(path: Path, viewer: str | None) -> None:
    text = write(redact(recorded(path), viewer), DIALECT)
    checked = check(read(Source(path.name, text), GAME.dialect), GAME, Wishes(depends=False, fixes=False))

    assert [(d.code, d.span.line) for d in checked.errors] == []
    assert checked.fine


def test_a_spectator_saw_all_that_an_example_written_by_one_says() -> None:
    record = recorded(next(path for path in EXAMPLES if path.stem == "four-seen-by-a-spectator"))

    assert redact(record, None, comments=True) == record
