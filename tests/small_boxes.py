"""Short systems of a few cards, made at random, and the slow way to judge them: every deal is tried.

The cards of a random system really move about, and what is said of them is true but for some slips; so about half of
the systems are possible. The slow way shares nothing with the judge but the classes that hold a system.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from random import Random

from attrs import evolve, frozen

from cleo_tools.hidden.bundles import Bundle, Choice, Kinds, System
from cleo_tools.source import Span

PILE, DISCARDS = "pile", "discards"
PLACES = (PILE, "hand 0", "hand 1", DISCARDS, "stall")
KINDS = "ASLM"

# How many cards there are of each kind, in the order of the pack; and that for every place.
Row = tuple[int, ...]
Lying = tuple[Row, ...]


@frozen
class Taste:
    """How often something happens in random systems."""

    # That a bundle's words are not true.
    slip: float = 0.08
    # That a bundle is in the same line as the one before.
    shared: float = 0.15
    # That what a line is legal with is said at all, and that some cards of it have kinds of their own.
    ruled: float = 0.5
    slots: float = 0.5
    # How many choices there are at most, beside cards that are drawn across two piles.
    choices: int = 2
    across: float = 0.1
    # Whether the readings of a choice are single cards, so that all others are wrong; or at least some of the others.
    apart: bool = False


def box(seed: int, taste: Taste | None = None) -> System:
    """Return a random short system, the same for the same seed."""
    return _Table(Random(seed), taste or Taste()).system()  # noqa: S311 # cards, not secrets


# The slow way.


def deals(system: System, rows: Mapping[int, Collection[Row]] | None = None) -> set[Lying]:
    """Return every way the cards can lie at the end; some bundles can have been something else instead."""
    found: set[Lying] = set()
    for bundles in _readings(system):
        steps = [(bundle, rows_of(bundle, tuple(system.pack))) for bundle in bundles]
        for number, others in (rows or {}).items():
            steps[number] = (bundles[number], frozenset(others))
        found |= _ends(system, steps)
    return found


def possible(system: System) -> bool:
    """Return whether some deal explains a system."""
    return bool(deals(system))


def first_fault(system: System) -> int:
    """Return how many bundles there are until it is impossible."""
    return next(number for number in range(1, len(system.bundles) + 1) if not possible(system.until(number)))


def can_be_broken(system: System, span: Span) -> bool:
    """Return whether some deal explains all other lines, and makes this one illegal."""
    for number, bundle in enumerate(system.bundles):
        if bundle.span == span and bundle.ruled:
            kinds = tuple(system.pack)
            seen = evolve(bundle, slots=(), kinds=None)
            return bool(deals(system, {number: rows_of(seen, kinds) - rows_of(bundle, kinds)}))
    wrong = [evolve(choice, ways=choice.wrong) if choice.span == span else choice for choice in system.choices]
    return possible(evolve(system, choices=tuple(wrong)))


def places_of(system: System) -> tuple[str, ...]:
    """Return all places, in any order that stays the same."""
    bundles = [*system.bundles, *(bundle for choice in system.choices for way in choice.ways for bundle in way)]
    return tuple(dict.fromkeys([system.origin, *(place for b in bundles for place in (b.source, b.target))]))


@lru_cache(maxsize=1 << 14)
def rows_of(bundle: Bundle, kinds: tuple[str, ...]) -> frozenset[Row]:
    """Return every number of cards of each kind with which what is said of a bundle is true."""
    return frozenset(row for row in _rows(bundle.size, len(kinds)) if fits(bundle, dict(zip(kinds, row, strict=True))))


def fits(bundle: Bundle, cards: Mapping[str, int]) -> bool:
    """Return whether some cards can be those of a bundle."""
    rest = {kind: number - bundle.named.get(kind, 0) for kind, number in cards.items()}
    return min(rest.values()) >= 0 and _served(rest, bundle.slots, bundle.kinds)


def _served(cards: dict[str, int], slots: Sequence[Kinds], kinds: Kinds | None) -> bool:
    """Return whether there is a card for each slot, and the others are of the kinds for others."""
    if not slots:
        return kinds is None or all(kind in kinds for kind, number in cards.items() if number)
    fitting = [kind for kind in slots[0] if cards.get(kind)]
    return any(_served({**cards, kind: cards[kind] - 1}, slots[1:], kinds) for kind in fitting)


def _rows(size: int, kinds: int) -> Iterator[Row]:
    if kinds == 1:
        yield (size,)
        return
    for number in range(size + 1):
        for rest in _rows(size - number, kinds - 1):
            yield (number, *rest)


def _readings(system: System) -> Iterator[list[Bundle]]:
    for ways in product(*(choice.ways for choice in system.choices)):
        bundles = list(system.bundles)
        for choice, way in zip(system.choices, ways, strict=True):
            for place, bundle in zip(choice.places, way, strict=True):
                bundles[place] = bundle
        yield bundles


def _ends(system: System, steps: Sequence[tuple[Bundle, frozenset[Row]]]) -> set[Lying]:
    places = {place: number for number, place in enumerate(places_of(system))}
    none = (0,) * len(system.pack)
    states = {tuple(tuple(system.pack.values()) if place == system.origin else none for place in places)}
    for bundle, rows in steps:
        if bundle.size:
            ends = (places[bundle.source], places[bundle.target])
            states = {after for before in states for after in _moved(before, ends, bundle, rows)}
    return states


def _moved(before: Lying, ends: tuple[int, int], bundle: Bundle, rows: frozenset[Row]) -> Iterator[Lying]:
    """Yield how the cards lie after some of them have moved."""
    source, target = ends
    there = before[source]
    for row in rows & {there} if bundle.whole else rows:
        left = tuple(have - gone for have, gone in zip(there, row, strict=True))
        if min(left) >= 0:
            after = list(before)
            after[source] = left
            after[target] = tuple(have + come for have, come in zip(after[target], row, strict=True))
            yield tuple(after)


# Random systems.


class _Table:
    """Cards that really move about, and what is said of them."""

    def __init__(self, chance: Random, taste: Taste) -> None:
        self.chance, self.taste = chance, taste
        kinds = KINDS[: chance.randint(2, 4)]
        self.cards = [*kinds, *chance.choices(kinds, k=chance.randint(5, 8) - len(kinds))]
        self.kinds = sorted(kinds)
        chance.shuffle(self.cards)
        self.places = PLACES[: chance.randint(3, 5)]
        self.lying = {PILE: list(self.cards)}
        self.bundles: list[Bundle] = []
        self.choices: list[Choice] = []
        self.line = 0

    def system(self) -> System:
        """Return what was said of everything that moved."""
        number = self.chance.randint(3, 9)
        while len(self.bundles) < number:
            if self.lying[PILE] and self.lying.get(DISCARDS) and self.chance.random() < self.taste.across:
                self.draw_across()
            else:
                self.move()
        for _ in range(self.chance.randint(0, self.taste.choices)):
            self.choose()
        pack = {kind: self.cards.count(kind) for kind in self.kinds}
        return System(pack, PILE, tuple(self.bundles), tuple(sorted(self.choices, key=lambda c: max(c.places))))

    def span(self) -> Span:
        if not self.bundles or self.chance.random() >= self.taste.shared:
            self.line += 1
        return Span(self.line, 1, 1)

    def take(self, source: str, target: str, size: int) -> list[str]:
        """Let some cards go."""
        there = self.lying[source]
        self.chance.shuffle(there)
        moved, self.lying[source] = there[:size], there[size:]
        self.lying.setdefault(target, []).extend(moved)
        return moved

    def move(self) -> None:
        """Let some cards go from one place to another, or a hand be shown."""
        source = self.chance.choice([place for place in self.places if self.lying.get(place)])
        others = [place for place in self.places if place != source]
        target = self.chance.choice([*others, source] if self.chance.random() < 0.6 else others)
        there = len(self.lying[source])
        whole = target == source or self.chance.random() < 0.1
        moved = self.take(source, target, there if whole else self.chance.randint(1, there))
        said = Bundle(source, target, len(moved), span=self.span(), whole=whole)
        self.bundles.append(self.told(said, moved))

    def told(self, bundle: Bundle, moved: list[str]) -> Bundle:
        """Return a bundle with something said of its cards."""
        bundle = self.seen(bundle, moved)
        if not bundle.unnamed or self.chance.random() >= self.taste.ruled:
            return bundle
        rest = list((Counter(moved) - Counter(bundle.named)).elements())
        return self.ruled(bundle, rest[: bundle.unnamed])

    def seen(self, bundle: Bundle, moved: list[str]) -> Bundle:
        """Return a bundle of which some cards were named."""
        chance, share = self.chance, self.chance.choice([0, 0.3, 0.7])
        if chance.random() < self.taste.slip:
            moved = [*moved[1:], chance.choice(self.kinds)]
        return evolve(bundle, named=dict(Counter(card for card in moved if chance.random() < share)))

    def ruled(self, bundle: Bundle, rest: list[str]) -> Bundle:
        """Return a bundle with kinds with which it is legal, as it is with the cards that nobody named."""
        chance, slots = self.chance, 0
        if chance.random() < self.taste.slots:
            slots = chance.randint(1, len(rest))
        kinds = self.around(rest[slots:]) if slots < len(rest) and (not slots or chance.random() < 0.5) else None
        return evolve(bundle, slots=tuple(self.around([card]) for card in rest[:slots]), kinds=kinds)

    def around(self, cards: list[str]) -> Kinds:
        """Return kinds that some cards are of, and perhaps others; now and then without those."""
        if self.chance.random() < self.taste.slip:
            return frozenset(self.chance.sample(self.kinds, self.chance.randint(1, len(self.kinds) - 1)))
        return frozenset(cards) | {kind for kind in self.kinds if self.chance.random() < 0.25}

    # Choices.

    def choose(self) -> None:
        """Let one or two bundles have several readings."""
        taken = {place for choice in self.choices for place in choice.places}
        free = [n for n, b in enumerate(self.bundles) if b.unnamed and not b.whole and n not in taken]
        if not free:
            return
        number = 1 if self.taste.apart else self.chance.randint(1, 2)
        places = sorted(self.chance.sample(free, min(number, len(free))))
        common = tuple(evolve(self.bundles[place], slots=(), kinds=None) for place in places)
        found = self.apart(common[0], places[0]) if self.taste.apart else self.readings(common, tuple(places))
        if found is not None:
            for place, bundle in zip(places, common, strict=True):
                self.bundles[place] = bundle
            self.choices.append(found)

    def readings(self, common: tuple[Bundle, ...], places: tuple[int, ...]) -> Choice | None:
        """Return a choice of two or three readings, of which each is true with other cards."""
        wanted = self.chance.randint(2, 3)
        ways: dict[tuple[frozenset[Row], ...], tuple[Bundle, ...]] = {}
        for _ in range(10):
            way = tuple(self.reading(bundle) for bundle in common)
            ways[tuple(rows_of(bundle, tuple(self.kinds)) for bundle in way)] = way
            if len(ways) == wanted:
                return Choice(places, tuple(ways.values()), common[-1].span, ruled=True)
        return None

    def reading(self, bundle: Bundle) -> Bundle:
        """Return a bundle of which more is said."""
        cards = self.chance.choices(self.cards, k=bundle.unnamed)
        if self.chance.random() < 0.5:
            return self.ruled(bundle, cards)
        named = Counter(bundle.named) + Counter(cards[: self.chance.randint(1, len(cards))])
        return evolve(bundle, named=dict(named))

    def apart(self, bundle: Bundle, place: int) -> Choice | None:
        """Return a choice of which every reading names every card, and of which some wrong ones may be left out."""
        rows = [dict(zip(self.kinds, row, strict=True)) for row in sorted(rows_of(bundle, tuple(self.kinds)))]
        ways = [(evolve(bundle, named={kind: number for kind, number in row.items() if number}),) for row in rows]
        self.chance.shuffle(ways)
        right = self.chance.randint(2, 3)
        complete = self.chance.random() < 0.7
        wrong = ways[right:] if complete else ways[right + 1 :: 2]
        return Choice((place,), tuple(ways[:right]), bundle.span, ruled=True, wrong=tuple(wrong), complete=complete)

    def draw_across(self) -> None:
        """Let cards be drawn while the pile is made again: each lay face up or face down, in the old pile or the new.

        The choice is how many of those face up came from the old pile.
        """
        old, again = len(self.lying[PILE]), len(self.lying[DISCARDS])
        later = self.chance.randint(1, again)
        targets = self.chance.choices([place for place in self.places if place != PILE], k=old + later)
        up = self.chance.randint(0, old + later)
        span, at = self.span(), len(self.bundles)
        self.take(PILE, "drawn", old)
        self.take(DISCARDS, PILE, again)
        self.take(PILE, "drawn", later)
        made = Bundle(DISCARDS, PILE, again, span=span, whole=True)
        met = [evolve(made, source=PILE, target="drawn", size=size, whole=False) for size in (old, 0, later, 0)]
        self.bundles += [*met[:2], made, *met[2:]]
        for target in targets:
            said = Bundle("drawn", target, 1, span=span)
            self.bundles.append(self.seen(said, self.take("drawn", target, 1)))
        splits = range(max(0, up - later), min(up, old) + 1)
        ways = tuple(tuple(self.split(at, up, first)) for first in splits)
        places = (at, at + 1, at + 3, at + 4, *range(at + 5, len(self.bundles)))
        self.choices.append(Choice(places, ways, span))

    def split(self, at: int, up: int, first: int) -> Iterator[Bundle]:
        """Yield the bundles of such a draw with so many cards face up from the old pile."""
        old, later = self.bundles[at], self.bundles[at + 3]
        sizes = ((old, first, old.size - first), (later, up - first, later.size - up + first))
        for bundle, above, below in sizes:
            yield evolve(bundle, target="drawn face up", size=above)
            yield evolve(bundle, target="drawn face down", size=below)
        for number, bundle in enumerate(self.bundles[at + 5 :]):
            yield evolve(bundle, source="drawn face up" if number < up else "drawn face down")
