"""What changes hands: gifts to a beggar, cards for an envoy, and trades where a table allows them."""

from collections.abc import Iterator

from cleo_tools.diagnostics import Finding, find, phrase
from cleo_tools.games.cleopatra import box, moves
from cleo_tools.games.cleopatra.characters import number_of_cards
from cleo_tools.games.cleopatra.rules.cards import unlike
from cleo_tools.games.cleopatra.rules.words import cards, holding, kind
from cleo_tools.games.cleopatra.state import State

# The beggar.


def beggar_answers(state: State, move: moves.Beggar) -> Iterator[Finding]:
    """Every opponent answers a beggar, once."""
    if not move.gifts:
        return
    own = state.active.name
    names = [gift.player.text for gift in move.gifts]
    for index, gift in enumerate(move.gifts):
        if gift.player.text == own:
            yield find("C710", gift.at, player=own)
        elif gift.player.text in names[:index]:
            yield find("C716", gift.at, player=gift.player.text)
    absent = [name for name in state.table.names if name != own and name not in names]
    if absent:
        spoilt = tuple(f"{kind}:{name}" for name in absent for kind in ("talents", "hand"))
        yield find("C717", players=", ".join(absent), spoils=spoilt)


def wrong_gift(state: State, move: moves.Beggar) -> Iterator[Finding]:
    """A beggar gets two talents or one standard resource from each opponent, who chooses which.

    Rules: CHR-BEGGAR-2, CHR-BEGGAR-3.
    """
    for gift in move.gifts:
        if not gift.goods or gift.player.text == state.active.name:
            continue
        good = gift.goods[0]
        hidden = _must_be_tainted(state, gift.player.text, gift.goods) and not _gives_trompe(state, gift)
        if len(gift.goods) == 1 and _proper(state, good) and not hidden:
            continue
        if len(gift.goods) == 1 and isinstance(good, moves.Talents) and good.amount == 1 and _one(state, gift):
            continue
        if len(gift.goods) == 1 and isinstance(good, moves.Card) and good.kind in (*box.TAINTED, box.UNSEEN):
            hint = phrase("the-hand", hand=holding(state.player(gift.player.text).hand)) if hidden else ""
            yield find("C715", good.at, player=gift.player.text, card=kind(good.kind), hint=hint)
        else:
            yield find("C711", gift.at, player=gift.player.text)


def _gives_trompe(state: State, gift: moves.Gift) -> bool:
    """Return whether a card nobody named may be a trompe-l'oeil, where that can be given."""
    held = state.player(gift.player.text).hand.count(box.TROMPE)
    return bool(held) and state.table.rulings["beggar-trompe-loeil"] == "givable"


def for_a_beggar(state: State) -> frozenset[str]:
    """Return the kinds of cards that may be given to a beggar."""
    givable = state.table.rulings["beggar-trompe-loeil"] == "givable"
    return frozenset((*box.STANDARD, box.TROMPE) if givable else box.STANDARD)


def _proper(state: State, good: object) -> bool:
    if isinstance(good, moves.Talents):
        return good.amount == 2
    if not isinstance(good, moves.Card):
        return False
    return good.kind in (*box.STANDARD, box.UNSEEN) or good.kind in for_a_beggar(state)


def _must_be_tainted(state: State, name: str, goods: moves.Goods) -> bool:
    """Return whether a card nobody named can only be a tainted one, since the giver has no other."""
    hand = state.player(name).hand
    unnamed = any(isinstance(good, moves.Card) and good.kind == box.UNSEEN for good in goods)
    return unnamed and hand.size > 0 and hand.exact and not hand.standard()


def _one(state: State, gift: moves.Gift) -> bool:
    player = state.player(gift.player.text)
    poor = player.talents.low <= 1 and not player.hand.standard()
    return poor and state.table.rulings["beggar-partial"] == "gives-1-talent"


def talents_he_lacks(state: State, move: moves.Beggar) -> Iterator[Finding]:
    """Nobody gives talents he does not have."""
    for gift in move.gifts:
        player = state.player(gift.player.text)
        for good in gift.goods:
            if isinstance(good, moves.Talents) and good.amount > player.talents.high:
                name = player.name
                yield find(
                    "C713",
                    gift.at,
                    player=name,
                    given=good.amount,
                    have=str(player.talents),
                    rests=(f"talents:{name}",),
                    spoils=(f"talents:{name}",),
                )


def gives_nothing(state: State, move: moves.Beggar) -> Iterator[Finding]:
    """Who can give one of the two must; only who can give neither gives nothing and shows his hand.

    Rules: CHR-BEGGAR-4, CHR-BEGGAR-5.
    """
    for gift in move.gifts:
        if gift.goods or gift.player.text == state.active.name:
            continue
        player = state.player(gift.player.text)
        givable = [code for code in player.hand.names() if code in box.STANDARD]
        shown = [good.kind for good in gift.shows or () if isinstance(good, moves.Card) and good.kind != box.MERCHANT]
        rests = (f"talents:{player.name}", f"hand:{player.name}")
        if player.talents.low >= 2:
            yield find("C712", gift.at, player=player.name, have=f"{player.talents}", rests=rests)
        elif givable or any(code in box.STANDARD for code in shown):
            has = cards(givable or [code for code in shown if code in box.STANDARD])
            yield find("C718", gift.at, player=player.name, cards=has, rests=rests)
        elif player.talents.low == 1 and state.table.rulings["beggar-partial"] == "gives-1-talent":
            yield find("C719", gift.at, player=player.name, rests=rests)
        elif box.TROMPE in (*shown, *player.hand.names()) and state.table.rulings["beggar-trompe-loeil"] == "givable":
            yield find("C718", gift.at, player=player.name, cards=box.TROMPE, rests=rests)


