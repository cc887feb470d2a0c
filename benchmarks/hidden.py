"""How fast hidden cards are judged: what a spectator could have written of long games, by Cleo and by a general solver.

Games of 5 players and 120 turns are played by the table of the tests, written down as a spectator saw them, some
with cards named wrongly. The same question, does any deal explain this, goes to Cleo's own search and to CP-SAT;
both are given the system of movements, and building the solver's model counts, importing it does not.
"""

import argparse
import gc
import re
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from attrs import frozen

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from table import play

from cleo_tools.check import Wishes, check
from cleo_tools.games.cleopatra.redaction import redact
from cleo_tools.games.game import game_of
from cleo_tools.hidden import solver
from cleo_tools.hidden.bundles import System
from cleo_tools.hidden.judge import decide
from cleo_tools.notation.read import Reading, read
from cleo_tools.notation.write import write
from cleo_tools.source import Source
from cleo_tools.verify import verify

GAME = game_of("cleopatra")
BOARD = GAME.load_board("standard")
NAMED = re.compile(r"(pay|refill)((?: (?:[ASMWL]2?|T|\||\?)(?![=\w]))+)")
# The solver takes seconds for a record.
SUBSET = 6


@frozen
class Case:
    """What a spectator could have written of a game, perhaps with a card named wrongly."""

    reading: Reading
    system: System
    wrong: bool


def cases(number: int, players: int, turns: int) -> Iterator[Case]:
    """Yield the records of some games."""
    for seed in range(number):
        text = play(seed, players, turns)
        seen = write(redact(read(Source("game", text), GAME.dialect).record, None), GAME.dialect)
        wrong = seed % 3 == 2
        reading = read(Source("game", spoilt(seen, Random(seed)) if wrong else seen), GAME.dialect)  # noqa: S311 # a game
        verdict = verify(reading.record, GAME, GAME.rulings(), BOARD, depends=False, brief=True)
        if verdict.unseen is not None:
            yield Case(reading, verdict.unseen.system, wrong)


def spoilt(text: str, rng: Random) -> str:
    """Return a record in which three cards are others than they were."""
    lines = text.split("\n")
    for _ in range(3):
        found = [(n, m) for n, line in enumerate(lines) for m in NAMED.finditer(line) if n > len(lines) // 2]
        number, match = rng.choice(found)
        words = match.group(2).split(" ")
        place = rng.choice([index for index, word in enumerate(words) if word not in ("", "|", "?")] or [0])
        words[place] = rng.choice(["L", "L2", "M2", "T"]) if place else words[place]
        lines[number] = lines[number][: match.start(2)] + " ".join(words) + lines[number][match.end(2) :]
    return "\n".join(lines)


def timed(rounds: int, tasks: list[Callable[[], object]]) -> list[float]:
    """Return for each task the best time of some interleaved rounds."""
    best = [float("inf")] * len(tasks)
    for _ in range(rounds):
        for index, task in enumerate(tasks):
            gc.collect()
            start = time.perf_counter()
            task()
            best[index] = min(best[index], time.perf_counter() - start)
    return best


def shown(name: str, times: list[float]) -> None:
    """Print the spread of some times."""
    print(
        f"  {name:<52} median {statistics.median(times) * 1e3:8.1f} ms   worst {max(times) * 1e3:8.1f} ms"
        f"   ({len(times)} records)"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--turns", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    found = list(cases(wishes.games, wishes.players, wishes.turns))
    print(f"hidden cards: {wishes.players} players, {wishes.turns} turns, as a spectator could have written them")
    quick = Wishes(depends=False, fixes=False)
    for name, some in (
        ("true", [c for c in found if not c.wrong]),
        ("with wrong cards", [c for c in found if c.wrong]),
    ):
        shown(
            f"{name}: the question alone",
            timed(wishes.rounds, [partial(decide, c.system, prove=False) for c in some]),
        )
        shown(
            f"{name}: the verdict, contradictions shown",
            timed(wishes.rounds, [partial(check, c.reading, GAME, quick) for c in some]),
        )
        shown(
            f"{name}: and with every ruling tried",
            timed(1, [partial(check, c.reading, GAME, Wishes(fixes=False)) for c in some]),
        )
        undecided = sum(decide(c.system, prove=False).possible is None for c in some)
        print(f"  {'not decided without a solver':<52} {undecided}")
    if not solver.at_hand():
        print("  CP-SAT is not installed")
        return
    solver.solvable(found[0].system)
    some = found[:SUBSET]
    ours = timed(wishes.rounds, [partial(decide, c.system, prove=False) for c in some])
    theirs = timed(1, [partial(solver.solvable, c.system) for c in some])
    shown("the first of them: Cleo", ours)
    shown("the first of them: CP-SAT", theirs)
    ratios = sorted(theirs[index] / ours[index] for index in range(len(some)))
    print(f"  CP-SAT takes {ratios[0]:.0f} to {ratios[-1]:.0f} times as long, median {statistics.median(ratios):.0f}")


if __name__ == "__main__":
    main()
