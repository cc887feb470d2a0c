"""From the classes to the words: the canonical spelling of each line and clause."""

from itertools import groupby
from typing import Any

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra import moves as m
from cleo_tools.notation.write import Pen, common

_WORD_OF = {code: word for word, code in box.KINDS.items() if word != "UNKNOWN"} | {box.MERCHANT: "MERCHANT"}
_NAMED = frozenset(box.CHARACTERS.values())


def _kind(code: str, pen: Pen) -> str:
    if code == box.UNSEEN or (pen.style == "short" and code not in _NAMED):
        return code
    return pen.word(_WORD_OF[code])


def _card(card: m.Card, pen: Pen) -> str:
    text = _kind(card.kind, pen)
    if card.stands_for:
        text += f"={_kind(card.stands_for, pen)}"
    return f"({text})" if card.covered else text


def _goods(goods: m.Goods, pen: Pen) -> str:
    parts = []
    for good, group in groupby(goods):
        count = len(list(group))
        if isinstance(good, m.Card):
            text = _card(good, pen)
            space = " " if len(text) > 2 else ""
            parts += [f"{count}{space}{text}"] if count > 2 else [text] * count
        elif isinstance(good, m.Talents):
            parts += [_amount(good, pen.word("TALENTS"))] * count
        else:
            parts += [f"{good.amount} {pen.word('AMULETS')}"] * count
    return " ".join(parts)


def _hand(cards: m.Goods, pen: Pen) -> str:
    return _goods(cards, pen) or pen.word("NOTHING")


def _stalls(cards: tuple[m.Card | None, ...], pen: Pen) -> str:
    return " | ".join(_card(card, pen) if card else "-" for card in cards)


def _tokens(tokens: tuple[int, ...]) -> str:
    return f" ({' '.join(map(str, tokens))})" if tokens else ""


def _amount(talents: m.Talents, unit: str = "") -> str:
    return f"{talents.amount}{' ' + unit if unit else ''}{_tokens(talents.tokens)}"


def _is(figure: int | None) -> str:
    return "" if figure is None else f" = {figure}"


def _measures(measures: tuple[m.Measure, ...], pen: Pen) -> str:
    parts = []
    for measure in measures:
        if measure.cards is not None:
            parts.append(f"{pen.word('HAND')} {_hand(measure.cards, pen)}")
        elif measure.stall is not None:
            parts.append(f"{pen.word('STALL')} {measure.stall} = {measure.number}")
        else:
            parts.append(f"{pen.word(measure.quantity.upper())} {measure.number}")
    return " ".join(parts)


def _build(build: m.Build, pen: Pen) -> str:
    parts = [pen.word("BUILD"), pen.word(build.element.upper())]
    if build.site:
        parts.append(pen.word(build.site.upper()) if build.site in ("left", "right") else build.site)
    if build.piece:
        parts.append(build.piece)
    parts += [square.name for square in build.squares]
    reward = f" = {_amount(build.reward)}" if build.reward else ""
    return " ".join(parts) + reward


def _bid(bid: m.Bid, pen: Pen) -> str:
    offer = "?" if bid.talents is None else str(bid.talents)
    change = "" if bid.amulets is None else f" = {bid.amulets:+d}" if bid.amulets else " = 0"
    return f"{pen.name(bid.player)} {offer}{_tokens(bid.tokens)}{change}"


def _gift(gift: m.Gift, pen: Pen) -> str:
    shown = f" ({pen.word('SHOWS')} {_goods(gift.shows, pen)})" if gift.shows else ""
    return f"{pen.name(gift.player)} {_hand(gift.goods, pen)}{shown}"


def _answer(answer: m.Answer, pen: Pen) -> str:
    return f"{pen.name(answer.player)} {pen.word(answer.answer.upper())} {_goods(answer.goods, pen)}".rstrip()


def _list(parts: list[str]) -> str:
    return ": " + ", ".join(parts) if parts else ""


def _optional(word: str, cards: m.Cards | None, pen: Pen) -> str:
    return "" if cards is None else f" {pen.word(word)} {_hand(cards, pen)}"


def write(body: Any, pen: Pen) -> str:
    """Return a line or clause as text."""
    text = common(body, pen) or _market(body, pen) or _quarry(body, pen) or _character(body, pen) or _ending(body, pen)
    assert text is not None, body  # noqa: S101 # a class without words is our mistake
    return text


