"""Pictures of gardens: complete in themselves, the same for the same garden, and never telling by colour alone."""

import subprocess
import sys
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from cleo_tools.sanctuary.garden import Grid
from cleo_tools.sanctuary.glyphs import GLYPHS
from cleo_tools.sanctuary.picture import COLOURS, MOST_STRIPS, Scene, Shown, png, svg
from cleo_tools.sanctuary.plot import Plot
from cleo_tools.sanctuary.question import PILE, ask
from cleo_tools.sanctuary.shapes import PENTOMINOES

SVG = "{http://www.w3.org/2000/svg}"
# Letters are mosaics, ? one that nobody named, # the throne area, * a palm.
GARDEN = """
. . . . . P P P .
. . V . . L P P .
. . V . . L L L L
V V V # # # ? * .
. * I # # # ? * .
. * I # # # ? Y .
. . I T T T Y Y Y
. . I * T * Y . .
. . I . T . . . .
"""


def scene(drawing: str = GARDEN) -> Scene:
    """Return a drawn garden with all its regions judged."""
    lines = [line.split() for line in reversed(drawing.strip().splitlines())]
    grid = Grid(len(lines[0]), len(lines))
    marks: dict[str, int] = {}
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            marks[mark] = marks.get(mark, 0) | 1 << (row * grid.stride + column)
    mosaics = {mark: mask for mark, mask in marks.items() if mark in PENTOMINOES}
    covered = marks.get("?", 0) | sum(mosaics.values())
    rest = {piece: shape for piece, shape in PILE.items() if piece not in mosaics}
    free = marks.get(".", 0) | marks.get("*", 0)
    answers = [ask(grid, region, rest) for region in grid.regions(free)]
    return Scene(
        grid,
        mosaics,
        covered,
        blocked=marks.get("#", 0),
        palms=marks.get("*", 0),
        regions=tuple(Shown(answer.region, not answer.fitting, answer.trials) for answer in answers),
    )


def parsed(drawn: Scene) -> ET.Element:
    return ET.fromstring(svg(drawn))  # noqa: S314 # the picture is our own


def few(drawn: Scene) -> Scene:
    return evolve(drawn, regions=drawn.regions[:MOST_STRIPS])


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if element.get("class") == name]


def text(element: ET.Element) -> str:
    """Return the signs that are drawn in a part of the picture."""
    signs = {path: sign for sign, (_, path) in GLYPHS.items()}
    return "".join(signs[glyph.attrib["d"]] for glyph in of_class(element, "glyph"))


def test_a_picture_needs_nothing_but_itself() -> None:
    picture = svg(few(scene()))

    assert picture.count("http") == picture.count('xmlns="http://www.w3.org/2000/svg"') == 1
    assert not any(word in picture for word in ("<text", "<script", "<style", "<image", "font", "href", "url(", " id="))


def test_the_same_garden_gives_the_same_picture_in_every_process() -> None:
    program = (
        "from cleo_tools.sanctuary.garden import Grid\n"
        "from cleo_tools.sanctuary.picture import *\n"
        "from cleo_tools.sanctuary.question import *\n"
        "g = Grid(4, 3)\n"
        "a = ask(g, g.full & ~g.bit('b2'), {'hook': PILE['L'], 'P': PILE['P'], 'bar': PILE['I']})\n"
        "print(svg(Scene(g, {'dot': g.bit('b2')}, regions=(Shown(a.region, False, a.trials),))))"
    )
    pictures = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }

    assert len(pictures) == 1


def test_every_mosaic_has_its_letter_once() -> None:
    [garden] = of_class(parsed(scene()), "garden")

    assert [text(mosaic) for mosaic in of_class(garden, "mosaic")] == list("ILPTVY")
    assert sum(text(garden).count(letter) for letter in "ILPTVY") == 6


def test_a_long_name_shows_the_signs_we_have() -> None:
    grid = Grid(2, 2)
    root = parsed(Scene(grid, {"dürer-9": grid.full}))

    assert [text(mosaic) for mosaic in of_class(root, "mosaic")] == ["drer9"]


def test_pieces_of_one_pile_have_colours_of_their_own() -> None:
    root = parsed(Scene(Grid(12, 1), {piece: 1 << number for number, piece in enumerate(PENTOMINOES)}))
    fills = {mosaic[0].get("fill") for mosaic in of_class(root, "mosaic")}

    assert fills == {fill for fill, _ in COLOURS}
    assert len(fills) == len(PENTOMINOES)


@pytest.mark.parametrize("number", range(len(COLOURS)))
def test_letters_stand_out_from_their_mosaic(number: int) -> None:
    darker, lighter = sorted(_luminance(colour) for colour in COLOURS[number])

    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


