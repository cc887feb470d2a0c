"""Cleopatra's way, the dice and the offerings."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, Term, find, phrase
from cleo_tools.games.cleopatra import box, moves, offering
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.state import State


def wrong_space(state: State, move: moves.Cleopatra) -> Iterator[Finding]:
    """Cleopatra advances one space for each category that is complete."""
    if move.space != state.cleopatra:
        yield find(
            "C601",
            right=state.cleopatra,
            given=move.space,
            complete=tuple(Term(name.upper()) for name in sorted(state.complete)) or "-",
            rests=("palace", "cleopatra", "mosaics"),
            spoils=("cleopatra",),
        )


def roll_not_due(state: State, move: moves.Roll) -> Iterator[Finding]:
    """The dice are rolled once, after a visit to the quarry."""
    del move
    turn = state.turn
    if turn.rolls_owed > 0 or state.over is not None:
        return
    if turn.rolled is not None:
        yield find("C613", earlier=(turn.rolled,), spoils=("altar",))
    else:
        yield find("C610", player=state.active.name, spoils=("altar",))


def wrong_number_of_dice(state: State, move: moves.Roll) -> Iterator[Finding]:
    """Every die that shows blank is rolled; dice on the altar stay there.

    Rules: QRY-11.
    """
    right = box.DICE - state.altar
    if len(move.dice) != right:
        earlier = (state.altar_span,) if state.altar else ()
        yield find(
            "C611",
            earlier=earlier,
            right=right,
            given=len(move.dice),
            altar=state.altar,
            rests=("altar",),
            spoils=("altar",),
        )


def offering_not_due(state: State, move: moves.Offering) -> Iterator[Finding]:
    """An offering takes place when all five dice are on the altar.

    Rules: OFF-10.
    """
    del move
    if not state.turn.offering_due:
        yield find("C620", altar=state.altar, rests=("altar",))


def bidders(state: State, move: moves.Offering) -> Iterator[Finding]:
    """Everybody makes one offer, and all are revealed together.

    Rules: OFF-2, OFF-3.
    """
    names = [bid.player.text for bid in move.bids]
    twice = next((bid for index, bid in enumerate(move.bids) if bid.player.text in names[:index]), None)
    if twice is not None:
        yield find("C622", twice.at, player=twice.player.text)
    absent = [name for name in state.table.names if name not in names]
    if absent:
        spoilt = tuple(f"{kind}:{name}" for name in state.table.names for kind in ("talents", "amulets"))
        yield find("C626", players=", ".join(absent), spoils=spoilt)


def bid_above_talents(state: State, move: moves.Offering) -> Iterator[Finding]:
    """Nobody offers more than he has."""
    for bid in move.bids:
        player = state.player(bid.player.text)
        if bid.talents is not None and bid.talents > player.talents.high:
            yield find(
                "C623",
                bid.at,
                player=player.name,
                given=bid.talents,
                have=str(player.talents),
                rests=(f"talents:{player.name}",),
                spoils=(f"talents:{player.name}",),
            )


def no_bid(state: State, move: moves.Offering) -> Iterator[Finding]:
    """An offer may be nothing, unless the table wants at least one talent."""
    for bid in move.bids:
        if (
            bid.talents == 0
            and state.player(bid.player.text).talents.low
            and state.table.rulings["zero-bid"] == "minimum-one"
        ):
            yield find("C624", bid.at, player=bid.player.text)


def settlement(state: State, move: moves.Offering) -> dict[int, Amount]:
    """Return how the amulets of each seat change; where an offer was not noted, within which bounds.

    Rules: OFF-5.
    """
    bids = {state.table.seat(bid.player.text): bid.talents for bid in move.bids}
    offers = {
        seat: Amount(0, player.talents.high) if bids.get(seat) is None else exactly(bids[seat] or 0)
        for seat, player in enumerate(state.players)
    }
    if all(offer.exact for offer in offers.values()):
        known = {seat: offer.low for seat, offer in offers.items()}
        places = {seat: range(rank, rank + 1) for seat, rank in offering.ranks(known, state).items()}
    else:
        places = {seat: _places(offers, seat) for seat in offers}
    return {seat: _change(state, seat, ranks) for seat, ranks in places.items()}


def _places(offers: dict[int, Amount], seat: int) -> range:
    """Return the ranks that a seat can have when some offers are unknown."""
    mine, others = offers[seat], [offer for other, offer in offers.items() if other != seat]
    best = 1 + sum(offer.low > mine.high for offer in others)
    worst = 1 + sum(offer.high > mine.low for offer in others)
    return range(best, worst + 1)


def _change(state: State, seat: int, ranks: range) -> Amount:
    held = held_at_offering(state, seat)
    found = []
    for rank in ranks:
        change = offering.amulets_for(rank)
        found += [change] if change > 0 else [-min(-change, held.high), -min(-change, held.low)]
    return Amount(min(found), max(found))


def held_at_offering(state: State, seat: int) -> Amount:
    """Return the amulets that count in an offering; those of the same turn may come only at its end."""
    held = state.players[seat].amulets
    turn = state.turn
    if seat != turn.seat or not turn.pending or held.low >= offering.GIVEN_BACK + turn.pending:
        return held
    if state.table.rulings["amulet-timing"] == "end-of-turn":
        return held + -turn.pending
    return held


def _deciding(right: Amount, *, tied: bool) -> tuple[str, ...]:
    """Return the rules that decide about a change."""
    first = ("OFF-4", "OFF-5") if right.low <= 0 else ()
    others = ("OFF-6",) if right.high > 0 else ()
    return (*first, *others, *(("OFF-7",) if tied else ()))


def wrong_settlement(state: State, move: moves.Offering) -> Iterator[Finding]:
    """The highest offer gives three amulets back; the second takes one, the third two, and so on."""
    changes = settlement(state, move)
    offers = [bid.talents for bid in move.bids]
    tied = len(set(offers)) < len(offers)
    for bid in move.bids:
        seat = state.table.seat(bid.player.text)
        if bid.amulets is None or changes[seat].may_be(bid.amulets):
            continue
        right = changes[seat]
        first = right.low <= 0
        fewer = right.high < 0 and right.low <= bid.amulets <= 0
        if fewer and state.table.rulings["offering-removal-optional"] == "optional":
            continue
        yield find(
            "C625",
            bid.at,
            player=bid.player.text,
            right=f"{right.low:+d}" if right.exact and right.low else str(right),
            given=f"{bid.amulets:+d}",
            hint=phrase("holds", player=bid.player.text, amulets=str(held_at_offering(state, seat))) if first else "",
            rests=(f"amulets:{bid.player.text}",) if first else (),
            spoils=(f"amulets:{bid.player.text}",),
            rules=_deciding(right, tied=tied),
        )