def _market(body: Any, pen: Pen) -> str | None:
    word = pen.word
    match body:
        case m.Deal(player, cards):
            return f"{word('DEAL')} {pen.name(player)} {_goods(cards, pen)}"
        case m.Stalls(stalls):
            return f"{word('MARKET')} {_stalls(stalls, pen)}"
        case m.Mosaics(pieces, more):
            return " ".join([word("MOSAICS"), *pieces, *(["..."] if more else [])])
        case m.Market(stall, takes):
            return f"{word('MARKET')} {stall}{_optional('TAKES', takes, pen)}"
        case m.Refill(stalls):
            return f"{word('REFILL')} {_stalls(stalls, pen)}"
        case m.Discard(cards, amulets):
            return f"{word('DISCARD')} {_goods(cards, pen)}{_is(amulets)}"
        case m.Keep(amulets):
            return f"{word('KEEP')}{_is(amulets)}"
        case m.Reshuffle(number):
            return f"{word('RESHUFFLE')}{_is(number)}"
        case m.Pass():
            return word("PASS")
        case _:
            return None


def _quarry(body: Any, pen: Pen) -> str | None:
    word = pen.word
    match body:
        case m.Quarry():
            return word("QUARRY")
        case m.Build():
            return _build(body, pen)
        case m.Claim(square, origin):
            moved = f" {word('FROM')} {origin.name}" if origin else ""
            return f"{word('CLAIM')} {square.name}{moved}"
        case m.Pay(cards, amulets):
            return f"{word('PAY')} {_goods(cards, pen)}{_is(amulets)}"
        case m.Bonus(talents):
            return f"{word('BONUS')} {_amount(talents)}"
        case m.Drop(piece):
            return f"{word('DROP')} {piece}"
        case m.Top(piece):
            return f"{word('TOP')} {piece or '-'}"
        case m.Cleopatra(space):
            return f"{word('CLEOPATRA')} {space}"
        case m.Roll(dice):
            return f"{word('ROLL')} {' '.join(dice)}"
        case m.Offering(bids):
            return f"{word('OFFERING')} {', '.join(_bid(bid, pen) for bid in bids)}"
        case _:
            return None


def _character(body: Any, pen: Pen) -> str | None:
    word = pen.word
    match body:
        case m.Beggar(gifts, amulets):
            return f"{word('BEGGAR')}{_list([_gift(gift, pen) for gift in gifts])}{_is(amulets)}"
        case m.Courtesan(takes, amulets):
            return f"{word('COURTESAN')}{_optional('TAKES', takes, pen)}{_is(amulets)}"
        case m.Envoy(asks, answers, amulets):
            wish = " ".join(["", word("ASKS"), *(_kind(kind, pen) for kind in asks)]) if asks else ""
            return f"{word('ENVOY')}{wish}{_list([_answer(a, pen) for a in answers])}{_is(amulets)}"
        case m.ScribePicks(piece, amulets):
            return f"{word('SCRIBE')} {word('PICKS')} {piece}{_is(amulets)}"
        case m.ScribeTurns(up, amulets):
            return f"{word('SCRIBE')} {word('RAISES' if up else 'LOWERS')}{_is(amulets)}"
        case m.Smuggler(amulets):
            return f"{word('SMUGGLER')}{_is(amulets)}"
        case m.Vizier(keeps, rejects, amulets):
            kept = _optional("KEEPS", keeps, pen) + _optional("REJECTS", rejects, pen)
            return f"{word('VIZIER')}{kept}{_is(amulets)}"
        case m.By(player, move):
            return f"{word('BY')} {pen.name(player)}: {write(move, pen)}"
        case m.Trade(player, gives, gets):
            back = f" {word('GETS')} {_goods(gets, pen)}" if gets else ""
            return f"{word('TRADE')} {pen.name(player)} {word('GIVES')} {_goods(gives, pen)}{back}"
        case _:
            return None


def _ending(body: Any, pen: Pen) -> str | None:
    word = pen.word
    match body:
        case m.Check(player, measures):
            whose = f"{pen.name(player)} " if player else ""
            return f"{word('CHECK')} {whose}{_measures(measures, pen)}"
        case m.Score(player, measures):
            return f"{word('SCORE')} {pen.name(player)} {_measures(measures, pen)}"
        case m.Reveal(player, cards):
            return f"{word('REVEAL')} {pen.name(player)} {_hand(cards, pen)}"
        case m.Shed(player, amulets):
            return f"{word('SHED')} {pen.name(player)} {amulets}"
        case m.Eaten(players):
            return f"{word('EATEN')} {pen.names(players) or word('NOBODY')}"
        case _:
            return None
