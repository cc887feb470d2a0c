"""A named text, and stretches of it."""

from functools import cached_property

from attrs import field, frozen


@frozen
class Span:
    """A stretch of one line: line and column count from 1."""

    line: int
    column: int
    length: int


@frozen
class Extent:
    """A stretch of a clause, counted from the clause's first character.

    A clause that occurs again is read once; what is inside it knows
    only where it stands in the clause.
    """

    start: int
    length: int

    def within(self, span: Span) -> Span:
        """Return the stretch of the record, given where the clause stands."""
        return Span(span.line, span.column + self.start, self.length)


@frozen
class Source:
    """A text and the name by which its reader knows it."""

    name: str
    text: str = field(repr=False)

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    def line(self, number: int) -> str:
        """Return a line without its end."""
        return self._lines[number - 1].rstrip("\r") if 0 < number <= len(self._lines) else ""
