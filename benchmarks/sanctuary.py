"""How fast the sanctuary question is answered: Cleo beside other ways and other people's solvers, in one run.

The question: does any piece of this pile fit on these free squares of the 9 x 9 garden? Everybody gets beforehand the
free squares in the form he reads, and what depends on the pile only: Cleo its tree, the naive search the ways to lie,
solvers the placements on the empty garden. Building a solver's model counts, importing it does not. A solver that is
not installed is left out and said to be.
"""

import argparse
import gc
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from attrs import field, frozen

from cleo_tools.sanctuary import checker
from cleo_tools.sanctuary.certificate import certify
from cleo_tools.sanctuary.fit import anchors, any_fits, fits, stamps, tree
from cleo_tools.sanctuary.garden import Grid, bits
from cleo_tools.sanctuary.question import PILE, ask
from cleo_tools.sanctuary.shapes import FLIP, Cell, Shape, orientations

GARDEN = Grid(9, 9)
THRONE = GARDEN.mask(f"{column}{row}" for column in "def" for row in "456")
# Bits of a mask of the garden, with its column of padding.
SPAN = GARDEN.rows * GARDEN.stride
QUESTIONS = 2000
# Solvers are asked the first of them only, and compared with Cleo on the same.
SUBSET = 500
ROUNDS = 7
MICRO = 1e6


# What is asked.


@frozen
class Question:
    """Free squares and a pile; and all free squares of the garden that they are part of."""

    free: int
    pile: tuple[str, ...]
    garden: int

    @property
    def shapes(self) -> frozenset[Shape]:
        """The pieces of the pile."""
        return frozenset(PILE[piece] for piece in self.pile)

    @property
    def roomy(self) -> bool:
        """Whether there are as many squares as a piece has."""
        return self.free.bit_count() >= 5


def any_pile(chance: random.Random) -> tuple[str, ...]:
    """Return some of the twelve pieces."""
    return tuple(chance.sample(sorted(PILE), chance.randint(1, 12)))


def connected(chance: random.Random) -> Iterator[Question]:
    """Yield regions that grew square by square."""
    while True:
        size = chance.randint(5, 40)
        free = 1 << chance.choice(list(bits(GARDEN.full)))
        while free.bit_count() < size:
            free |= 1 << chance.choice(list(bits(GARDEN.around(free) & ~free)))
        yield Question(free, any_pile(chance), free)


def scattered(chance: random.Random) -> Iterator[Question]:
    """Yield free squares strewn over the garden."""
    while True:
        free = sum(1 << place for place in chance.sample(list(bits(GARDEN.full)), chance.randint(5, 40)))
        yield Question(free, any_pile(chance), free)


def closed(chance: random.Random) -> Iterator[Question]:
    """Yield the small regions of gardens that fill up: after every mosaic, with the pile that is left."""
    while True:
        free = GARDEN.full & ~THRONE
        pile = chance.sample(sorted(PILE), 12)
        while len(pile) > 1:
            places = [mask for mask in laid(pile.pop()) if not mask & ~free]
            # A piece that fits nowhere leaves the pile.
            if places:
                free &= ~chance.choice(places)
                small = (region for region in GARDEN.regions(free) if region.bit_count() <= 15)
                yield from (Question(region, tuple(pile), free) for region in small)


def laid(piece: str) -> list[int]:
    """Return every placement of a piece on the empty garden, as masks."""
    return [
        sum(1 << (place + shift) for shift in stamp)
        for stamp in stamps(PILE[piece], FLIP, GARDEN.stride)
        for place in bits(anchors(GARDEN.full, stamp))
    ]


def workloads() -> dict[str, list[Question]]:
    """Return the questions, the same in every run."""
    found = {}
    for number, kind in enumerate((connected, scattered, closed)):
        asked = kind(random.Random(number))  # noqa: S311 # seeded on purpose
        found[kind.__name__] = [next(asked) for _ in range(QUESTIONS)]
    found["closed, 5 squares or more"] = [question for question in found["closed"] if question.roomy]
    return found


# Who is asked.


@frozen
class Way:
    """A way to answer: what it makes beforehand of the free squares and the pile, and how it answers then."""

    name: str
    ready: Callable[[Question], tuple[Any, Any]]
    answer: Callable[[Any, Any], bool]
    limit: int = QUESTIONS


