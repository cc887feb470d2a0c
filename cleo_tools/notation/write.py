"""A record as text, in the one canonical form."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from attrs import evolve, frozen

from cleo_tools.notation import record as r
from cleo_tools.notation.dialect import Dialect
from cleo_tools.notation.players import quoted, written
from cleo_tools.notation.vocabulary import Vocabulary

WIDTH = 100
STYLES = ("short", "long")


@frozen
class Pen:
    """How to write: in which words, for which players, short or long."""

    vocabulary: Vocabulary
    players: tuple[str, ...]
    style: str = "short"

    def word(self, key: str) -> str:
        """Return a word."""
        return self.vocabulary.spell(key)

    def name(self, name: r.Name) -> str:
        """Return a player's name."""
        return written(name.text, self.players, self.vocabulary)

    def names(self, names: Iterable[r.Name]) -> str:
        """Return names with commas."""
        return ", ".join(self.name(name) for name in names)


def tidy(record: r.Record) -> r.Record:
    """Return a record with a version line and single blank lines."""
    if record.first(r.Version) is None:
        record = evolve(record, header=(r.Entry(r.Version(1)), *record.header))
    first = True

    def calm(before: tuple[str | None, ...]) -> tuple[str | None, ...]:
        nonlocal first
        lines: list[str | None] = []
        for blank, group in groupby(before, lambda line: line is None):
            lines += [None] if blank else list(group)
        if first and lines and lines[0] is None:
            del lines[0]
        first = False
        return tuple(lines)

    def entries(section: tuple[r.Entry, ...]) -> tuple[r.Entry, ...]:
        done = []
        for entry in section:
            before = calm(entry.before)
            body = entry.body
            if isinstance(body, r.Turn):
                clauses = tuple(evolve(c, before=calm(c.before)) for c in body.clauses)
                body = evolve(body, clauses=clauses)
            done.append(evolve(entry, body=body, before=before))
        return tuple(done)

    return r.Record(
        header=entries(record.header),
        setup=entries(record.setup),
        play=entries(record.play),
        close=entries(record.close),
        tail=calm(record.tail),
    )


def translate(record: r.Record, lang: str) -> r.Record:
    """Return a record that says it is written in a language."""
    header = list(record.header)
    for index, entry in enumerate(header):
        if isinstance(entry.body, r.Lang):
            header[index] = evolve(entry, body=r.Lang(lang))
            return evolve(record, header=tuple(header))
    if lang == "en":
        return record
    place = next((i + 1 for i, e in enumerate(header) if isinstance(e.body, r.Version)), 0)
    header.insert(place, r.Entry(r.Lang(lang)))
    return evolve(record, header=tuple(header))


def write(record: r.Record, dialect: Dialect, style: str = "short") -> str:
    """Return a record as text, in the language it names."""
    pen = Pen(dialect.vocabulary(record.lang), record.players, style)
    lines: list[str] = []
    for entry in (*record.header, *record.setup, *record.play, *record.close):
        lines += _comments(entry.before, "")
        if isinstance(entry.body, r.Turn):
            lines += _turn(entry, pen, dialect)
        else:
            lines.append(_noted(_line(entry.body, pen, dialect), entry.note))
    lines += _comments(record.tail, "")
    return "".join(f"{line}\n" for line in lines)


def _comments(before: tuple[str | None, ...], indent: str) -> list[str]:
    return ["" if line is None else f"{indent}# {line}".rstrip() for line in before]


def _noted(line: str, note: str | None) -> str:
    return line if note is None else f"{line}  # {note}".rstrip()


def _turn(entry: r.Entry, pen: Pen, dialect: Dialect) -> list[str]:
    """Return a turn on one line where it fits and nothing stands between its clauses, else as a block."""
    turn: r.Turn = entry.body
    head = f"{turn.number} {pen.name(turn.player)}:"
    moves = [dialect.write(clause.move, pen) for clause in turn.clauses]
    line = f"{head} {'; '.join(moves)}"
    if len(line) <= WIDTH and not any(c.before or c.note is not None for c in turn.clauses):
        return [_noted(line.rstrip(), entry.note)]
    lines = [_noted(head, entry.note)]
    for clause, move in zip(turn.clauses, moves, strict=True):
        lines += _comments(clause.before, "  ")
        lines.append(_noted(f"  {move}", clause.note))
    return lines


def _line(body: Any, pen: Pen, dialect: Dialect) -> str:
    word = pen.word
    match body:
        case r.Version(number):
            return f"{word('CLEO')} {number}"
        case r.GameTag(name):
            return f"{word('GAME')} {name}"
        case r.Lang(code):
            return f"{word('LANG')} {code}"
        case r.Edition(key):
            return f"{word('EDITION')} {key}"
        case r.Ruling(option, value):
            return f"{word('RULE')} {option} = {value}"
        case r.Board(name):
            plain = name.replace("-", "").replace("_", "").isalnum()
            return f"{word('BOARD')} {name if plain else quoted(name)}"
        case r.Tag("date", text) if text.replace("-", "").isdigit():
            return f"{word('DATE')} {text}"
        case r.Tag(key, text):
            return f"{word(key.upper())} {quoted(text)}"
        case r.Players(names):
            return f"{word('PLAYERS')} {pen.names(names)}"
        case _:
            return common(body, pen) or dialect.write(body, pen)


def common(body: Any, pen: Pen) -> str | None:
    """Return a line or clause that every game has."""
    match body:
        case r.LetStand(reason):
            text = f"{pen.word('LET')} {pen.word('STAND')}"
            return text if reason is None else f"{text} {quoted(reason)}"
        case r.End():
            return pen.word("END")
        case r.Winner(names):
            return f"{pen.word('WINNER')} {pen.names(names) or pen.word('NOBODY')}"
        case r.Ranking(places):
            ranks = ", ".join(" = ".join(pen.name(name) for name in place) for place in places)
            return f"{pen.word('RANKING')} {ranks}"
        case _:
            return None
