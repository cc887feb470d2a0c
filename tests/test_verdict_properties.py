"""What holds for the verdict on any record, however strange."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import records

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.games.game import game_of
from cleo_tools.notation.interchange import Interchange
from cleo_tools.notation.read import read
from cleo_tools.notation.record import Record
from cleo_tools.notation.write import STYLES, tidy, translate, write
from cleo_tools.report import full, machine, short, summary
from cleo_tools.report.remarks import remarks
from cleo_tools.source import Source

GAME = game_of("cleopatra")
PLENTY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def judged(record: Record, style: str = "short") -> Checked:
    text = write(tidy(record), GAME.dialect, style)
    return check(read(Source("game.cleo", text), GAME.dialect), GAME, Wishes(depends=False, fixes=False))


def said(checked: Checked) -> Counter[tuple[str, str, bool]]:
    """Return what was found, without its place."""
    return Counter((d.code, str(dict(d.facts)), d.root) for d in checked.findings)


@PLENTY
@given(records())
def test_any_record_is_judged_and_shown(record: Record) -> None:
    text = write(tidy(record), GAME.dialect, "short")
    checked = check(read(Source("game.cleo", text), GAME.dialect), GAME, Wishes())
    for lang in ("en", "pl"):
        catalogue = GAME.catalogue(lang)
        for finding in checked.findings:
            notes = remarks(finding, checked.verdict, checked.reading.source, catalogue) if checked.verdict else {}
            assert full.render(finding, checked.reading.source, catalogue, notes)
            assert short.render(finding, checked.reading.source, catalogue)
        assert summary.verdict(checked, catalogue, rulings=True)
    assert machine.render("json", [checked], None)


@PLENTY
@given(records(), st.sampled_from(["fr", "de", "it", "pl"]), st.sampled_from(STYLES))
def test_a_translation_changes_no_verdict(record: Record, lang: str, style: str) -> None:
    assert said(judged(record)) == said(judged(translate(tidy(record), lang), style))


@PLENTY
@given(records())
def test_json_changes_no_verdict(record: Record) -> None:
    again = Interchange(GAME.dialect).load(Interchange(GAME.dialect).dump(tidy(record)))

    assert said(judged(record)) == said(judged(again))


@PLENTY
@given(records())
def test_the_first_fault_is_never_a_consequence(record: Record) -> None:
    checked = judged(record)
    causes = [d.cause for d in checked.findings if d.cause is not None]
    places = {d.span for d in (*checked.findings, *checked.reading.slips)}

    assert all(cause in places for cause in causes)


@pytest.mark.parametrize("turns", [1, 10, 1000])
def test_a_record_of_any_length_is_judged(turns: int) -> None:
    names = ("Anna", "Bruno", "Chloé")
    play = "".join(f"{names[n % 3]}: market {n % 3 + 1}; refill ? | ? | ?\n" for n in range(turns))
    reading = read(Source("long.cleo", f"players {', '.join(names)}\n{play}"), GAME.dialect)

    assert check(reading, GAME, Wishes(fixes=False)).verdict is not None
