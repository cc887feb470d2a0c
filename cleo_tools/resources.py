"""Where grammars, schemas and cases are: inside the package when installed, beside it in a checkout."""

from pathlib import Path

_HERE = Path(__file__).parent


def folder(name: str) -> Path:
    """Return the folder of that name."""
    inside = _HERE / name
    return inside if inside.is_dir() else _HERE.parent / name


def cases() -> Path:
    """Return the folder of the records that show every slip, rule and ruling."""
    inside = _HERE / "cases"
    return inside if inside.is_dir() else _HERE.parent / "tests" / "cases"
