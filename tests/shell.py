"""The command as a person calls it."""

import subprocess
import sys
from pathlib import Path


def cleo(*arguments: str, text: bytes = b"", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "cleo_tools", *arguments], input=text, capture_output=True, check=False, cwd=cwd
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )
