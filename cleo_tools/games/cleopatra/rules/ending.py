"""The end: whether the game is over, and whether the final figures are right."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Fact, Finding, Term, find, phrase
from cleo_tools.games.cleopatra import box, moves
from cleo_tools.games.cleopatra.amounts import Amount
from cleo_tools.games.cleopatra.rules.cards import unlike
from cleo_tools.games.cleopatra.rules.words import cards, holding
from cleo_tools.games.cleopatra.scoring import Score, Scores, may_be_eaten, may_win, must_be_eaten
from cleo_tools.games.cleopatra.state import State
from cleo_tools.notation.record import End, Name, Ranking, Winner

TALLY = ("palace", "mosaics", "cleopatra")


def ended_too_soon(state: State, line: End) -> Iterator[Finding]:
    """The game ends when five of the six categories are complete."""
    del line
    if state.over is None:
        open_ones = tuple(Term(name.upper()) for name in box.CATEGORIES if name not in state.complete)
        yield find("C901", space=state.cleopatra, open=open_ones, rests=TALLY)
    elif state.next_seat and state.table.rulings["end-finishes-round"] == "equal-turns":
        yield find("C910", player=state.table.names[state.next_seat], rests=("round",))


def other_hand(state: State, line: moves.Reveal) -> Iterator[Finding]:
    """The cards put down at the end are the hand."""
    player = state.player(line.player.text)
    kinds = [card.kind for card in line.cards]
    if unlike(player.hand, kinds):
        yield find(
            "C902",
            player=player.name,
            given=cards(kinds) or "-",
            hand=holding(player.hand),
            cards=player.hand.size,
            rests=(f"hand:{player.name}",),
            spoils=(f"hand:{player.name}", f"amulets:{player.name}"),
        )


def _score(scores: Scores, name: str) -> Score:
    return next(score for score in scores.players if score.name == name)


def _ground(name: str) -> tuple[str, ...]:
    return (f"amulets:{name}", f"hand:{name}", f"statues:{name}", "garden")


def wrong_shed(state: State, line: moves.Shed, scores: Scores) -> Iterator[Finding]:
    """One amulet goes on each square of a player's sanctuaries, as far as he has any."""
    score = _score(scores, line.player.text)
    if not score.shed.may_be(line.amulets):
        yield find(
            "C903",
            player=score.name,
            right=str(_purge(state, score)),
            given=line.amulets,
            squares=score.squares,
            held=str(score.amulets + score.from_hand),
            rests=_ground(score.name),
            spoils=(f"amulets:{score.name}",),
        )


def _purge(state: State, score: Score) -> Amount:
    """Return how many amulets go on the squares: all that can, or any number up to that."""
    optional = state.table.rulings["sanctuary-purge-optional"] == "optional"
    return Amount(0, score.shed.high) if optional else score.shed


def _names(names: tuple[Name, ...] | tuple[str, ...]) -> Fact:
    found = [name if isinstance(name, str) else name.text for name in names]
    return ", ".join(found) if found else Term("NOBODY")


def wrong_victim(state: State, line: moves.Eaten, scores: Scores) -> Iterator[Finding]:
    """The crocodile gets whoever has the most amulets left."""
    named = {name.text for name in line.players}
    if scores.one_of and (len(named) != 1 or not named <= set(scores.one_of)):
        yield find(
            "C904",
            right=phrase("one-of", names=", ".join(scores.one_of)),
            given=_names(line.players),
            left=_lefts(scores),
        )
    known = [score for score in scores.players if score.eaten is not None]
    if len(known) < len(scores.players):
        possible = [score.name for score in scores.players if may_be_eaten(score, scores.players)]
        surely = {score.name for score in scores.players if must_be_eaten(score, scores.players)}
        if not scores.one_of and not surely <= named <= set(possible):
            right = phrase("one-of", names=", ".join(possible))
            yield find("C904", right=right, given=_names(line.players), left=_lefts(scores), rests=_everything(state))
        return
    victims = tuple(score.name for score in scores.players if score.eaten)
    if named != set(victims):
        given = _names(line.players)
        yield find("C904", right=_names(victims), given=given, left=_lefts(scores), rests=_everything(state))


def _everything(state: State) -> tuple[str, ...]:
    return tuple(key for name in state.table.names for key in _ground(name))


def _lefts(scores: Scores) -> tuple[str, ...]:
    return tuple(f"{score.name} {score.left}" for score in scores.players)


