"""What went wrong in a clause that cannot be read, in words a player knows."""

import difflib
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from cleo_tools.diagnostics import Catalogue, Fact, phrase
from cleo_tools.notation.messages import CODES, table
from cleo_tools.notation.parse import PLAYERS, Grammar, Stuck, Unit
from cleo_tools.notation.vocabulary import LANGUAGES, fold
from cleo_tools.source import Extent

if TYPE_CHECKING:
    from cleo_tools.notation.dialect import Dialect

# After these the record says what the text says; after any other something is lost, misplaced or nobody's.
UNREAD = frozenset(CODES) - {"N102", "N105", "N204", "N205", "N207", "N208"}
ABOUT_NAMES = frozenset({"N106", "N113", "N202", "N303"})
_KINDS: dict[str, Fact] = {
    "INT": phrase("a-number"),
    "SIGNED": phrase("a-signed-number"),
    "NAME": phrase("a-name"),
    "SQUARE": phrase("a-square"),
    "SLOT": phrase("a-slot"),
    "PIECE": phrase("a-piece"),
    "TEXT": phrase("a-text"),
    "ID": phrase("a-word"),
    "VALUE": phrase("a-value"),
    "DIE": phrase("a-die"),
    "UNKNOWN": "`?`",
    "EMPTY": "`-`",
    "ELLIPSIS": "`...`",
    "EQUALS": "`=`",
    "COLON": "`:`",
    "COMMA": "`,`",
    "BAR": "`|`",
    "OPEN": "`(`",
    "CLOSE": "`)`",
    "$END": phrase("end-of-clause"),
}
_CARDS = frozenset({"ARTISAN", "STONE", "MARBLE", "WOOD", "LAPIS"})
_ELEMENTS = frozenset({"WALL", "SPHINX", "PEDESTAL", "THRONE", "OBELISK", "DOOR", "MOSAIC"})
# A clause that could still go on with one of these is not finished.
_GOES_ON = frozenset({"ARTISAN", "SQUARE", "SLOT", "PIECE", "DIE", "BAR", "LEFT", "NAME"})
_MOVES = ("MARKET", "REFILL", "QUARRY", "BUILD", "PAY")
_LINES = ("PLAYERS", "CHECK", "END")
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_SQUARE_REVERSED = re.compile(r"([1-9])([a-i])\b", re.IGNORECASE)
_SHAPES = {
    "BAR": phrase("write-stalls"),
    "DIE": phrase("write-dice"),
}
Found = tuple[str, Extent, dict[str, Fact]]


@lru_cache
def catalogue(dialect: "Dialect", lang: str) -> Catalogue:
    """Return what slips say to a reader of a language."""
    messages, phrases = table(lang)
    return Catalogue(lang, CODES, messages, phrases, dialect.vocabulary(lang).spell)


def closest(word: str, candidates: Iterable[str]) -> Fact:
    """Return `did you mean ...?` where a candidate is near, or an empty text."""
    by_fold = {fold(candidate): candidate for candidate in candidates}
    near = difflib.get_close_matches(fold(word), by_fold, n=1, cutoff=0.7)
    return phrase("did-you-mean", word=by_fold[near[0]]) if near else ""


def stranger(name: str, names: tuple[str, ...]) -> Fact:
    """Return a hint for a name that is not in the `players` line."""
    if len(names) == 1 and fold(name) in fold(names[0]).split():
        return phrase("commas-between-names", players=PLAYERS)
    longer = [known for known in names if fold(name) in fold(known).split()]
    if len(longer) == 1:
        return phrase("did-you-mean", word=longer[0])
    return closest(name, names) or phrase("players-are", names=names)


def language(word: str, known: Iterable[str]) -> Fact:
    """Return a hint for a language that is not written as its code."""
    near = [code for code in known if word[:3] == fold(LANGUAGES[code])[:3] or word[:2] == code]
    return phrase("write", text=near[0]) if near else phrase("known", names=tuple(known))


def _listed(parts: list[Fact]) -> Fact:
    *some, last = parts or [""]
    return phrase("or", some=tuple(some), last=last) if some else last


def _spelt(keys: Iterable[str], unit: Unit) -> list[Fact]:
    """Return words as this record would have them, whatever its reader speaks."""
    return [f"`{unit.vocabulary.spell(key)}`" for key in keys]


