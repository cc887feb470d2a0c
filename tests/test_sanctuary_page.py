"""What the page on sanctuaries shows is what happens."""

import re
import shlex
from pathlib import Path

from shell import cleo

PAGE = (Path(__file__).parents[1] / "docs" / "sanctuary.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_the_answer_on_the_page_is_the_answer() -> None:
    command, _, answer = block("console").partition("\n")

    assert cleo(*shlex.split(command)[2:]).stdout == answer


def test_the_drawing_on_the_page_is_a_garden_with_a_sanctuary() -> None:
    done = cleo("sanctuary", "--draw", "-", "--pile", "F,I,L", text=block("text drawing").encode())

    assert "a2 a3 a4 b3 b4 (5 squares): a sanctuary" in done.stdout


def test_the_program_on_the_page_runs() -> None:
    exec(compile(block("python"), "sanctuary.md", "exec"), {})  # noqa: S102 # our own page
