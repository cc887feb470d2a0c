"""What is said about a finding beyond its place: rules with their citations, rulings, causes, fixes."""

from collections.abc import Mapping

from cleo_tools.diagnostics import Catalogue, Diagnostic
from cleo_tools.games.game import Game
from cleo_tools.report.full import WIDEST, diff
from cleo_tools.rulings import Option
from cleo_tools.source import Source
from cleo_tools.verify import Verdict

_MARKS = {"fr": ("« ", " »"), "de": ("„", "“"), "it": ("«", "»"), "pl": ("„", "”")}


def remarks(diagnostic: Diagnostic, verdict: Verdict, source: Source, catalogue: Catalogue) -> dict[str, list[str]]:
    """Return the remarks on a finding by their heading."""
    found: dict[str, list[str]] = {}
    game = verdict.game
    cited = cited_rules(game, catalogue.rules(diagnostic), catalogue.lang, verdict.rulings.edition)
    if cited:
        found["rule"] = cited
    legal = rescuers(diagnostic, verdict, catalogue)
    if legal:
        found["ruling"] = [catalogue.phrase("legal-if", rulings=legal)]
    notes = []
    if diagnostic.stands is not None:
        reason = diagnostic.stands
        notes.append(catalogue.phrase("stands-reason", reason=reason) if reason else catalogue.phrase("stands"))
    if diagnostic.cause is not None:
        notes.append(catalogue.phrase("follows-from", line=diagnostic.cause.line))
    if notes:
        found["note"] = notes
    if diagnostic.edits:
        found["fix"] = [diff(source, diagnostic.edits)]
    return found


def cited_rules(game: Game, rules: tuple[str, ...], lang: str, edition: str | None = None) -> list[str]:
    """Return rules in our words and where each edition prints them; rules of one section share its line."""
    found: list[str] = []
    for index, rule in enumerate(rules):
        lines = [f"{rule} {game.rule_text(rule, lang)}"]
        following = rules[index + 1] if index + 1 < len(rules) else None
        if following is None or game.rulebook.cite(following) != game.rulebook.cite(rule):
            lines += _printed(game.rulebook.cite(rule), edition)
        found.append("\n".join(lines))
    return found


def _printed(citations: dict[str, list[str]], edition: str | None) -> list[str]:
    """Return the headings in each edition, the one on the table first, on as few lines as they take."""
    lines: list[str] = []
    for key in sorted(citations, key=lambda key: key != edition):
        printed = f"{key.upper()} {_quoted(key, citations[key])}"
        if not lines or len(lines[-1]) + len(printed) > WIDEST:
            lines.append(printed)
        else:
            lines[-1] += f" · {printed}"
    return lines


def _quoted(edition: str, headings: list[str]) -> str:
    before, after = _MARKS[edition]
    return "; ".join(f"{before}{heading.partition(', p. ')[0]}{after}{_page(heading)}" for heading in headings)


def _page(heading: str) -> str:
    page = heading.partition(", p. ")[2]
    return f" p. {page}" if page else ""


def rescuers(diagnostic: Diagnostic, verdict: Verdict, catalogue: Catalogue) -> tuple[str, ...]:
    """Return the rulings under which a finding would not be there."""
    place = (diagnostic.code, diagnostic.span)
    found = []
    for dependence in verdict.depends:
        if place not in dependence.without or dependence.extra:
            continue
        found.append(supported(verdict.game.register, dependence.option, dependence.value, catalogue))
    return tuple(found)


def supported(register: Mapping[str, Option], option: str, value: str, catalogue: Catalogue) -> str:
    """Return a ruling, and the editions whose text says so."""
    ruling = f"`{option} = {value}`"
    editions = register[option].supporters(value)
    if not editions:
        return ruling
    names = ", ".join(edition.upper() for edition in editions)
    return catalogue.phrase("supported", ruling=ruling, editions=names)
