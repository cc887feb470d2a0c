"""The quarry: elements, their sites and their price."""

from collections import Counter
from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import box, moves, palace, payment
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.rules.words import cards, element, kind, listed, place
from cleo_tools.games.cleopatra.state import Paid, State
from cleo_tools.games.cleopatra.steps import CloseTurn, SettleVisit
from cleo_tools.source import Span


def outside_the_quarry(state: State, move: moves.Build | moves.Pay) -> Iterator[Finding]:
    """Building and paying happen in a visit to the quarry."""
    del move
    if state.turn.action != "quarry":
        yield find("C401", player=state.active.name)


def built_too_late(state: State, move: moves.Build) -> Iterator[Finding]:
    """Rewards, Cleopatra and the dice come after everything has been built.

    Rules: QRY-4.
    """
    del move
    turn = state.turn
    if turn.closed is None or turn.action != "quarry":
        return
    if turn.rolled == turn.closed and state.table.rulings["dice-rolls-per-visit"] == "one-per-element":
        return
    yield find("C431", earlier=(turn.closed,), player=state.active.name)


def built_after_the_fifth(state: State, move: moves.Build) -> Iterator[Finding]:
    """Where Cleopatra moves at once, an element that completes the fifth category is the last one."""
    if state.over is not None and state.turn.elements and state.turn.closed is None:
        yield find("C432", earlier=(state.over,), element=element(move.element), rests=("round",))


_SITES = {"wall": ("WAL-3", "WAL-4"), "obelisk": ("OBE-3",), "door": ("DOR-3",)}


def no_such_site(state: State, move: moves.Build) -> Iterator[Finding]:
    """Every element has sites of its own."""
    if move.site is not None and move.site not in palace.sites(state, move.element, move.site):
        free = palace.free_sites(state, move.element, move.site)
        yield find(
            "C402",
            element=element(move.element),
            site=place(move.site),
            free=listed(free),
            spoils=("palace",),
            rules=_SITES.get(move.element, ()),
        )


def site_taken(state: State, move: moves.Build) -> Iterator[Finding]:
    """One element on a site."""
    if move.site is None or move.element == "sphinx":
        return
    standing = state.standing(move.element, move.site)
    if standing is not None:
        free = palace.free_sites(state, move.element, move.site)
        yield find(
            "C403",
            earlier=(standing.span,),
            element=element(move.element),
            site=place(move.site),
            free=listed(free),
            rests=("palace",),
            spoils=("palace",),
            rules=_SITES.get(move.element, ()),
        )


def none_left(state: State, move: moves.Build) -> Iterator[Finding]:
    """The quarry holds so many elements of each sort and no more."""
    if move.element == "mosaic":
        return
    built = state.built(move.element)
    limit = {"pedestal": 1, "throne": 1}.get(move.element) or box.CATEGORIES[move.element]
    if move.element == "sphinx":
        limit = palace.sphinxes(state, len(built) + 1)
    if len(built) >= limit:
        yield find(
            "C404",
            earlier=(built[-1].span,),
            element=element(move.element),
            limit=limit,
            rests=("palace",),
            spoils=("palace",),
        )


def sphinx_out_of_order(state: State, move: moves.Build) -> Iterator[Finding]:
    """Sphinxes are built in the order of their numbers."""
    if move.element != "sphinx" or move.site is None:
        return
    built = state.built("sphinx")
    following = len(built) + 1
    exists = int(move.site) <= palace.sphinxes(state, int(move.site))
    if exists and int(move.site) != following and following <= palace.sphinxes(state):
        yield find(
            "C405",
            earlier=(built[-1].span,) if built else (),
            site=move.site,
            following=following,
            rests=("palace",),
            spoils=("palace",),
        )


def throne_before_pedestal(state: State, move: moves.Build) -> Iterator[Finding]:
    """The throne stands on its pedestal.

    Rules: THR-3.
    """
    if move.element == "throne" and not state.built("pedestal"):
        yield find("C406", rests=("palace",))


def pedestal_on_a_mosaic(state: State, move: moves.Build) -> Iterator[Finding]:
    """Where mosaics may lie on the throne area first, the pedestal needs it free."""
    if move.element != "pedestal":
        return
    under = [laid for laid in state.laid if laid.mask & state.table.throne_area]
    if under and state.table.rulings["throne-area-blocks"] != "not-in-garden":
        yield find("C407", earlier=(under[0].span,), piece=under[0].piece, rests=("garden",))


