"""How cards that nobody named can have paid for what was built."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from attrs import evolve, frozen

from cleo_tools.games.cleopatra import box, payment
from cleo_tools.games.cleopatra.state import NOWHERE, Paid, State
from cleo_tools.hidden.bundles import Bundle, Choice, Cover, Kinds

# So many ways to pay are tried one by one; whoever can reckon sums needs none of them.
MOST = 24
_CHARACTERS = frozenset(box.CHARACTERS.values())
_PAYABLE = frozenset(box.COUNTS) - _CHARACTERS
_DOUBLES_OF_A_KIND = box.COUNTS["A2"]
_Way = tuple[Bundle, ...]
_Slots = tuple[Kinds, ...]


def payment_choice(
    need: Mapping[str, int], state: State, bundles: Sequence[Bundle], places: Sequence[int], claimed: int | None
) -> Choice:
    """Return how the cards of some bundles that nobody named can pay, and how they cannot.

    `claimed` are the amulets that the record says they brought, where it does.
    """
    question = _Question(need, state, sum(bundle.unnamed for bundle in bundles), claimed)
    found = question.patterns() if question.plain else question.sorted_out(())
    every = True
    right: dict[_Way, None] = {}
    wrong = dict.fromkeys(_spread((_CHARACTERS,), bundles, None))
    for kinds, enough in found:
        if max(len(right), len(wrong)) > MOST:
            every = False
            break
        (right if enough else wrong).update(dict.fromkeys(_spread(kinds, bundles, question.others if enough else None)))
    wrong |= {tuple(evolve(bundle, kinds=kinds) for bundle in bundles): None for kinds in question.useless()}
    # Few people pay more cards than they need.
    ways = sorted(right, key=lambda way: -sum(len(bundle.slots) for bundle in way))
    return Choice(
        tuple(places),
        tuple(ways),
        bundles[-1].span,
        ruled=True,
        all=every,
        cover=question.cover() if question.plain else None,
        wrong=tuple(wrong),
        complete=every and not question.plain,
        rules=("QRY-2", "PAY-1"),
    )


@frozen
class _Question:
    """What is to be paid, with what, by how many cards that nobody named."""

    need: Mapping[str, int]
    state: State
    number: int
    claimed: int | None

    @property
    def plain(self) -> bool:
        """Whether a payment is right as soon as it is enough, unit by unit."""
        rulings = self.state.table.rulings
        return (
            (self.claimed is None or set(self.state.table.board.amulets.values()) == {1})
            and rulings["superfluous-cards"] == "any-excess"
            and rulings["payment-unit"] == "resource-units"
            and rulings["merchant-unit"] == "one-unit"
        )

    @property
    def tainted(self) -> int | None:
        """How many of the cards must be tainted for the amulets that the record names."""
        if self.claimed is None:
            return None
        figures = self.state.table.board.amulets
        return self.claimed - sum(figures.get(paid.kind, 0) for paid in self.state.turn.payments)

    @property
    def others(self) -> Kinds:
        """What all cards can be that are not needed."""
        return _PAYABLE if self.claimed is None else frozenset(box.STANDARD)

    # Unit by unit: a card covers one unit of its resource, a double two, a trompe-l'oeil one of a material.

    def patterns(self) -> Iterator[tuple[_Slots, bool]]:
        """Yield sets of cards that are enough: as few doubles for two units each as can be, the rest for one."""
        for lacking in self._left_open():
            ranges = [range(min(_DOUBLES_OF_A_KIND, number // 2) + 1) for number in lacking.values()]
            for doubles in sorted(product(*ranges), key=sum):
                singly = {r: n - 2 * twice for (r, n), twice in zip(lacking.items(), doubles, strict=True)}
                slots = [frozenset({f"{r}2"}) for r, twice in zip(lacking, doubles, strict=True) for _ in range(twice)]
                free = self.number - len(slots) - sum(singly.values())
                if free < 0:
                    continue
                if self.tainted is None:
                    yield (*slots, *(self._one(r) for r, n in singly.items() for _ in range(n))), True
                elif self.tainted >= len(slots):
                    yield from ((way, True) for way in self._tainted(slots, singly, free))

    def _one(self, resource: str, *, tainted: bool | None = None) -> Kinds:
        """Return what covers one unit, perhaps only if it is tainted, or only if it is not."""
        wild = {box.TROMPE} if resource in self._wilds else set()
        return frozenset(
            ({resource} if not tainted else set()) | ({f"{resource}2", *wild} if tainted is not False else set())
        )

    def _tainted(self, slots: list[Kinds], singly: Mapping[str, int], free: int) -> Iterator[_Slots]:
        """Yield cards for single units of which so many are tainted that all together bring the amulets."""
        more = (self.tainted or 0) - len(slots)
        for numbers in product(*(range(min(number, more) + 1) for number in singly.values())):
            idle = more - sum(numbers)
            if 0 <= idle <= free:
                some = [
                    self._one(resource, tainted=index < number)
                    for (resource, wanted), number in zip(singly.items(), numbers, strict=True)
                    for index in range(wanted)
                ]
                yield (*slots, *some, *[box.TAINTED & _PAYABLE] * idle)

    def cover(self) -> Cover:
        """Return the same as a sum."""
        purse = self._purse((), 0)
        worth: dict[str, dict[str, int]] = {box.TROMPE: dict.fromkeys(self._wilds, 1)}
        for resource in box.STANDARD:
            worth[resource], worth[f"{resource}2"] = {resource: 1}, {resource: 2}
        lacking = {r: max(0, n - purse.single.get(r, 0) - 2 * purse.double.get(r, 0)) for r, n in self.need.items()}
        given = ((purse.wild, frozenset(self._wilds)), (purse.merchants, frozenset(box.STANDARD)))
        return Cover(lacking, worth, given, self.state.table.board.amulets, self.tainted)

    @property
    def _wilds(self) -> tuple[str, ...]:
        """What a trompe-l'oeil can stand for."""
        function = self.state.table.rulings["trompe-loeil-function"]
        return {"wild-any-resource": box.STANDARD, "no-function-known": ()}.get(function, box.MATERIALS)

    def _left_open(self) -> Iterator[dict[str, int]]:
        """Yield what the named cards and the merchants can leave open, for every use of those that may choose."""
        purse = self._purse((), 0)
        lacking = {r: max(0, n - purse.single.get(r, 0) - 2 * purse.double.get(r, 0)) for r, n in self.need.items()}
        for some in _covered(lacking, self._wilds, purse.wild):
            yield from _covered(some, tuple(some), purse.merchants)

    def useless(self) -> Iterator[Kinds]:
        """Yield kinds of which no number of cards would be enough."""
        purse = self._purse((), 0)
        for resource, number in self.need.items():
            left = number - purse.single.get(resource, 0) - 2 * purse.double.get(resource, 0)
            if left > purse.wild + purse.merchants:
                yield frozenset(box.COUNTS) - {resource, f"{resource}2", box.TROMPE}

    # Card by card, where more than being enough counts.

    def sorted_out(self, chosen: _Slots, first: int = 0) -> Iterator[tuple[_Slots, bool]]:
        """Yield sets of cards that decide whether the payment is right, whatever the others are."""
        left = self.number - len(chosen)
        if self._lacking(chosen, left) or (not left and not self._exact(chosen)):
            yield chosen, False
        elif not left:
            yield chosen, True
        else:
            groups = self._groups()
            for index in range(first, len(groups)):
                yield from self.sorted_out((*chosen, groups[index]), index)

    def _groups(self) -> list[Kinds]:
        """Return the kinds, those together that are as good as each other here."""
        figures = self.state.table.board.amulets if self.claimed is not None else {}
        wanted = [code for resource in self.need for code in (resource, f"{resource}2")]
        others: dict[int, list[str]] = {}
        for kind in sorted(_PAYABLE.difference(wanted, (box.TROMPE,))):
            others.setdefault(figures.get(kind, 0), []).append(kind)
        return [*(frozenset({kind}) for kind in (*wanted, box.TROMPE)), *map(frozenset, others.values())]

    def _purse(self, chosen: _Slots, unseen: int) -> payment.Purse:
        known = [paid for paid in self.state.turn.payments if paid.kind != box.UNSEEN]
        kinds = [min(kinds) for kinds in chosen] + [box.UNSEEN] * unseen
        return payment.purse([*known, *(Paid(kind, None, NOWHERE) for kind in kinds)])

    def _lacking(self, chosen: _Slots, unseen: int) -> bool:
        return bool(payment.missing(self.need, self._purse(chosen, unseen), self.state.table.rulings))

    def _exact(self, chosen: _Slots) -> bool:
        """Return whether all cards together are neither too much nor bring other amulets than the record says."""
        if self.claimed is not None:
            figures = self.state.table.board.amulets
            known = sum(figures.get(paid.kind, 0) for paid in self.state.turn.payments)
            if known + sum(figures.get(min(kinds), 0) for kinds in chosen) != self.claimed:
                return False
        ruling = self.state.table.rulings["superfluous-cards"]
        over = payment.excess(self.need, self._purse(chosen, 0))
        return not over or not (ruling == "exact-only" or (ruling == "no-wholly-unused-card" and over == "card"))


