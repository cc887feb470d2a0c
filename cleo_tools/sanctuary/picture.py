"""A garden as a picture: what lies where, which regions were judged, and how every piece fares in them.

The picture needs nothing but itself: no fonts, no scripts, no names that could clash on a page with other pictures.
"""

import re
from collections.abc import Iterator, Mapping
from functools import reduce
from math import ceil
from operator import or_

from attrs import field, frozen

from cleo_tools.sanctuary.garden import COLUMNS, Grid, cell
from cleo_tools.sanctuary.glyphs import DIAMOND, HATCHING, STATUE, TREE, Point, width, written
from cleo_tools.sanctuary.plot import Plot
from cleo_tools.sanctuary.question import Trial
from cleo_tools.sanctuary.shapes import PENTOMINOES

Colours = Mapping[str, tuple[str, str]]

WIDTH = 760
# With more regions than these the panels would bury the garden.
MOST_STRIPS = 4
INK, FADED, WHITE, PAPER, SAND = "#1F1A17", "#6E655B", "#FFFFFF", "#FBF7EE", "#F4E9D2"
STONE, STUD, PALM, UNNAMED, HATCH, STRUCK = "#5A4A3A", "#B39F85", "#2F6B3A", "#D2CEC8", "#736E67", "#B23A00"
# The tint and the outline of a sanctuary, and of ground where something still fits.
SANCTUARY, OPEN = ("sanctuary", "#FFE08A", "#7A4B00"), ("open", "#DCE9F5", "#1B4F80")
# Fill and ink. Found by search: to eyes of every common kind, two of them, or one and the ground, differ by 18 or more
# in CIELAB.
COLOURS = (
    ("#926600", WHITE), ("#5364CD", WHITE), ("#2D9E7E", INK), ("#A582AD", INK), ("#E8A242", INK), ("#82115B", WHITE),
    ("#7DC6F3", INK), ("#264B00", WHITE), ("#8C98F3", INK), ("#6F7842", WHITE), ("#99C083", INK), ("#512E8C", WHITE),
)  # fmt: skip
SEATS = ("#0B4F8A", "#B23A00", "#0F6B4F", "#7A2E7E", "#333333")
_MARGIN, _LABELS, _SIDE = 24, 26, 56
# How far a palm and a statue on one square make room for each other.
_ASIDE = 0.14
# Panels: the room for a region's name, between two panels, for a piece's letter, and along the rim.
_NAME, _GAP, _HEAD, _PAD = 64, 8, 24, 9
# The largest square in a panel, the narrowest and the widest region, and its stroke.
_SMALL, _LEAST, _MOST, _THIN = 17, 44, 112, 1.25
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@frozen
class Shown:
    """A region that was judged, and how every remaining piece fares in it."""

    region: int
    sanctuary: bool
    trials: tuple[Trial, ...]


@frozen
class Scene:
    """A garden to be drawn, and what was asked about it."""

    grid: Grid
    # The squares of each mosaic by its letter.
    mosaics: Mapping[str, int]
    # All squares under mosaics, also of those whose letter nobody noted.
    covered: int = 0
    # The throne area.
    blocked: int = 0
    palms: int = 0
    # Whose statue stands on a square: seats are counted from 0.
    statues: Mapping[str, int] = field(factory=dict)
    regions: tuple[Shown, ...] = ()
    title: str = ""
    description: str = ""


