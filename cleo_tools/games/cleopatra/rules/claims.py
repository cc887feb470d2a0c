"""Sanctuaries: who may claim which ground, and when."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import ground, moves
from cleo_tools.games.cleopatra.state import State
from cleo_tools.source import Span

GARDEN = ("garden",)


def _off(state: State, square: moves.Square) -> bool:
    return not state.table.grid.has(square.name)


def claim_off_the_board(state: State, move: moves.Claim) -> Iterator[Finding]:
    """A statue stands on a square of the garden."""
    for square in (move.square, move.origin):
        if square is not None and _off(state, square):
            yield find("C507", square.at, square=square.name)


def no_statue_left(state: State, move: moves.Claim) -> Iterator[Finding]:
    """Everybody has two statues, for two sanctuaries.

    Rules: SAN-7.
    """
    player = state.active
    if player.statues > 0 or move.origin is not None:
        return
    own = tuple(statue.span for statue in state.statues if statue.seat == state.turn.actor)
    yield find("C520", earlier=own, player=player.name, rests=(f"statues:{player.name}",))


def not_a_sanctuary(state: State, move: moves.Claim) -> Iterator[Finding]:
    """A sanctuary is closed ground on which none of the remaining mosaics fits."""
    if _off(state, move.square):
        return
    square, grid = move.square.name, state.table.grid
    region = ground.region_of(state, square)
    if not region:
        bit = grid.bit(square)
        under = next((laid for laid in state.laid if laid.mask & bit), None)
        earlier = (under.span,) if under else ()
        yield find("C521", move.square.at, earlier=earlier, square=square, rests=GARDEN, spoils=_statues(state))
        return
    piece = ground.fitting(state, region)
    if piece is not None:
        if state.table.rulings["sanctuary-false-claim"] != "accepted-if-unchallenged":
            yield find(
                "C522" if piece in state.remaining else "C531",
                move.square.at,
                square=square,
                size=region.bit_count(),
                piece=piece,
                squares=" ".join(ground.laid_out(state, piece, region)),
                region=listed(grid.squares(region)),
                rests=("garden", "mosaics"),
                spoils=_statues(state),
            )
    elif not ground.closed(state, region):
        yield find("C527", move.square.at, square=square, rests=GARDEN, spoils=_statues(state))


def listed(squares: tuple[str, ...], most: int = 16) -> str:
    """Return squares as a record names them; of a large region only the first."""
    return " ".join(squares[:most]) + (" ..." if len(squares) > most else "")


def _statues(state: State) -> tuple[str, ...]:
    return (f"statues:{state.active.name}", f"amulets:{state.active.name}")


def claimed_already(state: State, move: moves.Claim) -> Iterator[Finding]:
    """A sanctuary belongs to one player."""
    if _off(state, move.square):
        return
    region = ground.region_of(state, move.square.name)
    other = next((statue for statue in state.statues if statue.region and statue.region & region), None)
    if other is not None:
        owner = state.players[other.seat].name
        yield find("C523", move.square.at, earlier=(other.span,), owner=owner, rests=GARDEN, spoils=_statues(state))


def claimable(state: State) -> tuple[int, ...]:
    """Return the sanctuaries that the mosaics of this visit formed and that may be claimed now.

    Rules: SAN-4.
    """
    turn = state.turn
    mosaics = [item for item in turn.elements if item.element == "mosaic" and item.mask]
    if not mosaics or turn.actor != turn.seat:
        return ()
    if len(mosaics) > 1 and turn.closed is None and state.table.rulings["sanctuary-evaluation"] == "end-of-visit":
        found = [region for item in mosaics for region in ground.new_regions(state, item)]
        return tuple(dict.fromkeys(found))
    return turn.open_claims


def passed(state: State, region: int) -> Span | None:
    """Return what ended the moment for claiming a sanctuary of this turn."""
    return next((span for lapsed, span in state.turn.lapsed if lapsed == region), None)


def open_ground(state: State, region: int) -> bool:
    """Return whether a region is not closed."""
    return not ground.closed(state, region)


def late(state: State, region: int) -> bool:
    """Return whether the moment for claiming a sanctuary has passed, or never was.

    Rules: SAN-5.
    """
    rulings = state.table.rulings
    if region in claimable(state):
        return False
    if _maker(state, region) != state.turn.actor:
        return True
    if passed(state, region) and rulings["claim-window"] == "until-end-of-turn":
        return False
    return rulings["late-claim-by-creator"] == "forbidden"


def _maker(state: State, region: int) -> int | None:
    return next((made.seat for made in state.made if made.region == region), None)


def claimed_too_late(state: State, move: moves.Claim) -> Iterator[Finding]:
    """Whoever forms a sanctuary may claim it at once; later nobody can."""
    if _off(state, move.square):
        return
    region = ground.region_of(state, move.square.name)
    if not region or ground.fitting(state, region) is not None or not ground.closed(state, region):
        return
    if any(statue.region & region for statue in state.statues) or not late(state, region):
        return
    player = state.active.name
    made = next((made for made in state.made if made.region == region), None)
    if made is None:
        squares = listed(state.table.grid.squares(region))
        yield find("C526", move.square.at, player=player, region=squares, rests=GARDEN, spoils=_statues(state))
    elif made.seat != state.turn.actor:
        maker = state.players[made.seat].name
        yield find("C524", move.square.at, earlier=(made.span,), player=player, maker=maker, spoils=_statues(state))
    else:
        yield find("C525", move.square.at, earlier=(made.span,), player=player, spoils=_statues(state))


def one_too_many(state: State, region: int) -> bool:
    """Return whether a mosaic has earned its claim already, at a table that allows one for each."""
    del region
    return bool(state.turn.claimed) and state.table.rulings["multi-sanctuary-claim"] == "one-claim-per-placement"


def second_claim(state: State, move: moves.Claim) -> Iterator[Finding]:
    """Every sanctuary that a mosaic forms may get a statue, unless the table allows one claim for a mosaic."""
    if one_too_many(state, 0):
        yield find("C528", move.square.at, player=state.active.name)


def statue_moved(state: State, move: moves.Claim) -> Iterator[Finding]:
    """A statue stays where it is."""
    if move.origin is None:
        return
    own = next(
        (s for s in state.statues if s.seat == state.turn.actor and _same_region(state, s.region, s.square, move)), None
    )
    if own is None:
        yield find("C530", move.origin.at, square=move.origin.name, player=state.active.name)
    elif state.table.rulings["statue-relocation"] == "forbidden":
        yield find("C529", move.origin.at, earlier=(own.span,), player=state.active.name)


def _same_region(state: State, region: int, square: str, move: moves.Claim) -> bool:
    if move.origin is None or _off(state, move.origin):
        return False
    return square == move.origin.name or bool(region & state.table.grid.bit(move.origin.name))
