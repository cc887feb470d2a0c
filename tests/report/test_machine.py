"""The formats for programs: complete, closed, deterministic, and unmoved by whatever a player is called."""

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import jsonschema
import pytest
from attrs import evolve
from click.testing import CliRunner

from cleo_tools.check import Checked, Wishes, check
from cleo_tools.cli.check import FORMATS, command
from cleo_tools.diagnostics import Edit
from cleo_tools.fixes import apply
from cleo_tools.games.cleopatra.scoring import Scores
from cleo_tools.games.game import game_of
from cleo_tools.notation.read import read
from cleo_tools.report import machine
from cleo_tools.source import Source, Span
from cleo_tools.verify import Dependence, Verdict

ROOT = Path(__file__).parents[2]
GAME = game_of("cleopatra")
SCHEMA: dict[str, Any] = json.loads((ROOT / "schemas" / "verdict.schema.json").read_text(encoding="utf-8"))
EXAMPLES = sorted((ROOT / "examples").glob("*.cleo"))
CASES = ROOT / "tests" / "cases"
RECORDS = [path for folder in (CASES, CASES / "rules", CASES / "rulings") for path in sorted(folder.glob("*.cleo"))]
PROGRAMS = ("json", "sarif", "github")

LEGAL = "players Anna, Bruno, Chloé\n1 Anna: market 2; refill S | ? | L\n"
FAULTY = """\
players Anna, Bruno, Chloé
edition fr
rule empty-stall-visit = forbidden
market S | M | L
1 Anna: market 2; refill S | ? | L
2 Chloé: market 1; refill A | ? | ?
3 Bruno: market 1; let stand "late {already} [sorry](1)"
4 Chloé: market 1; refill A | ? | ?
end
"""
SLIP = LEGAL + "2 Bruno: marekt 2; refill S | ? | L\n"
NOBODY = "1 Anna: market 2; refill S | ? | L\n"

NAMES = {
    "escape": "\x1b[31mred",
    "escape of one byte": "\x9b31mred",
    "command": "::error::fake",
    "command with properties": "::error file=a,line=1::fake",
    "old command": "##[error]fake",
    "percent": "%0A::error::fake",
    "comma and colon": "a, line=9:1",
    "quotes": 'Anna "the first"',
    "script": "<script>alert(1)</script>",
    "link": "[click](https://example.org)",
    "escaped link": "[click\\](https://example.org)",
    "gap": "{0}",
    "line of its own": "a\u2028::error::fake",
    "right to left": "\u202eanna",
    "backslash": "a\\b",
}
FILES = {
    "command": "::error::fake.cleo",
    "old command": "##[add-mask]a.cleo",
    "properties": "a,line=9:1%0A.cleo",
    "space and accent": "soirée du mardi.cleo",
    "backslash": "a\\b.cleo",
    "line": "a\n::error::fake.cleo",
    "not unicode": "caf\udce9.cleo",
    "scheme": "javascript:alert(1).cleo",
}


def judged(text: str, name: str = "game.cleo", *, fixes: bool = False) -> Checked:
    return check(read(Source(name, text), GAME.dialect), GAME, Wishes(fixes=fixes))


@cache
def example(path: Path) -> Checked:
    source = Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    return check(read(source, GAME.dialect), GAME, Wishes(fixes=False), path.parent)


def named(name: str) -> Checked:
    """Return the verdict on a record in which a player's name is in the report."""
    written = name.replace("\\", "\\\\").replace('"', '\\"')
    return judged(f'players "{written}", Bruno, Chloé\n1 Bruno: market 2\n')


def records(done: list[Checked], lang: str | None = "en") -> list[dict[str, Any]]:
    document = json.loads(machine.render("json", done, lang))
    jsonschema.Draft202012Validator(SCHEMA).validate(document)
    found: list[dict[str, Any]] = document["records"]
    return found


def record(text: str, *, fixes: bool = False) -> dict[str, Any]:
    return records([judged(text, fixes=fixes)])[0]


def finding(found: dict[str, Any], code: str) -> dict[str, Any]:
    one: dict[str, Any] = next(one for one in found["findings"] if one["code"] == code)
    return one


def verdict(checked: Checked) -> Verdict:
    assert checked.verdict is not None
    return checked.verdict


# Every format.


