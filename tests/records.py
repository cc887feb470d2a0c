"""How tests read records."""

from textwrap import dedent

from cleo_tools.games import GAMES
from cleo_tools.notation.read import Reading, read
from cleo_tools.notation.slips import CATALOGUE
from cleo_tools.report import full
from cleo_tools.source import Source

DIALECT = GAMES["cleopatra"]


def reading(text: str, lang: str | None = None) -> Reading:
    return read(Source("game.cleo", dedent(text)), DIALECT, lang)


def report(text: str) -> str:
    found = reading(text)
    return "\n".join(full.render(slip, found.source, CATALOGUE) for slip in found.slips)
