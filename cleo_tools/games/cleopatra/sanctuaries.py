"""Disputes about sanctuaries: what a region is, whose it is, and which rulings decide that."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import reduce
from itertools import chain
from operator import or_

from attrs import evolve, frozen

from cleo_tools.diagnostics import Finding
from cleo_tools.games.cleopatra import box, ground, moves
from cleo_tools.games.cleopatra.board import OWNER, Board
from cleo_tools.games.cleopatra.judge import begin, chunks, judge
from cleo_tools.games.cleopatra.rules.claims import claimable, late, one_too_many
from cleo_tools.games.cleopatra.state import NOWHERE, Built, Laid, State
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn, SettleVisit, Step
from cleo_tools.notation.record import Entry, Record, Turn
from cleo_tools.rulings import Option, Rulings
from cleo_tools.sanctuary.drawing import Garden
from cleo_tools.sanctuary.garden import Grid
from cleo_tools.sanctuary.question import Answer, Impossible, ask, one_region
from cleo_tools.source import Span

# What a region is.
SANCTUARY, FITS, GONE, OPEN = "sanctuary", "fits", "gone", "open"
# Who may claim it: it has its owner, its maker may now, may later, might have, has no statue left; or nobody made it.
OWNED, NOW, LATER, PASSED, NO_STATUE, NOBODY = "owned", "now", "later", "passed", "no-statue", "nobody"
_UNWRITTEN = (OpenTurn, SettleVisit, CloseTurn)


@frozen
class Deed:
    """Who did something, and where a record says so."""

    player: str
    turn: int
    span: Span


@frozen
class Claim:
    """A claim that a record notes, and what was wrong with it."""

    deed: Deed
    faults: tuple[Finding, ...]
    # Whether the table let it stand all the same.
    stands: bool = False

    @property
    def good(self) -> bool:
        """Whether nothing was wrong with it."""
        return not self.faults

    @property
    def holds(self) -> bool:
        """Whether it was good, or let stand."""
        return self.good or self.stands


@frozen
class Right:
    """Who may claim a sanctuary: its maker or owner, and until when he may or might."""

    kind: str
    # Whose mosaic formed it, and whose statue stands there.
    made: Deed | None = None
    owned: Deed | None = None
    # What ended the moment; nowhere if the turn itself did.
    until: Span = NOWHERE


@frozen
class Opinion:
    """What there is to say about a region."""

    region: int
    verdict: str
    answer: Answer
    # The pieces that would have to leave the pile; None if that alone would not do.
    leave: tuple[str, ...] | None = ()
    # A piece that fits and is gone, at tables where that still counts.
    gone: str | None = None
    right: Right | None = None
    claims: tuple[Claim, ...] = ()
    depends: tuple["Dependence", ...] = ()

    @property
    def sanctuary(self) -> bool:
        """Whether it is a sanctuary."""
        return self.verdict == SANCTUARY

    @property
    def gist(self) -> tuple[object, ...]:
        """What the players care about. Which pieces fit, and how, does not matter to them."""
        claims = tuple((claim.deed.span, claim.holds) for claim in self.claims)
        return self.region if self.sanctuary else 0, self.right, claims


@frozen
class Dependence:
    """What a region would be under another ruling; nothing if it would be no free region at all."""

    option: str
    value: str
    opinion: Opinion | None


@frozen
class Scene:
    """A position, and an opinion on every region of it."""

    state: State
    opinions: tuple[Opinion, ...]
    # Claims of squares that are not free.
    elsewhere: tuple[Claim, ...] = ()

    def about(self, bit: int) -> Opinion | None:
        """Return the opinion on the region that holds a square."""
        return next((opinion for opinion in self.opinions if opinion.region & bit), None)

    @property
    def garden(self) -> Garden:
        """What lies in the garden."""
        state = self.state
        grid, board = state.table.grid, state.table.board
        mosaics = {laid.piece: laid.mask for laid in state.laid if laid.mask}
        named = reduce(or_, mosaics.values(), 0)
        palms = grid.mask(board.palms) & ~state.covered
        return Garden(grid, mosaics, state.covered & ~named, state.blocked & ~state.covered, palms)


def opinion(state: State, region: int) -> Opinion:
    """Return what a region is, whoever made it."""
    table = state.table
    shapes = {piece: table.shapes[piece] for piece in state.remaining}
    # How a piece may lie is asked for by the rules below, and only where it decides something.
    answer = ask(table.grid, region, shapes, table.rulings.value("mosaic-orientation"))
    piece = ground.fitting(state, region)
    if piece is None:
        shut = ground.closed(state, region)
        return Opinion(region, SANCTUARY if shut else OPEN, answer, () if shut else None)
    leave = answer.fitting
    if ground.fitting(_without(state, leave), region) is not None:
        leave = state.remaining
    enough = ground.fitting(_without(state, leave), region) is None
    found = leave if enough and ground.closed(state, region) else None
    return Opinion(region, FITS if answer.fitting else GONE, answer, found, None if answer.fitting else piece)


def _without(state: State, pieces: tuple[str, ...]) -> State:
    """Return a position in which pieces have left the pile: they lie somewhere else."""
    return evolve(state, laid=(*state.laid, *(Laid(piece, 0, 0, NOWHERE) for piece in pieces)))


# A garden without a record.


def drawn(board: Board, rulings: Rulings, garden: Garden, pile: tuple[str, ...]) -> Scene:
    """Return a garden that somebody drew, with an opinion on every region. What is not in the pile was built.

    A drawing that shows the throne area shows it in use; one that does not is of a board like the one on the table.
    """
    grid = garden.grid
    throne = frozenset(grid.squares(garden.throne))
    if not throne and (grid.columns, grid.rows) == (board.columns, board.rows):
        throne = frozenset(grid.squares(grid.mask(board.throne) & ~garden.covered))
    provenance = {**board.provenance, "throne": OWNER} if garden.throne else board.provenance
    board = evolve(
        board,
        columns=grid.columns,
        rows=grid.rows,
        throne=throne,
        palms=frozenset(grid.squares(garden.palms)),
        provenance=provenance,
    )
    state = begin((), board, rulings)
    pedestal = (Built("pedestal", "pedestal", 0, NOWHERE),) if garden.throne else ()
    laid = tuple(Laid(piece, garden.mosaics.get(piece, 0), 0, NOWHERE) for piece in box.PIECES if piece not in pile)
    state = evolve(state, covered=garden.covered, laid=laid, palace=pedestal)
    return Scene(state, tuple(opinion(state, region) for region in ground.regions(state, state.free)))


def typed(board: Board, rulings: Rulings, squares: tuple[str, ...], pile: tuple[str, ...]) -> Scene:
    """Return a region that somebody named by its squares, with an opinion on it. Nothing around it is free."""
    grid = Grid(board.columns, board.rows)
    diagonal = rulings.value("region-adjacency") == "orthogonal-and-diagonal"
    named = one_region(grid, squares, diagonal=diagonal)
    throne = grid.mask(board.throne) if rulings.value("throne-area-blocks") == "reserved-from-start" else 0
    scene = drawn(board, rulings, Garden(grid, {}, grid.full & ~named & ~throne), pile)
    shut = grid.squares(named & ~scene.state.free)
    if shut:
        raise Impossible(f"{' '.join(shut)} is not free: it belongs to the throne area")
    return scene


def pile_of(garden: Garden, pile: tuple[str, ...] | None, built: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the pieces that are left, or say why a garden and a pile do not go together."""
    whole = len(box.PIECES)
    number = len(garden.mosaics) + -(-garden.unnamed.bit_count() // 5)
    if number > whole:
        raise Impossible(f"{number} mosaics are drawn, and there are {whole}")
    if pile is None and built is None:
        if garden.unnamed:
            raise Impossible("say which mosaics are left (--pile) or which are built (--built): some are drawn unnamed")
        built = ()
    gone = {*garden.mosaics, *(built or ())}
    if pile is None:
        if built is not None and number > len(gone):
            raise Impossible(f"{number} mosaics are drawn, and {len(gone)} are named as built")
        return tuple(piece for piece in box.PIECES if piece not in gone)
    for piece in pile:
        if piece in gone:
            where = "lies in the garden" if piece in garden.mosaics else "is named as built"
            raise Impossible(f"{piece} {where}, so it is not in the pile")
    if number + len(pile) > whole:
        raise Impossible(f"{number} mosaics are drawn and {len(pile)} are in the pile, and there are {whole}")
    return pile


# A record.


@frozen
class _Moment:
    """A step of a record, and the position after it."""

    turn: int
    step: Step
    span: Span
    before: State
    state: State
    findings: tuple[Finding, ...]


def recorded(record: Record, board: Board, rulings: Rulings, turn: int) -> Scene:
    """Return the garden of a record after a turn, with an opinion on every region."""
    moments = list(_moments(record, board, rulings))
    past = [moment for moment in moments if moment.turn <= turn]
    # Where nothing is written after this, what has not happened yet has ended no moment.
    current = len(past) == len(moments) and not record.close
    while current and past and isinstance(past[-1].step, _UNWRITTEN):
        past.pop()
    state = past[-1].state if past else begin(record.players, board, rulings)
    opinions = (opinion(state, region) for region in ground.regions(state, state.free))
    return Scene(
        state,
        tuple(_with_history(found, state, past, moments, current=current) for found in opinions),
        tuple(_claim(moment) for moment, square in _claims(past) if not _on(state.free, moment, square)),
    )


def _moments(record: Record, board: Board, rulings: Rulings) -> Iterator[_Moment]:
    numbers = {entry.span: number for number, entry in enumerate(turns(record), 1)}
    state, turn = begin(record.players, board, rulings), 0
    for step, span in chain.from_iterable(chunks(record)):
        if isinstance(step, OpenTurn):
            turn = numbers[span]
        before, (state, findings) = state, judge(state, step, span)
        yield _Moment(turn, step, span, before, state, tuple(findings))


def turns(record: Record) -> list[Entry]:
    """Return the turns of a record as they stand in it."""
    return [entry for entry in record.play if isinstance(entry.body, Turn)]


def _with_history(
    found: Opinion, state: State, past: list[_Moment], moments: list[_Moment], *, current: bool
) -> Opinion:
    later = moments[len(past) :]
    claims = [
        *(moment for moment, square in _claims(past) if _on(found.region, moment, square)),
        # The ground was larger before, and may be smaller later: then a claim is about other ground.
        *(moment for moment, square in _claims(later) if ground.region_of(moment.before, square) == found.region),
    ]
    right = _right(found.region, state, past, current=current) if found.sanctuary else None
    return evolve(found, right=right, claims=tuple(map(_claim, claims)))


def _claims(moments: list[_Moment]) -> Iterator[tuple[_Moment, str]]:
    """Yield the claims of a record, and the squares of the board that they are about."""
    for moment in moments:
        if isinstance(moment.step, moves.Claim) and moment.state.table.grid.has(moment.step.square.name):
            yield moment, moment.step.square.name


def _on(mask: int, moment: _Moment, square: str) -> bool:
    return bool(mask & moment.state.table.grid.bit(square))


def _claim(moment: _Moment) -> Claim:
    stands = moment.state.turn.stands is not None
    return Claim(_deed(moment, moment.before.turn.actor), moment.findings, stands=stands)


def _right(region: int, state: State, past: list[_Moment], *, current: bool) -> Right:
    """Return who may claim a sanctuary."""
    index = next((index for index, moment in enumerate(past) if region in claimable(moment.state)), None)
    made = None if index is None else _deed(past[index], past[index].state.turn.seat)
    owner = next((statue for statue in state.statues if statue.region & region), None)
    if owner is not None:
        claim = next(moment for moment in past if moment.span == owner.span)
        return Right(OWNED, made, _deed(claim, owner.seat))
    if index is None or made is None:
        return Right(NOBODY)
    rulings, statues = state.table.rulings, state.player(made.player).statues
    his_turn = current and state.over is None and state.turn.seat == state.table.seat(made.player)
    if his_turn and not late(state, region) and not one_too_many(state, region):
        return Right(NOW if statues else NO_STATUE, made)
    if not past[index].state.player(made.player).statues:
        return Right(NO_STATUE, made)
    if rulings["late-claim-by-creator"] == "allowed":
        return Right(LATER if statues else NO_STATUE, made)
    whole_turn = rulings["claim-window"] == "until-end-of-turn"
    return Right(PASSED, made, until=NOWHERE if whole_turn else _ended(region, past[index + 1 :], made.turn))


def _deed(moment: _Moment, seat: int) -> Deed:
    return Deed(moment.state.players[seat].name, moment.turn, moment.span)


def _ended(region: int, after: list[_Moment], turn: int) -> Span:
    """Return the clause before which a sanctuary had to be claimed; nowhere if its turn had none."""
    rest = [moment for moment in after if moment.turn == turn]
    closing = next((index for index, moment in enumerate(rest) if region not in claimable(moment.state)), len(rest))
    written = (moment.span for moment in rest[closing:] if not isinstance(moment.step, _UNWRITTEN))
    return next(written, NOWHERE)


# Rulings.


def bearing(register: Mapping[str, Option]) -> frozenset[str]:
    """Return the options that bear on mosaics and sanctuaries."""
    return frozenset(
        option.id
        for option in register.values()
        if option.live and any(rule.startswith(("SAN-", "MOS-")) for rule in option.rules)
    )


def disputed(judged: Callable[[Rulings], Scene], rulings: Rulings) -> Scene:
    """Return a garden, and for every region what other rulings would make of it.

    Only options that were asked for are tried; what does not depend on one is not judged again because of it.
    """
    scene = judged(rulings)
    asked = rulings.asked & bearing(rulings.register)
    others = []
    for option in (option for option in rulings.register if option in asked):
        for value in rulings.others(option):
            # Under another ruling a question may make no sense: squares that join only there, say.
            with suppress(Impossible):
                others.append((option, value, judged(rulings.instead(option, value))))
    return evolve(scene, opinions=tuple(_compared(opinion, others) for opinion in scene.opinions))


def _compared(ours: Opinion, others: list[tuple[str, str, Scene]]) -> Opinion:
    found = []
    for option, value, scene in others:
        theirs = scene.about(ours.region & -ours.region)
        if theirs is None or theirs.gist != ours.gist:
            found.append(Dependence(option, value, theirs))
    return evolve(ours, depends=tuple(found))
