"""The commands that judge, as a person types them."""

from pathlib import Path

import pytest
from shell import cleo

EXAMPLES = Path(__file__).parents[2] / "examples"
LATE = """\
players Anna, Bruno, Chloé
deal Anna A2 S M
1 Anna: quarry; build mosaic P a2 b1 b2 c1 c2; pay A2 S M N=L; roll . . . . .
2 Bruno: market 1; refill ? | ? | ?
3 Chloé: market 2; refill ? | ? | ?
4 Anna: claim a1; market 3; refill ? | ? | ?
"""


def test_a_legal_record_leaves_with_0_and_names_the_winner() -> None:
    done = cleo("check", str(EXAMPLES / "club-night.cleo"))

    assert done.returncode == 0
    assert "winner: Bruno" in done.stdout


def test_an_illegal_record_leaves_with_1_and_says_under_which_ruling_it_would_be_legal() -> None:
    done = cleo("check", "-", text=LATE.encode())

    assert done.returncode == 1
    assert "legal if `late-claim-by-creator = allowed` (FR, DE)" in done.stdout


@pytest.mark.parametrize(
    "arguments", [("--edition", "fr"), ("--edition", "de"), ("--rule", "late-claim-by-creator=allowed")]
)
def test_another_ruling_makes_it_legal(arguments: tuple[str, ...]) -> None:
    assert cleo("check", *arguments, "-", text=LATE.encode()).returncode == 0


@pytest.mark.parametrize("line", ["edition fr", "rule late-claim-by-creator = allowed"])
def test_the_record_itself_may_say_so(line: str) -> None:
    assert cleo("check", "-", text=f"{line}\n{LATE}".encode()).returncode == 0


def test_every_edition_side_by_side() -> None:
    done = cleo("check", "--every-edition", "-", text=LATE.encode())

    assert "FR  legal" in done.stdout
    assert "IT  1 error, first in line 6" in done.stdout
    assert "the editions part in turn 4 (line 6)" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rule", "late-claim=allowed"), "no ruling called `late-claim`"),
        (("--rule", "late-claim-by-creator=maybe"), "has no value `maybe`"),
        (("--rule", "trompe-loeil-count=7"), "is settled"),
        (("--rule", "nonsense"), "OPTION=VALUE"),
        (("--board", "nowhere.json"), "nowhere.json"),
        (("--edition", "en"), "'en' is not one of"),
    ],
)
def test_a_wrong_option_leaves_with_2_and_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    done = cleo("check", *arguments, "-", text=LATE.encode())

    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("form", ["full", "short", "json", "sarif", "github"])
def test_every_format_leaves_with_the_same_code(form: str) -> None:
    assert cleo("check", "--format", form, "-", text=LATE.encode()).returncode == 1
    assert cleo("check", "--format", form, str(EXAMPLES / "wieczor.cleo")).returncode == 0


def test_several_files_end_with_a_count() -> None:
    done = cleo("check", str(EXAMPLES))

    assert done.returncode == 1
    assert done.stdout.rstrip().endswith("7 records: 5 legal, 2 not, 0 unreadable")


def test_a_record_in_an_unknown_language_is_reported_in_english() -> None:
    done = cleo("check", "-", text=b"lang es\nplayers Anna, Bruno, Dora\n1 Anna: market 1; refill ? | ? | ?\n")

    assert done.returncode == 1
    assert "unknown language `es`" in done.stdout


@pytest.mark.parametrize(("lang", "word"), [("fr", "erreur"), ("de", "Fehler"), ("it", "errore"), ("pl", "błąd")])
def test_a_report_speaks_the_readers_language(lang: str, word: str) -> None:
    done = cleo("check", "--lang", lang, "-", text=LATE.encode())

    assert f"{word}[C525]" in done.stdout


def test_a_board_is_found_beside_its_record(tmp_path: Path) -> None:
    assert cleo("board", "new", str(tmp_path / "mine.json"), "--amulets", "A2=3").returncode == 0
    record = tmp_path / "game.cleo"
    record.write_text(f"board mine.json\n{LATE}check Anna amulets 3\n", encoding="utf-8")

    assert "C810" not in cleo("check", "-f", "short", str(record)).stdout


def test_a_board_that_cannot_be_used_is_a_finding(tmp_path: Path) -> None:
    record = tmp_path / "game.cleo"
    record.write_text(f"board mine.json\n{LATE}", encoding="utf-8")
    done = cleo("check", str(record))

    assert done.returncode == 1
    assert "error[C113]" in done.stdout


def test_consequences_are_folded_and_can_be_unfolded() -> None:
    disputed = str(EXAMPLES / "disputed.cleo")

    assert "follows[C623]" in cleo("check", disputed).stdout
    assert "error[C623]" in cleo("check", "--all", disputed).stdout


def test_hostile_names_stay_names() -> None:
    record = 'players "\x1b[31mAnna", Bruno, Chloé\n1 Bruno: market 1; refill ? | ? | ?\n'
    done = cleo("check", "-", text=record.encode())

    assert done.returncode == 1
    assert "\x1b" not in done.stdout


def test_the_score_lists_every_source() -> None:
    done = cleo("score", str(EXAMPLES / "club-night.cleo"))

    assert done.returncode == 0
    for word in ("obelisks", "offerings", "merchants left", "laid on sanctuaries", "winner: Bruno"):
        assert word in done.stdout


def test_a_game_that_was_broken_off_has_no_score() -> None:
    assert cleo("score", str(EXAMPLES / "wieczor.cleo")).returncode == 1


def test_why_shows_the_lines_behind_a_number() -> None:
    done = cleo("why", str(EXAMPLES / "club-night.cleo"), "amulets", "anna", "--at", "16")

    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == "Anna: 4 amulets after turn 16"
    assert "offering Anna 5 = +1" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("stones", "Anna"), "not counted"),
        (("talents", "Dora"), "nobody at this table"),
        (("talents", "Anna", "--at", "99"), "no turn 99"),
    ],
)
def test_why_says_what_it_cannot_answer(arguments: tuple[str, ...], said: str) -> None:
    done = cleo("why", str(EXAMPLES / "club-night.cleo"), *arguments)

    assert done.returncode == 2
    assert said in done.stderr


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it", "pl"])
@pytest.mark.parametrize("what", ["C425", "N305", "pay-4", "SAN-5", "late-claim-by-creator", "trompe-loeil-count"])
def test_explain_knows_codes_rules_and_rulings(what: str, lang: str) -> None:
    done = cleo("explain", what, "--lang", lang)

    assert done.returncode == 0
    assert what.lower() in done.stdout.lower()


def test_explain_guesses_what_was_meant() -> None:
    done = cleo("explain", "late-claim-by-the-creator")

    assert done.returncode == 2
    assert "did you mean `late-claim-by-creator`?" in done.stderr


def test_rulings_lists_every_point_as_an_edition_has_it() -> None:
    done = cleo("rulings", "--edition", "fr")

    assert "hand-limit-timing = after-take" in done.stdout
    assert "137 points, 97 of them a table may choose" in done.stdout


def test_check_loads_nothing_heavy() -> None:
    import subprocess  # noqa: PLC0415 # only here
    import sys  # noqa: PLC0415 # the same

    code = (
        "import sys; from cleo_tools.cli import cleo; "
        f"cleo(['check', {str(EXAMPLES / 'wieczor.cleo')!r}], standalone_mode=False); "
        "print([name for name in ('jsonschema', 'rich', 'json.tool') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert done.stdout.splitlines()[-1] == "[]"
