"""What changes in the quarry: palace and garden, statues, the pile of mosaics, rewards, Cleopatra."""

from cleo_tools.change import evolve
from cleo_tools.games.cleopatra import box, ground, moves, palace
from cleo_tools.games.cleopatra.play.market import as_played, gain, lay_down
from cleo_tools.games.cleopatra.rules.audits import figures_on
from cleo_tools.games.cleopatra.rules.claims import late, one_too_many, open_ground
from cleo_tools.games.cleopatra.rules.mosaics import shape
from cleo_tools.games.cleopatra.state import Built, Element, Laid, Made, Paid, State, Statue
from cleo_tools.games.cleopatra.steps import SettleVisit
from cleo_tools.source import Span

_MOST_ELEMENTS = 2 * sum(box.CATEGORIES.values())


def quarry(state: State, move: moves.Quarry) -> State:
    """Return the position after a visit began."""
    del move
    return _visiting(state.during(action="quarry", acted=state.at))


def _visiting(state: State) -> State:
    if state.turn.before_visit is not None:
        return state
    return state.during(before_visit=(state.discards, state.covered, state.walls))


def build(state: State, move: moves.Build) -> State:
    """Return the position after an element was placed."""
    if not state.turn.action:
        state = state.during(action="quarry", acted=state.at)
    state = _visiting(state)
    if move.element == "mosaic":
        return _mosaic(state, move)
    site = move.site or _only_site(state, move.element)
    item = Element(
        move.element,
        site,
        state.at,
        move.reward.amount if move.reward else None,
        covered=state.covered,
        walls=state.walls,
    )
    if len(state.palace) >= _MOST_ELEMENTS:
        # More than the box ever held: there is nothing that could have been built.
        return state
    built = Built(move.element, site, state.turn.actor, state.at)
    state = evolve(state, palace=(*state.palace, built))
    return _added(lapse(state), item)


def _only_site(state: State, element: str) -> str | None:
    """Return the site of an element that was noted without one, where it can only be that."""
    if element in ("pedestal", "throne"):
        return element
    if element == "sphinx":
        return str(len(state.built("sphinx")) + 1)
    free = palace.free_sites(state, element)
    return free[0] if len(free) == 1 else None


def _added(state: State, item: Element) -> State:
    state = state.during(elements=(*state.turn.elements, item))
    space, complete = palace.advance(state)
    if space == state.cleopatra or state.table.rulings["cleopatra-advance-timing"] != "instantly-per-element":
        return state
    over = state.over or (state.at if space >= box.LAST_SPACE else None)
    return evolve(state, cleopatra=space, complete=complete, over=over)


def _mosaic(state: State, move: moves.Build) -> State:
    table = state.table
    squares = [square.name for square in move.squares if table.grid.has(square.name)]
    mask = table.grid.mask(squares)
    piece = shape(move) or (move.piece if move.piece not in (None, "?") else None) or ""
    item = Element(
        "mosaic",
        None,
        state.at,
        move.reward.amount if move.reward else None,
        piece,
        mask,
        state.covered,
        state.walls,
    )
    state = _sifted_before(lapse(state))
    picks = _unbuilt(state, piece)
    if len(state.laid) >= _MOST_ELEMENTS:
        return state
    if piece:
        state = evolve(state, laid=(*state.laid, Laid(piece, mask, state.turn.actor, state.at)))
    state = evolve(state, covered=state.covered | mask, order=_without(state, piece))
    state = _added(state, item).during(picks=picks, claimed=0)
    fresh = tuple(ground.new_regions(state, item)) if piece and mask else ()
    return state.during(open_claims=fresh, tested=False)


def _sifted_before(state: State) -> State:
    """Return the position before another mosaic of a visit: a top piece that fits nowhere has left by then."""
    top = state.order[0] if state.order else "?"
    if state.turn.tested or top == "?" or ground.fit(state, top, state.free):
        return state
    return sift_pile(state) if state.table.rulings["top-check-timing"] == "after-each-mosaic" else state