def expected(kinds: frozenset[str], unit: Unit, start: str) -> Fact:
    """Return what could have come, as a player would say it."""
    if kinds in ({"INT"}, {"SIGNED"}):
        return phrase("number-needed")
    if kinds >= set(_MOVES):
        return phrase("expected-move", words=_listed(_spelt(_MOVES, unit)))
    if kinds >= set(_LINES):
        return phrase("expected-line", words=_listed(_spelt(_LINES, unit)))
    words = set(kinds)
    parts: list[Fact] = []
    if words >= _CARDS:
        parts += [phrase("a-card"), *(["`?`"] if "UNKNOWN" in words else [])]
        if words >= {"NOTHING", "MERCHANT"}:
            parts.append(f"`2 {unit.vocabulary.spell('TALENTS')}`")
        words = (words & set(_KINDS)) - {"UNKNOWN", "INT", "OPEN"} | words & {"NOTHING", "TALENTS"}
    known = _KINDS | ({"$END": phrase("end-of-line")} if start == "entry" else {})
    parts += [known[w] for w in known if w in words and (w != "$END" or len(words) < 4)]
    order = [w for w in unit.vocabulary.words if w in words]
    parts += _spelt(sorted(order, key=lambda w: w != "TALENTS"), unit)
    return phrase("expected", what=_listed(parts[:7] + (["..."] if len(parts) > 7 else [])))


def explain(stuck: Stuck, unit: Unit, start: str, dialect: "Dialect", grammar: Grammar) -> Found:
    """Return code, place and facts for a clause that stopped making sense; the most specific words win."""
    found = _marks(stuck, unit, grammar) or _left_out(stuck, unit)
    if found:
        return found
    foreign = _foreign(stuck, unit, dialect)
    if foreign:
        return "N302", stuck.at, foreign
    if "NAME" in stuck.expected and unit.roster is not None and _WORD.fullmatch(stuck.found):
        return _nobody(stuck, unit, unit.roster.names)
    code, facts = _word(stuck, unit, start, grammar)
    facts["expected"] = "" if facts["hint"] else expected(stuck.expected, unit, start)
    return code, stuck.at, facts


def _means(word: str, keys: frozenset[str], unit: Unit) -> bool:
    """Return whether a word may have one of some meanings."""
    return not keys.isdisjoint(unit.vocabulary.keys.get(fold(word), ()))


def _marks(stuck: Stuck, unit: Unit, grammar: Grammar) -> Found | None:
    """Return what is wrong with a mark: a comment, a bracket, a comma, a version with a point."""
    before, rest = unit.text[: stuck.at.start], unit.text[stuck.at.start :]
    first = _WORD.match(unit.text)
    if rest.startswith("//"):
        return "N320", Extent(stuck.at.start, 2), {}
    if before.count("(") > before.count(")") and ")" not in rest:
        return "N319", Extent(before.rindex("("), 1), {}
    if first and before and rest and _means(first[0], frozenset({"CLEO"}), unit):
        version = unit.text[first.end() :].strip()
        return "N101", Extent(len(unit.text) - len(version), len(version)), {"version": version}
    if unit.roster is None and rest[:1] in (";", ":", "=", "|"):
        return "N112", stuck.at, {"found": stuck.found, "players": PLAYERS}
    return _comma(stuck, unit, grammar)


def _comma(stuck: Stuck, unit: Unit, grammar: Grammar) -> Found | None:
    """Return what is wrong with a comma: it parts clauses, or cards, or squares."""
    if stuck.found == "," and "$END" in stuck.expected:
        comma = stuck.at.start
    elif stuck.previous.endswith(","):
        comma = len(unit.text[: stuck.at.start].rstrip()) - 1
    else:
        return None
    after = _WORD.match(unit.text[comma + 1 :].lstrip())
    if after and _means(after[0], grammar.openings("clause"), unit):
        return "N318", Extent(comma, 1), {}
    if comma == stuck.at.start and stuck.expected & {"ARTISAN", "SQUARE", "BAR", "PIECE", "DIE"}:
        hint = phrase("write", text="|") if "BAR" in stuck.expected else phrase("put-a-space")
        return "N322", stuck.at, {"hint": hint}
    return None


