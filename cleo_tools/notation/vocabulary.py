"""The words of one language: from spelling to meaning and back."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from attrs import field, frozen

LANGUAGES = {"en": "English", "fr": "French", "de": "German", "it": "Italian", "pl": "Polish"}
_PLAIN = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-"})


@lru_cache(maxsize=4096)
def fold(word: str) -> str:
    """Return a word without case, accents and typographic marks."""
    parts = unicodedata.normalize("NFD", word.casefold().translate(_PLAIN))
    return "".join(mark for mark in parts if not unicodedata.combining(mark))


@frozen
class Vocabulary:
    """One language's words, and the codes that are the same in all of them."""

    lang: str
    words: Mapping[str, str] = field(repr=False)
    codes: Mapping[str, str] = field(repr=False)

    @cached_property
    def keys(self) -> Mapping[str, tuple[str, ...]]:
        """The meanings of each folded spelling."""
        found: dict[str, tuple[str, ...]] = {}
        for key, spellings in self.words.items():
            for spelling in (*spellings.split(), *self.codes.get(key, "").split()):
                found[fold(spelling)] = (*found.get(fold(spelling), ()), key)
        return found

    def spell(self, key: str) -> str:
        """Return the spelling that is written."""
        return self.words[key].split()[0]

    def spellings(self, keys: Iterable[str]) -> list[str]:
        """Return every spelling of some meanings, for guessing what was meant."""
        return [word for key in keys for word in self.words.get(key, "").split()]
