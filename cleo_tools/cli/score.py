"""`cleo score`: the final table, with the source of every talent and amulet."""

import click

from cleo_tools.cli import agreements, judging
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import summary, tables


@click.command("score")
@click.argument("file")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of the table.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@agreements.options
def command(  # noqa: PLR0913, PLR0917 # one for each option
    file: str,
    lang: str | None,
    as_json: bool,  # noqa: FBT001 # a flag
    edition: str | None,
    rules: tuple[str, ...],
    board: str | None,  # a flag
) -> int:
    """Show the final scores of a record: FILE, or - for standard input.

    Every talent and amulet is listed by its source. Faults are counted as the rules have them, not as the record
    claims; `cleo check` shows them. A game that was broken off has no score: leaves with 1 then.
    """
    case = judging.judged(file, lang, edition, rules, board)
    reckoning = case.verdict.scores
    if as_json:
        from cleo_tools.report import machine  # noqa: PLC0415 # only this format needs it

        click.echo(machine.render("json", [case.checked], lang), nl=False)
        return 0 if reckoning else 1
    if reckoning is None:
        click.echo(f"{case.checked.reading.source.name}: {case.catalogue.phrase('unfinished')}")
        return 1
    click.echo(tables.scores(reckoning, case.ledger(), case.catalogue))
    click.echo()
    click.echo(summary.outcome(case.verdict, case.catalogue))
    if not case.checked.fine:
        click.echo(case.catalogue.phrase("score-faults", file=file))
    return 0
