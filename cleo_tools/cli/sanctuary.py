"""`cleo sanctuary`: is this ground a sanctuary, whose is it, and how can one prove it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import click

from cleo_tools.cli import agreements, texts
from cleo_tools.cli.question import Asked, Case, case_of
from cleo_tools.games.cleopatra import sanctuaries
from cleo_tools.notation.vocabulary import LANGUAGES
from cleo_tools.report import sanctuary as report
from cleo_tools.report.full import visible
from cleo_tools.sanctuary import drawing
from cleo_tools.sanctuary.garden import names_a_square
from cleo_tools.sanctuary.question import Impossible

Command = TypeVar("Command", bound=Callable[..., Any])
Opinions: TypeAlias = tuple[sanctuaries.Opinion, ...]


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
        case = case_of(asked)
        scene = sanctuaries.disputed(case.judged, case.rulings) if case.tried else case.judged(case.rulings)
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
    claims = [claim for opinion in shown for claim in opinion.claims]
    if asked.square is None:
        claims += scene.elsewhere
    return int(not all(claim.holds for claim in claims))


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
    if asked.square is None and scene.elsewhere:
        click.echo("\n" + "\n".join(report.claims(scene.elsewhere, catalogue)))
    click.echo()
    for line in report.grounds(scene, shown, case.game, case.rulings.edition, catalogue):
        click.echo(line)
    if not case.tried:
        click.echo(catalogue.phrase("not-tried"))
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
        proof = json.loads(source.text, object_pairs_hook=_object)
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
    if proof["about"]:
        click.echo(f"  not checked: {visible(json.dumps(proof['about'], ensure_ascii=False))}")
    return 0


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of JSON; one that says two things under one name says nothing."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice in the same braces")
    return found
