"""The final reckoning: hands, sanctuaries, the crocodile, merchants, and who wins."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, field, frozen

from cleo_tools.games.cleopatra.amounts import Amount, exactly
from cleo_tools.games.cleopatra.state import State

TALENTS_PER_MERCHANT = 3


@frozen
class Claims:
    """What the lines after the end say, where the rules leave something to the players or to what nobody saw."""

    shed: Mapping[str, int]
    eaten: tuple[str, ...] | None
    amulets: Mapping[str, int]
    # How many tainted cards a hand holds at the end, where the whole record tells more than the hand.
    tainted: Mapping[str, Amount] = field(factory=dict)


@frozen
class Score:
    """One player's reckoning."""

    name: str
    talents: Amount
    merchants: int
    amulets: Amount
    from_hand: Amount
    squares: int
    shed: Amount
    left: Amount
    eaten: bool | None = None

    @property
    def total(self) -> Amount:
        """The talents with those for merchants."""
        return self.talents + self.merchants


@frozen
class Scores:
    """Everybody's reckoning, in seat order; no winners at all is a result, None is an open question."""

    players: tuple[Score, ...]
    winners: tuple[str, ...] | None
    # Of whom the crocodile gets one, where the table leaves it at that; and who is tied where no tie is broken.
    one_of: tuple[str, ...] = ()
    tied: tuple[str, ...] = ()


def reckon(state: State, claims: Claims) -> Scores:
    """Return the final scores."""
    found = [_amulets(state, seat, claims) for seat in range(len(state.players))]
    eaten, one_of = _eaten(state, found, claims)
    found = [evolve(score, eaten=None if eaten is None else score.name in eaten) for score in found]
    found = [_merchants(state, seat, score) for seat, score in enumerate(found)]
    winners = _winners(state, found)
    if winners is not None and len(winners) > 1 and state.table.rulings["final-tie"] == "undecided":
        return Scores(tuple(found), (), one_of, winners)
    return Scores(tuple(found), winners, one_of)


def _amulets(state: State, seat: int, claims: Claims) -> Score:
    """Return a player's amulets: one more for each tainted card in hand, one less for each square of a sanctuary.

    Rules: END-3, END-4, END-5, CHR-GEN-4, CHR-SCRIBE-6.
    """
    player, rulings = state.players[seat], state.table.rulings
    from_hand = claims.tainted.get(player.name) or Amount(*player.hand.tainted())
    held = player.amulets + from_hand
    squares = _squares(state, seat)
    shed = Amount(min(squares, held.low), min(squares, held.high))
    if squares > held.low and rulings["sanctuary-purge-cap"] == "negative-allowed":
        shed = exactly(squares)
    fewer = claims.shed.get(player.name)
    if fewer is not None and fewer < shed.low and rulings["sanctuary-purge-optional"] == "optional":
        shed = exactly(fewer)
    left = Amount(held.low - shed.low, held.high - shed.high)
    said = claims.amulets.get(player.name)
    if said is not None and left.may_be(said):
        left = exactly(said)
    elif said is not None and left.high < said <= held.low and rulings["sanctuary-purge-optional"] == "optional":
        left, shed = exactly(said), Amount(held.low - said, held.high - said)
    return Score(player.name, player.talents, player.merchants, player.amulets, from_hand, squares, shed, left)


def _squares(state: State, seat: int) -> int:
    table = state.table
    palms = table.grid.mask(table.board.palms)
    number = 0
    for statue in state.statues:
        if statue.seat != seat:
            continue
        region = statue.region
        if region & palms and table.rulings["sanctuary-palm-squares"] == "excluded":
            region &= ~palms
        number += region.bit_count()
    return number


def _eaten(state: State, scores: list[Score], claims: Claims) -> tuple[tuple[str, ...] | None, tuple[str, ...]]:
    """Return whom the crocodile gets: everybody with the most amulets, nobody if there are none.

    Where only one of several is eaten, the record says who; the second part names those it may be.

    Rules: END-6, END-7, END-8.
    """
    if not all(score.left.exact for score in scores):
        return _as_written(scores, claims), ()
    most = max(score.left.low for score in scores)
    found = tuple(score.name for score in scores if score.left.low == most and most > 0)
    if len(found) > 1:
        match state.table.rulings["croc-tie"]:
            case "nobody":
                return (), ()
            case "one":
                named = claims.eaten or ()
                return (named if len(named) == 1 and named[0] in found else None), found
    if len(found) == len(scores) and state.table.rulings["all-eaten"] == "all-survive":
        return (), ()
    return found, ()


def may_be_eaten(score: Score, scores: Iterable[Score]) -> bool:
    """Return whether a player can have the most amulets, whatever nobody saw."""
    return score.left.high > 0 and all(score.left.high >= other.left.low for other in scores)


def must_be_eaten(score: Score, scores: Iterable[Score]) -> bool:
    """Return whether a player has the most amulets in any case."""
    return score.left.low > 0 and all(score.left.low >= other.left.high for other in scores if other is not score)


def may_win(score: Score, scores: Sequence[Score]) -> bool:
    """Return whether a player can be the richest survivor, whatever nobody saw."""
    certain = [other for other in scores if not may_be_eaten(other, scores)]
    return not must_be_eaten(score, scores) and all(other.total.low <= score.total.high for other in certain)


def _as_written(scores: list[Score], claims: Claims) -> tuple[str, ...] | None:
    """Return whom the crocodile gets where hands are unknown: those who must be, or as the record says if it can be."""
    surely = {score.name for score in scores if must_be_eaten(score, scores)}
    maybe = {score.name for score in scores if may_be_eaten(score, scores)}
    if surely == maybe:
        return tuple(surely)
    named = set(claims.eaten or ())
    return claims.eaten if named and surely <= named <= maybe else None


def _merchants(state: State, seat: int, score: Score) -> Score:
    """Return a reckoning with the talents for merchants: the eaten get none.

    Rules: END-9.
    """
    bonus = TALENTS_PER_MERCHANT * state.players[seat].merchants
    if score.eaten and bonus and state.table.rulings["merchant-bonus-eaten"] == "survivors-only":
        bonus = 0
    return evolve(score, merchants=bonus)


def _winners(state: State, scores: list[Score]) -> tuple[str, ...] | None:
    """Return who wins: the richest who was not eaten; of several the one with the fewest amulets.

    Rules: END-10, END-11.
    """
    if any(score.eaten is None for score in scores) or not all(score.total.exact for score in scores):
        return None
    alive = [score for score in scores if not score.eaten]
    if not alive and state.table.rulings["all-eaten"] == "richest-of-all":
        alive = scores
    if not alive:
        return ()
    most = max(score.total.low for score in alive)
    best = [score for score in alive if score.total.low == most]
    if len(best) == 1:
        return (best[0].name,)
    rulings = state.table.rulings
    pool = alive if rulings["tiebreak-pool"] == "all-survivors" else best
    earlier = rulings["tiebreak-amulet-count"] == "before-sanctuaries"
    if not all(score.left.exact for score in pool):
        return None
    count = {s.name: (s.amulets + s.from_hand).low if earlier else s.left.low for s in pool}
    fewest = min(count.values())
    return tuple(name for name, number in count.items() if number == fewest)
