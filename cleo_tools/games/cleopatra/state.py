"""A position: everything on the table between two clauses of a record. Frozen; every change makes a new one."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from attrs import field, frozen

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.board import Board
from cleo_tools.games.cleopatra.cards import EMPTY, Zone
from cleo_tools.rulings import Rulings
from cleo_tools.sanctuary.garden import Grid
from cleo_tools.sanctuary.shapes import PENTOMINOES, Shape, drawn
from cleo_tools.source import Span

NOWHERE = Span(0, 0, 0)
_FIVE = exactly(box.TALENTS_AT_START)
_NONE = exactly(0)


@frozen(eq=False)
class Table:
    """What stays the same for a whole game: who plays, the board, and what the table agreed on."""

    names: tuple[str, ...]
    board: Board
    rulings: Rulings
    # The fields of the board that a verdict rests on.
    leant: set[str] = field(factory=set)

    @cached_property
    def grid(self) -> Grid:
        """The garden as a grid."""
        return Grid(self.board.columns, self.board.rows)

    @cached_property
    def shapes(self) -> Mapping[str, Shape]:
        """The mosaics as they are printed."""
        printed = {**PENTOMINOES, **self.board.orientations}
        return {piece: drawn(printed[piece]) for piece in box.PIECES}

    @cached_property
    def throne_area(self) -> int:
        """The squares on which pedestal and throne go."""
        return self.grid.mask(self.board.throne)

    def lean(self, name: str) -> None:
        """Remember that a field of the board decided something."""
        self.leant.add(name)

    def seat(self, name: str) -> int:
        """Return where a player sits."""
        return self.names.index(name)


@frozen
class Player:
    """One seat at the table. The owner's secrets are bounds here, where nobody else can know them."""

    name: str
    hand: Zone
    talents: Amount = _FIVE
    amulets: Amount = _NONE
    merchants: int = box.MERCHANTS_EACH
    statues: int = box.STATUES_EACH
    # Cards above the limit for which amulets were taken before.
    paid_for: int = 0
    dealt: Span | None = None
    # Where merchants were spent.
    spent: tuple[Span, ...] = ()


@frozen
class Laid:
    """A mosaic in the garden."""

    piece: str
    mask: int
    seat: int
    span: Span


@frozen
class Built:
    """An element of the palace; a wall that was noted without its slot has none."""

    element: str
    site: str | None
    seat: int
    span: Span


@frozen
class Made:
    """A sanctuary that somebody's mosaic formed and nobody has claimed."""

    region: int
    seat: int
    span: Span


@frozen
class Statue:
    """A statue in the garden, and the squares it guards; none if its claim was void."""

    seat: int
    square: str
    region: int
    span: Span


@frozen
class Element:
    """Something built in this visit: what, its clause, and what the garden and palace were like before."""

    element: str
    site: str | None
    span: Span
    claimed: int | None = None
    piece: str = ""
    mask: int = 0
    covered: int = 0
    walls: frozenset[str | None] = frozenset()


@frozen
class Paid:
    """A card or merchant laid down in this visit."""

    kind: str
    stands_for: str | None
    span: Span


@frozen
class Cycle:
    """One pass of the draw pile: how many cards it began with, and how many came face up, face down, or unseen."""

    size: int
    up: int = 0
    down: int = 0
    blind: int = 0


@frozen
class Turn:
    """What has happened in the turn so far."""

    seat: int = 0
    actor: int = 0
    span: Span = NOWHERE
    action: str = ""
    acted: Span = NOWHERE
    stall: int = -1
    # The hand right after the take, and how many cards the refill then could bring.
    taken: int = -1
    coming: int = 3
    refilled: Span | None = None
    elements: tuple[Element, ...] = ()
    settled: int = 0
    bonus: int = 0
    payments: tuple[Paid, ...] = ()
    pays: tuple[Span, ...] = ()
    before_visit: tuple[Zone, int, frozenset[str | None]] | None = None
    closed: Span | None = None
    rolls_owed: int = 0
    rolled: Span | None = None
    offering_due: bool = False
    over: Span | None = None
    characters: tuple[tuple[str, Span], ...] = ()
    gained: Span | None = None
    # The hand before cards came during the visit.
    held: Zone | None = None
    smuggled: int = -1
    # The clauses that decide about the hand limit, somewhere in this turn.
    ahead: frozenset[type] = frozenset()
    builds: int = 0
    # The pieces that scribes picked and that are not built yet.
    picks: tuple[tuple[str, Span], ...] = ()
    limit: str = ""
    limit_size: int = -1
    # Sanctuaries that may be claimed now, and those whose moment has passed in this turn, with what ended it.
    open_claims: tuple[int, ...] = ()
    lapsed: tuple[tuple[int, Span], ...] = ()
    claimed: int = 0
    pending: int = 0
    reshuffled: Span | None = None
    announced: Span | None = None
    tested: bool = True
    # Pieces that left the pile by the test, whether or not the record says so.
    left_pile: tuple[str, ...] = ()
    # What the table said where it let a fault of this turn stand.
    stands: str | None = None


