"""How fast records are read: Cleo beside a plain Lark parse of the same grammar, in one run.

The same English text is read several times; the best and the median round count. Cold means that nothing was read
before in the process but one other record (imports and grammars are loaded).
"""

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from lark import Lark

from cleo_tools.games import GAMES
from cleo_tools.notation import read as reader
from cleo_tools.resources import folder
from cleo_tools.source import Source

ROOT = Path(__file__).parents[1]
ROUNDS = 5


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Return the best and the median time of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times), statistics.median(times)


def main() -> None:
    """Measure and print."""
    dialect = GAMES["cleopatra"]
    text = (ROOT / "examples" / "club-night.cleo").read_text(encoding="utf-8")
    record = reader.read(Source("club-night", text), dialect).record
    clauses = sum(len(turn.clauses) for turn in record.turns)
    plain = Lark.open(str(folder("grammar") / "moves.lark"), parser="lalr", start=["record"], maybe_placeholders=True)

    def cold() -> None:
        reader.forget()
        reader.read(Source("club-night", text), dialect)

    rows = {
        "plain Lark, whole record": lambda: plain.parse(text),
        "Cleo, every clause new": cold,
        "Cleo, clauses seen before": lambda: reader.read(Source("club-night", text), dialect),
    }
    base = None
    sys.stdout.write(f"{len(text.encode())} bytes, {clauses} clauses, best and median of {ROUNDS} rounds\n")
    for name, work in rows.items():
        best, median = timed(work)
        base = base or best
        speed = f"{clauses / best:>9.0f} clauses/s {len(text.encode()) / best / 1e6:6.2f} MB/s"
        sys.stdout.write(f"{name:<28}{speed}  ratio {base / best:5.2f}  (median {clauses / median:.0f})\n")


if __name__ == "__main__":
    main()
