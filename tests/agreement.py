"""Random gardens and piles, answered by the judge and by a naive search: `make agreement`.

For every garden and every piece of its pile: whether it fits, in how many ways, and one way, turned over or not;
whether anything of the pile fits; and for one region of every garden a certificate, made and checked.
"""

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import naive

from cleo_tools.sanctuary.certificate import certify
from cleo_tools.sanctuary.checker import check
from cleo_tools.sanctuary.fit import any_fits, fits, placement, tree, ways
from cleo_tools.sanctuary.garden import Grid, cell
from cleo_tools.sanctuary.question import PILE, ask
from cleo_tools.sanctuary.shapes import FLIP, TURN

GRID = Grid(9, 9)


def disagreements(seed: int, gardens: int) -> list[str]:
    """Return what the two disagree about, a line each."""
    chance = random.Random(seed)  # noqa: S311 # gardens, not secrets
    return [line for _ in range(gardens) for line in _asked(*naive.garden(chance))]


def _asked(free: set[naive.Cell], pile: list[str]) -> list[str]:
    mask = GRID.mask(map(naive.square, free))
    found = []
    for freedom in (FLIP, TURN):
        expected = {piece: naive.placements(free, naive.PIECES[piece], flip=freedom == FLIP) for piece in pile}
        shapes = frozenset(PILE[piece] for piece in pile)
        if any_fits(mask, tree(shapes, GRID, freedom)) != any(expected.values()):
            found.append(f"{pile} {freedom}: whether anything fits on {sorted(free)}")
        for piece, places in expected.items():
            shape, here = PILE[piece], f"{piece} {freedom} on {sorted(free)}"
            if fits(mask, shape, GRID, freedom) != bool(places):
                found.append(f"{here}: whether it fits")
            if ways(mask, shape, GRID, freedom) != len(places):
                found.append(f"{here}: in how many ways")
            one = frozenset(map(cell, GRID.squares(placement(mask, shape, GRID, freedom))))
            if one not in (places or {frozenset()}):
                found.append(f"{here}: one way")
    return found + _certified(mask, free, pile)


def _certified(mask: int, free: set[naive.Cell], pile: list[str]) -> list[str]:
    """Return what is wrong with the certificate for the first region of a garden."""
    region = next(GRID.regions(mask))
    ground = set(map(cell, GRID.squares(region)))
    expected = {piece for piece in pile if naive.placements(ground, naive.PIECES[piece])}
    answer = ask(GRID, region, {piece: PILE[piece] for piece in pile})
    garden = ["".join("." if (x, y) in free else "#" for x in range(9)) for y in range(8, -1, -1)]
    proved = check(certify(answer, garden))
    good = set(answer.fitting) == expected and proved.startswith("nothing fits") == (not expected)
    return [] if good else [f"{pile}: the certificate on {GRID.squares(region)} says {proved}"]


def main() -> int:
    """Ask, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gardens", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    cores = os.cpu_count() or 1
    parts, each = cores * 50, -(-wanted.gardens // (cores * 50))
    started = time.monotonic()
    wrong: list[str] = []
    with ProcessPoolExecutor(cores) as pool:
        seeds = range(wanted.seed * 1_000_000, wanted.seed * 1_000_000 + parts)
        for done, lines in enumerate(pool.map(disagreements, seeds, [each] * parts), 1):
            wrong += lines
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{done * each:,} of {parts * each:,} gardens")
    sys.stderr.write("\n" if sys.stderr.isatty() else "")
    sys.stdout.writelines(f"{line}\n" for line in wrong[:20])
    seconds = time.monotonic() - started
    sys.stdout.write(f"{parts * each:,} gardens and piles, {len(wrong)} disagreements, {seconds:.0f} s\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
