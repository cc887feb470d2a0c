"""House agreements: every disputed point of a rulebook is an option with named values."""

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from cleo_tools.rules import EDITIONS


@frozen
class Option:
    """A disputed point. A live one may be chosen by a table; a settled one has a reason instead."""

    id: str
    kind: str
    rules: tuple[str, ...]
    values: tuple[str, ...]
    default: str
    # What each edition's own text says, where it says anything that can be played.
    editions: Mapping[str, str] = field(factory=dict)
    settled: str = ""

    @property
    def live(self) -> bool:
        """Whether a table may choose."""
        return not self.settled

    def supporters(self, value: str) -> tuple[str, ...]:
        """Return the editions whose text says this value."""
        return tuple(edition for edition in EDITIONS if self.editions.get(edition) == value)


@frozen
class OptionText:
    """The words for an option. A settled one has no phrases, for there is nothing to choose."""

    question: str
    why: str
    values: Mapping[str, str] = field(factory=dict)


@frozen
class Rulings:
    """What a table agreed on: an edition's preset and single changes. It remembers what it was asked."""

    register: Mapping[str, Option] = field(repr=False)
    edition: str | None = None
    changes: Mapping[str, str] = field(factory=dict)
    asked: set[str] = field(factory=set, eq=False, repr=False)
    _values: dict[str, str] = field(factory=dict, eq=False, repr=False, init=False)

    def __attrs_post_init__(self) -> None:
        """Settle every option once."""
        for option in self.register.values():
            preset = option.editions.get(self.edition or "", option.default) if option.live else option.default
            self._values[option.id] = self.changes.get(option.id, preset)

    def __getitem__(self, option: str) -> str:
        """Return the value in force, and remember that it mattered."""
        self.asked.add(option)
        return self._values[option]

    def value(self, option: str) -> str:
        """Return the value in force without remembering it, for showing."""
        return self._values[option]

    def instead(self, option: str, value: str) -> "Rulings":
        """Return the same agreement with one point changed."""
        return Rulings(self.register, self.edition, {**self.changes, option: value})

    def others(self, option: str) -> Iterator[str]:
        """Yield the values of an option that are not in force."""
        yield from (value for value in self.register[option].values if value != self._values[option])
