"""What is in the box, by the codes that records use. Data only."""

RESOURCES = {"ARTISAN": "A", "STONE": "S", "MARBLE": "M", "WOOD": "W", "LAPIS": "L"}
DOUBLES = {f"DOUBLE_{word}": f"{code}2" for word, code in RESOURCES.items()}
CHARACTERS = {word: word.lower() for word in ("BEGGAR", "COURTESAN", "ENVOY", "SCRIBE", "SMUGGLER", "VIZIER")}
UNSEEN = "?"
MERCHANT = "N"
TROMPE = "T"
# The word of each kind of card, and the code by which records and programs know it.
KINDS = {**RESOURCES, **DOUBLES, "TROMPE": TROMPE, **CHARACTERS, "UNKNOWN": UNSEEN}
PIECES = "FILNPTUVWXYZ"
ELEMENTS = ("wall", "sphinx", "pedestal", "throne", "obelisk", "door", "mosaic")
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
