"""Cards that move between places: how many, and what somebody said about their kinds."""

from collections.abc import Iterable, Mapping

from attrs import evolve, field, frozen

from cleo_tools.source import Span

Kinds = frozenset[str]
NOWHERE = Span(0, 0, 0)


@frozen
class Bundle:
    """Some cards that go from one place to another at one moment.

    A hand that is shown is a bundle that goes from the hand to the same hand: all its cards at once.
    """

    source: str
    target: str
    size: int
    # Cards that somebody named.
    named: Mapping[str, int] = field(factory=dict, hash=False)
    # What the line is legal with: some of the others, each of one of these kinds, and any other one of those.
    slots: tuple[Kinds, ...] = ()
    kinds: Kinds | None = None
    span: Span = NOWHERE
    # Whether these must be all the cards of the place.
    whole: bool = False
    # The rules that say what the line is legal with.
    rules: tuple[str, ...] = ()

    @property
    def unnamed(self) -> int:
        """How many of the cards nobody named."""
        return self.size - sum(self.named.values())

    @property
    def ruled(self) -> bool:
        """Whether it depends on cards nobody named that this is legal."""
        return bool(self.slots) or self.kinds is not None

    def silent(self) -> "Bundle":
        """Return the same movement without a word about kinds."""
        return evolve(self, named={}, slots=(), kinds=None) if self.named or self.ruled else self


@frozen
class Cover:
    """What cards that nobody named must be worth together: so many units for each need."""

    needs: Mapping[str, int] = field(hash=False)
    # What a card of a kind is worth, for each need for which it can be used.
    worth: Mapping[str, Mapping[str, int]] = field(hash=False)
    # Units that are there anyway, and the needs for which they can be used.
    given: tuple[tuple[int, frozenset[str]], ...] = ()
    # Figures on cards, and what they must add up to.
    figures: Mapping[str, int] = field(factory=dict, hash=False)
    sum: int | None = None


@frozen
class Choice:
    """Some bundles of which one of several readings must hold, as a payment can be enough in several ways.

    What stands in the system itself is what all readings have in common.
    """

    places: tuple[int, ...]
    ways: tuple[tuple[Bundle, ...], ...]
    span: Span
    # Whether the readings are those that are legal, not just those that can be.
    ruled: bool = False
    # Whether these readings are all there are; the same as a sum, where somebody can use that instead.
    all: bool = True
    cover: Cover | None = None
    # Readings that can be and are not legal, and whether they are all there are.
    wrong: tuple[tuple[Bundle, ...], ...] = ()
    complete: bool = True
    rules: tuple[str, ...] = ()


@frozen
class System:
    """Everything a record says about cards: the pack, the bundles in their order, and the choices."""

    pack: Mapping[str, int]
    # Where all cards are before the first bundle.
    origin: str
    bundles: tuple[Bundle, ...]
    choices: tuple[Choice, ...] = ()

    def until(self, number: int) -> "System":
        """Return the system of the first bundles alone."""
        kept = tuple(choice for choice in self.choices if max(choice.places) < number)
        return evolve(self, bundles=self.bundles[:number], choices=kept)

    def only(self, spans: Iterable[Span]) -> "System":
        """Return the same movements, where only some clauses say which cards they were."""
        heard = frozenset(spans)
        bundles = tuple(b if b.span in heard else b.silent() for b in self.bundles)
        choices = (_only(c, heard) for c in self.choices if not c.ruled or heard.issuperset(self.about(c)))
        return evolve(self, bundles=bundles, choices=tuple(choices))

    def facts(self) -> "System":
        """Return what was seen alone, without what lines are legal with."""
        bundles = tuple(evolve(b, slots=(), kinds=None) if b.ruled else b for b in self.bundles)
        return evolve(self, bundles=bundles, choices=tuple(c for c in self.choices if not c.ruled))

    def replaced(self, places: Iterable[int], bundles: Iterable[Bundle], without: Choice | None = None) -> "System":
        """Return the system with some bundles instead of others, and without the choice that they settle."""
        changed = list(self.bundles)
        for place, bundle in zip(places, bundles, strict=True):
            changed[place] = bundle
        left = tuple(choice for choice in self.choices if choice is not without)
        return evolve(self, bundles=tuple(changed), choices=left)

    def about(self, choice: Choice) -> set[Span]:
        """Return the clauses that a choice is about."""
        return {self.bundles[place].span for place in choice.places}

    def spans(self) -> list[Span]:
        """Return the clauses that say something about kinds of cards, in their order."""
        said = [b.span for b in self.bundles if b.named or b.ruled]
        said += [span for c in self.choices if c.ruled for span in self.about(c)]
        return sorted(dict.fromkeys(said), key=lambda span: (span.line, span.column))

    def size(self, place: str) -> int:
        """Return how many cards lie in a place at the end."""
        at_first = sum(self.pack.values()) if place == self.origin else 0
        moves = (bundle.size * ((bundle.target == place) - (bundle.source == place)) for bundle in self.bundles)
        return at_first + sum(moves)

    def sound(self) -> int:
        """Return how many bundles there are before one that cannot be, by the numbers alone."""
        lying = {self.origin: sum(self.pack.values())}
        for number, bundle in enumerate(self.bundles):
            there = lying.get(bundle.source, 0)
            if bundle.size > there or bundle.unnamed < len(bundle.slots) or (bundle.whole and bundle.size != there):
                return number
            lying[bundle.source] = there - bundle.size
            lying[bundle.target] = lying.get(bundle.target, 0) + bundle.size
        return len(self.bundles)


def _only(choice: Choice, heard: frozenset[Span]) -> Choice:
    """Return a choice whose readings name cards only where somebody is heard."""
    if all(bundle.span in heard for way in choice.ways for bundle in way):
        return choice
    ways = (tuple(bundle if bundle.span in heard else bundle.silent() for bundle in way) for way in choice.ways)
    return evolve(choice, ways=tuple(dict.fromkeys(ways)))
