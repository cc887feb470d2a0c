"""What the toolkit asks about cards nobody saw, answered for Cleopatra."""

from collections.abc import Iterable

from cleo_tools.diagnostics import Fact, Finding, phrase
from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra.movements import DISCARDS, PILE, STALLS, Part, dealt, hand, moved, revealed, system
from cleo_tools.games.cleopatra.rules import words
from cleo_tools.games.cleopatra.rules.cards import family
from cleo_tools.games.cleopatra.state import State
from cleo_tools.games.game import Cards, Place
from cleo_tools.hidden.bundles import Kinds
from cleo_tools.hidden.judge import Contradiction

_CARDS = ("hand:", "kind:", "stalls", "pile", "discards", "facing", "refill")


def spoilt(finding: Finding) -> bool:
    """Return whether after a fault nobody can say any more which cards are where."""
    return any(key.startswith(_CARDS) for key in finding.spoils)


def unseen(parts: Iterable[Part], opening: State) -> bool:
    """Return whether there are cards that nobody named, or draws in which two piles met."""
    zones = [*opening.stalls, *(player.hand for player in opening.players)]
    if not all(zone.exact for zone in zones):
        return True
    return any(part.unseen or any(draw.old for draw in part.draws) for part in parts)


def vague(part: Part) -> bool:
    """Return whether nobody noted how many cards moved."""
    return part.vague


def unrevealed(state: State) -> tuple[dict[str, str], Kinds]:
    """Return the hands that may hold tainted cards, for all anybody knows at the end."""
    open_ones = {p.name: hand(seat) for seat, p in enumerate(state.players) if not p.hand.exact and not p.hand.maybe}
    return open_ones, box.TAINTED


def places(state: State) -> list[Place]:
    """Return every place where cards can lie."""
    hands = [Place("hand", hand(seat), player=player.name) for seat, player in enumerate(state.players)]
    stalls = [Place("stall", name, number=number) for number, name in enumerate(STALLS, 1)]
    return [*hands, *stalls, Place("pile", PILE), Place("discards", DISCARDS)]


def impossible(found: Contradiction) -> Finding:
    """Return what is wrong with clauses that no deal explains, or that no deal makes legal."""
    lines = sorted({span.line for span in found.spans})
    where = phrase("on-line" if len(lines) == 1 else "on-lines", lines=", ".join(map(str, lines)))
    facts: dict[str, Fact] = {"where": where, "hint": ""}
    cut = found.cut
    if cut is not None:
        sums = {"need": cut.need, "most": cut.most, "pack": cut.pack, "named": cut.named, "unnamed": cut.unnamed}
        others = [kind for kind in box.COUNTS if kind not in cut.kinds]
        few = len(cut.kinds) <= len(others)
        cards = words.cards(cut.kinds) if few else phrase("other-than", cards=words.cards(others))
        facts["hint"] = phrase("too-many-needed", cards=cards, **sums)
    families = tuple(dict.fromkeys(family(kind) for kind in cut.kinds)) if cut is not None and cut.pack else ()
    return Finding(
        "C114" if found.seen else "C115", found.spans[-1], facts, found.spans[:-1], rules=(*found.rules, *families)
    )


CARDS = Cards(dealt, moved, revealed, system, spoilt, unseen, vague, impossible, unrevealed, places)
