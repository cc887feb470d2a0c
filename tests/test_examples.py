from pathlib import Path

import pytest
from records import DIALECT, reading

from cleo_tools.notation.interchange import Interchange
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.notation.write import STYLES, tidy, translate, write

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.cleo"))
GOOD = [path for path in EXAMPLES if path.stem != "slips"]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_is_read_and_only_the_one_with_slips_has_any(path: Path) -> None:
    found = reading(path.read_text(encoding="utf-8"))

    assert bool(found.slips) == (path.stem == "slips")
    assert found.record.turns


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
def test_every_example_says_the_same_in_every_language(path: Path, lang: str, style: str) -> None:
    record = translate(tidy(reading(path.read_text(encoding="utf-8")).record), lang)
    again = reading(write(record, DIALECT, style))

    assert again.slips == ()
    assert again.record == record


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_every_example_comes_back_from_json(path: Path) -> None:
    record = reading(path.read_text(encoding="utf-8")).record

    assert Interchange(DIALECT).load(Interchange(DIALECT).dump(record)) == record


def test_three_four_and_five_play_and_two_write_in_their_own_language() -> None:
    records = [reading(path.read_text(encoding="utf-8")).record for path in GOOD]

    assert {len(record.players) for record in records} == {3, 4, 5}
    assert {record.lang for record in records} == {"en", "fr", "pl"}
