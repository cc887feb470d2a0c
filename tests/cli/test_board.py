import json
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
import shell

from cleo_tools.games.cleopatra import board as boards
from cleo_tools.games.cleopatra import drawing as drawings

STANDARD = boards.write(boards.load("standard"))


def cleo(*arguments: str, text: bytes = b"", cwd: Path | None = None) -> CompletedProcess[str]:
    done = shell.cleo("board", *arguments, text=text, cwd=cwd)
    assert "Traceback" not in done.stderr
    return done


def changed(**parts: Any) -> bytes:
    return json.dumps(json.loads(STANDARD) | parts).encode()


def with_palms(*squares: str) -> bytes:
    return changed(palms={"value": squares, "provenance": "owner"}, marked_palms={"value": [], "provenance": "owner"})


def test_show_draws_the_standard_board_and_says_where_it_comes_from() -> None:
    done = cleo("show")

    assert done.returncode == 0
    assert done.stdout.startswith(drawings.draw(boards.load("standard")) + "\n\n")
    assert "palms (reconstructed):\n  b4 b5 b6 d2 d8 e2 e8 f2 f8 h4 h5 h6\n  No text says" in done.stdout
    assert "w10 i1 h1 g1\n" in done.stdout
    assert "F   .XX/XX./.X.\n" in done.stdout


