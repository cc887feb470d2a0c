import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_wheel_works_in_an_empty_environment_outside_the_checkout(tmp_path: Path) -> None:
    quiet = ["--quiet", "--disable-pip-version-check"]
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", tmp_path, ROOT], check=True, capture_output=True
    )
    [wheel] = tmp_path.glob("*.whl")
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", *quiet, wheel], check=True, env=clean)
    record = tmp_path / "game.cleo"
    record.write_text("players Anna, Bruno, Chloé\n1 Anna: market 2; refill S | ? | L\n", encoding="utf-8")

    for arguments in (
        ["check", str(record)],
        ["check", "--format", "json", "--lang", "pl", str(record)],
        ["explain", "MKT-1", "--lang", "de"],
        ["rulings", "late-claim-by-creator"],
        ["board", "show"],
        ["fmt", str(record)],
        ["convert", str(record), "--to", "json"],
    ):
        done = subprocess.run(
            [python, "-m", "cleo_tools", *arguments], cwd=tmp_path, env=clean, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr
