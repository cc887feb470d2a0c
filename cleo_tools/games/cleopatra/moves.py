"""What a record of Cleopatra can say: one frozen class per clause and line, unjudged."""

import re
from typing import Annotated, TypeAlias

from attrs import field, frozen

from cleo_tools.games.cleopatra.box import ELEMENTS, KINDS, PIECES, QUANTITIES, RESOURCES, UNSEEN
from cleo_tools.notation.record import INSIDE, SOME, Count, Json, LetStand, Name
from cleo_tools.source import Extent


@frozen
class Card:
    """A card by its code (`S`, `A2`, `T`, `vizier`, `?`), or a merchant (`N`) in a payment."""

    kind: str
    covered: bool = False
    stands_for: str | None = None
    at: Extent = field(default=INSIDE, eq=False, repr=False)


_CODES = "|".join(re.escape(code) for code in sorted(KINDS.values(), key=len, reverse=True))
_COVERED = "|".join(re.escape(code) for code in sorted(KINDS.values(), key=len, reverse=True) if code != UNSEEN)


def _cards(pattern: str, sort: str) -> Json:
    return Json({"pattern": f"^({pattern})$", "description": sort})


HandCard: TypeAlias = Annotated[Card, _cards(_CODES, "a card such as S, A2, T, vizier or ?")]
SeenCard: TypeAlias = Annotated[Card, _cards(rf"{_CODES}|\(({_COVERED})\)", "a card such as S or ?, or (S) covered")]
PaidCard: TypeAlias = Annotated[Card, _cards(rf"{_CODES}|N|[TN]=[ASMWL]", "a card such as S, T=L, or N for a merchant")]
GoodCard: TypeAlias = Annotated[Card, _cards(rf"{_CODES}|N", "a card such as S, or N for a merchant")]
_MOST = Json({"maxItems": 109})
_FEW = Json({"minItems": 1, "maxItems": 109})
Cards: TypeAlias = Annotated[tuple[HandCard, ...], _MOST]
SomeCards: TypeAlias = Annotated[tuple[HandCard, ...], _FEW]
ThreeStalls: TypeAlias = Annotated[tuple[SeenCard | None, ...], Json({"minItems": 3, "maxItems": 3})]
StallNumber: TypeAlias = Annotated[int, Json({"minimum": 1, "maximum": 3})]
Resource: TypeAlias = Annotated[str, Json({"enum": list(RESOURCES.values())})]
Piece: TypeAlias = Annotated[str, Json({"pattern": f"^[{PIECES}?]$", "description": "a mosaic letter such as F, or ?"})]
Tokens: TypeAlias = tuple[Count, ...]


@frozen
class Square:
    """A square of the garden, `a1` to `i9`."""

    name: str
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Talents:
    """An amount of talents, and the tokens it is made of where the table counts them."""

    amount: Count
    tokens: Tokens = ()
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Amulets:
    """A number of amulets that changes hands."""

    amount: Count
    at: Extent = field(default=INSIDE, eq=False, repr=False)


Goods: TypeAlias = Annotated[tuple[GoodCard | Talents | Amulets, ...], _MOST]
SomeGoods: TypeAlias = Annotated[tuple[GoodCard | Talents | Amulets, ...], _FEW]


# Setup.


@frozen
class Deal:
    """`deal Bruno A S ?`: a hand as dealt."""

    player: Name
    cards: SomeCards


@frozen
class Stalls:
    """`market S | ? | M2`: what opens the market; None is an empty stall."""

    cards: ThreeStalls


@frozen
class Mosaics:
    """`mosaics F P ...`: the pile from the top, and whether more lies below."""

    pieces: tuple[Piece, ...]
    more: bool


# The market.


@frozen
class Market:
    """`market 2 takes S ?`: all cards of a stall."""

    stall: StallNumber
    takes: Annotated[tuple[SeenCard, ...], _MOST] | None = None


@frozen
class Refill:
    """`refill S | ? | L`: one card to each stall; None where none was left."""

    cards: ThreeStalls


@frozen
class Discard:
    """`discard S S = 1`: down to the hand limit."""

    cards: SomeCards
    amulets: Count | None = None


@frozen
class Keep:
    """`keep = 2`: all cards above the limit stay, for amulets."""

    amulets: Count | None = None


@frozen
class Reshuffle:
    """`reshuffle = 42`: the discards become the draw pile, of so many cards."""

    cards: Count | None = None


# The quarry.


@frozen
class Quarry:
    """`quarry`: the visit begins."""


@frozen
class Build:
    """`build wall w1 = 3`: one element, its place, its reward. A mosaic has a piece and squares."""

    element: Annotated[str, Json({"enum": list(ELEMENTS)})]
    site: str | None = None
    piece: Piece | None = None
    squares: tuple[Square, ...] = ()
    reward: Talents | None = None


@frozen
class Claim:
    """`claim a1`: a statue goes to a square, or moves there `from` another."""

    square: Square
    origin: Square | None = None


