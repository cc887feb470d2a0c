"""What changes when a character is played."""

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import box, characters, draws, moves
from cleo_tools.games.cleopatra.amounts import Amount
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.play.market import as_played, gain, lay_down, without
from cleo_tools.games.cleopatra.state import State


def _played(state: State, move: characters.Character, kind: str) -> State:
    """Return the position after a character lies on the discards and its amulets are taken."""
    due = characters.cost(state, move)
    state = lay_down(state, [kind])
    if state.turn.elements and state.turn.held is None:
        state = state.during(held=state.active.hand)
    state = gain(state, state.turn.actor, as_played(state, move.amulets, due))
    name = "scribe picks" if isinstance(move, moves.ScribePicks) else kind
    return state.during(characters=(*state.turn.characters, (name, state.at)))


def _gained(state: State) -> State:
    """Return the position with a note that cards came during a visit."""
    return state.during(gained=state.at) if state.turn.elements else state


def beggar(state: State, move: moves.Beggar) -> State:
    """Return the position after everybody gave something to a beggar."""
    state = _played(state, move, "beggar")
    actor = state.turn.actor
    if not move.gifts:
        return _unnoted(state)
    for gift in move.gifts:
        seat = state.table.seat(gift.player.text)
        if seat == actor:
            continue
        state = hand_over(state, seat, actor, gift.goods)
        shown = [good.kind for good in gift.shows or () if isinstance(good, moves.Card) and good.kind != box.MERCHANT]
        hand = state.players[seat].hand
        if gift.shows is not None and hand.size <= len(shown) <= hand.size + hand.maybe:
            state = state.change(seat, hand=Zone.of(shown))
    return _gained(state)


def _unnoted(state: State) -> State:
    """Return the position after gifts nobody noted: two talents or a card from each opponent, or nothing."""
    actor = state.turn.actor
    for seat, player in enumerate(state.players):
        if seat == actor:
            continue
        talents = Amount(max(0, player.talents.low - 2), player.talents.high)
        hand = player.hand
        if hand.size:
            rest = hand.draw(1)[1]
            hand = Zone(rest.known, rest.unnamed, rest.maybe + 1)
        state = state.change(seat, talents=talents, hand=hand)
    others = len(state.players) - 1
    me = state.players[actor]
    hand = Zone(me.hand.known, me.hand.unnamed, me.hand.maybe + others)
    return state.change(actor, talents=me.talents + Amount(0, 2 * others), hand=hand)


def hand_over(state: State, giver: int, taker: int, goods: moves.Goods) -> State:
    """Return the position after goods went from one player to another."""
    for good in goods:
        one, other = state.players[giver], state.players[taker]
        match good:
            case moves.Talents():
                given = min(good.amount, one.talents.high)
                state = state.change(giver, talents=one.talents.less(given))
                state = state.change(taker, talents=other.talents + given)
            case moves.Amulets():
                given = min(good.amount, one.amulets.high)
                state = state.change(giver, amulets=one.amulets.less(given))
                state = state.change(taker, amulets=other.amulets + given)
            case moves.Card(kind=box.MERCHANT):
                given = min(1, one.merchants)
                state = state.change(giver, merchants=one.merchants - given)
                state = state.change(taker, merchants=other.merchants + given)
            case moves.Card():
                state = _card(state, giver, taker, good.kind)
    return state


def _card(state: State, giver: int, taker: int, kind: str) -> State:
    hand = state.players[giver].hand
    moved = hand.draw(1)[0] if kind == box.UNSEEN else Zone.of([kind])
    state = state.change(giver, hand=without(hand, kind))
    return state.change(taker, hand=state.players[taker].hand.join(moved))


def courtesan(state: State, move: moves.Courtesan) -> State:
    """Return the position after a card came back from the discards; one nobody saw may be the courtesan herself."""
    empty = not state.discards.size and not state.discards.maybe
    state = _played(state, move, "courtesan")
    if move.takes is None and empty:
        return _herself_or_nothing(state)
    kind = box.UNSEEN if move.takes is None else move.takes[0].kind if move.takes else ""
    if not kind:
        return state
    lying = state.discards
    if kind == box.UNSEEN and not empty and not may_fetch_herself(state):
        rest = without(lying, "courtesan")
        moved, rest = rest.draw(1)
        rest = rest.put("courtesan")
    elif kind == box.UNSEEN:
        moved, rest = lying.draw(1)
    else:
        moved, rest = Zone.of([kind]), without(lying, kind)
    state = state.change(state.turn.actor, hand=state.active.hand.join(moved))
    return _gained(evolve(state, discards=rest))


def may_fetch_herself(state: State) -> bool:
    """Return whether a courtesan lies among the discards before she takes a card from them."""
    rulings = state.table.rulings
    return rulings["char-discard-order"] == "discard-then-effect" and rulings["courtesan-self-pick"] == "allowed"


