"""Every card that moves, with what somebody said of its kind: the question whether any deal explains a record.

Places are the draw pile, the discards, three stalls and the hands. Where cards are drawn while the pile is made again,
they meet in a place of their own, for nobody wrote which of them came from the old pile.
"""

from collections import Counter
from collections.abc import Iterable

from attrs import evolve, frozen

from cleo_tools.games.cleopatra import box, draws, facing, moves
from cleo_tools.games.cleopatra.characters import name_of
from cleo_tools.games.cleopatra.play.characters import drawn_by_vizier, may_fetch_herself
from cleo_tools.games.cleopatra.readings import payment_choice
from cleo_tools.games.cleopatra.rules.gifts import for_a_beggar, for_an_envoy
from cleo_tools.games.cleopatra.rules.quarry import need
from cleo_tools.games.cleopatra.state import State
from cleo_tools.games.cleopatra.steps import CloseTurn
from cleo_tools.games.game import Event
from cleo_tools.hidden.bundles import Bundle, Choice, Kinds, System
from cleo_tools.source import Span

PILE, DISCARDS, DRAWN = "pile", "discards", "drawn"
_UP, _DOWN = "drawn face up", "drawn face down"
STALLS = ("stall 1", "stall 2", "stall 3")
_EVERY = frozenset(box.COUNTS)
_TAINTED = frozenset(box.TAINTED)


def hand(seat: int) -> str:
    """Return the place of a hand."""
    return f"hand {seat}"


@frozen
class Part:
    """What moved in a stretch of a record."""

    bundles: tuple[Bundle, ...] = ()
    choices: tuple[Choice, ...] = ()
    draws: tuple[facing.Draw, ...] = ()
    # Whether somebody moved a card that nobody named; and whether it ends where nobody noted how many moved.
    unseen: bool = False
    vague: bool = False


def dealt(state: State) -> Part:
    """Return the deal and the opening of the market, before anybody has said which cards they were."""
    hands = tuple(Bundle(PILE, hand(seat), box.DEALT) for seat in range(len(state.players)))
    opening = facing.Draw(blind=3, again=state.cycle.size)
    return Part((*hands, *(Bundle(PILE, stall, 1) for stall in STALLS)), draws=(opening,))


def moved(events: Iterable[Event]) -> Part:
    """Return what moved in a turn, or before the first."""
    found = _Movements()
    for event in events:
        found.add(event)
    return found.part


def revealed(state: State, lines: Iterable[tuple[object, Span]]) -> Part:
    """Return the hands that were put down or counted over at the end."""
    found = _Movements()
    for line, span in lines:
        if isinstance(line, moves.Reveal):
            found.show(state, state.table.seat(line.player.text), [card.kind for card in line.cards], span)
        elif isinstance(line, moves.Check):
            found.audit(state, line, span)
    return found.part


def system(parts: Iterable[Part], state: State) -> System:
    """Return all that moved in a record, as one question."""
    bundles: list[Bundle] = []
    choices: list[Choice] = []
    passes: list[facing.Draw] = []
    for part in parts:
        start = len(bundles)
        bundles += part.bundles
        choices += [evolve(c, places=tuple(start + place for place in c.places)) for c in part.choices]
        passes += [evolve(draw, at=start + draw.at) for draw in part.draws]
    mixed = facing.choice(passes, bundles, state, (DRAWN, _UP, _DOWN))
    return System(dict(box.COUNTS), PILE, tuple(bundles), tuple([*choices, mixed] if mixed else choices))


