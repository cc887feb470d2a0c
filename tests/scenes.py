"""A position made to order, and what happens from there."""

from collections.abc import Mapping
from textwrap import dedent

from attrs import evolve, frozen

from cleo_tools.diagnostics import Fact
from cleo_tools.games.cleopatra.amounts import exactly
from cleo_tools.games.cleopatra.cards import Zone
from cleo_tools.games.cleopatra.judge import begin, chunks, judge
from cleo_tools.games.cleopatra.scoring import Claims, Scores, reckon
from cleo_tools.games.cleopatra.state import Built, Laid, State, Statue
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.sanctuary.garden import cell
from cleo_tools.sanctuary.shapes import letter
from cleo_tools.source import Source, Span

GAME = game_of("cleopatra")
BOARD = GAME.load_board("standard")
HERE = Span(1, 1, 1)


@frozen
class Outcome:
    """The position afterwards, and the codes of what was wrong."""

    state: State
    codes: list[str]
    findings: list[tuple[str, dict[str, Fact]]]

    def talents(self, name: str) -> int:
        return self.state.player(name).talents.low

    def amulets(self, name: str) -> int:
        return self.state.player(name).amulets.low

    def cards(self, name: str) -> int:
        return self.state.player(name).hand.size


def cards(text: str) -> Zone:
    """Return cards as a record lists them: `3A S ?`."""
    found = []
    for word in text.split():
        number = word[:-1] if word[:-1].isdigit() else ""
        found += [word[len(number) :]] * int(number or 1)
    return Zone.of(found)


def position(
    names: tuple[str, ...] = ("Anna", "Bruno", "Chloé"),
    *,
    hands: Mapping[str, str] | None = None,
    amulets: Mapping[str, int] | None = None,
    talents: Mapping[str, int] | None = None,
    built: str = "",
    garden: str = "",
    altar: int = 0,
    stall: str = "?",
    rules: Mapping[str, str] | None = None,
) -> State:
    """Return a position: hands, amulets and talents by name, what stands (`wall:w1 door:left`), mosaics by squares."""
    state = begin(names, BOARD, GAME.rulings(None, rules))
    for seat, name in enumerate(names):
        if hands and name in hands:
            state = state.change(seat, hand=cards(hands[name]))
        if amulets and name in amulets:
            state = state.change(seat, amulets=exactly(amulets[name]))
        if talents and name in talents:
            state = state.change(seat, talents=exactly(talents[name]))
    palace = tuple(Built(*word.partition(":")[::2], 0, HERE) for word in built.split())
    laid = tuple(_mosaic(state, line) for line in dedent(garden).strip().splitlines() if line.strip())
    covered = 0
    for mosaic in laid:
        covered |= mosaic.mask
    state = evolve(state, palace=palace, laid=laid, covered=covered, altar=altar)
    return evolve(state, stalls=(cards(stall), *state.stalls[1:]), complete=_complete(state))


def _complete(state: State) -> frozenset[str]:
    from cleo_tools.games.cleopatra.palace import complete  # noqa: PLC0415 # only here

    return complete(state)


def _mosaic(state: State, line: str) -> Laid:
    squares = line.split()
    piece = letter(cell(square) for square in squares)
    assert piece is not None, line
    return Laid(piece, state.table.grid.mask(squares), 0, HERE)


def after(state: State, text: str) -> Outcome:
    """Return what comes of some turns played from a position."""
    players = ", ".join(state.table.names)
    reading = read(Source("scene", f"players {players}\n{dedent(text)}"), GAME.dialect)
    assert reading.slips == (), reading.slips
    found = []
    for chunk in chunks(reading.record):
        for step, span in chunk:
            state, more = judge(state, step, span)
            found += [(finding.code, dict(finding.facts)) for finding in more]
    return Outcome(state, [code for code, _ in found], found)


def final(state: State) -> Scores:
    """Return the reckoning of a position."""
    return reckon(state, Claims({}, None, {}))


def sanctuary(state: State, name: str, squares: str) -> State:
    """Return a position in which a player guards some squares."""
    grid = state.table.grid
    names = squares.split()
    statue = Statue(state.table.seat(name), names[0], grid.mask(names), HERE)
    return evolve(state, statues=(*state.statues, statue))


def only_free(state: State, squares: str) -> State:
    """Return a position in which all ground but some squares is covered."""
    grid = state.table.grid
    return evolve(state, covered=grid.full & ~state.table.throne_area & ~grid.mask(squares.split()))
