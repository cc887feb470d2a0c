"""`cleo explain`: a finding, a rule or a ruling."""

import click

from cleo_tools.cli.texts import Unreadable
from cleo_tools.games.game import game_of
from cleo_tools.notation.slips import closest
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import manual


@click.command("explain")
@click.argument("what", metavar="CODE|RULE|OPTION")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), default="en", help="The language of the page.")
def command(what: str, lang: str) -> int:
    """Explain a finding (C425), a rule (PAY-4) or a ruling (late-claim-by-creator).

    Shows the rule in our own words, where each of the four editions prints it, and a legal and an illegal record.
    """
    game = game_of("cleopatra")
    page = manual.explain(game, what, lang)
    if page is None:
        catalogue = game.catalogue("en")
        near = catalogue.say(closest(what, [*catalogue.codes, *game.rulebook.rules, *game.register]))
        raise Unreadable(f"nothing is called `{what}`; {near or 'try C425, PAY-4 or late-claim-by-creator'}")
    click.echo(page.text())
    return 0
