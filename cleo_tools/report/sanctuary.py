"""What is said about a region: the verdict, the pieces that fit or do not, whose it is, the rulings that decide it."""

from collections.abc import Iterator, Mapping
from typing import Any

from cleo_tools.diagnostics import Catalogue, Diagnostic
from cleo_tools.games.cleopatra import sanctuaries as s
from cleo_tools.games.game import Game
from cleo_tools.report.full import visible
from cleo_tools.report.remarks import cited_rules, supported
from cleo_tools.rulings import Option
from cleo_tools.sanctuary import drawing
from cleo_tools.sanctuary.garden import Grid, cell
from cleo_tools.sanctuary.shapes import Cell
from cleo_tools.source import Source, Span

_WIDEST = 100
_MOST_SQUARES = 16


def garden(scene: s.Scene) -> str:
    """Return a picture of the garden; sanctuaries stand out."""
    shut = sum(opinion.region for opinion in scene.opinions if opinion.sanctuary)
    found = scene.garden
    return "\n".join(drawing.labelled(drawing.write(found, shut), found.grid.rows))


def around(scene: s.Scene) -> str:
    """Return a picture of the regions and what is next to them, where nothing else is known."""
    regions = sum(opinion.region for opinion in scene.opinions)
    return "\n".join(_window(scene.state.table.grid, regions, scene.state.free, drawing.FREE))


def heading(opinion: s.Opinion, catalogue: Catalogue) -> str:
    """Return a region and what it is, on one line."""
    verdict = catalogue.phrase(f"sanctuary-is-{opinion.verdict}", piece=opinion.gone or "")
    return f"{_region_words(opinion, catalogue)}: {verdict}"


def _region_words(opinion: s.Opinion, catalogue: Catalogue) -> str:
    squares = opinion.answer.grid.squares(opinion.region)
    listed = " ".join(squares[:_MOST_SQUARES]) + (" ..." if len(squares) > _MOST_SQUARES else "")
    return catalogue.phrase("sanctuary-region", squares=listed, number=len(squares))


# Pieces.


def trials(opinion: s.Opinion, free: int, catalogue: Catalogue) -> Iterator[str]:
    """Yield how every piece of the pile fares, with a drawing of one way for each that fits."""
    answer = opinion.answer
    good = [trial for trial in answer.trials if trial.ways]
    bad = [trial for trial in answer.trials if not trial.ways]
    if not answer.trials:
        yield catalogue.phrase("sanctuary-empty-pile")
    elif bad:
        tried = sum(trial.tried for trial in bad)
        pieces = " ".join(trial.piece for trial in bad)
        yield catalogue.phrase("sanctuary-none-fits", pieces=pieces, tried=tried)
    if good:
        heads = [catalogue.phrase("sanctuary-fits", piece=trial.piece, ways=trial.ways) for trial in good]
        drawn = [_window(answer.grid, trial.example, free, trial.piece) for trial in good]
        blocks = [[head, *lines] for head, lines in zip(heads, drawn, strict=True)]
        yield from _side_by_side(blocks)
    if opinion.leave:
        yield catalogue.phrase("sanctuary-leave", pieces=" ".join(opinion.leave))
    elif opinion.leave is None:
        yield catalogue.phrase("sanctuary-leave-none")


def _window(grid: Grid, mask: int, free: int, mark: str) -> list[str]:
    """Return a drawing of some squares and of what lies around them."""
    shown = {cell(square) for square in grid.squares(mask)}
    ground = {cell(square) for square in grid.squares(free)}
    columns, rows = ([square[axis] for square in shown] for axis in (0, 1))
    left, right = max(0, min(columns) - 1), min(grid.columns - 1, max(columns) + 1)
    low, high = max(0, min(rows) - 1), min(grid.rows - 1, max(rows) + 1)

    def marked(square: Cell) -> str:
        return mark if square in shown else drawing.FREE if square in ground else drawing.MOSAIC

    drawn = ["".join(marked((c, r)) for c in range(left, right + 1)) for r in range(high, low - 1, -1)]
    return drawing.labelled(drawn, high + 1, left)


def _side_by_side(blocks: list[list[str]]) -> Iterator[str]:
    """Yield blocks of lines beside each other, as many as a line takes."""
    while blocks:
        taken, width = 0, 0
        while taken < len(blocks) and (not taken or width + max(map(len, blocks[taken])) <= _WIDEST):
            width += max(map(len, blocks[taken])) + 4
            taken += 1
        row, blocks = blocks[:taken], blocks[taken:]
        yield ""
        for index in range(max(map(len, row))):
            parts = [(block[index] if index < len(block) else "").ljust(max(map(len, block))) for block in row]
            yield "    ".join(parts).rstrip()
    yield ""


# Owners and claims.


def history(opinion: s.Opinion, source: Source, catalogue: Catalogue) -> Iterator[str]:
    """Yield who made a sanctuary, who may claim it and until when, and what came of the claims of the record."""
    if opinion.right is not None:
        made = opinion.right.made
        if made is not None:
            yield catalogue.phrase("sanctuary-made", **_deed(made), clause=_clause(made.span, source))
        yield right(opinion.right, source, catalogue)
    yield from claims(opinion.claims, catalogue)


def claims(found: tuple[s.Claim, ...], catalogue: Catalogue) -> Iterator[str]:
    """Yield what came of claims."""
    for claim in found:
        yield _claim(claim, catalogue)
        for fault in claim.faults:
            diagnostic = Diagnostic(fault.code, claim.deed.span, fault.facts)
            yield f"  {fault.code}: {visible(catalogue.message(diagnostic))}"