def wrong_score(state: State, line: moves.Score, scores: Scores) -> Iterator[Finding]:
    """The final figures follow from the game."""
    score = _score(scores, line.player.text)
    for measure in line.measures:
        right: Amount | None
        match measure.quantity:
            case "talents":
                right = score.total
                bare = score.eaten and measure.number in _either(score)
                if bare or _maybe_eaten(state, score, measure.number):
                    continue
            case "amulets":
                right = score.left
            case _:
                right = None
        if right is None:
            yield find("C908", measure.at, quantity=Term(measure.quantity.upper()))
        elif measure.number is not None and not right.may_be(measure.number):
            name = score.name
            rests = (f"talents:{name}",) if measure.quantity == "talents" else _ground(name)
            yield find(
                "C905",
                measure.at,
                player=name,
                quantity=Term(measure.quantity.upper()),
                right=str(right),
                given=measure.number,
                sources=_sources(score, measure.quantity),
                rules=("END-9",) if measure.quantity == "talents" else _counting(state, score),
                rests=rests,
                spoils=(f"score:{name}",),
            )


def _counting(state: State, score: Score) -> tuple[str, ...]:
    """Return the rules by which the amulets of a player are counted."""
    hand = state.player(score.name).hand
    characters = any(hand.count(kind) for kind in box.CHARACTERS.values())
    return (
        "END-3",
        "END-4",
        *(("END-5",) if score.squares else ()),
        *(("CHR-GEN-4",) if characters else ()),
        *(("CHR-SCRIBE-6",) if hand.count("scribe") else ()),
    )


def _either(score: Score) -> set[int]:
    """Return the totals of somebody who was eaten: with or without merchants, nobody minds."""
    return {score.talents.low, score.total.low}


def _maybe_eaten(state: State, score: Score, given: int | None) -> bool:
    if score.eaten is None or score.eaten:
        bonus = 3 * state.player(score.name).merchants
        return given in (score.talents.low, score.talents.low + bonus)
    return False


def _sources(score: Score, quantity: str) -> Fact:
    if quantity == "talents":
        return phrase("talents-and-merchants", talents=str(score.talents), merchants=score.merchants)
    return phrase("amulets-at-the-end", held=str(score.amulets), hand=str(score.from_hand), shed=str(score.shed))


def wrong_winner(state: State, line: Winner, scores: Scores) -> Iterator[Finding]:
    """The richest player who was not eaten wins."""
    if scores.winners is None:
        possible = [score.name for score in scores.players if may_win(score, scores.players)]
        if not {name.text for name in line.names} <= set(possible):
            right = phrase("one-of", names=", ".join(possible))
            rests = _everything(state)
            yield find("C906", right=right, given=_names(line.names), totals=_totals(scores), rests=rests)
        return
    if {name.text for name in line.names} != set(scores.winners):
        rests = tuple(key for name in state.table.names for key in (*_ground(name), f"talents:{name}"))
        # A wrong figure of somebody who is said to have won, or has won, explains a wrong winner.
        rests += tuple(f"score:{name}" for name in (*scores.winners, *(name.text for name in line.names)))
        yield find("C906", right=_names(scores.winners), given=_names(line.names), totals=_totals(scores), rests=rests)


def _totals(scores: Scores) -> Fact:
    return tuple(
        phrase("total-eaten" if score.eaten else "total", name=score.name, total=str(score.total), left=str(score.left))
        for score in scores.players
    )


def wrong_ranking(state: State, line: Ranking, scores: Scores) -> Iterator[Finding]:
    """Only the winner is the rulebook's business; a table may rank the others by wealth, the eaten last."""
    if scores.winners is None or any(score.eaten is None for score in scores.players):
        return
    first = {name.text for name in line.places[0]}
    rests = tuple(key for name in state.table.names for key in (*_ground(name), f"talents:{name}"))
    if scores.winners and first != set(scores.winners):
        yield find("C907", right=_names(scores.winners), rests=rests)
    elif state.table.rulings["loser-ranking"] == "survivors-by-wealth-then-eaten":
        order = {score.name: (bool(score.eaten), -score.total.low) for score in scores.players}
        places = [[order[name.text] for name in place] for place in line.places]
        shared = any(len(set(place)) > 1 for place in places)
        flat = [key for place in places for key in place]
        if shared or flat != sorted(flat):
            yield find("C909", totals=_totals(scores), rests=rests)