def _without(state: State, piece: str) -> tuple[str, ...]:
    """Return the pile after a piece left it: from the top, or from wherever a scribe found it."""
    order = state.order
    if piece in order:
        index = order.index(piece)
        above = order[:index] if state.turn.picks or index == 0 else ()
        return (*above, *order[index + 1 :])
    if state.turn.picks or not order:
        return order
    return order[1:]


def _unbuilt(state: State, piece: str) -> tuple[tuple[str, Span], ...]:
    """Return the scribes' picks that are still to be built after a piece was."""
    picks = state.turn.picks
    used = next((pick for pick in picks if pick[0] == piece), None) or next((p for p in picks if p[0] == "?"), None)
    if used is None and state.order[:1] != (piece,):
        used = picks[-1] if picks else None
    return tuple(pick for pick in picks if pick is not used)


def lapse(state: State) -> State:
    """Return the position after the moment for claiming has passed.

    Sanctuaries that nobody claimed are remembered with their maker, and the pile is tested.
    """
    fresh = [
        Made(region, state.turn.seat, _mosaic_span(state))
        for region in state.turn.open_claims
        if not any(statue.region == region for statue in state.statues)
        and not any(made.region == region for made in state.made)
    ]
    if fresh:
        state = evolve(state, made=(*state.made, *fresh))
    passed = tuple((region, state.at) for region in state.turn.open_claims)
    return state.during(open_claims=(), lapsed=(*state.turn.lapsed, *passed)) if passed else state


def _mosaic_span(state: State) -> Span:
    return next((item.span for item in reversed(state.turn.elements) if item.element == "mosaic"), state.at)


def sift_pile(state: State) -> State:
    """Return the position after every piece that lies on top and fits nowhere has left the game."""
    if state.turn.tested:
        return state
    order, removed = state.order, state.removed
    while order and order[0] != "?" and not ground.fit(state, order[0], state.free):
        removed, order = (*removed, order[0]), order[1:]
    before = state.removed
    state = evolve(state, order=order, removed=removed)
    if state.remaining and not any(ground.fit(state, piece, state.free) for piece in state.remaining):
        state = evolve(state, order=(), removed=(*state.removed, *state.remaining))
    return state.during(tested=True, left_pile=(*state.turn.left_pile, *state.removed[len(before) :]))


def claim(state: State, move: moves.Claim) -> State:
    """Return the position after a statue was placed; a void claim leaves no trace.

    Rules: SAN-6.
    """
    seat, square = state.turn.actor, move.square.name
    if not state.table.grid.has(square):
        return state
    region = ground.region_of(state, square)
    good = _good(state, region, moving=move.origin is not None)
    if move.origin is not None:
        return _moved(state, move, region if good else 0)
    stays = state.table.rulings["sanctuary-false-claim"] == "statue-stays-no-effect" if not good else True
    if not stays:
        return state
    player = state.players[seat]
    state = state.change(seat, statues=max(0, player.statues - 1))
    statue = Statue(seat, square, region if good else 0, state.at)
    state = evolve(state, statues=(*state.statues, statue))
    return state.during(claimed=state.turn.claimed + 1)


def _good(state: State, region: int, *, moving: bool) -> bool:
    """Return whether a claim holds: as the rules have it, or because the table let it stand."""
    if not region or any(statue.region & region for statue in state.statues):
        return False
    if state.turn.stands is not None:
        return True
    if state.players[state.turn.actor].statues < 1 and not moving:
        return False
    if ground.fitting(state, region) is not None:
        return state.table.rulings["sanctuary-false-claim"] == "accepted-if-unchallenged"
    return not any(rule(state, region) for rule in (open_ground, late, one_too_many))


def _moved(state: State, move: moves.Claim, region: int) -> State:
    """Return the position after a statue went from one place to another."""
    if move.origin is None or state.table.rulings["statue-relocation"] == "forbidden":
        return state
    bit = state.table.grid.bit(move.origin.name) if state.table.grid.has(move.origin.name) else 0
    moved = [
        Statue(s.seat, move.square.name, region, state.at)
        if s.seat == state.turn.actor and (s.square == move.origin.name or s.region & bit)
        else s
        for s in state.statues
    ]
    return evolve(state, statues=tuple(moved))


