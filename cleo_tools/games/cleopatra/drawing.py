"""A board as a drawing, and a drawing as a board."""

from itertools import pairwise

import attrs

from cleo_tools.games.cleopatra.board import AREAS, LETTERS, OWNER, SIDES, BadBoard, Board, edges
from cleo_tools.sanctuary.drawing import Misdrawn
from cleo_tools.sanctuary.drawing import marks as read
from cleo_tools.sanctuary.garden import cell

FREE, PALM, MARKED, THRONE = ".^*#"
_LEGEND = ". free, ^ palm, * marked palm, # throne"


def draw(board: Board) -> str:
    """Return a picture of the garden with its wall slots around it, the door side below."""
    middle = {slot: sorted(squares)[len(squares) // 2] for slot, squares in board.walls.items()}
    beside = {
        side: {int(middle[slot][1]): slot for slot in SIDES[side] if slot in middle} for side in ("left", "right")
    }
    lines = [_names_along([(middle[slot], slot) for slot in SIDES["back"] if slot in middle])]
    for row in range(board.rows, 0, -1):
        marks = " ".join(_mark(board, f"{letter}{row}") for letter in LETTERS[: board.columns])
        lines.append(f"{beside['left'].get(row, ''):>3}  {row}  {marks}  {beside['right'].get(row, '')}".rstrip())
    lines.append(" " * 8 + " ".join(LETTERS[: board.columns]))
    lines.append(_names_along([(middle[slot], slot) for slot in SIDES["door"] if slot in middle]))
    return "\n".join(line for line in lines if line)


def _mark(board: Board, square: str) -> str:
    if square in board.throne:
        return THRONE
    if square in board.marked_palms:
        return MARKED
    return PALM if square in board.palms else FREE


def _names_along(slots: list[tuple[str, str]]) -> str:
    line = ""
    for square, slot in sorted(slots):
        column = 8 + 2 * LETTERS.index(square[0]) - (len(slot) - 1) // 2
        line = line.ljust(max(column, len(line) + 1 if line else 0)) + slot
    return line


def with_drawing(board: Board, text: str, where: str) -> Board:
    """Return the board with garden, palms and throne area as an owner of the game drew them."""
    try:
        marks = read(text, f"{FREE}{PALM}{MARKED}{THRONE}", _LEGEND, smallest=5, largest=9)
    except Misdrawn as problem:
        raise BadBoard(where, *problem.faults) from None
    width, height = (max(cell(square)[axis] for square in marks) + 1 for axis in (0, 1))
    entered = dict.fromkeys(("garden", *AREAS), "Entered from a copy of the game.")
    found = attrs.evolve(
        board,
        columns=width,
        rows=height,
        palms=frozenset(square for square, mark in marks.items() if mark in {PALM, MARKED}),
        marked_palms=frozenset(square for square, mark in marks.items() if mark == MARKED),
        throne=frozenset(square for square, mark in marks.items() if mark == THRONE),
        provenance={**board.provenance, **dict.fromkeys(entered, OWNER)},
        notes={**board.notes, **entered},
    )
    return found if (width, height) == (board.columns, board.rows) else _rewalled(found)


def _rewalled(board: Board) -> Board:
    """Return a board of another size with each side divided among its walls."""
    walls: dict[str, tuple[str, ...]] = {}
    for side, edge in edges(board.columns, board.rows).items():
        ends = [round(part * len(edge) / 3) for part in range(4)]
        walls |= {slot: tuple(edge[start:end]) for slot, (start, end) in zip(SIDES[side], pairwise(ends), strict=True)}
    note = "Not entered: each side of the garden is divided among three walls."
    return attrs.evolve(
        board,
        walls={slot: squares for slot, squares in walls.items() if slot in board.walls},
        provenance={**board.provenance, "walls": "reconstructed"},
        notes={**board.notes, "walls": note},
    )