# Payment.


def not_a_payment(state: State, move: moves.Pay) -> Iterator[Finding]:
    """Resources and merchants pay; characters do not."""
    del state
    for card in move.cards:
        if card.kind in box.CHARACTERS.values():
            yield find("C421", card.at, card=kind(card.kind))


def too_many_merchants(state: State, move: moves.Pay) -> Iterator[Finding]:
    """Nobody spends more merchants than he has left.

    Rules: PAY-5.
    """
    spent = [card for card in move.cards if card.kind == box.MERCHANT]
    have = state.active.merchants
    if len(spent) > have:
        yield find(
            "C422", spent[have].at, earlier=state.active.spent, player=state.active.name, have=have, given=len(spent)
        )


def trompe_for_an_artisan(state: State, move: moves.Pay) -> Iterator[Finding]:
    """A trompe-l'oeil stands for a material, not for an artisan."""
    for card in move.cards:
        if card.kind != box.TROMPE or card.stands_for is None:
            continue
        function = state.table.rulings["trompe-loeil-function"]
        if function == "no-function-known":
            yield find("C429", card.at)
            return
        if card.stands_for == "A" and function == "wild-material-only":
            yield find("C423", card.at)
            return


def paid_after_the_reward(state: State, move: moves.Pay) -> Iterator[Finding]:
    """Paying comes before building, and both before the reward."""
    del move
    turn = state.turn
    if turn.closed is None or turn.action != "quarry" or turn.settled < len(turn.elements):
        return
    yield find("C424", earlier=(turn.closed,), player=state.active.name)


def paid_with_fresh_cards(state: State, move: moves.Pay) -> Iterator[Finding]:
    """Where everything is paid in one batch, cards that came during the visit cannot be part of it."""
    gained, held = state.turn.gained, state.turn.held
    for card in move.cards:
        if held is not None and card.kind != box.MERCHANT:
            held = held.take(card.kind)
    enough = state.turn.held is not None and held is not None
    if gained and not enough and state.turn.elements and state.table.rulings["payment-sequencing"] == "one-batch":
        yield find("C428", earlier=(gained,), player=state.active.name)


def need(state: State) -> Counter[str]:
    """Return what the elements of this visit cost in all."""
    found: Counter[str] = Counter()
    for item in state.turn.elements:
        found.update(palace.cost(state, item))
    return found


def affordable(state: State) -> bool:
    """Return whether the player to move can certainly pay for something that is left in the quarry."""
    player = state.active
    kinds = [*player.hand.names(), *[box.MERCHANT] * player.merchants]
    purse = payment.purse(Paid(kind, None, state.at) for kind in kinds if kind != box.UNSEEN)
    for name in box.ELEMENTS:
        left = bool(state.remaining) if name == "mosaic" else bool(palace.free_sites(state, name))
        if name == "throne" and not state.built("pedestal"):
            left = False
        if left and not payment.missing(Counter(box.COSTS[name].split()), purse, state.table.rulings):
            return True
    return False


def payment_short(state: State, step: CloseTurn) -> Iterator[Finding]:
    """What was built must be paid for in full."""
    del step
    turn = state.turn
    if not turn.elements:
        return
    wanted = need(state)
    lacking = payment.missing(wanted, payment.purse(turn.payments), state.table.rulings)
    if not lacking:
        return
    player = state.players[turn.seat]
    yield find(
        "C425" if turn.pays else "C426",
        turn.pays[-1] if turn.pays else turn.elements[-1].span,
        earlier=tuple(item.span for item in turn.elements) if turn.pays else (),
        player=player.name,
        missing=cards(resource for resource in box.STANDARD for _ in range(lacking.get(resource, 0))),
        cost=cards(resource for resource in box.STANDARD for _ in range(wanted[resource])),
        spoils=() if turn.pays else (f"hand:{player.name}",),
        rules=(*dict.fromkeys(_PRICES[item.element] for item in turn.elements), *_about(turn.payments)),
    )


def _about(paid: tuple[Paid, ...]) -> tuple[str, ...]:
    """Return the rules about the kinds of payment that were tried."""
    kinds = {item.kind for item in paid}
    doubles = ("PAY-1", "PAY-2", "PAY-3") if kinds & set(box.DOUBLES.values()) else ()
    return (*doubles, "PAY-4") if box.MERCHANT in kinds else doubles


