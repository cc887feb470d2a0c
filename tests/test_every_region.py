"""Every region of every garden in the cases and examples: judged, proved, and the proof checked."""

from pathlib import Path

import pytest
from records import reading

from cleo_tools import resources
from cleo_tools.check import Wishes, check
from cleo_tools.games.cleopatra.sanctuaries import recorded
from cleo_tools.games.game import game_of
from cleo_tools.sanctuary.certificate import certify
from cleo_tools.sanctuary.checker import check as prove
from cleo_tools.sanctuary.drawing import FREE, PALM, write

GAME = game_of("cleopatra")
RECORDS = [*resources.cases().rglob("*.cleo"), *(Path(__file__).parents[1] / "examples").glob("*.cleo")]
GARDENS = [path for path in sorted(RECORDS) if "mosa" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", GARDENS, ids=lambda path: path.stem)
def test_every_region_is_proved_to_be_what_it_is_said_to_be(path: Path) -> None:
    verdict = check(reading(path.read_text(encoding="utf-8")), GAME, Wishes(depends=False, fixes=False)).verdict
    if verdict is None:
        # Nobody is said to play.
        return
    record = reading(path.read_text(encoding="utf-8")).record
    board, rulings = verdict.state.table.board, verdict.rulings
    corners = rulings.value("region-adjacency") == "orthogonal-and-diagonal"
    for turn in {0, len(record.turns) // 2, len(record.turns)}:
        scene = recorded(record, board, rulings, turn)
        garden = [row.replace(PALM, FREE) for row in write(scene.garden)]
        for opinion in scene.opinions:
            proved = prove(certify(opinion.answer, garden, diagonal=corners))

            assert proved.startswith("nothing fits") == (not opinion.answer.fitting)
            assert not (opinion.sanctuary and opinion.answer.fitting)
