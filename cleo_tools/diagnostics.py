"""Findings as data: a code, a place and the facts. The words are in a catalogue, the drawing in `report`."""

import string
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeAlias

from attrs import field, frozen

from cleo_tools.source import Extent, Span


class Severity(Enum):
    """How much a finding weighs."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@frozen
class Term:
    """A word of the notation, to be spelled in the reader's language."""

    key: str


@frozen
class Phrase:
    """A part of a sentence that a catalogue words."""

    key: str
    facts: Mapping[str, "Fact"] = field(factory=dict)


Fact: TypeAlias = str | int | Term | Phrase | tuple["Fact", ...]


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """Return a part of a sentence with its facts."""
    return Phrase(key, facts)


@frozen
class Message:
    """What a code says in one language: sentences with gaps for the facts."""

    message: str
    label: str = ""
    help: str = ""
    related: str = ""


@frozen
class Code:
    """What is the same in every language: how much a code weighs, and the rules it rests on."""

    severity: Severity = Severity.ERROR
    rules: tuple[str, ...] = ()


@frozen
class Edit:
    """One small change to the text of a record; an empty span inserts."""

    span: Span
    text: str


@frozen
class Diagnostic:
    """One finding: its code, where it is, the earlier places that made it so, and the facts."""

    code: str
    span: Span
    facts: Mapping[str, Fact] = field(factory=dict)
    related: tuple[Span, ...] = ()
    # The fault of which this may only be a consequence.
    cause: Span | None = None
    # What the table said when it let the fault stand; an empty text if it gave no reason.
    stands: str | None = None
    # A small change that makes the record right.
    edits: tuple[Edit, ...] = ()
    # Rules beyond those of the code, named first.
    rules: tuple[str, ...] = ()

    @property
    def root(self) -> bool:
        """Whether this stands on its own: no consequence, not let stand."""
        return self.cause is None and self.stands is None


def _polish(number: int) -> int:
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def _one_or_more(number: int) -> int:
    return 0 if number == 1 else 1


_PLURALS: Mapping[str, Callable[[int], int]] = {
    "fr": lambda number: 0 if number < 2 else 1,
    "pl": _polish,
}


@frozen
class Catalogue(string.Formatter):
    """The sentences of all codes in one language."""

    lang: str
    codes: Mapping[str, Code] = field(repr=False)
    messages: Mapping[str, Message] = field(repr=False)
    phrases: Mapping[str, str] = field(repr=False)
    spell: Callable[[str], str] = field(repr=False)

    def severity(self, diagnostic: Diagnostic) -> Severity:
        """Return how much a finding weighs: what the table let stand is no more than a note."""
        return Severity.NOTE if diagnostic.stands is not None else self.codes[diagnostic.code].severity

    def rules(self, diagnostic: Diagnostic) -> tuple[str, ...]:
        """Return the rules a finding rests on."""
        return tuple(dict.fromkeys((*diagnostic.rules, *self.codes[diagnostic.code].rules)))

    def message(self, diagnostic: Diagnostic) -> str:
        """Return the sentence that stands alone."""
        return self._fill(self.messages[diagnostic.code].message, diagnostic)

    def label(self, diagnostic: Diagnostic) -> str:
        """Return what is said beside the carets."""
        return self._fill(self.messages[diagnostic.code].label, diagnostic)

    def help(self, diagnostic: Diagnostic) -> str:
        """Return what would have been right: the finding's own hint, then the code's."""
        general = self._fill(self.messages[diagnostic.code].help, diagnostic)
        hint = self.say(diagnostic.facts.get("hint", ""))
        return "; ".join(part for part in (hint, general) if part)

    def related(self, diagnostic: Diagnostic) -> str:
        """Return what is said beside the earlier places."""
        return self._fill(self.messages[diagnostic.code].related, diagnostic)

    def phrase(self, key: str, /, **facts: Fact) -> str:
        """Return a sentence that belongs to no code."""
        return self.vformat(self.phrases[key], (), facts)

    def _fill(self, sentence: str, diagnostic: Diagnostic) -> str:
        return self.vformat(sentence, (), diagnostic.facts) if sentence else ""

    def say(self, fact: Fact) -> str:
        """Return a fact in words."""
        match fact:
            case Term():
                return self.spell(fact.key)
            case Phrase():
                return self.vformat(self.phrases[fact.key], (), fact.facts)
            case tuple():
                return ", ".join(self.say(part) for part in fact)
            case _:
                return str(fact)

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return a fact in words; `{number:card|cards}` takes the form that the number asks for."""
        if "|" not in format_spec:
            return self.say(value)
        forms = format_spec.split("|")
        which = _PLURALS.get(self.lang, _one_or_more)(int(value))
        return f"{value} {forms[min(which, len(forms) - 1)]}"


@frozen
class Finding:
    """What a rule found, before it has its place in a record.

    It points into the clause that is judged, or at an absolute place. `rests` names what the rule took for granted,
    `spoils` what can no longer be relied on after it: a later finding that rests on spoilt ground is a consequence.
    """

    code: str
    at: Extent | Span | None = None
    facts: Mapping[str, Fact] = field(factory=dict)
    earlier: tuple[Span, ...] = ()
    rests: tuple[str, ...] = ()
    spoils: tuple[str, ...] = ()
    # Rules beyond those of the code, named first.
    rules: tuple[str, ...] = ()


def find(  # noqa: PLR0913 # a finding has as many sides as it has
    code: str,
    at: Extent | Span | None = None,
    *,
    earlier: tuple[Span, ...] = (),
    rests: tuple[str, ...] = (),
    spoils: tuple[str, ...] = (),
    rules: tuple[str, ...] = (),
    **facts: Fact,
) -> Finding:
    """Return a finding with its facts."""
    return Finding(code, at, facts, earlier, rests, spoils, rules)
