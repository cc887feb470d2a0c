"""What a caller may say about edition, rulings and board, the same for every command that judges."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from cleo_tools.check import STANDARD, wrong_ruling
from cleo_tools.cli.texts import Unreadable
from cleo_tools.games.game import Game
from cleo_tools.rules import EDITIONS

Command = TypeVar("Command", bound=Callable[..., Any])


def options(command: Command) -> Command:
    """Return a command with --edition, --rule and --board."""
    for option in (
        click.option("--board", help="A board instead of the record's: a name or a file."),
        click.option("--rule", "rules", multiple=True, metavar="OPTION=VALUE", help="Change one ruling; repeatable."),
        click.option("--edition", type=click.Choice(EDITIONS), help="The rulebook on the table."),
    ):
        command = option(command)
    return command


def parsed(rules: tuple[str, ...], game: Game) -> dict[str, str]:
    """Return rulings by their option, or leave with a sentence."""
    found = {}
    for rule in rules:
        option, equals, value = (part.strip() for part in rule.partition("="))
        if not equals:
            raise click.UsageError(f"--rule wants OPTION=VALUE, not `{rule}`")
        problem = wrong_ruling(game, option, value)
        if problem is not None:
            catalogue = game.catalogue("en")
            sentence = catalogue.vformat(catalogue.messages[problem.code].message, (), problem.facts)
            hint = catalogue.say(problem.facts.get("hint", ""))
            known = catalogue.vformat(catalogue.messages[problem.code].help, (), problem.facts)
            raise click.UsageError("; ".join(part for part in (sentence, hint, known) if part))
        found[option] = value
    return found


def loadable(board: str | None, game: Game) -> None:
    """Leave with a sentence if a board cannot be used."""
    try:
        game.load_board(board or STANDARD, Path())
    except ValueError as problem:
        raise Unreadable(str(problem)) from None
