"""What `cleo sanctuary` was asked: about a record, a drawing, mosaics on their squares, or squares of a region."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import click
from attrs import field, frozen

from cleo_tools.check import STANDARD
from cleo_tools.cli import agreements, judging, texts
from cleo_tools.diagnostics import Catalogue
from cleo_tools.games.cleopatra import box, sanctuaries
from cleo_tools.games.cleopatra.board import Board
from cleo_tools.games.game import Game, game_of
from cleo_tools.report.full import visible
from cleo_tools.rulings import Rulings
from cleo_tools.sanctuary import drawing
from cleo_tools.sanctuary.garden import Grid, names_a_square
from cleo_tools.sanctuary.question import Impossible
from cleo_tools.source import Source
from cleo_tools.verify import ANYTHING, MOST_STEPS

_NONE = ("-", "none")
# What an earlier fault must have made uncertain to bear on a garden.
_UNSURE = (ANYTHING, "garden", "mosaics")


Judged: TypeAlias = Callable[[Rulings], sanctuaries.Scene]


@frozen(kw_only=True)
class Asked:
    """What a person asked, as typed."""

    file: str | None
    turn: int | None
    square: str | None
    drawn: str | None
    squares: str | None
    pile: str | None
    built: str | None
    lang: str | None
    edition: str | None
    rules: tuple[str, ...]
    board: str | None


@frozen
class Case:
    """A question that can be put to any table: which regions, and what a table with other rulings would say."""

    game: Game
    catalogue: Catalogue
    source: Source
    rulings: Rulings
    judged: Judged
    head: str
    about: dict[str, str] = field(factory=dict)
    # The lines of faults that make the garden uncertain.
    faults: tuple[int, ...] = ()
    # Whether other rulings are tried: not for a record too long for any game.
    tried: bool = True


def case_of(asked: Asked) -> Case:
    """Return what was asked, or leave with a sentence."""
    squares_too = asked.built is not None and re.search(r"\d", asked.built)
    ways = {
        "FILE": asked.file,
        "--draw": asked.drawn,
        "--region": asked.squares,
        "--built with squares": asked.built if squares_too else None,
    }
    given = [way for way, value in ways.items() if value is not None]
    if len(given) != 1:
        said = f"not {' and '.join(given)}" if given else "nothing was asked"
        raise click.UsageError(f"ask about a record (FILE), a drawing (--draw) or a region (--region): {said}")
    if asked.file is not None:
        if asked.pile is not None or asked.built is not None:
            raise click.UsageError("a record knows its pile: --pile and --built go with --draw and --region")
        return _of_record(asked, asked.file)
    if asked.turn is not None:
        raise click.UsageError("--turn goes with a record")
    game = game_of("cleopatra")
    agreements.loadable(asked.board, game)
    board: Board = game.load_board(asked.board or STANDARD, Path())
    source, judged = _question(asked, board)
    rulings = game.rulings(asked.edition, agreements.parsed(asked.rules, game))
    return Case(game, game.catalogue(asked.lang or "en"), source, rulings, judged, visible(source.name))


def _of_record(asked: Asked, file: str) -> Case:
    case = judging.judged(file, asked.lang, asked.edition, asked.rules, asked.board)
    reading = case.checked.reading
    record, board = reading.record, case.verdict.state.table.board
    turns = sanctuaries.turns(record)
    turn = len(turns) if asked.turn is None else asked.turn
    if not 0 <= turn <= len(turns):
        raise click.UsageError(f"there is no turn {turn}; the record has {len(turns)}")
    name = visible(reading.source.name)
    head = case.catalogue.phrase("sanctuary-before", file=name)
    if turn:
        head = case.catalogue.phrase("sanctuary-after", file=name, turn=turn, line=turns[turn - 1].span.line)

    def judged(agreed: Rulings) -> sanctuaries.Scene:
        return sanctuaries.recorded(record, board, agreed, turn)

    about = {"record": name, "turn": str(turn)}
    later = turns[turn].span.line if turn < len(turns) else sys.maxsize
    doubts = case.verdict.state.doubts
    faults = tuple(sorted({doubts[key].line for key in _UNSURE if key in doubts and doubts[key].line < later}))
    tried = sum(map(len, case.game.chunks(record))) <= MOST_STEPS
    return Case(case.game, case.catalogue, reading.source, case.verdict.rulings, judged, head, about, faults, tried)


def _question(asked: Asked, board: Board) -> tuple[Source, Judged]:
    """Return a question that needs no record."""
    pile, built = _pieces(asked.pile), _built(asked.built)
    names = None if built is None else tuple(built)
    source = Source("", "")
    if asked.squares is not None:
        squares = tuple(asked.squares.replace(",", " ").casefold().split())
        if pile is None and names is None:
            raise Impossible("say which mosaics are left (--pile) or which are built (--built)")
        left = sanctuaries.pile_of(drawing.Garden(Grid(1, 1), {}), pile, names)
        return source, lambda rulings: sanctuaries.typed(board, rulings, squares, left)
    if asked.drawn is not None:
        source = texts.load(asked.drawn)
        garden = drawing.read(source.text)
    else:
        garden = drawing.laid(Grid(board.columns, board.rows), (built or {}).items())
    left = sanctuaries.pile_of(garden, pile, names)
    return source, lambda rulings: sanctuaries.drawn(board, rulings, garden, left)


def _pieces(text: str | None) -> tuple[str, ...] | None:
    """Return what `F,I,L` says."""
    if text is None:
        return None
    if text.strip().casefold() in _NONE:
        return ()
    found = []
    for letter in re.sub(r"[\s,;]", "", text).upper():
        piece = _piece(letter)
        if piece in found:
            raise Impossible(f"{piece} is named twice; there is one of each")
        found.append(piece)
    return tuple(piece for piece in box.PIECES if piece in found)


def _piece(letter: str) -> str:
    if letter not in tuple(box.PIECES):
        raise Impossible(f"`{letter}` is no mosaic; they are called {' '.join(box.PIECES)}")
    return letter


def _built(text: str | None) -> dict[str, list[str]] | None:
    """Return what `P,U` or `P a1 a2 b1 b2 c1; U ...` says."""
    if text is None:
        return None
    if not re.search(r"\d", text):
        return {piece: [] for piece in _pieces(text) or ()}
    found: dict[str, list[str]] = {}
    for part in re.split(r"[;,]", text):
        if not part.strip():
            continue
        piece, *squares = part.split()
        name = _piece(piece.upper())
        if name in found:
            raise Impossible(f"{name} is named twice; there is one of each")
        found[name] = [square.casefold() for square in squares]
        wrong = next((square for square in found[name] if not names_a_square(square)), None)
        if wrong:
            raise Impossible(f"`{wrong}` is no square; squares are called a1, b1, ...")
    return found
