"""Verdicts as SARIF 2.1.0, the format in which checkers report to code hosts and editors."""

import hashlib
import os
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import metadata
from string import Formatter
from typing import Any
from urllib.parse import quote_from_bytes

from cleo_tools.check import Checked
from cleo_tools.diagnostics import Catalogue, Diagnostic, Edit
from cleo_tools.games.game import Game
from cleo_tools.report import common
from cleo_tools.report.full import visible
from cleo_tools.report.remarks import cited_rules
from cleo_tools.source import Source, Span

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
FINGERPRINT = "cleoFinding/v1"
_MARKED = re.compile(r"[\\\[\]]")


def log(done: Sequence[Checked], lang: str | None) -> dict[str, Any]:
    """Return the verdicts on records as one run."""
    shared = common.language(done, lang)
    games = {finding.code: checked.game for checked in done for finding in checked.findings}
    codes = sorted(games)
    driver = {
        "name": "Cleo",
        **_version(),
        "language": shared,
        "rules": [_rule(code, games[code], games[code].catalogue(shared)) for code in codes],
    }
    run = {
        "tool": {"driver": driver},
        "language": shared,
        "columnKind": "unicodeCodePoints",
        "results": [result for checked in done for result in _results(checked, common.words(checked, lang), codes)],
        "properties": {"hidden": sum(checked.hidden for checked in done)},
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _version() -> dict[str, str]:
    try:
        return {"version": metadata.version("cleo-tools")}
    except metadata.PackageNotFoundError:
        return {}


def _message(text: str) -> dict[str, str]:
    """Return a text that nobody takes for anything else: no gaps to fill, no links."""
    text = visible(text) if "\n" not in text else "\n".join(map(visible, text.split("\n")))
    if "](" in text:
        text = _MARKED.sub(lambda mark: "\\" + mark[0], text)
    return {"text": text.replace("{", "{{").replace("}", "}}")}


# Codes.


def _rule(code: str, game: Game, catalogue: Catalogue) -> dict[str, Any]:
    about, message = catalogue.codes[code], catalogue.messages[code]
    short = _outline(message.message)
    printed = cited_rules(game, about.rules, catalogue.lang)
    texts = [game.rule_text(rule, catalogue.lang) for rule in about.rules]
    return {
        "id": code,
        "shortDescription": _message(short),
        "fullDescription": _message("\n".join(texts) or short),
        "help": _message("\n".join(part for part in (_outline(message.help), *printed) if part) or short),
        "defaultConfiguration": {"level": about.severity.value},
        "properties": {"rules": list(about.rules)},
    }


def _outline(sentence: str) -> str:
    """Return a sentence with the names of the facts in its gaps."""
    text = ""
    for before, gap, form, _ in Formatter().parse(sentence):
        text += before
        if gap:
            text += f"‹{gap}›" + (f" {form.rpartition('|')[2]}" if form else "")
    return text


# Findings.


def _results(checked: Checked, catalogue: Catalogue, codes: Sequence[str]) -> Iterator[dict[str, Any]]:
    source = checked.reading.source
    seen: Counter[str] = Counter()
    for finding in checked.findings:
        follows = finding.cause is not None
        cause = {"causeLine": finding.cause.line} if finding.cause else {}
        found: dict[str, Any] = {
            "ruleId": finding.code,
            "ruleIndex": codes.index(finding.code),
            "level": "note" if follows else catalogue.severity(finding).value,
            "message": _message(catalogue.message(finding)),
            "locations": [_location(source, finding.span, catalogue.label(finding))],
            "partialFingerprints": {FINGERPRINT: _fingerprint(finding, source, seen)},
            "suppressions": _suppressions(finding),
            "properties": {"consequence": follows, **cause, "rules": list(catalogue.rules(finding))},
        }
        earlier = catalogue.related(finding)
        related = [_location(source, span, earlier) for span in dict.fromkeys(finding.related)]
        if related:
            found["relatedLocations"] = [{"id": number, **place} for number, place in enumerate(related, 1)]
        if finding.edits:
            found["fixes"] = [_fix(finding.edits, source, catalogue)]
        yield found


def _suppressions(finding: Diagnostic) -> list[dict[str, str]]:
    """Return what the table let stand; the standard wants the list with every result or with none."""
    if finding.stands is None:
        return []
    reason = {"justification": visible(finding.stands)} if finding.stands else {}
    return [{"kind": "inSource", "status": "accepted", **reason}]


def _location(source: Source, span: Span, label: str) -> dict[str, Any]:
    said = {"message": _message(label)} if label else {}
    return {"physicalLocation": {"artifactLocation": {"uri": uri(source.name)}, "region": _region(span)}, **said}


def _region(span: Span) -> dict[str, int]:
    return {"startLine": span.line, "startColumn": span.column, "endColumn": span.column + span.length}


def uri(name: str) -> str:
    """Return the address of a file, seen from the current folder if it lies there."""
    path = common.relative(name)
    return path.as_uri() if path.is_absolute() else quote_from_bytes(os.fsencode(path.as_posix()))


def _fingerprint(finding: Diagnostic, source: Source, seen: Counter[str]) -> str:
    """Return what stays the same when other lines come and go: the code, the line, and which one of such it is."""
    line = source.line(finding.span.line)
    marked = line[finding.span.column - 1 :][: finding.span.length]
    what = "\0".join((finding.code, " ".join(line.split()), marked))
    known = hashlib.sha256(what.encode(errors="surrogatepass")).hexdigest()[:32]
    seen[known] += 1
    return f"{known}:{seen[known]}"


def _fix(edits: tuple[Edit, ...], source: Source, catalogue: Catalogue) -> dict[str, Any]:
    replacements = [{"deletedRegion": _region(e.span), "insertedContent": {"text": e.text}} for e in edits]
    change = {"artifactLocation": {"uri": uri(source.name)}, "replacements": replacements}
    return {"description": _message(catalogue.phrases["fix"]), "artifactChanges": [change]}
