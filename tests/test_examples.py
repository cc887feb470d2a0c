from pathlib import Path

import pytest
from records import reading

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.cleo"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_is_read_and_only_the_one_with_slips_has_any(path: Path) -> None:
    found = reading(path.read_text(encoding="utf-8"))

    assert bool(found.slips) == (path.stem == "slips")
    assert found.record.turns
