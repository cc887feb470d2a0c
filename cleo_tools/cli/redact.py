"""`cleo redact`: what one person at the table could have written."""

from pathlib import Path

import click

from cleo_tools.cli import texts
from cleo_tools.games import GAMES
from cleo_tools.games.cleopatra.redaction import redact
from cleo_tools.notation.players import Roster
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.notation.write import STYLES, tidy, write
from cleo_tools.report.full import visible

SPECTATOR = "spectator"


@click.command("redact")
@click.argument("file")
@click.option("--as", "viewer", metavar="NAME|spectator", required=True, help="Who looks on.")
@click.option("--output", "-o", type=click.Path(dir_okay=False), help="Write to this file instead of the terminal.")
@click.option("--keep-comments", is_flag=True, help="Keep the comments, although they may give something away.")
@click.option("--style", type=click.Choice(STYLES), default="short", help="Codes for cards (A), or words (artisan).")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of a text that does not say.")
def command(  # noqa: PLR0913 # one for each option
    file: str, viewer: str, output: str | None, *, keep_comments: bool, style: str, lang: str | None
) -> int:
    """Turn a full record into what one player, or a spectator, could have written. FILE may be - for standard input.

    Whatever that person could not see becomes ?: other hands, cards that lie face down, what others gave each other in
    secret. A record that could not be read fully is not redacted.
    """
    found = texts.whole(texts.load(file), lang, "not redacted")
    record = redact(found.record, viewed(viewer, found.record.players), comments=keep_comments)
    text = write(tidy(record), GAMES["cleopatra"], style)
    if output:
        texts.replace(Path(output), text)
    else:
        click.echo(text, nl=False)
    return 0


def viewed(viewer: str, names: tuple[str, ...]) -> str | None:
    """Return the player who looks on, or None for somebody who only watches."""
    name = Roster(names).find(viewer)
    if name is None and viewer.casefold() != SPECTATOR:
        raise click.UsageError(
            f"nobody at this table is called {visible(viewer)}; players: {visible(', '.join(names))}, or {SPECTATOR}"
        )
    return name
