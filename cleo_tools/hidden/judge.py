"""Whether some deal explains a record, and which clauses hold in every deal."""

from collections.abc import Iterator

from attrs import evolve, frozen

from cleo_tools.hidden import solver
from cleo_tools.hidden.bundles import Bundle, System
from cleo_tools.hidden.cut import Cut, any_cut, blocked, plainest
from cleo_tools.hidden.deal import Deal, look
from cleo_tools.hidden.forced import Forced
from cleo_tools.hidden.network import network
from cleo_tools.source import Span

# How often the question without choices is asked, for all readings together, before the solver has to be.
MOST_READINGS = 40
FEW_READINGS = 12
# How many ways may be torn up before something else is tried.
PATIENCE = (40, 400, 4_000)


@frozen(eq=False)
class Answer:
    """Whether a system is possible (None: nobody can say), and the proof if it is not."""

    possible: bool | None
    cut: Cut | None = None


_YES, _UNKNOWN = Answer(possible=True), Answer(possible=None)


def decide(system: System, *, prove: bool = True, brief: bool = False) -> Answer:
    """Return whether some deal explains everything; with `prove` whatever it takes, and a solver has the last word.

    A `brief` answer says more often that nobody can say.
    """
    patience = PATIENCE if prove else PATIENCE[:2]
    found = _readings(system, [MOST_READINGS if prove else FEW_READINGS], PATIENCE[:1] if brief else patience)
    return found if found.possible is not None or not prove else Answer(solver.solvable(system))


def _readings(system: System, left: list[int], patience: tuple[int, ...]) -> Answer:
    """Return the answer with every choice tried in turn.

    What all readings have in common is asked only where the first one fails: most records are possible.
    """
    if not system.choices:
        left[0] -= 1
        return _plain(system, patience)
    choice = system.choices[0]
    worst = Answer(possible=False) if choice.all else _UNKNOWN
    for number, way in enumerate(choice.ways):
        if left[0] <= 0:
            return _UNKNOWN
        found = _readings(system.replaced(choice.places, way, choice), left, patience)
        if found.possible:
            return found
        if found.possible is None:
            worst = _UNKNOWN
        if number == 0:
            left[0] -= 1
            common = _plain(evolve(system, choices=()), patience)
            if common.possible is False:
                return common
    return worst


def _plain(system: System, patience: tuple[int, ...]) -> Answer:
    """Return the answer as if nothing were left to choose, without a solver.

    A deal is looked for; where none is found soon, kinds are counted together; and if that shows nothing, what every
    deal has in common is worked out, and both are tried again with that.
    """
    net = network(system)
    found = look(net, patience[0])
    if isinstance(found, Deal):
        return _YES
    proof = any_cut(system, net, found.demand.kinds, found.kinds, thorough=False)
    if proof is not None:
        return Answer(possible=False, cut=proof)
    forced = Forced(net, {place: system.size(place) for place in net.last})
    if not forced.settle():
        return Answer(possible=False, cut=any_cut(system, net, found.demand.kinds, found.kinds, thorough=True))
    net = forced.network()
    for most in patience[1:]:
        found = look(net, most)
        if isinstance(found, Deal):
            return _YES
        kinds = blocked(net, found.demand.kinds, found.kinds)
        if kinds is not None:
            return Answer(possible=False, cut=any_cut(system, network(system), kinds, found.kinds, thorough=True))
    return _UNKNOWN


# Which clauses contradict each other.


@frozen(eq=False)
class Contradiction:
    """Clauses that cannot all be true: without any of them the others can. The last is where it became impossible."""

    spans: tuple[Span, ...]
    cut: Cut | None
    # Whether it is what was seen that contradicts itself; otherwise no deal makes all of this legal.
    seen: bool
    # Whether every one of them was shown to be needed.
    minimal: bool
    rules: tuple[str, ...]


