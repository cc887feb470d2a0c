"""`cleo redact`, as a person types it."""

from pathlib import Path

import pytest
from shell import cleo

RECORD = """cleo 1
players Anna, Bruno, Chloé
deal Anna A S vizier   # she grins
deal Bruno A A L
market S | (W) | L
1 Anna: market 2; refill S | ? | L
"""
FRENCH = "joueurs Anna, Bruno, Chloé\n1 Anna : marché 2; remplir S | (M) | L\n"


def redacted(*arguments: str, text: str = RECORD) -> str:
    done = cleo("redact", "-", *arguments, text=text.encode())
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_player_sees_her_own_cards() -> None:
    assert redacted("--as", "Anna") == (
        "cleo 1\nplayers Anna, Bruno, Chloé\ndeal Anna A S vizier\ndeal Bruno 3?\nmarket S | ? | L\n"
        "1 Anna: market 2 takes W; refill S | ? | L\n"
    )


def test_a_spectator_sees_nobody_s() -> None:
    assert redacted("--as", "spectator") == (
        "cleo 1\nplayers Anna, Bruno, Chloé\ndeal Anna 3?\ndeal Bruno 3?\nmarket S | ? | L\n"
        "1 Anna: market 2; refill S | ? | L\n"
    )


def test_a_name_may_be_typed_as_in_a_record() -> None:
    assert redacted("--as", "chloe") == redacted("--as", "Chloé") == redacted("--as", "Spectator")


def test_a_player_who_is_called_spectator_is_a_player() -> None:
    text = RECORD.replace("Anna", "Spectator")

    assert "deal Spectator A S vizier" in redacted("--as", "spectator", text=text)


@pytest.mark.parametrize("name", ["Anne", "", "nobody"])
def test_a_name_that_nobody_has_gets_the_names_of_the_players(name: str) -> None:
    done = cleo("redact", "-", "--as", name, text=RECORD.encode())

    assert done.returncode == 2
    assert done.stdout == ""
    assert "players: Anna, Bruno, Chloé, or spectator" in done.stderr
    assert "Traceback" not in done.stderr


def test_who_looks_on_must_be_said() -> None:
    done = cleo("redact", "-", text=RECORD.encode())

    assert done.returncode == 2
    assert "--as" in done.stderr


def test_a_record_that_could_not_be_read_is_not_redacted(tmp_path: Path) -> None:
    out = tmp_path / "out.cleo"
    done = cleo("redact", "-", "--as", "Anna", "-o", str(out), text=RECORD.replace("refill", "refil").encode())

    assert done.returncode == 2
    assert done.stdout == ""
    assert "could not be read fully and is not redacted" in done.stderr
    assert "N301" in done.stderr
    assert not out.exists()


def test_it_goes_to_a_file_and_leaves_the_record_alone(tmp_path: Path) -> None:
    file, out = tmp_path / "game.cleo", tmp_path / "anna.cleo"
    file.write_text(RECORD, encoding="utf-8")
    done = cleo("redact", str(file), "--as", "Anna", "-o", str(out))

    assert (done.returncode, done.stdout) == (0, "")
    assert out.read_text(encoding="utf-8") == redacted("--as", "Anna")
    assert file.read_text(encoding="utf-8") == RECORD


def test_a_file_that_is_not_there_leaves_with_2() -> None:
    assert cleo("redact", "nowhere.cleo", "--as", "Anna").returncode == 2


def test_comments_go_unless_they_are_kept() -> None:
    assert "grins" not in redacted("--as", "Anna")
    assert "deal Anna 3?  # she grins" in redacted("--as", "Bruno", "--keep-comments")


def test_cards_may_be_written_in_words() -> None:
    assert "deal Anna artisan stone vizier" in redacted("--as", "Anna", "--style", "long")


def test_a_text_in_another_language_is_read_as_one() -> None:
    assert "refill S | ? | L" in redacted("--as", "Anna", "--lang", "fr", text=FRENCH)
    assert "remplir S | ? | L" in redacted("--as", "Anna", text="lang fr\n" + FRENCH)
