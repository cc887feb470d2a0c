"""Boards are data: what fits, what does not, and what is said about it."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from cleo_tools import resources
from cleo_tools.games.cleopatra import board as boards
from cleo_tools.games.cleopatra import drawing as drawings
from cleo_tools.games.cleopatra.box import PIECES

ROOT = Path(__file__).parents[2]
BUNDLED = ROOT / "cleo_tools" / "games" / "cleopatra" / "boards"
STANDARD: dict[str, Any] = json.loads((BUNDLED / "standard.json").read_text(encoding="utf-8"))

SMALL = """
 . . ^ . .
 . . . . .
 ^ . # . ^
 . . . . .
 . . * . .
"""


def faults(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """Return what is said of the standard board after a change."""
    data = copy.deepcopy(STANDARD)
    change(data)
    try:
        boards.parse(json.dumps(data).encode(), "mine.json")
    except boards.BadBoard as problem:
        return list(problem.faults)
    return []


def set_value(field: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data[field].update(value=value)


def set_wall(**walls: list[str]) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["walls"]["value"].update(walls)


def said(data: bytes) -> str:
    with pytest.raises(boards.BadBoard) as problem:
        boards.parse(data, "mine.json")
    return str(problem.value)


# The board that ships.


@pytest.mark.parametrize("name", boards.names())
def test_every_bundled_board_fits_the_schema_and_makes_sense(name: str) -> None:
    text = (BUNDLED / f"{name}.json").read_text(encoding="utf-8")
    schema = json.loads((resources.folder("schemas") / "board.schema.json").read_text(encoding="utf-8"))

    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(json.loads(text))
    assert boards.parse(text.encode(), name) == boards.load(name)
    assert boards.write(boards.load(name)) == text


def test_the_standard_board_is_nine_by_nine_with_the_throne_in_the_centre() -> None:
    board = boards.load("standard")

    assert (board.columns, board.rows) == (9, 9)
    assert board.throne == {f"{column}{row}" for column in "def" for row in (4, 5, 6)}
    assert board.doors == {"left": "w1", "right": "w9"}
    assert set(board.amulets.values()) == {1}
    assert "".join(board.orientations) == PIECES


def test_the_standard_walls_run_round_the_garden_three_squares_each() -> None:
    walls = boards.load("standard").walls

    assert list(walls) == [f"w{number}" for number in range(1, 13)]
    assert {len(squares) for squares in walls.values()} == {3}
    assert [walls[slot] for slot in ("w1", "w4", "w7", "w10")] == [
        ("a1", "a2", "a3"),
        ("a9", "b9", "c9"),
        ("i9", "i8", "i7"),
        ("i1", "h1", "g1"),
    ]


def test_the_standard_palms_are_symmetric_and_three_fit_under_a_straight_mosaic() -> None:
    board = boards.load("standard")
    mirrored = dict(zip("abcdefghi", "ihgfedcba", strict=True))

    for squares in (board.palms, board.marked_palms):
        assert squares == {f"{mirrored[square[0]]}{square[1]}" for square in squares}
        assert squares == {f"{square[0]}{10 - int(square[1])}" for square in squares}
    assert 2 * len(board.marked_palms) == len(board.palms) == 12
    assert board.palms >= {"d2", "e2", "f2"}


def test_no_field_of_the_standard_board_passes_for_a_fact() -> None:
    board = boards.load("standard")

    assert set(board.provenance.values()) == {"inferred", "reconstructed"}
    assert all(len(note) > 50 for note in board.notes.values())
    assert board.notes.keys() == board.provenance.keys() == boards.values(board).keys()


def test_a_bundled_board_is_loaded_once_and_without_jsonschema() -> None:
    code = (
        "import sys; from cleo_tools.games.cleopatra import board; "
        "print(board.load('standard') is board.load('Standard'), 'jsonschema' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert done.stdout.split() == ["True", "False"]


def test_a_board_can_be_a_key_and_travel_between_processes() -> None:
    board = boards.load("standard")

    assert {board: 1}[pickle.loads(pickle.dumps(board))] == 1  # noqa: S301 # our own bytes


def test_the_picture_in_the_manual_is_the_board_that_ships() -> None:
    manual = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")

    assert f"```text\n{drawings.draw(boards.load('standard'))}\n```" in manual


def test_the_manual_names_the_provenance_of_every_field() -> None:
    manual = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in manual.splitlines() if line.startswith("| `")]
    named = {row[0].strip("`"): row[2] for row in rows if len(row) == 4}

    assert named == boards.load("standard").provenance


# Files.


def test_a_path_is_taken_from_the_folder_of_the_record(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(STANDARD | {"name": "mine"}), encoding="utf-8")

    assert boards.load("mine.json", tmp_path).name == "mine"
    assert boards.load(str(tmp_path / "mine.json"), Path("elsewhere")).name == "mine"


@pytest.mark.parametrize("name", ["palace", "missing/board.json", "standard.json"])
def test_a_board_that_is_not_there_is_named_with_those_that_are(name: str, tmp_path: Path) -> None:
    with pytest.raises(boards.NoBoard) as problem:
        boards.load(name, tmp_path)

    assert str(problem.value) == f"{name}: no such board; there is standard, and any board file by its path"


@pytest.mark.parametrize("name", ["", ".", "a\0b", "x" * 5000])
def test_what_is_no_path_of_a_file_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(boards.NoBoard):
        boards.load(name, tmp_path)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b'{\n "a": 1,\n}', "mine.json:3:1: not JSON (Expecting property name enclosed in double quotes)"),
        (b"", "mine.json:1:1: not JSON (Expecting value)"),
        (b"\xff\xfe", "mine.json: not UTF-8; save it as UTF-8"),
        (b" " * (1024 * 1024 + 1), "mine.json: larger than 1 MB; a board has 4 KB"),
        (b'{"w1": 1, "w1": 2}', "mine.json: not JSON ('w1' stands twice in the same braces)"),
        (b"[" * 200_000, "mine.json: nested too deep for a board"),
    ],
    ids=["comma", "empty", "utf-16", "1 MB and a byte", "twice", "deep"],
)
def test_what_is_no_json_is_no_board(data: bytes, sentence: str) -> None:
    assert said(data) == sentence
    with pytest.raises(boards.NoBoard):
        boards.parse(data, "mine.json")


def test_a_number_of_ten_thousand_digits_is_refused_in_a_sentence() -> None:
    assert said(b"1" * 10_000).startswith("mine.json: ")


def test_a_file_of_exactly_1_mb_with_a_byte_order_mark_is_read() -> None:
    text = b"\xef\xbb\xbf" + json.dumps(STANDARD).encode()

    assert boards.parse(text.ljust(1024 * 1024), "mine.json") == boards.load("standard")


# The schema.


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("palms"), "$: 'palms' is a required property"),
        (lambda d: d.update(pond=1), "$: Additional properties are not allowed ('pond' was unexpected)"),
        (
            lambda d: d.update(format="cleo-board-2"),
            "$.format: expected the format \"cleo-board-1\", found 'cleo-board-2'",
        ),
        (lambda d: d.update(name="a\x1b[2J"), "$.name: expected a short name on one line, found 'a\\x1b[2J'"),
        (lambda d: d.update(title="two\n"), "$.title: expected a title on one line, found 'two\\n'"),
        (lambda d: d.update(title=" "), "$.title: expected a title on one line, found ' '"),
        (lambda d: d["palms"].update(note="\ud800"), "$.palms.note: expected a note on one line, found '\\ud800'"),
        (
            lambda d: d["palms"].update(provenance="rulebook"),
            (
                '$.palms.provenance: expected "inferred" (from the texts), "reconstructed" (assumed; '
                "the print is not known) or \"owner\" (entered from a copy of the game), found 'rulebook'"
            ),
        ),
        (
            set_value("garden", {"columns": 10, "rows": 9}),
            "$.garden.value.columns: expected a number from 5 to 9, found 10",
        ),
        (set_value("palms", ["b2", "j3"]), "$.palms.value[1]: expected a square from a1 to i9, found 'j3'"),
        (set_value("palms", ["b2\n"]), "$.palms.value[0]: expected a square from a1 to i9, found 'b2\\n'"),
        (set_value("garden", 9), "$.garden.value: expected an object in braces, found 9"),
        (lambda d: d.update(palms=["b2"]), "$.palms: expected an object in braces, found ['b2']"),
        (set_value("palms", "b2"), "$.palms.value: expected a list of squares, found 'b2'"),
        (set_wall(w2=[]), "$.walls.value.w2: expected a list of one to nine squares, found []"),
        (lambda d: d["walls"]["value"].pop("w9"), "$.walls.value: 'w9' is a required property"),
        (lambda d: d["walls"]["value"].pop("w11"), "$.walls.value: 'w11' is a dependency of 'w10'"),
        (
            set_value("doors", {"left": "w0", "right": "w9"}),
            "$.doors.value.left: expected a wall slot from w1 to w12, found 'w0'",
        ),
        (
            lambda d: d["amulets"]["value"].update(T=10),
            "$.amulets.value.T: expected a number from 0 to 9, found 10",
        ),
        (lambda d: d["amulets"]["value"].pop("T"), "$.amulets.value: 'T' is a required property"),
        (
            set_value("orientations", {"F": ["XX\n"]}),
            "$.orientations.value.F[0]: expected a row of one to five marks, . and X, found 'XX\\n'",
        ),
    ],
)
def test_what_does_not_fit_the_schema_is_named_with_its_path(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    assert sentence in faults(change)


def test_a_thousand_misfits_are_told_in_a_page() -> None:
    assert len(faults(set_value("palms", [0] * 10_000))) == 50


@pytest.mark.parametrize("text", ["3", "null", "[]", '"board"', "{}", "NaN"])
def test_json_that_describes_no_board_has_faults(text: str) -> None:
    assert said(text.encode()).startswith(("mine.json: $: expected an object in braces", "mine.json: $: 'format' is"))


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.pop("orientations"),
        set_value("orientations", {}),
        set_value("orientations", {"F": ["XX.", ".XX", ".X."]}),
        set_value("throne", []),
        set_value("marked_palms", []),
        set_value("garden", {"columns": 9.0, "rows": 9}),
        lambda d: [d["walls"]["value"].pop(slot) for slot in ("w10", "w11", "w12")],
        lambda d: d["palms"].pop("note"),
        lambda d: d.update(name="Chloé’s copy", title="プレイ"),
    ],
    ids=[
        "no drawings",
        "empty",
        "one piece, mirrored",
        "no throne",
        "no marks",
        "9.0",
        "nine walls",
        "no note",
        "words",
    ],
)
def test_what_may_be_left_out_or_differ_is_no_fault(change: Callable[[dict[str, Any]], object]) -> None:
    assert not faults(change)


# Sense.


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (
            lambda d: d["garden"]["value"].update(columns=8),
            "w6: square i9 is outside the garden, which goes from a1 to h9",
        ),
        (
            lambda d: d["garden"]["value"].update(rows=7),
            "palms: square d8 is outside the garden, which goes from a1 to i7",
        ),
        (set_value("palms", [*STANDARD["palms"]["value"], "e5"]), "palms: palm e5 lies on the throne area"),
        (
            set_value("marked_palms", ["d2", "d3"]),
            "marked_palms: d3 is no palm; list it under palms too",
        ),
        (set_value("throne", ["e5", "e5"]), "throne: e5 stands twice"),
        (set_wall(w1=["a1", "a2", "a2"]), "w1: a2 stands twice"),
        (
            set_wall(w1=["a1", "a2", "b3"]),
            "walls: w1 (b3, a1, a2) is no straight run along the left edge of the garden",
        ),
        (set_wall(w1=["a1", "a3"]), "walls: w1 (a1, a3) is no straight run along the left edge of the garden"),
        (
            set_wall(w5=["d8", "e8", "f8"]),
            "walls: w5 (d8, e8, f8) is no straight run along the back edge of the garden",
        ),
        (set_wall(w9=["a1"]), "walls: w9 (a1) is no straight run along the right edge of the garden"),
        (set_wall(w1=["a1", "a2", "a3", "a4"]), "walls: w1 and w2 overlap on a4"),
        (
            set_wall(w10=["c1", "b1", "a1"], w12=["i1", "h1", "g1"]),
            "walls: w11 comes before w10; on the door side they go from i1 to a1",
        ),
        (
            lambda d: (
                [d["walls"]["value"].pop(s) for s in ("w10", "w11", "w12")] and d["doors"]["value"].update(right="w10")
            ),
            "doors: the right door is at w10, which this board does not have",
        ),
        (set_value("orientations", {"F": ["XX", "XX", "X."]}), "orientations: the drawing of F shows the pentomino P"),
        (set_value("orientations", {"I": ["XXXX"]}), "orientations: the drawing of I shows no pentomino"),
        (set_value("orientations", {"I": ["XX.XX", "X...."]}), "orientations: the drawing of I shows no pentomino"),
        (set_value("orientations", {"X": ["..."]}), "orientations: the drawing of X shows no pentomino"),
    ],
)
def test_what_makes_no_sense_is_a_fault(change: Callable[[dict[str, Any]], object], found: str) -> None:
    assert found in faults(change)


@pytest.mark.parametrize(
    "change",
    [
        set_value("palms", [*STANDARD["palms"]["value"], "e7"]),
        set_value("marked_palms", STANDARD["palms"]["value"]),
        set_wall(w1=["a3", "a1", "a2"]),
        set_wall(w1=["a1"], w2=["a2"], w3=["a9"]),
        set_wall(w3=["a9"], w4=["a9"]),
        set_value("doors", {"left": "w12", "right": "w10"}),
        set_value("orientations", {"F": ["..X..", ".XX..", "..XX."]}),
    ],
    ids=["beside the throne", "all marked", "any order", "gaps", "corner shared", "door side", "turned"],
)
def test_what_comes_close_to_a_fault_is_none(change: Callable[[dict[str, Any]], object]) -> None:
    assert not faults(change)


def test_a_wall_outside_of_the_garden_is_one_fault_not_two() -> None:
    def narrow(data: dict[str, Any]) -> None:
        data["garden"]["value"]["rows"] = 8

    found = [fault for fault in faults(narrow) if fault.startswith(("w3", "walls: w3"))]

    assert found == ["w3: square a9 is outside the garden, which goes from a1 to i8"]


def test_all_faults_are_kept_and_the_sentence_counts_them() -> None:
    data = copy.deepcopy(STANDARD)
    data["palms"]["value"] += ["e4", "e5"]
    data["doors"]["value"]["left"] = "w1"
    with pytest.raises(boards.BadBoard) as problem:
        boards.parse(json.dumps(data).encode(), "mine.json")

    assert problem.value.faults == ("palms: palm e4 lies on the throne area", "palms: palm e5 lies on the throne area")
    assert str(problem.value) == "mine.json: palms: palm e4 lies on the throne area (and 1 more)"
    assert not isinstance(problem.value, boards.NoBoard)


def test_every_piece_is_known_however_it_lies() -> None:
    for letter, drawing in boards.load("standard").orientations.items():
        flipped = [row[::-1] for row in drawing]
        turned = ["".join(column) for column in zip(*drawing, strict=True)]
        assert not faults(set_value("orientations", {letter: flipped}))
        assert not faults(set_value("orientations", {letter: turned}))


# Drawings.


def drawn(text: str) -> boards.Board:
    return drawings.with_drawing(boards.load("standard"), text, "garden.txt")


def refused(text: str) -> tuple[str, ...]:
    with pytest.raises(boards.BadBoard) as problem:
        drawn(text)
    return problem.value.faults


def test_a_drawing_is_read_as_it_is_printed() -> None:
    board = boards.load("standard")
    read = drawn(drawings.draw(board))

    assert (read.palms, read.marked_palms, read.throne) == (board.palms, board.marked_palms, board.throne)
    assert read.walls == board.walls
    assert {key for key, word in read.provenance.items() if word == "owner"} == {
        "garden",
        "palms",
        "marked_palms",
        "throne",
    }


def test_a_garden_of_another_size_gets_walls_that_fit_and_say_so() -> None:
    board = drawn(SMALL)

    assert (board.columns, board.rows) == (5, 5)
    assert board.palms == {"c5", "a3", "e3", "c1"}
    assert board.marked_palms == {"c1"}
    assert board.throne == {"c3"}
    assert board.walls["w1"] == ("a1", "a2")
    assert board.provenance["walls"] == "reconstructed"
    assert boards.parse(boards.write(board).encode(), "small.json") == board
    assert drawn(drawings.draw(board)) == board


def test_a_small_garden_keeps_its_wall_names_apart() -> None:
    assert drawings.draw(drawn(SMALL)).splitlines() == [
        "          w4 w5 w6",
        " w3  5  . . ^ . .  w7",
        "     4  . . . . .",
        " w2  3  ^ . # . ^  w8",
        " w1  2  . . . . .  w9",
        "     1  . . * . .",
        "        a b c d e",
        "         w12 w11 w10",
    ]


@pytest.mark.parametrize("wide", range(5, 10))
@pytest.mark.parametrize("high", range(5, 10))
def test_gardens_of_every_size_can_be_drawn_and_read(wide: int, high: int) -> None:
    board = drawn("\n".join(["^" + "." * (wide - 2) + "#"] * high))

    assert boards.parse(boards.write(board).encode(), "mine.json") == board
    assert drawn(drawings.draw(board)).palms == board.palms


@pytest.mark.parametrize(
    "text",
    [
        SMALL.replace(" ", ""),
        "  A B C D E\n" + SMALL,
        SMALL + "\n  a b c d e\n\nanything: ^ below",
        SMALL.replace("\n", "\n\n"),
        "W4 w5\n" + "\n".join(f"{5 - i} {row} {5 - i} w7" for i, row in enumerate(SMALL.strip("\n").splitlines())),
    ],
    ids=["no spaces", "columns above", "text below", "blank lines", "numbers on both sides"],
)
def test_what_stands_around_a_drawing_does_not_matter(text: str) -> None:
    assert drawn(text) == drawn(SMALL)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "a garden has 5 to 9 rows, this drawing has 0"),
        (".....\n" * 4, "a garden has 5 to 9 rows, this drawing has 4"),
        (".....\n" * 10, "a garden has 5 to 9 rows, this drawing has 10"),
        ("....\n" * 5, "a garden has 5 to 9 columns, this drawing has 4"),
        (SMALL.replace("#", "o"), "line 4: 'o' is no mark; a drawing has . free, ^ palm, * marked palm, # throne"),
        (
            SMALL.replace("#", "\x1b"),
            "line 4: '\\x1b' is no mark; a drawing has . free, ^ palm, * marked palm, # throne",
        ),
        (SMALL.replace("#", ""), "line 4: 4 squares, where other rows have 5"),
        ("1 .....\n" + ".....\n" * 4, "line 1: this is row 5, not 1; the back row comes first"),
    ],
)
def test_a_drawing_that_is_no_garden_is_refused(text: str, fault: str) -> None:
    assert fault in refused(text)


def test_a_drawing_of_a_thousand_wrong_rows_is_told_in_a_page() -> None:
    assert len(refused("x\n" * 1000)) == 50


def test_figures_read_off_the_cards_say_which_ones() -> None:
    once = boards.with_amulets(boards.load("standard"), {"T": 2})
    twice = boards.with_amulets(once, {"A2": 3})

    assert (twice.amulets["T"], twice.amulets["A2"], twice.amulets["L2"]) == (2, 3, 1)
    assert once.provenance["amulets"] == "owner"
    assert once.notes["amulets"] == (
        "Entered from a copy of the game: T. As in standard (reconstructed): A2, S2, M2, W2, L2."
    )
    assert twice.notes["amulets"].endswith(once.notes["amulets"])
