"""The mistakes on which every other tool was tried: here each is found, placed, explained, and the replay goes on."""

from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.cli.check import command
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.source import Source

GAME = game_of("cleopatra")
HEAD = """\
players Anna, Bruno, Chloé
deal Anna A S M
deal Bruno A2 S2 W
market S | ? | W
"""
FINE = """\
1 Anna: quarry; build sphinx 1 = 2; pay A S M; roll . . . . .
2 Bruno: quarry; build wall w1 = 3; pay A2 S2 W; roll . * . . .
3 Chloé: market 1; refill A | ? | ?
4 Anna: market 2; refill ? | S | ?
"""


def checked(turns: str, head: str = HEAD) -> Checked:
    source = Source("game.cleo", head + dedent(turns))
    return check(read(source, GAME.dialect), GAME, Wishes())


def found(turns: str, head: str = HEAD) -> list[tuple[str, int, str]]:
    """Return code, line and the text under the carets of every finding that counts."""
    result = checked(turns, head)
    source = result.reading.source
    return [
        (d.code, d.span.line, source.line(d.span.line)[d.span.column - 1 :][: d.span.length]) for d in result.errors
    ]


def test_the_record_without_a_mistake_is_legal() -> None:
    assert found(FINE) == []


@pytest.mark.parametrize(
    ("right", "wrong", "finding"),
    [
        pytest.param("= 2;", "= 5;", ("C410", 5, "build sphinx 1 = 5"), id="an illegal amount"),
        pytest.param("build wall w1 = 3", "build throne", ("C406", 6, "build throne"), id="an illegal move"),
        pytest.param("pay A S M", "pay A S", ("C425", 5, "pay A S"), id="a payment short by one"),
        pytest.param("2 Bruno", "2 Chloé", ("C201", 6, "Chloé"), id="the wrong player"),
        pytest.param("refill A", "refil A", ("N301", 7, "refil"), id="an unknown word"),
        pytest.param("; refill A | ? | ?", "", ("C307", 7, "market 1"), id="a missing action"),
        pytest.param("; roll . . . . .", "", ("C612", 5, "quarry"), id="a missing roll"),
        pytest.param(
            "3 Chloé: market 1", "3 Chloé: market 1; market 2", ("C202", 7, "market 2"), id="two moves in one"
        ),
        pytest.param("roll . * . . .", "roll . * . .", ("C611", 6, "roll . * . ."), id="one die too few"),
        pytest.param("pay A2 S2 W", "pay A2 S2 L", ("C110", 6, "L"), id="other cards than those dealt"),
    ],
)
def test_a_mistake_is_found_where_it_is(right: str, wrong: str, finding: tuple[str, int, str]) -> None:
    assert finding in found(FINE.replace(right, wrong, 1))


def test_the_same_card_cannot_lie_in_two_places() -> None:
    head = HEAD.replace("A S M", "vizier S M").replace("A2 S2 W", "vizier S2 W")

    assert [code for code, *_ in found("", head)] == ["C112"]


def test_an_occupied_place_is_pointed_out_with_who_took_it() -> None:
    result = checked(FINE + "5 Bruno: quarry; build wall w1; pay 3N; roll . . . .\n")
    [finding] = result.errors

    assert finding.code == "C403"
    assert [span.line for span in finding.related] == [6]


def test_a_declared_result_that_contradicts_the_play_is_found() -> None:
    record = (Path(__file__).parents[1] / "examples" / "club-night.cleo").read_text(encoding="utf-8")
    wrong = record.replace("winner Bruno", "winner Chloé").replace("score Anna talents 39", "score Anna talents 40")

    assert [code for code, *_ in found(wrong, "")] == ["C905", "C906"]


def test_the_second_mistake_is_found_as_well_as_the_first() -> None:
    wrong = FINE.replace("= 2;", "= 5;").replace("roll . * . . .", "roll . *")

    assert [code for code, *_ in found(wrong)] == ["C410", "C611"]


def test_every_mistake_comes_with_its_rule_and_what_would_have_been_legal(tmp_path: Path) -> None:
    file = tmp_path / "game.cleo"
    file.write_text(HEAD + FINE.replace("pay A S M", "pay A S"), encoding="utf-8")
    done = CliRunner().invoke(command, [str(file)], standalone_mode=False)

    assert done.return_value == 1
    assert "short of M" in done.output
    assert "= rule: SPH-1" in done.output
    assert "FR « SPHINX »" in done.output
    assert "the cost: A S M" in done.output
