"""Mosaics: where they may lie, and the pile they come from."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import box, ground, moves
from cleo_tools.games.cleopatra.state import State
from cleo_tools.sanctuary.garden import cell
from cleo_tools.sanctuary.shapes import FLIP, letter, normal, orientations

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
    picks = state.turn.picks
    if piece in dict(state.reserved) or any(picked in (piece, "?") for picked, _ in picks):
        return
    top = state.order[0] if state.order else "?"
    # A picked piece may still come later in the visit, after the top one.
    waits = not picks or len(picks) < state.turn.builds - len(state.turn.elements)
    if waits and (top in ("?", piece) or _untested(state, top)):
        return
    if picks:
        yield find("C508", earlier=(picks[-1][1],), piece=piece, picked=picks[-1][0], spoils=("mosaics",))
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
