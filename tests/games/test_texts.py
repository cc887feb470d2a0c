import importlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from attrs import astuple

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.diagnostics import Catalogue, Fact, Message
from cleo_tools.games.cleopatra.codes import CODES
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.notation.vocabulary import LANGUAGES, fold
from cleo_tools.report import summary
from cleo_tools.source import Source

GAME = game_of("cleopatra")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
ROOT = Path(__file__).parents[1] / "cases"
CASES = sorted([*(ROOT / "rules").glob("*.cleo"), *(ROOT / "rulings").glob("*.cleo")])
PARTS = ("message", "label", "help", "related")
FORMS = {lang: 3 if lang == "pl" else 2 for lang in LANGUAGES}
QUOTED = re.compile(r"`([^`]*)`")


def messages(lang: str) -> Mapping[str, Message]:
    found: Mapping[str, Message] = GAME.text("messages", lang).MESSAGES
    return found


def phrases(lang: str) -> dict[str, Mapping[str, str]]:
    """Return the parts of sentences of the game and of reports."""
    report: Mapping[str, str] = importlib.import_module(f"cleo_tools.texts.report_{lang}").PHRASES
    own: Mapping[str, str] = GAME.text("messages", lang).PHRASES
    return {"game": own, "report": report}


def sentences(lang: str) -> Iterator[str]:
    for message in messages(lang).values():
        yield from astuple(message)
    for found in phrases(lang).values():
        yield from found.values()


def gaps(text: str) -> set[tuple[str, bool]]:
    """Return the facts of a sentence, and whether a number takes a form there."""
    return {(name, "|" in (form or "")) for _, name, form, _ in Formatter().parse(text) if name is not None}


def keywords(text: str, lang: str) -> set[str]:
    """Return what a sentence in English quotes from a record, in the words of another language."""
    english, other = GAME.dialect.vocabulary("en"), GAME.dialect.vocabulary(lang)
    found = set()
    for quoted in QUOTED.findall(text):
        words = [english.keys.get(fold(word), ()) for word in quoted.split()]
        if any(words):
            pairs = zip(quoted.split(), words, strict=True)
            found.add(" ".join(other.spell(keys[0]) if keys else word for word, keys in pairs))
    return found


@cache
def checked(path: Path) -> Checked:
    text = path.read_text(encoding="utf-8")
    return check(read(Source(path.name, text), GAME.dialect), GAME, Wishes(fixes=False), path.parent)


def said(catalogue: Catalogue, done: Checked) -> Iterator[str]:
    for finding in done.findings:
        yield catalogue.message(finding)
        yield catalogue.label(finding)
        yield catalogue.help(finding)
        yield catalogue.related(finding)
    yield summary.verdict(done, catalogue)
    yield summary.verdict(done, catalogue, rulings=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_message_and_there_are_no_others(lang: str) -> None:
    assert set(messages(lang)) == set(CODES)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("code", CODES)
def test_a_message_has_the_same_parts_and_gaps_as_in_english(code: str, lang: str) -> None:
    ours, english = astuple(messages(lang)[code]), astuple(messages("en")[code])

    assert [bool(part) for part in ours] == [bool(part) for part in english]
    assert [gaps(part) for part in ours] == [gaps(part) for part in english]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("kind", ["game", "report"])
def test_every_phrase_has_the_same_gaps_as_in_english(kind: str, lang: str) -> None:
    ours, english = phrases(lang)[kind], phrases("en")[kind]

    assert {key: gaps(text) for key, text in ours.items()} == {key: gaps(text) for key, text in english.items()}


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_left_in_english(lang: str) -> None:
    assert [code for code in CODES if messages(lang)[code].message == messages("en")[code].message] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_has_as_many_forms_as_the_language(lang: str) -> None:
    forms = [form for text in sentences(lang) for _, _, form, _ in Formatter().parse(text) if form]

    assert forms
    assert [form for form in forms if len(form.split("|")) != FORMS[lang] or not all(form.split("|"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 12, 22])
def test_every_sentence_takes_any_number(number: int, lang: str) -> None:
    catalogue = GAME.catalogue(lang)
    for text in filter(None, sentences(lang)):
        facts: dict[str, Fact] = {name: number if plural else "Anna" for name, plural in gaps(text)}

        assert not set("{}|") & set(catalogue.vformat(text, (), facts))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_a_word_of_the_notation_is_spelt_in_the_language_of_the_sentence(part: str, lang: str) -> None:
    for code in CODES:
        ours, english = getattr(messages(lang)[code], part), getattr(messages("en")[code], part)

        assert keywords(english, lang) <= set(QUOTED.findall(ours)), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_short_and_well_spaced(lang: str) -> None:
    for message in messages(lang).values():
        for text in astuple(message):
            assert text == " ".join(text.split())
            assert not text.endswith(".")
            assert len(text) <= 140


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_reads_in_every_language(path: Path, lang: str) -> None:
    for text in said(GAME.catalogue(lang), checked(path)):
        assert not gaps(text)


@pytest.mark.parametrize("lang", ["fr", "de", "it", "pl"])
def test_every_ruling_is_explained_in_every_language(lang: str) -> None:
    english, other = GAME.text("options", "en").OPTIONS, GAME.text("options", lang).OPTIONS
    reasons = GAME.text("settled", lang).SETTLED

    assert list(other) == list(english)
    assert all(set(other[name].values) == set(english[name].values) for name in english)
    assert all(other[name].question != english[name].question for name in english)
    assert set(reasons) == set(GAME.text("settled", "en").SETTLED)
