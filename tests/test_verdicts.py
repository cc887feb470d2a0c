"""Records with their verdicts: for every rule and every value of a ruling one that is legal and one that is not."""

import os
import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.cli.check import command
from cleo_tools.games.cleopatra.unshown import UNSHOWN
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.notation.record import Ruling
from cleo_tools.source import Source

GAME = game_of("cleopatra")
ROOT = Path(__file__).parent / "cases"
RULES = sorted((ROOT / "rules").glob("*.cleo"))
RULINGS = sorted((ROOT / "rulings").glob("*.cleo"))
BLESS = os.environ.get("CLEO_BLESS") == "1"
LIVE = [(option.id, value) for option in GAME.register.values() if option.live for value in option.values]
SHOWN = [rule for rule in GAME.rulebook.rules if rule not in UNSHOWN]


def parts(path: Path) -> tuple[str, str]:
    """Return what a case is about, and whether it is legal: `MKT-1.illegal.empty-stall.cleo`."""
    subject, outcome, *_ = path.name.split(".")
    return subject, outcome


@cache
def checked(path: Path) -> Checked:
    text = path.read_text(encoding="utf-8")
    return check(read(Source(path.name, text), GAME.dialect), GAME, Wishes(fixes=False), path.parent)


def cited(path: Path) -> set[str]:
    catalogue = GAME.catalogue("en")
    return {rule for finding in checked(path).errors for rule in catalogue.rules(finding)}


@pytest.mark.parametrize("path", [*RULES, *RULINGS], ids=lambda path: path.stem)
def test_a_record_gets_its_report_word_for_word(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    found = CliRunner().invoke(command, [path.name], standalone_mode=False).output
    beside = path.with_suffix(".txt")
    if BLESS:
        beside.write_text(found, encoding="utf-8", newline="\n")

    assert found == beside.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [*RULES, *RULINGS], ids=lambda path: path.stem)
def test_a_case_is_as_legal_as_its_name_says(path: Path) -> None:
    assert checked(path).reading.slips == ()
    assert checked(path).fine == (parts(path)[1] == "legal")


@pytest.mark.parametrize("path", [path for path in RULES if parts(path)[1] == "illegal"], ids=lambda path: path.stem)
def test_an_illegal_case_cites_its_rule(path: Path) -> None:
    assert parts(path)[0] in cited(path)


@pytest.mark.parametrize("path", RULINGS, ids=lambda path: path.stem)
def test_a_case_of_a_ruling_declares_it(path: Path) -> None:
    declared = {
        f"{e.body.option}={e.body.value}" for e in checked(path).reading.record.header if isinstance(e.body, Ruling)
    }

    assert parts(path)[0] in declared


@pytest.mark.parametrize("rule", SHOWN)
@pytest.mark.parametrize("outcome", ["legal", "illegal"])
def test_every_rule_has_a_case(rule: str, outcome: str) -> None:
    assert any(parts(path) == (rule, outcome) for path in RULES)


@pytest.mark.parametrize("outcome", ["legal", "illegal"])
@pytest.mark.parametrize(("option", "value"), LIVE)
def test_every_value_of_a_live_ruling_has_a_case(option: str, value: str, outcome: str) -> None:
    assert any(parts(path) == (f"{option}={value}", outcome) for path in RULINGS)


@pytest.mark.parametrize(("option", "value"), LIVE)
def test_every_value_of_a_live_ruling_decides_something(option: str, value: str) -> None:
    verdicts = [checked(path).verdict for path in RULINGS if parts(path)[0] == f"{option}={value}"]

    assert any(option == other.option for verdict in verdicts if verdict for other in verdict.depends)


@pytest.mark.parametrize("code", GAME.codes)
def test_every_code_has_a_case(code: str) -> None:
    assert any(code in {finding.code for finding in checked(path).findings} for path in [*RULES, *RULINGS])


def test_there_are_at_least_400_cases() -> None:
    assert len(RULES) + len(RULINGS) >= 400


def test_every_report_has_its_record() -> None:
    for folder in ("rules", "rulings"):
        reports = {path.stem for path in (ROOT / folder).glob("*.txt")}
        assert reports == {path.stem for path in (ROOT / folder).glob("*.cleo")}


def test_names_of_cases_are_well_formed() -> None:
    for path in (*RULES, *RULINGS):
        assert re.fullmatch(r"[A-Za-z0-9=-]+\.(legal|illegal)\.[a-z0-9-]+", path.stem), path.name
