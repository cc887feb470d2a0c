"""A number of talents or amulets: exact, or between two bounds where a record leaves it open."""

from attrs import frozen


@frozen
class Amount:
    """At least so many, at most so many."""

    low: int
    high: int

    def __add__(self, change: "int | Amount") -> "Amount":
        """Return this amount and a change, which may be open itself."""
        if isinstance(change, int):
            return Amount(self.low + change, self.high + change)
        return Amount(self.low + change.low, self.high + change.high)

    def less(self, most: int) -> "Amount":
        """Return what is left when up to so many go, as far as there are any."""
        return Amount(max(0, self.low - most), max(0, self.high - most))

    def may_be(self, number: int) -> bool:
        """Return whether this can be the number."""
        return self.low <= number <= self.high

    @property
    def exact(self) -> bool:
        """Whether only one number is possible."""
        return self.low == self.high

    def __str__(self) -> str:
        """Return the number, or both bounds."""
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


def exactly(number: int) -> Amount:
    """Return an amount that is known."""
    return Amount(number, number)
