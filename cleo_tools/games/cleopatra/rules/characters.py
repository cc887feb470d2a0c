"""The followers of Sobek: when a character may be played, and what each does."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, Term, find
from cleo_tools.games.cleopatra import box, draws, moves
from cleo_tools.games.cleopatra.characters import Character, name_of
from cleo_tools.games.cleopatra.rules.words import holding, kind
from cleo_tools.games.cleopatra.state import State


def out_of_own_turn(state: State, move: moves.By) -> Iterator[Finding]:
    """A character is played in one's own turn only.

    Rules: CHR-GEN-3, CHR-SCRIBE-5.
    """
    if move.player.text == state.players[state.turn.seat].name:
        return
    player, active = move.player.text, state.players[state.turn.seat].name
    name = name_of(move.move)
    if name is None:
        yield find("C210", move.player.at, player=player, active=active)
    else:
        scribe = ("CHR-SCRIBE-5",) if name == "scribe" else ()
        yield find("C702", move.player.at, card=Term(name.upper()), player=player, active=active, rules=scribe)


def second_character(state: State, move: Character) -> Iterator[Finding]:
    """Any number of characters may be played in a turn, unless the table allows one."""
    del move
    played = state.turn.characters
    if played and state.table.rulings["char-multiple-per-turn"] == "one":
        yield find("C703", earlier=(played[0][1],))


def inside_a_step(state: State, move: Character) -> Iterator[Finding]:
    """A character may be played at any moment of one's turn, unless the table wants steps finished first.

    Rules: TRN-3.
    """
    turn = state.turn
    building = 0 < len(turn.elements) < turn.builds and turn.closed is None
    taking = turn.action == "market" and turn.refilled is None
    if isinstance(move, moves.ScribePicks) or not (building or taking):
        return
    if state.table.rulings["char-window"] == "not-inside-a-step":
        yield find("C704", earlier=(turn.acted,))


# The courtesan.


def not_among_the_discards(state: State, move: moves.Courtesan) -> Iterator[Finding]:
    """The courtesan takes a card that lies among the discards.

    Rules: CHR-COURTESAN-2.
    """
    discards = state.discards
    if move.takes is None or (not move.takes and not discards.size):
        yield from _nothing_there(state, move, discards.size)
        return
    if not move.takes:
        return
    card, gone = move.takes[0], not discards.size and not discards.maybe
    if _self_pick(state, move) and (gone or not discards.may_have(card.kind)):
        return
    if gone or not discards.may_have(card.kind):
        code = "C724" if card.kind == "courtesan" else "C722" if gone else "C720"
        yield find(
            code,
            card.at,
            card=kind(card.kind),
            lying=holding(discards),
            rests=("discards",),
            spoils=("discards", f"hand:{state.active.name}"),
        )
    elif state.turn.before_visit and _only_just_paid(state, card.kind):
        yield find("C723", card.at, earlier=state.turn.pays[-1:], card=kind(card.kind))


def _self_pick(state: State, move: moves.Courtesan) -> bool:
    """Return whether she fetches herself, which needs her to lie among the discards already."""
    if not move.takes or move.takes[0].kind not in ("courtesan", box.UNSEEN):
        return False
    rulings = state.table.rulings
    return rulings["char-discard-order"] == "discard-then-effect" and rulings["courtesan-self-pick"] == "allowed"


def _nothing_there(state: State, move: moves.Courtesan, size: int) -> Iterator[Finding]:
    if size or (move.takes is None and state.discards.maybe):
        return
    if state.table.rulings["courtesan-empty-discard"] == "illegal":
        yield find("C721")


def _only_just_paid(state: State, kind: str) -> bool:
    before = state.turn.before_visit
    if before is None or not any(paid.kind == kind for paid in state.turn.payments) or before[0].may_have(kind):
        return False
    return state.table.rulings["courtesan-reuse-payment"] == "not-in-the-same-visit"


# The scribe.


def pick_impossible(state: State, move: moves.ScribePicks) -> Iterator[Finding]:
    """A scribe picks a piece that is still in the pile, in the quarry.

    Rules: CHR-SCRIBE-1.
    """
    remaining = tuple(p for p in state.remaining if p not in dict(state.reserved))
    if not remaining:
        yield find("C740", rests=("mosaics",))
    elif move.piece not in ("?", *remaining):
        yield find("C742", piece=move.piece, pieces=" ".join(remaining), rests=("mosaics",))


def die_impossible(state: State, move: moves.ScribeTurns) -> Iterator[Finding]:
    """A scribe turns one die: a blank one to the priest, or one from the altar to blank.

    Rules: CHR-SCRIBE-2, CHR-SCRIBE-3, CHR-SCRIBE-4.
    """
    if move.up and state.altar >= box.DICE:
        yield find("C743", altar=state.altar, rests=("altar",))
    elif not move.up and not state.altar:
        yield find("C744", rests=("altar",))
    elif not move.up and state.turn.offering_due and state.table.rulings["scribe-avert-own-offering"] == "forbidden":
        yield find("C745", earlier=(state.altar_span,))


# The smuggler.


def hand_too_small(state: State, move: moves.Smuggler) -> Iterator[Finding]:
    """The smuggler helps who holds more than ten cards.

    Rules: CHR-SMUGGLER-1.
    """
    del move
    hand = state.active.hand
    rests = (f"hand:{state.active.name}",)
    most = hand.size + hand.maybe
    if most <= box.HAND_LIMIT:
        yield find("C750", player=state.active.name, cards=hand.size, rests=rests)
    elif most == box.HAND_LIMIT + 1 and state.table.rulings["smuggler-self-count"] == "does-not-count":
        yield find("C752", player=state.active.name, cards=hand.size - 1, rests=rests)


def smuggler_too_early(state: State, move: moves.Smuggler) -> Iterator[Finding]:
    """Where he works only at the end of the turn, everything else comes first."""
    del move
    turn = state.turn
    done = turn.refilled is not None or turn.rolled is not None
    if done or state.table.rulings["smuggler-timing"] != "end-of-turn-only":
        return
    if turn.action == "market" and state.table.rulings["hand-limit-timing"] == "after-take":
        return
    yield find("C751", player=state.active.name)


# The vizier.


def wrong_number_drawn(state: State, move: moves.Vizier) -> Iterator[Finding]:
    """The vizier draws five cards, keeps any of them, and discards the others.

    Rules: CHR-VIZIER-1, CHR-VIZIER-2.
    """
    right = draws.coming(state, 5, vizier=True)
    keeps = len(move.keeps) if move.keeps is not None else None
    rejects = len(move.rejects) if move.rejects is not None else None
    given = (keeps or 0) + (rejects or 0)
    both = keeps is not None and rejects is not None
    if given > right or (both and given != right):
        yield find("C760", right=right, given=given, rests=("pile",), spoils=(f"hand:{state.active.name}", "discards"))
    if keeps == 0 and state.table.rulings["vizier-keep-zero"] == "1-to-5":
        yield find("C761")
