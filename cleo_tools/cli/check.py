"""`cleo check`: what is wrong with a record, and the verdict on it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.cli import agreements, texts
from cleo_tools.diagnostics import Catalogue, Severity
from cleo_tools.games.game import game_of
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import full, short, summary
from cleo_tools.report.remarks import remarks

_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}
FORMATS = ("full", "short", "json", "sarif", "github")


@click.command("check")
@click.argument("files", nargs=-1, required=True)
@click.option("--format", "-f", "form", type=click.Choice(FORMATS), default="full", help="How findings look.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of the report, and of records without.")
@agreements.options
@click.option("--every-edition", is_flag=True, help="Show the verdict by each of the four editions.")
@click.option("--rulings", is_flag=True, help="Show in full what each ruling would change.")
@click.option("--all", "unfolded", is_flag=True, help="Show consequences of earlier faults in full, too.")
@click.option("--no-fix", is_flag=True, help="Do not look for small changes that would mend a fault.")
def command(  # noqa: PLR0913, PLR0917 # one for each option
    files: tuple[str, ...],
    form: str,
    lang: str | None,
    edition: str | None,
    rules: tuple[str, ...],
    board: str | None,
    *,
    every_edition: bool,
    rulings: bool,
    unfolded: bool,
    no_fix: bool,
) -> int:
    """Judge records: FILES, folders of *.cleo, or - for standard input.

    Says what is illegal and why, with the rule in each edition, what would have been legal, the final scores, and the
    rulings on which all this depends. Leaves with 0 if every record is legal, 1 if something was found, 2 if a file
    could not be read.
    """
    game = game_of("cleopatra")
    wishes = Wishes(
        edition, agreements.parsed(rules, game), board, fixes=not no_fix and form in ("full", "json", "sarif")
    )
    agreements.loadable(board, game)
    worst, counts = 0, [0, 0, 0]
    done: list[Checked] = []
    paths = list(texts.paths(files))
    for path in _progress(paths):
        try:
            source = texts.load(path)
        except texts.Unreadable as problem:
            problem.show()
            worst = 2
            counts[2] += 1
            continue
        reading = texts.reading(source, lang)
        checked = check(reading, game, wishes, None if path == "-" else Path(path).parent)
        catalogue = game.catalogue(lang or reading.record.lang)
        if form in ("full", "short"):
            _show(checked, form, catalogue, unfolded=unfolded, rulings=rulings)
            if every_edition and form == "full" and checked.verdict:
                click.echo(summary.editions(checked, catalogue))
        else:
            done.append(checked)
        worst = max(worst, 0 if checked.fine else 1)
        counts[0 if checked.fine else 1] += 1
    if form in ("json", "sarif", "github"):
        _machine(form, done, lang)
    elif len(paths) > 1 and form == "full":
        words = game.catalogue(lang or "en")
        click.echo(words.phrase("files", number=len(paths), legal=counts[0], illegal=counts[1], unreadable=counts[2]))
    return worst


def _progress(paths: list[str]) -> Iterator[str]:
    """Yield paths; on a terminal, many of them with a line that says how far it is."""
    if len(paths) < 20 or not sys.stderr.isatty():
        yield from paths
        return
    with click.progressbar(paths, file=sys.stderr, label="checking") as bar:
        yield from bar


def _machine(form: str, done: list[Checked], lang: str | None) -> None:
    from cleo_tools.report import machine  # noqa: PLC0415 # only these formats need it

    # Programs expect UTF-8, whatever the terminal speaks.
    sys.stdout.buffer.write(machine.render(form, done, lang).encode("utf-8", "replace"))


def _show(checked: Checked, form: str, catalogue: Catalogue, *, unfolded: bool, rulings: bool) -> None:
    source = checked.reading.source
    # What only follows from a clause nobody could read is counted, and shown with --all.
    slips = {slip.span for slip in checked.reading.slips}
    for finding in checked.findings:
        if form == "short":
            click.echo(short.render(finding, source, catalogue))
            continue
        if finding.cause is not None and not unfolded:
            if finding.cause not in slips:
                click.echo(click.style(summary.folded(finding, source, catalogue), dim=True) + "\n")
            continue
        notes = remarks(finding, checked.verdict, source, catalogue) if checked.verdict else {}
        first, _, rest = full.render(finding, source, catalogue, notes).partition("\n")
        colour = _COLOURS[catalogue.severity(finding)]
        click.echo(click.style(first, bold=True, fg=colour) + "\n" + rest + "\n")
    if form == "full":
        click.echo(summary.verdict(checked, catalogue, rulings=rulings))
