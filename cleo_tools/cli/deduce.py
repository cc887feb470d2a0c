"""`cleo deduce`: what must be, may be and cannot be among cards that somebody did not see."""

import json
from pathlib import Path

import click
from attrs import evolve

from cleo_tools.check import Wishes, agreed, board_of
from cleo_tools.cli import agreements, texts
from cleo_tools.cli.redact import viewed
from cleo_tools.games.cleopatra.redaction import redact
from cleo_tools.games.game import Place, game_of
from cleo_tools.notation.players import Roster
from cleo_tools.notation.record import Record, Turn
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import deduction
from cleo_tools.report.full import visible
from cleo_tools.unseen import lying
from cleo_tools.verify import verify


@click.command("deduce")
@click.argument("file")
@click.option("--at", "turn", type=int, help="After this turn, from what was known then; 0 for the deal.")
@click.option("--player", help="Only the hand of this player, in words.")
@click.option("--as", "viewer", metavar="NAME|spectator", help="What this player saw, too; else only what all saw.")
@click.option("--everything", is_flag=True, help="All that the record says, whoever saw it.")
@click.option("--json", "as_json", is_flag=True, help="As JSON (schemas/deduction.schema.json).")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of the answer.")
@agreements.options
def command(  # noqa: PLR0913, PLR0917 # one for each option
    file: str,
    turn: int | None,
    player: str | None,
    viewer: str | None,
    lang: str | None,
    edition: str | None,
    rules: tuple[str, ...],
    board: str | None,
    *,
    everything: bool,
    as_json: bool,
) -> int:
    """Show what must be, may be and cannot be in each hand, on the stalls, in the pile and the discards.

    FILE may be - for standard input. By default only what everybody at the table saw counts, whatever else the record
    says: every number is the least or the most over all deals that explain it. Leaves with 1 if there is no such deal.
    """
    game = game_of("cleopatra")
    agreements.loadable(board, game)
    reading = texts.whole(texts.load(file), lang, "not looked into")
    record = reading.record
    catalogue = game.catalogue(lang or record.lang)
    if not record.players:
        raise texts.Unreadable(catalogue.phrase("not-judged", file=reading.source.name))
    if everything and viewer is not None:
        raise click.UsageError("--as and --everything cannot both be")
    eyes = viewed(viewer, record.players) if viewer is not None else None
    seen = record if everything else redact(record, eyes)
    turns = len(record.turns)
    if turn is not None and not 0 <= turn <= turns:
        raise click.UsageError(f"there is no turn {turn}; the record has {turns}")
    wishes = Wishes(edition, agreements.parsed(rules, game), board)
    base = None if file == "-" else Path(file).parent
    rulings, table = agreed(record, game, wishes, []), board_of(record, game, wishes, base, [])
    verdict = verify(until(seen, turn), game, rulings, table, depends=False, deduce=True)
    found = verdict.unseen
    if found is None:
        raise texts.Unreadable(f"{reading.source.name}: too long for a game")
    if found.possible is False:
        click.echo(catalogue.phrase("deduce-impossible", file=visible(reading.source.name)), err=True)
        return 1
    places = _places(game.cards.places(verdict.state), player, record.players)
    answer = deduction.Answer(
        reading.source.name,
        turns if turn is None else turn,
        eyes,
        everything,
        found,
        tuple(lying(found, places)),
    )
    if as_json:
        click.echo(json.dumps(deduction.document(answer), ensure_ascii=False, indent=1))
    else:
        click.echo(deduction.words(answer, catalogue) if player else deduction.table(answer, catalogue))
    return 0


def until(record: Record, turn: int | None) -> Record:
    """Return a record as it stood after a turn, with the audits that follow it."""
    if turn is None:
        return record
    number, kept = 0, []
    for entry in record.play:
        number += isinstance(entry.body, Turn)
        if number > turn:
            break
        kept.append(entry)
    return evolve(record, play=tuple(kept), close=())


def _places(places: list[Place], player: str | None, names: tuple[str, ...]) -> list[Place]:
    if player is None:
        return places
    name = Roster(names).find(player)
    if name is None:
        raise click.UsageError(
            f"nobody at this table is called {visible(player)}; players: {visible(', '.join(names))}"
        )
    return [place for place in places if place.player == name]
