"""`cleo sanctuary`, as a person types it."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
from shell import cleo

from cleo_tools import resources

EXAMPLES = Path(__file__).parents[2] / "examples"
LATE = """\
players Anna, Bruno, Chloé
deal Anna A2 S M
1 Anna: quarry; build mosaic P a2 b1 b2 c1 c2; pay A2 S M N=L; roll . . . . .
2 Bruno: market 1; refill ? | ? | ?
3 Chloé: market 2; refill ? | ? | ?
4 Anna: claim a1; market 3; refill ? | ? | ?
"""
DRAWING = """\
9 . . . . . . . . .
8 . . . . . . . . .
7 . . . . . . . . .
6 . . . = = = . . .
5 # # # = = = . . .
4 . . # = = = . . .
3 . . # . . . . . .
2 . # # . . . . . .
1 # # # . . . . . .
  a b c d e f g h i
"""
PROOF = json.loads((resources.folder("schemas") / "certificate.schema.json").read_text(encoding="utf-8"))


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "late.cleo"
    path.write_text(LATE, encoding="utf-8")
    return str(path)


# Ten squares typed at the table.


def test_a_region_typed_at_the_table_is_settled_at_once() -> None:
    done = cleo("sanctuary", "--region", "a1 a2 b1 b2 c1", "--pile", "P,U")

    assert done.returncode == 0
    assert "a1 a2 b1 b2 c1 (5 squares): no sanctuary, a mosaic of the pile fits" in done.stdout
    assert "U: none fits (20 placements tried)" in done.stdout
    assert "P fits in 1 way\n   3  # # # #\n   2  P P # #\n   1  P P P #\n      a b c d\n" in done.stdout
    assert "these would have to leave the pile: P" in done.stdout
    assert "`mosaic-orientation = fixed`: a sanctuary" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "verdict"),
    [
        (("--pile", "u"), "a sanctuary"),
        (("--pile", "none"), "a sanctuary"),
        (("--pile", "-"), "a sanctuary"),
        (("--pile", "UXP"), "no sanctuary"),
        (("--built", "P"), "a sanctuary"),
        (("--built", "F I L"), "no sanctuary"),
    ],
)
def test_the_pile_may_be_given_by_what_is_left_or_what_is_built(arguments: tuple[str, ...], verdict: str) -> None:
    done = cleo("sanctuary", "--region", "A1,a2,B1,b2,c1", *arguments)

    assert f"(5 squares): {verdict}" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "ask about a record (FILE), a drawing (--draw) or a region (--region): nothing was asked"),
        (("game.cleo", "--region", "a1"), "not FILE and --region"),
        (("game.cleo",), "game.cleo: No such file or directory"),
        (("game.cleo", "--pile", "P"), "a record knows its pile"),
        (("--draw", "-", "--region", "a1", "--pile", "P"), "not --draw and --region"),
        (("--region", "a1"), "say which mosaics are left (--pile) or which are built (--built)"),
        (("--region", "a1", "--pile", "Q"), "`Q` is no mosaic; they are called F I L N P T U V W X Y Z"),
        (("--region", "a1", "--pile", "P,P"), "P is named twice; there is one of each"),
        (("--region", "a1", "--pile", "P", "--built", "P"), "P is named as built, so it is not in the pile"),
        (("--region", "a1 j1", "--pile", "P"), "j1 is off the board, which goes from a1 to i9"),
        (("--region", "a1 c1", "--pile", "P"), "these squares are not one region but 2: a1 | c1"),
        (("--region", "d5 e5", "--pile", "P"), "d5 e5 is not free: it belongs to the throne area"),
        (("--region", "a1 \u001b[31m", "--pile", "P"), "is no square"),
        (("--region", "a1", "--pile", "P", "--square", "a2"), "a2 is not free: a mosaic lies there"),
        (("--region", "a1", "--pile", "P", "--square", "z"), "`z` is no square"),
        (("--region", "a1", "--pile", "P", "--turn", "1"), "--turn goes with a record"),
        (("--built", "P a1 a2 b1 b2 c1; L c1 d1 e1 f1 f2"), "P and L overlap on c1"),
        (("--built", "P a1 a2 b1 b2 d1"), "a1 a2 b1 b2 d1 has not the shape of P"),
        (("--built", "P a1 a2 b1 b2 c1, P d1 d2 e1 e2 f1"), "P is named twice"),
        (("--built", "PU a1 a2 b1 b2 c1"), "`PU` is no mosaic"),
        (("--built", "none a1"), "`NONE` is no mosaic"),
        (("--built", "P a1 a2 b1 b2 c0"), "`c0` is no square"),
        (("--built", "P a1 a2 b1 b2 c1; U"), "U: no square is named"),
        (("--verify", "x.json", "--pile", "P"), "--verify goes alone"),
        (("--region", "a1", "--pile", "P", "--rule", "x=y"), "no ruling called `x`"),
    ],
)  # fmt: skip
def test_a_question_that_cannot_be_leaves_with_2_and_its_own_sentence(arguments: tuple[str, ...], why: str) -> None:
    done = cleo("sanctuary", *arguments)

    assert done.returncode == 2
    assert why in done.stderr
    assert "Traceback" not in done.stderr
    assert "\u001b" not in done.stderr


# Drawings.


def test_a_drawing_from_standard_input_is_judged_region_by_region() -> None:
    done = cleo("sanctuary", "--draw", "-", "--pile", "F,I,L", text=DRAWING.replace("\n", "\r\n").encode())

    assert done.returncode == 0
    assert "a2 a3 a4 b3 b4 (5 squares): a sanctuary" in done.stdout
    assert "F I L: none fits (90 placements tried)" in done.stdout
    assert " 3  + + # . . ." in done.stdout


def test_one_square_is_enough_to_name_a_region() -> None:
    done = cleo("sanctuary", "--draw", "-", "--pile", "P", "--square", "B4", text=DRAWING.encode())

    assert "a2 a3 a4 b3 b4 (5 squares): no sanctuary" in done.stdout
    assert done.stdout.count("squares):") == 1


def test_mosaics_may_be_given_by_their_squares() -> None:
    done = cleo("sanctuary", "--built", "P a2 b1 b2 c1 c2", "--square", "a1")

    assert "a1 (1 square): a sanctuary" in done.stdout


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("PP.\nPPP\nP..\n", "P lies on 6 squares"),
        ("P?.\n", "'?' is no mark"),
        ("##\n##\n#.\n", "say which mosaics are left"),
        (".....\n..\n", "2 squares, where other rows have 5"),
    ],
)
def test_an_impossible_drawing_leaves_with_2(text: str, why: str) -> None:
    done = cleo("sanctuary", "--draw", "-", text=text.encode())

    assert done.returncode == 2
    assert why in done.stderr


# Records.


def test_a_record_says_who_made_a_sanctuary_and_whether_the_claim_was_good(record: str) -> None:
    done = cleo("sanctuary", record, "--turn", "4", "--square", "a1")

    assert done.returncode == 1
    assert "formed by Anna in turn 1, line 3: build mosaic P a2 b1 b2 c1 c2" in done.stdout
    assert "Anna could claim it before `roll . . . . .` (line 3); now nobody can" in done.stdout
    assert (
        "the claim of Anna in turn 4, line 6, was not good\n    C525: Anna claims this sanctuary too late"
        in done.stdout
    )
    assert "`late-claim-by-creator = allowed` (FR, DE): it belongs to Anna" in done.stdout
    assert "rule: SAN-5" in done.stdout
    assert "FR « CONSTRUIRE UN SANCTUAIRE » p. 9" in done.stdout


@pytest.mark.parametrize("edition", ["fr", "de"])
def test_by_another_edition_the_claim_was_good(record: str, edition: str) -> None:
    assert cleo("sanctuary", record, "--square", "a1", "--edition", edition).returncode == 0


@pytest.mark.parametrize(
    ("turn", "square", "why"),
    [
        ("5", "a1", "there is no turn 5; the record has 4"),
        ("-1", "a1", "there is no turn -1"),
        ("1", "b1", "b1 is not free: mosaic P lies there"),
        ("1", "e5", "e5 is not free: it is the throne area"),
        ("1", "k3", "k3 is off the board"),
    ],
)
def test_a_place_that_is_not_in_the_record_leaves_with_2(record: str, turn: str, square: str, why: str) -> None:
    done = cleo("sanctuary", record, "--turn", turn, "--square", square)

    assert done.returncode == 2
    assert why in done.stderr


def test_before_the_first_turn_the_whole_garden_is_free(record: str) -> None:
    done = cleo("sanctuary", record, "--turn", "0")

    assert "late.cleo, before the first turn" in done.stdout
    assert "(72 squares): no sanctuary" in done.stdout


def test_a_fault_that_makes_the_garden_uncertain_is_named(tmp_path: Path) -> None:
    path = tmp_path / "overlap.cleo"
    path.write_text(LATE.replace("2 Bruno: market 1", "2 Bruno: quarry; build mosaic V c2 c3 c4 d2 e2; market 1"))
    done = cleo("sanctuary", str(path), "--square", "a1")

    assert "uncertain because of the fault in line 4: cleo check" in done.stdout


def test_a_record_too_long_for_any_game_is_judged_once(tmp_path: Path) -> None:
    path = tmp_path / "long.cleo"
    lines = [f"{turn} {('Anna', 'Bruno', 'Chloé')[(turn - 1) % 3]}: pass" for turn in range(1, 7001)]
    path.write_text("players Anna, Bruno, Chloé\n" + "\n".join(lines), encoding="utf-8")
    done = cleo("sanctuary", str(path))

    assert done.returncode == 0
    assert "too long for a game: other rulings were not tried" in done.stdout


def test_the_answer_speaks_the_language_of_the_record() -> None:
    done = cleo("sanctuary", str(EXAMPLES / "wieczor.cleo"))

    assert "na stosie:" in done.stdout


def test_the_answer_as_json(record: str) -> None:
    done = cleo("sanctuary", record, "--square", "a1", "--json")
    found = json.loads(done.stdout)

    assert [region["squares"] for region in found["regions"]] == [["a1"]]
    assert found["regions"][0]["right"]["made"] == {"player": "Anna", "turn": 1, "line": 3}
    [claim] = found["regions"][0]["claims"]
    assert claim == {"player": "Anna", "turn": 4, "line": 6, "codes": ["C525"], "let_stand": False}
    assert {other["option"] for other in found["regions"][0]["depends"]} >= {"late-claim-by-creator"}


# Certificates.


def test_a_certificate_is_written_and_confirmed(record: str, tmp_path: Path) -> None:
    out = tmp_path / "proof.json"
    made = cleo("sanctuary", record, "--square", "a1", "--certificate", str(out))
    done = cleo("sanctuary", "--verify", str(out))

    assert "written" in made.stderr
    jsonschema.Draft202012Validator(PROOF).validate(json.loads(out.read_text(encoding="utf-8")))
    assert done.returncode == 0
    assert "confirmed" in done.stdout
    assert "region: a1 (orthogonal)" in done.stdout
    assert "pieces: F I L N T U V W X Y Z (rotate-and-flip)" in done.stdout
    assert 'not checked: {"record": ' in done.stdout


def test_a_certificate_of_a_piece_that_fits(tmp_path: Path) -> None:
    out = tmp_path / "proof.json"
    cleo("sanctuary", "--region", "a1 a2 b1 b2 c1", "--pile", "P,U", "--certificate", str(out))

    assert "P fits: a1 a2 b1 b2 c1" in cleo("sanctuary", "--verify", str(out)).stdout


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ('"d3"', 1, "it is no certificate"),
        ("{}", 1, "it is no certificate"),
        ("[[[", 2, "not JSON"),
        ("[" * 100_000, 2, "not JSON"),
        ("", 2, "empty"),
    ],
)
def test_what_is_no_certificate_is_not_confirmed(tmp_path: Path, text: str, code: int, said: str) -> None:
    path = tmp_path / "proof.json"
    path.write_text(text, encoding="utf-8")
    done = cleo("sanctuary", "--verify", str(path))

    assert done.returncode == code
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_changed_certificate_is_not_confirmed(record: str, tmp_path: Path) -> None:
    out = tmp_path / "proof.json"
    cleo("sanctuary", record, "--square", "a1", "--certificate", str(out))
    out.write_text(out.read_text(encoding="utf-8").replace('"turn": "4"', '"turn": "1"'), encoding="utf-8")
    done = cleo("sanctuary", "--verify", str(out))

    assert done.returncode == 1
    assert "not confirmed: it was changed (digest)" in done.stdout


def test_a_certificate_is_about_one_region(record: str, tmp_path: Path) -> None:
    done = cleo("sanctuary", record, "--certificate", str(tmp_path / "proof.json"))

    assert done.returncode == 2
    assert "say which with --square" in done.stderr


@pytest.mark.parametrize("option", ["--certificate", "--svg", "--png"])
def test_a_record_is_never_overwritten(record: str, option: str) -> None:
    done = cleo("sanctuary", record, "--square", "a1", option, record)

    assert done.returncode == 2
    assert Path(record).read_text(encoding="utf-8") == LATE


# Pictures.


def test_pictures_are_written(record: str, tmp_path: Path) -> None:
    svg, png = tmp_path / "garden.svg", tmp_path / "garden.png"
    cleo("sanctuary", record, "--svg", str(svg), "--png", str(png))

    assert "<title>" in svg.read_text(encoding="utf-8")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_a_png_gets_a_friendly_sentence(record: str, tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['resvg_py'] = None; from cleo_tools.cli import main;"
        f"sys.argv = ['cleo', 'sanctuary', {record!r}, '--png', {str(tmp_path / 'x.png')!r}]; main()"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)

    assert done.returncode == 2
    assert b"pip install 'cleo-tools[png]'" in done.stderr


def test_an_unwritable_place_leaves_with_2(record: str) -> None:
    done = cleo("sanctuary", record, "--svg", "/nowhere/garden.svg")

    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_colours_go_where_nobody_wants_them(record: str) -> None:
    assert "\u001b[" not in cleo("sanctuary", record).stdout
