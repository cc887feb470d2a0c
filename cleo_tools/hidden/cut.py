"""Proving that there is no deal: some kinds of cards, taken together, would have to be more than there can be."""

from collections import deque
from collections.abc import Iterator

from attrs import frozen

from cleo_tools.hidden.bundles import System
from cleo_tools.hidden.network import HOLD, Network, network


@frozen
class Cut:
    """Some kinds, and places in time that need more cards of these kinds than can be there."""

    kinds: tuple[str, ...]
    # What is needed; and what there can be: in the pack, by cards that were named coming in, and by unnamed ones.
    need: int
    pack: int
    named: int
    unnamed: int
    nodes: frozenset[int]

    @property
    def most(self) -> int:
        """How many there can be."""
        return self.pack + self.named + self.unnamed


class Flow:
    """Cards of some kinds (as bits), all the same here, sent back from where they are needed to where they were."""

    def __init__(self, net: Network, kinds: int) -> None:
        """Begin with nothing sent."""
        self.net = net
        picked = [kind for kind in range(len(net.kinds)) if kinds >> kind & 1]
        self.balance = [sum(row[kind] for kind in picked) for row in net.balance]
        self.room = [room if allowed & kinds else 0 for room, allowed in zip(net.room, net.allowed, strict=True)]
        self.used = [0] * len(self.room)
        for arc, allowed in enumerate(net.allowed):
            # What can only be of these kinds is needed here, and is there afterwards.
            if allowed & ~kinds == 0:
                self.balance[net.tail[arc]] -= self.room[arc]
                self.balance[net.head[arc]] += self.room[arc]
                self.room[arc] = 0

    def copy(self) -> "Flow":
        """Return the same, to be changed apart."""
        other = Flow.__new__(Flow)
        other.net, other.room = self.net, self.room
        other.balance, other.used = list(self.balance), list(self.used)
        return other

    def blocked(self) -> frozenset[int] | None:
        """Return nodes that need more than they can get, or None if everything can be met."""
        for node in [node for node, number in enumerate(self.balance) if number < 0]:
            while self.balance[node] < 0:
                seen = self._send(node)
                if seen is not None:
                    return seen
        return None

    def most_to(self, node: int, limit: int) -> int:
        """Return how many more cards can come to a node, once everything else is met."""
        for number in range(limit):
            self.balance[node] -= 1
            if self.balance[node] < 0 and self._send(node) is not None:
                self.balance[node] += 1
                return number
        return limit

    def _send(self, sink: int) -> frozenset[int] | None:
        """Bring one card to a node from wherever one is spare; return the nodes that were looked at in vain."""
        net = self.net
        step: dict[int, tuple[int, int]] = {sink: (-1, 0)}
        queue = deque([sink])
        while queue:
            node = queue.popleft()
            if self.balance[node] > 0:
                self.balance[node] -= 1
                self.balance[sink] += 1
                while node != sink:
                    arc, sign = step[node]
                    self.used[arc] += sign
                    node = net.head[arc] if sign > 0 else net.tail[arc]
                return None
            for arc in net.into[node]:
                if self.used[arc] < self.room[arc] and net.tail[arc] not in step:
                    step[net.tail[arc]] = (arc, 1)
                    queue.append(net.tail[arc])
            for arc in net.out[node]:
                if self.used[arc] > 0 and net.head[arc] not in step:
                    step[net.head[arc]] = (arc, -1)
                    queue.append(net.head[arc])
        return frozenset(step)


def blocked(net: Network, stuck: int, near: int) -> int | None:
    """Return kinds (as bits) of which too many are needed somewhere, or None."""
    return next((k for k in dict.fromkeys(_candidates(net, stuck, near)) if Flow(net, k).blocked() is not None), None)


def any_cut(system: System, net: Network, stuck: int, near: int, *, thorough: bool) -> Cut | None:
    """Return a proof that there is no deal: with the kinds that were stuck, or with others that were near."""
    for kinds in dict.fromkeys(_candidates(net, stuck, near) if thorough else (stuck, near)):
        nodes = Flow(net, kinds).blocked()
        if nodes is not None:
            return reckoned(system, net, kinds, nodes)
    return None


def plainest(system: System) -> Cut | None:
    """Return a proof with as few kinds as possible, none of which could be left out; None if no such count shows it."""
    net = network(system)
    restricted = {allowed for allowed in net.allowed if allowed != net.every}
    singles = [1 << kind for kind in range(len(net.kinds))]
    tries = [*singles, *restricted, *(net.every & ~one for one in singles), net.every]
    tries += [one | other for one in singles for other in singles if one < other]
    tries += [one | other for one in restricted for other in (*singles, *restricted)]
    for kinds in dict.fromkeys(tries):
        if Flow(net, kinds).blocked() is not None:
            return reckoned(system, net, *_fewer(net, kinds))
    return None


def _fewer(net: Network, kinds: int) -> tuple[int, frozenset[int]]:
    """Return the same proof without the kinds that it does not need."""
    for kind in range(len(net.kinds)):
        rest = kinds & ~(1 << kind)
        if rest != kinds and rest and Flow(net, rest).blocked() is not None:
            kinds = rest
    return kinds, Flow(net, kinds).blocked() or frozenset()


def _candidates(net: Network, stuck: int, near: int) -> Iterator[int]:
    """Yield sets of kinds worth trying, the likeliest first."""
    yield stuck
    yield near
    restricted = list(dict.fromkeys(allowed for allowed in net.allowed if allowed != net.every))
    others = [1 << kind for kind in range(len(net.kinds)) if (near & ~stuck) >> kind & 1][:6]
    for pick in range(1, 1 << len(others)):
        yield stuck | sum(bit for index, bit in enumerate(others) if pick >> index & 1)
    for kind in range(len(net.kinds)):
        yield 1 << kind
        yield net.every & ~(1 << kind)
    yield from restricted
    yield from (allowed | stuck for allowed in restricted)
    yield from (allowed | near for allowed in restricted)
    yield from (one | other for one in restricted for other in restricted)


def reckoned(system: System, net: Network, kinds: int, nodes: frozenset[int]) -> Cut:
    """Return a proof with its arithmetic."""
    names = net.names(kinds)
    need = named = unnamed = 0
    for number, (source, target) in net.ends.items():
        if (source in nodes) == (target in nodes):
            continue
        bundle = system.bundles[number]
        fixed = sum(amount for kind, amount in bundle.named.items() if kind in names)
        open_room = 0
        rest = [*bundle.slots, *[bundle.kinds] * (bundle.unnamed - len(bundle.slots))]
        for mask in map(net.mask, rest):
            fixed += mask & ~kinds == 0
            open_room += bool(mask & kinds and mask & ~kinds)
        if source in nodes:
            need += fixed
        else:
            named += fixed
            unnamed += open_room
    for arc, bundle_number in enumerate(net.bundle):
        if bundle_number == HOLD and net.head[arc] in nodes and net.tail[arc] not in nodes:
            unnamed += net.room[arc]
    pack = sum(system.pack[kind] for kind in names) if 0 in nodes else 0
    return Cut(names, need, pack, named, unnamed, nodes)