@pytest.mark.parametrize("form", PROGRAMS)
def test_the_same_records_give_the_same_text(form: str) -> None:
    done = [judged(FAULTY), judged(SLIP, "slip.cleo")]

    assert machine.render(form, done, "en") == machine.render(form, [judged(FAULTY), judged(SLIP, "slip.cleo")], "en")


@pytest.mark.parametrize("form", PROGRAMS)
def test_a_text_ends_with_one_line_end_and_can_be_written_as_utf_8(form: str) -> None:
    for text in (LEGAL, FAULTY, NOBODY):
        found = machine.render(form, [judged(text, FILES["not unicode"])], "en")

        assert found.endswith("\n")
        assert not found.endswith("\n\n")
        assert found.encode()


@pytest.mark.parametrize("form", PROGRAMS)
def test_no_record_at_all_is_no_reason_to_stumble(form: str) -> None:
    assert machine.render(form, [], None)


def test_a_format_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no format for programs: xml"):
        machine.render("xml", [], None)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(("code", "texts"), [(0, [LEGAL]), (1, [LEGAL, FAULTY]), (1, [NOBODY]), (2, [FAULTY, ""])])
def test_the_exit_code_is_the_same_in_every_format(form: str, code: int, texts: list[str], tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.cleo" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")

    done = CliRunner().invoke(command, ["--format", form, *map(str, paths)], standalone_mode=False)

    assert done.exception is None
    assert done.return_value == code


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("form", PROGRAMS)
def test_no_name_reaches_a_terminal_as_a_command(form: str, name: str) -> None:
    found = machine.render(form, [named(name)], "en")

    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", found)


# JSON.


def nodes(schema: Any) -> list[dict[str, Any]]:
    """Return a schema and everything in it."""
    if isinstance(schema, list):
        return [node for part in schema for node in nodes(part)]
    if not isinstance(schema, dict):
        return []
    return [schema, *(node for part in schema.values() for node in nodes(part))]


def test_the_schema_is_one_and_lets_nothing_else_in() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for node in nodes(SCHEMA):
        if node.get("type") == "object":
            assert node["additionalProperties"] is False
            for part in node["properties"].values():
                assert "description" in part or "$ref" in part
    for name, node in SCHEMA["$defs"].items():
        assert "description" in node or name == "number"
        assert f'"#/$defs/{name}"' in json.dumps(SCHEMA)


@pytest.mark.parametrize("path", [*EXAMPLES, *RECORDS], ids=lambda path: path.stem)
def test_every_record_we_have_fits_the_schema(path: Path) -> None:
    checked = example(path)
    [found] = records([checked])

    assert found["file"] == checked.reading.source.name
    assert found["legal"] == checked.fine
    assert len(found["findings"]) == len(checked.findings) == sum(found["counts"].values())
    assert found["counts"]["errors"] == len(checked.errors)


def test_json_is_readable_as_it_stands() -> None:
    text = machine.render("json", [judged(FAULTY)], "en")

    assert text.startswith('{\n "format": "cleo-verdict-1",\n "records": [\n  {\n')
    assert "Chloé is out of turn" in text


def test_a_legal_record_says_so() -> None:
    found = record(LEGAL)

    assert (found["judged"], found["legal"], found["finished"]) == (True, True, False)
    assert found["findings"] == found["scores"] == found["rulings"] == []
    assert found["winners"] is None
    assert found["edition"] is None
    assert found["counts"] == {"errors": 0, "warnings": 0, "notes": 0, "consequences": 0}


def test_a_record_without_players_is_not_judged() -> None:
    found = record(NOBODY)

    assert (found["judged"], found["legal"]) == (False, False)
    assert [one["code"] for one in found["findings"]] == ["N106"]
    assert found["depends"] == found["reconstructed"] == []


def test_a_finding_has_its_place_its_words_and_its_rules() -> None:
    found = record(FAULTY)
    turn = finding(found, "C201")

    assert found["edition"] == "fr"
    assert found["rulings"] == [{"option": "empty-stall-visit", "value": "forbidden", "preset": "allowed"}]
    assert (turn["severity"], turn["message"]) == ("error", "Chloé is out of turn: it is Bruno's turn")
    assert (turn["line"], turn["column"], turn["length"]) == (6, 3, 5)
    assert turn["related"] == [{"line": 5, "column": 3, "length": 4, "label": "the turn before"}]
    assert [rule["id"] for rule in turn["rules"]] == ["TRN-1"]
    assert turn["rules"][0]["text"] == GAME.rule_text("TRN-1", "en")
    assert turn["rules"][0]["citations"] == GAME.rulebook.cite("TRN-1")
    assert turn["cause_line"] is turn["let_stand"] is None


