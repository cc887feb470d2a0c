"""What happens without being written: a turn opens, a visit is settled, a turn closes."""

from typing import TypeAlias

from attrs import frozen

from cleo_tools.games.cleopatra.moves import Deal, Mosaics, Move, Stalls


@frozen
class OpenTurn:
    """A turn begins: whose it is, who is next in the record, and whether the table let its faults stand."""

    seat: int
    following: int | None = None
    stands: str | None = None
    # The clauses of this turn that decide about the hand limit: some questions wait for them.
    ahead: frozenset[type] = frozenset()
    # How many elements are built in this turn.
    builds: int = 0


@frozen
class Stand:
    """The table let a fault of the setup stand."""

    reason: str


@frozen
class SettleVisit:
    """The elements of a visit are paid, rewards are collected, Cleopatra advances."""


@frozen
class CloseTurn:
    """A turn is over."""


Step: TypeAlias = Stand | OpenTurn | SettleVisit | CloseTurn | Deal | Stalls | Mosaics | Move
