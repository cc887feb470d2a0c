"""Figures written in a record: compared with the rules' own, never trusted."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, Term, find
from cleo_tools.games.cleopatra import box, characters, ground, limits, moves
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.rules.cards import unlike
from cleo_tools.games.cleopatra.rules.words import cards, holding
from cleo_tools.games.cleopatra.state import State
from cleo_tools.source import Extent


def figures_on(state: State, kinds: list[str]) -> Amount:
    """Return the amulets printed on cards that are used.

    Rules: TRN-4.
    """
    figures = state.table.board.amulets
    tainted = [kind for kind in kinds if kind in figures]
    if tainted:
        state.table.lean("amulets")
    sure = sum(figures[kind] for kind in tainted)
    unseen = kinds.count(box.UNSEEN)
    return Amount(sure, sure + unseen * max(figures.values()))


def amulets_due(state: State, move: object) -> Amount | None:
    """Return the amulets that a clause brings to who acts, or None where it brings none by its nature."""
    match move:
        case moves.Pay():
            return figures_on(state, [card.kind for card in move.cards])
        case moves.Keep():
            return limits.price_of_keeping(state)
        case moves.Discard():
            return limits.price_of_discarding(state, (card.kind for card in move.cards))
        case (
            moves.Beggar() | moves.Courtesan() | moves.Envoy() | moves.ScribePicks() | moves.ScribeTurns()
            | moves.Smuggler() | moves.Vizier()
        ):  # fmt: skip
            return characters.cost(state, move)
        case _:
            return None


_COSTS: dict[type, tuple[str, ...]] = {
    moves.Pay: ("TRN-4",),
    moves.Keep: ("MKT-4",),
    moves.Discard: ("MKT-3",),
    moves.Beggar: ("CHR-BEGGAR-1",),
    moves.Courtesan: ("CHR-COURTESAN-1",),
    moves.Envoy: ("CHR-ENVOY-1", "CHR-ENVOY-4"),
    moves.ScribePicks: ("CHR-SCRIBE-1",),
    moves.ScribeTurns: ("CHR-SCRIBE-2",),
    moves.Smuggler: ("CHR-SMUGGLER-1", "CHR-SMUGGLER-2"),
    moves.Vizier: ("CHR-VIZIER-3",),
}


def wrong_amulets(state: State, move: object) -> Iterator[Finding]:
    """The amulets a clause brings follow from what was played."""
    given = getattr(move, "amulets", None)
    if given is None:
        return
    if isinstance(move, (moves.Keep, moves.Discard)) and state.turn.smuggled >= 0 and limits.settled(state):
        return
    due = amulets_due(state, move)
    if due is None or due.may_be(given):
        return
    name = state.active.name
    rests: tuple[str, ...] = (f"hand:{name}",) if isinstance(move, moves.Keep) else ()
    if isinstance(move, moves.Envoy):
        rests = tuple(f"amulets:{answer.player.text}" for answer in move.answers)
    yield find(
        "C801",
        player=name,
        right=str(due),
        given=given,
        rests=rests,
        spoils=(f"amulets:{name}",),
        rules=_COSTS[type(move)],
    )


def wrong_tokens(state: State, move: object) -> Iterator[Finding]:
    """Tokens of 1, 2, 5 and 10 make up an amount.

    Rules: SET-6.
    """
    del state
    found: list[tuple[int, tuple[int, ...], Extent]] = []
    match move:
        case moves.Build() if move.reward:
            found.append((move.reward.amount, move.reward.tokens, move.reward.at))
        case moves.Bonus():
            found.append((move.talents.amount, move.talents.tokens, move.talents.at))
        case moves.Offering():
            found += [(bid.talents or 0, bid.tokens, bid.at) for bid in move.bids]
        case moves.Beggar():
            goods = [good for gift in move.gifts for good in gift.goods]
            found += [(good.amount, good.tokens, good.at) for good in goods if isinstance(good, moves.Talents)]
    for amount, tokens, at in found:
        strange = next((token for token in tokens if token not in box.TOKENS), None)
        if strange is not None:
            yield find("C815", at, token=strange)
        elif tokens and sum(tokens) != amount:
            yield find("C812", at, amount=amount, tokens=" ".join(map(str, tokens)))


_AT_FIRST: dict[str, tuple[str, ...]] = {
    "talents": ("SET-7",),
    "amulets": ("SET-5",),
    "cards": ("SET-8",),
    "merchants": ("SET-7",),
    "statues": ("SET-7",),
    "pile": ("SET-9", "SET-10"),
    "altar": ("SET-2",),
    "cleopatra": ("SET-3",),
    "mosaics": ("SET-4",),
    "stall": ("SET-10",),
}
_AUDITED: dict[str, tuple[str, ...]] = {
    "talents": ("QRY-5", "OFF-8"),
    "amulets": ("TRN-4", "OFF-6"),
    "cards": ("MKT-1",),
    "merchants": ("PAY-5",),
    "statues": ("SAN-4",),
    "pile": ("MKT-5", "MKT-8"),
    "discards": ("PAY-6", "CHR-GEN-2", "MKT-8"),
    "altar": ("QRY-11", "OFF-9"),
    "cleopatra": ("QRY-8",),
    "mosaics": ("MOS-6",),
    "stall": ("MKT-1", "MKT-5"),
}


def audit_differs(state: State, move: moves.Check) -> Iterator[Finding]:
    """An audit says what the table counted."""
    for measure in move.measures:
        if measure.quantity == "hand":
            yield from _hand(state, move, measure)
            continue
        found = measured(state, move, measure)
        if found is None or measure.number is None or found.may_be(measure.number):
            continue
        key = _key(move, measure)
        yield find(
            "C810",
            measure.at,
            quantity=Term(measure.quantity.upper()),
            whose=f" ({move.player.text})" if move.player else f" {measure.stall}" if measure.stall else "",
            right=str(found),
            given=measure.number,
            rests=key,
            spoils=key,
            rules=(_AT_FIRST if not state.turns else _AUDITED).get(measure.quantity, ()),
        )


def _key(move: moves.Check, measure: moves.Measure) -> tuple[str, ...]:
    if move.player is None:
        return {
            "stall": ("stalls", "refill"),
            "pile": ("pile", "discards", "refill"),
            "discards": ("discards", "pile"),
            "altar": ("altar",),
            "cleopatra": ("cleopatra", "palace", "mosaics"),
            "mosaics": ("mosaics", "garden"),
        }[measure.quantity]
    name = move.player.text
    quantity = "hand" if measure.quantity == "cards" else measure.quantity
    return (f"{quantity}:{name}",)


def measured(state: State, move: moves.Check, measure: moves.Measure) -> Amount | None:
    """Return what the rules say about a quantity, or None if it is not that of a player or of the table."""
    return _on_the_table(state, measure) if move.player is None else _of_a_player(state, move.player.text, measure)


def _on_the_table(state: State, measure: moves.Measure) -> Amount | None:
    match measure.quantity:
        case "pile" | "discards" if state.loose:
            return Amount(0, box.CARDS)
        case "pile":
            return _size(state.pile.size, state.pile.maybe)
        case "discards":
            return _size(state.discards.size, state.discards.maybe)
        case "altar":
            return exactly(state.altar)
        case "cleopatra":
            return exactly(state.cleopatra)
        case "mosaics":
            return _mosaics(state)
        case "stall" if measure.stall:
            stall = state.stalls[measure.stall - 1]
            return _size(stall.size, stall.maybe)
    return None


def _of_a_player(state: State, name: str, measure: moves.Measure) -> Amount | None:
    player = state.player(name)
    match measure.quantity:
        case "talents":
            return player.talents
        case "amulets":
            return player.amulets
        case "cards":
            return _size(player.hand.size, player.hand.maybe)
        case "merchants":
            return exactly(player.merchants)
        case "statues":
            return exactly(player.statues)
    return None


def _mosaics(state: State) -> Amount:
    """Return how many mosaics are in the pile: where its order was not noted, misfits may have left it unseen."""
    remaining = state.remaining
    if not state.laid or ("?" not in state.order and len(state.order) == len(remaining)):
        return exactly(len(remaining))
    return Amount(sum(ground.fit(state, piece, state.free) for piece in remaining), len(remaining))


def _size(least: int, maybe: int) -> Amount:
    return Amount(least, least + maybe)


def misplaced_quantity(state: State, move: moves.Check) -> Iterator[Finding]:
    """Some figures are of a player, others of the table."""
    for measure in move.measures:
        if measure.quantity != "hand" and measured(state, move, measure) is None:
            code = "C814" if move.player else "C813"
            rules = _AT_FIRST.get(measure.quantity, ())
            yield find(code, measure.at, quantity=Term(measure.quantity.upper()), rules=rules)
        elif measure.quantity == "hand" and move.player is None:
            yield find("C813", measure.at, quantity=Term("HAND"))


def _hand(state: State, move: moves.Check, measure: moves.Measure) -> Iterator[Finding]:
    if move.player is None:
        return
    player = state.player(move.player.text)
    kinds = [card.kind for card in measure.cards or ()]
    if unlike(player.hand, kinds):
        yield find(
            "C811",
            measure.at,
            player=player.name,
            given=cards(kinds) or "-",
            hand=holding(player.hand),
            rests=(f"hand:{player.name}",),
            spoils=(f"hand:{player.name}",),
        )


def wrong_new_pile(state: State, move: moves.Reshuffle) -> Iterator[Finding]:
    """A new draw pile has as many cards as the discards had."""
    if move.cards is None or state.loose:
        return
    # Noted after the draw, or announced before it.
    now = state.cycle.size if state.turn.reshuffled else state.discards.size
    if move.cards != now:
        yield find("C802", right=now, given=move.cards, rests=("pile", "discards"))
