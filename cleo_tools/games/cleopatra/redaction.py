"""What one person at the table could have written: the same record, with `?` for what he could not see."""

from typing import Any

from attrs import evolve

from cleo_tools.games.cleopatra import moves as m
from cleo_tools.games.cleopatra.box import MERCHANT, UNSEEN
from cleo_tools.notation.record import Clause, Entry, Record, Turn


def redact(record: Record, viewer: str | None, *, comments: bool = False) -> Record:
    """Return what a player, or with None a spectator, could have written; comments may give things away and go."""
    eyes = _Eyes(viewer)
    spoken = record if comments else _silent(record)
    return evolve(
        spoken, setup=eyes.entries(spoken.setup), play=eyes.entries(spoken.play), close=eyes.entries(spoken.close)
    )


class _Eyes:
    """Who looks on, and which cards lie on the stalls: whoever takes a stall sees them all."""

    def __init__(self, viewer: str | None) -> None:
        """Begin with one card that nobody noted on each stall, as the judge does."""
        self.viewer = viewer
        self.stalls: list[list[m.Card]] = [[m.Card(UNSEEN)] for _ in range(3)]

    def sees(self, *names: str | None) -> bool:
        """Return whether the onlooker is one of these."""
        return self.viewer is not None and self.viewer in names

    def entries(self, section: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """Return lines and turns as seen; a turn stays even if nothing of it was seen, or the next would be another."""
        done = []
        for entry in section:
            body = entry.body
            body = evolve(body, clauses=self.clauses(body)) if isinstance(body, Turn) else self.seen(body, None)
            if body is not None:
                done.append(evolve(entry, body=body))
        return tuple(done)

    def clauses(self, turn: Turn) -> tuple[Clause, ...]:
        """Return what was seen of a turn."""
        seen = [(clause, self.seen(clause.move, turn.player.text)) for clause in turn.clauses]
        return tuple(evolve(clause, move=move) for clause, move in seen if move is not None)

    def seen(self, line: Any, actor: str | None) -> Any:  # noqa: C901, PLR0911, PLR0912 # one case per clause
        """Return what was seen of a line or clause, or None where nothing was; what has no case is open to all."""
        match line:
            case m.Deal(player, cards) if not self.sees(player.text):
                return evolve(line, cards=_hidden(cards))
            case m.Stalls(cards):
                self.stalls = [[card or m.Card(UNSEEN)] for card in cards]
                return evolve(line, cards=_backs(cards))
            case m.Mosaics(pieces) if len(pieces) > 1:
                return evolve(line, pieces=pieces[:1], more=True)
            case m.Market(stall, takes):
                return evolve(line, takes=self.taken(stall, takes, actor))
            case m.Refill(cards):
                self.stalls = [
                    [*stall, card] if card else stall for stall, card in zip(self.stalls, cards, strict=True)
                ]
                return evolve(line, cards=_backs(cards))
            case m.Discard(cards) if not self.sees(actor):
                return evolve(line, cards=_hidden(cards))
            case m.Vizier(keeps, rejects) if not self.sees(actor):
                return evolve(line, keeps=_hidden(keeps), rejects=_hidden(rejects))
            case m.Courtesan(takes) if not self.sees(actor):
                return evolve(line, takes=_hidden(takes))
            case m.Beggar(gifts):
                return evolve(line, gifts=tuple(self.gift(gift, actor) for gift in gifts))
            case m.Envoy(asks, answers):
                return evolve(line, answers=tuple(self.answer(answer, asks, actor) for answer in answers))
            case m.Trade(player, gives, gets) if not self.sees(actor, player.text):
                return evolve(line, gives=_hidden(gives), gets=_hidden(gets))
            case m.Check(player, measures) if player is None or not self.sees(player.text):
                left = tuple(measure for measure in measures if measure.quantity != "hand")
                return evolve(line, measures=left) if left else None
            case m.By(player, move):
                move = self.seen(move, player.text)
                return evolve(line, move=move) if move is not None else None
            case _:
                return line

    def taken(self, stall: int, takes: tuple[m.Card, ...] | None, actor: str | None) -> tuple[m.Card, ...] | None:
        """Return the cards that a market clause lists: the taker writes down those that she did not see before."""
        lying = self.stalls[stall - 1]
        self.stalls[stall - 1] = []
        if not self.sees(actor):
            return None
        if takes is None and any(card.covered for card in lying):
            return tuple(m.Card(card.kind) for card in lying)
        return takes

    def gift(self, gift: m.Gift, actor: str | None) -> m.Gift:
        """Return what was seen of a gift to a beggar; a hand is shown to him alone."""
        if self.sees(actor, gift.player.text):
            return gift
        return evolve(gift, goods=_hidden(gift.goods), shows=None)

    def answer(self, answer: m.Answer, asks: tuple[str, ...], actor: str | None) -> m.Answer:
        """Return what was seen of an answer to an envoy; who asks for one kind and gets it tells everybody."""
        if self.sees(actor, answer.player.text):
            return answer
        return evolve(answer, goods=_hidden(answer.goods, *(asks if len(set(asks)) == 1 else ())))


def _hidden(goods: Any, *known: str) -> Any:
    """Return goods with the faces of the cards unseen but for known kinds; None, nobody noted any, stays."""
    if goods is None:
        return None
    return tuple(
        m.Card(UNSEEN) if isinstance(good, m.Card) and good.kind not in (MERCHANT, *known) else good for good in goods
    )


def _backs(cards: tuple[m.Card | None, ...]) -> tuple[m.Card | None, ...]:
    """Return cards on the stalls as everybody sees them: of a covered one only the back."""
    return tuple(m.Card(UNSEEN) if card and card.covered else card for card in cards)


def _silent(record: Record) -> Record:
    """Return a record without its comments; one blank line stays where there were any."""

    def quiet(entry: Entry) -> Entry:
        body = entry.body
        if isinstance(body, Turn):
            clauses = (evolve(clause, before=_blank(clause.before), note=None) for clause in body.clauses)
            body = evolve(body, clauses=tuple(clauses))
        return evolve(entry, body=body, before=_blank(entry.before), note=None)

    return Record(
        header=tuple(map(quiet, record.header)),
        setup=tuple(map(quiet, record.setup)),
        play=tuple(map(quiet, record.play)),
        close=tuple(map(quiet, record.close)),
    )


def _blank(before: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return (None,) if None in before else ()
