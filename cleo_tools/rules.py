"""Rulebooks as data: sections, and rules with their citations. The words for a rule are in a game's texts."""

from collections.abc import Mapping

from attrs import frozen

EDITIONS = ("fr", "de", "it", "pl")


@frozen
class Section:
    """A section of the rulebook: its heading in each edition that has it, and its page where a text names one."""

    key: str
    headings: Mapping[str, str]
    pages: Mapping[str, int]


@frozen
class Citation:
    """Where a rule stands: a section, and the editions that say it there."""

    section: str
    editions: tuple[str, ...] = EDITIONS


@frozen
class Rule:
    """A rule by its id: where it stands, and the options that bear on it."""

    id: str
    citations: tuple[Citation, ...]
    options: tuple[str, ...] = ()


@frozen
class Rulebook:
    """The rules of a game, as its editions print them."""

    sections: Mapping[str, Section]
    rules: Mapping[str, Rule]

    def cite(self, rule: str) -> dict[str, list[str]]:
        """Return, for each edition that says a rule, the headings (and pages) under which it stands."""
        found: dict[str, list[str]] = {}
        for citation in self.rules[rule].citations:
            section = self.sections[citation.section]
            for edition in citation.editions:
                heading = section.headings[edition]
                page = section.pages.get(edition)
                found.setdefault(edition, []).append(f"{heading}, p. {page}" if page else heading)
        return {edition: found[edition] for edition in EDITIONS if edition in found}