def contradiction(system: System, *, brief: bool = False) -> Contradiction:
    """Return clauses of an impossible system that contradict each other, none too many; if brief, the last one only."""
    system = _first(system, brief=brief)
    wayless = next((choice for choice in system.choices if not choice.ways and choice.all and not choice.ruled), None)
    if wayless is not None:
        return Contradiction((wayless.span,), None, seen=True, minimal=False, rules=())
    facts = system.facts()
    seen = decide(facts, prove=False, brief=brief).possible is False
    if brief:
        return Contradiction(tuple(system.spans()[-1:]), None, seen, minimal=False, rules=())
    if seen:
        system = facts
    kept, minimal = system.spans(), True
    near = _touching(system, decide(system, prove=False).cut)
    if near is not None and decide(system.only(near), prove=False).possible is False:
        kept = near
    # The last clause made it impossible, so it is needed; the others go if they can, many at a time to begin with.
    step = len(kept) // 2
    while step:
        number = 0
        while number < len(kept) - 1:
            rest = [*kept[:number], *kept[min(number + step, len(kept) - 1) :]]
            found = decide(system.only(rest), prove=False).possible
            kept, number = (rest, number) if found is False else (kept, number + step)
            minimal = minimal and (found is not None or step > 1)
        step //= 2
    heard = system.only(kept)
    rules = [rule for bundle in heard.bundles if bundle.ruled and bundle.span in kept for rule in bundle.rules]
    rules += [rule for choice in heard.choices if choice.ruled for rule in choice.rules]
    return Contradiction(tuple(kept), _shown(heard), seen, minimal, tuple(dict.fromkeys(rules)))


def _shown(system: System) -> Cut | None:
    """Return the arithmetic of a contradiction, if what all readings have in common shows it."""
    return plainest(evolve(system, choices=()))


def _first(system: System, *, brief: bool) -> System:
    """Return the system up to the first clause at which it is impossible."""
    ends = [n for n, b in enumerate(system.bundles, 1) if n == len(system.bundles) or system.bundles[n].span != b.span]
    low, high = -1, len(ends) - 1
    while low + 1 < high:
        middle = (low + high) // 2
        if decide(system.until(ends[middle]), prove=False, brief=brief).possible is False:
            high = middle
        else:
            low = middle
    return system.until(ends[high])


def _touching(system: System, proof: Cut | None) -> list[Span] | None:
    """Return the clauses that a proof may rest on, in their order."""
    if proof is None:
        return None
    net = network(system)
    near = {system.bundles[number].span for number, ends in net.ends.items() if proof.nodes.intersection(ends)}
    near.update(choice.span for choice in system.choices)
    return [span for span in system.spans() if span in near]


# Which clauses hold only in some deals.


@frozen
class Open:
    """A clause that some deals make legal and some do not; unsure where nobody could tell that there are others."""

    span: Span
    sure: bool
    rules: tuple[str, ...] = ()


def open_clauses(system: System) -> Iterator[Open]:
    """Yield the clauses of a possible system that some deals would make illegal, all others being legal."""
    asked: dict[Span, tuple[list[System], bool, tuple[str, ...]]] = {}
    for number, bundle in enumerate(system.bundles):
        if bundle.ruled:
            others, complete, rules = asked.get(bundle.span, ([], True, ()))
            others += [system.replaced((number,), (broken,)) for broken in _broken(system, bundle)]
            asked[bundle.span] = others, complete and len(set(bundle.slots)) <= 1, (*rules, *bundle.rules)
    for choice in system.choices:
        if choice.ruled:
            wrong = [system.replaced(choice.places, way, choice) for way in choice.wrong]
            asked[choice.span] = (wrong, choice.complete, choice.rules)
    for span, (others, complete, rules) in asked.items():
        answers = []
        for other in others:
            answers.append(decide(other, prove=False).possible)
            if answers[-1]:
                break
        if any(answers):
            yield Open(span, sure=True, rules=rules)
        elif None in answers or not complete:
            yield Open(span, sure=False, rules=rules)


def _broken(system: System, bundle: Bundle) -> Iterator[Bundle]:
    """Yield a bundle's readings that are not legal: a card of no legal kind, or too many of a kind for the slots."""
    every = frozenset(system.pack)
    slot = bundle.slots[0] if bundle.slots else frozenset[str]()
    kinds = every if bundle.kinds is None else bundle.kinds
    number = len(bundle.slots)
    rest = bundle.unnamed - number
    for some, many in ((every - kinds - slot, 1), (slot - kinds, number + 1), (kinds - slot, rest + 1)):
        if some and many <= bundle.unnamed:
            yield evolve(bundle, slots=(some,) * many, kinds=None)
