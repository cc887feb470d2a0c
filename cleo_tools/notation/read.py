"""A whole record: from text to lines, turns and clauses. A slip spoils only its own clause."""

import re
from functools import lru_cache
from typing import Any

from attrs import evolve, frozen

from cleo_tools.diagnostics import Diagnostic, Fact, phrase
from cleo_tools.notation import record as r
from cleo_tools.notation import slips
from cleo_tools.notation.dialect import Dialect
from cleo_tools.notation.lines import pieces, split
from cleo_tools.notation.parse import PLAYERS, Grammar, Slip, Stuck, Unit, unquoted
from cleo_tools.notation.players import Roster
from cleo_tools.notation.vocabulary import LANGUAGES, fold
from cleo_tools.source import Extent, Source, Span

MOST_SLIPS = 200
_MEMO = 50_000
_LANG = re.compile(r"(?im)^[ \t\u00a0]*lang[ \t\u00a0]+([a-z]+)\b")
_HEAD = re.compile(r"\s*(?P<number>[0-9]+)?\s*[.)]?\s*(?P<name>\"(?:\\.|[^\"\\])*\"|[^:;\"]*?)\s*:")
_NUMBERED = re.compile(r"\s*([0-9]+)[.)]?(?:\s+|$|(?=:))")
_FIRST = re.compile(r"\s*([^\W\d_][\w'’-]*)")
_BETWEEN_NAMES = re.compile(r"[,;:=|]")


@lru_cache
def _grammar(dialect: Dialect) -> Grammar:
    return Grammar(dialect.grammar, dialect.build)


@lru_cache(maxsize=16)
def _memo(dialect: Dialect, lang: str, names: tuple[str, ...] = ()) -> dict[tuple[str, str], Any]:
    """Return what clauses said before, at this table or (without names) at any: most of a record is repetition."""
    del dialect, lang, names
    return {}


@frozen
class Reading:
    """What came of reading a text: the record, and the slips."""

    source: Source
    record: r.Record
    slips: tuple[Diagnostic, ...]
    skipped: int = 0

    @property
    def complete(self) -> bool:
        """Whether every word of the text is in the record."""
        return not any(slip.code in slips.UNREAD for slip in self.slips)


def read(source: Source, dialect: Dialect, lang: str | None = None) -> Reading:
    """Read a record."""
    reader = _Reader(source, dialect, lang)
    reader.run()
    return reader.reading()


