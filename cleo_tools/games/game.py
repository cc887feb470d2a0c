"""The value that ties a game together: how to begin, to judge a step, to reckon, and the words for it."""

import importlib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from attrs import field, frozen

from cleo_tools.diagnostics import Catalogue, Code, Diagnostic, Edit, Finding, Message
from cleo_tools.hidden.bundles import Kinds, System
from cleo_tools.hidden.judge import Contradiction
from cleo_tools.notation.dialect import Dialect
from cleo_tools.notation.messages import CODES, table
from cleo_tools.notation.read import Reading
from cleo_tools.notation.record import Record
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.rules import Rulebook
from cleo_tools.rulings import Option, Rulings
from cleo_tools.source import Span

Steps = tuple[tuple[Any, Span], ...]


@frozen
class Event:
    """One step with the position before and after it, and whether nothing was wrong with it."""

    before: Any
    step: Any
    span: Span
    after: Any
    sound: bool


@frozen
class Place:
    """Where cards can lie: what sort of place it is, whose or which, and its name in a question about cards."""

    sort: str
    name: str
    player: str | None = None
    number: int | None = None


@frozen(eq=False)
class Cards:
    """How a game tells which cards moved where. What a part of that is remains the game's own business."""

    dealt: Callable[[Any], Any]
    moved: Callable[[Iterable[Event]], Any]
    revealed: Callable[[Any, Iterable[tuple[Any, Span]]], Any]
    # All parts as one question.
    system: Callable[[Iterable[Any], Any], System]
    # Whether after a finding nobody can say any more which cards are where.
    spoilt: Callable[[Finding], bool]
    # Whether there is anything that nobody saw, given the position when the first turn begins.
    unseen: Callable[[Iterable[Any], Any], bool]
    # Whether a part ends where nobody noted how many cards moved.
    vague: Callable[[Any], bool]
    # What to say where no deal explains a record.
    impossible: Callable[[Contradiction], Finding]
    # The hands whose kinds are open at the end, by player, with what is asked about them there.
    hands: Callable[[Any], tuple[Mapping[str, str], Kinds]]
    # Every place where cards can lie, hands first.
    places: Callable[[Any], list[Place]]


@frozen(eq=False)
class Game:
    """One game as the toolkit sees it. What a position is remains the game's own business."""

    name: str
    dialect: Dialect
    rulebook: Rulebook
    register: Mapping[str, Option] = field(repr=False)
    codes: Mapping[str, Code] = field(repr=False)
    # The folder of texts: messages, rules and options, a module for each language.
    texts: str
    load_board: Callable[..., Any] = field(repr=False)
    start: Callable[..., Any] = field(repr=False)
    chunks: Callable[[Record], list[Steps]] = field(repr=False)
    judge: Callable[[Any, Any, Span], tuple[Any, list[Finding]]] = field(repr=False)
    conclude: Callable[..., tuple[Any, list[tuple[Finding, Span]], Any]] = field(repr=False)
    opening: Callable[[Any], Iterable[Finding]] = field(repr=False)
    # Every change of every number, for `why` and `score`.
    ledger: Callable[..., Iterable[Any]] = field(repr=False)
    quantities: tuple[str, ...]
    candidates: Callable[[Diagnostic, Reading], Iterable[tuple[Edit, ...]]] = field(repr=False)
    cards: Cards = field(repr=False)

    def catalogue(self, lang: str) -> Catalogue:
        """Return all sentences in a language; in English where a record names a language nobody here knows."""
        return _catalogue(self, lang if lang in LANGUAGES else "en")

    def rule_text(self, rule: str, lang: str) -> str:
        """Return a rule in our own words."""
        texts: Mapping[str, str] = self.text("rules", lang).RULES
        return texts[rule]

    def text(self, what: str, lang: str) -> Any:
        """Return a module of texts."""
        return importlib.import_module(f"{self.texts}.{what}_{lang}")

    def rulings(self, edition: str | None = None, changes: Mapping[str, str] | None = None) -> Rulings:
        """Return what a table agreed on."""
        return Rulings(self.register, edition, changes or {})


@lru_cache
def _catalogue(game: Game, lang: str) -> Catalogue:
    messages, phrases = table(lang)
    own = game.text("messages", lang)
    every: dict[str, Message] = {**messages, **own.MESSAGES}
    settled = {f"settled-{option}": reason for option, reason in game.text("settled", lang).SETTLED.items()}
    return Catalogue(
        lang,
        {**CODES, **game.codes},
        every,
        {**phrases, **importlib.import_module(f"cleo_tools.texts.report_{lang}").PHRASES, **own.PHRASES, **settled},
        game.dialect.vocabulary(lang).spell,
    )


@lru_cache
def game_of(name: str) -> Game:
    """Return a game by its name; its rules are loaded only then."""
    found: Game = importlib.import_module(f"cleo_tools.games.{name}.game").GAME
    return found
