"""What changes at the market: stalls, hands, the draw pile and the discards."""

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import box, draws, limits, moves
from cleo_tools.games.cleopatra.amounts import Amount
from cleo_tools.games.cleopatra.cards import EMPTY, Zone
from cleo_tools.games.cleopatra.state import Cycle, State


def deal(state: State, move: moves.Deal) -> State:
    """Return the position after a hand became known."""
    seat = state.table.seat(move.player.text)
    kinds = [card.kind for card in move.cards][: box.DEALT]
    kinds += [box.UNSEEN] * (box.DEALT - len(kinds))
    return state.change(seat, hand=Zone.of(kinds), dealt=state.at)


def stalls(state: State, move: moves.Stalls) -> State:
    """Return the position after the market opened."""
    zones = [Zone.of([card.kind]) if card else Zone(unnamed=1) for card in move.cards]
    cycle = draws.turned(evolve(state, cycle=Cycle(state.cycle.size)), move.cards, state)
    return evolve(state, stalls=(zones[0], zones[1], zones[2]), cycle=cycle)


def market(state: State, move: moves.Market) -> State:
    """Return the position after a stall was taken."""
    index = move.stall - 1
    taken = state.stalls[index]
    if move.takes is not None:
        taken = _as_listed(taken, [card.kind for card in move.takes])
    hand = state.active.hand.join(taken)
    left, middle, right = (EMPTY if index == number else stall for number, stall in enumerate(state.stalls))
    state = evolve(state.change(state.turn.actor, hand=hand), stalls=(left, middle, right))
    coming = draws.coming(state, 3)
    return state.during(action="market", acted=state.at, stall=index, taken=hand.size, coming=coming)


def _as_listed(stall: Zone, kinds: list[str]) -> Zone:
    """Return the cards of a stall with those named that a record lists, as far as they can lie there."""
    rest: Zone | None = stall
    named = [kind for kind in kinds if kind != box.UNSEEN]
    for kind in named:
        rest = rest.take(kind) if rest is not None else None
    return stall if rest is None else Zone.of(named).join(rest)


def refill(state: State, move: moves.Refill) -> State:
    """Return the position after new cards came to the stalls, facing as they did in the pile."""
    before = state
    drawn = [card for card in move.cards if card is not None]
    state = draws.draw(state, [card.kind for card in drawn])
    zones = [
        stall if card is None else stall.put(card.kind) for stall, card in zip(state.stalls, move.cards, strict=True)
    ]
    cycle = draws.turned(state, move.cards, before)
    state = evolve(state, stalls=(zones[0], zones[1], zones[2]), cycle=cycle)
    return state.during(refilled=state.at)


def discard(state: State, move: moves.Discard) -> State:
    """Return the position after cards went down to the limit."""
    price = limits.price_of_discarding(state, (card.kind for card in move.cards))
    state = lay_down(state, [card.kind for card in move.cards])
    state = _settle(state, "discard", move.amulets, price)
    return state.change(state.turn.actor, paid_for=0)


def keep(state: State, move: moves.Keep) -> State:
    """Return the position after everything above the limit was kept, for amulets."""
    price = limits.price_of_keeping(state)
    state = _settle(state, "keep", move.amulets, price)
    return state.change(state.turn.actor, paid_for=limits.above(state.active.hand))


def _settle(state: State, how: str, claimed: int | None, price: Amount) -> State:
    state = gain(state, state.turn.actor, as_played(state, claimed, price))
    hand = state.active.hand
    return state.during(limit=how, limit_size=hand.size + hand.maybe)


def reshuffle(state: State, move: moves.Reshuffle) -> State:
    """Return the position after somebody noted that the pile was made again: it is, or will be with the next draw."""
    del move
    if state.turn.reshuffled:
        return state
    if not state.pile.size and state.discards.size:
        return draws.reshuffle(state)
    return state.during(announced=state.at)


# What every clause may do.


def as_played(state: State, claimed: int | None, right: Amount) -> Amount:
    """Return the figure that goes on: the rules' own, or the table's where it fits or was let stand."""
    if claimed is None:
        return right
    if right.may_be(claimed) or state.turn.stands is not None:
        return Amount(claimed, claimed)
    return right


def gain(state: State, seat: int, amulets: Amount | int) -> State:
    """Return the position after somebody took amulets in this turn."""
    more = amulets if isinstance(amulets, Amount) else Amount(amulets, amulets)
    if not more.high:
        return state
    state = state.change(seat, amulets=state.players[seat].amulets + more)
    return state.during(pending=state.turn.pending + more.low) if seat == state.turn.seat else state


def lay_down(state: State, kinds: list[str]) -> State:
    """Return the position after cards went from the active hand to the discards.

    Rules: PAY-6.
    """
    hand, discards = state.active.hand, state.discards
    for kind in kinds:
        hand = without(hand, kind)
        discards = discards.put(kind)
    paid_for = min(state.active.paid_for, limits.above(hand))
    state = evolve(state.change(state.turn.actor, hand=hand, paid_for=paid_for), discards=discards)
    # A card that leaves is no longer among those a smuggler took care of.
    return state.during(smuggled=hand.size) if state.turn.smuggled > hand.size else state


def without(hand: Zone, kind: str) -> Zone:
    """Return a hand after a card left it; one that cannot be there leaves in the place of some other."""
    rest = hand.take(kind)
    return rest if rest is not None else hand.draw(1)[1]