def test_show_says_of_a_board_of_ones_own_that_an_owner_entered_it(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_bytes(changed(throne={"value": [], "provenance": "owner"}))

    assert "throne (owner):\n  none\n\nwalls" in cleo("show", "mine.json", cwd=tmp_path).stdout


def test_show_names_the_boards_there_are_if_one_is_not() -> None:
    done = cleo("show", "palace")

    assert done.returncode == 2
    assert "palace: no such board; there is standard" in done.stderr


def test_show_does_not_draw_a_board_with_faults(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_bytes(with_palms("e4", "e5"))
    done = cleo("show", "mine.json", cwd=tmp_path)

    assert done.returncode == 2
    assert done.stdout == ""
    assert "palm e4" in done.stderr
    assert "palm e5" in done.stderr


def test_check_leaves_with_0_for_a_sound_board(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(STANDARD, encoding="utf-8")
    done = cleo("check", "mine.json", "standard", "-", text=STANDARD.encode(), cwd=tmp_path)

    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        f"{name}: a sound board (9 x 9, 12 palms, 12 wall slots)"
        for name in ("mine.json", "standard", "standard input")
    ]


def test_check_leaves_with_1_and_lists_all_faults() -> None:
    done = cleo("check", "-", text=with_palms("e4", "e5", "e4"))

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "standard input: palms: e4 stands twice",
        "standard input: palms: palm e4 lies on the throne area",
        "standard input: palms: palm e5 lies on the throne area",
    ]


def test_check_leaves_with_1_where_the_schema_is_not_met() -> None:
    done = cleo("check", "-", text=with_palms("j1", "k2"))

    assert done.returncode == 1
    assert [line.split(": ")[1] for line in done.stdout.splitlines()] == ["$.palms.value[0]", "$.palms.value[1]"]


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[" * 100_000, b"x" * 2_000_000])
def test_check_leaves_with_2_for_what_is_no_board(data: bytes) -> None:
    done = cleo("check", "-", text=data)

    assert done.returncode == 2
    assert done.stderr.startswith("Error: standard input")


def test_check_goes_on_after_a_file_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(with_palms("e5"))
    done = cleo("check", "nowhere.json", "bad.json", ".", cwd=tmp_path)

    assert done.returncode == 2
    assert "nowhere.json: no such board" in done.stderr
    assert ".: Is a directory" in done.stderr
    assert "bad.json: palms: palm e5" in done.stdout


def test_what_show_prints_is_what_new_reads(tmp_path: Path) -> None:
    printed = cleo("show").stdout
    done = cleo("new", "mine.json", "--draw", "-", text=printed.encode(), cwd=tmp_path)
    mine, standard = boards.load("mine.json", tmp_path), boards.load("standard")

    assert done.returncode == 0
    assert (mine.palms, mine.marked_palms, mine.throne) == (standard.palms, standard.marked_palms, standard.throne)
    assert (mine.name, mine.title) == ("mine", "mine, begun from the board standard")
    assert [mine.provenance[key] for key in ("garden", "palms", "marked_palms", "throne")] == ["owner"] * 4
    assert [mine.provenance[key] for key in ("walls", "doors", "amulets")] == [
        "reconstructed",
        "inferred",
        "reconstructed",
    ]
    assert cleo("check", "mine.json", cwd=tmp_path).returncode == 0
    assert cleo("show", "mine.json", cwd=tmp_path).stdout.startswith(drawings.draw(standard))


def test_new_takes_a_drawing_from_a_file_and_figures_from_the_line(tmp_path: Path) -> None:
    (tmp_path / "garden.txt").write_text("^....\n" * 6, encoding="utf-8")
    done = cleo("new", "mine.json", "--draw", "garden.txt", "--amulets", "a2=0, T=2", "--name", "Ours", cwd=tmp_path)
    mine = boards.load("mine.json", tmp_path)

    assert done.returncode == 0
    assert (mine.name, mine.columns, mine.rows, len(mine.palms)) == ("Ours", 5, 6, 6)
    assert (mine.amulets["A2"], mine.amulets["T"], mine.amulets["L2"]) == (0, 2, 1)
    assert mine.provenance["amulets"] == "owner"
    assert mine.provenance["walls"] == "reconstructed"


def test_new_without_anything_entered_claims_no_owner(tmp_path: Path) -> None:
    cleo("new", "mine.json", cwd=tmp_path)

    assert "owner" not in boards.load("mine.json", tmp_path).provenance.values()


def test_new_starts_from_another_file(tmp_path: Path) -> None:
    (tmp_path / "first.json").write_bytes(with_palms("a1"))
    cleo("new", "second.json", "--from", "first.json", "--amulets", "T=3", cwd=tmp_path)

    assert boards.load("second.json", tmp_path).palms == {"a1"}


def test_new_overwrites_only_if_told_so(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious", encoding="utf-8")
    refused = cleo("new", "mine.json", cwd=tmp_path)

    assert refused.returncode == 2
    assert "mine.json: is there already; --force overwrites it" in refused.stderr
    assert (tmp_path / "mine.json").read_text(encoding="utf-8") == "precious"
    assert cleo("new", "mine.json", "--force", cwd=tmp_path).returncode == 0
    assert boards.load("mine.json", tmp_path).name == "mine"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--amulets", "B2=1"], "'B2' is none of A2, S2, M2, W2, L2, T"),
        (["--amulets", "T"], "T needs a figure from 0 to 9"),
        (["--amulets", "T=10"], "T needs a figure from 0 to 9"),
        (["--amulets", "T=²"], "T needs a figure from 0 to 9"),
        (["--amulets", "T=1,T=1"], "T stands twice"),
        (["--amulets", ""], "'' is none of"),
        (["--from", "palace"], "palace: no such board"),
        (["--draw", "nowhere.txt"], "nowhere.txt: No such file"),
        (["--draw", "-"], "standard input: a garden has 5 to 9 rows, this drawing has 2"),
        (["--name", "two\nlines"], "$.name: expected a short name on one line"),
    ],
)
def test_new_writes_nothing_if_something_entered_is_wrong(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = cleo("new", "mine.json", *arguments, text=b".....\n.....\n", cwd=tmp_path)

    assert done.returncode == 2
    assert said in done.stderr
    assert not list(tmp_path.iterdir())


def test_new_lists_all_faults_of_a_drawing(tmp_path: Path) -> None:
    done = cleo("new", "mine.json", "--draw", "-", text=b"..o..\n.....\n..x..\n.....\n.....\n", cwd=tmp_path)

    assert done.returncode == 2
    assert "standard input: line 1: 'o' is no mark" in done.stderr
    assert "standard input: line 3: 'x' is no mark" in done.stderr


@pytest.mark.parametrize("place", ["missing/mine.json", "folder"])
def test_new_says_where_it_cannot_write(place: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    done = cleo("new", place, "--force", cwd=tmp_path)

    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_wrong_use_leaves_with_2() -> None:
    assert cleo().returncode == 2
    assert cleo("check").returncode == 2
    assert cleo("new").returncode == 2
