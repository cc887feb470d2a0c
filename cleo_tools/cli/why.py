"""`cleo why`: the chain of lines that made a number."""

import click

from cleo_tools.cli import agreements, judging
from cleo_tools.games.game import game_of
from cleo_tools.notation.players import Roster
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import tables
from cleo_tools.report.full import visible


@click.command("why")
@click.argument("file")
@click.argument("quantity", metavar="talents|amulets|cards|merchants|statues")
@click.argument("player")
@click.option("--at", "turn", type=int, help="After this turn, not at the end.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of the answer.")
@agreements.options
def command(  # noqa: PLR0913, PLR0917 # one for each option
    file: str,
    quantity: str,
    player: str,
    turn: int | None,
    lang: str | None,
    edition: str | None,
    rules: tuple[str, ...],
    board: str | None,
) -> int:
    """Show why PLAYER has so many talents (amulets, cards, merchants, statues): every line that changed the number.

    FILE may be - for standard input. Numbers are the rules' own; where a record leaves one open, both bounds are shown.
    """
    known = game_of("cleopatra").quantities
    if quantity not in known:
        raise click.UsageError(f"`{quantity}` is not counted; choose one of {', '.join(known)}")
    case = judging.judged(file, lang, edition, rules, board)
    names = case.checked.reading.record.players
    name = Roster(names).find(player)
    if name is None:
        raise click.UsageError(
            f"nobody at this table is called {visible(player)}; players: {visible(', '.join(names))}"
        )
    turns = len(case.checked.reading.record.turns)
    if turn is not None and not 0 <= turn <= turns:
        raise click.UsageError(f"there is no turn {turn}; the record has {turns}")
    lines = [line for line in case.ledger() if line.player == name and line.quantity == quantity]
    if turn is not None:
        lines = [
            line for line in lines if line.turn <= turn and line.source not in ("merchants", "hand", "sanctuaries")
        ]
    word = case.catalogue.spell(quantity.upper())
    when = case.catalogue.phrase("why-after", turn=turn) if turn is not None else case.catalogue.phrase("why-end")
    click.echo(f"{visible(name)}: {lines[-1].after} {word} {when}")
    click.echo(tables.chain(lines, case.checked.reading.source, case.catalogue))
    return 0
