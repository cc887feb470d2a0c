"""The palace: where elements go, what they bring, and when a category is complete."""

from collections.abc import Mapping

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.state import Element, State
from cleo_tools.sanctuary.garden import COLUMNS, cell

SIDES = ("left", "right")
_RING = tuple(f"w{number}" for number in range(1, 10))
_DOOR_SIDE = ("w10", "w11", "w12")


def sphinxes(state: State, site: int = 0) -> int:
    """Return how many sphinxes there are; asked only where it matters, beyond the sixth.

    Rules: SPH-2.
    """
    six = box.CATEGORIES["sphinx"]
    if max(len(state.built("sphinx")), site - 1) < six:
        return six
    return int(state.table.rulings["sphinx-count"])


def slots(state: State, wanted: str | None = None) -> tuple[str, ...]:
    """Return the places for walls: along the garden's edge, three on a side, none on the side of the door.

    Rules: WAL-3, WAL-4.
    """
    table = state.table
    table.lean("walls")
    ring = tuple(slot for slot in _RING if slot in table.board.walls)
    if wanted not in _DOOR_SIDE or wanted not in table.board.walls:
        return ring
    twelve = table.rulings["wall-positions"] == "twelve-slots-on-four-sides"
    return (*ring, *(slot for slot in _DOOR_SIDE if slot in table.board.walls)) if twelve else ring


def sites(state: State, element: str, wanted: str | None = None) -> tuple[str, ...]:
    """Return the sites meant for an element, whether or not something stands there.

    Rules: QRY-3, OBE-3, DOR-3.
    """
    match element:
        case "wall":
            return slots(state, wanted)
        case "sphinx":
            return tuple(str(number) for number in range(1, sphinxes(state, int(wanted or 0)) + 1))
        case "obelisk" | "door":
            return SIDES
        case _:
            return (element,)


def free_sites(state: State, element: str, wanted: str | None = None) -> tuple[str, ...]:
    """Return the sites where nothing stands."""
    taken = {built.site for built in state.built(element)}
    return tuple(site for site in sites(state, element, wanted) if site not in taken)


def category(element: str) -> str:
    """Return the category of an element: the pedestal belongs to the throne."""
    return "throne" if element == "pedestal" else element


def cost(state: State, element: Element) -> tuple[str, ...]:
    """Return the units an element costs.

    Rules: QRY-2.
    """
    units = tuple(box.COSTS[element.element].split())
    if element.element not in ("pedestal", "throne", "obelisk"):
        return units
    pair = [b.span for b in state.palace if category(b.element) == category(element.element)]
    second = len(pair) > 1 and pair[0] != element.span
    return () if second and state.table.rulings["cost-per-piece"] == "for-the-pair" else units


# Rewards.


def contact(state: State, slot: str, covered: int) -> int:
    """Return how many mosaic squares, or pieces, touch a wall.

    Rules: WAL-2.
    """
    table = state.table
    table.lean("walls")
    span = table.board.walls[slot]
    along = table.grid.mask(span)
    beyond = table.grid.mask(_ends(span, table.board.columns, table.board.rows))
    if covered & beyond and table.rulings["wall-contact-geometry"] == "including-diagonal":
        along |= beyond
    squares = (along & covered).bit_count()
    pieces = sum(1 for laid in state.laid if laid.mask & along & covered)
    if squares != pieces and table.rulings["wall-contact-unit"] == "mosaic-pieces":
        return pieces
    return squares


def _ends(span: tuple[str, ...], columns: int, rows: int) -> list[str]:
    """Return the squares just beyond both ends of a wall, along the same edge."""
    cells = sorted(cell(square) for square in span)
    (c0, r0), (c1, r1) = cells[0], cells[-1]
    upright = c0 == c1
    ends = [(c0, r0 - 1), (c1, r1 + 1)] if upright else [(c0 - 1, r0), (c1 + 1, r1)]
    return [f"{COLUMNS[c]}{r + 1}" for c, r in ends if 0 <= c < columns and 0 <= r < rows]


