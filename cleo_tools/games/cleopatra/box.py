"""What is in the box, by the codes that records use. Data only."""

from collections.abc import Mapping

RESOURCES = {"ARTISAN": "A", "STONE": "S", "MARBLE": "M", "WOOD": "W", "LAPIS": "L"}
DOUBLES = {f"DOUBLE_{word}": f"{code}2" for word, code in RESOURCES.items()}
CHARACTERS = {word: word.lower() for word in ("BEGGAR", "COURTESAN", "ENVOY", "SCRIBE", "SMUGGLER", "VIZIER")}
UNSEEN = "?"
MERCHANT = "N"
TROMPE = "T"
# The word of each kind of card, and the code by which records and programs know it.
KINDS = {**RESOURCES, **DOUBLES, "TROMPE": TROMPE, **CHARACTERS, "UNKNOWN": UNSEEN}
STANDARD = tuple(RESOURCES.values())
MATERIALS = STANDARD[1:]

COUNTS: Mapping[str, int] = {
    "A": 30, "S": 18, "M": 11, "W": 9, "L": 7,
    "A2": 3, "S2": 3, "M2": 3, "W2": 3, "L2": 3, "T": 8,
    "beggar": 2, "courtesan": 2, "envoy": 2, "scribe": 2, "smuggler": 2, "vizier": 1,
}  # fmt: skip
"""How many cards of each kind there are; the promotional card is never among them.

Rules: CMP-2, CMP-3, CMP-4, CMP-5, CMP-6.
"""
TAINTED = frozenset(COUNTS) - frozenset(STANDARD)
CARDS = sum(COUNTS.values())
DEALT = 3
HAND_LIMIT = 10

PIECES = "FILNPTUVWXYZ"
"""The mosaics, of five squares each. Rules: CMP-12."""
ELEMENTS = ("wall", "sphinx", "pedestal", "throne", "obelisk", "door", "mosaic")
CATEGORIES: Mapping[str, int] = {"sphinx": 6, "obelisk": 2, "throne": 2, "door": 2, "wall": 9, "mosaic": 12}
"""The six categories of elements and how many elements complete each. Rules: CMP-11."""
COSTS: Mapping[str, str] = {
    "wall": "A S W",
    "sphinx": "A S M",
    "pedestal": "A A A M M L L",
    "throne": "A A A M M L L",
    "obelisk": "A A A S S W W",
    "door": "A A M W L",
    "mosaic": "A A S M L",
}
"""What each element costs. Rules: WAL-1, SPH-1, THR-1, OBE-1, DOR-1, MOS-2."""

TALENTS_AT_START = 5
MERCHANTS_EACH = 3
STATUES_EACH = 2
"""What each player has at the start beside a hand. Rules: CMP-10, CMP-13, SET-7."""
TOKENS: Mapping[int, int] = {1: 32, 2: 32, 5: 24, 10: 20}
"""The talents in the treasury, by value. Rules: CMP-8."""
AMULETS = 89
"""The amulets in the supply; nothing says that they limit anybody."""
DICE = 5
"""The High Priest's dice. Rules: CMP-14."""
LAST_SPACE = 5

QUANTITIES = (
    "talents",
    "amulets",
    "cards",
    "merchants",
    "statues",
    "pile",
    "discards",
    "altar",
    "cleopatra",
    "mosaics",
)