class _Reader:
    """Goes through the lines once and collects entries, clauses and slips."""

    def __init__(self, source: Source, dialect: Dialect, lang: str | None) -> None:
        self.source = source
        self.dialect = dialect
        declared = _LANG.search(source.text)
        code = declared[1].lower() if declared else lang or "en"
        self.lang = code if code in LANGUAGES else "en"
        self.vocabulary = dialect.vocabulary(self.lang)
        self.grammar = _grammar(dialect)
        self.memo = _memo(dialect, self.lang)
        self.named: dict[tuple[str, str], Any] = {}
        self.roster: Roster | None = None
        self.found: list[Diagnostic] = []
        self.skipped = 0
        self.names_lost = False
        self.sections: dict[str, list[r.Entry]] = {
            "header": [],
            "setup": [],
            "play": [],
            "close": [],
        }
        self.before: list[str | None] = []
        self.turn: r.Entry | None = None
        self.clauses: list[r.Clause] = []
        self.at_margin = False
        self.once: dict[type, Span] = {}
        self.last_number: tuple[int, Span] | None = None

    def slip(self, code: str, span: Span, *related: Span, **facts: Fact) -> None:
        """Note a slip, unless it only follows from a `players` line that could not be read."""
        if self.names_lost and code in slips.ABOUT_NAMES:
            return
        if len(self.found) < MOST_SLIPS:
            self.found.append(Diagnostic(code, span, facts, related))
        else:
            self.skipped += 1

    def run(self) -> None:
        """Go through the lines."""
        for number, line in enumerate(self.source.text.split("\n"), 1):
            self.line(number, line.rstrip("\r"))
        self.close_turn()
        lines = [entry.span for part in ("setup", "play") for entry in self.sections[part][:1]]
        if self.roster is None and lines:
            self.slip("N106", min(lines, key=lambda span: span.line), players=PLAYERS)

    def reading(self) -> Reading:
        """Return what was collected."""
        tail = tuple(self.before)
        while tail and tail[-1] is None:
            tail = tail[:-1]
        record = r.Record(**{name: tuple(found) for name, found in self.sections.items()}, tail=tail)
        ordered = sorted(self.found, key=lambda slip: (slip.span.line, slip.span.column))
        return Reading(self.source, record, tuple(ordered), self.skipped)

    def line(self, number: int, raw: str) -> None:
        """Read one line."""
        text, note, opened = split(raw)
        if opened is not None:
            self.slip("N110", Span(number, opened + 1, 1))
            text = self.before_quote(text, opened)
        if not text.strip(" ;"):
            if opened is None:
                self.before.append(note)
            return
        indent = len(text) - len(text.lstrip())
        head = self.head(text)
        if head:
            self.open_turn(number, text, head, note)
        elif indent and self.turn is not None:
            self.add_clauses(number, text, 0, note)
        else:
            self.entry(number, text, note)

    def before_quote(self, text: str, opened: int) -> str:
        """Return what can still be read of a line with an open quotation mark: a turn's head and whole clauses."""
        head, numbered = self.head(text[:opened]), _NUMBERED.match(text[:opened])
        if head is None and numbered:
            self.close_turn()
            self.last_number = (int(numbered[1][:9]), Span(self.found[-1].span.line, 1, len(numbered[1])))
        if head is None and (self.turn is None or not text[0].isspace()):
            return ""
        return text[: max(text.rfind(";", 0, opened), abs(head[3]) if head else 0)]

    # Turns.

    def head(self, text: str) -> tuple[str | None, str, int, int] | None:
        """Return number, name, where the name stands and where the clauses begin, of a line that opens a turn."""
        match = _HEAD.match(text)
        numbered = _NUMBERED.match(text)
        if numbered and self.nameless(text, numbered.end(), match["name"] if match else ""):
            return numbered[1], "", numbered.end(), numbered.end()
        if match and (numbered or self.starts_turn(match["name"], text)):
            return match["number"], match["name"], match.start("name"), match.end()
        begin = numbered.end() if numbered else 0
        found = self.roster.longest(text, begin) if self.roster else None
        if found and (numbered or (not self.keyword(text, 0) and self.opens_clause(text, found[1]))):
            return numbered[1] if numbered else None, found[0], begin, -found[1]
        return None

    def keyword(self, text: str, position: int) -> tuple[str, ...]:
        """Return the meanings of the word that stands somewhere."""
        word = _FIRST.match(text, position)
        return self.vocabulary.keys.get(fold(word[1]), ()) if word else ()

    def opens_clause(self, text: str, position: int) -> bool:
        """Return whether a clause begins here."""
        return not self.grammar.openings("clause").isdisjoint(self.keyword(text, position))

    def nameless(self, text: str, position: int, name: str) -> bool:
        """Return whether the clauses follow the turn's number at once."""
        known = self.roster is not None and self.roster.find(name) is not None
        return (
            not known
            and self.opens_clause(text, position)
            and not (self.roster and self.roster.longest(text, position))
        )

    def starts_turn(self, name: str, text: str) -> bool:
        """Return whether a name and a colon without a number open a turn."""
        if self.roster is None or not name:
            return False
        if text[0].isspace():
            return self.roster.find(name) is not None and not self.keyword(name, 0)
        if name.startswith('"') or self.roster.find(name) is not None:
            return True
        return not self.vocabulary.keys.get(fold(name.split(maxsplit=1)[0]))

    def open_turn(self, number: int, text: str, head: tuple[str | None, str, int, int], note: str | None) -> None:
        """Begin a turn, and read the clauses on its first line."""
        self.close_turn()
        written, name, at, start = head
        if start < 0:
            start = -start
            self.slip("N201", Span(number, start + 1, 1), name=name)
        span = Span(number, at + 1, max(1, len(name)))
        bare = unquoted(name[1:-1]) if name.startswith('"') else name
        player = self.roster.find(bare) if self.roster else bare
        if not bare:
            self.slip("N203", Span(number, 1, max(1, start)))
        elif player is None:
            names = self.roster.names if self.roster else ()
            self.slip("N202", span, name=bare, players=PLAYERS, hint=slips.stranger(bare, names))
        self.number(int(written[:9]) if written else None, Span(number, 1, len(written or "") or 1))
        turn = r.Turn(self.last_number[0] if self.last_number else 1, r.Name(player or bare), ())
        self.turn = r.Entry(turn, span, self.take_before(), note)
        if self.sections["close"]:
            self.slip("N206", span, self.sections["close"][0].span, name=bare)
        self.add_clauses(number, text, start, None)

    def number(self, written: int | None, span: Span) -> None:
        """Compare a turn's number with the one before."""
        last, where = self.last_number or (0, span)
        number = written if written is not None else last + 1
        if self.last_number and number <= last:
            code = "N204"
        elif number > last + 1:
            code = "N205"
        else:
            code = ""
        if code:
            before = (where,) if self.last_number else ()
            self.slip(code, span, *before, number=number, expected=last + 1)
        self.last_number = (number, span)

    def close_turn(self) -> None:
        """Put the turn away that was open."""
        if self.turn is None:
            return
        turn = evolve(self.turn.body, clauses=tuple(self.clauses))
        if not self.clauses and not any(d.span.line >= self.turn.span.line for d in self.found):
            self.slip("N207", self.turn.span, name=turn.player.text)
        self.sections["play"].append(evolve(self.turn, body=turn))
        self.turn, self.clauses, self.at_margin = None, [], False

    def add_clauses(self, number: int, text: str, start: int, note: str | None) -> None:
        """Read the clauses of a line."""
        added = len(self.clauses)
        for begin, stop in pieces(text, start):
            piece = text[begin:stop].strip()
            if piece:
                span = Span(number, text.index(piece, begin) + 1, len(piece))
                move = self.unit("clause", piece, span)
                if move is not None:
                    self.clauses.append(r.Clause(move, span, self.take_before()))
        if note is not None:
            if len(self.clauses) > added:
                self.clauses[-1] = evolve(self.clauses[-1], note=note)
            else:
                self.before.append(note)

    def take_before(self) -> tuple[str | None, ...]:
        """Return the comments collected so far, and forget them."""
        if not self.before:
            return ()
        before, self.before = tuple(self.before), []
        return before

    # Lines that are not turns.

    def entry(self, number: int, text: str, note: str | None) -> None:
        """Read a line of the header, the setup, an audit or the end."""
        indent = len(text) - len(text.lstrip())
        text = text.strip().rstrip(";").rstrip()
        span = Span(number, indent + 1, len(text))
        if self.turn is not None and self.is_clause(text):
            if not self.at_margin:
                self.slip("N208", span)
            self.at_margin = True
            self.add_clauses(number, " " * indent + text, 0, note)
            return
        body = self.unit("entry", text, span)
        if body is None:
            return
        self.close_turn()
        section = self.section(body, span)
        entry = r.Entry(body, span, self.take_before(), note)
        self.sections[section].append(entry)

    def is_clause(self, text: str) -> bool:
        """Return whether a line makes sense only inside a turn."""
        try:
            self.grammar.read("entry", Unit(text, self.vocabulary, self.roster))
        except (Slip, Stuck):
            try:
                self.grammar.read("clause", Unit(text, self.vocabulary, self.roster))
            except (Slip, Stuck):
                return False
            return True
        return False

    def section(self, body: Any, span: Span) -> str:
        """Return where a line belongs; say so where it stands elsewhere."""
        if isinstance(body, r.HEADER):
            self.header(body, span)
            place = "header"
        elif isinstance(body, self.dialect.setup):
            place = "setup"
        elif isinstance(body, (*r.CLOSE, *self.dialect.close)) or self.sections["close"]:
            place = "close"
        else:
            place = "play"
        names = list(self.sections)
        later = next((n for n in names[names.index(place) + 1 :] if self.sections[n]), None)
        if later:
            begun = self.sections[later][0].span
            self.slip("N109", span, begun, place=phrase(f"place-{place}"), later=phrase(f"later-{later}"))
        return place

    def header(self, body: Any, span: Span) -> None:
        """Take note of what the header settles."""
        kind = type(body)
        if kind in self.once and kind not in (r.Ruling, r.Tag):
            self.slip("N105", span, self.once[kind])
        self.once.setdefault(kind, span)
        match body:
            case r.Players() if self.roster is None or self.names_lost:
                self.roster = Roster(tuple(name.text for name in body.names))
                self.named = _memo(self.dialect, self.lang, self.roster.names)
                self.names_lost = False
                self.namesakes(body, span)
            case r.Lang() if body.code not in LANGUAGES:
                self.slip("N103", self.value(span), lang=body.code, hint=slips.language(body.code, LANGUAGES))
            case r.GameTag() if body.name != self.dialect.game:
                hint = slips.closest(body.name, [self.dialect.game]) or phrase("known", names=self.dialect.game)
                self.slip("N102", self.value(span), game=body.name, hint=hint)
            case r.Edition() if body.key not in r.EDITIONS:
                self.slip("N104", self.value(span), edition=body.key, hint=slips.language(body.key, r.EDITIONS))

    def value(self, span: Span) -> Span:
        """Return where the value of a header line stands, behind its word."""
        text = self.source.line(span.line)[span.column - 1 :][: span.length]
        value = text.split(None, 1)[-1]
        return Span(span.line, span.column + text.rindex(value), len(value))

    def namesakes(self, body: r.Players, span: Span) -> None:
        """Point out players whose names are the same however they are typed."""
        seen: set[str] = set()
        for name in body.names:
            if fold(name.text) in seen:
                at = name.at or Extent(0, span.length)
                self.slip("N107", at.within(span), name=name.text)
            seen.add(fold(name.text))

    # Entries and clauses.

    def unit(self, start: str, text: str, span: Span) -> Any:
        """Return what an entry or clause says, or None and a slip."""
        key = (start, text)
        said = self.memo.get(key) or self.named.get(key)
        if said is not None:
            return said
        declaring = start == "entry" and "PLAYERS" in self.keyword(text, 0)
        unit = Unit(text, self.vocabulary, None if declaring else self.roster or Roster(()))
        try:
            said = self.grammar.read(start, unit)
        except Slip as slip:
            at = slip.at or Extent(0, span.length)
            earlier = (slip.earlier.within(span),) if slip.earlier else ()
            if slip.code == "N303" and unit.roster:
                slip.facts["hint"] = slips.stranger(str(slip.facts["name"]), unit.roster.names)
            self.slip(slip.code, at.within(span), *earlier, **slip.facts)
            self.lose_names(unit, slip.code)
            return None
        except Stuck as stuck:
            code, at, facts = slips.explain(stuck, unit, start, self.dialect, self.grammar)
            self.slip(code, at.within(span), **facts)
            self.lose_names(unit, code)
            return None
        memo = self.named if unit.asked else self.memo
        if len(memo) >= _MEMO:
            memo.clear()
        memo[key] = said
        return said

    def lose_names(self, unit: Unit, code: str) -> None:
        """Say once that the players are not known; guess the names of a `players` line that cannot be read."""
        if unit.roster is None and self.roster is None:
            parts = _BETWEEN_NAMES.split(unit.text.partition(" ")[2])
            names = tuple(part.strip(' "') for part in parts if part.strip(' "'))
            self.roster = Roster(names) if names else None
            self.names_lost = True
        self.names_lost |= code == "N113"


def forget() -> None:
    """Forget the clauses read so far, so that a measurement starts cold."""
    _memo.cache_clear()
