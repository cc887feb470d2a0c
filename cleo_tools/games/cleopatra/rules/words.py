"""How findings name things: cards by their codes, elements by the words of the notation."""

from collections.abc import Iterable

from cleo_tools.diagnostics import Fact, Term, phrase
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.state import State


def cards(kinds: Iterable[str]) -> Fact:
    """Return cards as a record lists them: `2A S`; characters by their words."""
    found = list(kinds)
    seen = dict.fromkeys(found)
    plain = " ".join(
        f"{found.count(code)}{code}" if _counted(found, code) else code for code in seen if not code.islower()
    )
    named = tuple(Term(code.upper()) for code in found if code.islower())
    return ((plain, *named) if plain else named) if named else plain


def _counted(found: list[str], code: str) -> bool:
    return found.count(code) > 1 and len(code) == 1


def holding(zone: Zone) -> Fact:
    """Return what lies somewhere."""
    names = zone.names()
    return cards(names) if names else phrase("nothing")


def place(site: str) -> Fact:
    """Return a site: a side by its word, a number or slot as it is."""
    return Term(site.upper()) if site in ("left", "right", "pedestal", "throne") else site


def listed(sites: Iterable[str]) -> Fact:
    """Return sites, or a dash where there is none."""
    found = list(sites)
    if any(isinstance(place(site), Term) for site in found):
        return tuple(place(site) for site in found)
    return " ".join(found) or "-"


def element(name: str) -> Term:
    """Return an element's word."""
    return Term(name.upper())


def kind(code: str) -> Fact:
    """Return a card's word: characters have one, resources keep their code."""
    return Term(code.upper()) if code.islower() else f"`{code}`"


def where(state: State, name: str) -> Fact:
    """Return where the cards of a kind are that have been named."""
    found: list[Fact] = []
    for place, number, zone in state.zones():
        held = zone.count(name)
        if held:
            at = state.players[number].name if place == "HAND" else number
            found.append(phrase(f"in-{place.lower()}", number=held, where=at))
    return tuple(found)
