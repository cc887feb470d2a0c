"""Verdicts for programs: JSON, SARIF, GitHub annotations."""

from cleo_tools.check import Checked


def render(form: str, done: list[Checked], lang: str | None) -> str:
    """Return verdicts in one of the formats for programs."""
    del form, done, lang
    return ""
