"""Whether cards and merchants pay for what was built: the checker finds an assignment if there is one."""

from collections import Counter
from collections.abc import Iterable, Mapping

from attrs import frozen

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra.state import Paid
from cleo_tools.rulings import Rulings

_TOPS = {f"{code}2": code for code in box.STANDARD}


@frozen
class Purse:
    """A payment, sorted: units by resource, doubles, wild cards, merchants, and cards nobody named."""

    single: Mapping[str, int]
    # Merchants that are said to stand for something; they are among the single units, too.
    named: Mapping[str, int]
    double: Mapping[str, int]
    wild: int
    merchants: int
    unnamed: int

    @property
    def pieces(self) -> int:
        """How many cards and merchants there are."""
        return sum(self.single.values()) + sum(self.double.values()) + self.wild + self.merchants + self.unnamed


def purse(paid: Iterable[Paid]) -> Purse:
    """Return a payment, sorted. What a stand-in is said to stand for, it stands for."""
    single: Counter[str] = Counter()
    double: Counter[str] = Counter()
    named: Counter[str] = Counter()
    wild = merchants = unnamed = 0
    for item in paid:
        if item.stands_for is not None:
            single[item.stands_for] += 1
            named[item.stands_for] += item.kind == box.MERCHANT
        elif item.kind in box.STANDARD:
            single[item.kind] += 1
        elif item.kind in _TOPS:
            double[_TOPS[item.kind]] += 1
        elif item.kind == box.TROMPE:
            wild += 1
        elif item.kind == box.MERCHANT:
            merchants += 1
        elif item.kind == box.UNSEEN:
            unnamed += 1
    return Purse(single, named, double, wild, merchants, unnamed)


def missing(need: Mapping[str, int], purse: Purse, rulings: Rulings) -> dict[str, int]:
    """Return what a payment still lacks, by resource; empty if it is enough.

    A double may pay one unit or two, for one element or two; a trompe-l'oeil is one unit of a material; a merchant is
    one unit of anything.

    Rules: PAY-1, PAY-2, PAY-3, PAY-4.
    """
    lacking = _open(need, purse, rulings)
    if not lacking:
        return {}
    wild, wilds = purse.wild, box.MATERIALS
    if wild:
        match rulings["trompe-loeil-function"]:
            case "wild-any-resource":
                wilds = box.STANDARD
            case "no-function-known":
                wild = 0
    named = any(purse.named.get(resource) for resource in lacking)
    free = bool(purse.merchants) and max(lacking.values()) > 1
    twice = (named or free) and sum(lacking.values()) > wild + purse.merchants
    unit = 2 if twice and rulings["merchant-unit"] == "may-stand-for-a-double" else 1
    if unit == 2:
        for resource in lacking:
            lacking[resource] -= min(lacking[resource], purse.named.get(resource, 0))
    odd_first = unit == 2 or bool(purse.unnamed)
    _spend(lacking, wild, wilds, odd_first=odd_first)
    _spend_units(lacking, purse.merchants, unit, odd_first=odd_first and unit == 1)
    _spend_unnamed(lacking, purse.unnamed, rulings)
    return {resource: number for resource, number in lacking.items() if number}


def _spend_unnamed(lacking: dict[str, int], number: int, rulings: Rulings) -> None:
    """Let cards nobody named pay as much as they possibly can: a double each."""
    singly = dict(lacking)
    _spend_units(singly, number, 1)
    if any(singly.values()) and number and rulings["payment-unit"] == "number-of-cards":
        lacking.update(singly)
    else:
        _spend_units(lacking, number, 2)


def _open(need: Mapping[str, int], purse: Purse, rulings: Rulings) -> dict[str, int]:
    """Return what single and double cards leave open."""
    full = {r: max(0, need[r] - purse.single.get(r, 0) - 2 * purse.double.get(r, 0)) for r in need}
    thin = {r: max(0, need[r] - purse.single.get(r, 0) - purse.double.get(r, 0)) for r in need}
    lacking = thin if thin != full and rulings["payment-unit"] == "number-of-cards" else full
    return {resource: number for resource, number in lacking.items() if number}


def _spend(lacking: dict[str, int], wild: int, wilds: tuple[str, ...], *, odd_first: bool) -> None:
    for only_odd in (True, False) if odd_first else (False,):
        for resource in wilds:
            while wild and lacking.get(resource) and (not only_odd or lacking[resource] % 2):
                lacking[resource] -= 1
                wild -= 1


def _spend_units(lacking: dict[str, int], number: int, unit: int, *, odd_first: bool = False) -> None:
    """Let each of some stand-ins pay up to so many units of one resource, the greatest need first.

    Where cards that may pay two units come after them, single units go to odd needs first.
    """
    for _ in range(number):
        odd = [resource for resource in lacking if lacking[resource] % 2] if odd_first else []
        resource = max(odd or lacking, key=lacking.__getitem__, default=None)
        if resource is None or not lacking[resource]:
            return
        lacking[resource] = max(0, lacking[resource] - unit)


def excess(need: Mapping[str, int], purse: Purse) -> str:
    """Return how far a sufficient payment goes beyond the cost: not at all, a unit, or a whole card."""
    if purse.unnamed:
        return ""
    units = sum(purse.single.values()) + 2 * sum(purse.double.values()) + purse.wild + purse.merchants
    if units <= sum(need.values()):
        return ""
    least, most = 0, 0
    for resource in box.STANDARD:
        wanted = need.get(resource, 0)
        single, double = purse.single.get(resource, 0), purse.double.get(resource, 0)
        if single + double > wanted:
            return "card"
        least += max(0, wanted - single - 2 * double)
        most += wanted - single - double
    return "unit" if least <= purse.wild + purse.merchants <= most else "card"
