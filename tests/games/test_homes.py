"""Every rule is written in one place: in the docstring of the function that embodies it."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cleo_tools.games.cleopatra as package
from cleo_tools.games.cleopatra.codes import CODES
from cleo_tools.games.cleopatra.rulebook import RULES
from cleo_tools.games.cleopatra.unshown import UNSHOWN

HOME = re.compile(r"Rules: ((?:[A-Z]+(?:-[A-Z]+)?-\d+(?:,\s+)?)+)\.")
ID = re.compile(r"[A-Z]+(?:-[A-Z]+)?-\d+")
SOURCES = list(Path(package.__file__).parent.rglob("*.py"))
HOMES = Counter(
    rule for path in SOURCES for home in HOME.findall(path.read_text(encoding="utf-8")) for rule in ID.findall(home)
)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_one_home_or_a_reason_why_a_record_cannot_break_it(rule: str) -> None:
    assert HOMES[rule] + (rule in UNSHOWN) == 1


def test_nothing_claims_to_be_the_home_of_an_unknown_rule() -> None:
    assert set(HOMES) <= set(RULES)
    assert set(UNSHOWN) <= set(RULES)


def test_every_cited_rule_exists() -> None:
    assert {rule for code in CODES.values() for rule in code.rules} <= set(RULES)
