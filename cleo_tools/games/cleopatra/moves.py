"""What a record of Cleopatra can say: one frozen class per clause and line, unjudged."""

from typing import TypeAlias

from attrs import field, frozen

from cleo_tools.notation.record import INSIDE, LetStand, Name
from cleo_tools.source import Extent

RESOURCES = {"ARTISAN": "A", "STONE": "S", "MARBLE": "M", "WOOD": "W", "LAPIS": "L"}
DOUBLES = {f"DOUBLE_{word}": f"{code}2" for word, code in RESOURCES.items()}
CHARACTERS = {word: word.lower() for word in ("BEGGAR", "COURTESAN", "ENVOY", "SCRIBE", "SMUGGLER", "VIZIER")}
UNSEEN = "?"
MERCHANT = "N"
TROMPE = "T"
# The word of each kind of card, and the code by which records and programs know it.
KINDS = {**RESOURCES, **DOUBLES, "TROMPE": TROMPE, **CHARACTERS, "UNKNOWN": UNSEEN}
PIECES = "FILNPTUVWXYZ"
ELEMENTS = ("wall", "sphinx", "pedestal", "throne", "obelisk", "door", "mosaic")
QUANTITIES = (
    "talents",
    "amulets",
    "cards",
    "merchants",
    "statues",
    "pile",
    "discards",
    "altar",
    "cleopatra",
    "mosaics",
)


@frozen
class Card:
    """A card by its code (`S`, `A2`, `T`, `vizier`, `?`), or a merchant (`N`) in a payment."""

    kind: str
    covered: bool = False
    stands_for: str | None = None
    at: Extent = field(default=INSIDE, eq=False, repr=False)


Cards: TypeAlias = tuple[Card, ...]


@frozen
class Square:
    """A square of the garden, `a1` to `i9`."""

    name: str
    at: Extent = field(default=INSIDE, eq=False, repr=False)


@frozen
class Talents:
    """An amount of talents, and the tokens it is made of where the table counts them."""

    amount: int
    tokens: tuple[int, ...] = ()


@frozen
class Amulets:
    """A number of amulets that changes hands."""

    amount: int


Goods: TypeAlias = tuple[Card | Talents | Amulets, ...]


# Setup.


@frozen
class Deal:
    """`deal Bruno A S ?`: a hand as dealt."""

    player: Name
    cards: Cards


@frozen
class Stalls:
    """`market S | ? | M2`: what opens the market; None is an empty stall."""

    cards: tuple[Card | None, ...]


@frozen
class Mosaics:
    """`mosaics F P ...`: the pile from the top, and whether more lies below."""

    pieces: tuple[str, ...]
    more: bool


# The market.


@frozen
class Market:
    """`market 2 takes S ?`: all cards of a stall."""

    stall: int
    takes: Cards | None = None


@frozen
class Refill:
    """`refill S | ? | L`: one card to each stall; None where none was left."""

    cards: tuple[Card | None, ...]


@frozen
class Discard:
    """`discard S S = 1`: down to the hand limit."""

    cards: Cards
    amulets: int | None = None


@frozen
class Keep:
    """`keep = 2`: all cards above the limit stay, for amulets."""

    amulets: int | None = None


@frozen
class Reshuffle:
    """`reshuffle = 42`: the discards become the draw pile, of so many cards."""

    cards: int | None = None


# The quarry.


@frozen
class Quarry:
    """`quarry`: the visit begins."""


@frozen
class Build:
    """`build wall w1 = 3`: one element, its place, its reward. A mosaic has a piece and squares."""

    element: str
    site: str | None = None
    piece: str | None = None
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

    cards: Cards
    amulets: int | None = None


@frozen
class Bonus:
    """`bonus 5`: talents for several elements in one visit."""

    talents: Talents


@frozen
class Drop:
    """`drop F`: a mosaic that fits nowhere leaves the pile."""

    piece: str


@frozen
class Top:
    """`top P`: the piece now on top; None when the pile is empty."""

    piece: str | None


@frozen
class Cleopatra:
    """`cleopatra 3`: the space on which she stands now."""

    space: int


@frozen
class Roll:
    """`roll . * .`: the dice that were rolled; `*` shows the priest."""

    dice: str


@frozen
class Bid:
    """What one player offered, and how his amulets changed by it. None is a bid nobody noted."""

    player: Name
    talents: int | None
    tokens: tuple[int, ...] = ()
    amulets: int | None = None


@frozen
class Offering:
    """`offering Anna 3, Bruno 0`: the offers, revealed together."""

    bids: tuple[Bid, ...]


# House agreements.


@frozen
class Trade:
    """`trade Bruno gives S gets A`: an exchange outside the rules of most tables."""

    player: Name
    gives: Goods
    gets: Goods | None = None


@frozen
class Pass:
    """`pass`: no action was possible."""


# Characters.


@frozen
class Gift:
    """What one player gave to a beggar; nothing at all may come with the hand shown."""

    player: Name
    goods: Goods
    shows: Goods | None = None


@frozen
class Beggar:
    """`beggar: Anna 2 talents, Bruno S, Chloé nothing (shows A2 T)`."""

    gifts: tuple[Gift, ...]
    amulets: int | None = None


@frozen
class Courtesan:
    """`courtesan takes S` from the discards; `takes nothing` when there was none."""

    takes: Cards | None = None
    amulets: int | None = None


@frozen
class Answer:
    """What one player answered an envoy: `gives`, `offers` (and was turned down) or `refuses`."""

    player: Name
    answer: str
    goods: Goods = ()


@frozen
class Envoy:
    """`envoy asks S: Anna gives S, Bruno refuses`."""

    asks: tuple[str, ...]
    answers: tuple[Answer, ...]
    amulets: int | None = None


@frozen
class ScribePicks:
    """`scribe picks F`: a mosaic of one's choice from the pile."""

    piece: str
    amulets: int | None = None


@frozen
class ScribeTurns:
    """`scribe raises` turns a die to the priest, `scribe lowers` to blank."""

    up: bool
    amulets: int | None = None


@frozen
class Smuggler:
    """`smuggler`: all cards above the limit stay, for one amulet."""

    amulets: int | None = None


@frozen
class Vizier:
    """`vizier keeps S ? rejects A A A`: of five cards drawn. None: nobody noted."""

    keeps: Cards | None = None
    rejects: Cards | None = None
    amulets: int | None = None


@frozen
class By:
    """`by Bruno: scribe lowers`: done by somebody whose turn it is not."""

    player: Name
    move: "Move"


# Audits and the end.


@frozen
class Measure:
    """One figure of an audit: a quantity, a stall's size, or a hand."""

    quantity: str
    number: int | None = None
    stall: int | None = None
    cards: Cards | None = None


@frozen
class Check:
    """`check Anna talents 12 cards 5`, or of the table: `check pile 30 altar 2`."""

    player: Name | None
    measures: tuple[Measure, ...]


@frozen
class Score:
    """`score Anna talents 41 amulets 3`: the final figures."""

    player: Name
    measures: tuple[Measure, ...]


@frozen
class Reveal:
    """`reveal Anna S T vizier`: the hand put down at the end."""

    player: Name
    cards: Cards


@frozen
class Shed:
    """`shed Anna 4`: amulets laid on the squares of her sanctuaries."""

    player: Name
    amulets: int


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
