import re

import pytest

from cleo_tools.games.cleopatra.rulings import REGISTER
from cleo_tools.games.cleopatra.texts.options_en import OPTIONS
from cleo_tools.rules import EDITIONS
from cleo_tools.rulings import Option, Rulings

LIVE = [option for option in REGISTER.values() if option.live]
SETTLED = [option for option in REGISTER.values() if not option.live]
KINDS = {"conflict", "partial", "silent", "ambiguous", "misprint"}

every_option = pytest.mark.parametrize("option", REGISTER.values(), ids=list(REGISTER))
every_live_option = pytest.mark.parametrize("option", LIVE, ids=[option.id for option in LIVE])
every_settled_option = pytest.mark.parametrize("option", SETTLED, ids=[option.id for option in SETTLED])


def test_the_register_has_137_options_of_which_a_table_may_choose_97() -> None:
    assert len(REGISTER) == 137
    assert len(LIVE) == 97


@every_option
def test_an_option_stands_under_its_own_id_and_has_a_known_kind(option: Option) -> None:
    assert REGISTER[option.id] is option
    assert option.kind in KINDS


@every_option
def test_the_default_and_what_the_editions_say_are_among_the_values(option: Option) -> None:
    assert option.default in option.values
    assert set(option.editions.values()) <= set(option.values)
    assert set(option.editions) <= set(EDITIONS)


@every_option
def test_no_value_stands_twice_and_none_needs_quotes_in_a_record(option: Option) -> None:
    assert len(set(option.values)) == len(option.values)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word) for word in (option.id, *option.values))


@every_option
def test_an_option_names_rules_by_their_ids(option: Option) -> None:
    assert option.rules
    assert all(re.fullmatch(r"[A-Z]+(-[A-Z]+)?-\d+", rule) for rule in option.rules)


@every_live_option
def test_a_live_option_has_no_reason_but_something_to_choose(option: Option) -> None:
    assert not option.settled
    assert len(option.values) >= 2


@every_settled_option
def test_a_settled_option_has_a_sentence_as_its_reason_and_no_edition_sways_it(option: Option) -> None:
    assert re.fullmatch(r"[A-Z].*\.", option.settled)
    assert not option.editions


def test_no_edition_says_what_all_are_silent_about() -> None:
    assert not [option.id for option in LIVE if option.kind == "silent" and option.editions]


def test_every_option_has_its_texts_in_the_order_of_the_register() -> None:
    assert list(OPTIONS) == list(REGISTER)


@every_option
def test_the_texts_are_a_question_and_one_or_two_sentences(option: Option) -> None:
    text = OPTIONS[option.id]

    assert re.fullmatch(r"[A-Z].*\?", text.question)
    assert re.fullmatch(r"[A-Z].*\.", text.why)
    assert len(re.findall(r"[.?!;](?= |$)", text.why)) <= 2


@every_live_option
def test_every_live_value_has_a_phrase_of_its_own(option: Option) -> None:
    phrases = OPTIONS[option.id].values

    assert tuple(phrases) == option.values
    assert len(set(phrases.values())) == len(option.values)
    assert all(re.fullmatch(r"\S.*[^.\s]", phrase) for phrase in phrases.values())


@every_settled_option
def test_a_settled_option_has_no_phrases(option: Option) -> None:
    assert not OPTIONS[option.id].values


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("late-claim-by-creator", {"fr": "allowed", "de": "allowed", "it": "forbidden", "pl": "forbidden"}),
        (
            "hand-limit-timing",
            {"fr": "after-take", "de": "end-of-turn", "it": "end-of-turn", "pl": "end-of-turn"},
        ),
        ("offering-talents-lost", {"de": "all-lost", "it": "all-lost", "pl": "all-lost"}),
        ("sphinx-count", {"fr": "6", "de": "6", "it": "6"}),
    ],
)
def test_an_edition_is_named_only_where_its_own_text_decides(option: str, said: dict[str, str]) -> None:
    assert REGISTER[option].editions == said


def test_the_supporters_of_a_value_come_in_the_usual_order_of_editions() -> None:
    assert REGISTER["late-claim-by-creator"].supporters("allowed") == ("fr", "de")
    assert REGISTER["char-discard-order"].supporters("discard-then-effect") == ("fr", "de", "pl")
    assert REGISTER["free-trade"].supporters("allowed") == ()


def test_without_an_agreement_every_default_is_in_force() -> None:
    rulings = Rulings(REGISTER)

    assert {option: rulings.value(option) for option in REGISTER} == {
        option.id: option.default for option in REGISTER.values()
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_presets_what_it_says_and_leaves_the_default_elsewhere(edition: str) -> None:
    rulings = Rulings(REGISTER, edition)

    for option in REGISTER.values():
        assert rulings.value(option.id) == option.editions.get(edition, option.default)


def test_a_single_change_wins_over_the_preset_of_the_edition() -> None:
    rulings = Rulings(REGISTER, "fr", {"late-claim-by-creator": "forbidden"})

    assert rulings.value("late-claim-by-creator") == "forbidden"
    assert rulings.value("hand-limit-timing") == "after-take"


def test_asking_is_remembered_and_showing_is_not() -> None:
    rulings = Rulings(REGISTER)

    assert rulings["zero-bid"] == "allowed"
    assert rulings.value("croc-tie") == "all-tied-eaten"
    assert rulings.asked == {"zero-bid"}


def test_an_agreement_with_one_point_changed_keeps_the_rest_and_has_been_asked_nothing() -> None:
    rulings = Rulings(REGISTER, "it", {"zero-bid": "minimum-one"})
    assert rulings["croc-tie"] == "all-tied-eaten"

    other = rulings.instead("croc-tie", "nobody")

    assert other.value("croc-tie") == "nobody"
    assert other.value("zero-bid") == "minimum-one"
    assert other.value("char-discard-order") == "effect-then-discard"
    assert other.asked == set()
    assert rulings.value("croc-tie") == "all-tied-eaten"


def test_the_other_values_of_an_option_are_those_not_in_force() -> None:
    rulings = Rulings(REGISTER)

    assert list(rulings.others("croc-tie")) == ["nobody", "one"]
    assert list(rulings.instead("croc-tie", "nobody").others("croc-tie")) == ["all-tied-eaten", "one"]
    assert list(Rulings(REGISTER, "fr").others("late-claim-by-creator")) == ["forbidden"]
    assert rulings.asked == set()
