"""From the grammar to the classes: one function per grammar rule, each building what the rule says.

What the grammar lets through but no table can mean (stall 4, square j3) is refused here.
"""

import re
from collections.abc import Callable
from typing import Any

from cleo_tools.diagnostics import Phrase, phrase
from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra import moves as m
from cleo_tools.notation.parse import Slip, Word
from cleo_tools.notation.record import Name
from cleo_tools.source import Extent

MOST_CARDS = 109
COLUMNS, ROWS, SITES = "abcdefghi", 9, 9
_CELL = re.compile(f"[{COLUMNS}][1-{ROWS}]")
_SLOT = re.compile(r"w([1-9]|1[0-2])", re.IGNORECASE)


def _number(word: Word | None) -> int | None:
    return None if word is None else word.number


def _square(word: Word) -> m.Square:
    column, row = word.text[0].lower(), word.text[1:]
    if column not in COLUMNS or not 1 <= int(row) <= ROWS or row.startswith("0"):
        plain = column + row.lstrip("0")
        hint = phrase("write", text=plain) if _CELL.fullmatch(plain) else ""
        raise Slip("N305", word.at, square=word.text, hint=hint)
    return m.Square(column + row, word.at)


def _stall(word: Word) -> int:
    if not 1 <= word.number <= 3:
        raise Slip("N304", word.at, stall=word.text)
    return word.number


def _three(places: tuple[m.Cards, ...], what: Phrase) -> tuple[m.Card | None, ...]:
    if len(places) != 3:
        raise Slip("N312", what=what, given=len(places))
    for cards in places:
        if len(cards) > 1:
            raise Slip("N325", cards[0].at, given=len(cards))
    return tuple(cards[0] if cards else None for cards in places)


def _times(count: Word | None, card: m.Card) -> m.Cards:
    if count is None:
        return (card,)
    if not count.number:
        raise Slip("N313", count.at, count=count.text, limit=phrase("no-card"), hint=phrase("leave-card-out"))
    if count.number > MOST_CARDS:
        raise Slip("N313", count.at, count=count.text, limit=phrase("box-holds", most=MOST_CARDS))
    return (card,) * count.number


def _flat(bundles: tuple[Any, ...]) -> m.Goods:
    return tuple(card for bundle in bundles for card in bundle)


def card(count: Word | None, kind: Word) -> m.Cards:
    return _times(count, m.Card(box.KINDS[kind.key], at=kind.at))


def covered(count: Word | None, kind: Word) -> m.Cards:
    if kind.key == "UNKNOWN":
        raise Slip("N314", Extent(kind.at.start - 1, kind.at.length + 2))
    return _times(count, m.Card(box.KINDS[kind.key], covered=True, at=kind.at))


def stand_in(count: Word | None, wild: Word, resource: Word) -> m.Cards:
    kind = box.TROMPE if wild.key == "TROMPE" else box.MERCHANT
    return _times(count, m.Card(kind, stands_for=box.RESOURCES[resource.key], at=wild.at))


def merchant(count: Word | None, trader: Word) -> m.Cards:
    return _times(count, m.Card(box.MERCHANT, at=trader.at))


def several(*bundles: Any) -> m.Goods:
    return () if bundles and isinstance(bundles[0], Word) else _flat(bundles)


def stall(cards: m.Cards | Word) -> m.Cards:
    return () if isinstance(cards, Word) else cards


def first(word: Any) -> Any:
    return word


def piece(word: Word) -> str:
    return "?" if word.key == "UNKNOWN" else word.text.upper()


def tokens(*words: Word) -> tuple[int, ...]:
    return tuple(word.number for word in words)


def amount(word: Word, coins: tuple[int, ...] | None) -> m.Talents:
    return m.Talents(word.number, coins or (), word.at)


def talents(word: Word, coins: tuple[int, ...] | None) -> m.Goods:
    return (amount(word, coins),)


def amulets_given(word: Word) -> m.Goods:
    return (m.Amulets(word.number, word.at),)


def amulets(word: Word) -> int:
    return word.number


def deal(player: Name, cards: m.Cards) -> m.Deal:
    return m.Deal(player, cards)


def stalls(*places: m.Cards) -> m.Stalls:
    return m.Stalls(_three(places, phrase("three-market")))


def mosaics(*pieces: Any) -> m.Mosaics:
    *named, more = pieces
    return m.Mosaics(tuple(named), more is not None)


def market(number: Word, takes: m.Cards | None) -> m.Market:
    return m.Market(_stall(number), takes)


def refill(*places: m.Cards) -> m.Refill:
    return m.Refill(_three(places, phrase("three-refill")))


def wall(slot: Word | None, reward: m.Talents | None) -> m.Build:
    if slot and not _SLOT.fullmatch(slot.text):
        raise Slip("N308", slot.at, slot=slot.text)
    return m.Build("wall", slot.text.lower() if slot else None, reward=reward)


def sphinx(site: Word | None, reward: m.Talents | None) -> m.Build:
    if site and not 1 <= site.number <= SITES:
        raise Slip("N309", site.at, site=site.text)
    return m.Build("sphinx", str(site.number) if site else None, reward=reward)


def sided(element: str) -> Callable[..., m.Build]:
    def build(side: Word | None, reward: m.Talents | None) -> m.Build:
        return m.Build(element, side.key.lower() if side else None, reward=reward)

    return build


def lone(element: str) -> Callable[..., m.Build]:
    def build(reward: m.Talents | None) -> m.Build:
        return m.Build(element, reward=reward)

    return build