def run(state: State, side: str, walls: frozenset[str | None]) -> int:
    """Return how many walls are joined without a gap to the corner of a door frame.

    Rules: DOR-2.
    """
    rulings = state.table.rulings
    joined = _joined(state, side, walls)
    if len(joined) > 1 and rulings["door-wall-run"] == "directly-touching-only":
        joined = joined[:1]
    sides = len({(int(slot[1:]) - 1) // 3 for slot in joined})
    if sides > 1 and rulings["door-run-corners"] == "stops-at-corner":
        joined = [slot for slot in joined if (int(slot[1:]) - 1) // 3 == (int(joined[0][1:]) - 1) // 3]
    other = "right" if side == "left" else "left"
    if state.standing("door", other) is not None:
        through = [slot for slot in _joined(state, other, walls) if slot not in joined]
        if through and rulings["door-run-other-door"] == "passes-through":
            joined += through
    return len(joined)


def _joined(state: State, side: str, walls: frozenset[str | None]) -> list[str]:
    state.table.lean("doors")
    first = state.table.board.doors[side]
    ring = _RING[_RING.index(first) :] if side == "left" else _RING[_RING.index(first) :: -1]
    joined: list[str] = []
    for slot in ring:
        if slot not in walls:
            break
        joined.append(slot)
    return joined


def palms(state: State, mask: int) -> int:
    """Return how many palm squares a mosaic covers.

    Rules: MOS-4.
    """
    table = state.table
    table.lean("palms")
    every = (table.grid.mask(table.board.palms) & mask).bit_count()
    marked = (table.grid.mask(table.board.marked_palms) & mask).bit_count()
    if every != marked and table.rulings["palm-square-definition"] == "only-specially-marked-palm-squares":
        table.lean("marked_palms")
        return marked
    return every


def reward(state: State, element: Element) -> Amount:
    """Return the talents that an element of this visit brings.

    Rules: QRY-5, SPH-3, THR-2, OBE-2.
    """
    match element.element:
        case "wall":
            return _wall(state, element)
        case "sphinx":
            return exactly(5 if int(element.site or 1) % 2 == 0 else 2)
        case "door":
            return _door(state, element)
        case "mosaic":
            return exactly(4 + palms(state, element.mask))
        case _:
            return exactly(12)


def _seen(state: State, element: Element, then: tuple[int, frozenset[str | None]]) -> tuple[int, frozenset[str | None]]:
    """Return the mosaics and walls that count for a reward: of the whole visit, or only those that came first."""
    final = (state.covered, state.walls)
    first = state.turn.before_visit
    if final == then or first is None or len(state.turn.elements) < 2:
        return final
    match state.table.rulings["same-visit-synergy"]:
        case "final-state":
            return final
        case "sequential":
            return element.covered, element.walls
        case _:
            return first[1], first[2]


def _wall(state: State, element: Element) -> Amount:
    if element.site is None:
        return Amount(3, 3 + max((len(squares) for squares in state.table.board.walls.values()), default=0))
    first = state.turn.before_visit
    covered, _ = _seen(state, element, (first[1], first[2]) if first else (state.covered, state.walls))
    return exactly(3 + contact(state, element.site, covered))


def _door(state: State, element: Element) -> Amount:
    first = state.turn.before_visit
    _, walls = _seen(state, element, (first[1], first[2]) if first else (state.covered, state.walls))
    nowhere = sum(1 for built in state.built("wall") if built.site is None)
    if element.site is not None and not nowhere:
        return exactly(4 + run(state, element.site, walls))
    sides = (element.site,) if element.site else SIDES
    least = min(run(state, side, walls) for side in sides)
    most = max(run(state, side, _filled(state, side, walls, nowhere)) for side in sides)
    return Amount(4 + least, 4 + most)


def _filled(state: State, side: str, walls: frozenset[str | None], number: int) -> frozenset[str | None]:
    """Return the walls with some that were noted without a slot put where they lengthen a run most."""
    first = _RING.index(state.table.board.doors[side])
    ring = _RING[first:] if side == "left" else _RING[first::-1]
    gaps = [slot for slot in ring if slot not in walls]
    return walls | frozenset(gaps[:number])


def counted(state: State, elements: tuple[Element, ...]) -> int:
    """Return how many elements a visit has built; pedestal and throne may count as one."""
    number = len(elements)
    names = {element.element for element in elements}
    pair = names >= {"pedestal", "throne"} and number in (2, 3, 4)
    return number - 1 if pair and state.table.rulings["throne-pair-counts-two"] == "one-element" else number


def bundle(state: State, elements: tuple[Element, ...]) -> int:
    """Return the talents for several elements in one visit: two bring 2, three or more bring 5.

    Rules: QRY-6.
    """
    rulings = state.table.rulings
    number = counted(state, elements)
    if number < 2:
        return 0
    if number == 2:
        return 2
    if number > 3 and rulings["bundle-bonus-4plus"] == "none-stated":
        return 0
    return 7 if rulings["bundle-bonus-stacking"] == "add" else 5


# Categories.


def complete(state: State) -> frozenset[str]:
    """Return the categories that are complete; the mosaics are when their pile is empty.

    Rules: END-2, MOS-8.
    """
    found = set()
    for name, number in counts(state).items():
        if name == "sphinx":
            if number >= box.CATEGORIES[name] and number >= sphinxes(state):
                found.add(name)
        elif number >= box.CATEGORIES[name]:
            found.add(name)
    if not state.remaining:
        built = len(state.laid) == len(box.PIECES)
        if built or state.table.rulings["mosaic-category-completion"] == "pile-empty-by-building-or-removal":
            found.add("mosaic")
    return frozenset(found)


def counts(state: State) -> Mapping[str, int]:
    """Return how many elements of each category stand."""
    found = dict.fromkeys(box.CATEGORIES, 0)
    for built in state.palace:
        found[category(built.element)] += 1
    return found


def advance(state: State) -> tuple[int, frozenset[str]]:
    """Return the space to which Cleopatra goes after a visit, and the categories complete then.

    Rules: QRY-8.
    """
    rulings = state.table.rulings
    now = complete(state)
    fresh = now - state.complete
    steps = len(fresh)
    if steps > 1 and rulings["cleopatra-multi-advance"] == "one-per-visit":
        steps = 1
    if "mosaic" in fresh and rulings["mosaic-empty-double-advance"] == "twice":
        steps += 1
    return min(box.LAST_SPACE, state.cleopatra + steps), now
