"""The verdict in a few lines: how many findings, who won, and on what it all rests."""

from collections.abc import Iterator

from attrs import evolve

from cleo_tools.check import Checked
from cleo_tools.diagnostics import Catalogue, Diagnostic, Severity
from cleo_tools.hidden import solver
from cleo_tools.notation.record import Record, Turn
from cleo_tools.report.full import visible
from cleo_tools.rules import EDITIONS
from cleo_tools.source import Source, Span
from cleo_tools.verify import Dependence, Verdict, verify


def folded(diagnostic: Diagnostic, source: Source, catalogue: Catalogue) -> str:
    """Return a consequence on one line."""
    span = diagnostic.span
    line = diagnostic.cause.line if diagnostic.cause else span.line
    return (
        f"{catalogue.phrases['follows']}[{diagnostic.code}]: {visible(catalogue.message(diagnostic))}\n"
        f"  --> {visible(source.name)}:{span.line}:{span.column} ({catalogue.phrase('follows-from', line=line)})"
    )


def verdict(checked: Checked, catalogue: Catalogue, *, rulings: bool = False) -> str:
    """Return the last lines of a report."""
    record = checked.reading.record
    name = visible(checked.reading.source.name)
    clauses = sum(len(turn.clauses) for turn in record.turns)
    size = catalogue.phrase("size", players=len(record.players), turns=len(record.turns), clauses=clauses)
    judged = checked.verdict
    if judged is None:
        lines = [catalogue.phrase("not-judged", file=name)]
        return "\n".join(lines)
    counts = _counts(checked, catalogue)
    if checked.fine:
        more = f"; {', '.join(counts)}" if counts else ""
        lines = [catalogue.phrase("verdict-legal", file=name, size=size) + more]
    else:
        lines = [catalogue.phrase("verdict-illegal", file=name, count=", ".join(counts), size=size)]
    lines += [f"  {line}" for line in _outcome(judged, catalogue)]
    lines += [f"  {line}" for line in _unseen(judged, catalogue)]
    lines += [f"  {line}" for line in _depends(judged, catalogue, name, rulings=rulings)]
    if not judged.tried:
        lines.append("  " + catalogue.phrase("not-tried"))
    if judged.reconstructed:
        lines.append("  " + catalogue.phrase("reconstructed", fields=", ".join(judged.reconstructed)))
    return "\n".join(lines)


def _counts(checked: Checked, catalogue: Catalogue) -> list[str]:
    kinds = {"errors": 0, "warnings": 0, "notes": 0, "follows": 0}
    for finding in checked.findings:
        severity = catalogue.severity(finding)
        if finding.cause is not None:
            kinds["follows"] += 1
        elif severity is Severity.ERROR:
            kinds["errors"] += 1
        elif severity is Severity.WARNING:
            kinds["warnings"] += 1
        else:
            kinds["notes"] += 1
    found = [catalogue.phrase(f"count-{kind}", number=number) for kind, number in kinds.items() if number]
    skipped = checked.hidden
    return [*found, catalogue.phrase("not-shown", number=skipped)] if skipped else found


def outcome(judged: Verdict, catalogue: Catalogue) -> str:
    """Return who won, as far as that is known."""
    return "; ".join(_outcome(judged, catalogue))


def _outcome(judged: Verdict, catalogue: Catalogue) -> Iterator[str]:
    if judged.scores is None:
        yield catalogue.phrase("unfinished")
    elif judged.scores.tied:
        yield catalogue.phrase("undecided", names=visible(", ".join(judged.scores.tied)))
    elif judged.scores.winners is None:
        yield catalogue.phrase("winner-open")
    elif not judged.scores.winners:
        yield catalogue.phrase("no-winner")
    else:
        yield catalogue.phrase("winner", names=visible(", ".join(judged.scores.winners)))


def _unseen(judged: Verdict, catalogue: Catalogue) -> Iterator[str]:
    """Yield what cards that nobody saw leave open."""
    found = judged.unseen
    if found is None or found.possible is False:
        return
    if found.possible is None:
        more = "" if solver.at_hand() else f"; {catalogue.phrase('unseen-prove')}"
        yield catalogue.phrase("unseen-unknown") + more
    if not found.whole and judged.legal:
        yield catalogue.phrase("unseen-part", line=found.until)
    lines = sorted({clause.span.line for clause in found.open if clause.sure})
    if lines:
        yield catalogue.phrase("unseen-open", count=len(lines), lines=", ".join(map(str, lines)))


