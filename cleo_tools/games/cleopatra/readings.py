"""How cards that nobody named can have paid for what was built."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from cleo_tools.games.cleopatra import box, payment
from cleo_tools.games.cleopatra.state import NOWHERE, Paid, State
from cleo_tools.hidden.bundles import Bundle, Kinds
from cleo_tools.rulings import Rulings

MOST = 400
_PAYABLE = frozenset(box.COUNTS) - frozenset(box.CHARACTERS.values())
_Way = tuple[Bundle, ...]


@frozen
class Readings:
    """The ways in which a payment is enough, and those in which it is not."""

    right: tuple[_Way, ...]
    wrong: tuple[_Way, ...]
    # Whether all of the right ones were found, and all of the wrong ones, too.
    known: bool
    complete: bool


def readings(need: Mapping[str, int], state: State, bundles: Sequence[Bundle], claimed: int | None) -> Readings:
    """Return how the cards of some bundles that nobody named can pay, and how they cannot.

    `claimed` are the amulets that the record says they brought, where it does.
    """
    question = _Question(need, state, sum(bundle.unnamed for bundle in bundles), claimed)
    right: list[_Way] = []
    wrong: list[_Way] = []
    steps = 0
    for kinds, enough in question.sorted_out(()):
        steps += 1
        if steps > MOST:
            break
        (right if enough else wrong).extend(_spread(kinds, bundles, legal=enough))
    known = steps <= MOST
    return Readings(tuple(dict.fromkeys(right)), tuple(dict.fromkeys(wrong)), known, known)


@frozen
class _Question:
    """What is to be paid, and with what."""

    need: Mapping[str, int]
    state: State
    number: int
    claimed: int | None

    @property
    def rulings(self) -> Rulings:
        """What the table agreed on."""
        return self.state.table.rulings

    def groups(self) -> list[Kinds]:
        """Return the kinds, those together that are as good as each other here."""
        figures = self.state.table.board.amulets if self.claimed is not None else {}
        wanted = [code for resource in self.need for code in (resource, f"{resource}2")]
        others: dict[int, list[str]] = {}
        for kind in sorted(_PAYABLE.difference(wanted, (box.TROMPE,))):
            others.setdefault(figures.get(kind, 0), []).append(kind)
        return [*(frozenset({kind}) for kind in (*wanted, box.TROMPE)), *map(frozenset, others.values())]

    def sorted_out(self, chosen: tuple[Kinds, ...], first: int = 0) -> Iterator[tuple[tuple[Kinds, ...], bool]]:
        """Yield sets of cards that decide whether the payment is right, whatever the others are."""
        if not chosen and self.number:
            yield (frozenset(box.CHARACTERS.values()),), False
        groups = self.groups()
        left = self.number - len(chosen)
        if self._lacking(chosen, left) or (not left and not self._exact(chosen)):
            yield chosen, False
            return
        if not left or (self._careless and not self._lacking(chosen, 0)):
            yield chosen, True
            return
        for index in range(first, len(groups)):
            yield from self.sorted_out((*chosen, groups[index]), index)

    @property
    def _careless(self) -> bool:
        """Whether cards beyond those that are enough do not matter."""
        return self.claimed is None and self.rulings["superfluous-cards"] == "any-excess"

    def _purse(self, chosen: tuple[Kinds, ...], unseen: int) -> payment.Purse:
        known = [paid for paid in self.state.turn.payments if paid.kind != box.UNSEEN]
        kinds = [min(kinds) for kinds in chosen] + [box.UNSEEN] * unseen
        return payment.purse([*known, *(Paid(kind, None, NOWHERE) for kind in kinds)])

    def _lacking(self, chosen: tuple[Kinds, ...], unseen: int) -> bool:
        return bool(payment.missing(self.need, self._purse(chosen, unseen), self.rulings))

    def _exact(self, chosen: tuple[Kinds, ...]) -> bool:
        """Return whether all cards together are neither too much nor bring other amulets than the record says."""
        if self.claimed is not None:
            figures = self.state.table.board.amulets
            known = sum(figures.get(paid.kind, 0) for paid in self.state.turn.payments)
            if known + sum(figures.get(min(kinds), 0) for kinds in chosen) != self.claimed:
                return False
        ruling = self.rulings["superfluous-cards"]
        over = payment.excess(self.need, self._purse(chosen, 0))
        return not over or not (ruling == "exact-only" or (ruling == "no-wholly-unused-card" and over == "card"))


def _spread(kinds: tuple[Kinds, ...], bundles: Sequence[Bundle], *, legal: bool) -> Iterator[_Way]:
    """Yield every way to find some cards in some bundles."""
    if len(bundles) == 1:
        yield (_with(bundles[0], kinds, legal=legal),)
        return
    for own in _parts(kinds, bundles[0].unnamed):
        rest = Counter(kinds) - Counter(own)
        if sum(rest.values()) <= sum(bundle.unnamed for bundle in bundles[1:]):
            for others in _spread(tuple(rest.elements()), bundles[1:], legal=legal):
                yield (_with(bundles[0], own, legal=legal), *others)


def _with(bundle: Bundle, kinds: tuple[Kinds, ...], *, legal: bool) -> Bundle:
    return evolve(bundle, slots=kinds, kinds=_PAYABLE if legal else None)


def _parts(kinds: tuple[Kinds, ...], most: int) -> Iterator[tuple[Kinds, ...]]:
    """Yield every part of a list of so many cards at most."""
    counts = list(Counter(kinds).items())

    def pick(index: int, taken: tuple[Kinds, ...]) -> Iterator[tuple[Kinds, ...]]:
        if index == len(counts):
            yield taken
            return
        kind, number = counts[index]
        for more in range(min(number, most - len(taken)) + 1):
            yield from pick(index + 1, (*taken, *[kind] * more))

    yield from pick(0, ())