def pay(state: State, move: moves.Pay) -> State:
    """Return the position after cards and merchants were laid down."""
    kinds = [card.kind for card in move.cards if card.kind != box.MERCHANT]
    merchants = len(move.cards) - len(kinds)
    due = figures_on(state, kinds)
    state = lay_down(state, kinds)
    seat = state.turn.actor
    left = max(0, state.players[seat].merchants - merchants)
    if merchants:
        state = state.change(seat, merchants=left, spent=(*state.players[seat].spent, state.at))
    state = gain(state, seat, as_played(state, move.amulets, due))
    paid = tuple(Paid(card.kind, card.stands_for, card.at.within(state.at)) for card in move.cards)
    turn = state.turn
    return state.during(payments=(*turn.payments, *paid), pays=(*turn.pays, state.at))


def drop(state: State, move: moves.Drop) -> State:
    """Return the position after a piece left the game."""
    if move.piece == "?" or move.piece not in state.remaining:
        return state
    order = state.order[1:] if state.order and state.order[0] in ("?", move.piece) else state.order
    order = tuple(piece for piece in order if piece != move.piece)
    return evolve(state, removed=(*state.removed, move.piece), order=order)


def top(state: State, move: moves.Top) -> State:
    """Return the position after the top piece became known; pieces above it that fit nowhere have left."""
    if move.piece is None:
        gone = tuple(piece for piece in state.remaining if not ground.fit(state, piece, state.free))
        return evolve(state, order=(), removed=(*state.removed, *gone)) if len(gone) == len(state.remaining) else state
    if move.piece == "?" or move.piece not in state.remaining:
        return state
    if move.piece in state.order:
        index = state.order.index(move.piece)
        above = tuple(piece for piece in state.order[:index] if piece != "?")
        unfit = tuple(piece for piece in above if not ground.fit(state, piece, state.free))
        return evolve(state, order=state.order[index:], removed=(*state.removed, *unfit))
    return evolve(state, order=(move.piece, *state.order[1:]))


def mosaics(state: State, move: moves.Mosaics) -> State:
    """Return the position after the pile was noted."""
    return evolve(state, order=move.pieces)


def settle_visit(state: State, step: SettleVisit) -> State:
    """Return the position after rewards were collected and Cleopatra advanced; the dice come next."""
    del step
    state = sift_pile(lapse(state))
    turn, rulings = state.turn, state.table.rulings
    fresh = turn.elements[turn.settled :]
    talents = state.players[turn.seat].talents
    for item in fresh:
        talents = talents + as_played(state, item.claimed, palace.reward(state, item))
    bonus = palace.bundle(state, turn.elements)
    talents = talents + (bonus - turn.bonus)
    state = state.change(turn.seat, talents=talents)
    space, complete = palace.advance(state)
    owed = turn.rolls_owed
    if fresh and not (turn.rolled and turn.closed):
        owed += 1
        if len(fresh) > 1 and rulings["dice-rolls-per-visit"] == "one-per-element":
            owed += len(fresh) - 1
    elif fresh and rulings["dice-rolls-per-visit"] == "one-per-element":
        owed += len(fresh)
    if not turn.elements and turn.closed is None:
        owed += 1
    over = state.over
    if space >= box.LAST_SPACE and over is None:
        over = turn.elements[-1].span if turn.elements else state.at
    state = evolve(state, cleopatra=space, complete=complete, over=over)
    return state.during(settled=len(turn.elements), bonus=bonus, closed=state.at, rolls_owed=owed)


def bonus(state: State, move: moves.Bonus) -> State:
    """Return the position after the extra for several elements was named: it was counted when the visit was settled."""
    if state.turn.stands is None or move.talents.amount == state.turn.bonus:
        return state
    player = state.active
    more = move.talents.amount - state.turn.bonus
    return state.change(state.turn.actor, talents=player.talents + more).during(bonus=move.talents.amount)


def cleopatra(state: State, move: moves.Cleopatra) -> State:
    """Return the position after Cleopatra's space was named: the rules' figure goes on, unless it was let stand."""
    if state.turn.stands is None or move.space > box.LAST_SPACE:
        return state
    return evolve(state, cleopatra=move.space)
