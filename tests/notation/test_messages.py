import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from attrs import astuple
from records import DIALECT, reading, report

from cleo_tools.diagnostics import Fact, Phrase, Term
from cleo_tools.games.cleopatra import reading as builders
from cleo_tools.notation import read
from cleo_tools.notation.messages import CODES, table
from cleo_tools.notation.slips import catalogue
from cleo_tools.notation.vocabulary import LANGUAGES, fold

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.cleo"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SOURCES = [*Path(read.__file__).parent.glob("*.py"), Path(builders.__file__)]
FAMILIES = {
    "place-": ("header", "setup"),
    "later-": ("setup", "play", "close"),
    "language-": tuple(LANGUAGES),
}
WORD = re.compile(r"[^\W\d_]{3,}")


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def uses() -> Iterator[tuple[str, set[str]]]:
    """Yield the key and the facts of every phrase that the reading of records makes."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "phrase":
                facts = {str(keyword.arg) for keyword in node.keywords}
                match node.args[0]:
                    case ast.Constant(value=str(key)):
                        yield key, facts
                    case ast.JoinedStr(values=[ast.Constant(value=str(family)), _]):
                        yield from ((family + member, facts) for member in FAMILIES[family])
                    case other:
                        pytest.fail(f"no key: {ast.unparse(other)}")


def texts(fact: Fact) -> Iterator[str]:
    """Yield the texts in a fact that no catalogue words."""
    match fact:
        case str():
            yield fact
        case Phrase():
            for part in fact.facts.values():
                yield from texts(part)
        case tuple():
            for part in fact:
                yield from texts(part)
        case int() | Term():
            pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_message_and_there_are_no_others(lang: str) -> None:
    messages, _ = table(lang)

    assert list(messages) == list(CODES)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("code", CODES)
def test_a_message_has_the_same_parts_and_gaps_as_in_english(code: str, lang: str) -> None:
    ours, english = table(lang)[0][code], table("en")[0][code]

    assert [bool(part) for part in astuple(ours)] == [bool(part) for part in astuple(english)]
    assert [gaps(part) for part in astuple(ours)] == [gaps(part) for part in astuple(english)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_in_use_is_worded_with_its_facts_and_there_are_no_others(lang: str) -> None:
    _, phrases = table(lang)
    used = list(uses())

    assert {key for key, _ in used} == set(phrases)
    assert [(key, gaps(phrases[key])) for key, _ in used] == used


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_reads_in_every_language(path: Path, lang: str) -> None:
    text = path.read_text(encoding="utf-8")
    said = report(text, lang)

    assert not gaps(said)
    assert said != report(text)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_no_sentence_of_a_case_is_left_in_english(path: Path, lang: str) -> None:
    ours, english = catalogue(DIALECT, lang), catalogue(DIALECT, "en")
    for slip in reading(path.read_text(encoding="utf-8")).slips:
        for part in ("message", "label", "help", "related"):
            said = getattr(ours, part)(slip)

            assert not said or said != getattr(english, part)(slip)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_facts_hold_only_words_of_the_notation_and_of_the_record(path: Path) -> None:
    found = reading(path.read_text(encoding="utf-8"))
    spellings = {word for lang in LANGUAGES for word in DIALECT.vocabulary(lang).keys}
    known = spellings | {fold(word) for word in WORD.findall(found.source.text)} | {DIALECT.game}

    said = [text for slip in found.slips for fact in slip.facts.values() for text in texts(fact)]

    assert [word for text in said for word in WORD.findall(text) if fold(word) not in known] == []


@pytest.mark.parametrize(
    ("given", "said"), [(1, "1 karta naraz"), (3, "3 karty naraz"), (12, "12 kart naraz"), (500, "500 kart naraz")]
)
def test_a_number_takes_the_form_it_asks_for(given: int, said: str) -> None:
    polish = catalogue(DIALECT, "pl")

    assert polish.vformat(polish.messages["N313"].message, (), {"count": given}) == said


def test_a_keyword_is_spelt_for_the_reader_and_a_correction_for_the_record() -> None:
    told = report("1 Anna: marekt 2", "fr")

    assert "`joueurs Anna, Bruno, Chloé`" in told
    assert "`market`" in told
