"""Cards that cannot be where the record has them."""

from collections import Counter
from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import box, moves
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.characters import name_of
from cleo_tools.games.cleopatra.rules.words import holding, kind, where
from cleo_tools.games.cleopatra.state import State
from cleo_tools.source import Extent

Leaving = tuple[int, str, Extent | None]


def leaving(state: State, move: object) -> Iterator[Leaving]:
    """Yield the cards that leave a hand with a clause: whose hand, which card, where the clause names it."""
    actor = state.turn.actor
    played = name_of(move)
    if played is not None:
        yield actor, played, None
    match move:
        case moves.Discard():
            yield from ((actor, card.kind, card.at) for card in move.cards)
        case moves.Pay():
            yield from ((actor, card.kind, card.at) for card in move.cards if card.kind != box.MERCHANT)
        case moves.Beggar():
            for gift in move.gifts:
                yield from _given(state, gift.player.text, gift.goods)
        case moves.Envoy():
            for answer in move.answers:
                if answer.answer == "gives":
                    yield from _given(state, answer.player.text, answer.goods)
        case moves.Trade():
            yield from _given(state, move.player.text, move.gives)
            yield from _given(state, state.players[actor].name, move.gets or ())


def _given(state: State, name: str, goods: moves.Goods) -> Iterator[Leaving]:
    seat = state.table.seat(name)
    for good in goods:
        if isinstance(good, moves.Card) and good.kind != box.MERCHANT:
            yield seat, good.kind, good.at


_LEAVING: dict[type, tuple[str, ...]] = {
    moves.Discard: ("MKT-3",),
    moves.Pay: ("QRY-2",),
    moves.Beggar: ("CHR-BEGGAR-2",),
    moves.Envoy: ("CHR-ENVOY-2",),
    moves.Trade: (),
}


def not_in_hand(state: State, move: object) -> Iterator[Finding]:
    """Nobody lays down or gives away a card he cannot have."""
    hands: dict[int, Zone] = {}
    for seat, name, at in leaving(state, move):
        hand = hands.get(seat, state.players[seat].hand)
        rest = hand.take(name)
        if rest is None:
            player = state.players[seat].name
            yield find(
                "C110" if hand.size else "C111",
                at,
                player=player,
                card=kind(name),
                hand=holding(state.players[seat].hand),
                rests=(f"hand:{player}",),
                spoils=(f"hand:{player}",),
                rules=_LEAVING.get(type(move), ("CHR-GEN-2",)) if at else ("CHR-GEN-2",),
            )
            return
        hands[seat] = rest


_FAMILIES = {
    **dict.fromkeys(box.STANDARD, "CMP-3"),
    **dict.fromkeys(box.DOUBLES.values(), "CMP-4"),
    box.TROMPE: "CMP-5",
}


def family(name: str) -> str:
    """Return the rule that says how many cards of a kind there are."""
    return _FAMILIES.get(name, "CMP-6")


def named_too_often(state: State, names: Iterator[tuple[str, Extent | None]]) -> Iterator[Finding]:
    """No kind of card lies on the table more often than the box holds it."""
    for name, at in dict(names).items():
        if name not in box.COUNTS:
            continue
        known = sum(zone.count(name) for _, _, zone in state.zones())
        if known > box.COUNTS[name]:
            key = f"kind:{name}"
            yield find(
                "C112",
                at,
                card=kind(name),
                limit=box.COUNTS[name],
                number=known,
                where=where(state, name),
                rests=(key, *_hands(state)),
                spoils=(key,),
                rules=(family(name),),
            )


def _hands(state: State) -> tuple[str, ...]:
    return (*(f"hand:{name}" for name in state.table.names), "stalls", "discards")


def named(move: object) -> Iterator[tuple[str, Extent | None]]:
    """Yield the cards that a clause names."""
    match move:
        case moves.Stalls() | moves.Refill():
            yield from ((card.kind, card.at) for card in move.cards if card is not None)
        case moves.Deal() | moves.Discard() | moves.Pay() | moves.Reveal():
            yield from ((card.kind, card.at) for card in move.cards)
        case moves.Market() | moves.Courtesan():
            yield from ((card.kind, card.at) for card in move.takes or ())
        case moves.Vizier():
            yield from ((card.kind, card.at) for card in (*(move.keeps or ()), *(move.rejects or ())))
        case moves.Beggar():
            for gift in move.gifts:
                goods = (*gift.goods, *(gift.shows or ()))
                yield from ((good.kind, good.at) for good in goods if isinstance(good, moves.Card))
        case moves.Envoy():
            for answer in move.answers:
                yield from ((good.kind, good.at) for good in answer.goods if isinstance(good, moves.Card))
        case moves.Check():
            for measure in move.measures:
                yield from ((card.kind, card.at) for card in measure.cards or ())
    played = name_of(move)
    if played is not None:
        yield played, None


def unlike(hand: Zone, kinds: list[str]) -> bool:
    """Return whether a list of cards cannot be a hand."""
    if not hand.size <= len(kinds) <= hand.size + hand.maybe:
        return True
    rest: Zone | None = hand
    for code in sorted(kinds, key=lambda code: code == box.UNSEEN):
        rest = rest.take(code) if rest is not None else None
    if rest is None:
        return True
    unseen = kinds.count(box.UNSEEN)
    certain = Counter(kind for kind in hand.names() if kind != box.UNSEEN)
    certain.subtract(kind for kind in kinds if kind != box.UNSEEN)
    return sum(number for number in certain.values() if number > 0) > unseen
