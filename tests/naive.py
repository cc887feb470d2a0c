"""The sanctuary question in its slowest and plainest form: sets of squares, every turn, every place.

Written apart from the judge, sharing nothing with it but the names of squares: it is what the judge is held against.
"""

import random
from collections.abc import Mapping

Cell = tuple[int, int]
Cells = frozenset[Cell]

PIECES: Mapping[str, Cells] = {
    "F": frozenset({(1, 0), (0, 1), (1, 1), (1, 2), (2, 2)}),
    "I": frozenset({(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)}),
    "L": frozenset({(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)}),
    "N": frozenset({(0, 1), (1, 0), (1, 1), (2, 0), (3, 0)}),
    "P": frozenset({(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)}),
    "T": frozenset({(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)}),
    "U": frozenset({(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)}),
    "V": frozenset({(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)}),
    "W": frozenset({(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)}),
    "X": frozenset({(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}),
    "Y": frozenset({(0, 0), (1, 0), (2, 0), (2, 1), (3, 0)}),
    "Z": frozenset({(0, 2), (1, 0), (1, 1), (1, 2), (2, 0)}),
}


def lying(piece: Cells, *, flip: bool = True) -> set[Cells]:
    """Return every way a piece can lie."""
    found = set()
    for side in (1, -1) if flip else (1,):
        cells = {(side * x, y) for x, y in piece}
        for _ in range(4):
            cells = {(y, -x) for x, y in cells}
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - low) for x, y in cells))
    return found


def placements(free: set[Cell], piece: Cells, *, flip: bool = True) -> set[Cells]:
    """Return every way a piece lies on free squares: each way to lie, moved to each place near a free square."""
    found = set()
    for way in lying(piece, flip=flip):
        for right, up in {(x - a, y - b) for x, y in free for a, b in way}:
            moved = frozenset((x + right, y + up) for x, y in way)
            if moved <= free:
                found.add(moved)
    return found


def square(cell: Cell) -> str:
    return f"{'abcdefghijklmnop'[cell[0]]}{cell[1] + 1}"


def garden(chance: random.Random, columns: int = 9, rows: int = 9) -> tuple[set[Cell], list[str]]:
    """Return the free squares of a random garden and a random pile: scattered or grown ground, or mosaics laid."""
    everything = {(x, y) for x in range(columns) for y in range(rows)}
    pile = sorted(chance.sample(sorted(PIECES), chance.randint(0, 12)))
    kind = chance.randrange(3)
    if kind == 0:
        return set(chance.sample(sorted(everything), chance.randint(1, len(everything) // 2))), pile
    if kind == 1:
        ground = {chance.choice(sorted(everything))}
        for _ in range(chance.randint(0, 30)):
            x, y = chance.choice(sorted(ground))
            a, b = chance.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
            ground |= {(x + a, y + b)} & everything
        return ground, pile
    free = everything - {(x, y) for x in (3, 4, 5) for y in (3, 4, 5)}
    for name in sorted(PIECES.keys() - set(pile)):
        way = chance.choice(sorted(map(sorted, lying(PIECES[name]))))
        spots = [(a, b) for a, b in everything if {(x + a, y + b) for x, y in way} <= free]
        if spots:
            a, b = chance.choice(sorted(spots))
            free -= {(x + a, y + b) for x, y in way}
    return free, pile