def looked_up(free: int, pile: frozenset[Shape]) -> bool:
    """Answer as Cleo does, the tree taken from its cache."""
    return any_fits(free, tree(pile, GARDEN))


def stamped(free: int, pile: frozenset[Shape]) -> bool:
    """Answer piece by piece, a shift and an AND for every square of every way it can lie."""
    return any(fits(free, shape, GARDEN) for shape in pile)


def searched(free: set[Cell], pile: list[list[Cell]]) -> bool:
    """Answer with nothing but a set: every way to lie from every free square."""
    return any(all((column + right, row + up) in free for right, up in lying) for column, row in free for lying in pile)


def cells(free: int) -> list[Cell]:
    """Return the squares of a mask as columns and rows."""
    return [(place % GARDEN.stride, place // GARDEN.stride) for place in bits(free)]


def steps(pile: Iterable[Shape]) -> list[list[Cell]]:
    """Return every way to lie as steps from one of its squares."""
    found = []
    for lying in (lying for shape in pile for lying in orientations(shape)):
        left, low = min(lying)
        found.append([(column - left, row - low) for column, row in lying])
    return found


CLEO = Way("Cleo, tree made beforehand", lambda asked: (asked.free, tree(asked.shapes, GARDEN)), any_fits)
OURS = (
    CLEO,
    # The pile is a new set, equal to the one in the cache but not the same: so it comes from a table.
    Way("Cleo, tree looked up", lambda asked: (asked.free, asked.shapes), looked_up),
    Way("stamp by stamp", lambda asked: (asked.free, asked.shapes), stamped),
    Way("naive search in a set", lambda asked: (set(cells(asked.free)), steps(asked.shapes)), searched),
)


# Other people's solvers. They get the smallest model: only placements that lie on free squares, picked with numpy from
# all on the empty garden. That flatters them, since who has picked them knows the answer; with a model of all
# placements, from which the solver has to pick, they take 2 to 50 times as long.


class Catalogue:
    """Every placement of every piece on the empty garden, as arrays."""

    def __init__(self) -> None:
        self.numpy = import_module("numpy")
        masks = {piece: laid(piece) for piece in PILE}
        every = [mask for found in masks.values() for mask in found]
        self.low, self.high = (self.numpy.array(half, dtype="uint64") for half in zip(*map(halves, every), strict=True))
        self.squares = self.numpy.array([list(bits(mask)) for mask in every], dtype="uint32")
        owners = self.numpy.array([piece for piece, found in masks.items() for _ in found])
        self.of = {piece: self.numpy.flatnonzero(owners == piece) for piece in PILE}

    def ready(self, question: Question) -> tuple[int, Any]:
        """Return the free squares, and the placements of the pile."""
        which = self.numpy.concatenate([self.of[piece] for piece in question.pile])
        return question.free, (which, self.low[which], self.high[which])

    def on(self, free: int, pile: Any) -> Any:
        """Return the numbers of the placements that lie on free squares."""
        which, low, high = pile
        taken_low, taken_high = map(self.numpy.uint64, halves(GARDEN.full & ~free))
        return which[(low & taken_low | high & taken_high) == 0]


def halves(mask: int) -> tuple[int, int]:
    """Return a mask as two numbers of 64 bits."""
    return mask & (1 << 64) - 1, mask >> 64


def with_numpy() -> Way:
    """Return no solver: only what all of them need first."""
    catalogue = Catalogue()
    return Way(
        "numpy, placements picked", catalogue.ready, lambda free, pile: catalogue.on(free, pile).size > 0, SUBSET
    )


def with_exact_cover() -> Way:
    """Return Dancing Links in C.

    Columns: the free squares, and one for "a piece". Rows: the placements, and each square alone, since an exact cover
    leaves none open. Only placements cover "a piece", so exactly one of them is chosen.
    """
    solver, problems = import_module("exact_cover"), import_module("exact_cover.error")
    catalogue = Catalogue()
    numpy = catalogue.numpy
    placements = numpy.zeros((len(catalogue.squares), SPAN + 1), dtype=bool)
    placements[numpy.arange(len(placements))[:, None], catalogue.squares] = True
    placements[:, SPAN] = True
    alone = numpy.eye(SPAN, SPAN + 1, dtype=bool)

    def answer(free: int, pile: Any) -> bool:
        squares = list(bits(free))
        rows = numpy.concatenate([placements[catalogue.on(free, pile)], alone[squares]])
        try:
            solver.get_exact_cover(rows[:, [*squares, SPAN]])
        except problems.NoSolution:
            return False
        return True

    return Way("exact-cover (DLX in C)", catalogue.ready, answer, SUBSET)


def with_xcover() -> Way:
    """Return Dancing Cells by numba, given its arrays rather than lists, which is quicker.

    Items: "a piece", to be covered once, and the squares, to be covered at most once. Options: the placements.
    """
    solver = import_module("xcover")
    catalogue = Catalogue()
    numpy = catalogue.numpy
    options = numpy.zeros((len(catalogue.squares), 6), dtype="uint32")
    options[:, 1:] = catalogue.squares + 1

    def answer(free: int, pile: Any) -> bool:
        chosen = options[catalogue.on(free, pile)].ravel()
        # Of no options at all xcover says that they cover everything.
        if not chosen.size:
            return False
        ends = numpy.arange(0, chosen.size + 1, 6, dtype="uint32")
        colours = numpy.zeros(chosen.size, dtype="uint32")
        return next(solver.algorithm_c(chosen, ends, colours, SPAN + 1, SPAN), None) is not None

    return Way("xcover (numba)", catalogue.ready, answer, SUBSET)


def with_polyomino() -> Way:
    """Return polyomino, which finds the placements itself.

    It cannot ask for "one of these", so pieces are tried one by one: the piece once, single squares as many as needed.
    """
    boards, sets, problems = (import_module(f"polyomino.{name}") for name in ("board", "tileset", "error"))

    def possible(board: Any, piece: list[Cell]) -> bool:
        try:
            return board.tile_with_set(sets.Tileset([piece], [], [[(0, 0)]], reflections=True)).solve() is not None
        except problems.PolyominoError:
            return False

    def answer(free: list[Cell], pile: list[list[Cell]]) -> bool:
        board = boards.Irregular(free)
        return any(possible(board, piece) for piece in pile)

    return Way(
        "polyomino", lambda asked: (cells(asked.free), [sorted(shape) for shape in asked.shapes]), answer, SUBSET
    )


def with_ortools() -> Way:
    """Return a constraint solver: a Boolean for each placement, at least one of them true.

    One worker, and nothing prepared that such a model has no use for: with the solver's defaults it takes longer.
    """
    solver = import_module("ortools.sat.python.cp_model")
    catalogue = Catalogue()

    def answer(free: int, pile: Any) -> bool:
        model = solver.CpModel()
        model.add_at_least_one([model.new_bool_var("") for _ in catalogue.on(free, pile)])
        search = solver.CpSolver()
        search.parameters.num_workers = 1
        search.parameters.linearization_level = 0
        search.parameters.symmetry_level = 0
        search.parameters.cp_model_probing_level = 0
        return bool(search.solve(model) == solver.OPTIMAL)

    return Way("OR-tools CP-SAT", catalogue.ready, answer, SUBSET)


PEERS: Mapping[str, Callable[[], Way]] = {
    "numpy": with_numpy,
    "exact-cover": with_exact_cover,
    "xcover": with_xcover,
    "polyomino": with_polyomino,
    "ortools": with_ortools,
}


def invited() -> tuple[list[Way], list[str]]:
    """Return the solvers that are here, and a line on each, here or not."""
    ways, lines = [], []
    for package, peer in PEERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                ways.append(peer())
            lines.append(f"{package} {version(package)}")
        except ImportError:
            lines.append(f"{package} not installed")
    return ways, lines


# Asking, and taking the time.


@frozen
class Run:
    """A way and its questions, those with the answer yes apart from the others; and the seconds of every round."""

    way: Way
    asked: Sequence[Sequence[tuple[Any, Any]]]
    cold: list[list[float]] = field(factory=list)
    warm: list[list[float]] = field(factory=list)

    def again(self) -> None:
        """Take the time of one more round: after somebody else's turn, and at once again.

        Other work drives the trees of a thousand piles out of the processor's caches; to fetch them again takes Cleo
        longer than to answer. A table has one pile at a time, and a tree of its own stays near.
        """
        passes = [[through(self.way.answer, asked) for _ in range(2)] for asked in self.asked]
        self.cold.append([first for first, _ in passes])
        self.warm.append([second for _, second in passes])

    def micros(self, rounds: Sequence[Sequence[float]], *answers: int) -> list[float]:
        """Return what a question with one of these answers took in every round."""
        count = sum(len(self.asked[answer]) for answer in answers)
        return [sum(seconds[answer] for answer in answers) / max(count, 1) * MICRO for seconds in rounds]


def through(answer: Callable[[Any, Any], bool], asked: Sequence[tuple[Any, Any]]) -> float:
    """Return the seconds that the questions take, each asked once."""
    start = time.perf_counter()
    for free, pile in asked:
        answer(free, pile)
    return time.perf_counter() - start


def started(way: Way, questions: Sequence[Question], answers: Sequence[bool]) -> Run:
    """Return a run whose answers are the right ones; leave if they are not."""
    asked = [way.ready(question) for question in questions]
    given = [way.answer(free, pile) for free, pile in asked]
    for question, answer, right in zip(questions, given, answers, strict=False):
        if answer != right:
            squares = " ".join(GARDEN.squares(question.free))
            sys.exit(f"{way.name} says {answer}, Cleo {right}: {' '.join(question.pile)} on {squares}")
    split = [[pair for pair, answer in zip(asked, given, strict=True) if answer == kind] for kind in (True, False)]
    return Run(way, split)


def contest(questions: Sequence[Question], ways: Iterable[Way]) -> list[list[str]]:
    """Return a line of figures for every way. Rounds are interleaved, so that all share the same conditions."""
    answers = [any_fits(*CLEO.ready(question)) for question in questions]
    runs = [started(way, questions[: way.limit], answers) for way in ways]
    # Who was asked less is compared with Cleo on the same questions.
    few = started(CLEO, questions[:SUBSET], answers)
    in_turn([run.again for run in (few, *runs)])
    return [figures(run, few if run.way.limit == SUBSET else runs[0]) for run in runs]


def in_turn(works: Sequence[Callable[[], object]]) -> None:
    """Do every work once a round, with nobody sweeping up meanwhile."""
    for _ in range(ROUNDS):
        for work in works:
            gc.collect()
            gc.disable()
            work()
            gc.enable()


def figures(run: Run, measure: Run) -> list[str]:
    """Return what a table says about a run."""
    yes, no = map(len, run.asked)
    warm = [run.micros(run.warm, *answers) for answers in ((0, 1), (0,), (1,))]
    times = [figure for rounds in warm for figure in (min(rounds), statistics.median(rounds))]
    cold = statistics.median(run.micros(run.cold, 0, 1))
    ratio = min(warm[0]) / min(measure.micros(measure.warm, 0, 1))
    return [run.way.name, f"{yes} + {no}", *map(shown, (*times, cold)), f"{ratio:.1f}"]


def shown(micros: float) -> str:
    """Return microseconds with three figures."""
    return f"{micros:.3f}" if micros < 10 else f"{micros:.1f}" if micros < 100 else f"{micros:.0f}"


# Certificates, and what is made once.


def drawing(free: int) -> list[str]:
    """Return a garden as a certificate draws it."""
    rows = (free >> row * GARDEN.stride for row in reversed(range(GARDEN.rows)))
    return ["".join(".#"[not row >> column & 1] for column in range(GARDEN.columns)) for row in rows]


def certificates(questions: Iterable[Question]) -> list[Callable[[], dict[str, Any]]]:
    """Return the work of answering each question with a certificate."""

    def work(question: Question) -> Callable[[], dict[str, Any]]:
        pieces, garden = {piece: PILE[piece] for piece in question.pile}, drawing(question.garden)
        return lambda: certify(ask(GARDEN, question.free, pieces), garden)

    return [work(question) for question in questions]


def checks(proofs: Iterable[dict[str, Any]]) -> list[Callable[[], str]]:
    """Return the work of checking each certificate; leave if one does not prove that nothing fits."""

    def work(proof: dict[str, Any]) -> Callable[[], str]:
        if not checker.check(proof).startswith("nothing fits"):
            sys.exit(f"The checker found something else: {proof}")
        return lambda: checker.check(proof)

    return [work(proof) for proof in proofs]


def trees(questions: Iterable[Question]) -> list[Callable[[], object]]:
    """Return the work of making the tree of each pile, past the cache."""
    return [partial(tree.__wrapped__, pile, GARDEN) for pile in {asked.shapes for asked in questions}]


def once(name: str, works: Sequence[Callable[[], object]]) -> list[str]:
    """Return what a table says about work that is measured piece by piece."""
    seconds: list[list[float]] = [[] for _ in works]

    def one_round() -> None:
        for work, found in zip(works, seconds, strict=True):
            start = time.perf_counter()
            work()
            found.append((time.perf_counter() - start) * MICRO)

    in_turn([one_round])
    # The worst is a piece of work, not a moment at which the machine did something else: its own best round counts.
    best = [min(found) for found in seconds]
    median = statistics.fmean(statistics.median(found) for found in seconds)
    return [name, str(len(works)), shown(statistics.fmean(best)), shown(median), shown(max(best))]


def made_once(asked: Mapping[str, Sequence[Question]]) -> list[list[str]]:
    """Return lines on trees, certificates and their checks."""
    lines = [once("tree of a pile not seen before", trees(asked["connected"][:SUBSET]))]
    for name in ("closed", "closed, 5 squares or more"):
        nothing = [question for question in asked[name] if not any_fits(*CLEO.ready(question))]
        works = certificates(nothing)
        lines.append(once(f"certificate that nothing fits ({name})", works))
        lines.append(once(f"check of that certificate ({name})", checks(work() for work in works)))
    return lines


# Telling.

CONTEST = ["", "yes + no", "all best", "median", "yes best", "median", "no best", "median", "cold", "x Cleo"]
ONCE = ["", "how many", "mean best", "mean median", "worst"]
METHOD = f"""Microseconds per question, the best and the median of {ROUNDS} interleaved rounds, one process, one thread.
In a round every way goes through its questions twice; the second time counts. `cold` is the median of the first, right
after somebody else's turn. `x Cleo` compares best rounds on the same questions. An answer that differs from Cleo's
ends the run.

* `connected`: regions of 5 to 40 squares that grew at random, and 1 to 12 pieces. `scattered`: as many squares strewn
  at random. `closed`: mosaics laid at random round the throne area, and after each all regions of 1 to 15 squares with
  the pile that is left; then the same without the regions that are too small for any piece.
* Made beforehand, for everybody: the free squares in the form he reads, and what depends on the pile only. Building a
  solver's model counts, its import does not.
* Solvers get their smallest model: only placements on free squares, picked with numpy, which already decides the
  question; what they take beyond the line `numpy` is their own. They are made for harder questions than this one, and
  are asked the first {SUBSET} only. polyomino insists on an old exact-cover, and that on numpy 1.
* The loop that asks is in all figures: some hundredths of a microsecond.
* A certificate is taken from the question to the finished dictionary with its digest. The worst one is the slowest
  question, by its best round."""


def plain(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return a table for a terminal."""
    widths = [max(map(len, column)) for column in zip(head, *lines, strict=True)]
    aligned = (
        [line[0].ljust(widths[0]), *(word.rjust(width) for word, width in zip(line[1:], widths[1:], strict=True))]
        for line in (head, *lines)
    )
    return "\n".join("  ".join(line) for line in aligned)


def markdown(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return a table for a page."""
    rule = ["---", *["--:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, rule, *lines))


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", type=Path, metavar="FILE", help="write a Markdown section as well")
    page: Path | None = parser.parse_args().write
    peers, versions = invited()
    asked = workloads()
    told = [f"## The sanctuary question\n\n{METHOD}\n\nPackages: {', '.join(versions)}."]

    def tell(title: str, head: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
        print(f"\n{title}\n{plain(head, lines)}", flush=True)
        told.append(f"### {title}\n\n{markdown(head, lines)}")

    print(f"{METHOD}\n\nPackages: {', '.join(versions)}.")
    for name, questions in asked.items():
        tell(f"{name}: {len(questions)} questions", CONTEST, contest(questions, [*OURS, *peers]))
    tell("Made once", ONCE, made_once(asked))
    if page:
        page.write_text("\n\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