def _left_out(stuck: Stuck, unit: Unit) -> Found | None:
    """Return what is missing: the end, a colon or a comma before a name."""
    before = stuck.previous.split()[-1] if stuck.previous else ""
    if not stuck.found:
        wanted = expected(stuck.expected, unit, "")
        return "N315", Extent(len(unit.text), 1), {"before": before, "expected": wanted}
    name = unit.roster.longest(unit.text, stuck.at.start) if unit.roster else None
    gap = Extent(len(unit.text[: stuck.at.start].rstrip()), 1)
    if "COLON" in stuck.expected and (name or (stuck.expected == {"COLON"} and _WORD.fullmatch(stuck.found))):
        return "N323", gap, {"before": before, "hint": phrase("write", text=f"{before}: ...")}
    if "COMMA" in stuck.expected and name:
        return "N324", gap, {"found": name[0]}
    return None


def _nobody(stuck: Stuck, unit: Unit, names: tuple[str, ...]) -> Found:
    """Return what is wrong with a word that should be a name."""
    if not names:
        return "N113", stuck.at, {"players": PLAYERS}
    word = closest(stuck.found, unit.vocabulary.spellings(stuck.expected))
    if word and not closest(stuck.found, names):
        return "N301", stuck.at, {"found": stuck.found, "expected": "", "hint": word}
    return "N303", stuck.at, {"name": stuck.found, "players": PLAYERS, "hint": stranger(stuck.found, names)}


def _word(stuck: Stuck, unit: Unit, start: str, grammar: Grammar) -> tuple[str, dict[str, Fact]]:
    """Return code and facts for a word or figure that does not belong there."""
    opens = _means(stuck.found, grammar.openings("clause"), unit)
    hint = _hint(stuck, unit)
    facts: dict[str, Fact] = {"found": stuck.found, "hint": hint}
    word = _WORD.fullmatch(stuck.found)
    if "PIECE" in stuck.expected and word and len(stuck.found) == 1:
        return "N327", facts
    if stuck.at.start == 0 and start == "entry" and word:
        return "N111", facts | {"hint": phrase("belongs-to-turn") if opens else hint}
    if stuck.at.start == 0 and start == "clause" and _means(stuck.found, grammar.openings("entry"), unit):
        return "N326", facts
    if "$END" in stuck.expected and opens and not hint:
        return "N321", facts | {"hint": phrase("semicolon-before")}
    if "$END" in stuck.expected and not hint and stuck.expected.isdisjoint(_GOES_ON):
        return "N321", facts
    return ("N301" if word and fold(stuck.found) not in unit.vocabulary.keys else "N316"), facts


def _hint(stuck: Stuck, unit: Unit) -> Fact:
    """Return what would have been right, where that can be guessed."""
    found, wanted = stuck.found, stuck.expected
    turned = _SQUARE_REVERSED.match(unit.text, stuck.at.start)
    if "SLOT" in wanted and found.isdigit():
        return phrase("write", text=f"w{found}")
    if "SQUARE" in wanted and turned:
        return phrase("write", text=turned[2] + turned[1])
    if wanted & _SHAPES.keys():
        return next(shape for kind, shape in _SHAPES.items() if kind in wanted)
    if "BUILD" in wanted and _means(found, _ELEMENTS, unit):
        return phrase("write", text=f"{unit.vocabulary.spell('BUILD')} {found}")
    if wanted >= _CARDS and len(found) > 1 and all(_means(mark, wanted, unit) for mark in found):
        return phrase("spaces-between-cards", cards=" ".join(found))
    return closest(found, unit.vocabulary.spellings(wanted)) if _WORD.fullmatch(found) else ""


def _foreign(stuck: Stuck, unit: Unit, dialect: "Dialect") -> dict[str, Fact] | None:
    for code in LANGUAGES:
        if code == unit.vocabulary.lang:
            continue
        for key in dialect.vocabulary(code).keys.get(fold(stuck.found), ()):
            if key in stuck.expected and len(stuck.found) > 1:
                return {
                    "found": stuck.found,
                    "language": phrase(f"language-{code}"),
                    "word": unit.vocabulary.spell(key),
                    "lang": phrase(f"language-{unit.vocabulary.lang}"),
                    "other": code,
                }
    return None
