"""Looking for a deal: every card that was named gets a way from where it can have come.

One way after another is laid through the network. Where a way needs room that another one took, that one is torn up
and laid again elsewhere; room that is fought over grows dearer, so that whoever has somewhere else to go leaves.
What is then still open can be filled with any cards: the numbers come out even. So a set of ways is a proof that
the record is possible.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from attrs import frozen

from cleo_tools.hidden.network import Network

# What it costs to push somebody aside, compared with a step.
_DEAR = 64


@frozen
class Demand:
    """A card of one of some kinds (as bits) that must be at a node; or go along an arc that not every kind may go."""

    node: int
    kinds: int
    arc: int | None = None


@frozen(eq=False)
class Way:
    """How a card came to where it must be."""

    demand: Demand
    kind: int
    start: int
    arcs: tuple[int, ...]


@frozen(eq=False)
class Stuck:
    """A demand that was not met, and the kinds (as bits) that were in its way."""

    demand: Demand
    kinds: int


def demands(net: Network) -> Iterator[Demand]:
    """Yield what must be met, in the order of time: cards that were named, and arcs that not every kind may go."""
    for node, balance in enumerate(net.balance):
        for kind, number in enumerate(balance):
            for _ in range(-number):
                yield Demand(node, 1 << kind)
        for arc in net.out[node]:
            if net.allowed[arc] != net.every:
                for _ in range(net.room[arc]):
                    yield Demand(node, net.allowed[arc], arc)


class Deal:
    """Ways that have been laid so far.

    A card that goes along an arc which not every kind may go is there afterwards, and another way may begin with it.
    """

    def __init__(self, net: Network) -> None:
        """Begin without any way."""
        self.net = net
        self.spare = [[max(0, number) for number in balance] for balance in net.balance]
        # Room that is not taken by ways that lead further; those that end behind an arc make room for them.
        self.free = list(net.room)
        self.along: dict[int, list[Way]] = {}
        self.ending: dict[int, list[Way]] = {}
        self.started: dict[tuple[int, int], list[Way]] = {}
        self.price: dict[tuple[int, int] | int, int] = {}
        self.torn = 0

    def copy(self) -> "Deal":
        """Return the same ways, to be changed apart."""
        other = Deal(self.net)
        other.spare = [list(row) for row in self.spare]
        other.free = list(self.free)
        other.along = {arc: list(ways) for arc, ways in self.along.items()}
        other.ending = {arc: list(ways) for arc, ways in self.ending.items()}
        other.started = {key: list(ways) for key, ways in self.started.items()}
        other.price = dict(self.price)
        return other

    def meet(self, wanted: list[Demand], most: int) -> Stuck | None:
        """Lay a way for every demand; tear up at most so many."""
        queue = list(reversed(wanted))
        in_the_way = 0
        while queue:
            demand = queue.pop()
            if demand.arc is not None and len(self.ending.get(demand.arc, ())) >= self.free[demand.arc]:
                continue
            way = self._free_way(demand)
            if way is None:
                way = self._dear_way(demand)
                if way is None:
                    return Stuck(demand, in_the_way | demand.kinds)
                for other in self._obstacles(way):
                    in_the_way |= 1 << other.kind
                    # Tearing one up may have torn up another that began where it led.
                    if other in self.started[other.start, other.kind]:
                        queue += [*self._tear(other), other.demand]
                in_the_way |= 1 << way.kind
            queue += self._lay(way)
            if self.torn > most:
                return Stuck(demand, in_the_way | demand.kinds)
        return None

    def _lay(self, way: Way) -> list[Demand]:
        """Lay a way, and return what is to be met again because of it."""
        again: list[Demand] = []
        self.spare[way.start][way.kind] -= 1
        if self.spare[way.start][way.kind] < 0:
            again += self._one_less(way.start, way.kind)
        self.started.setdefault((way.start, way.kind), []).append(way)
        for arc in way.arcs:
            if arc == way.demand.arc:
                self.ending.setdefault(arc, []).append(way)
                self.spare[self.net.head[arc]][way.kind] += 1
                continue
            self.free[arc] -= 1
            self.along.setdefault(arc, []).append(way)
            while len(self.ending.get(arc, ())) > self.free[arc]:
                again += self._tear(self._idle(arc) or self.ending[arc][0])
        return again

    def _idle(self, arc: int) -> Way | None:
        """Return a way that ends behind an arc with a card that nobody uses afterwards."""
        spare = self.spare[self.net.head[arc]]
        return next((way for way in self.ending.get(arc, ()) if spare[way.kind] > 0), None)

    def _tear(self, way: Way) -> list[Demand]:
        """Take a way up, and return what else is to be met again because of it."""
        self.torn += 1
        again = []
        self.spare[way.start][way.kind] += 1
        self.started[way.start, way.kind].remove(way)
        for arc in way.arcs:
            if arc != way.demand.arc:
                self.free[arc] += 1
                self.along[arc].remove(way)
                if self.net.allowed[arc] != self.net.every:
                    again.append(Demand(self.net.tail[arc], self.net.allowed[arc], arc))
                continue
            self.ending[arc].remove(way)
            head = self.net.head[arc]
            self.spare[head][way.kind] -= 1
            if self.spare[head][way.kind] < 0:
                again += self._one_less(head, way.kind)
        return again

    def _one_less(self, node: int, kind: int) -> list[Demand]:
        """Take up a way that began with a card which is no longer there."""
        started = self.started.get((node, kind))
        if not started:
            return []
        way = started[0]
        return [*self._tear(way), way.demand]

    def _free_way(self, demand: Demand) -> Way | None:
        """Return a way that pushes nobody aside, of as few steps as possible."""
        net, free, spare = self.net, self.free, self.spare
        tails, allowed, into = net.tail, net.allowed, net.into
        for kind in range(len(net.kinds)):
            bit = 1 << kind
            if not demand.kinds & bit:
                continue
            onward = {demand.node: -1}
            queue = [demand.node]
            for node in queue:
                if spare[node][kind] > 0:
                    return self._way(demand, kind, node, onward)
                for arc in into[node]:
                    tail = tails[arc]
                    if allowed[arc] & bit and tail not in onward and free[arc] > 0 and self._makes_room(arc):
                        onward[tail] = arc
                        queue.append(tail)
        return None

    def _way(self, demand: Demand, kind: int, start: int, onward: dict[int, int]) -> Way:
        arcs = []
        node = start
        while node != demand.node:
            arcs.append(onward[node])
            node = self.net.head[onward[node]]
        if demand.arc is not None:
            arcs.append(demand.arc)
        return Way(demand, kind, start, tuple(arcs))

    def _dear_way(self, demand: Demand) -> Way | None:
        """Return the way that costs least, where others have to be pushed aside."""
        best: Way | None = None
        bound = 1 << 60
        for kind in range(len(self.net.kinds)):
            if demand.kinds >> kind & 1:
                found = self._search(demand, kind, bound)
                if found is not None:
                    best, bound = found
        return best

    def _search(self, demand: Demand, kind: int, bound: int) -> tuple[Way, int] | None:
        """Return the cheapest way for a card of a kind, looking backwards in time."""
        net, free, price, spare = self.net, self.free, self.price, self.spare
        heap = [(0, demand.node)]
        cost = {demand.node: 0}
        onward: dict[int, int] = {}
        goal = -1
        bit = 1 << kind
        while heap:
            spent, node = heappop(heap)
            if spent >= bound:
                break
            if spent > cost[node]:
                continue
            taken = spare[node][kind] <= 0
            if not taken or self.started.get((node, kind)):
                total = spent + (_DEAR * (1 + price.get((node, kind), 0)) if taken else 0)
                if total < bound:
                    goal, bound = node, total
            for arc in net.into[node]:
                if not net.allowed[arc] & bit:
                    continue
                easy = free[arc] > 0 and self._makes_room(arc)
                more = spent + 1 + (0 if easy else _DEAR * (1 + price.get(arc, 0)))
                tail = net.tail[arc]
                if more < bound and more < cost.get(tail, 1 << 60):
                    cost[tail] = more
                    onward[tail] = arc
                    heappush(heap, (more, tail))
        return (self._way(demand, kind, goal, onward), bound) if goal >= 0 else None

    def _makes_room(self, arc: int) -> bool:
        """Return whether a way can lead along an arc without taking a card from anybody who uses it afterwards."""
        return (
            self.net.allowed[arc] == self.net.every
            or len(self.ending.get(arc, ())) < self.free[arc]
            or self._idle(arc) is not None
        )

    def _obstacles(self, way: Way) -> list[Way]:
        """Return the ways that must be torn up for another one, and make what they hold dearer."""
        found: list[Way] = []
        for arc in way.arcs:
            if arc == way.demand.arc or (self.free[arc] > 0 and self._makes_room(arc)):
                continue
            self.price[arc] = self.price.get(arc, 0) + 1
            if self.free[arc] <= 0:
                self._one_of(self.along[arc], found)
        start = (way.start, way.kind)
        if self.spare[way.start][way.kind] <= 0:
            self._one_of(self.started[start], found)
            self.price[start] = self.price.get(start, 0) + 1
        return found

    @staticmethod
    def _one_of(ways: list[Way], found: list[Way]) -> None:
        if not any(way in found for way in ways):
            found.append(ways[0])


def look(net: Network, most: int) -> Deal | Stuck:
    """Return a deal that explains everything, or where none was found: which does not prove that there is none."""
    deal = Deal(net)
    return deal.meet(list(demands(net)), most) or deal
