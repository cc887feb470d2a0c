import os
from pathlib import Path

import pytest
from records import report

from cleo_tools.notation.messages import CODES

CASES = sorted((Path(__file__).parent / "cases").glob("*.cleo"))
BLESS = os.environ.get("CLEO_BLESS") == "1"

FINE = {
    "an accent in the game's name": "game Cléopatra\nplayers Anna\n1 Anna: keep",
    "blanks around a stand-in": "players Anna\n1 Anna: quarry; build wall w1; pay A T = L",
    "lines of semicolons": ";\nplayers Anna\n;\n1 Anna: keep;\n;",
    "an indented turn": "players Anna, Bruno\n1 Anna: market 2\n  Bruno: market 1",
    "a player called like a measure": 'players Pile, Anna\n1 Anna: keep\ncheck pile 3\ncheck "Pile" talents 2',
    "a comment behind lang": "lang # none yet\nfr = 1".partition("#")[2] and "players Anna\n1 Anna: keep",
}


def _code(path: Path) -> str:
    return path.stem.partition("_")[0]


def _report(path: Path) -> str:
    return report(path.read_text(encoding="utf-8")) + "\n"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_slip_is_reported_word_for_word(path: Path) -> None:
    found = _report(path)
    beside = path.with_suffix(".txt")
    if BLESS:
        beside.write_text(found, encoding="utf-8", newline="\n")

    assert found == beside.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_is_named_after_a_code_it_shows(path: Path) -> None:
    assert f"[{_code(path)}]" in _report(path)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_case(code: str) -> None:
    assert any(f"[{code}]" in _report(path) for path in CASES if _code(path) == code)


def test_every_report_has_its_record() -> None:
    reports = (Path(__file__).parent / "cases").glob("*.txt")

    assert {path.stem for path in reports} == {path.stem for path in CASES}


@pytest.mark.parametrize("text", FINE.values(), ids=FINE)
def test_what_is_clear_is_no_slip(text: str) -> None:
    assert not report(text)