def payment_too_rich(state: State, step: CloseTurn) -> Iterator[Finding]:
    """A payment may exceed the cost, unless the table allows no idle card."""
    del step
    turn = state.turn
    if not turn.elements or not turn.pays:
        return
    wanted, given = need(state), payment.purse(turn.payments)
    over = payment.excess(wanted, given)
    if not over or payment.missing(wanted, given, state.table.rulings):
        return
    ruling = state.table.rulings["superfluous-cards"]
    if ruling == "exact-only" or (ruling == "no-wholly-unused-card" and over == "card"):
        cost = cards(resource for resource in box.STANDARD for _ in range(wanted[resource]))
        yield find("C427", turn.pays[-1], cost=cost)


def merchants_at_the_wrong_time(state: State, step: CloseTurn) -> Iterator[Finding]:
    """How many merchants may help, and whether one must lack the card: as the table agreed."""
    del step
    turn = state.turn
    spent = [paid for paid in turn.payments if paid.kind == box.MERCHANT]
    if not spent or not turn.elements:
        return
    rulings = state.table.rulings
    if len(spent) > len(turn.elements) and rulings["merchants-per-payment"] == "one":
        yield find("C434", spent[-1].span, given=len(spent), elements=len(turn.elements))
    player = state.players[turn.seat]
    held = _needlessly(state, spent)
    if held and rulings["merchant-only-if-missing"] == "must-lack-the-card":
        yield find("C435", held[1], player=player.name, card=held[0], rests=(_hand(state),))


def _needlessly(state: State, spent: list[Paid]) -> tuple[str, Span] | None:
    """Return a resource for which a merchant stands although the hand still has it, and where."""
    hand = state.players[state.turn.seat].hand
    for paid in spent:
        if paid.stands_for and hand.count(paid.stands_for):
            return paid.stands_for, paid.span
    others = [paid for paid in state.turn.payments if paid.kind != box.MERCHANT or paid.stands_for]
    lacking = payment.missing(need(state), payment.purse(others), state.table.rulings)
    free = next((paid for paid in spent if paid.stands_for is None), None)
    resource = next((resource for resource in lacking if hand.count(resource)), None)
    return (resource, free.span) if resource and free and not _elsewhere(lacking, hand, spent) else None


def _elsewhere(lacking: dict[str, int], hand: Zone, spent: list[Paid]) -> bool:
    """Return whether what the hand lacks is enough work for the merchants."""
    return sum(n for resource, n in lacking.items() if not hand.count(resource)) >= len(spent) and len(lacking) > 1


def _hand(state: State) -> str:
    return f"hand:{state.players[state.turn.seat].name}"


# Rewards.


def wrong_reward(state: State, step: SettleVisit) -> Iterator[Finding]:
    """What an element brings follows from where it stands."""
    del step
    turn = state.turn
    player = state.players[turn.seat]
    for item in turn.elements[turn.settled :]:
        if item.claimed is None:
            continue
        right = palace.reward(state, item)
        if not right.may_be(item.claimed):
            yield find(
                "C410",
                item.span,
                element=element(item.element),
                right=str(right),
                given=item.claimed,
                rests=("palace", "garden"),
                spoils=(f"talents:{player.name}",),
                rules=_REWARDS[item.element],
                sum=_sum(item.element, right.low),
            )


_REWARDS = {
    "wall": ("WAL-2",),
    "sphinx": ("SPH-3",),
    "pedestal": ("THR-2",),
    "throne": ("THR-2",),
    "obelisk": ("OBE-2",),
    "door": ("DOR-2",),
    "mosaic": ("MOS-4",),
}
_PRICES = {
    "wall": "WAL-1",
    "sphinx": "SPH-1",
    "pedestal": "THR-1",
    "throne": "THR-1",
    "obelisk": "OBE-1",
    "door": "DOR-1",
    "mosaic": "MOS-2",
}


def _sum(name: str, right: int) -> str:
    base = {"wall": 3, "door": 4, "mosaic": 4}.get(name)
    return f"{base} + {right - base} = {right}" if base is not None else str(right)


def wrong_bonus(state: State, move: moves.Bonus) -> Iterator[Finding]:
    """Two elements in one visit bring 2 talents more, three or more bring 5."""
    turn = state.turn
    right = palace.bundle(state, turn.elements)
    if move.talents.amount != right:
        yield find(
            "C430",
            move.talents.at,
            right=right,
            given=move.talents.amount,
            elements=palace.counted(state, turn.elements),
            spoils=(f"talents:{state.active.name}",),
        )
