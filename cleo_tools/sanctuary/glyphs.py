"""Letters, digits and marks as paths, because not every machine has fonts.

A glyph stands in a box ten units high, its baseline at the bottom; descenders hang below it.
"""

import math
from collections.abc import Mapping

Point = tuple[float, float]

# A letter's width, and its strokes as the path of an SVG.
Glyph = tuple[float, str]

HEIGHT = 10
_GAP = 2.4
_STROKE = 1.4
_BOWL = "M2.8 3.4A2.8 3.3 0 0 1 2.8 10A2.8 3.3 0 0 1 2.8 3.4Z"
_RING = "M2.9 0A2.5 2.35 0 0 1 2.9 4.7A2.5 2.35 0 0 1 2.9 0Z"
_ARCH = "M0 6.4A2.6 3 0 0 1 5.2 6.4V10"

GLYPHS: Mapping[str, Glyph] = {
    "A": (7.4, "M0 10 3.7 0 7.4 10M1.3 6.6H6.1"),
    "B": (6.2, "M0 4.8H3.6A2.4 2.4 0 0 0 3.6 0H0V10H3.6A2.6 2.6 0 0 0 3.6 4.8"),
    "C": (7.1, "M7.1 1.8A4 5 0 1 0 7.1 8.2"),
    "D": (7.2, "M0 0V10H2.6A4.6 5 0 0 0 2.6 0Z"),
    "E": (5.6, "M5.6 0H0V10H5.6M0 4.9H4.8"),
    "F": (5.6, "M5.6 0H0V10M0 5H4.8"),
    "G": (8, "M7.1 1.8A4 5 0 1 0 8 5.4H4.9"),
    "H": (6.8, "M0 0V10M6.8 0V10M0 5H6.8"),
    "I": (3.6, "M0 0H3.6M1.8 0V10M0 10H3.6"),
    "J": (4.8, "M4.8 0V7.4A2.4 2.6 0 0 1 0 7.4"),
    "K": (6.4, "M0 0V10M6 0 0 6.2M2.2 3.9 6.4 10"),
    "L": (5.4, "M0 0V10H5.4"),
    "M": (8, "M0 10V0L4 6.4 8 0V10"),
    "N": (6.8, "M0 10V0L6.8 10V0"),
    "O": (8, "M4 0A4 5 0 0 1 4 10A4 5 0 0 1 4 0Z"),
    "P": (6.2, "M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0"),
    "Q": (8, "M4 0A4 5 0 0 1 4 10A4 5 0 0 1 4 0ZM5 7.2 8 10.8"),
    "R": (6.4, "M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0M3.2 5.6 6.4 10"),
    "S": (
        6.2,
        "M5.9 1.8C5.3.6 4.3 0 3.1 0 1.5 0 .3 1 .3 2.5.3 5.8 6.2 4.2 6.2 7.4 6.2 9 4.9 10 3.1 10 1.6 10 .5 9.3 0 8",
    ),
    "T": (7, "M0 0H7M3.5 0V10"),
    "U": (6.8, "M0 0V6.4A3.4 3.6 0 0 0 6.8 6.4V0"),
    "V": (7.2, "M0 0 3.6 10 7.2 0"),
    "W": (10.4, "M0 0 2.6 10 5.2 1.6 7.8 10 10.4 0"),
    "X": (6.8, "M0 0 6.8 10M6.8 0 0 10"),
    "Y": (7, "M0 0 3.5 5V10M7 0 3.5 5"),
    "Z": (6.6, "M0 0H6.6L0 10H6.6"),
    "a": (5.6, f"{_BOWL}M5.6 3.4V10"),
    "b": (5.6, f"{_BOWL}M0 0V10"),
    "c": (4.9, "M4.9 4.5A2.8 3.3 0 1 0 4.9 8.9"),
    "d": (5.6, f"{_BOWL}M5.6 0V10"),
    "e": (5.6, "M0 6.6H5.6A2.8 3.3 0 1 0 4.8 9"),
    "f": (3.8, "M3.8 .2C2.2 -.3 1.4 .6 1.4 2.2V10M0 3.8H3.5"),
    "g": (5.6, f"{_BOWL}M5.6 3.4V10.4A2.7 2.6 0 0 1 .4 11.6"),
    "h": (5.2, f"M0 0V10{_ARCH}"),
    "i": (0, "M0 3.6V10M0 .9V1"),
    "j": (1.8, "M1.8 3.6V10.8A1.8 2.1 0 0 1 0 12.9M1.8 .9V1"),
    "k": (4.8, "M0 0V10M4.6 3.6 0 7.6M1.7 6.2 4.8 10"),
    "l": (1.4, "M0 0V8.4A1.4 1.6 0 0 0 1.4 10"),
    "m": (8.4, "M0 3.4V10M0 5.8A2.1 2.4 0 0 1 4.2 5.8V10M4.2 5.8A2.1 2.4 0 0 1 8.4 5.8V10"),
    "n": (5.2, f"M0 3.4V10{_ARCH}"),
    "o": (5.6, _BOWL),
    "p": (5.6, f"{_BOWL}M0 3.4V13"),
    "q": (5.6, f"{_BOWL}M5.6 3.4V13"),
    "r": (3.4, "M0 3.4V10M0 6.4A2.8 3 0 0 1 3.4 3.6"),
    "s": (4.4, "M4.2 4.5C3.4 3.2 .3 3 .3 5.1 .3 7.3 4.4 6 4.4 8.2 4.4 10.4 .9 10.4 0 8.8"),
    "t": (3.6, "M1.3 .8V8A1.9 2 0 0 0 3.6 9.8M0 3.6H3.5"),
    "u": (5.2, "M5.2 3.4V10M5.2 7A2.6 3 0 0 1 0 7V3.4"),
    "v": (5.2, "M0 3.4 2.6 10 5.2 3.4"),
    "w": (7.6, "M0 3.4 1.9 10 3.8 4.6 5.7 10 7.6 3.4"),
    "x": (4.8, "M0 3.4 4.8 10M4.8 3.4 0 10"),
    "y": (5.2, "M0 3.4 2.7 9.8M5.2 3.4 1.4 13"),
    "z": (4.6, "M0 3.5H4.6L0 10H4.6"),
    "0": (6, "M3 0A3 5 0 0 1 3 10A3 5 0 0 1 3 0Z"),
    "1": (4.4, "M.2 2.2 2.4 0V10M.4 10H4.4"),
    "2": (5.8, "M.1 2.4A2.8 2.6 0 0 1 5.6 2.8C5.6 5 2 7 0 10H5.8"),
    "3": (5.6, "M.2 1.7A2.6 2.4 0 1 1 2.4 4.7A2.7 2.65 0 1 1 0 8.2"),
    "4": (6.2, "M4.6 10V0L0 7H6.2"),
    "5": (5.8, "M5.3 0H.9L.5 4.8A3.1 3.2 0 1 1 0 8.4"),
    "6": (5.8, "M4.9 0C1.6 1.4 0 4 0 7A2.9 3 0 1 0 .8 4.9"),
    "7": (5.8, "M0 0H5.8L1.9 10"),
    "8": (5.8, f"{_RING}M2.9 4.7A2.9 2.65 0 0 1 2.9 10A2.9 2.65 0 0 1 2.9 4.7Z"),
    "9": (5.8, "M.9 10C4.2 8.6 5.8 6 5.8 3A2.9 3 0 1 0 5 5.1"),
    "×": (5, "M0 3.8 5 8.8M5 3.8 0 8.8"),
}