def test_a_consequence_names_the_line_of_its_cause() -> None:
    found = record(SLIP)

    assert finding(found, "N301")["cause_line"] is None
    assert {one["cause_line"] for one in found["findings"] if one["line"] == 3 and one["code"] != "N301"} == {3}
    assert found["counts"]["consequences"] >= 1


def test_what_the_table_let_stand_is_a_note_with_its_reason() -> None:
    refill = finding(record(FAULTY), "C307")

    assert refill["severity"] == "note"
    assert refill["let_stand"] == "late {already} [sorry](1)"


def test_a_finding_names_the_rulings_under_which_it_would_be_legal() -> None:
    found = record(FAULTY)
    stall = finding(found, "C302")
    place = {"code": "C302", **{key: stall[key] for key in ("line", "column", "length")}}

    assert [(one["option"], one["value"]) for one in stall["legal_if"]] == [("empty-stall-visit", "allowed")]
    [one] = [one for one in found["depends"] if one["option"] == "empty-stall-visit"]
    assert (one["in_force"], one["value"], one["legal"]) == ("forbidden", "allowed", False)
    assert one["removed"] == [place]
    assert one["added"] == []


def test_a_slip_remains_one_under_every_ruling() -> None:
    text = "players Anna, Bruno, Chloé\nmarket S | M | L\n1 Anna: market 2; refill - | - | -\n"
    done = judged(text)
    ruling = Dependence("zero-bid", "minimum-one", (), (("C101", Span(1, 1, 1)),), legal=True)

    def dependent(checked: Checked) -> dict[str, Any]:
        [found] = records([evolve(checked, verdict=evolve(verdict(checked), depends=(ruling,)))])
        one: dict[str, Any] = found["depends"][0]
        return one

    assert dependent(done)["legal"]
    assert not dependent(judged(text + "2 Bruno: marekt 2\n"))["legal"]


def test_a_fix_makes_the_text_right() -> None:
    text = LEGAL + "2 Chloé: market 1; refill S | ? | L\n"
    edits = [
        Edit(Span(edit["line"], edit["column"], edit["length"]), edit["text"])
        for edit in finding(record(text, fixes=True), "C201")["fix"]
    ]

    assert edits
    assert record(apply(text, edits))["legal"]


def test_an_open_amount_has_bounds_and_a_known_one_is_a_number() -> None:
    found = record(FAULTY)

    assert found["finished"]
    assert found["winners"] is None
    assert [score["player"] for score in found["scores"]] == ["Anna", "Bruno", "Chloé"]
    anna = found["scores"][0]
    assert anna["left"]["least"] < anna["left"]["most"]
    assert anna["eaten"] is None
    assert anna["total"] == anna["talents"] + anna["merchant_talents"]


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem != "slips"], ids=lambda path: path.stem)
def test_an_example_that_was_played_to_the_end_has_scores_and_winners(path: Path) -> None:
    checked = example(path)
    [found] = records([checked])
    scores = verdict(checked).scores

    assert found["finished"] == (scores is not None)
    assert len(found["scores"]) == (len(checked.reading.record.players) if scores else 0)
    assert found["winners"] == (list(scores.winners) if scores and scores.winners is not None else None)


def test_nobody_wins_is_a_result() -> None:
    done = judged(FAULTY)
    nobody = evolve(done, verdict=evolve(verdict(done), scores=Scores(verdict(done).scores.players, ())))

    assert records([nobody])[0]["winners"] == []


def test_other_scores_under_another_ruling_are_listed() -> None:
    done = judged(FAULTY)
    scores = verdict(done).scores
    richer = evolve(scores.players[1], merchants=0)
    other = Scores((scores.players[0], richer, scores.players[2]), ("Bruno",))
    ruling = Dependence("zero-bid", "minimum-one", (), (), legal=False, winners=("Bruno",), scores=other)
    unfinished = Dependence("zero-bid", "minimum-one", (), (), legal=False)
    changed = evolve(done, verdict=evolve(verdict(done), depends=(ruling, unfinished)))

    [first, second] = records([changed])[0]["depends"]

    assert first["winners"] == ["Bruno"]
    assert first["winners_change"]
    assert [(score["player"], score["merchant_talents"]) for score in first["scores_changed"]] == [("Bruno", 0)]
    assert second["winners"] is None
    assert second["scores_changed"] == []


