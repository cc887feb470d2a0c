"""Which way up cards lay that were drawn while the pile was made again: from the old pile, or from the new one."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from attrs import evolve, frozen

from cleo_tools.games.cleopatra import draws
from cleo_tools.games.cleopatra.state import State
from cleo_tools.hidden.bundles import Bundle, Choice

MOST = 200


@frozen
class Draw:
    """Some cards that left the pile: how many face up, face down, and unseen.

    If the pile was made again, `old` of them came before that, and the new pile had `again` cards.
    """

    up: int = 0
    down: int = 0
    blind: int = 0
    old: int = 0
    again: int = 0
    # Where its bundles begin, and which of its cards lay face up.
    at: int = 0
    faces: tuple[bool, ...] = ()

    @property
    def splits(self) -> range:
        """How many of the cards face up can have come from the old pile."""
        if not self.again or not self.old or self.blind:
            return range(1)
        return range(max(0, self.old - self.down), min(self.up, self.old) + 1)

    @property
    def mixed(self) -> bool:
        """Whether it matters which cards came from the old pile."""
        return bool(self.again and self.old and self.up and self.down and not self.blind)


@frozen
class _Pass:
    """One pass of the pile: its size, and what came face up and face down."""

    size: int
    up: int = 0
    down: int = 0

    def possible(self, state: State) -> bool:
        """Return whether half of the pile can have lain face up; who never named a card says nothing about it."""
        most_up, most_down = draws.most_of_a_facing(state, self.size)
        if self.up > most_up:
            return False
        return not self.up or self.down <= most_down


def choice(
    passes: Sequence[Draw], bundles: Sequence[Bundle], state: State, places: tuple[str, str, str]
) -> Choice | None:
    """Return how the draws across two piles can have been, if it matters; with no way at all if half and half fails."""
    mixed = [draw for draw in passes if draw.mixed]
    if not mixed:
        return None
    splits = list(islice(_splits(list(passes), _Pass(0), state), MOST + 1))
    found = splits[:MOST]
    where = [place for draw in mixed for place in _where(draw)]
    ways = (
        tuple(bundle for draw, up in zip(mixed, ups, strict=True) for bundle in _way(draw, up, bundles, places))
        for ups in found
    )
    return Choice(tuple(where), tuple(ways), bundles[mixed[-1].at].span, all=len(splits) <= MOST)


def _splits(left: list[Draw], current: _Pass, state: State) -> Iterator[tuple[int, ...]]:
    """Yield for every draw that matters how many cards face up came from the old pile, as far as that is possible."""
    for number, draw in enumerate(left):
        if not draw.again:
            current = _Pass(current.size, current.up + draw.up, current.down + draw.down)
            continue
        rest = left[number + 1 :]
        for up in draw.splits:
            down = draw.old - up if not draw.blind else 0
            ended = _Pass(current.size, current.up + up, current.down + down)
            if current.size and not ended.possible(state):
                continue
            fresh = _Pass(draw.again, draw.up - up, draw.down - down)
            for others in _splits(rest, fresh, state):
                yield (up, *others) if draw.mixed else others
        return
    if current.possible(state):
        yield ()


def _where(draw: Draw) -> Iterable[int]:
    at = draw.at
    return (at, at + 1, at + 3, at + 4, *range(at + 5, at + 5 + len(draw.faces)))


def _way(draw: Draw, up: int, bundles: Sequence[Bundle], places: tuple[str, str, str]) -> Iterator[Bundle]:
    """Yield the bundles of a draw with so many cards face up from the old pile."""
    _, above, below = places
    first, later = bundles[draw.at], bundles[draw.at + 3]
    down = draw.old - up
    yield evolve(first, target=above, size=up)
    yield evolve(first, target=below, size=down)
    yield evolve(later, target=above, size=draw.up - up)
    yield evolve(later, target=below, size=draw.down - down)
    for number, face in enumerate(draw.faces):
        yield evolve(bundles[draw.at + 5 + number], source=above if face else below)
