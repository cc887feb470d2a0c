"""A record: a game as written, unjudged. What a clause says is the game's business; the frame is here.

Places are left out of comparisons: two records are equal if they say the same.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, TypeVar

from attrs import field, frozen

from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.source import Extent, Span

EDITIONS = ("fr", "de", "it", "pl")
NOWHERE = Span(0, 0, 0)
INSIDE = Extent(0, 0)
Body = TypeVar("Body")


@frozen(eq=False)
class Json:
    """What the JSON form of a field must look like, in the words of JSON Schema."""

    keywords: Mapping[str, Any]


# One line of text without anything that would end it.
LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*$"
Count: TypeAlias = Annotated[int, Json({"minimum": 0, "maximum": 999_999_999})]
Text: TypeAlias = Annotated[str, Json({"pattern": LINE, "description": "one line of text"})]
Comment: TypeAlias = Annotated[
    str,
    Json({"pattern": LINE[:-1] + r"(?<!\s)$", "description": "one line of comment without blanks at its end"}),
]
SOME = Json({"minItems": 1})
Ident: TypeAlias = Annotated[
    str, Json({"pattern": "^[a-z][a-z0-9_.-]*$", "description": "a word in small letters, such as zero-bid"})
]


@frozen
class Name:
    """A player's name, as the `players` line spells it."""

    text: str
    at: Extent = field(default=INSIDE, eq=False, repr=False)


# Header lines.


@frozen
class Version:
    """`cleo 1`: the notation the record is written in."""

    number: Annotated[int, Json({"const": 1})]


@frozen
class GameTag:
    """`game cleopatra`."""

    name: Ident


@frozen
class Lang:
    """`lang fr`: the language of the record's words."""

    code: Annotated[str, Json({"enum": list(LANGUAGES)})]


@frozen
class Edition:
    """`edition fr`: the rulebook on the table."""

    key: Annotated[str, Json({"enum": list(EDITIONS)})]


@frozen
class Ruling:
    """`rule zero-bid = allowed`: one point settled by house agreement."""

    option: Ident
    value: Annotated[str, Json({"pattern": "^[a-z0-9][a-z0-9_.:-]*$", "description": "a value such as allowed"})]


@frozen
class Board:
    """`board standard`, or the path of a board file."""

    name: Annotated[str, Json({"pattern": LINE[:-2] + "+$", "description": "a name or a path"})]


@frozen
class Tag:
    """`event "Club night"`: free text under one of the known headings."""

    key: Annotated[str, Json({"enum": ["event", "place", "date", "round", "table", "recorder", "source"]})]
    text: Text


@frozen
class Players:
    """`players Anna, Bruno, Chloé`: the seats in order; the first one starts."""

    names: Annotated[tuple[Name, ...], Json({"minItems": 1, "uniqueItems": True})]


# The end.


@frozen
class LetStand:
    """`let stand "reason"`: the table saw the fault and went on."""

    reason: Text | None = None


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

    places: Annotated[tuple[Annotated[tuple[Name, ...], SOME], ...], SOME]


# The frame.


@frozen
class Clause:
    """One thing that happened in a turn. `before` holds comment lines, None for a blank line."""

    move: Any
    span: Span = field(default=NOWHERE, eq=False, repr=False)
    before: tuple[Comment | None, ...] = ()
    note: Comment | None = None


@frozen
class Turn:
    """What one player did when it was his turn."""

    number: Count
    player: Name
    clauses: tuple[Clause, ...]


@frozen
class Entry:
    """One line outside the turns, or one turn, with the comments that stand before and beside it."""

    body: Any
    span: Span = field(default=NOWHERE, eq=False, repr=False)
    before: tuple[Comment | None, ...] = ()
    note: Comment | None = None


@frozen
class Record:
    """A game as written: header, setup, play and close, and the comments after the last line."""

    header: tuple[Entry, ...] = ()
    setup: tuple[Entry, ...] = ()
    play: tuple[Entry, ...] = ()
    close: tuple[Entry, ...] = ()
    tail: tuple[Comment | None, ...] = ()

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