def test_findings_that_are_not_listed_are_counted() -> None:
    assert records([evolve(judged(FAULTY), hidden=7)])[0]["hidden"] == 7


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_comes_back_from_json_as_it_was(name: str) -> None:
    [found] = records([named(name)])

    assert finding(found, "C201")["message"] == f"Bruno is out of turn: it is {name}'s turn"


def test_a_record_speaks_its_own_language_unless_another_is_asked_for() -> None:
    done = judged("lang fr\njoueurs Anna, Bruno, Chloé\n1 Bruno: marché 2\n")

    assert records([done], None)[0]["lang"] == "fr"
    assert records([done], "en")[0]["lang"] == "en"
    assert records([done], None)[0]["findings"][0]["message"] != records([done], "en")[0]["findings"][0]["message"]


def test_a_record_in_a_language_nobody_knows_gets_english_words() -> None:
    assert records([judged("lang es\n" + LEGAL)], None)[0]["lang"] == "en"


# SARIF.


def run(done: list[Checked], lang: str | None = "en") -> dict[str, Any]:
    log = json.loads(machine.render("sarif", done, lang))
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-schema-2.1.0.json")
    [found] = log["runs"]
    assert set(log) == {"$schema", "version", "runs"}
    assert found["columnKind"] == "unicodeCodePoints"
    assert found["tool"]["driver"]["name"] == "Cleo"
    one: dict[str, Any] = found
    return one


def sound_message(message: dict[str, Any]) -> None:
    assert set(message) == {"text"}
    assert message["text"]
    assert not re.search(r"(?<!\{)(\{\{)*\{(?!\{)", message["text"])


def sound_region(region: dict[str, Any], source: Source) -> str:
    """Return the text that a region marks."""
    assert set(region) == {"startLine", "startColumn", "endColumn"}
    assert min(region.values()) >= 1
    assert region["endColumn"] >= region["startColumn"]
    return source.line(region["startLine"])[region["startColumn"] - 1 : region["endColumn"] - 1]


def sound_location(location: dict[str, Any], source: Source) -> None:
    assert set(location) <= {"id", "physicalLocation", "message"}
    place = location["physicalLocation"]
    assert set(place) == {"artifactLocation", "region"}
    sound_region(place["region"], source)
    uri = place["artifactLocation"]["uri"]
    parts = urlsplit(uri)
    assert re.fullmatch(r"[A-Za-z0-9._~/%-]+", uri)
    assert not parts.scheme
    assert not uri.startswith("/")
    if "message" in location:
        sound_message(location["message"])


