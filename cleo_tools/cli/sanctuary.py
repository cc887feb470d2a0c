"""`cleo sanctuary`: is this ground a sanctuary, whose is it, and how can one prove it."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import click
from attrs import field, frozen

from cleo_tools.check import STANDARD
from cleo_tools.cli import agreements, judging, texts
from cleo_tools.diagnostics import Catalogue
from cleo_tools.games.cleopatra import box, sanctuaries
from cleo_tools.games.game import Game, game_of
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import sanctuary as report
from cleo_tools.report.full import visible
from cleo_tools.rulings import Rulings
from cleo_tools.sanctuary import drawing
from cleo_tools.sanctuary.garden import Grid, names_a_square
from cleo_tools.sanctuary.question import Impossible
from cleo_tools.source import Source
from cleo_tools.verify import ANYTHING

Command = TypeVar("Command", bound=Callable[..., Any])
Opinions: TypeAlias = tuple[sanctuaries.Opinion, ...]
_NONE = ("-", "none")
# What an earlier fault must have made uncertain to bear on a garden.
_UNSURE = (ANYTHING, "garden", "mosaics")


def _questions(command: Command) -> Command:
    """Return a command with the ways to ask it something."""
    for option in (
        click.option("--verify", metavar="FILE", help="Check a certificate, with a checker that trusts nobody."),
        click.option(
            "--built", metavar="PIECES", help="The mosaics that are built: P,U, or with squares `P a1 a2 ...; U ...`."
        ),
        click.option("--pile", metavar="PIECES", help="The mosaics that are left: F,I,L, or none."),
        click.option("--region", "squares", metavar="SQUARES", help="A region by its squares: `a1 a2 b1`."),
        click.option("--draw", "drawn", metavar="FILE|-", help="A garden as a drawing."),
        click.option("--square", metavar="SQUARE", help="Only the region that holds this square."),
        click.option("--turn", type=int, metavar="N", help="After this turn of the record; the last one if absent."),
    ):
        command = option(command)
    return command


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
    judged: Callable[[Rulings], sanctuaries.Scene]
    head: str
    about: dict[str, str] = field(factory=dict)
    # The lines of faults that make the garden uncertain.
    faults: tuple[int, ...] = ()


@click.command("sanctuary")
@click.argument("file", required=False)
@_questions
@click.option("--svg", metavar="FILE", help="Write a picture.")
@click.option("--png", metavar="FILE", help="Write a picture as PNG (needs cleo-tools[png]).")
@click.option("--certificate", metavar="FILE", help="Write a proof that anybody can check.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of the answer.")
@agreements.options
def command(
    *, verify: str | None, svg: str | None, png: str | None, certificate: str | None, as_json: bool, **typed: Any
) -> int:
    """Settle a dispute: is this ground a sanctuary? It is if none of the mosaics that are left fits in it.

    \b
    cleo sanctuary game.cleo --turn 12 --square a1      as a record has it
    cleo sanctuary --region "a1 a2 b1 b2 c1" --pile P,U typed at the table
    cleo sanctuary --draw garden.txt --pile F,I,L       drawn, or - to type it in
    cleo sanctuary --verify proof.json                  somebody's certificate

    A drawing has the back row first: . free, ^ palm, = throne area, # some mosaic, and the letters of mosaics. Without
    --square every region is judged. Leaves with 0; with 1 if a claim of the record was not good or a certificate is not
    confirmed; with 2 if it was asked wrongly.
    """  # noqa: D301 # the mark by which click keeps lines as they are
    asked = Asked(**typed)
    if verify is not None:
        if any(value for name, value in typed.items() if name != "lang") or svg or png or certificate:
            raise click.UsageError("--verify goes alone: what a certificate is about stands in it")
        return _verified(verify)
    try:
        case = _case(asked)
        scene = sanctuaries.disputed(case.judged, case.rulings)
        shown = scene.opinions if asked.square is None else (_about(scene, asked.square.casefold()),)
    except Impossible as problem:
        raise texts.Unreadable(visible(str(problem))) from None
    _outputs(asked, svg, png, certificate)
    if certificate is not None:
        _certify(case, scene, shown, Path(certificate))
    if svg is not None or png is not None:
        _picture(case, scene, shown, svg, png)
    if as_json:
        click.echo(json.dumps(report.data(scene, shown), indent=2, ensure_ascii=False))
    else:
        _show(case, scene, shown, asked)
    return int(any(not claim.good for opinion in shown for claim in opinion.claims))


# What was asked.


def _case(asked: Asked) -> Case:
    ways = {"FILE": asked.file, "--draw": asked.drawn, "--region": asked.squares}
    ways["--built with squares"] = asked.built if asked.built and re.search(r"\d", asked.built) else None
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
    board = game.load_board(asked.board or STANDARD, Path())
    rulings = game.rulings(asked.edition, agreements.parsed(asked.rules, game))
    source = Source("-", "")
    pile, built = _pieces(asked.pile), None
    if asked.built is not None:
        built = _built(asked.built)
    if asked.squares is not None:
        squares = tuple(asked.squares.replace(",", " ").casefold().split())
        left = _left(pile, built)
        head, garden = "", None
    else:
        if asked.drawn is not None:
            source = texts.load(asked.drawn)
            garden = drawing.read(source.text)
            head = visible(source.name)
        else:
            garden = drawing.laid(Grid(board.columns, board.rows), (built or {}).items())
            head, built = "", None
        squares = ()
        left = sanctuaries.pile_of(garden, pile, None if built is None else tuple(built))

    def judged(agreed: Rulings) -> sanctuaries.Scene:
        if garden is None:
            return sanctuaries.typed(board, agreed, squares, left)
        return sanctuaries.drawn(board, agreed, garden, left)

    return Case(game, game.catalogue(asked.lang or "en"), source, rulings, judged, head)


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

    about = {"record": reading.source.name, "turn": str(turn)}
    later = turns[turn].span.line if turn < len(turns) else sys.maxsize
    doubts = case.verdict.state.doubts
    faults = tuple(sorted({doubts[key].line for key in _UNSURE if key in doubts and doubts[key].line < later}))
    return Case(case.game, case.catalogue, reading.source, case.verdict.rulings, judged, head, about, faults)


def _pieces(text: str | None) -> tuple[str, ...] | None:
    """Return what `F,I,L` says."""
    if text is None:
        return None
    if text.strip().casefold() in _NONE:
        return ()
    found = []
    for piece in re.sub(r"[\s,;]", "", text).upper():
        if piece not in box.PIECES:
            raise Impossible(f"`{piece}` is no mosaic; they are called {' '.join(box.PIECES)}")
        if piece in found:
            raise Impossible(f"{piece} is named twice; there is one of each")
        found.append(piece)
    return tuple(piece for piece in box.PIECES if piece in found)


def _built(text: str) -> dict[str, list[str]]:
    """Return what `P,U` or `P a1 a2 b1 b2 c1; U ...` says."""
    if not re.search(r"\d", text):
        return {piece: [] for piece in _pieces(text) or ()}
    found: dict[str, list[str]] = {}
    for part in re.split(r"[;,]", text):
        if not part.strip():
            continue
        piece, *squares = part.split()
        [name] = _pieces(piece) or ("",)
        if name in found:
            raise Impossible(f"{name} is named twice; there is one of each")
        found[name] = [square.casefold() for square in squares]
        wrong = next((square for square in found[name] if not names_a_square(square)), None)
        if wrong:
            raise Impossible(f"`{wrong}` is no square; squares are called a1, b1, ...")
    return found


def _left(pile: tuple[str, ...] | None, built: dict[str, list[str]] | None) -> tuple[str, ...]:
    """Return the pieces that are left, for a region without a garden."""
    if pile is None and built is None:
        raise Impossible("say which mosaics are left (--pile) or which are built (--built)")
    return sanctuaries.pile_of(drawing.Garden(Grid(1, 1), {}), pile, None if built is None else tuple(built))


# The answer.


def _about(scene: sanctuaries.Scene, square: str) -> sanctuaries.Opinion:
    """Return the opinion on the region that holds a square, or say why there is none."""
    state = scene.state
    grid = state.table.grid
    if not names_a_square(square):
        raise Impossible(f"`{square}` is no square; squares are called a1, b1, ...")
    if not grid.has(square):
        raise Impossible(f"{square} is off the board, which goes from a1 to {grid.last}")
    found = scene.about(grid.bit(square))
    if found is not None:
        return found
    under = next((laid.piece for laid in state.laid if laid.mask & grid.bit(square)), None)
    what = f"mosaic {under} lies there" if under else "a mosaic lies there"
    raise Impossible(f"{square} is not free: {what if state.covered & grid.bit(square) else 'it is the throne area'}")


def _show(case: Case, scene: sanctuaries.Scene, shown: Opinions, asked: Asked) -> None:
    catalogue, state = case.catalogue, scene.state
    if case.head:
        click.echo(case.head)
    click.echo(catalogue.phrase("sanctuary-pile", pieces=" ".join(state.remaining) or "-"))
    if asked.squares is None:
        click.echo(f"\n{report.garden(scene)}\n\n{catalogue.phrase('sanctuary-legend')}")
    else:
        click.echo(f"\n{report.around(scene)}")
    if not shown:
        click.echo("\n" + catalogue.phrase("sanctuary-full"))
    for opinion in shown:
        colour = "green" if opinion.sanctuary else "yellow"
        click.echo("\n" + click.style(report.heading(opinion, catalogue), bold=True, fg=colour))
        lines = [
            *report.trials(opinion, state.free, catalogue),
            *report.history(opinion, case.source, catalogue),
            *report.dependences(opinion, case.game.register, case.source, catalogue),
        ]
        for line in lines:
            click.echo(f"  {line}".rstrip())
    click.echo()
    for line in report.grounds(scene, shown, case.game, case.rulings.edition, catalogue):
        click.echo(line)
    for fault in case.faults:
        click.echo(catalogue.phrase("sanctuary-doubt", line=fault, file=visible(asked.file or "")))


# Files.


def _outputs(asked: Asked, *files: str | None) -> None:
    """Refuse to write over what was asked about, or twice into one file."""
    known = [Path(name).resolve() for name in (asked.file, asked.drawn, asked.board) if name not in (None, "-")]
    for file in files:
        if file is None:
            continue
        if Path(file).resolve() in known:
            raise click.UsageError(f"{file} is named twice: it would be overwritten")
        known.append(Path(file).resolve())


def _certify(case: Case, scene: sanctuaries.Scene, shown: Opinions, path: Path) -> None:
    from cleo_tools.sanctuary.certificate import certify  # noqa: PLC0415 # only for this

    if len(shown) != 1:
        raise click.UsageError("a certificate is about one region: say which with --square")
    [opinion] = shown
    rows = [row.replace(drawing.PALM, drawing.FREE) for row in drawing.write(scene.garden)]
    diagonal = case.rulings.value("region-adjacency") == "orthogonal-and-diagonal"
    found = certify(opinion.answer, rows, diagonal=diagonal, about=case.about)
    texts.replace(path, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    click.echo(case.catalogue.phrase("sanctuary-written", file=visible(str(path))), err=True)


def _picture(case: Case, scene: sanctuaries.Scene, shown: Opinions, svg: str | None, png: str | None) -> None:
    from cleo_tools.sanctuary import picture  # noqa: PLC0415 # only for this

    garden, state = scene.garden, scene.state
    image = picture.svg(
        picture.Scene(
            garden.grid,
            garden.mosaics,
            garden.covered,
            garden.throne,
            garden.palms,
            {statue.square: statue.seat for statue in state.statues},
            tuple(picture.Shown(o.region, o.sanctuary, o.answer.trials) for o in shown),
            case.head or case.catalogue.phrase("sanctuary-pile", pieces=" ".join(state.remaining) or "-"),
            "\n".join(report.heading(opinion, case.catalogue) for opinion in shown),
        )
    )
    if svg is not None:
        texts.replace(Path(svg), image)
        click.echo(case.catalogue.phrase("sanctuary-written", file=visible(svg)), err=True)
    if png is not None:
        try:
            data = picture.png(image)
        except ImportError:
            raise texts.Unreadable(
                "a PNG needs one more package: pip install 'cleo-tools[png]'; --svg works without it"
            ) from None
        texts.replace(Path(png), data)
        click.echo(case.catalogue.phrase("sanctuary-written", file=visible(png)), err=True)


def _verified(file: str) -> int:
    """Check a certificate, and say what it proves."""
    from cleo_tools.sanctuary import checker  # noqa: PLC0415 # only for this

    source = texts.load(file)
    name = visible(source.name)
    try:
        proof = json.loads(source.text)
    except (ValueError, RecursionError) as problem:
        raise texts.Unreadable(f"{name}: not JSON ({problem})") from None
    try:
        proves = checker.check(proof)
    except checker.Refuted as problem:
        click.echo(f"{name}: " + click.style(f"not confirmed: {visible(str(problem))}", bold=True, fg="red"))
        return 1
    click.echo(f"{name}: " + click.style("confirmed", bold=True, fg="green"))
    click.echo(f"  {visible(proves)}")
    click.echo(f"  region: {' '.join(proof['region'])} ({proof['adjacency']})")
    click.echo(f"  pieces: {visible(' '.join(proof['pieces'])) or '-'} ({proof['freedom']})")
    for key, value in proof["about"].items():
        click.echo(f"  {visible(key)}: {visible(str(value))}")
    return 0
