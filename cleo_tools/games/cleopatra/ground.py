"""The garden: where a mosaic may lie, which ground it closes off, and which pieces still fit."""

from collections.abc import Iterator

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra.state import Element, State
from cleo_tools.sanctuary.fit import any_fits, fits, placement, tree
from cleo_tools.sanctuary.shapes import FIXED, FLIP, orientations


def freedom(state: State, piece: str) -> str:
    """Return how a piece may lie. Asked only where it matters.

    Rules: MOS-3.
    """
    if len(orientations(state.table.shapes[piece])) == 1:
        return FLIP
    return state.table.rulings["mosaic-orientation"]


def fit(state: State, piece: str, free: int) -> bool:
    """Return whether a piece fits on free squares, in a way it may lie.

    Rules: MOS-6.
    """
    table = state.table
    shape = table.shapes[piece]
    if not fits(free, shape, table.grid, FLIP):
        return False
    if fits(free, shape, table.grid, FIXED):
        return True
    mode = freedom(state, piece)
    return mode == FLIP or fits(free, shape, table.grid, mode)


def laid_out(state: State, piece: str, free: int) -> tuple[str, ...]:
    """Return the squares of one way to lay a piece."""
    grid = state.table.grid
    return grid.squares(placement(free, state.table.shapes[piece], grid, freedom(state, piece)))


def fitting(state: State, region: int) -> str | None:
    """Return a piece that could still be built on a region, or None: then nothing can ever be built there.

    Rules: SAN-2, SAN-3.
    """
    remaining, table = state.remaining, state.table
    # However freely pieces lie: if none fits, no ruling has to be asked.
    if any_fits(region, tree(frozenset(table.shapes[piece] for piece in remaining), table.grid)):
        found = next((piece for piece in remaining if fit(state, piece, region)), None)
        if found is not None:
            return found
    gone = [piece for piece in box.PIECES if piece not in remaining and fit(state, piece, region)]
    if not gone:
        return None
    match state.table.rulings["sanctuary-fit-set"]:
        case "pieces-still-in-pile":
            return None
        case "pieces-unbuilt-including-removed":
            return next((piece for piece in gone if piece in state.removed), None)
        case _:
            # By the short reading a region is closed for good only if it is too small, or if no mosaic is left.
            return gone[0] if remaining else None


def region_of(state: State, square: str) -> int:
    """Return the free region that holds a square, or 0."""
    bit = state.table.grid.bit(square)
    return next((region for region in regions(state, state.free) if region & bit), 0)


def regions(state: State, free: int) -> list[int]:
    """Return the connected regions of some ground; whether corners join is asked only where it matters."""
    grid = state.table.grid
    apart = list(grid.regions(free))
    if len(apart) < 2:
        return apart
    joined = list(grid.regions(free, diagonal=True))
    if len(joined) == len(apart):
        return apart
    return joined if state.table.rulings["region-adjacency"] == "orthogonal-and-diagonal" else apart


def closed(state: State, region: int) -> bool:
    """Return whether what surrounds a region closes it: mosaics, the garden's edge, the throne area."""
    grid = state.table.grid
    rim = grid.around(region) & ~region
    at_throne, at_edge = bool(rim & state.blocked), bool(region & grid.edge)
    if not at_throne and not at_edge:
        return True
    match state.table.rulings["region-boundary"]:
        case "mosaics-edge-and-throne-area":
            return True
        case "mosaics-and-edge":
            return not at_throne
        case _:
            return False


def new_regions(state: State, element: Element) -> Iterator[int]:
    """Yield the sanctuaries that a mosaic of this visit formed.

    Rules: SAN-1, MOS-5.
    """
    grid, rulings = state.table.grid, state.table.rulings
    before = (state.free | state.covered & ~element.covered) & grid.full
    played_in = next((r for r in regions(state, before) if r & element.mask), element.mask)
    parts = [r for r in regions(state, state.free) if r & played_in]
    shut = [r for r in parts if closed(state, r) and fitting(state, r) is None]
    if shut and len(parts) == 1 and rulings["sanctuary-new-region"] == "must-be-cut-off-from-other-free-space":
        return
    yield from shut
    for region in regions(state, state.free):
        # Elsewhere: the last piece that fitted there has just been used up.
        if region not in parts and fit(state, element.piece, region) and fitting(state, region) is None:
            known = any(made.region == region for made in state.made) or any(s.region == region for s in state.statues)
            if not known and rulings["sanctuary-new-region"] == "any-region-that-became-unfillable":
                yield region
