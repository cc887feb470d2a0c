"""One record, judged: what several commands begin with."""

from pathlib import Path
from typing import Any

from attrs import frozen

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.cli import agreements, texts
from cleo_tools.diagnostics import Catalogue
from cleo_tools.games.game import Game, game_of
from cleo_tools.verify import Verdict


@frozen
class Judged:
    """A record with its verdict and the words for it."""

    game: Game
    checked: Checked
    verdict: Verdict
    catalogue: Catalogue

    def ledger(self) -> list[Any]:
        """Return every change of every number."""
        verdict = self.verdict
        table = verdict.state.table
        return list(self.game.ledger(self.checked.reading.record, verdict.rulings, table.board, verdict.scores))


def judged(file: str, lang: str | None, edition: str | None, rules: tuple[str, ...], board: str | None) -> Judged:
    """Return a record with its verdict, or leave with a sentence."""
    game = game_of("cleopatra")
    agreements.loadable(board, game)
    reading = texts.reading(texts.load(file), lang)
    wishes = Wishes(edition, agreements.parsed(rules, game), board, depends=False, fixes=False)
    checked = check(reading, game, wishes, None if file == "-" else Path(file).parent)
    catalogue = game.catalogue(lang or reading.record.lang)
    if checked.verdict is None:
        raise texts.Unreadable(catalogue.phrase("not-judged", file=reading.source.name))
    return Judged(game, checked, checked.verdict, catalogue)
