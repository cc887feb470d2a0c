"""A record: a game as written, unjudged. What a clause says is the game's business; the frame is here.

Places are left out of comparisons: two records are equal if they say the same.
"""

from typing import Any, TypeVar

from attrs import field, frozen

from cleo_tools.source import Extent, Span

NOWHERE = Span(0, 0, 0)
INSIDE = Extent(0, 0)
Body = TypeVar("Body")


@frozen
class Name:
    """A player's name, as the `players` line spells it."""

    text: str
    at: Extent = field(default=INSIDE, eq=False, repr=False)


# Header lines.


@frozen
class Version:
    """`cleo 1`: the notation the record is written in."""

    number: int


@frozen
class GameTag:
    """`game cleopatra`."""

    name: str


@frozen
class Lang:
    """`lang fr`: the language of the record's words."""

    code: str


@frozen
class Edition:
    """`edition fr`: the rulebook on the table."""

    key: str


@frozen
class Ruling:
    """`rule zero-bid = allowed`: one point settled by house agreement."""

    option: str
    value: str


@frozen
class Board:
    """`board standard`, or the path of a board file."""

    name: str


@frozen
class Tag:
    """`event "Club night"`: free text under one of the known headings."""

    key: str
    text: str


@frozen
class Players:
    """`players Anna, Bruno, Chloé`: the seats in order; the first one starts."""

    names: tuple[Name, ...]


# The end.


@frozen
class LetStand:
    """`let stand "reason"`: the table saw the fault and went on."""

    reason: str | None


@frozen
class End:
    """`end`: the game is over."""


@frozen
class Winner:
    """`winner Anna`, several names for a shared victory, or `winner nobody`."""

    names: tuple[Name, ...]


@frozen
class Ranking:
    """`ranking Anna, Bruno = Chloé`: all places, equal ones joined."""

    places: tuple[tuple[Name, ...], ...]


# The frame.


@frozen
class Clause:
    """One thing that happened in a turn. `before` holds comment lines, None for a blank line."""

    move: Any
    span: Span = field(default=NOWHERE, eq=False, repr=False)
    before: tuple[str | None, ...] = ()
    note: str | None = None


@frozen
class Turn:
    """What one player did when it was his turn."""

    number: int
    player: Name
    clauses: tuple[Clause, ...]


@frozen
class Entry:
    """One line outside the turns, or one turn, with the comments that stand before and beside it."""

    body: Any
    span: Span = field(default=NOWHERE, eq=False, repr=False)
    before: tuple[str | None, ...] = ()
    note: str | None = None


@frozen
class Record:
    """A game as written: header, setup, play and close, and the comments after the last line."""

    header: tuple[Entry, ...] = ()
    setup: tuple[Entry, ...] = ()
    play: tuple[Entry, ...] = ()
    close: tuple[Entry, ...] = ()
    tail: tuple[str | None, ...] = ()

    def first(self, kind: type[Body]) -> Body | None:
        """Return the first header line of a kind."""
        return next((e.body for e in self.header if isinstance(e.body, kind)), None)

    @property
    def lang(self) -> str:
        """The language of the record's words."""
        line = self.first(Lang)
        return line.code if line else "en"

    @property
    def game(self) -> str | None:
        """The game the header names."""
        line = self.first(GameTag)
        return line.name if line else None

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order."""
        line = self.first(Players)
        return tuple(name.text for name in line.names) if line else ()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns alone."""
        return tuple(e.body for e in self.play if isinstance(e.body, Turn))


HEADER = (Version, GameTag, Lang, Edition, Ruling, Board, Tag, Players)
CLOSE = (End, Winner, Ranking)
