"""A board as a drawing, and a drawing as a board."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import attrs

from cleo_tools.games.cleopatra.board import AREAS, LETTERS, MOST_FAULTS, OWNER, SIDES, BadBoard, Board, edges

FREE, PALM, MARKED, THRONE = ".^*#"


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
    rows = _rows(text, where)
    height, width = len(rows), len(rows[0])
    marks = {
        f"{LETTERS[column]}{height - index}": mark for index, row in enumerate(rows) for column, mark in enumerate(row)
    }
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


def _rows(text: str, where: str) -> list[str]:
    """Return the rows of a drawing, the back one first, without what stands around them."""
    found: list[tuple[int, str, str]] = []
    faults = []
    for number, line in enumerate(text.splitlines(), 1):
        words = [word for word in line.split() if not _is_slot(word)]
        if not words:
            continue
        if LETTERS.startswith("".join(words).casefold()):
            if found:
                break
            continue
        label = words.pop(0) if _is_number(words[0]) else ""
        if words and _is_number(words[-1]):
            label = label or words[-1]
            words.pop()
        row = "".join(words)
        wrong = next((mark for mark in row if mark not in (FREE, PALM, MARKED, THRONE)), None)
        if wrong:
            faults.append(f"line {number}: {wrong!r} is no mark; a drawing has . free, ^ palm, * marked palm, # throne")
        found.append((number, label, row))
        if len(faults) == MOST_FAULTS:
            break
    faults = faults or list(_uneven(found))
    if faults:
        raise BadBoard(where, *faults)
    return [row for _, _, row in found]


def _is_slot(word: str) -> bool:
    return word[0] in "wW" and _is_number(word[1:])


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _uneven(rows: list[tuple[int, str, str]]) -> Iterator[str]:
    """Yield what keeps rows from being a garden."""
    if not 5 <= len(rows) <= 9:
        yield f"a garden has 5 to 9 rows, this drawing has {len(rows)}"
        return
    [(width, _)] = Counter(len(row) for _, _, row in rows).most_common(1)
    if not 5 <= width <= 9:
        yield f"a garden has 5 to 9 columns, this drawing has {width}"
    for index, (number, label, row) in enumerate(rows):
        if len(row) != width:
            yield f"line {number}: {len(row)} squares, where other rows have {width}"
        if label and label != str(len(rows) - index):
            yield f"line {number}: this is row {len(rows) - index}, not {label}; the back row comes first"


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