@frozen
class Pay:
    """`pay A A2 S T=L N = 1`: cards and merchants, and the amulets they bring."""

    cards: Annotated[tuple[PaidCard, ...], _FEW]
    amulets: Count | None = None


@frozen
class Bonus:
    """`bonus 5`: talents for several elements in one visit."""

    talents: Talents


@frozen
class Drop:
    """`drop F`: a mosaic that fits nowhere leaves the pile."""

    piece: Piece


@frozen
class Top:
    """`top P`: the piece now on top; None when the pile is empty."""

    piece: Piece | None = None


@frozen
class Cleopatra:
    """`cleopatra 3`: the space on which she stands now."""

    space: Count


@frozen
class Roll:
    """`roll . * .`: the dice that were rolled; `*` shows the priest."""

    dice: Annotated[str, Json({"pattern": r"^[.*]{1,5}$", "description": "one to five dice, such as .*..."})]


@frozen
class Bid:
    """What one player offered, and how his amulets changed by it. None is a bid nobody noted."""

    player: Name
    talents: Count | None = None
    tokens: Tokens = ()
    amulets: Annotated[int, Json({"minimum": -999_999_999, "maximum": 999_999_999})] | None = None
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Offering:
    """`offering Anna 3, Bruno 0`: the offers, revealed together."""

    bids: Annotated[tuple[Bid, ...], SOME]


# House agreements.


@frozen
class Trade:
    """`trade Bruno gives S gets A`: an exchange outside the rules of most tables."""

    player: Name
    gives: SomeGoods
    gets: SomeGoods | None = None


@frozen
class Pass:
    """`pass`: no action was possible."""


# Characters.


@frozen
class Gift:
    """What one player gave to a beggar; nothing at all may come with the hand shown."""

    player: Name
    goods: Goods = ()
    shows: SomeGoods | None = None
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Beggar:
    """`beggar: Anna 2 talents, Bruno S, Chloé nothing (shows A2 T)`."""

    gifts: tuple[Gift, ...] = ()
    amulets: Count | None = None


@frozen
class Courtesan:
    """`courtesan takes S` from the discards; `takes nothing` when there was none."""

    takes: Cards | None = None
    amulets: Count | None = None


@frozen
class Answer:
    """What one player answered an envoy: `gives`, `offers` (and was turned down) or `refuses`."""

    player: Name
    answer: Annotated[str, Json({"enum": ["gives", "offers", "refuses"]})]
    goods: Goods = ()
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Envoy:
    """`envoy asks S: Anna gives S, Bruno refuses`."""

    asks: tuple[Resource, ...] = ()
    answers: tuple[Answer, ...] = ()
    amulets: Count | None = None


@frozen
class ScribePicks:
    """`scribe picks F`: a mosaic of one's choice from the pile."""

    piece: Piece
    amulets: Count | None = None


@frozen
class ScribeTurns:
    """`scribe raises` turns a die to the priest, `scribe lowers` to blank."""

    up: bool
    amulets: Count | None = None


@frozen
class Smuggler:
    """`smuggler`: all cards above the limit stay, for one amulet."""

    amulets: Count | None = None


@frozen
class Vizier:
    """`vizier keeps S ? rejects A A A`: of five cards drawn. None: nobody noted."""

    keeps: Cards | None = None
    rejects: Cards | None = None
    amulets: Count | None = None


@frozen
class By:
    """`by Bruno: scribe lowers`: done by somebody whose turn it is not."""

    player: Name
    move: "Move"


# Audits and the end.


@frozen
class Measure:
    """One figure of an audit: a quantity, a stall's size, or a hand."""

    quantity: Annotated[str, Json({"enum": [*QUANTITIES, "stall", "hand"]})]
    number: Count | None = None
    stall: StallNumber | None = None
    cards: Cards | None = None
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Check:
    """`check Anna talents 12 cards 5`, or of the table: `check pile 30 altar 2`."""

    player: Name | None
    measures: Annotated[tuple[Measure, ...], SOME]


@frozen
class Score:
    """`score Anna talents 41 amulets 3`: the final figures."""

    player: Name
    measures: Annotated[tuple[Measure, ...], SOME]


@frozen
class Reveal:
    """`reveal Anna S T vizier`: the hand put down at the end."""

    player: Name
    cards: Cards


@frozen
class Shed:
    """`shed Anna 4`: amulets laid on the squares of her sanctuaries."""

    player: Name
    amulets: Count


@frozen
class Eaten:
    """`eaten Bruno`: whom the crocodile got; no name at all for `eaten nobody`."""

    players: tuple[Name, ...]


Move: TypeAlias = (
    Market | Refill | Discard | Keep | Reshuffle
    | Quarry | Build | Claim | Pay | Bonus | Drop | Top | Cleopatra | Roll | Offering
    | Trade | Pass
    | Beggar | Courtesan | Envoy | ScribePicks | ScribeTurns | Smuggler | Vizier
    | By | Check | LetStand
)  # fmt: skip
SETUP = (Deal, Stalls, Mosaics)
ENDING = (Reveal, Shed, Eaten, Score)