def shown_hand(state: State, move: moves.Beggar) -> Iterator[Finding]:
    """A hand that is shown is the whole hand."""
    for gift in move.gifts:
        if gift.shows is None:
            continue
        shown = [good for good in gift.shows if isinstance(good, moves.Card) and good.kind != box.MERCHANT]
        hand = state.player(gift.player.text).hand
        problem = unlike(hand, [card.kind for card in shown])
        if problem:
            name = gift.player.text
            yield find(
                "C714",
                gift.at,
                player=name,
                given=cards(card.kind for card in shown),
                hand=holding(hand),
                rests=(f"hand:{name}",),
                spoils=(f"hand:{name}",),
            )


def idle_beggar(state: State, move: moves.Beggar) -> Iterator[Finding]:
    """A beggar whom nobody can give anything may still be played, unless the table says no.

    Rules: CHR-GEN-2.
    """
    if (
        move.gifts
        and not any(gift.goods for gift in move.gifts)
        and state.table.rulings["char-void-effect"] == "illegal"
    ):
        yield find("C705")


# The envoy.


def for_an_envoy(state: State, asks: tuple[str, ...]) -> frozenset[str] | None:
    """Return the kinds of cards that may be given to an envoy; None for any."""
    ruling = state.table.rulings["envoy-alternative-offers"]
    if ruling == "allowed-anything":
        return None
    return frozenset(asks if asks and ruling == "forbidden" else box.STANDARD)


def envoy_answers(state: State, move: moves.Envoy) -> Iterator[Finding]:
    """Opponents may give an envoy standard resources, as many as both sides like; everybody may refuse.

    Rules: CHR-ENVOY-2, CHR-ENVOY-3, CHR-ENVOY-4.
    """
    rulings, own = state.table.rulings, state.active.name
    given: list[moves.Card] = []
    brought = False
    for answer in move.answers:
        if answer.player.text == own:
            yield find("C736", answer.at, player=own)
        if answer.answer != "gives":
            continue
        for good in answer.goods:
            brought = True
            standard = isinstance(good, moves.Card) and good.kind in (*box.STANDARD, box.UNSEEN)
            standard = standard and not _must_be_tainted(state, answer.player.text, (good,))
            if not standard and rulings["envoy-alternative-offers"] != "allowed-anything":
                yield find("C730", good.at, player=answer.player.text)
            elif isinstance(good, moves.Card):
                asked = good.kind in (*move.asks, box.UNSEEN)
                if move.asks and not asked and rulings["envoy-alternative-offers"] == "forbidden":
                    yield find("C733", good.at, player=answer.player.text, card=kind(good.kind), asked=cards(move.asks))
                given.append(good)
        yield from _too_many(state, answer)
    kinds = {card.kind for card in given if card.kind != box.UNSEEN}
    if len(kinds) > 1 and rulings["envoy-kinds"] == "one-kind":
        other = next(card for card in given if card.kind not in (given[0].kind, box.UNSEEN))
        yield find("C731", other.at, kinds=cards(sorted(kinds)))
    if not brought and rulings["envoy-zero-use"] == "illegal":
        yield find("C735")


def _too_many(state: State, answer: moves.Answer) -> Iterator[Finding]:
    number = number_of_cards(answer.goods)
    if number > 1 and state.table.rulings["envoy-cards-per-opponent"] == "one":
        yield find("C732", answer.at, player=answer.player.text, number=number)
    giver = state.player(answer.player.text)
    if number and giver.amulets.high < number and state.table.rulings["envoy-giver-no-amulet"] == "no-transfer":
        yield find("C734", answer.at, player=giver.name, have=str(giver.amulets), rests=(f"amulets:{giver.name}",))


# House agreements.


def given_on_credit(state: State, move: moves.Trade | moves.Envoy) -> Iterator[Finding]:
    """Nobody gives away what he does not have."""
    if isinstance(move, moves.Trade):
        given = [(move.player.text, move.gives), (state.active.name, move.gets or ())]
    else:
        given = [(answer.player.text, answer.goods) for answer in move.answers if answer.answer == "gives"]
    for name, goods in given:
        player = state.player(name)
        merchants = [good for good in goods if isinstance(good, moves.Card) and good.kind == box.MERCHANT]
        for good in goods:
            match good:
                case moves.Talents() if good.amount > player.talents.high:
                    key = f"talents:{name}"
                case moves.Amulets() if good.amount > player.amulets.high:
                    key = f"amulets:{name}"
                case moves.Card(kind=box.MERCHANT) if len(merchants) > player.merchants:
                    key = f"merchants:{name}"
                case _:
                    continue
            yield find("C771", good.at, player=name, rests=(key,), spoils=(key,))
            return


def free_trade(state: State, move: moves.Trade) -> Iterator[Finding]:
    """Nothing changes hands but by a beggar or an envoy."""
    if state.table.rulings["free-trade"] == "forbidden":
        yield find("C770", player=state.active.name, other=move.player.text)
