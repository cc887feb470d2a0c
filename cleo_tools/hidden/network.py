"""Places in time as a network: where cards can have gone, and how many of them nobody named."""

from attrs import field, frozen

from cleo_tools.hidden.bundles import Bundle, Kinds, System

HOLD = -1


@frozen(eq=False)
class Network:
    """Nodes are places between a stretch of arrivals and a stretch of departures; arcs are what moves or stays.

    Cards that were named are reckoned at the nodes, so an arc has room for just the cards that nobody named.
    """

    kinds: tuple[str, ...]
    # For every node and kind what was named coming in, or was there at first, less what was named going out.
    balance: list[list[int]] = field(factory=list)
    # For every arc: from where, to where, how many unnamed cards, the kinds they may be (as bits), and its bundle.
    tail: list[int] = field(factory=list)
    head: list[int] = field(factory=list)
    room: list[int] = field(factory=list)
    allowed: list[int] = field(factory=list)
    bundle: list[int] = field(factory=list)
    # The arcs into a node and out of it.
    into: list[list[int]] = field(factory=list)
    out: list[list[int]] = field(factory=list)
    # The last node of every place, and between which nodes each bundle went.
    last: dict[str, int] = field(factory=dict)
    ends: dict[int, tuple[int, int]] = field(factory=dict)
    every: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Reckon the mask of all kinds."""
        object.__setattr__(self, "every", (1 << len(self.kinds)) - 1)

    def mask(self, kinds: Kinds | None) -> int:
        """Return kinds as bits."""
        return self.every if kinds is None else sum(1 << i for i, kind in enumerate(self.kinds) if kind in kinds)

    def names(self, mask: int) -> tuple[str, ...]:
        """Return kinds by their names."""
        return tuple(kind for index, kind in enumerate(self.kinds) if mask >> index & 1)

    def node(self) -> int:
        """Return a new node."""
        self.balance.append([0] * len(self.kinds))
        self.into.append([])
        self.out.append([])
        return len(self.balance) - 1

    def arc(self, tail: int, head: int, room: int, allowed: int, bundle: int = HOLD) -> int:
        """Return a new arc."""
        self.tail.append(tail)
        self.head.append(head)
        self.room.append(room)
        self.allowed.append(allowed)
        self.bundle.append(bundle)
        self.out[tail].append(len(self.tail) - 1)
        self.into[head].append(len(self.tail) - 1)
        return len(self.tail) - 1


class _Builder:
    """Makes a network, bundle by bundle."""

    def __init__(self, system: System) -> None:
        self.net = Network(tuple(system.pack))
        self.index = {kind: number for number, kind in enumerate(self.net.kinds)}
        self.leaving: set[str] = set()
        self.lying = {system.origin: sum(system.pack.values())}
        self.merged: dict[tuple[int, int, int], int] = {}
        self.net.last[system.origin] = self.net.node()
        self.net.balance[0][:] = list(system.pack.values())

    def arrival(self, place: str) -> int:
        """Return the node at which cards arrive: a new one if some have left since the last arrivals."""
        net = self.net
        old = net.last.get(place)
        if old is not None and place not in self.leaving:
            return old
        new = net.last[place] = net.node()
        self.leaving.discard(place)
        if old is not None and self.lying[place]:
            net.arc(old, new, self.lying[place], net.every)
        return new

    def unnamed(self, source: int, target: int, room: int, kinds: Kinds | None, bundle: int) -> None:
        """Give room to cards that nobody named; bundles between the same nodes share it."""
        allowed = self.net.mask(kinds)
        key = (source, target, allowed)
        if key in self.merged:
            self.net.room[self.merged[key]] += room
        else:
            self.merged[key] = self.net.arc(source, target, room, allowed, bundle)

    def move(self, number: int, bundle: Bundle) -> None:
        """Add a bundle."""
        source = self.net.last[bundle.source]
        self.leaving.add(bundle.source)
        self.lying[bundle.source] -= bundle.size
        target = self.arrival(bundle.target)
        self.lying[bundle.target] = self.lying.get(bundle.target, 0) + bundle.size
        self.net.ends[number] = (source, target)
        for kind, amount in bundle.named.items():
            self.net.balance[source][self.index[kind]] -= amount
            self.net.balance[target][self.index[kind]] += amount
        for slot in bundle.slots:
            self.unnamed(source, target, 1, slot, number)
        rest = bundle.unnamed - len(bundle.slots)
        if rest:
            self.unnamed(source, target, rest, bundle.kinds, number)


def network(system: System) -> Network:
    """Return the network of a system, as if nothing were left to choose."""
    builder = _Builder(system)
    for number, bundle in enumerate(system.bundles):
        if bundle.size:
            builder.move(number, bundle)
    return builder.net
