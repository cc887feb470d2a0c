"""What a game adds to the notation."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, get_args

from attrs import field, frozen

from cleo_tools.notation.vocabulary import Vocabulary
from cleo_tools.notation.words import TABLES


@frozen
class Dialect:
    """What a game adds to the notation: its grammar, words, codes and the classes of its lines."""

    game: str
    grammar: str
    build: Mapping[str, Callable[..., Any]] = field(repr=False, hash=False, eq=False)
    words: Mapping[str, Mapping[str, str]] = field(repr=False, hash=False, eq=False)
    codes: Mapping[str, str] = field(repr=False, hash=False, eq=False)
    write: Callable[[Any, Any], str] = field(repr=False, hash=False, eq=False)
    setup: tuple[type, ...] = ()
    close: tuple[type, ...] = ()
    audits: tuple[type, ...] = ()
    move: Any = field(default=None, repr=False, hash=False, eq=False)
    atoms: Mapping[type, Any] = field(factory=dict, repr=False, hash=False, eq=False)
    untagged: frozenset[type] = frozenset()
    refine: Mapping[type, Any] = field(factory=dict, repr=False, hash=False, eq=False)

    @property
    def moves(self) -> tuple[type, ...]:
        """The classes of all clauses."""
        return get_args(self.move)

    def vocabulary(self, lang: str) -> Vocabulary:
        """Return the words of a language."""
        return _vocabulary(self, lang)


@lru_cache
def _vocabulary(dialect: Dialect, lang: str) -> Vocabulary:
    return Vocabulary(lang, {**TABLES[lang], **dialect.words[lang]}, dialect.codes)
