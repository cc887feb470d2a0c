"""The pages of docs/ that are made from the code are up to date."""

import os
from pathlib import Path

import pytest

from cleo_tools.games.game import game_of
from cleo_tools.report.pages import pages

DOCS = Path(__file__).parents[1] / "docs"
PAGES = pages(game_of("cleopatra"))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_what_the_code_says(name: str) -> None:
    file = DOCS / name
    if os.environ.get("CLEO_BLESS") == "1":
        file.write_text(PAGES[name], encoding="utf-8", newline="\n")

    assert file.read_text(encoding="utf-8") == PAGES[name]
