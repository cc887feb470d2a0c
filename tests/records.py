"""How tests read records."""

from textwrap import dedent

from cleo_tools.games import GAMES
from cleo_tools.notation.read import Reading, read
from cleo_tools.notation.slips import catalogue
from cleo_tools.report import full
from cleo_tools.source import Source

DIALECT = GAMES["cleopatra"]


def reading(text: str, lang: str | None = None) -> Reading:
    return read(Source("game.cleo", dedent(text)), DIALECT, lang)


def report(text: str, reader: str = "en") -> str:
    found = reading(text)
    words = catalogue(DIALECT, reader)
    return "\n".join(full.render(slip, found.source, words) for slip in found.slips)
