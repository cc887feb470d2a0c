"""`cleo rulings`: every disputed point, and what each edition says."""

import click

from cleo_tools.cli.explain import command as explain
from cleo_tools.games.game import game_of
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import manual
from cleo_tools.rules import EDITIONS


@click.command("rulings")
@click.argument("option", required=False)
@click.option("--edition", type=click.Choice(EDITIONS), help="As this rulebook has it.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), default="en", help="The language of the page.")
@click.pass_context
def command(ctx: click.Context, option: str | None, edition: str | None, lang: str) -> int:
    """List the disputed points of the rulebooks with the value in force, or explain one OPTION.

    In brackets: editions whose own text says something else. A record chooses with `edition fr` and
    `rule OPTION = VALUE`, a command with --edition and --rule OPTION=VALUE.
    """
    if option is not None:
        return int(ctx.invoke(explain, what=option, lang=lang))
    game = game_of("cleopatra")
    click.echo(manual.listing(game, game.catalogue(lang), edition))
    return 0
