import os
from pathlib import Path

import pytest
from records import report

from cleo_tools.notation import slips

CASES = sorted((Path(__file__).parent / "cases").glob("*.cleo"))
BLESS = os.environ.get("CLEO_BLESS") == "1"


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


@pytest.mark.parametrize("code", slips.MESSAGES)
def test_every_code_has_a_case(code: str) -> None:
    assert any(f"[{code}]" in _report(path) for path in CASES if _code(path) == code)


def test_every_report_has_its_record() -> None:
    reports = (Path(__file__).parent / "cases").glob("*.txt")

    assert {path.stem for path in reports} == {path.stem for path in CASES}
