"""The `cleo` command. Only this package prints, opens files or exits."""

import importlib
import os
import sys
from typing import NoReturn

import click

_COMMANDS = {
    "check": "judge records: what is illegal and why, scores, rulings",
    "score": "the final table, with the source of every talent and amulet",
    "why": "the chain of lines that made a number",
    "sanctuary": "is this ground a sanctuary? with a proof that anybody can check",
    "deduce": "what lies where: what must be, may be and cannot be among hidden cards",
    "redact": "what one person at the table could have written",
    "explain": "a finding, a rule or a ruling, with citations and examples",
    "rulings": "every disputed point, and what each edition says",
    "fmt": "put records into canonical form",
    "convert": "turn a record into JSON, or JSON into a record",
    "board": "show, check or enter a board",
}


class _Lazy(click.Group):
    """Loads a command when it is called, so that `--help` answers at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order a newcomer meets them."""
        del ctx
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name."""
        del ctx
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"cleo_tools.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.group(cls=_Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="cleo-tools", prog_name="cleo")
def cleo() -> None:
    """Read records of Cleopatra and the Society of Architects, and say what is wrong with them.

    A record is a plain text that people write at the table. Begin with

        cleo check game.cleo
    """


def main() -> None:
    """Run the command; leave with 0 (fine), 1 (findings) or 2 (could not do it)."""
    color = None
    if os.environ.get("NO_COLOR"):
        color = False
    elif os.environ.get("FORCE_COLOR"):
        color = True
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = cleo.main(standalone_mode=False, color=color)
    except click.Abort:
        click.echo("interrupted", err=True)
        sys.exit(130)
    except click.ClickException as problem:
        problem.show()
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as problem:
        # A full disk, a closed terminal: what could not be written was not written.
        _gone(f"cannot write: {problem.strerror or problem}")
    try:
        sys.stdout.flush()
    except OSError as problem:
        _gone(f"cannot write: {problem.strerror or problem}")
    sys.exit(code if isinstance(code, int) else 0)


def _gone(reason: str) -> NoReturn:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    click.echo(reason, err=True)
    sys.exit(2)
