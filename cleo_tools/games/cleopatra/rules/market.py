"""The market: taking a stall, refilling, the draw pile, the hand limit."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Fact, Finding, find, phrase
from cleo_tools.games.cleopatra import box, draws, limits, moves
from cleo_tools.games.cleopatra.rules.words import holding, kind
from cleo_tools.games.cleopatra.state import State


def empty_stall(state: State, move: moves.Market) -> Iterator[Finding]:
    """A stall without cards may be chosen, unless the table forbids it.

    Rules: MKT-1.
    """
    stall = state.stalls[move.stall - 1]
    if not stall.size and not stall.maybe and state.table.rulings["empty-stall-visit"] == "forbidden":
        yield find("C302", stall=move.stall, rests=("stalls",))


def other_cards_taken(state: State, move: moves.Market) -> Iterator[Finding]:
    """Whoever takes a stall takes all its cards, and no others."""
    if move.takes is None:
        return
    stall = state.stalls[move.stall - 1]
    facts: dict[str, Fact] = {"stall": move.stall, "cards": stall.size, "lying": holding(stall)}
    rest = stall
    if not stall.size <= len(move.takes) <= stall.size + stall.maybe:
        yield Finding("C301", None, {"given": len(move.takes), **facts}, (), ("stalls",), _hand(state))
        return
    for card in move.takes:
        left = rest.take(card.kind)
        if left is None:
            yield Finding("C308", card.at, {"card": kind(card.kind), **facts}, (), ("stalls",), _hand(state))
            return
        rest = left


def _hand(state: State) -> tuple[str, ...]:
    return (f"hand:{state.active.name}",)


def refill_without_market(state: State, move: moves.Refill) -> Iterator[Finding]:
    """Stalls are refilled in a visit to the market, once.

    Rules: MKT-9.
    """
    del move
    turn = state.turn
    if turn.action != "market":
        yield find("C303", player=state.active.name, spoils=("stalls", "pile"))
    elif turn.refilled:
        yield find("C309", earlier=(turn.refilled,), spoils=("stalls", "pile"))


def limit_before_refill(state: State, move: moves.Refill) -> Iterator[Finding]:
    """By the reading that looks at the hand right after the take, the decision comes before the refill."""
    del move
    turn, taken = state.turn, state.turn.taken
    if taken <= box.HAND_LIMIT or turn.limit or turn.smuggled >= 0 or turn.action != "market":
        return
    if moves.Smuggler in state.turn.ahead and state.table.rulings["smuggler-timing"] == "end-of-turn-only":
        return
    if state.table.rulings["hand-limit-timing"] == "after-take":
        name = state.active.name
        yield find(
            "C317",
            player=name,
            cards=taken,
            excess=taken - box.HAND_LIMIT,
            rests=_hand(state),
            spoils=(*_hand(state), f"amulets:{name}"),
        )


def stall_left_out(state: State, move: moves.Refill) -> Iterator[Finding]:
    """Every stall gets one card, as long as there are cards; when the pile is used up, the discards are the new one.

    Rules: MKT-8.
    """
    if state.loose:
        return
    given = sum(1 for card in move.cards if card is not None)
    coming = draws.coming(state, 3)
    if given < coming:
        stalls = ", ".join(str(number) for number, card in enumerate(move.cards, 1) if card is None)
        yield find("C304", stalls=stalls, coming=coming, rests=("pile", "stalls"), spoils=("stalls", "pile"))
    elif given > coming and not coming and state.pile.size + state.discards.size:
        yield find("C318", rests=("pile",), spoils=("stalls", "pile"))
    elif given > coming:
        extra = [card for card in move.cards if card is not None][coming]
        yield find("C305", extra.at, given=given, coming=coming, rests=("pile",), spoils=("stalls", "pile"))


def too_many_of_one_facing(state: State, move: moves.Refill | moves.Stalls) -> Iterator[Finding]:
    """Half of the draw pile lies face up, half face down; nothing changes that until it is used up.

    Rules: SET-9, MKT-6.
    """
    seen = draws.facings(state, move.cards)
    if seen is not None:
        up, limit = seen
        yield find(
            "C306",
            facing=phrase("face-up" if up else "face-down"),
            size=state.cycle.size,
            limit=limit,
            rests=("pile", "stalls", "facing"),
            spoils=("facing",),
        )


def reshuffled_without_need(state: State, move: moves.Reshuffle) -> Iterator[Finding]:
    """A pile that is used up is made again at once, or where the table says so only when a card is needed."""
    del move
    done = state.turn.refilled is not None and state.turn.reshuffled is None
    if done and not state.pile.size and state.table.rulings["reshuffle-trigger"] == "when-a-card-is-needed":
        yield find("C321", rests=("pile",), spoils=("pile", "discards"))


def nothing_to_decide(state: State, move: moves.Discard | moves.Keep) -> Iterator[Finding]:
    """Only who holds more than ten cards discards some or pays for keeping them."""
    del move
    turn, player = state.turn, state.active
    most = max(player.hand.size, limits.looked_at(state)) + player.hand.maybe
    if turn.action == "quarry" and not limits.applies(state):
        yield find("C310", player=player.name, cards=player.hand.size)
    elif turn.smuggled >= 0 and limits.settled(state):
        yield find("C315", player=player.name)
    elif most <= box.HAND_LIMIT and not turn.limit:
        yield find("C311", player=player.name, cards=player.hand.size, rests=_hand(state), spoils=_hand(state))


def decided_at_the_wrong_time(state: State, move: moves.Discard | moves.Keep) -> Iterator[Finding]:
    """The hand is looked at when the turn ends, after the refill."""
    del move
    turn = state.turn
    if turn.action != "market" or state.active.hand.size + state.active.hand.maybe <= box.HAND_LIMIT:
        return
    early = turn.refilled is None
    if early == (state.table.rulings["hand-limit-timing"] == "after-take"):
        return
    if early and not draws.coming(state, 3):
        return
    before, after = phrase("before-refill"), phrase("after-refill")
    when, right = (before, after) if early else (after, before)
    yield find("C316", when=when, right=right, player=state.active.name, rests=_hand(state))


def both_ways(state: State, move: moves.Discard | moves.Keep) -> Iterator[Finding]:
    """Either the hand goes down to ten, or all of it stays: there is no third way."""
    turn = state.turn
    other = "keep" if isinstance(move, moves.Discard) else "discard"
    if turn.limit == other and state.table.rulings["hand-limit-mixed-option"] == "forbidden":
        yield find("C312", player=state.active.name)


def wrong_number_discarded(state: State, move: moves.Discard) -> Iterator[Finding]:
    """Who discards keeps ten cards."""
    hand = state.active.hand
    left = hand.size - len(move.cards)
    if hand.maybe or left == box.HAND_LIMIT or not limits.above(hand):
        return
    if left < box.HAND_LIMIT and state.table.rulings["hand-discard-exactness"] == "at-most-10":
        return
    if left > box.HAND_LIMIT and moves.Keep in state.turn.ahead:
        return
    if left > box.HAND_LIMIT and state.table.rulings["hand-limit-mixed-option"] == "allowed":
        return
    yield find(
        "C313",
        player=state.active.name,
        cards=hand.size,
        given=len(move.cards),
        right=limits.above(hand),
        left=left,
        rests=_hand(state),
        spoils=_hand(state),
    )
