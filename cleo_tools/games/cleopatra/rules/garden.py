"""Mosaics, the pile they come from, and the sanctuaries they form."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import box, ground, moves
from cleo_tools.games.cleopatra.state import Element, State
from cleo_tools.sanctuary.garden import cell
from cleo_tools.sanctuary.shapes import FLIP, letter, normal, orientations
from cleo_tools.source import Span

GARDEN = ("garden",)


def shape(move: moves.Build) -> str | None:
    """Return the piece whose shape the squares have."""
    return letter(cell(square.name) for square in move.squares)


def off_the_board(state: State, move: moves.Build) -> Iterator[Finding]:
    """A mosaic lies on squares of the garden."""
    for square in move.squares:
        if not state.table.grid.has(square.name):
            yield find("C507", square.at, square=square.name, spoils=GARDEN)


def no_such_piece(state: State, move: moves.Build) -> Iterator[Finding]:
    """A mosaic has the shape of its piece."""
    del state
    if move.element != "mosaic":
        return
    found = shape(move)
    squares = " ".join(square.name for square in move.squares)
    if found is None:
        yield find("C501", squares=squares, spoils=("garden", "mosaics"))
    elif move.piece not in (None, "?", found):
        yield find("C502", piece=move.piece or "", found=found, squares=squares, spoils=("garden", "mosaics"))


def not_on_top(state: State, move: moves.Build) -> Iterator[Finding]:
    """The top piece of the pile is the one to be built, unless a scribe picked another.

    Rules: MOS-1.
    """
    piece = _meant(move)
    if piece is None or piece not in state.remaining:
        return
    pick = state.turn.pick
    if (piece, state.turn.actor) in state.reserved:
        return
    if pick is not None:
        if pick[0] not in (piece, "?"):
            yield find("C508", earlier=(pick[1],), piece=piece, picked=pick[0], spoils=("mosaics",))
        return
    top = state.order[0] if state.order else "?"
    if top in ("?", piece) or _untested(state, top):
        return
    if _scribe_goes_on(state):
        return
    code = "C503" if ground.fit(state, top, state.free) else "C514"
    scribe = ("CHR-SCRIBE-1",) if any(name == "scribe picks" for name, _ in state.turn.characters) else ()
    yield find(code, piece=piece, top=top, rests=("mosaics",), spoils=("mosaics",), rules=scribe)


def _untested(state: State, top: str) -> bool:
    """Return whether the top piece leaves first, because it fits nowhere."""
    if not state.laid or ground.fit(state, top, state.free):
        return False
    in_this_visit = any(item.element == "mosaic" for item in state.turn.elements)
    return not in_this_visit or state.table.rulings["top-check-timing"] == "after-each-mosaic"


def _scribe_goes_on(state: State) -> bool:
    scribes = [span for name, span in state.turn.characters if name == "scribe picks"]
    return bool(scribes) and state.table.rulings["scribe-per-mosaic"] == "whole-visit"


def _meant(move: moves.Build) -> str | None:
    """Return the piece that was built: by its squares, which are seen on the table, or else by its letter."""
    if move.element != "mosaic":
        return None
    return shape(move) or (move.piece if move.piece not in (None, "?") else None)


def gone_from_the_pile(state: State, move: moves.Build) -> Iterator[Finding]:
    """There is one mosaic of each shape."""
    piece = _meant(move)
    if piece is None:
        return
    laid = next((laid for laid in state.laid if laid.piece == piece), None)
    if laid is not None:
        yield find("C504", earlier=(laid.span,), piece=piece, rests=("mosaics",), spoils=("mosaics",))
        return
    owner = next((seat for reserved, seat in state.reserved if reserved == piece), state.turn.actor)
    if owner != state.turn.actor:
        yield find("C510", piece=piece, owner=state.players[owner].name)
    elif piece in state.removed:
        yield find("C509", piece=piece, rests=("mosaics",), spoils=("mosaics",))


def overlapping_mosaics(state: State, move: moves.Build) -> Iterator[Finding]:
    """A mosaic covers only free squares."""
    for square in move.squares:
        if not state.table.grid.has(square.name):
            continue
        bit = state.table.grid.bit(square.name)
        under = next((laid for laid in state.laid if laid.mask & bit), None)
        if under is not None:
            yield find(
                "C505",
                square.at,
                earlier=(under.span,),
                square=square.name,
                piece=under.piece,
                rests=GARDEN,
                spoils=GARDEN,
            )
            return


def on_the_throne_area(state: State, move: moves.Build) -> Iterator[Finding]:
    """The place for the throne is no place for a mosaic."""
    for square in move.squares:
        if not state.table.grid.has(square.name):
            continue
        bit = state.table.grid.bit(square.name)
        if bit & state.table.throne_area and bit & state.blocked:
            yield find("C506", square.at, square=square.name, spoils=GARDEN)
            return


def turned_over(state: State, move: moves.Build) -> Iterator[Finding]:
    """Whether a piece may be turned over, or even turned, is for the table to say."""
    piece = shape(move) if move.element == "mosaic" else None
    if piece is None:
        return
    lying = normal(cell(square.name) for square in move.squares)
    printed = state.table.shapes[piece]
    if lying == printed:
        return
    mode = state.table.rulings["mosaic-orientation"]
    if mode != FLIP and lying not in orientations(printed, mode):
        yield find("C511", piece=piece)


def standing_alone(state: State, move: moves.Build) -> Iterator[Finding]:
    """A mosaic may lie anywhere, unless the table wants it to touch another or the edge."""
    if move.element != "mosaic" or not all(state.table.grid.has(square.name) for square in move.squares):
        return
    mask = state.table.grid.mask(square.name for square in move.squares)
    touches = bool(state.table.grid.around(mask) & state.covered)
    at_edge = bool(mask & state.table.grid.edge)
    if touches or (at_edge and not state.laid):
        return
    match state.table.rulings["mosaic-placement-freedom"]:
        case "must-touch-a-mosaic" if state.laid:
            yield find("C512", earlier=(state.laid[-1].span,))
        case "must-start-at-an-edge" if not at_edge:
            yield find("C513")


# Claims.


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


# The pile.


def dropped_though_it_fits(state: State, move: moves.Drop) -> Iterator[Finding]:
    """A piece leaves the pile only if it fits nowhere.

    Rules: MOS-7.
    """
    piece = move.piece
    if piece == "?" or piece in state.turn.left_pile:
        return
    if piece not in state.remaining:
        yield find("C541", piece=piece, rests=("mosaics",))
        return
    if state.turn.action != "quarry" or not any(item.element == "mosaic" for item in state.turn.elements):
        yield find("C542", piece=piece)
        return
    if len(state.turn.elements) < state.turn.builds and _tested_later(state):
        yield find("C542", piece=piece)
        return
    top = state.order[0] if state.order else "?"
    if top not in ("?", piece) and ground.fit(state, top, state.free):
        yield find("C543", piece=piece, top=top, rests=("mosaics",), spoils=("mosaics",))
    elif ground.fit(state, piece, state.free):
        squares = " ".join(ground.laid_out(state, piece, state.free))
        yield find("C540", piece=piece, squares=squares, rests=("garden", "mosaics"), spoils=("mosaics",))


def _tested_later(state: State) -> bool:
    return state.table.rulings["top-check-timing"] == "after-the-whole-visit"


def wrong_top(state: State, move: moves.Top) -> Iterator[Finding]:
    """The top piece is one that is left, and one that still fits."""
    remaining = state.remaining
    fitting = [piece for piece in remaining if ground.fit(state, piece, state.free)]
    if move.piece is None:
        if fitting:
            yield find("C546", pieces=" ".join(remaining), rests=("mosaics", "garden"), spoils=("mosaics",))
        return
    if move.piece == "?":
        return
    if move.piece not in remaining:
        laid = next((laid.span for laid in state.laid if laid.piece == move.piece), None)
        yield find(
            "C544",
            earlier=(laid,) if laid else (),
            piece=move.piece,
            pieces=" ".join(remaining) or "-",
            rests=("mosaics",),
            spoils=("mosaics",),
        )
    elif state.order and state.order[0] not in ("?", move.piece) and ground.fit(state, state.order[0], state.free):
        yield find("C547", piece=move.piece, top=state.order[0], rests=("mosaics",), spoils=("mosaics",))
    elif state.laid and move.piece not in fitting and _test_now(state):
        yield find("C545", piece=move.piece, rests=("mosaics", "garden"), spoils=("mosaics",))


def _test_now(state: State) -> bool:
    mosaics = [item for item in state.turn.elements if item.element == "mosaic"]
    if not mosaics:
        return False
    if state.turn.closed is not None or len(state.turn.elements) >= state.turn.builds:
        return True
    return state.table.rulings["top-check-timing"] == "after-each-mosaic"


def pieces_listed(state: State, move: moves.Mosaics) -> Iterator[Finding]:
    """The pile holds twelve pieces, one of each shape.

    Rules: SET-4.
    """
    del state
    named = [piece for piece in move.pieces if piece != "?"]
    twice = sorted({piece for piece in named if named.count(piece) > 1})
    if twice:
        yield find("C104", pieces=" ".join(twice), spoils=("mosaics",))
    elif len(move.pieces) > len(box.PIECES) or (not move.more and len(move.pieces) < len(box.PIECES)):
        yield find("C105", given=len(move.pieces), whole=len(box.PIECES), spoils=("mosaics",))


def laid_element(state: State) -> Element | None:
    """Return the last mosaic of this visit."""
    return next((item for item in reversed(state.turn.elements) if item.element == "mosaic"), None)
