"""The pages of `docs/` that are made from the rules, the register and the catalogue."""

from collections.abc import Iterator, Mapping

from cleo_tools.games.game import Game
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import manual

_MADE = "<!-- Made from the code by `make bless`; a test compares. -->"


def pages(game: Game) -> Mapping[str, str]:
    """Return every page by its file name."""
    found = {"findings.md": _findings(game)}
    for lang in LANGUAGES:
        ending = "md" if lang == "en" else f"{lang}.md"
        found |= {f"rules.{ending}": _rules(game, lang), f"rulings.{ending}": _rulings(game, lang)}
    return found


def _page(*parts: str) -> str:
    return "\n\n".join([_MADE, *parts]) + "\n"


def _rules(game: Game, lang: str) -> str:
    catalogue = game.catalogue(lang)
    entries = (_linked(manual.rule_page(game, rule, catalogue), "rules", rule) for rule in game.rulebook.rules)
    return _page(f"# {catalogue.phrase('pages-rules')}", catalogue.phrase("pages-rules-about"), *entries)


def _linked(page: manual.Page, folder: str, subject: str) -> str:
    """Return a page with its records as links, not in full."""
    text = manual.Page(page.title, page.paragraphs).markdown()
    links = [
        f"[{path.name}](../tests/cases/{folder}/{path.name.replace('=', '%3D')})"
        for path in manual.records(folder, subject)
    ]
    return f"{text}\n\n{' · '.join(links)}" if links else text


def _rulings(game: Game, lang: str) -> str:
    catalogue = game.catalogue(lang)
    live = [option for option in game.register.values() if option.live]
    settled = [option for option in game.register.values() if not option.live]
    return _page(
        f"# {catalogue.phrase('pages-rulings')}",
        catalogue.phrase("pages-rulings-about"),
        f"# {catalogue.phrase('pages-live', number=len(live))}",
        *(_linked(manual.option_page(game, option.id, catalogue), "rulings", f"{option.id}=*") for option in live),
        f"# {catalogue.phrase('pages-settled', number=len(settled))}",
        *(manual.option_page(game, option.id, catalogue).markdown() for option in settled),
    )


def _findings(game: Game) -> str:
    catalogue = game.catalogue("en")
    return (
        _page(
            "# Findings",
            "Every finding by its code. `N` codes are slips in the writing, the others faults in the play. "
            "`cleo explain CODE` shows a record for each. A code never changes its meaning.",
            "| code | says | rules |",
        ).rstrip()
        + "\n| --- | --- | --- |\n"
        + "\n".join(_rows(game, catalogue.codes))
        + "\n"
    )


def _rows(game: Game, codes: Mapping[str, object]) -> Iterator[str]:
    catalogue = game.catalogue("en")
    for code in codes:
        said = manual.words(catalogue.messages[code].message).replace("|", "\\|")
        rules = ", ".join(catalogue.codes[code].rules)
        yield f"| {code} | {said} | {rules} |"