def svg(scene: Scene) -> str:
    """Return a picture of a garden, and of how the pieces fare in its regions if these are few."""
    grid, colours = scene.grid, _colours(scene)
    strips = [shown for shown in scene.regions if shown.trials] if len(scene.regions) <= MOST_STRIPS else []
    side = min(_SIDE, (WIDTH - 2 * (_MARGIN + _LABELS)) // grid.columns)
    wide = WIDTH if strips else side * grid.columns + 2 * (_MARGIN + _LABELS)
    plot = Plot(grid, (wide - side * grid.columns) / 2, _MARGIN + side * grid.rows, side)
    parts = ['<g class="garden">', *_garden(scene, plot, colours), "</g>"]
    high = plot.bottom + _LABELS + _MARGIN
    for shown in strips:
        panels, bottom = _strip(grid, shown, high, colours)
        parts += ['<g class="strip">', *panels, "</g>"]
        high = bottom + _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{wide:g}" height="{high:g}"'
        f' viewBox="0 0 {wide:g} {high:g}">\n<title>{_safe(scene.title)}</title>\n'
        f'<desc>{_safe(scene.description)}</desc>\n<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def png(scene_svg: str) -> bytes:
    """Return a picture as a PNG, at twice its size so that it stays sharp."""
    import resvg_py  # noqa: PLC0415 # only who wants a PNG needs it

    return resvg_py.svg_to_bytes(svg_string=scene_svg, skip_system_fonts=True, zoom=2)


def _safe(text: str) -> str:
    from xml.sax.saxutils import escape  # noqa: PLC0415 # it loads all of urllib, which takes longer than a picture

    return escape(_NOT_IN_XML.sub("", text))


def _colours(scene: Scene) -> Colours:
    """Return the colours of every piece: a pentomino has the same ones in all pictures."""
    tried = (trial.piece for shown in scene.regions for trial in shown.trials)
    others = sorted({*scene.mosaics, *tried} - PENTOMINOES.keys())
    return {piece: COLOURS[number % len(COLOURS)] for number, piece in enumerate([*PENTOMINOES, *others])}


# The garden.


def _garden(scene: Scene, plot: Plot, colours: Colours) -> Iterator[str]:
    grid, mosaics = scene.grid, reduce(or_, scene.mosaics.values(), 0)
    yield f'<path d="{plot.outline(grid.full)}" fill="{SAND}"/>'
    if scene.blocked:
        yield from _throne(plot, scene.blocked)
    if scene.covered & ~mosaics:
        yield from _unnamed(plot, scene.covered & ~mosaics)
    for piece, mask in sorted(scene.mosaics.items()):
        yield f'<g class="mosaic">{_piece(plot, mask, colours[piece][0], 2)}'
        yield f"{_letter(plot, piece, mask, colours[piece][1])}</g>"
    yield from (_region(plot, shown, plot.side / 16, plot.side / 16) for shown in scene.regions)
    yield _lines(plot, grid.full)
    palms = grid.squares(scene.palms & ~(scene.covered | scene.blocked | mosaics))
    for name in palms:
        place = _aside(name, -_ASIDE if name in scene.statues else 0)
        yield plot.mark(TREE, place, 0.62, f'class="palm" fill="{PALM}"')
    for name, seat in sorted(scene.statues.items()):
        yield _statue(plot, _aside(name, _ASIDE if name in palms else 0), seat)
    yield f'<path d="{plot.outline(grid.full, -1.5)}" fill="none" stroke="{INK}" stroke-width="3"/>'
    yield from _coordinates(plot)


def _throne(plot: Plot, blocked: int) -> Iterator[str]:
    yield f'<path class="throne" d="{plot.outline(blocked)}" fill="{STONE}"/>'
    yield f'<path d="{plot.outline(blocked, 4)}" fill="none" stroke="{STUD}"/>'
    for square in plot.cells(blocked):
        yield plot.mark(DIAMOND, square, 0.9, f'fill="{STUD}"')


def _unnamed(plot: Plot, mask: int) -> Iterator[str]:
    """Yield mosaics whose letters nobody noted. Which square belongs to which is unknown: they are one surface."""
    yield f'<path class="unnamed" d="{plot.outline(mask)}" fill="{UNNAMED}"/>'
    for square in plot.cells(mask):
        yield plot.mark(HATCHING, square, 1, f'stroke="{HATCH}" stroke-width=".25"')
    yield _piece(plot, mask, "none", 2)


def _letter(plot: Plot, piece: str, mask: int, ink: str) -> str:
    """Return the letter of a mosaic, on its square nearest to the middle."""
    squares = plot.cells(mask)
    column, row = (sum(axis) / len(squares) for axis in zip(*squares, strict=True))
    heart = min(squares, key=lambda square: ((square[0] - column) ** 2 + (square[1] - row) ** 2, square))
    return written(piece, plot.middle(heart), plot.side * 0.4, ink, plot.side * 0.8)


def _aside(name: str, right: float) -> Point:
    column, row = cell(name)
    return column + right, row


def _statue(plot: Plot, square: Point, seat: int) -> str:
    x, y = plot.middle(square)
    figure = plot.mark(STATUE, square, 0.72, f'fill="{SEATS[seat % len(SEATS)]}" stroke="{WHITE}" stroke-width=".4"')
    return f'<g class="statue">{figure}{written(str(seat + 1), (x, y + plot.side * 0.08), plot.side * 0.19, WHITE)}</g>'


def _coordinates(plot: Plot) -> Iterator[str]:
    size, away = min(13, plot.side * 0.3), 18
    for column in range(plot.grid.columns):
        yield written(COLUMNS[column], (plot.middle((column, 0))[0], plot.bottom + away), size, FADED)
    for row in range(plot.grid.rows):
        yield written(str(row + 1), (plot.left - away, plot.middle((0, row))[1]), size, FADED)


# The panels.


def _strip(grid: Grid, shown: Shown, top: float, colours: Colours) -> tuple[list[str], float]:
    """Return the name of a region and a card for each piece, and where they end."""
    columns, rows = zip(*Plot(grid, 0, 0, 1).cells(shown.region), strict=True)
    across, up = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    side = min(_SMALL, _MOST / max(across, up))
    wide, high = max(side * across, _LEAST) + 2 * _PAD, _HEAD + side * up + 2 * _PAD
    plot = Plot(grid, (wide - side * across) / 2 - min(columns) * side, high - _PAD + min(rows) * side, side)
    card = (
        f'<rect width="{wide:g}" height="{high:g}" rx="5" fill="{WHITE}" stroke="{STUD}" stroke-opacity=".6"/>'
        f"{_region(plot, shown, -_THIN / 2, _THIN)}{_lines(plot, shown.region)}"
    )
    places = _places(len(shown.trials), wide, high)
    panels = (
        f'<g class="panel" transform="translate({x:g} {top + y:g})">{card}'
        f"{_trial(plot, trial, wide, colours[trial.piece][0])}</g>"
        for trial, (x, y) in zip(shown.trials, places, strict=True)
    )
    return [_name(grid, shown, top), *panels], top + places[-1][1] + high


def _places(cards: int, wide: float, high: float) -> list[Point]:
    """Return the corners of cards in rows, all as long as each other rather than full ones and a rest."""
    start = _MARGIN + _NAME
    rows = ceil(cards / ((WIDTH - _MARGIN - start + _GAP) // (wide + _GAP)))
    each = ceil(cards / rows)
    return [(start + n % each * (wide + _GAP), n // each * (high + _GAP)) for n in range(cards)]


def _name(grid: Grid, shown: Shown, top: float) -> str:
    """Return the name of a region, which is that of its first square, as a sign that looks like the region."""
    wide, high = _NAME - 16, 30
    middle = _MARGIN + wide / 2, top + high / 2
    return (
        f'<rect x="{_MARGIN}" y="{top:g}" width="{wide}" height="{high}" rx="5" {_paint(shown, 2)}/>'
        f"{written(grid.squares(shown.region)[0], middle, 13, INK)}"
    )


def _trial(plot: Plot, trial: Trial, wide: float, fill: str) -> str:
    ways = f"×{trial.ways}"
    room = width(ways, 10)
    name = min(width(trial.piece, 13), max(wide - 2 * _PAD - room - 6, 6))
    x, y = _PAD + name / 2, _PAD + 7
    head = written(trial.piece, (x, y), 13, INK, name) + written(ways, (wide - _PAD - room / 2, y), 10, INK)
    if trial.ways:
        return head + _piece(plot, trial.example, fill, _THIN)
    path = f"M{x - name / 2 - 4:g} {y + 5}l{name + 8:g}-10"
    return f'{head}<path class="crossed" d="{path}" stroke="{STRUCK}" stroke-width="1.5" stroke-linecap="round"/>'


# What both the garden and the panels show.


def _region(plot: Plot, shown: Shown, inset: float, stroke: float) -> str:
    return f'<path d="{plot.outline(shown.region, inset)}" {_paint(shown, stroke)}/>'


def _paint(shown: Shown, stroke: float) -> str:
    """Return how a region is painted. A sanctuary's outline is solid, others are dashed: not only the colour tells."""
    kind, tint, edge = SANCTUARY if shown.sanctuary else OPEN
    dashes = "" if shown.sanctuary else f' stroke-dasharray="{2 * stroke:g} {1.5 * stroke:g}"'
    return f'class="{kind}" fill="{tint}" stroke="{edge}" stroke-width="{stroke:g}"{dashes}'


def _piece(plot: Plot, mask: int, fill: str, stroke: float) -> str:
    return f'<path d="{plot.outline(mask, stroke / 2)}" fill="{fill}" stroke="{INK}" stroke-width="{stroke:g}"/>'


def _lines(plot: Plot, mask: int) -> str:
    corners = ("{:g} {:g}".format(*plot.point(square)) for square in plot.cells(mask))
    path = "".join(f"M{corner}h{plot.side:g}v{-plot.side:g}" for corner in corners)
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-opacity=".15"/>'
