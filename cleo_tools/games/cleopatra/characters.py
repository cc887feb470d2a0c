"""The characters: which clause plays which card, and what each costs in amulets."""

from collections import Counter
from typing import TypeAlias

from cleo_tools.games.cleopatra import box, moves
from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.state import State

Character: TypeAlias = (
    moves.Beggar | moves.Courtesan | moves.Envoy | moves.ScribePicks | moves.ScribeTurns | moves.Smuggler | moves.Vizier
)
_NAMES: dict[type, str] = {
    moves.Beggar: "beggar",
    moves.Courtesan: "courtesan",
    moves.Envoy: "envoy",
    moves.ScribePicks: "scribe",
    moves.ScribeTurns: "scribe",
    moves.Smuggler: "smuggler",
    moves.Vizier: "vizier",
}


def name_of(move: object) -> str | None:
    """Return the card that a clause plays."""
    return _NAMES.get(type(move))


def cost(state: State, move: Character) -> Amount:  # noqa: PLR0911 # one for each character
    """Return the amulets that a character brings to who plays it.

    Rules: CHR-BEGGAR-1, CHR-COURTESAN-1, CHR-ENVOY-1, CHR-VIZIER-3.
    """
    match move:
        case moves.Beggar():
            return exactly(2)
        case moves.Courtesan():
            return exactly(1)
        case moves.Envoy():
            return envoy(state, move)
        case moves.ScribePicks():
            return exactly(2)
        case moves.ScribeTurns():
            return exactly(0)
        case moves.Smuggler():
            extra = state.table.rulings["smuggler-total-cost"] != "1-in-all"
            return exactly(2 if extra else 1)
        case moves.Vizier():
            return exactly(len(move.keeps)) if move.keeps is not None else Amount(0, 5)


def number_of_cards(goods: moves.Goods) -> int:
    """Return how many cards are among goods; a merchant is none."""
    return sum(1 for good in goods if isinstance(good, moves.Card) and good.kind != box.MERCHANT)


def envoy(state: State, move: moves.Envoy) -> Amount:
    """Return the amulets that come with the cards an envoy brings: one for each, from the giver's pyramid."""
    found = exactly(0)
    given: Counter[str] = Counter()
    for answer in move.answers:
        if answer.answer == "gives":
            given[answer.player.text] += number_of_cards(answer.goods)
    for name, number in given.items():
        held = state.player(name).amulets
        if held.low < number and state.table.rulings["envoy-giver-no-amulet"] == "amulet-from-supply":
            found += number
        else:
            found += Amount(min(number, held.low), min(number, held.high))
    return found
