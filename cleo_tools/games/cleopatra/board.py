"""What is printed on the game and the rulebooks' text does not say, as data that a table may replace.

A board is a JSON file (`schemas/board.schema.json`). Each of its fields says where its value comes from.
"""

import functools
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import attrs
from attrs import field, frozen

from cleo_tools import resources
from cleo_tools.sanctuary.shapes import drawn, letter

FORMAT = "cleo-board-1"
LARGEST = 1024 * 1024
OWNER = "owner"
# The slots of each side, in the order in which one walks round the garden from the left door corner.
SIDES = {
    "left": ("w1", "w2", "w3"),
    "back": ("w4", "w5", "w6"),
    "right": ("w7", "w8", "w9"),
    "door": ("w10", "w11", "w12"),
}
AREAS = ("palms", "marked_palms", "throne")
_FIELDS = ("garden", *AREAS, "walls", "doors", "amulets", "orientations")
_BUNDLED = Path(__file__).parent / "boards"
LETTERS = "abcdefghi"
MOST_FAULTS = 50
_WIDEST = 100


class BadBoard(ValueError):  # noqa: N818 # the writer's mistake, not our error
    """A board that cannot be played on: where it stands, and each of its faults in a sentence."""

    def __init__(self, where: str, *faults: str) -> None:
        super().__init__(where, *faults)
        self.where = where
        self.faults = faults

    def __str__(self) -> str:
        more = f" (and {len(self.faults) - 1} more)" if len(self.faults) > 1 else ""
        return f"{self.where}: {self.faults[0]}{more}"


class NoBoard(BadBoard):
    """What is no board at all: no such file, too large, no text, not JSON."""


@frozen
class Board:
    """A board as plain data. `provenance` and `notes` say where each field comes from."""

    name: str
    title: str
    columns: int
    rows: int
    palms: frozenset[str]
    marked_palms: frozenset[str]
    throne: frozenset[str]
    walls: Mapping[str, tuple[str, ...]] = field(hash=False)
    doors: Mapping[str, str] = field(hash=False)
    amulets: Mapping[str, int] = field(hash=False)
    orientations: Mapping[str, tuple[str, ...]] = field(hash=False)
    provenance: Mapping[str, str] = field(hash=False)
    notes: Mapping[str, str] = field(hash=False)


# Reading.


@functools.cache
def names() -> tuple[str, ...]:
    """Return the names of the boards that come with Cleo."""
    return tuple(sorted(file.stem for file in _BUNDLED.glob("*.json")))


def load(name: str, base: Path | None = None) -> Board:
    """Return a board that comes with Cleo, or the one in a file; raise BadBoard if it cannot be used.

    A path is taken from `base`, which is the folder of the record that names it.
    """
    if name.casefold() in names():
        return _bundled(name.casefold())
    return parse(raw(name, base), name)


def raw(name: str, base: Path | None = None) -> bytes:
    """Return the bytes of a board file, one too many if it is too large."""
    bundled = name.casefold() in names()
    path = _BUNDLED / f"{name.casefold()}.json" if bundled else (base or Path()) / name
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise NoBoard(name, f"no such board; there is {_listed(names())}, and any board file by its path") from None
    except OSError as problem:
        raise NoBoard(name, problem.strerror or str(problem)) from None
    except ValueError:
        raise NoBoard(repr(name), "not the path of a file") from None


def parse(data: bytes, where: str) -> Board:
    """Return the board that a file describes; raise BadBoard with all of its faults."""
    found = _json(data, where)
    try:
        misfits = tuple(_misfits(found))
    except RecursionError:
        raise NoBoard(where, "nested too deep for a board") from None
    if misfits:
        raise BadBoard(where, *misfits)
    board = _board(found)
    faults = (*_twice(found), *_outside(board), *_palms(board), *_walls(board), *_doors(board), *_mosaics(board))
    if faults:
        raise BadBoard(where, *faults)
    return board


@functools.cache
def _bundled(name: str) -> Board:
    """Return a board that the tests have checked, without checking it again."""
    return _board(json.loads(raw(name)))


