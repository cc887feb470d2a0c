"""Verdicts as one JSON document; `schemas/verdict.schema.json` says what is in it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cleo_tools.check import Checked
from cleo_tools.diagnostics import Catalogue, Diagnostic
from cleo_tools.games.cleopatra.amounts import Amount
from cleo_tools.games.cleopatra.scoring import Score
from cleo_tools.games.game import Game
from cleo_tools.hidden.judge import Contradiction
from cleo_tools.report import common
from cleo_tools.rules import EDITIONS
from cleo_tools.rulings import Rulings
from cleo_tools.source import Span
from cleo_tools.unseen import Unseen
from cleo_tools.verify import Dependence, Verdict

FORMAT = "cleo-verdict-1"


def document(done: Iterable[Checked], lang: str | None) -> dict[str, Any]:
    """Return the verdicts on records."""
    return {"format": FORMAT, "records": [_record(checked, common.words(checked, lang)) for checked in done]}


def _record(checked: Checked, catalogue: Catalogue) -> dict[str, Any]:
    judged = checked.verdict
    edition = judged.rulings.edition if judged else None
    scores = judged.scores if judged else None
    return {
        "file": checked.reading.source.name,
        "game": checked.game.name,
        "lang": catalogue.lang,
        "judged": judged is not None,
        "legal": checked.fine,
        "finished": scores is not None,
        "edition": edition if edition in EDITIONS else None,
        "rulings": _changed(checked.game, judged.rulings) if judged else [],
        "counts": common.counts([checked]),
        "findings": [_finding(finding, checked, catalogue) for finding in checked.findings],
        "hidden": checked.hidden,
        "scores": [_score(score) for score in scores.players] if scores else [],
        "winners": _winners(scores),
        "depends": list(_dependences(checked, judged)) if judged else [],
        "reconstructed": list(judged.reconstructed) if judged else [],
        "unseen": _unseen(judged.unseen) if judged and judged.unseen else None,
    }


# Cards nobody saw.


def _unseen(found: Unseen) -> dict[str, Any]:
    return {
        "possible": found.possible,
        "whole": found.whole,
        "contradiction": _contradiction(found.contradiction) if found.contradiction else None,
        "open": [
            {**_place(clause.span), "rules": list(dict.fromkeys(clause.rules)), "sure": clause.sure}
            for clause in found.open
        ],
    }


def _contradiction(found: Contradiction) -> dict[str, Any]:
    cut = found.cut
    return {
        "clauses": [_place(span) for span in found.spans],
        "seen": found.seen,
        "minimal": found.minimal,
        "count": None
        if cut is None
        else {
            "kinds": list(cut.kinds),
            "need": cut.need,
            "most": cut.most,
            "pack": cut.pack,
            "named": cut.named,
            "unnamed": cut.unnamed,
        },
    }


def _changed(game: Game, rulings: Rulings) -> list[dict[str, Any]]:
    """Return what the table or the caller agreed on beyond the edition, and what would be in force otherwise."""
    preset = game.rulings(rulings.edition)
    return [
        {"option": option, "value": rulings.value(option), "preset": preset.value(option)}
        for option in game.register
        if option in rulings.changes
    ]


def _place(span: Span) -> dict[str, int]:
    return {"line": span.line, "column": span.column, "length": span.length}


# Findings.


def _finding(finding: Diagnostic, checked: Checked, catalogue: Catalogue) -> dict[str, Any]:
    earlier = catalogue.related(finding)
    return {
        "code": finding.code,
        "severity": catalogue.severity(finding).value,
        "message": catalogue.message(finding),
        "label": catalogue.label(finding),
        "help": catalogue.help(finding),
        **_place(finding.span),
        "related": [_place(span) | {"label": earlier} for span in dict.fromkeys(finding.related)],
        "rules": [_rule(rule, checked.game, catalogue.lang) for rule in catalogue.rules(finding)],
        "cause_line": finding.cause.line if finding.cause else None,
        "let_stand": finding.stands,
        "legal_if": list(_rescuers(finding, checked.verdict)) if checked.verdict else [],
        "fix": [_place(edit.span) | {"text": edit.text} for edit in finding.edits],
    }


def _rule(rule: str, game: Game, lang: str) -> dict[str, Any]:
    return {"id": rule, "text": game.rule_text(rule, lang), "citations": game.rulebook.cite(rule)}


def _rescuers(finding: Diagnostic, judged: Verdict) -> Iterator[dict[str, Any]]:
    """Yield the rulings under which a finding would not be there, and no other instead."""
    for dependence in judged.depends:
        if (finding.code, finding.span) in dependence.without and not dependence.extra:
            yield {
                "option": dependence.option,
                "value": dependence.value,
                "editions": _editions(dependence, judged),
            }


def _editions(dependence: Dependence, judged: Verdict) -> list[str]:
    return list(judged.game.register[dependence.option].supporters(dependence.value))


# Scores, and on which rulings they and the verdict depend.


def _score(score: Score) -> dict[str, Any]:
    return {
        "player": score.name,
        "talents": _amount(score.talents),
        "merchant_talents": score.merchants,
        "amulets": _amount(score.amulets),
        "from_hand": _amount(score.from_hand),
        "squares": score.squares,
        "shed": _amount(score.shed),
        "left": _amount(score.left),
        "eaten": score.eaten,
        "total": _amount(score.total),
    }


def _amount(amount: Amount) -> int | dict[str, int]:
    return amount.low if amount.exact else {"least": amount.low, "most": amount.high}


def _winners(scores: Any) -> list[str] | None:
    return None if scores is None or scores.winners is None else list(scores.winners)


def _dependences(checked: Checked, judged: Verdict) -> Iterator[dict[str, Any]]:
    replayed = {(finding.code, finding.span) for finding in judged.findings}
    # A slip in the writing remains one under every ruling.
    well_written = all((error.code, error.span) in replayed for error in checked.errors)
    for dependence in judged.depends:
        yield _dependence(dependence, judged, well_written=well_written)


def _dependence(dependence: Dependence, judged: Verdict, *, well_written: bool) -> dict[str, Any]:
    there = _scores(dependence, judged)
    return {
        "option": dependence.option,
        "in_force": judged.rulings.value(dependence.option),
        "value": dependence.value,
        "editions": _editions(dependence, judged),
        "legal": dependence.legal and well_written,
        "added": _places(dependence.extra),
        "removed": _places(dependence.without),
        "winners": _winners(there),
        "winners_change": _winners(there) != _winners(judged.scores),
        "scores_changed": _different(judged.scores, there),
    }


def _scores(dependence: Dependence, judged: Verdict) -> Any:
    """Return the final figures under another ruling; None if the game would not be over."""
    nothing_else = not dependence.extra and not dependence.without
    return dependence.scores if nothing_else or dependence.scores is not None else judged.scores


def _different(ours: Any, theirs: Any) -> list[dict[str, Any]]:
    if theirs is None:
        return []
    known = ours.players if ours else ()
    return [_score(score) for score in theirs.players if score not in known]


def _places(found: Sequence[tuple[str, Span]]) -> list[dict[str, Any]]:
    return [{"code": code, **_place(span)} for code, span in found]
