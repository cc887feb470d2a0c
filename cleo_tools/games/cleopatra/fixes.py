"""What a slip of the pen may have been: small changes worth trying, the likeliest first."""

import re
from collections.abc import Callable, Iterator

from cleo_tools.diagnostics import Diagnostic, Edit
from cleo_tools.games.cleopatra import moves
from cleo_tools.notation.read import Reading
from cleo_tools.notation.record import Clause, Entry, Turn
from cleo_tools.source import Span

Edits = tuple[Edit, ...]
_NUMBER = re.compile(r"[+-]?[0-9]+")


def candidates(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    """Yield small changes that might mend a finding."""
    for codes, tries in _TRIES:
        if diagnostic.code in codes:
            yield from tries(diagnostic, reading)


def _spell(reading: Reading, key: str) -> str:
    from cleo_tools.games.cleopatra import CLEOPATRA  # noqa: PLC0415 # the dialect is above this module

    return CLEOPATRA.vocabulary(reading.record.lang).spell(key)


def _text(reading: Reading, span: Span) -> str:
    return reading.source.line(span.line)[span.column - 1 : span.column - 1 + span.length]


def _turn(diagnostic: Diagnostic, reading: Reading) -> tuple[Entry, int]:
    """Return the turn in which a finding stands, and its number."""
    turns = [entry for entry in reading.record.play if isinstance(entry.body, Turn)]
    before = [entry for entry in turns if entry.span.line <= diagnostic.span.line]
    return before[-1], len(before)


def _clauses(diagnostic: Diagnostic, reading: Reading) -> tuple[tuple[Clause, ...], int]:
    """Return the clauses of the turn in which a finding stands, and which of them it is about."""
    clauses = _turn(diagnostic, reading)[0].body.clauses
    at = diagnostic.span
    for index, clause in enumerate(clauses):
        span = clause.span
        if span.line == at.line and span.column <= at.column < span.column + span.length:
            return clauses, index
    return clauses, -1


def _clause_span(diagnostic: Diagnostic, reading: Reading) -> Span:
    clauses, index = _clauses(diagnostic, reading)
    return clauses[index].span if index >= 0 else diagnostic.span


def _name(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    yield (Edit(diagnostic.span, str(diagnostic.facts["expected"])),)
    entry, number = _turn(diagnostic, reading)
    turns = [e for e in reading.record.play if isinstance(e.body, Turn)]
    if number < len(turns):
        other = turns[number]
        yield (
            Edit(entry.span, _text(reading, other.span)),
            Edit(other.span, _text(reading, entry.span)),
        )


def _figure(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    """Yield the rules' own figure in the place of the one written."""
    right = str(diagnostic.facts["right"])
    if not _NUMBER.fullmatch(right):
        return
    text = _text(reading, diagnostic.span)
    found = [m for m in _NUMBER.finditer(text) if m[0].lstrip("+") == str(diagnostic.facts["given"]).lstrip("+")]
    if found:
        span = Span(diagnostic.span.line, diagnostic.span.column + found[-1].start(), len(found[-1][0]))
        yield (Edit(span, right),)


def _site(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    site = str(diagnostic.facts["site"])
    text = _text(reading, diagnostic.span)
    start = text.lower().rfind(site.lower())
    if start < 0:
        return
    free = str(diagnostic.facts.get("free", diagnostic.facts.get("following", ""))).split()
    digits = int(re.sub(r"\D", "", site) or 0)
    for other in sorted(free, key=lambda name: abs(int(re.sub(r"\D", "", name) or 0) - digits)):
        yield (Edit(Span(diagnostic.span.line, diagnostic.span.column + start, len(site)), other),)


def _quarry(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    at = diagnostic.span
    yield (Edit(Span(at.line, at.column, 0), f"{_spell(reading, 'QUARRY')}; "),)


def _drop(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    yield (Edit(_clause_span(diagnostic, reading), f"{_spell(reading, 'DROP')} {diagnostic.facts['piece']}"),)


def _refill(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    clauses, index = _clauses(diagnostic, reading)
    span = clauses[index].span
    yield (Edit(Span(span.line, span.column + span.length, 0), f"; {_spell(reading, 'REFILL')} ? | ? | ?"),)


def _stall(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    clauses, index = _clauses(diagnostic, reading)
    span = clauses[index].span
    match = re.search(r"[123]", _text(reading, span))
    for number in "123":
        if match and number != match[0]:
            yield (Edit(Span(span.line, span.column + match.start(), 1), number),)


def _square(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    """Yield every square one step off for one that cannot be right."""
    clauses, index = _clauses(diagnostic, reading)
    move = clauses[index].move if index >= 0 else None
    if not isinstance(move, moves.Build):
        return
    for square in move.squares:
        at = square.at.within(clauses[index].span)
        column, row = ord(square.name[0]), int(square.name[1:])
        if diagnostic.code != "C501" and at != diagnostic.span:
            continue
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            other = f"{chr(column + x)}{row + y}"
            if re.fullmatch("[a-i][1-9]", other) and other not in {s.name for s in move.squares}:
                yield (Edit(at, other),)


def _letter(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    span = _clause_span(diagnostic, reading)
    match = re.search(rf"\b{diagnostic.facts['piece']}\b", _text(reading, span), re.IGNORECASE)
    if match:
        yield (Edit(Span(span.line, span.column + match.start(), 1), str(diagnostic.facts["found"])),)


def _swapped(diagnostic: Diagnostic, reading: Reading) -> Iterator[Edits]:
    """Yield the clause in the place of each one before and after it."""
    clauses, index = _clauses(diagnostic, reading)
    if index < 0:
        return
    for other in (index - 1, index + 1, *range(index - 2, -1, -1)):
        if not 0 <= other < len(clauses):
            continue
        one, two = clauses[index].span, clauses[other].span
        yield (Edit(one, _text(reading, two)), Edit(two, _text(reading, one)))


_TRIES: tuple[tuple[frozenset[str], Callable[[Diagnostic, Reading], Iterator[Edits]]], ...] = (
    (frozenset({"C201"}), _name),
    (frozenset({"C410", "C430", "C601", "C625", "C801", "C802", "C810", "C903", "C905"}), _figure),
    (frozenset({"C402", "C403", "C405"}), _site),
    (frozenset({"C401"}), _quarry),
    (frozenset({"C307"}), _refill),
    (frozenset({"C301", "C308"}), _stall),
    (frozenset({"C501", "C505", "C506"}), _square),
    (frozenset({"C502"}), _letter),
    (frozenset({"C545"}), _drop),
    (frozenset({"C316", "C317", "C401", "C424", "C431", "C524", "C525", "C526", "C610", "C620"}), _swapped),
)