def _json(data: bytes, where: str) -> Any:
    if len(data) > LARGEST:
        raise NoBoard(where, "larger than 1 MB; a board has 4 KB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoBoard(where, "not UTF-8; save it as UTF-8") from None
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as problem:
        raise NoBoard(f"{where}:{problem.lineno}:{problem.colno}", f"not JSON ({problem.msg})") from None
    except RecursionError:
        raise NoBoard(where, "nested too deep for a board") from None
    except ValueError as problem:
        raise NoBoard(where, f"not JSON ({problem})") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    for key, count in Counter(key for key, _ in pairs).items():
        if count > 1:
            raise ValueError(f"{key!r} stands twice in the same braces")
    return dict(pairs)


def _misfits(data: Any) -> Iterator[str]:
    """Yield where data do not fit the schema, and why."""
    import jsonschema  # noqa: PLC0415 # 90 ms that a board of ours does not need

    schema = json.loads((resources.folder("schemas") / "board.schema.json").read_text(encoding="utf-8"))
    for error in islice(jsonschema.Draft202012Validator(schema).iter_errors(data), MOST_FAULTS):
        wanted = "an object in braces" if error.validator_value == "object" else error.schema.get("description")
        named = error.validator in {"required", "additionalProperties", "dependentRequired"} or not wanted
        said = error.message[:300] if named else f"expected {wanted}, found {repr(error.instance)[:60]}"
        yield f"{error.json_path}: {said}"


def _board(data: Mapping[str, Any]) -> Board:
    fields = {key: data[key] for key in _FIELDS if key in data}
    value = {key: part["value"] for key, part in fields.items()}
    columns, rows = int(value["garden"]["columns"]), int(value["garden"]["rows"])
    return Board(
        name=data["name"],
        title=data["title"],
        columns=columns,
        rows=rows,
        palms=frozenset(value["palms"]),
        marked_palms=frozenset(value["marked_palms"]),
        throne=frozenset(value["throne"]),
        walls=_in_order(value["walls"], columns, rows),
        doors=dict(value["doors"]),
        amulets={card: int(number) for card, number in value["amulets"].items()},
        orientations={piece: tuple(drawing) for piece, drawing in value.get("orientations", {}).items()},
        provenance={key: part["provenance"] for key, part in fields.items()},
        notes={key: part.get("note", "") for key, part in fields.items()},
    )


def edges(columns: int, rows: int) -> dict[str, list[str]]:
    """Return the squares along each side, in the order of its wall slots."""
    right = LETTERS[columns - 1]
    return {
        "left": [f"a{row}" for row in range(1, rows + 1)],
        "back": [f"{letter}{rows}" for letter in LETTERS[:columns]],
        "right": [f"{right}{row}" for row in range(rows, 0, -1)],
        "door": [f"{letter}1" for letter in reversed(LETTERS[:columns])],
    }


def _in_order(walls: Mapping[str, list[str]], columns: int, rows: int) -> dict[str, tuple[str, ...]]:
    """Return the slots from w1 on, and the squares of each as one walks along them."""
    return {
        slot: (
            *[square for square in walls[slot] if square not in edge],
            *[square for square in edge if square in walls[slot]],
        )
        for side, edge in edges(columns, rows).items()
        for slot in SIDES[side]
        if slot in walls
    }


# Faults that no schema sees.


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _garden(board: Board) -> frozenset[str]:
    return frozenset(f"{letter}{row}" for letter in LETTERS[: board.columns] for row in range(1, board.rows + 1))


def _twice(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield squares that a list has twice: one of them was meant to be another."""
    lists = {key: data[key]["value"] for key in AREAS} | data["walls"]["value"]
    for key, squares in lists.items():
        yield from (f"{key}: {square} stands twice" for square, count in Counter(squares).items() if count > 1)


def _outside(board: Board) -> Iterator[str]:
    last = f"{LETTERS[board.columns - 1]}{board.rows}"
    for key, squares in {**{key: getattr(board, key) for key in AREAS}, **board.walls}.items():
        for square in sorted(set(squares) - _garden(board)):
            yield f"{key}: square {square} is outside the garden, which goes from a1 to {last}"


def _palms(board: Board) -> Iterator[str]:
    for square in sorted(board.palms & board.throne):
        yield f"palms: palm {square} lies on the throne area"
    for square in sorted(board.marked_palms - board.palms):
        yield f"marked_palms: {square} is no palm; list it under palms too"


def _walls(board: Board) -> Iterator[str]:
    """Yield walls off the edge, walls in each other's way, and walls in the wrong order."""
    for side, edge in edges(board.columns, board.rows).items():
        runs: dict[str, list[int]] = {}
        for slot in SIDES[side]:
            squares = board.walls.get(slot, ())
            if not squares or not _garden(board).issuperset(squares):
                continue
            run = [edge.index(square) for square in squares if square in edge]
            if len(run) == len(squares) == run[-1] - run[0] + 1:
                runs[slot] = run
            else:
                yield f"walls: {slot} ({_listed(squares)}) is no straight run along the {side} edge of the garden"
        for one, other in ((one, other) for one in runs for other in runs if one < other):
            shared = [edge[index] for index in runs[one] if index in runs[other]]
            if shared:
                yield f"walls: {one} and {other} overlap on {_listed(shared)}"
        for one, other in pairwise(runs):
            if runs[one][0] > runs[other][-1]:
                yield f"walls: {other} comes before {one}; on the {side} side they go from {edge[0]} to {edge[-1]}"


def _doors(board: Board) -> Iterator[str]:
    for side, slot in board.doors.items():
        if slot not in board.walls:
            yield f"doors: the {side} door is at {slot}, which this board does not have"


def _mosaics(board: Board) -> Iterator[str]:
    for piece, drawing in board.orientations.items():
        cells = drawn(drawing) if any("X" in line for line in drawing) else frozenset()
        shown = letter(cells) if cells else None
        if shown != piece:
            instead = f"the pentomino {shown}" if shown else "no pentomino"
            yield f"orientations: the drawing of {piece} shows {instead}"


# Writing.


def values(board: Board) -> dict[str, Any]:
    """Return the value of each field as a board file has it."""
    found: dict[str, Any] = {
        "garden": {"columns": board.columns, "rows": board.rows},
        **{key: sorted(getattr(board, key)) for key in AREAS},
        "walls": {slot: list(squares) for slot, squares in board.walls.items()},
        "doors": dict(board.doors),
        "amulets": dict(board.amulets),
        "orientations": {piece: list(drawing) for piece, drawing in board.orientations.items()},
    }
    return {key: found[key] for key in _FIELDS if key in board.provenance}


def write(board: Board) -> str:
    """Return a board as the text of a board file."""
    data: dict[str, Any] = {"format": FORMAT, "name": board.name, "title": board.title}
    for key, value in values(board).items():
        data[key] = {"value": value, "provenance": board.provenance[key], "note": board.notes[key]}
    return _text(data, 0) + "\n"


def _text(value: Any, depth: int) -> str:
    """Return JSON that people can edit: what fits on a line stands on one."""
    line = json.dumps(value, ensure_ascii=False)
    fits = depth > 1 and len(line) + 2 * depth <= _WIDEST
    if fits or not value or not isinstance(value, (dict, list)):
        return line
    within = "  " * (depth + 1)
    if isinstance(value, dict):
        parts = [f"{within}{json.dumps(key)}: {_text(part, depth + 1)}" for key, part in value.items()]
    else:
        parts = [within + _text(part, depth + 1) for part in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([first, ",\n".join(parts), "  " * depth + last])


def with_amulets(board: Board, figures: Mapping[str, int]) -> Board:
    """Return the board with the figures that an owner of the game read off his cards."""
    kept = [card for card in board.amulets if card not in figures]
    before = board.provenance["amulets"]
    note = f"Entered from a copy of the game: {_listed(figures)}."
    if kept:
        note += f" As in {board.name} ({before}): {_listed(kept)}."
    if kept and before == OWNER:
        note += f" There: {board.notes['amulets']}"
    return attrs.evolve(
        board,
        amulets={card: figures.get(card, number) for card, number in board.amulets.items()},
        provenance={**board.provenance, "amulets": OWNER},
        notes={**board.notes, "amulets": note},
    )
