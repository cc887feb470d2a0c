"""Findings as data: a code, a place and the facts. The words are in a catalogue, the drawing in `report`."""

from collections.abc import Mapping
from enum import Enum

from attrs import field, frozen

from cleo_tools.source import Span


class Severity(Enum):
    """How much a finding weighs."""

    ERROR = "error"
    WARNING = "warning"


@frozen
class Message:
    """What a code says: sentences with gaps for the facts."""

    message: str
    label: str = ""
    help: str = ""
    related: str = ""
    severity: Severity = Severity.ERROR


@frozen
class Diagnostic:
    """One finding: its code, where it is, the earlier place that made it so, and the facts."""

    code: str
    span: Span
    facts: Mapping[str, str] = field(factory=dict)
    related: tuple[Span, ...] = ()


@frozen
class Catalogue:
    """The sentences of all codes."""

    messages: Mapping[str, Message]

    def severity(self, diagnostic: Diagnostic) -> Severity:
        """Return how much a finding weighs."""
        return self.messages[diagnostic.code].severity

    def message(self, diagnostic: Diagnostic) -> str:
        """Return the sentence that stands alone."""
        return self.messages[diagnostic.code].message.format_map(diagnostic.facts)

    def label(self, diagnostic: Diagnostic) -> str:
        """Return what is said beside the carets."""
        return self.messages[diagnostic.code].label.format_map(diagnostic.facts)

    def help(self, diagnostic: Diagnostic) -> str:
        """Return what would have been right: the finding's own hint, then the code's."""
        general = self.messages[diagnostic.code].help.format_map(diagnostic.facts)
        return "; ".join(hint for hint in (diagnostic.facts.get("hint", ""), general) if hint)

    def related(self, diagnostic: Diagnostic) -> str:
        """Return what is said beside the earlier place."""
        return self.messages[diagnostic.code].related.format_map(diagnostic.facts)
