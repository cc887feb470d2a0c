"""The offering to the High Priest: ranks, and what they do to everybody's amulets."""

from collections.abc import Mapping

from cleo_tools.games.cleopatra.state import State

GIVEN_BACK = 3


def ranks(bids: Mapping[int, int], state: State) -> dict[int, int]:
    """Return the rank of each seat, 1 for the highest offer; equal offers share a rank.

    Rules: OFF-7.
    """
    rulings = state.table.rulings
    found = {seat: 1 + sum(1 for other in bids.values() if other > bid) for seat, bid in bids.items()}
    tied = len(set(bids.values())) < len(bids)
    if len(set(bids.values())) == 1 and len(bids) > 1:
        match rulings["offering-all-tied"]:
            case "nobody-first":
                return dict.fromkeys(bids, 2)
            case "zero-never-first" if not any(bids.values()):
                return dict.fromkeys(bids, 2)
        return found
    if tied:
        match rulings["offering-tie-ranking"]:
            case "dense-1-1-2":
                order = sorted(set(bids.values()), reverse=True)
                return {seat: 1 + order.index(bid) for seat, bid in bids.items()}
            case "worse-rank-for-ties":
                return {seat: sum(1 for other in bids.values() if other >= bid) for seat, bid in bids.items()}
    return found


def amulets_for(rank: int) -> int:
    """Return how a rank changes a player's amulets: the first gives three back, the others take one, two, three, four.

    Rules: OFF-4, OFF-6.
    """
    return -GIVEN_BACK if rank == 1 else rank - 1
