"""The players' names: found again however they are typed, and written so that they can be read back."""

import re
from collections.abc import Iterator

from cleo_tools.notation.vocabulary import Vocabulary, fold

_SPACES = re.compile(r"\s+")
_STOPS = re.compile(r"[^\s:;,#=|()\"]+")
_CODE = re.compile(r"[a-z][0-9]*")
_PLAIN = re.compile(r"(?!\d)[^\s:;,#=|()\"“”„«»\\?*]+( (?!\d)[^\s:;,#=|()\"“”„«»\\?*]+)*")


def _key(name: str) -> str:
    return _SPACES.sub(" ", fold(name)).strip()


class Roster:
    """The names of the `players` line."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Remember exact spellings, and folded ones where only one player has them."""
        self.names = names
        folded = [_key(name) for name in names]
        self._exact = {name: name for name in names}
        self._folded = {key: name for key, name in zip(folded, names, strict=True) if folded.count(key) == 1}
        self._words = max((len(name.split()) for name in names), default=1)

    def find(self, text: str) -> str | None:
        """Return the declared spelling of a name."""
        return self._exact.get(text) or self._folded.get(_key(text))

    def longest(self, text: str, position: int) -> tuple[str, int] | None:
        """Return the longest declared name that starts here, and where it stops."""
        best = None
        for stop in word_ends(text, position, self._words):
            name = self.find(text[position:stop])
            if name is not None:
                best = (name, stop)
        return best


def word_ends(text: str, position: int, most: int) -> Iterator[int]:
    """Yield where the first, second, ... word after a position stops."""
    for _ in range(most):
        match = _STOPS.match(text, position)
        if match is None:
            return
        yield match.end()
        position = match.end()
        while position < len(text) and text[position].isspace():
            position += 1


def written(name: str, names: tuple[str, ...], vocabulary: Vocabulary) -> str:
    """Return a name as a record has it: in quotation marks only where it could be misread."""
    words = name.split(" ")
    crowded = any(other != name and (fold(other).split()[:1] == fold(name).split()[:1]) for other in names)
    taken = any(fold(word) in vocabulary.keys or _CODE.fullmatch(fold(word)) for word in words)
    if _PLAIN.fullmatch(name) and not crowded and not taken:
        return name
    return quoted(name)


def quoted(text: str) -> str:
    """Return a text in quotation marks."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
