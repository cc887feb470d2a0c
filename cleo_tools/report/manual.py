"""The manual: every finding, rule and ruling in our words, with citations and records that show it."""

import re
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from cleo_tools.diagnostics import Catalogue
from cleo_tools.games.game import Game
from cleo_tools.report.remarks import cited_rules
from cleo_tools.resources import cases
from cleo_tools.rules import EDITIONS

_GAP = re.compile(r"\{(\w+)(?::([^}|]*)[^}]*)?\}")


@frozen
class Page:
    """One entry of the manual: a title, paragraphs, and records that show it."""

    title: str
    paragraphs: tuple[str, ...]
    examples: tuple[tuple[str, str], ...] = ()

    def text(self) -> str:
        """Return the page as plain text."""
        parts = [self.title, *self.paragraphs]
        parts += [f"{heading}\n\n{_indented(record)}" for heading, record in self.examples]
        return "\n\n".join(parts)

    def markdown(self, level: int = 2) -> str:
        """Return the page as Markdown."""
        parts = [f"{'#' * level} {self.title}", *(part.replace("\n", "  \n") for part in self.paragraphs)]
        parts += [f"{heading}\n\n```\n{record.rstrip()}\n```" for heading, record in self.examples]
        return "\n\n".join(parts)


def _indented(record: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in record.rstrip().splitlines())


def words(sentence: str) -> str:
    """Return a sentence with its gaps named, as a pattern of what is said."""
    return _GAP.sub(lambda gap: f"<{gap[1]}>" if not gap[2] else f"<{gap[1]}> {gap[2]}", sentence)


def explain(game: Game, wanted: str, lang: str) -> Page | None:
    """Return the page about a code, a rule or an option, or None."""
    name = wanted.strip()
    catalogue = game.catalogue(lang)
    if name.upper() in catalogue.codes:
        return code_page(game, name.upper(), catalogue)
    if name.upper() in game.rulebook.rules:
        return rule_page(game, name.upper(), catalogue)
    if name.lower() in game.register:
        return option_page(game, name.lower(), catalogue)
    return None


def code_page(game: Game, code: str, catalogue: Catalogue) -> Page:
    """Return what a finding means."""
    message = catalogue.messages[code]
    paragraphs = [catalogue.phrases[catalogue.codes[code].severity.value]]
    if message.help:
        paragraphs.append(f"{catalogue.phrases['help']}: {words(message.help)}")
    paragraphs += cited_rules(game, catalogue.codes[code].rules, catalogue.lang)
    shown = next((path for path in _reports() if f"[{code}]" in path.read_text(encoding="utf-8")), None)
    examples = () if shown is None else (_example(catalogue, "manual-shows", shown),)
    return Page(f"{code}: {words(message.message)}", tuple(paragraphs), examples)


def _reports() -> Iterator[Path]:
    root = cases()
    found = [*root.glob("*.txt"), *(root / "rules").glob("*.txt"), *(root / "rulings").glob("*.txt")]
    # The shortest report that shows a finding is the one to learn from.
    yield from sorted(found, key=lambda path: (path.stat().st_size, path.name))


def _example(catalogue: Catalogue, heading: str, report: Path) -> tuple[str, str]:
    return catalogue.phrase(heading), report.with_suffix(".cleo").read_text(encoding="utf-8")


def records(folder: str, subject: str) -> list[Path]:
    """Return the records that show something."""
    return sorted((cases() / folder).glob(f"{subject}.*.cleo"))


def rule_page(game: Game, rule: str, catalogue: Catalogue) -> Page:
    """Return a rule in our words, where each edition prints it, and what bears on it."""
    paragraphs = []
    citations = game.rulebook.cite(rule)
    paragraphs.append("\n".join(f"{edition.upper()} {'; '.join(citations[edition])}" for edition in citations))
    options = [option.id for option in game.register.values() if rule in option.rules]
    if options:
        paragraphs.append(catalogue.phrase("manual-rulings", rulings=", ".join(options)))
    codes = [code for code, known in game.codes.items() if rule in known.rules]
    if codes:
        paragraphs.append(catalogue.phrase("manual-codes", codes=", ".join(codes)))
    return Page(f"{rule}: {game.rule_text(rule, catalogue.lang)}", tuple(paragraphs), _pair("rules", rule, catalogue))


def _pair(folder: str, subject: str, catalogue: Catalogue) -> tuple[tuple[str, str], ...]:
    """Return a legal and an illegal record, the shortest of each."""
    found = []
    for outcome in ("legal", "illegal"):
        records = sorted(
            (cases() / folder).glob(f"{subject}.{outcome}.*.cleo"), key=lambda p: (p.stat().st_size, p.name)
        )
        found += [(catalogue.phrase(f"manual-{outcome}"), records[0].read_text(encoding="utf-8"))] if records else []
    return tuple(found)


def option_page(game: Game, option: str, catalogue: Catalogue) -> Page:
    """Return a disputed point: the question, its values, what each edition says, and why the default is what it is."""
    known = game.register[option]
    text = game.text("options", catalogue.lang).OPTIONS[option]
    paragraphs = [text.question]
    values = []
    for value in known.values:
        editions = ", ".join(edition.upper() for edition in known.supporters(value))
        mark = "*" if value == known.default else " "
        meaning = text.values.get(value, "") if known.live else ""
        values.append(f"{mark} {value}{f' ({editions})' if editions else ''}{f': {meaning}' if meaning else ''}")
    paragraphs.append("\n".join(values))
    paragraphs.append(catalogue.phrase("manual-default") + " " + text.why)
    if not known.live:
        paragraphs.append(catalogue.phrase("manual-settled", reason=catalogue.phrase(f"settled-{option}")))
    paragraphs.append(catalogue.phrase("manual-rules", rules=", ".join(known.rules)))
    examples = tuple(pair for value in known.values if known.live for pair in _valued(option, value, catalogue))
    return Page(f"{option} ({catalogue.phrase(f'kind-{known.kind}')})", tuple(paragraphs), examples)


def _valued(option: str, value: str, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    for heading, record in _pair("rulings", f"{option}={value}", catalogue):
        yield f"{value}: {heading}", record


def listing(game: Game, catalogue: Catalogue, edition: str | None) -> str:
    """Return every option on one line: what is in force, and which editions say otherwise."""
    rulings = game.rulings(edition)
    lines = []
    for option in game.register.values():
        value = rulings.value(option.id)
        others = [f"{e.upper()} {option.editions[e]}" for e in EDITIONS if option.editions.get(e, value) != value]
        state = "" if option.live else f"  [{catalogue.phrase('manual-fixed')}]"
        told = f"  ({'; '.join(others)})" if others and option.live else ""
        lines.append(f"{option.id} = {value}{state}{told}")
    live = sum(option.live for option in game.register.values())
    return "\n".join([*lines, "", catalogue.phrase("manual-count", number=len(game.register), live=live)])
