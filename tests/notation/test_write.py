import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from records import DIALECT, reading
from strategies import records

from cleo_tools.notation.record import Record
from cleo_tools.notation.slips import UNREAD
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.notation.write import STYLES, tidy, translate, write


def read_back(text: str) -> Record:
    found = reading(text)

    assert [slip for slip in found.slips if slip.code in UNREAD] == []
    return found.record


@settings(max_examples=200, deadline=None)
@given(records(), st.sampled_from(STYLES), st.sampled_from(list(LANGUAGES)))
def test_what_is_written_is_read_back_in_every_language(record: Record, style: str, lang: str) -> None:
    translated = translate(record, lang)

    assert read_back(write(translated, DIALECT, style)) == translated


@settings(max_examples=100, deadline=None)
@given(records(), st.sampled_from(STYLES))
def test_formatting_twice_changes_nothing_more(record: Record, style: str) -> None:
    once = write(tidy(record), DIALECT, style)

    assert write(tidy(read_back(once)), DIALECT, style) == once


@pytest.mark.parametrize("style", STYLES)
def test_a_long_turn_becomes_a_block_and_keeps_its_comments(style: str) -> None:
    text = write(
        tidy(
            reading("""
                players Anna, Bruno
                1 Anna: quarry; build wall w1; pay A S W   # at last
                2 Bruno: market 1
                  # he thought for long
                  refill S | ? | -  # the pile is empty
            """).record
        ),
        DIALECT,
        style,
    )

    assert "# at last" in text
    assert "2 Bruno:\n  market 1\n  # he thought for long\n" in text
