"""One entry or clause: from text to what it says. The only module that knows lark.

The lexer asks the parser what may come next, so `T` is a card in a payment and a piece on the pile, and a
player may be called Stone.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from attrs import evolve, field, frozen
from lark import Lark, Token, UnexpectedInput
from lark.lexer import Lexer

from cleo_tools.diagnostics import Fact, Term
from cleo_tools.notation import record as r
from cleo_tools.notation.players import Roster, word_ends
from cleo_tools.notation.vocabulary import Vocabulary, fold
from cleo_tools.resources import folder
from cleo_tools.source import Extent

LONGEST_CLAUSE = 4000
PLAYERS = Term("PLAYERS")


@frozen
class Word:
    """One word of a clause: its meaning, its text, its place."""

    key: str
    text: str
    at: Extent

    @property
    def number(self) -> int:
        """The figure, of a word that is one."""
        return int(self.text)


class Slip(Exception):  # noqa: N818 # the writer's slip, not our error
    """A clause that cannot be read, and why."""

    def __init__(self, code: str, at: Extent | None = None, earlier: Extent | None = None, **facts: Fact) -> None:
        """Name the code, the place inside the clause, the place that made it so, and the facts of the message."""
        super().__init__(code)
        self.code = code
        self.at = at
        self.earlier = earlier
        self.facts = facts


class Stuck(Exception):  # noqa: N818 # the same
    """A clause that stops making sense: where, and what could have come there."""

    def __init__(self, at: Extent, found: str, previous: str, expected: frozenset[str]) -> None:
        """Keep the place, the text there, the text before it, and the meanings that fit."""
        super().__init__(found)
        self.at = at
        self.found = found
        self.previous = previous
        self.expected = expected


@frozen
class Unit:
    """An entry or clause to be read."""

    text: str
    vocabulary: Vocabulary
    roster: Roster | None
    asked: list[bool] = field(factory=list)


_SPACE = re.compile(r"\s*")
_QUOTED = re.compile(r'"((?:\\.|[^"\\])*)"')
_ATOM = re.compile(
    r"(?P<INT>[0-9]+)(?![0-9])|(?P<word>[^\W\d_][\w'’‘ʼ‐‑-]*)|(?P<dots>\.\.\.)|(?P<mark>[=:,;|()?*.+−-])|(?P<other>[^\s]+)"
)
_ID = re.compile(r"[^\W_][\w.:-]*")
_RESOURCE_NEXT = re.compile(r"\s*[^\W\d_]")
_BETWEEN_NAMES = re.compile(r"[,;:=|]")
_SIGNED = re.compile(r"[+−-]?[0-9]+")
_CELL = re.compile(r"[a-z][0-9]+", re.IGNORECASE)
_MARKS = {
    "=": ("_EQUALS", "_FOR"),
    ":": ("_COLON",),
    ",": ("_COMMA",),
    "|": ("_BAR",),
    "(": ("_OPEN",),
    ")": ("_CLOSE",),
    "?": ("UNKNOWN",),
    ".": ("DIE",),
    "*": ("DIE",),
    "-": ("EMPTY",),
}


def unquoted(text: str) -> str:
    """Return what stands between quotation marks."""
    return re.sub(r"\\(.)", r"\1", text)


class _Words(Lexer):
    """Cuts a clause into words, each read as something that may stand there."""

    __future_interface__ = 2

    def __init__(self, conf: Any) -> None:
        self._terminals = frozenset(conf.terminals_by_name)

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        unit: Unit = lexer_state.text
        states = parser_state.parse_conf.states
        text, position = unit.text, 0
        while True:
            position = _SPACE.match(text, position).end()  # type: ignore[union-attr] # always matches
            if position >= len(text):
                return
            wanted = states[parser_state.position]
            kind, value, stop = self._next(unit, position, wanted)
            yield Token(kind, value, start_pos=position, end_pos=stop)
            position = stop

    def _next(self, unit: Unit, position: int, wanted: Mapping[str, Any]) -> tuple[str, str, int]:
        text = unit.text
        if "NAME" in wanted:
            unit.asked.append(True)
        match = _QUOTED.match(text, position)
        if match:
            return self._quoted(unit, match, wanted)
        if "TEXT" in wanted:
            return "TEXT", text[position:].strip(), len(text)
        found = _name_at(unit, position) if "NAME" in wanted else None
        if found and (unit.roster is None or not self._keyword_at(unit, position, wanted)):
            return "NAME", *found
        for kind, pattern in (("ID", _ID), ("VALUE", _ID), ("SIGNED", _SIGNED)):
            match = pattern.match(text, position) if kind in wanted else None
            if match:
                return kind, match[0].replace("−", "-"), match.end()
        return self._atom(unit, position, wanted)

    @staticmethod
    def _quoted(unit: Unit, match: re.Match[str], wanted: Mapping[str, Any]) -> tuple[str, str, int]:
        kind = next((k for k in ("NAME", "TEXT") if k in wanted), "QUOTED")
        value = unquoted(match[1])
        if kind == "NAME" and unit.roster is not None:
            known = unit.roster.find(value)
            if known is None:
                code = "N303" if unit.roster.names else "N113"
                raise Slip(code, Extent(match.start(), len(match[0])), name=value, players=PLAYERS)
            value = known
        return kind, value, match.end()

    def _atom(self, unit: Unit, position: int, wanted: Mapping[str, Any]) -> tuple[str, str, int]:
        match = _ATOM.match(unit.text, position)
        assert match is not None  # noqa: S101 # something other than a space is there
        value, stop = match[0], match.end()
        if match.lastgroup == "INT":
            return "INT", value, stop
        if match.lastgroup == "dots" and "DIE" not in wanted:
            return "ELLIPSIS", value, stop
        if match.lastgroup in ("dots", "mark"):
            kinds = _MARKS.get(value[0], ())
            if value[0] == "=" and _RESOURCE_NEXT.match(unit.text, stop) and "_FOR" in wanted:
                kinds = ("_FOR",)
            kind = next((k for k in kinds if k in wanted), kinds[0] if kinds else "STRANGE")
            return kind, value[0], position + 1
        if match.lastgroup == "word":
            return self._word(unit.vocabulary, value, wanted), value, stop
        return "STRANGE", value, stop

    @staticmethod
    def _keyword(vocabulary: Vocabulary, folded: str, wanted: Mapping[str, Any]) -> str | None:
        kinds = (kind for key in vocabulary.keys.get(folded, ()) for kind in (key, f"_{key}"))
        return next((kind for kind in kinds if kind in wanted), None)

    def _keyword_at(self, unit: Unit, position: int, wanted: Mapping[str, Any]) -> str | None:
        """Return the word that may stand here and that a name would hide: such names are written in quotes."""
        stop = next(word_ends(unit.text, position, 1), position)
        return self._keyword(unit.vocabulary, fold(unit.text[position:stop]), wanted)

    def _word(self, vocabulary: Vocabulary, value: str, wanted: Mapping[str, Any]) -> str:
        folded = fold(value)
        keyword = self._keyword(vocabulary, folded, wanted)
        if keyword:
            return keyword
        if _CELL.fullmatch(folded):
            return next((kind for kind in ("SLOT", "SQUARE") if kind in wanted), "STRANGE")
        if "PIECE" in wanted and len(folded) == 1:
            return "PIECE" if folded in "filnptuvwxyz" else "STRANGE"
        return "STRANGE"


def _name_at(unit: Unit, position: int) -> tuple[str, int] | None:
    """Return the name that stands here: a known one, or in the line that declares them all up to the comma."""
    if unit.roster is not None:
        return unit.roster.longest(unit.text, position)
    mark = _BETWEEN_NAMES.search(unit.text, position)
    stop = mark.start() if mark else len(unit.text)
    return (unit.text[position:stop].strip(), stop) if stop > position else None


def _word_of(token: Token) -> Word:
    start, stop = token.start_pos or 0, token.end_pos or 0
    return Word(token.type.lstrip("_"), str(token), Extent(start, stop - start))


def _callback(build: Callable[..., Any]) -> Callable[[list[Any]], Any]:
    def call(children: list[Any]) -> Any:
        parts = [_word_of(c) if isinstance(c, Token) else c for c in children]
        built = build(*parts)
        return _placed(built, parts) if getattr(built, "at", None) is r.INSIDE else built

    return call


def _placed(built: Any, parts: list[Any]) -> Any:
    """Return a node that knows where it stands: from the first of its parts to the last."""
    flat = [item for part in parts for item in (part if isinstance(part, tuple) else (part,))]
    places = [part.at for part in flat if hasattr(part, "at")]
    if not places:
        return built
    start, stop = places[0].start, places[-1].start + places[-1].length
    return evolve(built, at=Extent(start, stop - start))


def _name(word: Word) -> r.Name:
    return r.Name(word.text, word.at)


def _names(*names: r.Name) -> tuple[r.Name, ...]:
    return names


def _players(*names: r.Name) -> r.Players:
    for name in names:
        if not name.text:
            raise Slip("N108", name.at)
    return r.Players(names)


def _version(number: Word) -> r.Version:
    if number.number != 1:
        raise Slip("N101", number.at, version=number.text)
    return r.Version(1)


COMMON: dict[str, Callable[..., Any]] = {
    "version": _version,
    "game": lambda word: r.GameTag(fold(word.text)),
    "lang": lambda word: r.Lang(word.text.lower()),
    "edition": lambda word: r.Edition(word.text.lower()),
    "rule": lambda option, value: r.Ruling(option.text.lower(), value.text.lower()),
    "board": lambda text: r.Board(text.text),
    "tag": lambda key, text: r.Tag(key.key.lower(), text.text),
    "tag_key": lambda word: word,
    "players": _players,
    "let_stand": lambda text: r.LetStand(text and text.text),
    "end": r.End,
    "winner": lambda who: r.Winner(() if isinstance(who, Word) else who),
    "ranking": lambda *places: r.Ranking(places),
    "place": _names,
    "names": _names,
    "name": _name,
}


class Grammar:
    """A game's grammar, ready to read entries and clauses."""

    def __init__(self, file: str, build: Mapping[str, Callable[..., Any]]) -> None:
        """Load the grammar and tie its rules to what they build."""
        callbacks = {rule: _callback(function) for rule, function in {**COMMON, **build}.items()}
        self._lark = Lark.open(
            str(folder("grammar") / file),
            parser="lalr",
            lexer=_Words,
            start=["entry", "clause"],
            maybe_placeholders=True,
            transformer=SimpleNamespace(**callbacks),
        )

    @lru_cache  # noqa: B019 # there is one grammar per game
    def openings(self, start: str) -> frozenset[str]:
        """Return the meanings with which an entry or a clause begins."""
        try:
            self.read(start, Unit("", Vocabulary("", {}, {}), None))
        except Stuck as stuck:
            return stuck.expected
        return frozenset()

    def read(self, start: str, unit: Unit) -> Any:
        """Return what an entry or clause says; raise Slip or Stuck where it says nothing."""
        if len(unit.text) > LONGEST_CLAUSE:
            raise Slip("N317", Extent(0, 40), length=len(unit.text))
        try:
            return self._lark.parse(unit, start=start)
        except UnexpectedInput as stop:
            raise self._stuck(unit, stop) from None

    @staticmethod
    def _stuck(unit: Unit, stop: Any) -> Stuck:
        token: Token = stop.token
        begin = len(unit.text) if token.type == "$END" else token.start_pos or 0
        accepted = stop.interactive_parser.accepts()
        return Stuck(
            Extent(begin, max(1, (token.end_pos or begin) - begin) if token.type != "$END" else 1),
            "" if token.type == "$END" else unit.text[begin : token.end_pos],
            unit.text[:begin].strip(),
            frozenset(kind.lstrip("_") if kind != "$END" else kind for kind in accepted),
        )
