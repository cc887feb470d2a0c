"""Verdicts for programs: JSON, SARIF, GitHub annotations."""

import json
import re
from collections.abc import Sequence
from typing import Any

from cleo_tools.check import Checked
from cleo_tools.report import github, sarif, verdict_json

# JSON may have these as they are, but a terminal obeys some of them and some readers take others for line ends.
_UNSAFE = re.compile(r"[\x7f-\x9f\u2028\u2029]")
# Half a character: what Python makes of a file's name that is not Unicode. UTF-8 cannot say it.
_HALF = re.compile(r"[\ud800-\udfff]")


def render(form: str, done: Sequence[Checked], lang: str | None) -> str:
    """Return verdicts in one of the formats for programs."""
    match form:
        case "json":
            return _text(verdict_json.document(done, lang))
        case "sarif":
            return _text(sarif.log(done, lang))
        case "github":
            return github.render(done, lang)
        case _:
            raise ValueError(f"no format for programs: {form}")


def _text(document: dict[str, Any]) -> str:
    text = json.dumps(document, ensure_ascii=False, indent=1, allow_nan=False)
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", _HALF.sub("\ufffd", text)) + "\n"
