"""What the formats for programs share: the words for a record, how many findings, and file names."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from cleo_tools.check import Checked
from cleo_tools.diagnostics import Catalogue, Severity
from cleo_tools.notation.vocabulary import LANGUAGES

KINDS = ("errors", "warnings", "notes", "consequences")
_KINDS = {Severity.ERROR: "errors", Severity.WARNING: "warnings", Severity.NOTE: "notes"}


def words(checked: Checked, lang: str | None) -> Catalogue:
    """Return the sentences in the language asked for, or in the record's own."""
    own = checked.reading.record.lang
    return checked.game.catalogue(lang or (own if own in LANGUAGES else "en"))


def language(done: Sequence[Checked], lang: str | None) -> str:
    """Return the language of what is said about all records: the one they share, or English."""
    found = {words(checked, lang).lang for checked in done}
    return lang or (found.pop() if len(found) == 1 else "en")


def counts(done: Iterable[Checked]) -> dict[str, int]:
    """Return how many findings of each kind are listed; a consequence is nothing else."""
    found = dict.fromkeys(KINDS, 0)
    for checked in done:
        catalogue = checked.game.catalogue("en")
        for finding in checked.findings:
            kind = "consequences" if finding.cause is not None else _KINDS[catalogue.severity(finding)]
            found[kind] += 1
    return found


def relative(name: str) -> Path:
    """Return the path of a file, seen from the current folder if it lies there."""
    path = Path(name)
    try:
        return path.relative_to(Path.cwd()) if path.is_absolute() else path
    except ValueError:
        return path
