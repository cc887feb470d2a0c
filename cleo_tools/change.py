"""A frozen object with something changed: what `attrs.evolve` does, at a third of its cost.

Positions are changed some six times a step, so this is a third of the time of a replay.
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

import attrs

Frozen = TypeVar("Frozen")


def evolve(one: Frozen, /, **changes: Any) -> Frozen:
    """Return the object with some fields changed; all its fields are arguments of its class, in their order."""
    read, places = _fields(type(one))
    values = list(read(one))
    for name, value in changes.items():
        values[places[name]] = value
    return type(one)(*values)


@cache
def _fields(of: Any) -> tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]:
    names = [field.name for field in attrs.fields(of)]
    if not all(field.init and not field.kw_only for field in attrs.fields(of)) or len(names) < 2:
        raise TypeError(f"{of.__name__} cannot be changed like this")
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
