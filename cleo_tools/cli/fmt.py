"""`cleo fmt`: records in canonical form."""

import difflib
from pathlib import Path

import click

from cleo_tools.cli import texts
from cleo_tools.games import GAMES
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.notation.write import STYLES, tidy, translate, write
from cleo_tools.source import Source


@click.command("fmt")
@click.argument("files", nargs=-1, required=True)
@click.option("--check", is_flag=True, help="Write nothing; leave with 1 if a record would change.")
@click.option("--diff", is_flag=True, help="Write nothing; show what would change.")
@click.option("--style", type=click.Choice(STYLES), default="short", help="Codes for cards (A), or words (artisan).")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Translate the record into this language.")
def command(files: tuple[str, ...], *, check: bool, diff: bool, style: str, lang: str | None) -> int:
    """Put records into canonical form: FILES, folders of *.cleo, or - from standard input to standard output.

    Every comment is kept. A record that could not be read fully is left alone, with a list of its slips.
    """
    worst = 0
    for path in texts.paths(files):
        try:
            source = texts.load(path)
            text = _formatted(source, style, lang)
        except texts.Unreadable as problem:
            problem.show()
            worst = 2
            continue
        changed = text != source.text
        if diff:
            click.echo("".join(_diff(source, text)), nl=False)
        elif path == "-" and not check:
            click.echo(text, nl=False)
        elif changed and not check:
            texts.replace(Path(path), text)
            click.echo(f"{path}: rewritten", err=True)
        if changed and check:
            click.echo(f"{path}: would be rewritten", err=True)
        worst = max(worst, 1 if changed and (check or diff) else 0)
    return worst


def _formatted(source: Source, style: str, lang: str | None) -> str:
    found = texts.whole(source, None, "left as it is")
    record = tidy(found.record)
    if lang:
        record = translate(record, lang)
    return write(record, GAMES["cleopatra"], style)


def _diff(source: Source, text: str) -> list[str]:
    old, new = source.text.splitlines(keepends=True), text.splitlines(keepends=True)
    return list(difflib.unified_diff(old, new, source.name, f"{source.name} (formatted)"))
