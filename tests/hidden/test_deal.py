"""A yes is a proof: from the ways that were laid, every card of every movement is made out and played through."""

from collections import Counter
from collections.abc import Mapping
from graphlib import TopologicalSorter

import pytest
from small_boxes import Taste, box, fits, possible

from cleo_tools.hidden.bundles import Bundle, System
from cleo_tools.hidden.deal import Deal, look
from cleo_tools.hidden.judge import PATIENCE
from cleo_tools.hidden.network import HOLD, Network, network

BLOCKS, EACH = 5, 100
MOVEMENTS = Taste(choices=0, across=0, ruled=0.8)


def cards_on_arcs(net: Network, deal: Deal) -> list[Counter[int]]:
    """Return which kinds go along every arc: those of the ways, and where there is room whatever is there."""
    goes: list[Counter[int]] = [Counter() for _ in net.tail]
    for way in (way for ways in deal.started.values() for way in ways):
        for arc in way.arcs:
            goes[arc][way.kind] += 1
    for node in TopologicalSorter(
        {n: [net.tail[arc] for arc in net.into[n]] for n in range(len(net.into))}
    ).static_order():
        here = Counter(dict(enumerate(net.balance[node])))
        for arc in net.into[node]:
            here.update(goes[arc])
        for arc in net.out[node]:
            here.subtract(goes[arc])

        assert min(here.values()) >= 0

        spare = list(here.elements())
        for arc in net.out[node]:
            number = net.room[arc] - goes[arc].total()

            assert number == 0 or (number > 0 and net.allowed[arc] == net.every)

            goes[arc].update(spare[:number])
            spare = spare[number:]
    return goes


def cards_of_bundles(system: System, net: Network, goes: list[Counter[int]]) -> list[dict[str, int]]:
    """Return how many cards of each kind every bundle has, as they are shared out among those that go the same way."""
    arcs = {(net.tail[a], net.head[a], net.allowed[a]): a for a in range(len(net.tail)) if net.bundle[a] != HOLD}
    found = []
    for number, bundle in enumerate(system.bundles):
        cards = Counter({**dict.fromkeys(system.pack, 0), **bundle.named})
        for kinds in (*bundle.slots, *[bundle.kinds] * (bundle.unnamed - len(bundle.slots))):
            there = goes[arcs[*net.ends[number], net.mask(kinds)]]
            kind = next(kind for kind, left in there.items() if left)
            there[kind] -= 1
            cards[net.kinds[kind]] += 1
        found.append(dict(cards))
    return found


def explains(system: System, moved: list[dict[str, int]]) -> bool:
    """Return whether the cards can move like that, and whether what was said of them is true."""
    lying: dict[str, Counter[str]] = {system.origin: Counter(system.pack)}
    for bundle, cards in zip(system.bundles, moved, strict=True):
        there = lying[bundle.source]
        if not said_of(bundle, cards, there):
            return False
        there.subtract(cards)
        lying.setdefault(bundle.target, Counter()).update(cards)
    return True


def said_of(bundle: Bundle, cards: Mapping[str, int], there: Counter[str]) -> bool:
    if sum(cards.values()) != bundle.size or not fits(bundle, cards):
        return False
    return all(cards[kind] == there[kind] if bundle.whole else cards[kind] <= there[kind] for kind in cards)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_ways_of_a_deal_are_cards_that_explain_everything(block: int) -> None:
    systems = [box(seed, MOVEMENTS) for seed in range(block * EACH, (block + 1) * EACH)]
    found = 0
    for system in systems:
        net = network(system)
        deal = look(net, PATIENCE[-1])
        if isinstance(deal, Deal):
            found += 1

            assert explains(system, cards_of_bundles(system, net, cards_on_arcs(net, deal)))

    # There are some that need more than laying ways, but hardly any among so short ones.
    assert sum(map(possible, systems)) - found <= 1
    assert found >= EACH // 2
