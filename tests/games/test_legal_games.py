"""Whole records in which several things happen together, and nothing is wrong."""

from pathlib import Path

import pytest

from cleo_tools.check import Wishes, check
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.source import Source

GAME = game_of("cleopatra")
RECORDS = sorted((Path(__file__).parent / "legal").glob("*.cleo"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_it(path: Path) -> None:
    reading = read(Source(path.name, path.read_text(encoding="utf-8")), GAME.dialect)
    checked = check(reading, GAME, Wishes(depends=False, fixes=False))

    assert [(d.code, d.span.line) for d in checked.errors] == []
    assert checked.fine
