"""`cleo deduce`, as a person types it."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from shell import cleo

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "schemas" / "deduction.schema.json").read_text(encoding="utf-8"))
RECORD = """players Anna, Bruno, Chloé
deal Anna L L S
deal Chloé beggar A A
market W | (T) | M
1 Anna: market 1; refill A | ? | A
2 Bruno: market 2; refill A | ? | ?
3 Chloé: beggar: Anna L, Bruno 2 talents; market 1; refill ? | A | ?
check Anna hand L S W
"""


def deduced(*arguments: str, text: str = RECORD) -> str:
    done = cleo("deduce", "-", *arguments, text=text.encode())
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def document(*arguments: str, text: str = RECORD) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(deduced("--json", *arguments, text=text))
    Draft202012Validator(SCHEMA).validate(found)
    return found


def extent(found: dict[str, Any], who: str, kind: str) -> tuple[int, int]:
    place = next(place for place in found["places"] if who in (place["player"], place["place"]))
    row = next(row for row in place["kinds"] if row["kind"] == kind)
    return row["least"], row["most"]


def test_a_table_has_a_column_for_each_place_and_a_row_for_each_kind() -> None:
    lines = deduced().split("\n")

    assert lines[0] == "standard input: after turn 3, by what everybody saw"
    assert lines[2].split() == ["Anna", "Bruno", "Chloé", "stall", "1", "stall", "2", "stall", "3", "pile", "discards"]
    assert lines[3].split() == ["cards", "3", "5", "5", "1", "2", "4", "88", "1"]
    assert len(lines) == 4 + 17 + 3
    assert max(map(len, lines)) <= 80


def test_what_everybody_saw_is_less_than_what_one_player_saw() -> None:
    assert extent(document(), "Anna", "L") == (0, 3)
    assert extent(document("--as", "Anna"), "Anna", "L") == (1, 1)
    assert extent(document("--as", "Anna"), "Chloé", "L") == (1, 3)
    assert extent(document("--as", "Chloé"), "Chloé", "L") == (1, 1)
    assert extent(document("--everything"), "Bruno", "T") == (1, 5)


def test_a_wall_that_everybody_saw_is_in_the_hand_until_it_may_have_been_given_away() -> None:
    assert extent(document("--at", "2"), "Anna", "W") == (1, 4)
    assert extent(document("--at", "3"), "Anna", "W") == (0, 3)


def test_at_a_turn_only_what_was_known_then_counts() -> None:
    assert document("--at", "0")["turn"] == 0
    assert extent(document("--at", "0"), "Anna", "W") == (0, 3)
    assert document()["turn"] == document("--at", "3")["turn"] == 3


def test_one_hand_is_put_into_words() -> None:
    assert deduced("--player", "Anna", "--as", "Anna") == (
        "standard input: after turn 3, by what Anna saw\n\n"
        "Anna: 3 cards\n"
        "  must be there    1 S, 1 W, 1 L\n"
        "  may be there     nothing\n"
        "  cannot be there  A, M, A2, S2, M2, W2, L2, T, beggar, courtesan, envoy, scribe, smuggler, vizier\n"
    )


def test_the_answer_is_in_the_reader_s_language() -> None:
    assert "nach Zug 3" in deduced("--lang", "de")
    assert "po turze 3" in deduced("--lang", "pl")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--as", "Dora"], "players: Anna, Bruno, Chloé, or spectator"),
        (["--player", "Dora"], "players: Anna, Bruno, Chloé"),
        (["--at", "9"], "there is no turn 9; the record has 3"),
        (["--at", "-1"], "there is no turn -1"),
        (["--as", "Anna", "--everything"], "--as and --everything cannot both be"),
        (["--rule", "nonsense"], "--rule wants OPTION=VALUE"),
    ],
)
def test_wrong_use_gets_a_sentence_and_leaves_with_2(arguments: list[str], sentence: str) -> None:
    done = cleo("deduce", "-", *arguments, text=RECORD.encode())

    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_without_players_is_not_looked_into() -> None:
    done = cleo("deduce", "-", text=b"cleo 1\n")

    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_record_that_could_not_be_read_is_not_looked_into() -> None:
    done = cleo("deduce", "-", text=RECORD.replace("refill", "refil").encode())

    assert (done.returncode, done.stdout) == (2, "")
    assert "could not be read fully and is not looked into" in done.stderr


def test_an_impossible_record_leaves_with_1() -> None:
    text = RECORD.replace("check Anna hand L S W", "check Chloé hand A A S A A\ncheck Anna hand L S W").replace(
        "beggar: Anna L", "beggar: Anna ?"
    )
    done = cleo("deduce", "-", "--everything", text=text.encode())

    assert (done.returncode, done.stdout) == (1, "")
    assert "no deal of the cards explains this record" in done.stderr


def test_a_record_is_followed_to_its_first_fault_about_cards() -> None:
    text = RECORD + "4 Anna: market 1 takes S S S S; refill ? | ? | ?\n"

    assert document("--everything", text=text)["whole"] is False
    assert "the record is followed to line 8 only" in deduced("--everything", text=text)
