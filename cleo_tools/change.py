"""A frozen object with something changed: what `attrs.evolve` does, at a third of its cost.

Positions are changed some six times a step, so this is a third of the time of a replay.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

import attrs

Frozen = TypeVar("Frozen")
_Fields = tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]
_KNOWN: dict[type, _Fields] = {}


def evolve(one: Frozen, /, **changes: Any) -> Frozen:
    """Return the object with some fields changed; all its fields are arguments of its class, in their order."""
    of = type(one)
    read, places = _KNOWN.get(of) or _fields(of)
    values = list(read(one))
    for name, value in changes.items():
        values[places[name]] = value
    return of(*values)


def _fields(of: Any) -> _Fields:
    fields = attrs.fields(of)
    if len(fields) < 2 or not all(field.init and not field.kw_only for field in fields):
        raise TypeError(f"{of.__name__} cannot be changed like this")
    names = [field.name for field in fields]
    _KNOWN[of] = attrgetter(*names), {name: place for place, name in enumerate(names)}
    return _KNOWN[of]