def _covered(lacking: dict[str, int], resources: Iterable[str], number: int) -> Iterator[dict[str, int]]:
    """Yield what is left open when so many single units are covered, of some resources, in every way."""
    wanted = [resource for resource in resources if lacking.get(resource)]
    number = min(number, sum(lacking[resource] for resource in wanted))
    for used in product(*(range(min(lacking[resource], number) + 1) for resource in wanted)):
        if sum(used) == number:
            yield {**lacking, **{r: lacking[r] - n for r, n in zip(wanted, used, strict=True)}}


def _spread(kinds: _Slots, bundles: Sequence[Bundle], legal: Kinds | None) -> Iterator[_Way]:
    """Yield every way to find some cards in some bundles."""
    if len(bundles) == 1:
        if len(kinds) <= bundles[0].unnamed:
            yield (evolve(bundles[0], slots=kinds, kinds=legal),)
        return
    for own in _parts(kinds, bundles[0].unnamed):
        rest = tuple((Counter(kinds) - Counter(own)).elements())
        for others in _spread(rest, bundles[1:], legal):
            yield (evolve(bundles[0], slots=own, kinds=legal), *others)


def _parts(kinds: _Slots, most: int) -> Iterator[_Slots]:
    """Yield every part of a list of so many cards at most."""
    counts = Counter(kinds)
    for numbers in product(*(range(number + 1) for number in counts.values())):
        if sum(numbers) <= most:
            yield tuple(kind for kind, number in zip(counts, numbers, strict=True) for _ in range(number))
