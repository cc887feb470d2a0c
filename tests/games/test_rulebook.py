import re

import pytest

from cleo_tools.games.cleopatra.rulebook import RULEBOOK, RULES, SECTIONS
from cleo_tools.games.cleopatra.texts import rules_de, rules_en, rules_fr, rules_it, rules_pl
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.rules import EDITIONS

TEXTS = {
    "en": rules_en.RULES,
    "fr": rules_fr.RULES,
    "de": rules_de.RULES,
    "it": rules_it.RULES,
    "pl": rules_pl.RULES,
}


def test_there_are_137_rules_with_proper_ids() -> None:
    assert len(RULES) == 137
    assert [name for name in RULES if not re.fullmatch(r"[A-Z]+(-[A-Z]+)?-\d+", name)] == []


def test_rules_and_sections_are_known_by_their_own_names() -> None:
    assert {name: rule.id for name, rule in RULES.items()} == {name: name for name in RULES}
    assert {key: section.key for key, section in SECTIONS.items()} == {key: key for key in SECTIONS}


def test_the_texts_are_in_the_languages_of_records() -> None:
    assert set(TEXTS) == set(LANGUAGES)


@pytest.mark.parametrize("lang", TEXTS)
def test_every_rule_has_a_text_and_no_text_is_for_an_unknown_rule(lang: str) -> None:
    assert list(TEXTS[lang]) == list(RULES)


@pytest.mark.parametrize("lang", TEXTS)
def test_texts_are_short_sentences_without_a_full_stop(lang: str) -> None:
    for text in TEXTS[lang].values():
        assert 0 < len(text) <= 160
        assert text == " ".join(text.split())
        assert not text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()


@pytest.mark.parametrize("lang", TEXTS)
def test_no_two_rules_say_the_same(lang: str) -> None:
    texts = list(TEXTS[lang].values())
    assert [text for text in texts if texts.count(text) > 1] == []


@pytest.mark.parametrize("name", RULES)
def test_every_cited_section_has_a_heading_in_the_editions_cited(name: str) -> None:
    rule = RULES[name]
    assert rule.citations
    for citation in rule.citations:
        assert citation.editions
        for edition in citation.editions:
            assert SECTIONS[citation.section].headings[edition]


@pytest.mark.parametrize("name", RULES)
def test_a_rule_names_a_section_or_an_option_only_once(name: str) -> None:
    rule = RULES[name]
    sections = [citation.section for citation in rule.citations]
    assert len(sections) == len(set(sections))
    assert len(rule.options) == len(set(rule.options))


@pytest.mark.parametrize("key", SECTIONS)
def test_a_page_is_named_only_where_there_is_a_heading(key: str) -> None:
    section = SECTIONS[key]
    assert set(section.headings) <= set(EDITIONS)
    assert set(section.pages) <= set(section.headings)


def test_a_citation_shows_headings_and_pages_and_leaves_silent_editions_out() -> None:
    assert RULEBOOK.cite("OFF-8") == {
        "de": ["OPFER FÜR DEN HOHEPRIESTER, p. 5"],
        "it": ["LE OFFERTE AL SOMMO SACERDOTE, p. 5"],
        "pl": ["CEREMONIA OFIARNA"],
    }
    assert RULEBOOK.cite("END-1")["fr"] == ["FIN DE LA PARTIE", "VISITER LA CARRIÈRE"]
