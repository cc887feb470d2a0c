"""Certificates: what the judge proves, checked by somebody who does not trust it."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import jsonschema
import naive
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleo_tools import resources
from cleo_tools.sanctuary import checker
from cleo_tools.sanctuary.certificate import certify, digest
from cleo_tools.sanctuary.checker import Refuted, check
from cleo_tools.sanctuary.drawing import read, write
from cleo_tools.sanctuary.garden import cell
from cleo_tools.sanctuary.question import PILE, ask
from cleo_tools.sanctuary.shapes import FLIP, drawn

CHECKER = Path(checker.__file__)
SCHEMA = json.loads((resources.folder("schemas") / "certificate.schema.json").read_text(encoding="utf-8"))
POCKET = """
    . . . . . .
    . . # # # .
    # # # . # .
    . . # . # #
    . . # # # #
    """


def certificate(garden: str, square: str, pile: str, freedom: str = FLIP) -> dict[str, Any]:
    """Return the certificate for the region that holds a square of a drawing."""
    found = read(garden)
    grid = found.grid
    free = grid.full & ~found.covered
    region = next(region for region in grid.regions(free) if region & grid.bit(square))
    return certify(ask(grid, region, {piece: PILE[piece] for piece in pile}, freedom), write(found), about={"a": "b"})


NOTHING = certificate(POCKET, "d2", "FILNP")
FITS = certificate(POCKET, "a5", "FILNP")


def test_nothing_fits_in_a_pocket_of_two_squares() -> None:
    assert check(NOTHING) == "nothing fits: 34 ways to lie, 68 placements, something in the way of each"


def test_a_piece_that_fits_is_shown() -> None:
    assert check(FITS).endswith("fits: " + " ".join(FITS["placement"]["squares"]))


@pytest.mark.parametrize("pile", ["", "I", "X"])
def test_a_small_pile_is_proved_too(pile: str) -> None:
    assert check(certificate(POCKET, "a1", pile)).startswith("nothing fits")


@pytest.mark.parametrize(
    ("freedom", "answer"), [("rotate-and-flip", "P fits"), ("rotate-only", "nothing"), ("fixed", "nothing")]
)
def test_dv_san_2_a_mirrored_piece_counts_only_if_it_may_be_turned_over(freedom: str, answer: str) -> None:
    mirrored = """
        # # # # #
        # # . . #
        # # . . #
        # # # . #
        # # # # #
        """

    assert check(certificate(mirrored, "d2", "P", freedom)).startswith(answer)


@pytest.mark.parametrize("made", [NOTHING, FITS], ids=["nothing fits", "a piece fits"])
def test_a_certificate_survives_a_file_and_fits_its_schema(made: dict[str, Any]) -> None:
    again = json.loads(json.dumps(made))
    jsonschema.Draft202012Validator(SCHEMA).validate(again)

    assert check(again) == check(made)


# Tampering.


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every value inside a certificate, the whole ones included."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield (*path, key)
        yield from places(part, (*path, key))


def changed(proof: dict[str, Any], path: tuple[Any, ...], change: str) -> dict[str, Any]:
    """Return a certificate with one value replaced, taken away, or doubled."""
    found = deepcopy(proof)
    inside: Any = found
    for key in path[:-1]:
        inside = inside[key]
    value = inside[path[-1]]
    if change == "gone":
        del inside[path[-1]]
    elif change == "doubled" and isinstance(inside, list):
        inside.append(deepcopy(value))
    elif isinstance(value, str):
        inside[path[-1]] = value[:-1] + ("z" if value[-1:] != "z" else "y")
    else:
        inside[path[-1]] = None
    return found


@pytest.mark.parametrize("change", ["replaced", "gone", "doubled"])
@pytest.mark.parametrize("made", [NOTHING, FITS], ids=["nothing fits", "a piece fits"])
def test_tampering_with_any_field_is_detected(made: dict[str, Any], change: str) -> None:
    for path in places(made):
        with pytest.raises(Refuted):
            check(changed(made, path, change))


@pytest.mark.parametrize("change", ["replaced", "gone", "doubled"])
@pytest.mark.parametrize("made", [NOTHING, FITS], ids=["nothing fits", "a piece fits"])
def test_tampering_is_detected_even_if_the_digest_is_renewed_or_else_what_is_left_is_true(
    made: dict[str, Any], change: str
) -> None:
    for path in places(made):
        forged = changed(made, path, change)
        if "digest" not in path:
            forged["digest"] = digest(forged)
        try:
            check(forged)
        except Refuted:
            continue
        assert _true(forged), path


def _true(proof: dict[str, Any]) -> bool:
    """Return whether a certificate says what a naive search says."""
    region = set(map(cell, proof["region"]))
    fit = any(naive.placements(region, drawn(piece)) for piece in proof["pieces"].values())
    return bool((proof["answer"] == "a piece fits") == fit)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("region",), ["d2"], "the region is not one whole part of the free ground"),
        (("region",), ["d2", "d3", "d4"], "the region is not one whole part of the free ground"),
        (("region",), ["d2", "d9"], "the region is not on the board"),
        (("region",), [], "the region is not on the board"),
        (("garden",), ["..", "."], "no such garden"),
        (("garden",), ["." * 17], "no such garden"),
        (("answer",), "a piece fits", "it shows something else"),
        (("format",), "cleo-certificate-2", "it is of another kind or age"),
        (("freedom",), "rotate", "pieces lie in a way nobody knows"),
        (("freedom",), "rotate-only", "a way to lie is missing, wrong, or shown twice"),
        (("adjacency",), "diagonal", "squares join in a way nobody knows"),
        (("pieces", "P"), ["XXX", "XX.", "..."], "P has not the shape of P"),
        (("pieces", "P"), ["XXXXX"], "P has not the shape of P"),
        (("pieces", "P U"), ["X"], "P U: not a plain name, or too large a piece"),
        (("pieces", "p"), ["X"], "p: not a plain name, or too large a piece"),
        (("pieces", "\u0420"), ["X"], "\u0420: not a plain name, or too large a piece"),
        (("pieces", "long"), ["X" * 17], "long: not a plain name, or too large a piece"),
        (("pieces", "P"), ["PPP"], "P is drawn with other marks than X and ."),
        (("trials", 0, "blocked", "d2"), "d3", "F from d2 is not stopped by d3"),
        (("trials", 0, "blocked", "d2"), "a1", "F from d2 is not stopped by a1"),
        (("trials", 0, "blocked", "d2"), "-", "F from d2 is not stopped by -"),
        (("trials", 0, "blocked"), {"d2": "c2"}, "F is not tried from every square of the region"),
        (("placement",), {}, "it has wrong fields"),
        (("note",), "trust me", "it has wrong fields"),
    ],
)
def test_a_forger_who_renews_the_digest_is_told_what_does_not_hold(
    path: tuple[Any, ...], value: object, why: str
) -> None:
    forged: Any = deepcopy(NOTHING)
    inside = forged
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    forged["digest"] = digest(forged)

    with pytest.raises(Refuted) as refuted:
        check(forged)
    assert str(refuted.value) == why


def test_a_piece_left_out_of_the_trials_is_missed() -> None:
    forged = deepcopy(NOTHING)
    forged["trials"] = [trial for trial in forged["trials"] if trial["piece"] != "P"]
    forged["digest"] = digest(forged)

    with pytest.raises(Refuted, match="a way to lie is missing"):
        check(forged)


def test_a_placement_on_taken_ground_proves_nothing() -> None:
    forged = deepcopy(FITS)
    forged["placement"] = {"piece": "I", "squares": ["c1", "c2", "c3", "c4", "c5"]}
    forged["digest"] = digest(forged)

    with pytest.raises(Refuted, match="I does not lie in the region"):
        check(forged)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


@given(values)
def test_whatever_is_no_certificate_is_refuted(thing: object) -> None:
    with pytest.raises(Refuted):
        check(thing)


@given(st.sampled_from(sorted(places(NOTHING), key=str)), values)
def test_whatever_stands_in_a_field_is_judged_without_a_crash(path: tuple[Any, ...], thing: object) -> None:
    forged: Any = deepcopy(NOTHING)
    inside = forged
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = thing
    try:
        forged["digest"] = digest(forged)
        check(forged)
    except (Refuted, ValueError):
        return
    assert _true(forged)


# The checker itself.


def test_the_checker_has_at_most_a_hundred_lines() -> None:
    assert len(CHECKER.read_text(encoding="utf-8").splitlines()) <= 100


def test_the_checker_shares_no_code_with_the_judge_and_needs_nothing_but_python() -> None:
    tree = ast.parse(CHECKER.read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}

    assert imported <= {"hashlib", "json", "sys", "typing"}


def test_the_checker_runs_alone(tmp_path: Path) -> None:
    alone = tmp_path / "checker.py"
    alone.write_text(CHECKER.read_text(encoding="utf-8"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", str(alone)], input=json.dumps(NOTHING), capture_output=True, check=True, text=True
    )

    assert done.stdout.startswith("nothing fits")
