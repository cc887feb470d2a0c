from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.lark import from_lark
from lark import Lark
from records import reading

from cleo_tools.games.cleopatra.moves import Bid, Card, Square, Talents
from cleo_tools.notation.record import Clause
from cleo_tools.resources import folder

PLAIN = Lark.open(
    str(folder("grammar") / "moves.lark"), parser="lalr", start=["clause", "entry"], maybe_placeholders=True
)
HEAD = "players Anna, Bruno, Chloé\n"


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    for found in (reading(text), reading(HEAD + text)):
        lines = found.source.text.count("\n") + 1

        assert all(1 <= slip.span.line <= lines and slip.span.column >= 1 for slip in found.slips)


@settings(max_examples=150, deadline=None)
@given(from_lark(PLAIN, start="clause"))
def test_any_clause_of_the_grammar_is_read_or_refused(clause: str) -> None:
    reading(f"{HEAD}1 Anna: {clause}")


@settings(max_examples=150, deadline=None)
@given(from_lark(PLAIN, start="entry"))
def test_any_line_of_the_grammar_is_read_or_refused(line: str) -> None:
    reading(f"{HEAD}{line}")


def test_a_slip_spoils_only_its_own_clause() -> None:
    found = reading(HEAD + "1 Anna: market 2; refil S | ? | L; keep")

    assert len(found.slips) == 1
    assert len(found.record.turns[0].clauses) == 2


def test_names_are_found_however_they_are_typed() -> None:
    text = "players Chloe\u0301 Durand, O'Neil, 李明\n1 chloé  durand: quarry\n2 O’NEIL : quarry\n3 李明: quarry\n"

    assert [turn.player.text for turn in reading(text).record.turns] == ["Chloe\u0301 Durand", "O'Neil", "李明"]


def test_spaces_and_quotation_marks_of_word_processors_are_understood() -> None:
    text = (
        "event “Club # night”\nplayers Anna,\u00a0Bruno\n1\tAnna\u00a0:\tmarket\u00a02; let stand «\u202foui\u202f»\n"
    )

    assert reading(text).slips == ()


def test_every_part_of_a_clause_knows_where_it_stands() -> None:
    found = reading(HEAD + "1 Anna: offering Anna 3, Bruno 12; pay A A2 T=L; build mosaic F c3 c4 d4 d5 e4 = 7")
    offering, pay, build = found.record.turns[0].clauses
    line = found.source.line(2)

    def marked(clause: Clause, part: Bid | Card | Square | Talents) -> str:
        span = part.at.within(clause.span)
        return line[span.column - 1 : span.column - 1 + span.length]

    assert [marked(offering, bid) for bid in offering.move.bids] == ["Anna 3", "Bruno 12"]
    assert [marked(pay, card) for card in pay.move.cards] == ["A", "A2", "T"]
    assert [marked(build, square) for square in build.move.squares] == ["c3", "c4", "d4", "d5", "e4"]
    assert marked(build, build.move.reward) == "7"
