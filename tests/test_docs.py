"""The examples of the notation pages are read as they stand, and none of the grammar goes unmentioned."""

import re
from pathlib import Path

import pytest
from records import reading

from cleo_tools.notation.words import TABLES

ROOT = Path(__file__).parents[1]
PAGES = ("notation.md", "cheat-sheet.md")
HEADER = "players Anna, Bruno, Chloé\n"
DECLARING = {word for table in TABLES.values() for word in table["PLAYERS"].split()}
BLOCK = re.compile(r"^```(clause|cleo)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"^[?!]?(\w+): (.*(?:\n +\|.*)*)", re.MULTILINE)
TERMINAL = re.compile(r'^(_?[A-Z]+): "(\w+)"i', re.MULTILINE)

GRAMMAR = "\n".join((ROOT / "grammar" / file).read_text(encoding="utf-8") for file in ("common.lark", "moves.lark"))
RULES = dict(RULE.findall(GRAMMAR))
TERMINALS = dict(TERMINAL.findall(GRAMMAR))


def blocks(page: str) -> list[tuple[str, str]]:
    return BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))


def clauses() -> list[str]:
    return [line for page in PAGES for kind, text in blocks(page) if kind == "clause" for line in text.splitlines()]


def records() -> list[str]:
    return [text for page in PAGES for kind, text in blocks(page) if kind == "cleo"]


def alternatives(rule: str) -> list[str]:
    return re.findall(r"\w+", RULES[rule])


def keywords() -> list[str]:
    """Return the English words with which each clause, element and line begins."""
    found = [TERMINALS[key] for key in alternatives("tag_key")]
    starts = {name for rule in ("entry", "clause", "move", "element") for name in alternatives(rule)}
    for name in sorted(starts - {"tag", "move"}):
        words = []
        for symbol in RULES[name].split():
            if symbol not in TERMINALS:
                break
            words.append(TERMINALS[symbol])
        assert words, f"{name} begins with no word"
        found.append(" ".join(words))
    return sorted(set(found))


@pytest.mark.parametrize("clause", clauses())
def test_every_clause_of_the_pages_is_read(clause: str) -> None:
    found = reading(f"{HEADER}1 Anna: {clause}\n")

    assert not found.slips
    assert len(found.record.turns) == 1


@pytest.mark.parametrize("text", records())
def test_every_record_of_the_pages_is_read(text: str) -> None:
    declared = any(line.split(maxsplit=1)[0] in DECLARING for line in text.splitlines() if line.strip())

    assert not reading(text if declared else HEADER + text).slips


@pytest.mark.parametrize("keyword", keywords())
def test_every_clause_and_line_of_the_grammar_has_an_example(keyword: str) -> None:
    examples = "\n".join(text for _, text in blocks("notation.md"))

    assert re.search(rf"(?<![\w-]){keyword}(?![\w-])", examples)


def test_the_cheat_sheet_fits_on_one_page() -> None:
    lines = (ROOT / "docs" / "cheat-sheet.md").read_text(encoding="utf-8").splitlines()

    assert len(lines) <= 60
    assert max(map(len, lines)) <= 100
