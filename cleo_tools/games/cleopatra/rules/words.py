"""How findings name things: cards by their codes, elements by the words of the notation."""

from collections.abc import Iterable

from cleo_tools.diagnostics import Fact, Term, phrase
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.state import State


def cards(kinds: Iterable[str]) -> str:
    """Return cards as a record lists them: `2A S`."""
    found = list(kinds)
    seen = dict.fromkeys(found)
    return " ".join(f"{found.count(kind)}{kind}" if _counted(found, kind) else kind for kind in seen)


def _counted(found: list[str], kind: str) -> bool:
    return found.count(kind) > 1 and len(kind) == 1 and kind != "?"


def holding(zone: Zone) -> Fact:
    """Return what lies somewhere."""
    names = zone.names()
    return cards(names) if names else phrase("nothing")


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
