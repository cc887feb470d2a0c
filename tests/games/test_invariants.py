"""INV-1 to INV-15: what holds after every event of a legal game, over games played at random."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scenes import BOARD, GAME

from cleo_tools.games.cleopatra import box, ground, moves, palace
from cleo_tools.games.cleopatra.amounts import exactly
from cleo_tools.games.cleopatra.judge import begin, judge
from cleo_tools.games.cleopatra.play.quarry import sift_pile
from cleo_tools.games.cleopatra.state import State
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn, SettleVisit, Step
from cleo_tools.notation.record import Name
from cleo_tools.sanctuary.fit import anchors, stamps
from cleo_tools.source import Span

NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Eva")
FACES = st.sampled_from(["?", "?", "?", "A", "S", "M", "W", "L", "A2", "T"])


def placements(state: State, piece: str) -> list[tuple[str, ...]]:
    """Return some ways to lay a piece."""
    grid = state.table.grid
    found: list[tuple[str, ...]] = []
    for stamp in stamps(state.table.shapes[piece], "rotate-and-flip", grid.stride):
        free = anchors(state.free, stamp)
        while free and len(found) < 60:
            low = (free & -free).bit_length() - 1
            found.append(grid.squares(sum(1 << (low + shift) for shift in stamp)))
            free &= free - 1
    return found


def _closes(state: State, squares: tuple[str, ...]) -> bool:
    """Return whether a mosaic on some squares would cut the garden in two."""
    grid = state.table.grid
    return len(list(grid.regions(state.free & ~grid.mask(squares)))) > len(list(grid.regions(state.free)))


def unseen(number: int) -> tuple[moves.Card, ...]:
    return tuple(moves.Card("?") for _ in range(number))


def elements(draw: Any, state: State) -> Iterator[Step]:
    """Yield what a player builds: as many elements as the hand pays for, two units a card."""
    hand = state.active.hand.size
    for _ in range(draw(st.integers(1, 3))):
        sort = draw(st.sampled_from(["wall", "sphinx", "pedestal", "throne", "obelisk", "door", "mosaic", "mosaic"]))
        price = len(set(box.COSTS[sort].split())) + (1 if sort in ("pedestal", "throne", "obelisk") else 0)
        if price > hand:
            return
        if sort == "mosaic":
            pieces = [piece for piece in state.remaining if ground.fit(state, piece, state.free)]
            if not pieces:
                continue
            ways = placements(state, draw(st.sampled_from(pieces)))
            squares = draw(st.sampled_from([way for way in ways if _closes(state, way)] or ways))
            yield moves.Build("mosaic", squares=tuple(moves.Square(name) for name in squares))
            yield moves.Pay(unseen(price))
            return
        free = palace.free_sites(state, sort)
        if free:
            yield moves.Build(sort, None if sort in ("pedestal", "throne") else free[0])
            yield moves.Pay(unseen(price))
            hand -= price


def dice(draw: Any, state: State) -> Iterator[Step]:
    number = box.DICE - state.altar
    if number:
        yield moves.Roll("".join(draw(st.lists(st.sampled_from(".*"), min_size=number, max_size=number))))


def offers(draw: Any, state: State) -> Step:
    return moves.Offering(
        tuple(
            moves.Bid(Name(player.name), draw(st.integers(0, max(0, min(9, player.talents.low)))))
            for player in state.players
        )
    )


def character(draw: Any, state: State) -> Iterator[Step]:
    others = [player for player in state.players if player.name != state.active.name]
    match draw(st.sampled_from(["", "", "beggar", "courtesan", "envoy", "scribe", "vizier"])):
        case "beggar":
            two = moves.Talents(2)
            yield moves.Beggar(
                tuple(moves.Gift(Name(p.name), (two,) if p.talents.low > 1 else (moves.Card("?"),)) for p in others)
            )
        case "courtesan":
            yield moves.Courtesan(unseen(1) if state.discards.size else ())
        case "envoy":
            giver = draw(st.sampled_from(others))
            yield moves.Envoy(answers=(moves.Answer(Name(giver.name), "gives", unseen(1)),) if giver.hand.size else ())
        case "scribe":
            yield moves.ScribeTurns(up=draw(st.booleans()))
        case "vizier":
            kept = draw(st.integers(0, 5))
            yield moves.Vizier(unseen(kept), unseen(5 - kept))


class Game:
    """A game played at random: what the rules refuse is not played."""

    def __init__(self, draw: Any) -> None:
        names = NAMES[: draw(st.integers(3, 5))]
        self.draw = draw
        self.state = begin(names, BOARD, GAME.rulings())
        self.events: list[tuple[State, Step, State]] = []

    def step(self, step: Step) -> bool:
        after, findings = judge(self.state, step, Span(1, 1, 1))
        if any(GAME.codes[finding.code].severity.value == "error" for finding in findings):
            return False
        self.events.append((self.state, step, after))
        self.state = after
        return True

    def turn(self) -> None:
        before, events = self.state, len(self.events)
        if not self._turn():
            self.state, self.events = before, self.events[:events]

    def _turn(self) -> bool:
        self.step(OpenTurn(self.state.next_seat))
        for step in character(self.draw, self.state):
            self.step(step)
        action = self.market if self.draw(st.booleans()) else self.quarry
        return self.offering() and action() and self.offering() and self.step(CloseTurn())

    def offering(self) -> bool:
        return not self.state.turn.offering_due or self.step(offers(self.draw, self.state))

    def market(self) -> bool:
        self.step(moves.Market(self.draw(st.integers(1, 3))))
        cards = tuple(moves.Card(self.draw(FACES)) for _ in range(3))
        if not self.step(moves.Refill(cards)) and not self.step(moves.Refill(unseen(3))):
            return False
        return self.state.active.hand.size <= box.HAND_LIMIT or self.step(moves.Keep())

    def quarry(self) -> bool:
        self.step(moves.Quarry())
        for step in elements(self.draw, self.state):
            if not self.step(step):
                return False
            self.claim(step)
        if not self.state.turn.elements:
            return False
        self.step(SettleVisit())
        return self.state.over is not None or all(self.step(step) for step in dice(self.draw, self.state))

    def claim(self, step: Step) -> None:
        if isinstance(step, moves.Build) and self.state.turn.open_claims and self.draw(st.booleans()):
            region = self.state.turn.open_claims[0]
            self.step(moves.Claim(moves.Square(self.state.table.grid.squares(region)[0])))


@st.composite
def games(draw: Any) -> Game:
    game = Game(draw)
    for _ in range(draw(st.integers(5, 40))):
        if game.state.over is None:
            game.turn()
    return game


def random_games(examples: int = 25) -> Callable[[Callable[[Game], None]], Callable[[], None]]:
    """Return a decorator that calls a test with games played at random."""

    def decorate(test: Callable[[Game], None]) -> Callable[[], None]:
        plenty = settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
        return plenty(given(games())(test))

    return decorate


@random_games()
def test_inv_1_no_card_is_lost_and_no_kind_is_there_too_often(game: Game) -> None:
    for _, _, state in game.events:
        assert sum(zone.size for _, _, zone in state.zones()) == box.CARDS
        for kind, number in box.COUNTS.items():
            assert sum(zone.count(kind) for _, _, zone in state.zones()) <= number


@random_games()
def test_inv_2_cleopatra_stands_on_as_many_spaces_as_categories_are_complete(game: Game) -> None:
    for before, _, state in game.events:
        assert state.cleopatra == min(box.LAST_SPACE, len(state.complete))
        assert state.cleopatra >= before.cleopatra
        assert (state.over is not None) == (state.cleopatra == box.LAST_SPACE)


@random_games()
def test_inv_3_no_more_elements_than_the_box_holds(game: Game) -> None:
    for _, _, state in game.events:
        counts = palace.counts(state)
        assert all(counts[name] <= box.CATEGORIES[name] for name in box.CATEGORIES)
        assert len(state.laid) + len(state.removed) + len(state.remaining) == len(box.PIECES)


@random_games()
def test_inv_4_sphinxes_in_order_and_the_throne_on_its_pedestal(game: Game) -> None:
    state = game.state

    assert [built.site for built in state.built("sphinx")] == [
        str(number) for number in range(1, len(state.built("sphinx")) + 1)
    ]
    assert not state.built("throne") or state.built("pedestal")


@random_games()
def test_inv_5_merchants_never_come_back(game: Game) -> None:
    for before, _, state in game.events:
        assert all(0 <= new.merchants <= old.merchants for old, new in zip(before.players, state.players, strict=True))


@random_games()
def test_inv_6_two_statues_at_most_each_in_a_region_of_its_own(game: Game) -> None:
    for before, _, state in game.events:
        for seat, player in enumerate(state.players):
            own = [statue for statue in state.statues if statue.seat == seat]
            assert len(own) + player.statues == box.STATUES_EACH
        regions = [statue.region for statue in state.statues]
        assert len(set(regions)) == len(regions)
        assert state.statues[: len(before.statues)] == before.statues


@random_games()
def test_inv_7_between_turns_at_most_four_dice_are_on_the_altar(game: Game) -> None:
    for before, step, state in game.events:
        assert 0 <= state.altar <= box.DICE
        if isinstance(step, CloseTurn):
            assert state.altar < box.DICE
        if isinstance(step, moves.Offering):
            assert state.altar == 0
        if isinstance(step, moves.Roll):
            assert 0 <= state.altar - before.altar <= box.DICE - before.altar


@random_games()
def test_inv_8_and_9_nobody_has_less_than_nothing_and_an_envoy_only_moves_amulets(game: Game) -> None:
    for before, step, state in game.events:
        assert all(player.talents.low >= 0 and player.amulets.low >= 0 for player in state.players)
        if isinstance(step, moves.Envoy):
            assert sum(p.amulets.low for p in before.players) == sum(p.amulets.low for p in state.players)


@random_games()
def test_inv_10_a_refill_brings_one_card_to_each_stall(game: Game) -> None:
    for before, step, state in game.events:
        if isinstance(step, moves.Refill):
            sizes = zip(before.stalls, state.stalls, strict=True)
            assert [new.size - old.size for old, new in sizes] == [1, 1, 1]
            gone = before.pile.size + before.discards.size - state.pile.size - state.discards.size
            assert gone == 3


@random_games()
def test_inv_11_half_of_a_pile_lies_face_up(game: Game) -> None:
    for _, _, state in game.events:
        cycle = state.cycle
        assert max(cycle.up, cycle.down) <= (cycle.size + 1) // 2


@random_games()
def test_inv_12_a_sanctuary_stays_one(game: Game) -> None:
    state = game.state
    for statue in state.statues:
        assert not any(ground.fit(state, piece, statue.region) for piece in state.remaining)
        assert not statue.region & state.covered


@random_games(15)
def test_inv_13_testing_the_pile_before_a_claim_changes_no_claim(game: Game) -> None:
    for _, step, state in game.events:
        if isinstance(step, moves.Build) and step.element == "mosaic":
            last = state.turn.elements[-1]
            now = list(ground.new_regions(state, last))
            assert now == list(ground.new_regions(sift_pile(state), last))


@random_games()
def test_inv_14_one_action_in_a_turn(game: Game) -> None:
    actions = 0
    for _, step, _ in game.events:
        if isinstance(step, OpenTurn):
            actions = 0
        actions += isinstance(step, (moves.Market, moves.Quarry, moves.Pass))
        assert actions <= 1


@random_games()
def test_inv_15_a_visit_builds_something_and_rolls_once_unless_it_ends_the_game(game: Game) -> None:
    rolls, quarry = 0, False
    for _, step, state in game.events:
        if isinstance(step, OpenTurn):
            rolls, quarry = 0, False
        quarry |= isinstance(step, moves.Quarry)
        rolls += isinstance(step, moves.Roll)
        if isinstance(step, CloseTurn) and quarry:
            assert state.turn.elements
            assert rolls == (0 if state.over else 1)


def test_random_games_build_claim_and_offer() -> None:
    """Guard the guards: random games that did nothing would prove nothing."""
    seen: set[type] = set()

    @settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(games())
    def play(game: Game) -> None:
        seen.update(type(step) for _, step, _ in game.events)

    play()

    assert seen >= {moves.Market, moves.Refill, moves.Build, moves.Pay, moves.Roll, moves.Claim, moves.Offering}


@pytest.mark.parametrize("held", [0, 2, 3, 9])
def test_an_offering_never_takes_more_than_there_is(held: int) -> None:
    state = begin(NAMES[:3], BOARD, GAME.rulings())
    state = evolve(state.change(0, amulets=exactly(held)), altar=5).during(offering_due=True)
    bids = tuple(moves.Bid(Name(name), bid) for name, bid in zip(NAMES[:3], (3, 2, 1), strict=True))
    after, findings = judge(state, moves.Offering(bids), Span(1, 1, 1))

    assert not findings
    assert after.players[0].amulets.low == max(0, held - 3)
