from pathlib import Path

import pytest
from lark import Lark
from records import DIALECT

from cleo_tools.notation.vocabulary import LANGUAGES, fold

ROOT = Path(__file__).parents[2]
ENGLISH = [
    ROOT / "examples" / f"{name}.cleo" for name in ("club-night", "four-seen-by-a-spectator", "five-at-the-fair")
]


@pytest.fixture(scope="module")
def plain() -> Lark:
    return Lark.open(
        str(ROOT / "grammar" / "moves.lark"),
        parser="lalr",
        start=["record", "entry", "clause"],
        maybe_placeholders=True,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_word(lang: str) -> None:
    assert list(DIALECT.vocabulary(lang).words) == list(DIALECT.vocabulary("en").words)
    assert all(DIALECT.vocabulary(lang).words.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_words_of_a_language_are_spelt_alike_where_both_may_stand(lang: str, plain: Lark) -> None:
    words = DIALECT.vocabulary(lang).words
    states = plain.parser.parser._parse_table.states
    for accepted in states.values():
        seen: dict[str, str] = {}
        for kind in accepted:
            key = kind.lstrip("_")
            for spelling in words.get(key, "").split():
                other = seen.setdefault(fold(spelling), key)
                assert other == key, (spelling, key, other)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.stem)
def test_the_grammar_alone_reads_the_english_examples(path: Path, plain: Lark) -> None:
    tree = plain.parse(path.read_text(encoding="utf-8"), start="record")

    assert [child.data for child in tree.children][:2] == ["version", "game"]  # type: ignore[union-attr]
