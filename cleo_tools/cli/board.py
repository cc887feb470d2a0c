"""`cleo board`: boards as data. Show one, check files, enter one's own."""

import sys
import textwrap
from pathlib import Path
from typing import Any

import attrs
import click

from cleo_tools.cli import texts
from cleo_tools.games.cleopatra import board as boards
from cleo_tools.games.cleopatra import drawing as drawings

_LEGEND = ". free   ^ palm   * marked palm   # throne area"


@click.group("board")
def command() -> None:
    """Show, check or enter a board: what is printed on the game and the rulebooks' text does not say.

    A record names its board in its header: `board standard`, or the path of a board file.
    """


@command.command("show", short_help="draw a board and say where it comes from")
@click.argument("board", default="standard")
def show(board: str) -> int:
    """Draw BOARD, a name or a file, and say of each field where it comes from. Without BOARD: standard.

    inferred: read out of the rulebooks' texts. reconstructed: assumed, because the print is not known.
    owner: entered from a copy of the game.
    """
    found = _loaded(board)
    click.echo(f"{drawings.draw(found)}\n\n{_LEGEND}\n\n{found.name}: {found.title}")
    for key, value in boards.values(found).items():
        click.echo(f"\n{key} ({found.provenance[key]}):")
        for line in (*_plain(value), found.notes[key]):
            click.echo(textwrap.fill(line, 100, initial_indent="  ", subsequent_indent="  "), nl=bool(line))
    return 0


@command.command("check", short_help="point out what is wrong with board files")
@click.argument("files", nargs=-1, required=True)
def check(files: tuple[str, ...]) -> int:
    """Point out what is wrong with board FILES, or - for standard input.

    Leaves with 0 if all is well, 1 if a board has faults, 2 if a file could not be read.
    """
    worst = 0
    for file in files:
        name = "standard input" if file == "-" else file
        try:
            data = sys.stdin.buffer.read(boards.LARGEST + 1) if file == "-" else boards.raw(file)
            found = boards.parse(data, name)
        except boards.NoBoard as problem:
            texts.Unreadable(str(problem)).show()
            worst = 2
        except boards.BadBoard as problem:
            click.echo(_listed(problem))
            worst = max(worst, 1)
        else:
            size = f"{found.columns} x {found.rows}, {len(found.palms)} palms, {len(found.walls)} wall slots"
            click.echo(f"{name}: a sound board ({size})")
    return worst


@command.command("new", short_help="enter a board of your own")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--from", "base", default="standard", metavar="BOARD", help="The board to start from: a name or a file.")
@click.option("--name", help="The new board's name; the file's name if absent.")
@click.option("--draw", "drawing", metavar="DRAWING", help="A file with the garden as you see it, or - to type it in.")
@click.option("--amulets", metavar="A2=1,T=2", help="The figures printed on doubles and trompe-l'oeil.")
@click.option("--force", is_flag=True, help="Overwrite FILE if it is there.")
def new(  # noqa: PLR0913 # one for each option
    file: Path, *, base: str, name: str | None, drawing: str | None, amulets: str | None, force: bool
) -> int:
    """Write a board FILE that starts from another board, with what you enter from your copy of the game.

    A drawing looks like the one that `cleo board show` prints: the back row first, the door side last, and
    for each square . if it is free, ^ for a palm, * for a marked palm, # for the throne area. Names of rows,
    columns and walls may stay or go. What you enter is marked `owner`; all else is kept as it was.
    """
    if file.exists() and not force:
        raise texts.Unreadable(f"{file}: is there already; --force overwrites it")
    board = _loaded(base)
    try:
        if amulets is not None:
            board = boards.with_amulets(board, _figures(amulets, board))
        if drawing is not None:
            source = texts.load(drawing)
            board = drawings.with_drawing(board, source.text, source.name)
        name = file.stem if name is None else name
        board = attrs.evolve(board, name=name, title=f"{name}, begun from the board {board.name}")
        text = boards.write(board)
        boards.parse(text.encode(errors="surrogatepass"), str(file))
        texts.replace(file, text)
    except boards.BadBoard as problem:
        raise texts.Unreadable(_listed(problem)) from None
    except OSError as problem:
        raise texts.Unreadable(f"{file}: cannot be written ({problem.strerror})") from None
    click.echo(f"{file}: written", err=True)
    return 0


def _loaded(name: str) -> boards.Board:
    try:
        return boards.load(name)
    except boards.BadBoard as problem:
        raise texts.Unreadable(_listed(problem)) from None


def _listed(problem: boards.BadBoard) -> str:
    return "\n".join(f"{problem.where}: {fault}" for fault in problem.faults)


def _plain(value: Any) -> list[str]:
    """Return the value of a field as lines."""
    if isinstance(value, list):
        return [" ".join(value) or "none"]
    if not all(isinstance(part, list) for part in value.values()):
        return [", ".join(f"{key} {part}" for key, part in value.items())]
    drawn = any("X" in "".join(part) for part in value.values())
    return [f"{key:<4}{('/' if drawn else ' ').join(part)}" for key, part in value.items()]


def _figures(text: str, board: boards.Board) -> dict[str, int]:
    """Return what `A2=1,T=2` says."""
    found: dict[str, int] = {}
    for part in text.split(","):
        card, _, figure = (word.strip() for word in part.upper().partition("="))
        if card not in board.amulets:
            raise click.BadParameter(f"{card!r} is none of {', '.join(board.amulets)}", param_hint="--amulets")
        if figure not in set("0123456789"):
            raise click.BadParameter(f"{card} needs a figure from 0 to 9: {card}=1", param_hint="--amulets")
        if card in found:
            raise click.BadParameter(f"{card} stands twice", param_hint="--amulets")
        found[card] = int(figure)
    return found
