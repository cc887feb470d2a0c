import os
import re
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner
from records import DIALECT, reading

from cleo_tools.cli.check import command
from cleo_tools.notation.interchange import Interchange
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.notation.write import STYLES, tidy, translate, write

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.cleo"))
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


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_gets_its_verdict_word_for_word(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = CliRunner().invoke(command, ["--every-edition", f"examples/{path.name}"], standalone_mode=False)
    beside = ROOT / "tests" / "golden" / f"{path.stem}.txt"
    if os.environ.get("CLEO_BLESS") == "1":
        beside.write_text(done.output, encoding="utf-8", newline="\n")

    assert done.output == beside.read_text(encoding="utf-8")
    assert done.return_value == (1 if path.stem in ("slips", "disputed") else 0)


def test_the_readme_shows_what_cleo_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    record, report, *_ = (dedent(block) for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE))
    (tmp_path / "game.cleo").write_text(record.strip() + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert report.strip() in CliRunner().invoke(command, ["game.cleo"], standalone_mode=False).output
