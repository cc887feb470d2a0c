"""Checks a sanctuary certificate: `python checker.py < out.json`. To be read by somebody who trusts nobody.

A piece in the region has its first square (lowest row, leftmost there) on a square of the region. So nothing fits if,
for every piece, every way it can lie and every square of the region as its first one, some square of the piece is not
in the region: `blocked` names it for every first square, or says `-` where the piece runs off the board.
"""

import hashlib
import json
import sys
from typing import Any

PENTOMINOES = {
    "F": ".XX/XX./.X.", "I": "XXXXX", "L": "XXXX/X...", "N": "XXX./..XX", "P": "XX/XX/X.", "T": "XXX/.X./.X.",
    "U": "X.X/XXX", "V": "X../X../XXX", "W": "X../XX./.XX", "X": ".X./XXX/.X.", "Y": "XXXX/.X..", "Z": "XX./.X./.XX",
}  # fmt: skip
FIELDS = {"format", "about", "garden", "adjacency", "region", "pieces", "freedom", "answer", "digest"}
SIDES, CORNERS = {(1, 0), (-1, 0), (0, 1), (0, -1)}, {(1, 1), (1, -1), (-1, 1), (-1, -1)}


class Refuted(ValueError):  # noqa: N818 # a verdict
    """A certificate that proves nothing, and why."""


def demand(condition: object, why: str) -> None:  # noqa: D103
    if not condition:
        raise Refuted(why)


def marked(drawing: Any, mark: str) -> set[tuple[int, int]]:
    """Return the squares that bear a mark, as (column, row) from the lower left."""
    return {(c, r) for r, line in enumerate(reversed(drawing)) for c, found in enumerate(line) if found == mark}


def ways_to_lie(drawing: Any, freedom: str) -> set[tuple[str, ...]]:
    """Return every way a piece can lie: turned by quarters, and turned over, as far as it is free to."""
    found, sides = set(), [drawing, [line[::-1] for line in drawing]]
    for side in sides if freedom == "rotate-and-flip" else sides[:1]:
        for _ in range(1 if freedom == "fixed" else 4):
            found.add(tuple(side))
            side = ["".join(line) for line in zip(*side[::-1], strict=True)]  # noqa: PLW2901 # a quarter turn
    return found


def prove(proof: Any) -> str:
    """Return what a certificate proves, or raise Refuted."""
    demand(proof["format"] == "cleo-certificate-1", "it is of another kind or age")
    demand(set(proof) - FIELDS in ({"placement"}, {"trials"}) and set(proof) > FIELDS, "it has wrong fields")
    text = json.dumps({key: value for key, value in proof.items() if key != "digest"}, sort_keys=True)
    demand(proof["digest"] == "sha256:" + hashlib.sha256(text.encode()).hexdigest(), "it was changed (digest)")
    # The region is all the free ground that can be reached from its first square.
    garden, names = proof["garden"], proof["region"]
    demand(len({len(line) for line in garden}) == 1 and max(len(garden), len(garden[0])) <= 16, "no such garden")
    cell = {f"{'abcdefghijklmnop'[c]}{r + 1}": (c, r) for c in range(len(garden[0])) for r in range(len(garden))}
    demand(names and len(set(names)) == len(names) and set(names) <= set(cell), "the region is not on the board")
    demand(proof["adjacency"] in {"orthogonal", "orthogonal-and-diagonal"}, "squares join in a way nobody knows")
    steps = SIDES if proof["adjacency"] == "orthogonal" else SIDES | CORNERS
    free, region = marked(garden, "."), {cell[names[0]]}
    for _ in cell:
        region |= {(c + x, r + y) for c, r in region for x, y in steps} & free
    demand(region == {cell[name] for name in names} <= free, "the region is not one whole part of the free ground")
    # Every piece is what its name says, and lies in every way it can.
    demand(proof["freedom"] in {"rotate-and-flip", "rotate-only", "fixed"}, "pieces lie in a way nobody knows")
    for name, drawing in proof["pieces"].items():
        plain = name.isascii() and name.isalnum() and (name in PENTOMINOES or name.upper() not in PENTOMINOES)
        demand(plain and max(len(drawing), len(drawing[0])) <= 16, f"{name}: not a plain name, or too large a piece")
        demand(set("".join(drawing)) in ({"X"}, {"X", "."}), f"{name} is drawn with other marks than X and .")
        known = ways_to_lie(PENTOMINOES.get(name, "/".join(drawing)).split("/"), "rotate-and-flip")
        demand(tuple(drawing) in known, f"{name} has not the shape of {name}")
    lying = {(name, way) for name, piece in proof["pieces"].items() for way in ways_to_lie(piece, proof["freedom"])}
    demand(proof["answer"] == ("a piece fits" if "placement" in proof else "nothing fits"), "it shows something else")
    if "placement" in proof:
        piece, squares = proof["placement"]["piece"], [cell[name] for name in proof["placement"]["squares"]]
        demand(region.issuperset(squares), f"{piece} does not lie in the region")
        shape = sorted((c - min(c for c, _ in squares), r - min(r for _, r in squares)) for c, r in squares)
        demand(any(shape == sorted(marked(way, "X")) for name, way in lying if name == piece), f"this is not {piece}")
        return f"{piece} fits: {' '.join(proof['placement']['squares'])}"
    shown = [(trial["piece"], tuple(trial["lying"])) for trial in proof["trials"]]
    demand(len(shown) == len(lying) and set(shown) == lying, "a way to lie is missing, wrong, or shown twice")
    for trial in proof["trials"]:
        demand(set(trial["blocked"]) == set(names), f"{trial['piece']} is not tried from every square of the region")
        squares = sorted(marked(trial["lying"], "X"), key=lambda square: square[::-1])
        for start, name in trial["blocked"].items():
            right, up = cell[start][0] - squares[0][0], cell[start][1] - squares[0][1]
            covered = {(c + right, r + up) for c, r in squares}
            stopped = covered - set(cell.values()) if name == "-" else cell[name] in covered - region
            demand(stopped, f"{trial['piece']} from {start} is not stopped by {name}")
    return f"nothing fits: {len(shown)} ways to lie, {len(shown) * len(names)} placements, something in the way of each"


def check(proof: Any) -> str:
    """Return what a certificate proves, or raise Refuted, whatever it was given."""
    try:
        return prove(proof)
    except (KeyError, TypeError, AttributeError, IndexError, ValueError, RecursionError) as problem:
        raise Refuted(problem if isinstance(problem, Refuted) else "it is no certificate") from None


if __name__ == "__main__":
    print(check(json.load(sys.stdin)))  # noqa: T201 # it speaks for itself
