"""Who plays, and what lies on the table before the first turn."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find
from cleo_tools.games.cleopatra import box, moves
from cleo_tools.games.cleopatra.state import State


def wrong_number_of_players(state: State) -> Iterator[Finding]:
    """Three, four or five play.

    Rules: CMP-1.
    """
    number = len(state.players)
    if 3 <= number <= 5:
        return
    if number < 3 and state.table.rulings["player-count"] == "up-to-5":
        return
    yield find("C101", number=number)


def wrong_deal(state: State, move: moves.Deal) -> Iterator[Finding]:
    """Everybody is dealt three cards, once."""
    player = state.player(move.player.text)
    if player.dealt is not None:
        yield find("C103", move.player.at, earlier=(player.dealt,), player=player.name, spoils=(f"hand:{player.name}",))
    elif len(move.cards) != box.DEALT:
        yield find("C102", player=player.name, given=len(move.cards), spoils=(f"hand:{player.name}",))


def empty_at_the_start(state: State, move: moves.Stalls) -> Iterator[Finding]:
    """The market opens with one card on each stall."""
    del state
    if None in move.cards:
        yield find("C106", stall=move.cards.index(None) + 1, spoils=("stalls",))
