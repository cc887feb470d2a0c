"""What went wrong in a clause that cannot be read, in words a player knows."""

import difflib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from cleo_tools.diagnostics import Catalogue, Message, Severity
from cleo_tools.notation.parse import Stuck, Unit
from cleo_tools.notation.vocabulary import LANGUAGES, fold
from cleo_tools.source import Extent

if TYPE_CHECKING:
    from cleo_tools.notation.read import Dialect

MESSAGES = {
    "N101": Message("this record is written in notation {version}", "only version 1 is known", "write `cleo 1`"),
    "N102": Message("unknown game `{game}`", "no game of that name", "known: {known}"),
    "N103": Message("unknown language `{lang}`", "", "known: {known}"),
    "N104": Message("unknown edition `{edition}`", "", "editions: fr, de, it, pl"),
    "N105": Message("this header line stands twice", "again here", "keep one of them", related="first here"),
    "N106": Message(
        "the record does not say who plays",
        "",
        "add a line such as `players Anna, Bruno, Chloé` to the header",
    ),
    "N107": Message("two players are called {name}", "named before", "give each player a name of his own"),
    "N108": Message("a player without a name", "a name is missing here"),
    "N109": Message(
        "this line belongs to the {place}, before the {later}",
        "stands too late",
        related="the {later} begins here",
    ),
    "N110": Message("a quotation mark is never closed", "opened here", "close it on the same line"),
    "N111": Message("cannot read this line", "`{found}` is not a word that begins a line"),
    "N201": Message("a colon is missing after {name}", "here", "write `{name}: ...`"),
    "N202": Message("nobody at this table is called {name}", "not in the `players` line"),
    "N203": Message("this turn does not say whose it is", "", "write the player's name before the colon"),
    "N204": Message("turn number {number} again", "expected {expected}", related="the turn before"),
    "N205": Message("turn number {number} follows too far on", "expected {expected}", related="the turn before"),
    "N206": Message("{name} has a turn after the end", "", related="the end"),
    "N207": Message("{name}'s turn is empty", "nothing is said about it"),
    "N208": Message(
        "this line belongs to a turn",
        "begins at the margin",
        "indent it, or put it behind the player's name",
        severity=Severity.WARNING,
    ),
    "N301": Message("unknown word `{found}`", "expected {expected}"),
    "N302": Message(
        "`{found}` is {language} for `{word}`",
        "this record is in {lang}",
        "write `{word}`, or put `lang {other}` into the header",
    ),
    "N303": Message("nobody at this table is called {name}", "not in the `players` line"),
    "N304": Message("there is no stall {stall}", "the market has stalls 1, 2 and 3"),
    "N305": Message("square {square} is not in the garden", "squares go from a1 to i9"),
    "N306": Message("a mosaic covers five squares, {given} are named"),
    "N307": Message("square {square} is named twice", "again here"),
    "N308": Message(
        "there is no wall slot {slot}",
        "slots go from w1 to w9",
        "w10 to w12 exist only where walls may stand on the door side",
    ),
    "N309": Message("there is no sphinx site {site}", "sites go from 1 to 6"),
    "N311": Message(
        "{given} dice were rolled",
        "one to five dice",
        "write `.` for a blank die and `*` for the priest",
    ),
    "N312": Message(
        "a {what} has three stalls, {given} are named",
        "",
        "write `S | ? | L`; `-` where no card came",
    ),
    "N313": Message("{count} cards at once", "the box holds 109 cards"),
    "N314": Message(
        "a card nobody has seen needs no brackets",
        "",
        "write `?`; brackets are for a covered card that the recorder knows",
    ),
    "N315": Message("something is missing at the end", "expected {expected}"),
    "N316": Message("did not expect `{found}` here", "expected {expected}"),
    "N317": Message(
        "this clause is {length} characters long",
        "no clause needs that many",
        "semicolons go between clauses",
    ),
    "N318": Message("a comma stands between two clauses", "write a semicolon here"),
    "N319": Message("a bracket is never closed", "opened in this clause", "close it with `)`"),
    "N320": Message("comments begin with #", "", "write `# ...`"),
    "N321": Message("this clause is finished before `{found}`", "did not expect more"),
}
CATALOGUE = Catalogue(MESSAGES)
# Slips that leave the record as it was written: everything else means that words were lost.
UNREAD = frozenset(MESSAGES) - {
    "N102",
    "N103",
    "N104",
    "N105",
    "N106",
    "N109",
    "N202",
    "N203",
    "N204",
    "N205",
    "N206",
    "N207",
    "N208",
}
ABOUT_NAMES = frozenset({"N106", "N202", "N303"})
_PHRASES = {
    "INT": "a number",
    "SIGNED": "a number such as -3",
    "NAME": "a player's name",
    "SQUARE": "a square such as c3",
    "SLOT": "a wall slot such as w1",
    "PIECE": "a mosaic letter such as F",
    "TEXT": "a text",
    "ID": "a word",
    "VALUE": "a value",
    "DIE": "a die (`.` or `*`)",
    "UNKNOWN": "`?`",
    "EMPTY": "`-`",
    "ELLIPSIS": "`...`",
    "EQUALS": "`=`",
    "COLON": "`:`",
    "COMMA": "`,`",
    "BAR": "`|`",
    "OPEN": "`(`",
    "CLOSE": "`)`",
    "$END": "the end of the clause",
}
_CARDS = frozenset({"ARTISAN", "STONE", "MARBLE", "WOOD", "LAPIS"})