def _depends(judged: Verdict, catalogue: Catalogue, name: str, *, rulings: bool) -> Iterator[str]:
    """Yield the rulings on which the verdict, the winner or a score depends."""
    if not judged.depends:
        return
    options = list(dict.fromkeys(dependence.option for dependence in judged.depends))
    yield catalogue.phrase("depends", number=len(options))
    if not rulings:
        yield from _wrapped([_brief(judged, option) for option in options])
        yield catalogue.phrase("depends-more", file=name)
        return
    for dependence in judged.depends:
        yield f"  {dependence.option} = {dependence.value}{_editions(judged, dependence)}"
        yield f"    {_effect(judged, dependence, catalogue)}"


def _brief(judged: Verdict, option: str) -> str:
    star = "*" if any(d.option == option and d.winners is not None for d in judged.depends) else ""
    return f"{option} = {judged.rulings.value(option)}{star}"


def _wrapped(parts: list[str], width: int = 96) -> Iterator[str]:
    line = " "
    for index, part in enumerate(parts):
        piece = f" {part}{',' if index < len(parts) - 1 else ''}"
        if len(line) + len(piece) > width:
            yield line
            line = " "
        line += piece
    yield line


def _editions(judged: Verdict, dependence: Dependence) -> str:
    names = judged.game.register[dependence.option].supporters(dependence.value)
    return f" ({', '.join(edition.upper() for edition in names)})" if names else ""


def _effect(judged: Verdict, dependence: Dependence, catalogue: Catalogue) -> str:
    parts = []
    if dependence.legal and not judged.legal:
        parts.append(catalogue.phrase("depends-legal"))
    if dependence.extra:
        parts.append(catalogue.phrase("depends-illegal", codes=_codes(dependence.extra)))
    if dependence.without and not dependence.legal:
        parts.append(catalogue.phrase("depends-fewer", codes=_codes(dependence.without)))
    if dependence.winners is not None:
        names = visible(", ".join(dependence.winners)) or catalogue.phrase("nobody")
        parts.append(catalogue.phrase("depends-winner", names=names))
    elif dependence.scores is not None:
        parts.append(catalogue.phrase("depends-scores"))
    return "; ".join(parts)


def _codes(found: tuple[tuple[str, Span], ...]) -> str:
    shown = [f"{code} ({span.line})" for code, span in found[:4]]
    return ", ".join(shown) + (", ..." if len(found) > 4 else "")


def editions(checked: Checked, catalogue: Catalogue) -> str:
    """Return the verdicts by the four editions side by side, and the first turn at which they part."""
    record, game, judged = checked.reading.record, checked.game, checked.verdict
    if judged is None:
        return ""
    lines: list[str] = []
    states: list[list[object]] = []
    for edition in EDITIONS:
        rulings = evolve(judged.rulings, edition=edition, asked=set())
        one = verify(record, game, rulings, judged.state.table.board, depends=False, trace=states)
        errors = [d for d in one.findings if d.root and game.codes[d.code].severity is Severity.ERROR]
        text = (
            catalogue.phrase("illegal", number=len(errors), line=errors[0].span.line)
            if errors
            else catalogue.phrase("legal")
        )
        lines.append(f"  {edition.upper()}  {text}; {'; '.join(_outcome(one, catalogue))}")
    part = _parting(states, record)
    last = catalogue.phrase("parts", turn=part[0], line=part[1]) if part else catalogue.phrase("never-part")
    return "\n".join([*lines, f"  {last}"])


def _parting(traces: list[list[object]], record: Record) -> tuple[int, int] | None:
    """Return number and line of the first turn in which the positions or the findings differ."""
    for index, together in enumerate(zip(*traces, strict=True)):
        if any(state != together[0] for state in together[1:]):
            turns = [entry for entry in record.play if isinstance(entry.body, Turn)]
            entry = turns[max(0, index - 1)]
            return index, entry.span.line
    return None