def _luminance(colour: str) -> float:
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_sanctuaries_have_solid_outlines_and_other_regions_dashed_ones() -> None:
    drawn = scene()
    root = parsed(drawn)
    solid, dashed = of_class(root, "sanctuary"), of_class(root, "open")

    assert len(solid) == sum(shown.sanctuary for shown in drawn.regions) > 0
    assert len(dashed) == sum(not shown.sanctuary for shown in drawn.regions) > 0
    assert not any(region.get("stroke-dasharray") for region in solid)
    assert all(region.get("stroke-dasharray") for region in dashed)


def test_few_regions_have_a_panel_for_each_piece_left() -> None:
    drawn = few(scene())
    panels = of_class(parsed(drawn), "panel")
    expected = [f"{trial.piece}×{trial.ways}" for shown in drawn.regions for trial in shown.trials]

    assert [text(panel) for panel in panels] == expected
    assert [bool(of_class(panel, "crossed")) for panel in panels] == [told.endswith("×0") for told in expected]


def test_many_regions_have_no_panels() -> None:
    drawn = scene()

    assert len(drawn.regions) > MOST_STRIPS
    assert not of_class(parsed(drawn), "panel")


def test_regions_are_named_after_their_first_square() -> None:
    drawn = few(scene())
    strips = of_class(parsed(drawn), "strip")
    names = [text(strip).removesuffix("".join(map(text, of_class(strip, "panel")))) for strip in strips]

    assert names == [drawn.grid.squares(shown.region)[0] for shown in drawn.regions]


def test_when_no_piece_is_left_there_is_nothing_to_try() -> None:
    grid = Grid(3, 2)

    assert not of_class(parsed(Scene(grid, {}, regions=(Shown(grid.full, sanctuary=True, trials=()),))), "strip")


def test_palms_under_mosaics_are_not_seen() -> None:
    drawn = scene()
    seen = evolve(drawn, palms=drawn.palms | drawn.mosaics["V"] | drawn.covered | drawn.blocked)

    assert len(of_class(parsed(seen), "palm")) == drawn.palms.bit_count()


def test_a_statue_shows_whose_it_is_without_its_colour() -> None:
    root = parsed(evolve(scene(), statues={"d1": 1, "b5": 4}))

    assert [text(statue) for statue in of_class(root, "statue")] == ["5", "2"]


def test_mosaics_that_nobody_named_are_hatched_and_the_throne_area_is_stone() -> None:
    root = parsed(scene())

    assert len(of_class(root, "unnamed")) == len(of_class(root, "throne")) == 1


@given(st.text())
def test_a_title_may_hold_whatever_players_type(typed: str) -> None:
    words = f"</title></desc><script>\x00\x1b\ud800\ufffe & {typed}"
    root = parsed(Scene(Grid(1, 1), {}, title=words, description=words))

    assert all((root.findtext(SVG + part) or "").startswith("</title></desc><script> & ") for part in ("title", "desc"))
    assert not list(root.iter(f"{SVG}script"))


def test_screen_readers_are_told_what_the_picture_is() -> None:
    root = parsed(evolve(scene(), title="A garden", description="Six mosaics."))

    assert root.get("role") == "img"
    assert [element.text for element in root[:2]] == ["A garden", "Six mosaics."]


@given(st.integers(1, 16), st.integers(1, 16))
def test_gardens_of_every_size_have_all_their_coordinates(columns: int, rows: int) -> None:
    grid = Grid(columns, rows)
    answer = ask(grid, grid.full)
    root = parsed(Scene(grid, {}, regions=(Shown(answer.region, sanctuary=False, trials=answer.trials),)))
    [garden] = of_class(root, "garden")

    assert text(garden) == "abcdefghijklmnop"[:columns] + "".join(map(str, range(1, rows + 1)))
    assert 0 < float(root.attrib["width"]) <= 800


@given(st.data(), st.integers(1, 16), st.integers(1, 16))
def test_an_outline_encloses_as_many_squares_as_there_are(data: st.DataObject, columns: int, rows: int) -> None:
    grid = Grid(columns, rows)
    mask = data.draw(st.integers(0, (1 << grid.stride * rows) - 1)) & grid.full

    assert sum(map(_area, _loops(Plot(grid, 0, 0, 1).outline(mask)))) == mask.bit_count()


def _loops(path: str) -> Iterator[list[complex]]:
    for loop in filter(None, path.replace("M", "").split("Z")):
        numbers = [float(number) for number in loop.split()]
        # Pictures count downwards, gardens upwards.
        yield [complex(x, -y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _area(loop: list[complex]) -> float:
    return sum((a.conjugate() * b).imag for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)) / 2


def test_the_picture_can_be_a_png() -> None:
    pytest.importorskip("resvg_py")

    assert png(svg(few(scene()))).startswith(b"\x89PNG\r\n\x1a\n")