def _herself_or_nothing(state: State) -> State:
    """Return the position after a courtesan found no other card, and nobody noted what she did."""
    if not may_fetch_herself(state):
        return state
    hand, rest = state.active.hand, without(state.discards, "courtesan")
    state = state.change(state.turn.actor, hand=Zone(hand.known, hand.unnamed, hand.maybe + 1))
    return evolve(state, discards=Zone(rest.known, rest.unnamed, rest.maybe + 1))


def envoy(state: State, move: moves.Envoy) -> State:
    """Return the position after an envoy brought cards, each with an amulet from its giver."""
    state = _played(state, move, "envoy")
    actor = state.turn.actor
    for answer in move.answers:
        seat = state.table.seat(answer.player.text)
        if answer.answer != "gives" or seat == actor:
            continue
        state = hand_over(state, seat, actor, answer.goods)
        number = characters.number_of_cards(answer.goods)
        state = state.change(seat, amulets=state.players[seat].amulets.less(number))
    return _gained(state)


def scribe_picks(state: State, move: moves.ScribePicks) -> State:
    """Return the position after a scribe chose a piece."""
    possible = bool(state.remaining) and move.piece in ("?", *state.remaining)
    state = _played(state, move, "scribe")
    return state.during(picks=(*state.turn.picks, (move.piece, state.at))) if possible else state


def scribe_turns(state: State, move: moves.ScribeTurns) -> State:
    """Return the position after a scribe turned a die; the fifth on the altar calls for an offering."""
    state = _played(state, move, "scribe")
    altar = min(box.DICE, state.altar + 1) if move.up else max(0, state.altar - 1)
    state = evolve(state, altar=altar, altar_span=state.at)
    turn = state.turn
    owed = turn.rolls_owed
    if altar < box.DICE and state.table.rulings["scribe-dice-roll"] == "scribe-forces-a-roll":
        owed += 1
    return state.during(offering_due=altar == box.DICE, rolls_owed=owed)


def smuggler(state: State, move: moves.Smuggler) -> State:
    """Return the position after the smuggler took care of all cards above the limit.

    Rules: CHR-SMUGGLER-2.
    """
    state = _played(state, move, "smuggler")
    return state.during(smuggled=state.active.hand.size)


def vizier(state: State, move: moves.Vizier) -> State:
    """Return the position after the vizier's cards were drawn, kept and discarded."""
    number = draws.coming(state, 5, vizier=True)
    drawn = drawn_by_vizier(state, move)
    state = _played(state, move, "vizier")
    if drawn is None:
        return _gained(_secret(state, number))
    keeps, rejects, later = drawn
    if later:
        state = evolve(state, discards=without(state.discards, "vizier"))
    state = draws.draw(state, [*keeps, *rejects])
    state = _blind(state, len(keeps) + len(rejects))
    discards = state.discards.join(Zone.of([*rejects, *(["vizier"] if later else [])]))
    state = state.change(state.turn.actor, hand=state.active.hand.join(Zone.of(keeps)))
    return _gained(draws.used_up(evolve(state, discards=discards)))


def drawn_by_vizier(state: State, move: moves.Vizier) -> tuple[list[str], list[str], bool] | None:
    """Return what a vizier keeps and rejects, or None where nobody noted how many.

    The third part tells whether his own card is not among the discards yet when they become the new pile.
    """
    number = draws.coming(state, 5, vizier=True)
    later = not state.pile.size >= 5 and state.table.rulings["char-discard-order"] == "effect-then-discard"
    keeps = [card.kind for card in move.keeps or ()]
    rejects = [card.kind for card in move.rejects or ()]
    if move.keeps is None and move.rejects is None:
        return None
    if move.keeps is None:
        keeps = [box.UNSEEN] * max(0, number - len(rejects))
    elif move.rejects is None:
        rejects = [box.UNSEEN] * max(0, number - len(keeps))
    return keeps, rejects, later


def _secret(state: State, number: int) -> State:
    """Return the position after nobody noted how many cards were kept."""
    state = _blind(draws.draw(state, [box.UNSEEN] * number), number)
    hand, discards = state.active.hand, state.discards
    state = state.change(state.turn.actor, hand=Zone(hand.known, hand.unnamed, hand.maybe + number))
    return evolve(state, discards=Zone(discards.known, discards.unnamed, discards.maybe + number), loose=True)


def _blind(state: State, number: int) -> State:
    cycle = state.cycle
    return evolve(state, cycle=evolve(cycle, blind=cycle.blind + number))


def trade(state: State, move: moves.Trade) -> State:
    """Return the position after players exchanged something."""
    seat, actor = state.table.seat(move.player.text), state.turn.actor
    if seat == actor:
        return state
    state = hand_over(state, seat, actor, move.gives)
    return hand_over(state, actor, seat, move.gets or ())
