"""A proof that somebody else can check: one placement, or every placement with a square that is in its way."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from cleo_tools.sanctuary.garden import Grid, cell
from cleo_tools.sanctuary.question import Answer
from cleo_tools.sanctuary.shapes import Cell, Shape, orientations, picture

FORMAT = "cleo-certificate-1"
FITS, NOTHING = "a piece fits", "nothing fits"
OFF = "-"


def certify(
    answer: Answer, garden: list[str], *, diagonal: bool = False, about: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Return a certificate for an answer. The garden is a drawing, its highest row first: `.` is free, all else taken.

    `about` says in free words what the question was about. `checker.py` says what the other fields mean, and checks
    them without a line of this code.
    """
    grid = answer.grid
    found: dict[str, Any] = {
        "format": FORMAT,
        "about": dict(about or {}),
        "garden": garden,
        "adjacency": "orthogonal-and-diagonal" if diagonal else "orthogonal",
        "region": list(grid.squares(answer.region)),
        "pieces": {piece: picture(shape) for piece, shape in answer.pieces.items()},
        "freedom": answer.freedom,
    }
    example = next((trial for trial in answer.trials if trial.ways), None)
    if example is not None:
        found["answer"] = FITS
        found["placement"] = {"piece": example.piece, "squares": list(grid.squares(example.example))}
    else:
        found["answer"] = NOTHING
        found["trials"] = list(_trials(answer))
    return {**found, "digest": digest(found)}


def digest(found: Mapping[str, Any]) -> str:
    """Return the fingerprint of everything a certificate says."""
    text = json.dumps({key: value for key, value in found.items() if key != "digest"}, sort_keys=True)
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def _trials(answer: Answer) -> Iterator[dict[str, Any]]:
    """Yield, for every way a piece can lie, a square that is in its way from every square of the region."""
    grid = answer.grid
    names = _names(grid)
    region = {cell(square): square for square in grid.squares(answer.region)}
    for piece, shape in answer.pieces.items():
        for lying, steps in _ways(shape, answer.freedom):
            blocked = {}
            for (column, row), square in region.items():
                for right, up in steps:
                    reached = column + right, row + up
                    if reached not in region:
                        blocked[square] = names.get(reached, OFF)
                        break
            yield {"piece": piece, "lying": lying, "blocked": blocked}


@lru_cache(maxsize=64)
def _names(grid: Grid) -> dict[Cell, str]:
    return {cell(square): square for square in grid.squares(grid.full)}


@lru_cache(maxsize=1024)
def _ways(shape: Shape, freedom: str) -> tuple[tuple[list[str], list[Cell]], ...]:
    """Return every way a piece can lie: its drawing, and the steps from its first square to the others."""
    return tuple((picture(lying), _steps(lying)) for lying in orientations(shape, freedom))


def _steps(lying: Shape) -> list[Cell]:
    low, left = min((row, column) for column, row in lying)
    return sorted((column - left, row - low) for column, row in lying)
