"""`cleo check`: what is wrong with a record. So far its writing; the rules are not judged yet."""

import click

from cleo_tools.cli import texts
from cleo_tools.diagnostics import Severity
from cleo_tools.notation.read import Reading
from cleo_tools.notation.slips import CATALOGUE
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import full, short

_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow"}


@click.command("check")
@click.argument("files", nargs=-1, required=True)
@click.option(
    "--format",
    "-f",
    "form",
    type=click.Choice(["full", "short"]),
    default="full",
    help="How findings look.",
)
@click.option(
    "--lang",
    type=click.Choice(list(LANGUAGES)),
    help="The language of the records, if they do not say.",
)
def command(files: tuple[str, ...], form: str, lang: str | None) -> int:
    """Point out what is wrong with records: FILES, folders of *.cleo, or - for standard input.

    This version checks the writing: words, names, squares, numbers and order. It does not yet judge
    whether the moves are legal. Leaves with 0 if nothing was found, 1 if something was, 2 if a file
    could not be read.
    """
    worst = 0
    for path in texts.paths(files):
        try:
            found = texts.reading(texts.load(path), lang)
        except texts.Unreadable as problem:
            problem.show()
            worst = 2
            continue
        _show(found, form)
        worst = max(worst, 1 if found.slips else 0)
    return worst


def _show(found: Reading, form: str) -> None:
    render = full.render if form == "full" else short.render
    for slip in found.slips:
        text = render(slip, found.source, CATALOGUE)
        if form == "full":
            first, _, rest = text.partition("\n")
            click.echo(click.style(first, bold=True, fg=_COLOURS[CATALOGUE.severity(slip)]) + "\n" + rest + "\n")
        else:
            click.echo(text)
    if form == "full":
        click.echo(_summary(found))


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _summary(found: Reading) -> str:
    record = found.record
    clauses = sum(len(turn.clauses) for turn in record.turns)
    size = f"{_count(len(record.players), 'player')}, {_count(len(record.turns), 'turn')}, {_count(clauses, 'clause')}"
    count = len(found.slips) + found.skipped
    if not count:
        return f"{found.source.name}: well written ({size}). The rules are not judged yet."
    more = f", {found.skipped} not shown" if found.skipped else ""
    return f"{found.source.name}: {_count(count, 'slip')} in the writing ({size}{more})."
