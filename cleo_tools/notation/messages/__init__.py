"""What each slip says: one module a language, loaded when somebody reads it."""

import importlib
from collections.abc import Mapping

from cleo_tools.diagnostics import Code, Message, Severity

_HEADER = ("N101", "N102", "N103", "N104", "N105", "N106", "N107", "N108", "N109", "N110", "N111", "N112", "N113")
_TURNS = ("N201", "N202", "N203", "N204", "N205", "N206", "N207", "N208")
_CLAUSES = (
    *("N301", "N302", "N303", "N304", "N305", "N306", "N307", "N308", "N309"),
    *("N311", "N312", "N313", "N314", "N315", "N316", "N317", "N318", "N319"),
    *("N320", "N321", "N322", "N323", "N324", "N325", "N326", "N327"),
)
CODES: dict[str, Code] = {code: Code() for code in (*_HEADER, *_TURNS, *_CLAUSES)} | {"N208": Code(Severity.WARNING)}


def table(lang: str) -> tuple[Mapping[str, Message], Mapping[str, str]]:
    """Return the sentences and the parts of sentences of a language."""
    module = importlib.import_module(f"{__name__}.{lang}")
    return module.MESSAGES, module.PHRASES