def _claim(claim: s.Claim, catalogue: Catalogue) -> str:
    said = catalogue.phrase(f"sanctuary-claim-{'good' if claim.good else 'void'}", **_deed(claim.deed))
    return said if claim.good or not claim.stands else f"{said}; {catalogue.phrase('stands')}"


def right(found: s.Right, source: Source, catalogue: Catalogue) -> str:
    """Return who may claim a sanctuary."""
    if found.kind == s.PASSED and not found.until.line:
        return catalogue.phrase("sanctuary-right-passed-turn", **_deed(found.made))
    facts = _deed(found.owned or found.made)
    facts |= {"until": _clause(found.until, source), "until_line": found.until.line}
    return catalogue.phrase(f"sanctuary-right-{found.kind}", **facts)


def _deed(deed: s.Deed | None) -> dict[str, str | int]:
    return {"player": visible(deed.player), "turn": deed.turn, "line": deed.span.line} if deed else {}


def _clause(span: Span, source: Source) -> str:
    return visible(source.line(span.line)[span.column - 1 :][: span.length]) if span.line else ""


# Rulings.


def dependences(
    opinion: s.Opinion, register: Mapping[str, Option], source: Source, catalogue: Catalogue
) -> Iterator[str]:
    """Yield what other rulings would make of a region."""
    if opinion.depends:
        yield catalogue.phrase("sanctuary-depends")
    for other in opinion.depends:
        ruling = supported(register, other.option, other.value, catalogue)
        yield f"  {ruling}: {_instead(opinion, other.opinion, source, catalogue)}"


def _instead(ours: s.Opinion, theirs: s.Opinion | None, source: Source, catalogue: Catalogue) -> str:
    """Return what is different about a region."""
    if theirs is None:
        return catalogue.phrase("sanctuary-not-free")
    parts = [catalogue.phrase(f"sanctuary-is-{theirs.verdict}", piece=theirs.gone or "")]
    if theirs.region != ours.region:
        parts = [f"{_region_words(theirs, catalogue)}, {parts[0]}"]
    elif theirs.verdict == ours.verdict:
        parts = []
    if theirs.right is not None and theirs.right != ours.right:
        parts.append(right(theirs.right, source, catalogue))
    held = {claim.deed: claim.holds for claim in ours.claims}
    parts += [_claim(claim, catalogue) for claim in theirs.claims if held.get(claim.deed) is not claim.holds]
    return "; ".join(parts)


def grounds(
    scene: s.Scene, shown: tuple[s.Opinion, ...], game: Game, edition: str | None, catalogue: Catalogue
) -> Iterator[str]:
    """Yield the rules on which the answer rests, and what of the board is only reconstructed."""
    rights = ("SAN-4", "SAN-5") if any(opinion.right or opinion.claims for opinion in shown) else ()
    for cited in cited_rules(game, ("SAN-1", "SAN-2", *rights), catalogue.lang, edition):
        first, *rest = cited.splitlines()
        yield f"{catalogue.phrase('rule')}: {first}"
        yield from (f"  {line}" for line in rest)
    table = scene.state.table
    regions = sum(opinion.region for opinion in shown)
    beside = table.grid.around(regions) & table.throne_area
    if beside and table.board.provenance.get("throne") == "reconstructed":
        yield catalogue.phrase("reconstructed", fields="throne")


# For programs.


def data(scene: s.Scene, shown: tuple[s.Opinion, ...]) -> dict[str, Any]:
    """Return everything as JSON has it."""
    grid = scene.state.table.grid
    return {
        "garden": drawing.write(scene.garden),
        "pile": list(scene.state.remaining),
        "regions": [
            {**_region(grid, opinion), "depends": [_dependence(grid, other) for other in opinion.depends]}
            for opinion in shown
        ],
        "elsewhere": _claims(scene.elsewhere),
    }


def _dependence(grid: Grid, other: s.Dependence) -> dict[str, Any]:
    region = _region(grid, other.opinion) if other.opinion else None
    return {"option": other.option, "value": other.value, "region": region}


def _region(grid: Grid, opinion: s.Opinion) -> dict[str, Any]:
    found: dict[str, Any] = {
        "squares": list(grid.squares(opinion.region)),
        "sanctuary": opinion.sanctuary,
        "verdict": opinion.verdict,
        "pieces": [
            {
                "piece": trial.piece,
                "ways": trial.ways,
                "tried": trial.tried,
                "example": list(grid.squares(trial.example)),
            }
            for trial in opinion.answer.trials
        ],
        "leave": None if opinion.leave is None else list(opinion.leave),
    }
    if opinion.right is not None:
        right = opinion.right
        found["right"] = {
            "kind": right.kind,
            "made": _data(right.made) or None,
            "owned": _data(right.owned) or None,
            "until_line": right.until.line or None,
        }
    if opinion.claims:
        found["claims"] = _claims(opinion.claims)
    return found


def _claims(found: tuple[s.Claim, ...]) -> list[dict[str, Any]]:
    return [
        {**_data(claim.deed), "codes": [fault.code for fault in claim.faults], "let_stand": claim.stands}
        for claim in found
    ]


def _data(deed: s.Deed | None) -> dict[str, Any]:
    return {"player": deed.player, "turn": deed.turn, "line": deed.span.line} if deed else {}
