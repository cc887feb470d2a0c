"""Cleopatra and the Society of Architects."""

from cleo_tools.games.cleopatra import box, interchange, moves
from cleo_tools.games.cleopatra.reading import BUILD
from cleo_tools.games.cleopatra.words import TABLES
from cleo_tools.games.cleopatra.writing import write
from cleo_tools.notation.dialect import Dialect
from cleo_tools.notation.record import LetStand

CODES = {**box.RESOURCES, **box.DOUBLES, "TROMPE": "T", "MERCHANT": "N"}
CLEOPATRA = Dialect(
    game="cleopatra",
    grammar="moves.lark",
    build=BUILD,
    words=TABLES,
    codes=CODES,
    write=write,
    setup=moves.SETUP,
    close=moves.ENDING,
    audits=(moves.Check, LetStand),
    move=moves.Move,
    atoms=interchange.ATOMS,
    untagged=interchange.UNTAGGED,
    refine=interchange.REFINE,
)