def mosaic(*parts: Any) -> m.Build:
    letter, *words, reward = parts
    squares = tuple(_square(word) for word in words)
    if len(squares) != 5:
        raise Slip("N306", given=len(squares))
    for index, square in enumerate(squares):
        if square in squares[:index]:
            first_at = squares[squares.index(square)].at
            raise Slip("N307", square.at, earlier=first_at, square=square.name)
    return m.Build("mosaic", piece=letter, squares=squares, reward=reward)


def claim(square: Word, origin: Word | None) -> m.Claim:
    return m.Claim(_square(square), _square(origin) if origin else None)


def pay(*parts: Any) -> m.Pay:
    *cards, brought = parts
    return m.Pay(_flat(tuple(cards)), brought)  # type: ignore[arg-type] # a payment holds cards only


def top(what: str | Word) -> m.Top:
    return m.Top(None if isinstance(what, Word) else what)


def roll(*dice: Word) -> m.Roll:
    if not 1 <= len(dice) <= 5:
        raise Slip("N311", given=len(dice))
    return m.Roll("".join(die.text for die in dice))


def bid(player: Name, offer: Word, coins: Any, change: Word | None) -> m.Bid:
    talents = None if offer.key == "UNKNOWN" else offer.number
    return m.Bid(player, talents, coins or (), _number(change))


def gift(player: Name, goods: m.Goods) -> m.Gift:
    return m.Gift(player, goods)


def gives_nothing(player: Name, _nothing: Word, shows: m.Goods | None) -> m.Gift:
    return m.Gift(player, (), shows)


def beggar(*parts: Any) -> m.Beggar:
    *gifts, brought = parts
    return m.Beggar(tuple(gift for gift in gifts if gift), brought)


def courtesan(takes: Any, brought: int | None) -> m.Courtesan:
    return m.Courtesan(() if isinstance(takes, Word) else takes, brought)


def asked(*resources: Word) -> tuple[str, ...]:
    return tuple(box.RESOURCES[word.key] for word in resources)


def answering(answer: str) -> Callable[..., m.Answer]:
    def build(player: Name, goods: m.Goods = ()) -> m.Answer:
        return m.Answer(player, answer, goods)

    return build


def envoy(*parts: Any) -> m.Envoy:
    asks, *answers, brought = parts
    return m.Envoy(asks or (), tuple(answer for answer in answers if answer), brought)


def scribe_turns(way: Word, brought: int | None) -> m.ScribeTurns:
    return m.ScribeTurns(way.key == "RAISES", brought)


def measure(quantity: Word, number: Word) -> m.Measure:
    return m.Measure(quantity.key.lower(), number.number)


def stall_size(number: Word, size: Word) -> m.Measure:
    return m.Measure("stall", size.number, stall=_stall(number))


def hand_cards(cards: m.Cards) -> m.Measure:
    return m.Measure("hand", cards=cards)


def check(player: Name | None, *measures: m.Measure) -> m.Check:
    return m.Check(player, measures)


def score(player: Name, *measures: m.Measure) -> m.Score:
    return m.Score(player, measures)


def eaten(who: tuple[Name, ...] | Word) -> m.Eaten:
    return m.Eaten(() if isinstance(who, Word) else who)


def shed(player: Name, number: Word) -> m.Shed:
    return m.Shed(player, number.number)


def offering(*bids: m.Bid) -> m.Offering:
    return m.Offering(bids)


def cleopatra(space: Word) -> m.Cleopatra:
    return m.Cleopatra(space.number)


# The grammar's rules in the order of the grammar; classes whose fields are the rule's parts stand for themselves.
BUILD: dict[str, Callable[..., Any]] = {
    "by": m.By,
    "deal": deal,
    "stalls": stalls,
    "mosaics": mosaics,
    "market": market,
    "refill": refill,
    "discard": m.Discard,
    "keep": m.Keep,
    "reshuffle": m.Reshuffle,
    "quarry": m.Quarry,
    "wall": wall,
    "sphinx": sphinx,
    "pedestal": lone("pedestal"),
    "throne": lone("throne"),
    "obelisk": sided("obelisk"),
    "door": sided("door"),
    "mosaic": mosaic,
    "side": first,
    "claim": claim,
    "pay": pay,
    "bonus": m.Bonus,
    "drop": m.Drop,
    "top": top,
    "cleopatra": cleopatra,
    "roll": roll,
    "offering": offering,
    "bid": bid,
    "trade": m.Trade,
    "pass": m.Pass,
    "beggar": beggar,
    "gift": gift,
    "gives_nothing": gives_nothing,
    "courtesan": courtesan,
    "envoy": envoy,
    "asked": asked,
    "gives": answering("gives"),
    "offers": answering("offers"),
    "refuses": answering("refuses"),
    "scribe_picks": m.ScribePicks,
    "scribe_turns": scribe_turns,
    "smuggler": m.Smuggler,
    "vizier": m.Vizier,
    "check": check,
    "score": score,
    "measure": measure,
    "stall_size": stall_size,
    "hand_cards": hand_cards,
    "quantity": first,
    "reveal": m.Reveal,
    "shed": shed,
    "eaten": eaten,
    "cards": several,
    "hand": several,
    "taken": several,
    "stall": stall,
    "card": card,
    "covered": covered,
    "paid": card,
    "stand_in": stand_in,
    "merchant": merchant,
    "goods": several,
    "talents": talents,
    "amulets_given": amulets_given,
    "trader": first,
    "wild": first,
    "resource": first,
    "kind": first,
    "piece": piece,
    "amulets": amulets,
    "reward": first,
    "amount": amount,
    "tokens": tokens,
}
