"""Where grammars and schemas are: beside the package when installed, one level up in a checkout."""

from pathlib import Path


def folder(name: str) -> Path:
    """Return the folder of that name."""
    here = Path(__file__).parent
    inside = here / name
    return inside if inside.is_dir() else here.parent / name