class _Movements:
    """Collects what moves, step by step."""

    def __init__(self) -> None:
        self.bundles: list[Bundle] = []
        self.choices: list[Choice] = []
        self.draws: list[facing.Draw] = []
        self.paid: list[int] = []
        self.claims: list[int | None] = []
        self.unseen = self.vague = False

    @property
    def part(self) -> Part:
        """What has moved so far."""
        return Part(tuple(self.bundles), tuple(self.choices), tuple(self.draws), self.unseen, self.vague)

    def add(self, event: Event) -> None:  # noqa: C901, PLR0912 # one case per clause is the table of contents
        """Add what a step moves."""
        before, span = event.before, event.span
        if self.vague:
            return
        match event.step:
            case moves.By(player, move):
                acting = before.during(actor=before.table.seat(player.text))
                self.add(Event(acting, move, span, event.after, event.sound))
            case moves.Deal(player, cards) if event.sound:
                self.show(before, before.table.seat(player.text), [card.kind for card in cards], span)
            case moves.Stalls(cards) if event.sound:
                self.opening(cards, span)
            case moves.Market():
                self.take(event)
            case moves.Refill(cards):
                self.refill(event, cards)
            case moves.Reshuffle() if not before.pile.size and before.discards.size and not before.turn.reshuffled:
                self.remake(span, before.discards.size)
            case moves.Discard():
                self.discard(event, event.step)
            case moves.Pay(cards, claimed):
                self.claims.append(claimed if event.sound else None)
                kinds = [card.kind for card in cards if card.kind != box.MERCHANT]
                if kinds:
                    self.paid.append(len(self.bundles))
                self.cards(hand(before.turn.actor), DISCARDS, kinds, span)
            case CloseTurn() if event.sound:
                self.payment(before)
            case moves.Check() if event.sound:
                self.audit(before, event.step, span)
            case moves.Courtesan():
                self.courtesan(event, event.step)
            case moves.Vizier():
                self.vizier(event, event.step)
            case _:
                self.played(event)
                self.gifts(event)

    def cards(  # noqa: PLR0913, PLR0917 # a movement has as many sides
        self,
        source: str,
        target: str,
        kinds: list[str],
        span: Span,
        legal: Kinds | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        """Add cards that were listed; `?` for those that nobody named."""
        named = Counter(kind for kind in kinds if kind != box.UNSEEN)
        unseen = len(kinds) - sum(named.values())
        self.unseen = self.unseen or bool(unseen)
        if not kinds:
            return
        if legal is None or not unseen:
            legal, rules = None, ()
        self.bundles.append(Bundle(source, target, len(kinds), named, (), legal, span, rules=rules))

    def whole(self, source: str, target: str, size: int, span: Span) -> None:
        """Add all the cards of a place."""
        if size:
            self.bundles.append(Bundle(source, target, size, span=span, whole=True))

    def show(self, state: State, seat: int, kinds: list[str], span: Span) -> None:
        """Let a hand be seen, as far as a list names its cards."""
        if kinds and len(kinds) == state.players[seat].hand.size:
            named = Counter(kind for kind in kinds if kind != box.UNSEEN)
            self.bundles.append(Bundle(hand(seat), hand(seat), len(kinds), named, span=span, whole=True))

    def audit(self, state: State, move: moves.Check, span: Span) -> None:
        """Add the hands that were counted over."""
        for measure in move.measures:
            if measure.quantity == "hand" and move.player is not None:
                kinds = [card.kind for card in measure.cards or ()]
                self.show(state, state.table.seat(move.player.text), kinds, span)

    # The market.

    def opening(self, cards: tuple[moves.Card | None, ...], span: Span) -> None:
        """Let the first cards on the stalls be seen."""
        for stall, card in zip(STALLS, cards, strict=True):
            if card is not None:
                named = {card.kind: 1} if card.kind != box.UNSEEN else {}
                self.bundles.append(Bundle(stall, stall, 1, named, span=span, whole=True))
        faces = draws.faces(cards)
        self.draws.append(facing.Draw(sum(faces), len(faces) - sum(faces), -len(STALLS)))

    def take(self, event: Event) -> None:
        """Add a stall that goes to a hand."""
        move: moves.Market = event.step
        before = event.before
        stall = STALLS[move.stall - 1]
        size = before.stalls[move.stall - 1].size
        listed = [card.kind for card in move.takes or ()] if event.sound else []
        if size:
            named = Counter(kind for kind in listed if kind != box.UNSEEN)
            target = hand(before.turn.actor)
            self.bundles.append(Bundle(stall, target, size, named, span=event.span, whole=True))

    def refill(self, event: Event, cards: tuple[moves.Card | None, ...]) -> None:
        """Add one card for each stall."""
        drawn = [(stall, card) for stall, card in zip(STALLS, cards, strict=True) if card is not None]
        at, size = len(self.bundles), event.before.discards.size
        source = self.draw(event.before, len(drawn), size, event.span)
        for stall, card in drawn:
            self.cards(source, stall, [card.kind], event.span)
        self.drawn(event, draws.faces(cards), 0, size, at)

    def draw(self, before: State, number: int, discards: int, span: Span) -> str:
        """Add what a draw brings before anybody takes it, and return where it is taken from."""
        pile = before.pile.size
        if pile >= number or not discards:
            return PILE
        self.meet(pile, span)
        self.whole(DISCARDS, PILE, discards, span)
        self.meet(number - pile, span)
        return DRAWN

    def meet(self, number: int, span: Span) -> None:
        """Let some cards of the pile meet, with a place kept for those that lie the other way up."""
        self.bundles += [Bundle(PILE, DRAWN, number, span=span), Bundle(PILE, DRAWN, 0, span=span)]

    def drawn(self, event: Event, faces: tuple[bool, ...], blind: int, discards: int, at: int) -> None:
        """Note which way up some cards came, and make the pile again if they were its last."""
        number = len(faces) + blind
        pile = event.before.pile.size
        again = discards if pile < number else 0
        old = pile if again else 0
        self.draws.append(facing.Draw(sum(faces), len(faces) - sum(faces), blind, old, again, at, faces))
        if pile + again == number and event.after.pile.size:
            self.remake(event.span, event.after.pile.size)

    def remake(self, span: Span, size: int) -> None:
        """Let the discards become the pile."""
        self.draws.append(facing.Draw(again=size))
        self.whole(DISCARDS, PILE, size, span)

    def discard(self, event: Event, move: moves.Discard) -> None:
        """Add cards that go down to the limit; where tainted ones cost more, the amulets tell how many they are."""
        kinds = [card.kind for card in move.cards]
        at = len(self.bundles)
        self.cards(hand(event.before.turn.actor), DISCARDS, kinds, event.span)
        unseen = kinds.count(box.UNSEEN)
        if not unseen or move.amulets is None or not event.sound:
            return
        if event.before.table.rulings["hand-discard-tainted"] == "one-per-tainted":
            tainted = move.amulets - 1 - sum(kind in _TAINTED for kind in kinds)
            slots = (_TAINTED,) * max(0, min(tainted, unseen))
            plain = _EVERY - _TAINTED
            self.bundles[at] = evolve(self.bundles[at], slots=slots, kinds=plain, rules=("MKT-3",))

    # The quarry.

    def payment(self, state: State) -> None:
        """Add how the cards of a visit that nobody named can have been enough."""
        places = [place for place in self.paid if self.bundles[place].unnamed]
        self.paid = []
        if not places or not state.turn.elements:
            return
        bundles = [self.bundles[place] for place in places]
        claimed = None if None in self.claims else sum(claim or 0 for claim in self.claims)
        self.claims = []
        self.choices.append(payment_choice(need(state), state, bundles, places, claimed))

    # Characters.

    def played(self, event: Event) -> None:
        """Add a character that is laid down."""
        card = name_of(event.step)
        if card is not None:
            self.cards(hand(event.before.turn.actor), DISCARDS, [card], event.span)

    def courtesan(self, event: Event, move: moves.Courtesan) -> None:
        """Add a card that comes back from the discards: herself only where the table allows that."""
        state, span = event.before, event.span
        lying = state.discards.size
        kinds = [box.UNSEEN] if move.takes is None else [card.kind for card in move.takes[:1]]
        herself = may_fetch_herself(state)
        self.vague = herself and not lying and move.takes is None
        if herself:
            self.played(event)
            lying += 1
        if lying and (move.takes is not None or state.discards.size):
            self.cards(DISCARDS, hand(state.turn.actor), kinds, span)
        if not herself:
            self.played(event)

    def vizier(self, event: Event, move: moves.Vizier) -> None:
        """Add the cards a vizier drew, kept and rejected."""
        state, span = event.before, event.span
        cards = drawn_by_vizier(state, move)
        if cards is None:
            self.played(event)
            self.unseen = self.vague = True
            return
        keeps, rejects, later = cards
        if not later:
            self.played(event)
        discards = state.discards.size + (not later)
        at, number = len(self.bundles), len(keeps) + len(rejects)
        source = self.draw(state, number, discards, span)
        self.cards(source, hand(state.turn.actor), keeps, span)
        self.cards(source, DISCARDS, rejects, span)
        if later:
            self.played(event)
        self.drawn(event, (), number, discards, at)

    def gifts(self, event: Event) -> None:
        """Add what changes hands."""
        state = event.before
        actor = state.turn.actor
        match event.step:
            case moves.Beggar(gifts):
                self.vague = not gifts
                for gift in gifts:
                    self.alms(event, gift)
            case moves.Envoy(asks, answers):
                at = len(self.bundles)
                for answer in answers:
                    if answer.answer == "gives":
                        giver = state.table.seat(answer.player.text)
                        legal = for_an_envoy(state, asks) if _unseen(answer.goods) else None
                        self.given(giver, actor, answer.goods, event, legal, ("CHR-ENVOY-2",))
                if event.sound:
                    self.one_kind(state, at)
            case moves.Trade(player, gives, gets):
                partner = state.table.seat(player.text)
                self.given(partner, actor, gives, event, None, ())
                self.given(actor, partner, gets or (), event, None, ())

    def one_kind(self, state: State, at: int) -> None:
        """Let all cards that an envoy brought be of one kind, where the table wants that."""
        places = [place for place in range(at, len(self.bundles)) if self.bundles[place].unnamed]
        bundles = [self.bundles[place] for place in places]
        several = sum(bundle.size for bundle in self.bundles[at:]) > 1
        if not bundles or not several or state.table.rulings["envoy-kinds"] != "one-kind":
            return
        named = {kind for bundle in self.bundles[at:] for kind in bundle.named}
        ways = tuple(
            tuple(evolve(bundle, slots=(frozenset({kind}),) * bundle.unnamed, kinds=None) for bundle in bundles)
            for kind in sorted(named or bundles[0].kinds or _EVERY)
        )
        span = bundles[-1].span
        self.choices.append(Choice(tuple(places), ways, span, ruled=True, complete=False, rules=("CHR-ENVOY-2",)))

    def given(  # noqa: PLR0913, PLR0917 # a gift has as many sides
        self, giver: int, taker: int, goods: moves.Goods, event: Event, legal: Kinds | None, rules: tuple[str, ...]
    ) -> None:
        """Add cards that go from one hand to another."""
        if giver == taker:
            return
        kinds = [good.kind for good in goods if isinstance(good, moves.Card) and good.kind != box.MERCHANT]
        ruled = legal if event.sound else None
        self.cards(hand(giver), hand(taker), kinds, event.span, ruled, rules)

    def alms(self, event: Event, gift: moves.Gift) -> None:
        """Add what one player gives a beggar; who gives nothing has no card that he could give."""
        state = event.before
        giver = state.table.seat(gift.player.text)
        # Whoever gives a single talent, where a table takes that, can give no card either.
        gives = any(not isinstance(good, moves.Talents) or good.amount > 1 for good in gift.goods)
        legal = for_a_beggar(state) if not gives or _unseen(gift.goods) else _EVERY
        self.given(giver, state.turn.actor, gift.goods, event, legal, ("CHR-BEGGAR-2", "CHR-BEGGAR-3"))
        size = state.players[giver].hand.size
        if gives or giver == state.turn.actor or not size or not event.sound:
            return
        shown = [good.kind for good in gift.shows or () if isinstance(good, moves.Card) and good.kind != box.MERCHANT]
        named = Counter(kind for kind in shown if kind != box.UNSEEN) if len(shown) == size else Counter[str]()
        place, rules = hand(giver), ("CHR-BEGGAR-4", "CHR-BEGGAR-5")
        kinds = _EVERY - legal if sum(named.values()) < size else None
        self.bundles.append(Bundle(place, place, size, named, (), kinds, event.span, whole=True, rules=rules))


def _unseen(goods: moves.Goods) -> bool:
    """Return whether there is a card among goods that nobody named."""
    return any(isinstance(good, moves.Card) and good.kind == box.UNSEEN for good in goods)
