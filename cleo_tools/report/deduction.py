"""What lies where, as a table, in words, and as JSON."""

import textwrap
from typing import Any

from attrs import frozen

from cleo_tools.diagnostics import Catalogue
from cleo_tools.games.game import Place
from cleo_tools.hidden.extents import Extent
from cleo_tools.report.full import WIDEST, visible
from cleo_tools.report.tables import grid
from cleo_tools.unseen import Lying, Unseen

FORMAT = "cleo-deduction-1"


@frozen
class Answer:
    """What was found, after which turn, and from what: what one player or everybody saw, or all that is written."""

    file: str
    turn: int
    viewer: str | None
    everything: bool
    found: Unseen
    places: tuple[Lying, ...]


def table(answer: Answer, catalogue: Catalogue) -> str:
    """Return a row for each kind of card, a column for each place."""
    kinds = list(answer.found.system.pack)
    head = ["", *(_head(lying.place, catalogue) for lying in answer.places)]
    sizes = [catalogue.phrase("deduce-cards"), *(str(lying.size) for lying in answer.places)]
    rows = [[_kind(kind, catalogue), *(_cell(lying.kinds[kind]) for lying in answer.places)] for kind in kinds]
    return "\n".join([_title(answer, catalogue), "", grid([head, sizes, *rows]), "", *_notes(answer, catalogue)])


def words(answer: Answer, catalogue: Catalogue) -> str:
    """Return for each place what must be there, what may be, and what cannot."""
    lines = [_title(answer, catalogue), ""]
    for lying in answer.places:
        must = [(kind, extent.low) for kind, extent in lying.kinds.items() if extent.low]
        may = [
            (kind, f"{extent.low}–{extent.high}") for kind, extent in lying.kinds.items() if extent.high > extent.low
        ]
        never = [kind for kind, extent in lying.kinds.items() if not extent.high]
        lines.append(f"{_head(lying.place, catalogue)}: {catalogue.phrase('deduce-number', number=lying.size)}")
        lines += _row("deduce-must", [f"{number} {_kind(kind, catalogue)}" for kind, number in must], catalogue)
        lines += _row("deduce-may", [f"{_kind(kind, catalogue)} {number}" for kind, number in may], catalogue)
        lines += _row("deduce-cannot", [_kind(kind, catalogue) for kind in never], catalogue)
    return "\n".join([*lines, *_notes(answer, catalogue, key=False)])


def _row(key: str, parts: list[str], catalogue: Catalogue) -> list[str]:
    """Return some parts behind their heading, on as many lines as they take."""
    heads = [catalogue.phrase(name) for name in ("deduce-must", "deduce-may", "deduce-cannot")]
    margin = max(map(len, heads)) + 4
    # A number stays with its card.
    text = ", ".join(part.replace(" ", "\u00a0") for part in parts) or catalogue.phrase("deduce-none")
    head = f"  {catalogue.phrase(key)}".ljust(margin)
    wrapped = textwrap.wrap(text, WIDEST, initial_indent=head, subsequent_indent=" " * margin)
    return [line.replace("\u00a0", " ") for line in wrapped]


def _title(answer: Answer, catalogue: Catalogue) -> str:
    key = "deduce-record" if answer.everything else "deduce-player" if answer.viewer else "deduce-spectator"
    said = catalogue.phrase(key, turn=answer.turn, viewer=visible(answer.viewer or ""))
    return f"{visible(answer.file)}: {said}"


def _notes(answer: Answer, catalogue: Catalogue, *, key: bool = True) -> list[str]:
    notes = [catalogue.phrase("deduce-key")] if key else []
    if any(lying.loose for lying in answer.places):
        notes.append(catalogue.phrase("deduce-loose"))
    if not answer.found.whole:
        notes.append(catalogue.phrase("deduce-part", line=answer.found.until))
    return notes


def _head(place: Place, catalogue: Catalogue) -> str:
    if place.player is not None:
        return visible(place.player)
    return catalogue.phrase(f"deduce-{place.sort}", **({"number": place.number} if place.number else {}))


def _kind(kind: str, catalogue: Catalogue) -> str:
    """Return a card as records have it: a character by its word, a resource by its code."""
    return catalogue.spell(kind.upper()) if kind.islower() else kind


def _cell(extent: Extent) -> str:
    mark = "" if extent.exact else "~"
    if extent.low == extent.high:
        return f"{mark}{extent.low}" if extent.low else f"{mark}·"
    return f"{mark}{extent.low}–{extent.high}"


def document(answer: Answer) -> dict[str, Any]:
    """Return the same for programs; `schemas/deduction.schema.json` says what is in it."""
    return {
        "format": FORMAT,
        "file": answer.file,
        "turn": answer.turn,
        "everything": answer.everything,
        "player": answer.viewer,
        "possible": answer.found.possible,
        "whole": answer.found.whole,
        "places": [
            {
                "place": lying.place.sort,
                "player": lying.place.player,
                "number": lying.place.number,
                "cards": lying.size,
                "kinds": [
                    {"kind": kind, "least": extent.low, "most": extent.high, "exact": extent.exact}
                    for kind, extent in lying.kinds.items()
                ],
            }
            for lying in answer.places
        ],
    }
