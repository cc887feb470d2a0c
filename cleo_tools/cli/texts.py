"""Where texts come from: files, folders, standard input; and why some cannot be read."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from cleo_tools.games import GAMES
from cleo_tools.notation.read import Reading, read
from cleo_tools.notation.slips import catalogue
from cleo_tools.report import short
from cleo_tools.source import Source

LARGEST = 8 * 1024 * 1024


class Unreadable(click.ClickException):
    """A text that is no record at all."""

    exit_code = 2


def load(path: str) -> Source:
    """Return the text of a file, or of standard input for `-`."""
    name = "standard input" if path == "-" else path
    try:
        if path == "-":
            if sys.stdin is None:
                raise Unreadable(f"{name}: closed")
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as problem:
        raise Unreadable(f"{name}: {problem.strerror or problem}") from None
    return Source(name, decode(data, name))


def decode(data: bytes, name: str) -> str:
    """Return bytes as text, or say why they are none."""
    if len(data) > LARGEST:
        raise Unreadable(f"{name}: larger than 8 MB; the record of a long game has 20 KB")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise Unreadable(f"{name}: written in UTF-16; save it as UTF-8")
    if b"\0" in data:
        raise Unreadable(f"{name}: not a text (it has a NUL byte at {data.index(0)})")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise Unreadable(f"{name}: not UTF-8 (line {line}, byte {problem.start}); save it as UTF-8") from None
    if not text.strip():
        raise Unreadable(f"{name}: empty")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def reading(source: Source, lang: str | None) -> Reading:
    """Return what a text says; one that does not name its language is read as English or as `lang`, whichever fits."""
    found = read(source, GAMES["cleopatra"], lang)
    if lang in (None, "en") or not found.slips:
        return found
    english = read(source, GAMES["cleopatra"])
    return english if len(english.slips) + english.skipped < len(found.slips) + found.skipped else found


def whole(source: Source, lang: str | None, consequence: str) -> Reading:
    """Return what a text says if all of it could be read; else leave with its slips and what is not done."""
    found = reading(source, lang)
    if not found.complete:
        words = catalogue(GAMES["cleopatra"], "en")
        slips = "\n".join(short.render(slip, source, words) for slip in found.slips)
        raise Unreadable(f"{source.name}: could not be read fully and is {consequence}\n{slips}")
    return found


def paths(given: tuple[str, ...]) -> Iterator[str]:
    """Yield files, and the records in folders."""
    for path in given:
        if path != "-" and Path(path).is_dir():
            found = sorted(str(file) for file in Path(path).rglob("*.cleo"))
            if not found:
                raise Unreadable(f"{path}: no records (*.cleo) in this folder")
            yield from found
        else:
            yield path


def replace(path: Path, content: str | bytes) -> None:
    """Write a file so that an interruption leaves the old one or the new one, never half."""
    real = path.resolve()
    if real.exists() and not real.is_file():
        raise Unreadable(f"{path}: cannot be written (no plain file)")
    try:
        handle, name = tempfile.mkstemp(dir=real.parent, prefix=f".{real.name}.")
    except OSError as problem:
        raise Unreadable(f"{path}: cannot be written ({problem.strerror})") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(real.stat().st_mode & 0o777 if real.exists() else 0o644)
        Path(name).replace(real)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
