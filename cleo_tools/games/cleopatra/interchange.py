"""What the JSON form of Cleopatra's lines needs beyond the types of their fields."""

import re
from typing import Any

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra import moves as m

_CARD = re.compile(r"(?P<cover>\()?(?P<kind>[^()=]+)(?:=(?P<resource>[ASMWL]))?\)?")


def card_text(card: m.Card) -> str:
    """Return a card as one word: `S`, `(S)`, `T=L`."""
    text = f"{card.kind}={card.stands_for}" if card.stands_for else card.kind
    return f"({text})" if card.covered else text


def card_of(text: str) -> m.Card:
    """Return the card that a word names."""
    match = _CARD.fullmatch(text)
    assert match is not None, text  # noqa: S101 # the schema was asked before
    return m.Card(match["kind"], match["cover"] is not None, match["resource"])


ATOMS: dict[type, tuple[Any, Any, dict[str, Any]]] = {
    m.Card: (card_text, card_of, {}),
    m.Square: (
        lambda square: square.name,
        m.Square,
        {"pattern": "^[a-i][1-9]$", "description": "a square from a1 to i9"},
    ),
}
UNTAGGED = frozenset({m.Bid, m.Gift, m.Answer, m.Measure})


def _when(field: str, value: Any, then: dict[str, Any]) -> dict[str, Any]:
    return {"if": {"properties": {field: {"enum": value}}, "required": [field]}, "then": then}


def _without(*fields: str) -> dict[str, Any]:
    return {"properties": dict.fromkeys(fields, False)}


def _site(pattern: str, sort: str) -> dict[str, Any]:
    site = {"pattern": pattern, "description": sort}
    return {"properties": {"site": site, "piece": False, "squares": False}}


# What one field says about the others.
REFINE: dict[type, list[dict[str, Any]]] = {
    m.Build: [
        _when("element", ["wall"], _site("^w([1-9]|1[0-2])$", "a wall slot from w1 to w12")),
        _when("element", ["sphinx"], _site("^[1-9]$", "a site from 1 to 9")),
        _when("element", ["obelisk", "door"], _site("^(left|right)$", "left or right")),
        _when("element", ["pedestal", "throne"], _without("site", "piece", "squares")),
        _when(
            "element",
            ["mosaic"],
            {
                "properties": {"site": False, "squares": {"minItems": 5, "maxItems": 5, "uniqueItems": True}},
                "required": ["squares"],
            },
        ),
    ],
    m.Gift: [{"dependentSchemas": {"shows": {"properties": {"goods": {"maxItems": 0}}}}}],
    m.Answer: [
        _when("answer", ["refuses"], {"properties": {"goods": {"maxItems": 0}}}),
        _when("answer", ["gives", "offers"], {"properties": {"goods": {"minItems": 1}}, "required": ["goods"]}),
    ],
    m.Measure: [
        _when("quantity", list(box.QUANTITIES), {**_without("stall", "cards"), "required": ["number"]}),
        _when("quantity", ["stall"], {**_without("cards"), "required": ["number", "stall"]}),
        _when("quantity", ["hand"], {**_without("number", "stall"), "required": ["cards"]}),
    ],
}