@frozen
class State:
    """The whole table."""

    table: Table = field(eq=False, repr=False)
    players: tuple[Player, ...]
    stalls: tuple[Zone, Zone, Zone]
    pile: Zone
    discards: Zone
    cycle: Cycle
    # Whether nobody noted how many cards a vizier kept: then pile and discards can no longer be counted.
    loose: bool = False
    laid: tuple[Laid, ...] = ()
    covered: int = 0
    removed: tuple[str, ...] = ()
    # The pile of mosaics from its top as far as anybody knows; `?` for a piece nobody noted.
    order: tuple[str, ...] = ()
    # Pieces that a scribe set aside, and for whom, at tables that allow it.
    reserved: tuple[tuple[str, int], ...] = ()
    palace: tuple[Built, ...] = ()
    statues: tuple[Statue, ...] = ()
    made: tuple[Made, ...] = ()
    altar: int = 0
    altar_span: Span = NOWHERE
    cleopatra: int = 0
    complete: frozenset[str] = frozenset()
    over: Span | None = None
    turn: Turn = Turn()
    turns: int = 0
    next_seat: int = 0
    catching_up: tuple[int, ...] = ()
    at: Span = NOWHERE
    # What an earlier fault made uncertain, and where that fault is.
    doubts: Mapping[str, Span] = field(factory=dict)

    # Who.

    @property
    def active(self) -> Player:
        """The player who acts now."""
        return self.players[self.turn.actor]

    def player(self, name: str) -> Player:
        """Return a player by name."""
        return self.players[self.table.seat(name)]

    def change(self, seat: int, **changes: Any) -> "State":
        """Return this position with something changed for one player."""
        player = evolve(self.players[seat], **changes)
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def during(self, **changes: Any) -> "State":
        """Return this position with something changed about the turn."""
        return evolve(self, turn=evolve(self.turn, **changes))

    # The palace and the garden.

    def built(self, element: str) -> tuple[Built, ...]:
        """Return the elements of a sort."""
        return tuple(built for built in self.palace if built.element == element)

    def standing(self, element: str, site: str) -> Built | None:
        """Return what stands on a site."""
        return next((b for b in self.palace if b.element == element and b.site == site), None)

    @property
    def walls(self) -> frozenset[str | None]:
        """The slots where walls stand."""
        return frozenset(built.site for built in self.palace if built.element == "wall")

    @property
    def remaining(self) -> tuple[str, ...]:
        """The mosaics that are neither built nor out of the game."""
        gone = {laid.piece for laid in self.laid}.union(self.removed)
        return tuple(piece for piece in box.PIECES if piece not in gone)

    @property
    def blocked(self) -> int:
        """The squares of the throne area on which no mosaic may lie now.

        Rules: SET-3.
        """
        table = self.table
        area = table.throne_area
        if not area:
            return 0
        table.lean("throne")
        ruling = table.rulings["throne-area-blocks"]
        if ruling == "not-in-garden":
            return 0
        if ruling == "free-until-pedestal-built" and not self.built("pedestal"):
            return 0
        return area

    @property
    def free(self) -> int:
        """The squares on which a mosaic may still lie."""
        return self.table.grid.full & ~self.covered & ~self.blocked

    # Cards.

    def zones(self) -> Iterator[tuple[str, int, Zone]]:
        """Yield every place where cards are: a stall by its number, a hand by its seat."""
        yield "PILE", 0, self.pile
        yield "DISCARDS", 0, self.discards
        for number, stall in enumerate(self.stalls, 1):
            yield "STALL", number, stall
        for seat, player in enumerate(self.players):
            yield "HAND", seat, player.hand


def start(table: Table) -> State:
    """Return the position before the first line: nobody has seen a card yet.

    Rules: SET-2, SET-5, SET-8, SET-10.
    """
    seats = len(table.names)
    dealt = Zone(unnamed=box.DEALT)
    split = box.CARDS - box.DEALT * seats
    one = Zone(unnamed=1)
    return State(
        table,
        tuple(Player(name, dealt) for name in table.names),
        (one, one, one),
        Zone(unnamed=max(0, split - 3)),
        EMPTY,
        Cycle(split, blind=3),
    )