# Marks, in a box of the same height around their middle.
TREE = (
    "M-.5 4.6C.3 2.4.3.6-.3-1.4L.5-1.5C1.1.6 1.1 2.6.6 4.6Z"
    "M.1-1.3C-1-3.6-3.6-3.6-4.6-.6-3.2-1.9-1.6-2.1.1-1.3ZM.1-1.3C1.2-3.6 3.8-3.6 4.8-.6 3.4-1.9 1.8-2.1.1-1.3Z"
    "M.1-1.3C-.3-3.9-2.3-5-4-3.9-2.4-3.6-1-2.9.1-1.3ZM.1-1.3C.5-3.9 2.5-5 4.2-3.9 2.6-3.6 1.2-2.9.1-1.3Z"
)
STATUE = (
    "M-3.4 5V3.4H-2.6L-2 0C-2.4-.8-2.3-1.6-1.9-2.2L-1.7-5-.5-3.2H.5L1.7-5 1.9-2.2C2.3-1.6 2.4-.8 2 0L2.6 3.4H3.4V5Z"
)
DIAMOND = "M0-2 2 0 0 2-2 0Z"
HATCHING = "M-5 0 0-5M-5 5 5-5M0 5 5 0"


def width(text: str, size: float) -> float:
    """Return how wide a text is whose capitals are `size` high. Signs without a glyph take no room."""
    wide = [GLYPHS[sign][0] + _GAP for sign in text if sign in GLYPHS]
    return max(sum(wide) - _GAP, 0) * size / HEIGHT


def written(text: str, middle: Point, size: float, ink: str, room: float = math.inf) -> str:
    """Return a text as strokes around a middle, smaller if it is wider than there is room."""
    if width(text, size) > room:
        size *= room / width(text, size)
    x, y, scale = middle[0] - width(text, size) / 2, middle[1] - size / 2, size / HEIGHT
    strokes, along = [], 0.0
    for sign in text:
        if sign in GLYPHS:
            wide, path = GLYPHS[sign]
            strokes.append(f'<path class="glyph" transform="translate({along:g} 0)" d="{path}"/>')
            along += wide + _GAP
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" fill="none" stroke="{ink}" stroke-width="{_STROKE}"'
        f' stroke-linecap="round" stroke-linejoin="round">{"".join(strokes)}</g>'
    )