def sound_rules(rules: list[dict[str, Any]]) -> None:
    assert len({rule["id"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["defaultConfiguration"]["level"] in ("error", "warning", "note")
        assert "helpUri" not in rule
        for text in ("shortDescription", "fullDescription", "help"):
            sound_message(rule[text])
        assert set(rule["properties"]["rules"]) <= set(GAME.rulebook.rules)


def sound_results(found: dict[str, Any], checked: Checked) -> None:
    source = checked.reading.source
    rules = found["tool"]["driver"]["rules"]
    fingerprints = set()
    for result, one in zip(found["results"], checked.findings, strict=True):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == one.code
        assert result["level"] in ("error", "warning", "note")
        sound_message(result["message"])
        [location] = result["locations"]
        for place in (location, *result.get("relatedLocations", [])):
            sound_location(place, source)
        assert [place["id"] for place in result.get("relatedLocations", [])] == [
            number for number, _ in enumerate(dict.fromkeys(one.related), 1)
        ]
        assert isinstance(result["suppressions"], list)
        assert result["properties"]["consequence"] == (one.cause is not None)
        [fingerprint] = result["partialFingerprints"].values()
        fingerprints.add(fingerprint)
    assert len(fingerprints) == len(checked.findings)


@pytest.mark.parametrize("path", [*EXAMPLES, *RECORDS], ids=lambda path: path.stem)
def test_every_record_we_have_makes_sound_sarif(path: Path) -> None:
    checked = example(path)
    found = run([checked])

    sound_rules(found["tool"]["driver"]["rules"])
    sound_results(found, checked)


def test_an_error_of_ours_is_an_error_a_consequence_a_note() -> None:
    levels = {result["ruleId"]: result["level"] for result in run([judged(SLIP)])["results"]}

    assert levels["N301"] == "error"
    assert levels["C203"] == "note"


def test_a_consequence_carries_a_property_and_the_line_of_its_cause() -> None:
    result = next(result for result in run([judged(SLIP)])["results"] if result["ruleId"] == "C203")

    assert result["properties"]["consequence"]
    assert result["properties"]["causeLine"] == 3


def test_what_the_table_let_stand_is_suppressed_in_sarif() -> None:
    results = run([judged(FAULTY)])["results"]
    [refill] = [result for result in results if result["suppressions"]]

    assert (refill["ruleId"], refill["level"]) == ("C307", "note")
    assert refill["suppressions"] == [
        {"kind": "inSource", "status": "accepted", "justification": "late {already} [sorry](1)"}
    ]


def test_a_fingerprint_survives_new_lines_before_it() -> None:
    def fingerprints(text: str) -> list[str]:
        return [str(result["partialFingerprints"]) for result in run([judged(text)])["results"]]

    assert fingerprints(FAULTY) == fingerprints("# a comment\n\n" + FAULTY)


def test_a_fix_in_sarif_replaces_the_same_text() -> None:
    done = judged(LEGAL + "2 Chloé: market 1; refill S | ? | L\n", fixes=True)
    [fix] = next(result["fixes"] for result in run([done])["results"] if "fixes" in result)
    [change] = fix["artifactChanges"]
    [replacement] = change["replacements"]

    assert change["artifactLocation"] == {"uri": "game.cleo"}
    assert sound_region(replacement["deletedRegion"], done.reading.source) == "Chloé"
    assert replacement["insertedContent"] == {"text": "Bruno"}


def test_columns_count_characters_not_bytes() -> None:
    done = judged("players Ańna, 🐊, Chloé\n1 Ańna: market 2; refill S | ? | L\n2 🐊: marekt 1\n")
    result = next(result for result in run([done])["results"] if result["ruleId"] == "N301")
    region = result["locations"][0]["physicalLocation"]["region"]

    assert sound_region(region, done.reading.source) == "marekt"


@pytest.mark.parametrize("name", FILES.values(), ids=FILES)
def test_a_file_can_be_found_again_by_its_address(name: str) -> None:
    done = judged(SLIP, name)
    found = run([done])
    sound_results(found, done)
    uri = found["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]

    assert unquote_to_bytes(uri) == os.fsencode(Path(name).as_posix())


def test_a_file_below_the_current_folder_has_a_relative_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    inside, outside = judged(SLIP, str(tmp_path / "games" / "a.cleo")), judged(SLIP, str(tmp_path.parent / "a.cleo"))
    address = [
        result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        for result in run([inside, outside])["results"]
    ]

    assert address[0] == "games/a.cleo"
    assert address[-1].startswith("file:///")
    assert "::error file=games/a.cleo,line=3," in machine.render("github", [inside], "en")


def test_a_name_is_no_link_and_no_gap_in_sarif() -> None:
    texts = [run([named(name)])["results"][0]["message"]["text"] for name in ("[a](1)", "[a\\](1)", "{0}", "[a]")]

    assert [text.partition("it is ")[2] for text in texts] == [
        "\\[a\\](1)'s turn",
        "\\[a\\\\\\](1)'s turn",
        "{{0}}'s turn",
        "[a]'s turn",
    ]


# GitHub.


def obeyed(text: str) -> list[tuple[str, dict[str, str], str]]:
    """Return the commands that GitHub's runner sees in a log: at the start of a line, and the old form anywhere."""
    found: list[tuple[str, dict[str, str], str]] = []
    until = None
    for line in re.split(r"\r\n|\r|\n", text):
        match = re.match(r"\s*::(\S+?)(?: (.*?))?::(.*)", line)
        if until:
            until = None if match and match[1] == until else until
        elif match and match[1] == "stop-commands":
            until = match[3]
        elif match:
            pairs = [pair.partition("=") for pair in (match[2] or "").split(",") if pair]
            found.append((match[1], {key: unescaped(value) for key, _, value in pairs}, unescaped(match[3])))
        elif "##[" in line:
            found.append(("old", {}, line))
    assert until is None
    return found


def unescaped(text: str) -> str:
    for escape, mark in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        text = text.replace(escape, mark)
    return text


def test_an_annotation_has_its_place_a_title_and_the_whole_message() -> None:
    [(kind, properties, message)] = obeyed(machine.render("github", [judged(SLIP, "games/a.cleo")], "en"))

    assert kind == "error"
    assert properties == {
        "file": "games/a.cleo",
        "line": "3",
        "col": "10",
        "endColumn": "16",
        "title": "Cleo N301",
    }
    assert message == "unknown word `marekt`\nhelp: did you mean `market`?"


def test_rules_and_reasons_are_in_the_annotation() -> None:
    found = {
        properties["title"]: (kind, message)
        for kind, properties, message in obeyed(machine.render("github", [judged(FAULTY)], "en"))
    }

    assert found["Cleo C201"][1].endswith("\nTRN-1 " + GAME.rule_text("TRN-1", "en"))
    assert found["Cleo C307"][0] == "notice"
    assert "\nthe table let it stand: late {already} [sorry](1)\n" in found["Cleo C307"][1]


def test_no_more_than_ten_of_a_kind_are_annotated_and_all_are_listed_and_counted() -> None:
    turns = "".join(f"{number} Anna: marekt {number}\n" for number in range(1, 15))
    text = machine.render("github", [judged(f"players Anna, Bruno, Chloé\n{turns}keep\n")], "en")
    lines = text.splitlines()

    assert [kind for kind, _, _ in obeyed(text)].count("error") == 10
    assert sum(1 for line in lines if re.match(r"game\.cleo:\d+:\d+: N301 ", line)) == 14
    assert lines[-1].startswith("14 errors")


def test_every_record_has_its_line_and_the_last_one_counts_them_all() -> None:
    lines = machine.render("github", [judged(LEGAL), judged(SLIP, "slip.cleo")], "en").splitlines()

    assert "game.cleo: legal (3 players, 1 turn, 2 clauses)" in lines
    assert any(line.startswith("slip.cleo: 1 error, ") for line in lines)
    assert re.fullmatch(r"1 error, \d+ consequences?", lines[-1])


def test_consequences_are_listed_and_not_annotated() -> None:
    text = machine.render("github", [judged(SLIP)], "en")

    assert re.search(r"^game\.cleo:3:3: C203 ", text, re.MULTILINE)
    assert "title=Cleo C203" not in text


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_no_command(name: str) -> None:
    found = obeyed(machine.render("github", [named(name)], "en"))

    assert [(kind, properties["title"]) for kind, properties, _ in found] == [
        ("error", "Cleo C201"),
        ("error", "Cleo C307"),
    ]
    shown = re.sub(r"[\x00-\x1f\x7f-\x9f]", "\ufffd", name)
    assert found[0][2].startswith(f"Bruno is out of turn: it is {shown}'s turn\n")


@pytest.mark.parametrize("name", FILES.values(), ids=FILES)
def test_a_file_is_no_command(name: str) -> None:
    [(kind, properties, _)] = obeyed(machine.render("github", [judged(SLIP, name)], "en"))

    assert kind == "error"
    assert properties["file"] == re.sub(r"[\n\udc80-\udcff]", "\ufffd", Path(name).as_posix())
    assert properties["line"] == "3"


# The page about the formats.

PAGE = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
SAMPLES = dict(re.findall(r"^```(?:text |json )?(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


def within(part: Any, whole: Any) -> bool:
    """Return whether a sample says nothing but what is there."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and within(part[key], whole[key]) for key in part)
    if isinstance(part, list):
        return isinstance(whole, list) and len(part) == len(whole) and all(map(within, part, whole))
    return bool(part == whole)


@pytest.mark.parametrize("form", FORMATS)
def test_the_samples_of_the_page_are_what_the_formats_say(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games").mkdir()
    Path("games/tuesday.cleo").write_text(SAMPLES["cleo"], encoding="utf-8")
    found = CliRunner().invoke(command, ["--format", form, "games/tuesday.cleo"], standalone_mode=False).output

    if form in ("json", "sarif"):
        assert within(json.loads(SAMPLES[form]), json.loads(found))
    else:
        assert SAMPLES[form] == found
