"""The same questions for a general solver (the extra `prove`), where laying ways and counting kinds decide nothing."""

from importlib.util import find_spec
from typing import Any

from cleo_tools.hidden.bundles import Bundle, Cover, Kinds, System

# After so much work nobody can say; counted in steps, not on a clock, so that the same record gets the same answer.
WORK = 4.0


def at_hand() -> bool:
    """Return whether the solver is installed."""
    return find_spec("ortools") is not None


def solvable(system: System) -> bool | None:
    """Return whether some deal explains a system; None if there is no solver, or it found no answer in time."""
    if not at_hand():
        return None
    model = _Model(system)
    status = model.solve()
    if status in (model.cp.OPTIMAL, model.cp.FEASIBLE):
        return True
    return False if status == model.cp.INFEASIBLE and model.whole else None


def most(system: System, place: str, kinds: Kinds) -> int | None:
    """Return how many cards of some kinds a place can hold at the end; None as above."""
    if not at_hand():
        return None
    model = _Model(system)
    model.model.maximize(sum(model.zone[place].get(kind, 0) for kind in kinds))
    return int(model.solver.objective_value) if model.solve() == model.cp.OPTIMAL and model.whole else None


class _Model:
    """The system as an integer programme: for every bundle a number of cards of each kind."""

    def __init__(self, system: System) -> None:
        """Lay out the whole system."""
        from ortools.sat.python import cp_model  # noqa: PLC0415 # takes a second to load

        self.cp: Any = cp_model
        self.model: Any = cp_model.CpModel()
        self.solver: Any = cp_model.CpSolver()
        self.pack = system.pack
        self.cards = sum(system.pack.values())
        self.zone: dict[str, dict[str, Any]] = {system.origin: dict(system.pack)}
        readings: dict[int, list[tuple[Bundle, Any]]] = {}
        # Where only some readings of a choice are known, that there is no deal with those proves nothing.
        self.whole = all(choice.all or choice.cover is not None for choice in system.choices)
        self.covers: dict[int, list[dict[str, Any]]] = {}
        summed = [choice for choice in system.choices if choice.cover is not None]
        for choice in summed:
            found: list[dict[str, Any]] = []
            self.covers.update(dict.fromkeys(choice.places, found))
        for choice in system.choices:
            if choice.cover is not None:
                continue
            taken = [self.model.new_bool_var("") for _ in choice.ways]
            self.model.add_exactly_one(taken)
            for way, true in zip(choice.ways, taken, strict=True):
                for place, bundle in zip(choice.places, way, strict=True):
                    readings.setdefault(place, []).append((bundle, true))
        for number, bundle in enumerate(system.bundles):
            for one, true in readings.get(number, [(bundle, 1)]):
                if one.size:
                    goes = self.move(one, true)
                    self.covers.get(number, []).append({k: n - one.named.get(k, 0) for k, n in goes.items()})
        for choice in summed:
            self.worth(choice.cover, self.covers[choice.places[0]])

    def worth(self, cover: Cover | None, cards: list[dict[str, Any]]) -> None:
        """Let some cards be worth what is needed, each used for one need."""
        if cover is None:
            return
        used: dict[str, list[Any]] = {need: [] for need in cover.needs}
        for kind in self.pack:
            number = sum(part.get(kind, 0) for part in cards)
            uses = {need: self.model.new_int_var(0, self.pack[kind], "") for need in cover.worth.get(kind, {})}
            self.model.add(sum(uses.values()) <= number)
            for need, times in uses.items():
                if need in used:
                    used[need].append(cover.worth[kind][need] * times)
        for number, needs in cover.given:
            parts = {need: self.model.new_int_var(0, number, "") for need in needs if need in used}
            self.model.add(sum(parts.values()) <= number)
            for need, part in parts.items():
                used[need].append(part)
        if cover.sum is not None:
            printed = [figure * part.get(kind, 0) for part in cards for kind, figure in cover.figures.items()]
            self.model.add(sum(printed) == cover.sum)
        for need, least in cover.needs.items():
            self.model.add(sum(used[need]) >= least)

    def move(self, bundle: Bundle, true: Any) -> dict[str, Any]:
        """Let some cards go from one place to another, if this is what happened; return what goes."""
        goes: dict[str, Any] = {kind: number * true for kind, number in bundle.named.items()}
        for slot in bundle.slots:
            self.some(goes, slot, 1, true)
        rest = bundle.unnamed - len(bundle.slots)
        if rest:
            self.some(goes, bundle.kinds, rest, true)
        source = self.zone.setdefault(bundle.source, {})
        for kind, number in goes.items():
            left = self.model.new_int_var(0, self.pack[kind], "")
            self.model.add(left == source.get(kind, 0) - number)
            source[kind] = left
        target = self.zone.setdefault(bundle.target, {})
        for kind, number in goes.items():
            target[kind] = target.get(kind, 0) + number
        return goes

    def some(self, goes: dict[str, Any], kinds: Kinds | None, number: int, true: Any) -> None:
        """Add cards of some kinds that nobody named to those that go."""
        found = []
        for kind in self.pack if kinds is None else sorted(kinds):
            found.append(self.model.new_int_var(0, min(number, self.pack[kind]), ""))
            goes[kind] = goes.get(kind, 0) + found[-1]
        self.model.add(sum(found) == number * true)

    def solve(self) -> Any:
        """Return what the solver says."""
        self.solver.parameters.num_workers = 1
        self.solver.parameters.max_deterministic_time = WORK
        return self.solver.solve(self.model)
