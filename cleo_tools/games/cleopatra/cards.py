"""Cards in a place: what is certainly there, and how many more nobody has named.

All arithmetic keeps to what is certain: for each kind a number that lies there at least, never a guess. So no
finding about cards is ever wrong because of a card that nobody saw.
"""

from collections.abc import Iterable
from typing import Self

from attrs import frozen

from cleo_tools.games.cleopatra.box import COUNTS, TAINTED, UNSEEN

KINDS = tuple(COUNTS)
INDEX = {kind: index for index, kind in enumerate(KINDS)}
_NONE = (0,) * len(KINDS)
_TAINTED = tuple(INDEX[kind] for kind in KINDS if kind in TAINTED)
_PLAIN = tuple(INDEX[kind] for kind in KINDS if kind not in TAINTED)


@frozen
class Zone:
    """Some cards: so many of each kind for certain, so many unnamed, and so many that may be there or not."""

    known: tuple[int, ...] = _NONE
    unnamed: int = 0
    maybe: int = 0

    @classmethod
    def of(cls, kinds: Iterable[str]) -> Self:
        """Return the cards of that name; `?` is an unnamed one."""
        known, unnamed = list(_NONE), 0
        for kind in kinds:
            if kind == UNSEEN:
                unnamed += 1
            else:
                known[INDEX[kind]] += 1
        return cls(tuple(known), unnamed)

    @property
    def size(self) -> int:
        """How many cards are there at least."""
        return sum(self.known) + self.unnamed

    @property
    def exact(self) -> bool:
        """Whether every card has been named."""
        return not self.unnamed and not self.maybe

    def count(self, kind: str) -> int:
        """Return how many cards of a kind are there for certain."""
        return self.known[INDEX[kind]]

    def may_have(self, kind: str) -> bool:
        """Return whether a card of a kind can be there."""
        named = kind != UNSEEN and self.known[INDEX[kind]]
        return bool(named or self.unnamed or self.maybe or (kind == UNSEEN and self.size))

    def tainted(self) -> tuple[int, int]:
        """Return how many tainted cards there are, at least and at most."""
        known = sum(self.known[index] for index in _TAINTED)
        return known, known + self.unnamed + self.maybe

    def standard(self) -> int:
        """Return how many standard resources are there for certain."""
        return sum(self.known[index] for index in _PLAIN)

    def names(self) -> list[str]:
        """Return the cards in the order of the box, unnamed ones last."""
        named = [kind for kind, number in zip(KINDS, self.known, strict=True) for _ in range(number)]
        return named + [UNSEEN] * self.unnamed

    def put(self, kind: str) -> "Zone":
        """Return these cards and one more."""
        if kind == UNSEEN:
            return Zone(self.known, self.unnamed + 1, self.maybe)
        index = INDEX[kind]
        known = self.known
        return Zone((*known[:index], known[index] + 1, *known[index + 1 :]), self.unnamed, self.maybe)

    def take(self, kind: str) -> "Zone | None":
        """Return these cards without one of a kind, or None where it cannot be among them."""
        if kind == UNSEEN:
            return self.draw(1)[1] if self.size or self.maybe else None
        index = INDEX[kind]
        known = self.known
        if known[index]:
            return Zone((*known[:index], known[index] - 1, *known[index + 1 :]), self.unnamed, self.maybe)
        if self.unnamed:
            return Zone(known, self.unnamed - 1, self.maybe)
        return Zone(known, 0, self.maybe - 1) if self.maybe else None

    def join(self, other: "Zone") -> "Zone":
        """Return the cards of both."""
        known = tuple(map(int.__add__, self.known, other.known))
        return Zone(known, self.unnamed + other.unnamed, self.maybe + other.maybe)

    def draw(self, number: int) -> tuple["Zone", "Zone"]:
        """Return some cards that nobody named, and the rest.

        Of a kind with so many certain cards, some are certain to go only if too few other cards could go instead.
        """
        size = self.size
        number = min(number, size + self.maybe)
        stay = size - number
        if size == self.unnamed and not self.maybe:
            return Zone(unnamed=number), Zone(unnamed=stay)
        if stay < 0 or self.maybe:
            rest = Zone(tuple(max(0, count - number) for count in self.known))
            short = max(0, stay - rest.size)
            slack = self.maybe if stay >= 0 else self.maybe + stay
            return Zone(unnamed=number), Zone(rest.known, short, slack)
        gone = Zone(tuple(max(0, count - stay) for count in self.known))
        rest = Zone(tuple(max(0, count - number) for count in self.known))
        return (
            Zone(gone.known, number - gone.size),
            Zone(rest.known, stay - rest.size),
        )


EMPTY = Zone()
