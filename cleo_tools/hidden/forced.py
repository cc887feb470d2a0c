"""What every deal has in common: how many cards of a kind must or cannot go along an arc, from one arc to the next."""

from collections import deque

from cleo_tools.hidden.network import Network


class Forced:
    """Bounds for every arc and kind, drawn ever closer; what lies in a place at the end is one more arc out of it."""

    def __init__(self, net: Network, lying: dict[str, int]) -> None:
        """Begin with the room of the arcs alone."""
        self.net = net
        self.tail, self.head, self.room = list(net.tail), list(net.head), list(net.room)
        self.into, self.out = [list(arcs) for arcs in net.into], [list(arcs) for arcs in net.out]
        allowed = list(net.allowed)
        for place, node in net.last.items():
            if lying.get(place):
                self.out[node].append(len(self.tail))
                self.tail.append(node)
                self.head.append(-1)
                self.room.append(lying[place])
                allowed.append(net.every)
        kinds = range(len(net.kinds))
        self.low = [[0] * len(net.kinds) for _ in self.room]
        self.high = [
            [room if mask >> kind & 1 else 0 for kind in kinds] for room, mask in zip(self.room, allowed, strict=True)
        ]

    def settle(self) -> bool:
        """Draw the bounds as close as they go; return whether there can still be a deal."""
        queue = deque(range(len(self.net.balance)))
        waiting = set(queue)
        while queue:
            node = queue.popleft()
            waiting.discard(node)
            touched = self._balanced(node)
            if touched is None:
                return False
            for arc in touched:
                if not self._filled(arc):
                    return False
                for end in (self.tail[arc], self.head[arc]):
                    if end >= 0 and end not in waiting:
                        waiting.add(end)
                        queue.append(end)
        return True

    def _balanced(self, node: int) -> set[int] | None:
        """Let as many cards of each kind leave a node as come to it; return the arcs that this changed."""
        touched: set[int] = set()
        into, out = self.into[node], self.out[node]
        low, high = self.low, self.high
        for kind, there in enumerate(self.net.balance[node]):
            least_in, most_in = sum(low[a][kind] for a in into), sum(high[a][kind] for a in into)
            least_out, most_out = sum(low[a][kind] for a in out), sum(high[a][kind] for a in out)
            if most_in + there < least_out or least_in + there > most_out:
                return None
            if most_in == least_in and most_out == least_out:
                continue
            sides = (
                (into, least_in, most_in, least_out - there, most_out - there),
                (out, least_out, most_out, least_in + there, most_in + there),
            )
            for arcs, total_low, total_high, least, most in sides:
                for arc in arcs:
                    below, above = low[arc][kind], high[arc][kind]
                    if below == above:
                        continue
                    new_low = max(below, least - (total_high - above))
                    new_high = min(above, most - (total_low - below))
                    if (new_low, new_high) != (below, above):
                        if new_low > new_high:
                            return None
                        low[arc][kind], high[arc][kind] = new_low, new_high
                        touched.add(arc)
        return touched

    def _filled(self, arc: int) -> bool:
        """Let the kinds on an arc make up its room; return whether they can."""
        low, high, room = self.low[arc], self.high[arc], self.room[arc]
        changed = True
        while changed:
            changed = False
            least, most = sum(low), sum(high)
            if least > room or most < room:
                return False
            for kind, (below, above) in enumerate(zip(low, high, strict=True)):
                new_low, new_high = max(below, room - (most - above)), min(above, room - (least - below))
                if (new_low, new_high) != (below, above):
                    low[kind], high[kind] = new_low, new_high
                    least, most = least + new_low - below, most + new_high - above
                    changed = True
        return True

    def network(self) -> Network:
        """Return the same network with forced cards as if they had been named, and no room for what cannot be."""
        net = self.net
        found = Network(net.kinds, [list(row) for row in net.balance], last=dict(net.last), ends=dict(net.ends))
        found.into.extend([] for _ in net.balance)
        found.out.extend([] for _ in net.balance)
        for arc, room in enumerate(net.room):
            tail, head = net.tail[arc], net.head[arc]
            for kind, number in enumerate(self.low[arc]):
                found.balance[tail][kind] -= number
                found.balance[head][kind] += number
            left = room - sum(self.low[arc])
            spare = sum(
                1 << kind
                for kind, (low, high) in enumerate(zip(self.low[arc], self.high[arc], strict=True))
                if high > low
            )
            if left:
                found.arc(tail, head, left, spare, net.bundle[arc])
        return found
