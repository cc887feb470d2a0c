import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from records import DIALECT, reading
from strategies import records

from cleo_tools.notation.interchange import Interchange, Misfit
from cleo_tools.notation.record import Record
from cleo_tools.notation.write import tidy, write

JSON = Interchange(DIALECT)
SCHEMA = Path(__file__).parents[2] / "schemas" / "record.schema.json"


@settings(max_examples=100, deadline=None)
@given(records())
def test_a_record_and_its_json_say_the_same(record: Record) -> None:
    data = json.loads(json.dumps(JSON.dump(record)))

    assert JSON.load(data) == record
    assert JSON.dump(reading(write(JSON.load(data), DIALECT)).record) == data


@settings(max_examples=50, deadline=None)
@given(records())
def test_formatted_text_comes_back_from_json_as_it_was(record: Record) -> None:
    text = write(tidy(record), DIALECT)

    assert write(JSON.load(JSON.dump(reading(text).record)), DIALECT) == text


def test_the_schema_that_ships_is_the_one_the_classes_make() -> None:
    Draft202012Validator.check_schema(JSON.schema())

    if "CLEO_BLESS" in os.environ:
        SCHEMA.write_text(json.dumps(JSON.schema(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == JSON.schema()


def game(clause: object, player: str = "Anna") -> dict[str, object]:
    return {
        "format": "cleo-record-1",
        "header": [{"is": "players", "names": ["Anna", "Bruno"]}],
        "play": [{"is": "turn", "number": 1, "player": player, "clauses": [clause]}],
    }


def test_json_written_by_a_program_becomes_text() -> None:
    record = JSON.load(game({"is": "market", "stall": 2, "takes": ["S", "(W)", "?"]}))

    assert write(record, DIALECT) == "players Anna, Bruno\n1 Anna: market 2 takes S (W) ?\n"


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ({"is": "market", "stall": 4}, "$.play[0].clauses[0].stall: 4 is greater than the maximum of 3"),
        ({"is": "markt"}, "$.play[0].clauses[0].is: 'markt' is not one of"),
        ({"is": "pay", "cards": ["Q"]}, "$.play[0].clauses[0].cards[0]: expected a card such as S"),
        ({"is": "claim", "square": "j3"}, "$.play[0].clauses[0].square: expected a square from a1 to i9, found 'j3'"),
        ({"is": "quarry", "extra": 1}, "$.play[0].clauses[0]: Unevaluated properties are not allowed"),
        ({"is": "market"}, "$.play[0].clauses[0]: 'stall' is a required property"),
        ({"is": "build", "element": "wall", "site": "w13"}, "$.play[0].clauses[0].site: expected a wall slot"),
        ("market 2", "$.play[0].clauses[0]: 'market 2' is not of type 'object'"),
    ],
)
def test_json_that_does_not_fit_is_told_where(clause: object, said: str) -> None:
    with pytest.raises(Misfit) as misfit:
        JSON.load(game(clause))

    assert str(misfit.value).startswith(said)


@pytest.mark.parametrize("name", ["Anna\n", " Anna", "An\u2028na", "", "\ud800"])
def test_a_name_that_no_line_can_hold_is_refused(name: str) -> None:
    with pytest.raises(Misfit):
        JSON.load({"format": "cleo-record-1", "header": [{"is": "players", "names": [name]}]})


def test_a_name_nobody_declared_is_refused() -> None:
    with pytest.raises(Misfit, match="nobody at this table is called 'Zoe'"):
        JSON.load(game({"is": "quarry"}, player="Zoe"))
