"""`cleo convert`: a record as JSON, and JSON as a record."""

import json
from pathlib import Path

import click

from cleo_tools.cli import texts
from cleo_tools.games import GAMES
from cleo_tools.notation.interchange import Interchange, Misfit
from cleo_tools.notation.record import Record
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.notation.write import STYLES, write
from cleo_tools.source import Source


@click.command("convert")
@click.argument("file")
@click.option("--to", "form", type=click.Choice(["json", "text"]), required=True, help="What to make of it.")
@click.option("--output", "-o", type=click.Path(dir_okay=False), help="Write to this file instead of the terminal.")
@click.option("--style", type=click.Choice(STYLES), default="short", help="Codes for cards (A), or words (artisan).")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of a text that does not say.")
def command(file: str, form: str, output: str | None, style: str, lang: str | None) -> int:
    """Turn a record into JSON for programs, or JSON into a record. FILE may be - for standard input.

    What FILE holds is seen from its first character: JSON begins with a brace. The JSON is described by
    schemas/record.schema.json. A record that could not be read fully is not converted.
    """
    source = texts.load(file)
    dialect = GAMES["cleopatra"]
    interchange = Interchange(dialect)
    if source.text.lstrip().startswith("{"):
        record = _from_json(source, interchange)
    else:
        record = texts.whole(source, lang, "not converted").record
    if form == "json":
        text = json.dumps(interchange.dump(record), ensure_ascii=False, indent=1) + "\n"
    else:
        text = write(record, dialect, style)
    if output:
        texts.replace(Path(output), text)
    else:
        click.echo(text, nl=False)
    return 0


def _from_json(source: Source, interchange: Interchange) -> Record:
    try:
        return interchange.load(json.loads(source.text))
    except json.JSONDecodeError as problem:
        where = f"{source.name}:{problem.lineno}:{problem.colno}"
        raise texts.Unreadable(f"{where}: not JSON ({problem.msg})") from None
    except RecursionError:
        raise texts.Unreadable(f"{source.name}: nested too deep for a record") from None
    except Misfit as problem:
        raise texts.Unreadable(f"{source.name}: {problem}") from None