def closest(word: str, candidates: Iterable[str]) -> str:
    """Return `did you mean ...?` where a candidate is near."""
    by_fold = {fold(candidate): candidate for candidate in candidates}
    near = difflib.get_close_matches(fold(word), by_fold, n=1, cutoff=0.6)
    return f"did you mean `{by_fold[near[0]]}`?" if near else ""


def expected(kinds: frozenset[str], unit: Unit) -> str:
    """Return what could have come, as a player would say it."""
    words = set(kinds)
    phrases = []
    if words >= _CARDS:
        words = {w for w in words if w in _PHRASES and w not in ("UNKNOWN", "INT", "OPEN", "EMPTY")}
        phrases.append("a card such as A or `?`")
    phrases += [_PHRASES[w] for w in _PHRASES if w in words and (w != "$END" or len(words) < 4)]
    phrases += [f"`{unit.vocabulary.spell(w)}`" for w in sorted(words) if w in unit.vocabulary.words]
    shown = phrases[:6] + (["..."] if len(phrases) > 6 else [])
    return " or ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)


def explain(stuck: Stuck, unit: Unit, start: str, dialect: "Dialect") -> tuple[str, Extent, dict[str, str]]:
    """Return code, place and facts for a clause that stopped making sense."""
    facts = {"found": stuck.found, "expected": expected(stuck.expected, unit)}
    if unit.text.startswith("//"):
        return "N320", Extent(0, 2), facts
    if not stuck.found:
        code = "N319" if unit.text.count("(") > unit.text.count(")") else "N315"
        return (
            code,
            Extent(max(0, len(unit.text) - 1), 1) if code == "N315" else Extent(unit.text.index("("), 1),
            facts,
        )
    if stuck.found == "," and "$END" in stuck.expected:
        return "N318", stuck.at, facts
    foreign = _foreign(stuck, unit, dialect)
    if foreign:
        return "N302", stuck.at, foreign
    if re.fullmatch(r"[^\W\d_][\w'’-]*", stuck.found) is None:
        return ("N321" if stuck.expected == {"$END"} else "N316"), stuck.at, facts
    code, facts = _word(stuck, unit, start, facts)
    return code, stuck.at, facts


def _word(stuck: Stuck, unit: Unit, start: str, facts: dict[str, str]) -> tuple[str, dict[str, str]]:
    """Return code and facts for a word that does not belong there."""
    if "NAME" in stuck.expected and unit.roster is not None:
        names = unit.roster.names
        return "N303", {"name": stuck.found, "hint": closest(stuck.found, names)}
    facts["hint"] = closest(stuck.found, unit.vocabulary.spellings(stuck.expected))
    if stuck.at.start == 0 and start == "entry":
        return "N111", facts
    known = fold(stuck.found) in unit.vocabulary.keys
    if known and "$END" in stuck.expected and not facts["hint"]:
        return "N321", facts
    return ("N316" if known else "N301"), facts


def _foreign(stuck: Stuck, unit: Unit, dialect: "Dialect") -> dict[str, str] | None:
    for code, language in LANGUAGES.items():
        if code == unit.vocabulary.lang:
            continue
        for key in dialect.vocabulary(code).keys.get(fold(stuck.found), ()):
            if key in stuck.expected and len(stuck.found) > 1:
                return {
                    "found": stuck.found,
                    "language": language,
                    "word": unit.vocabulary.spell(key),
                    "lang": LANGUAGES[unit.vocabulary.lang],
                    "other": code,
                }
    return None
