import subprocess
import sys
from pathlib import Path

import pytest
from shell import cleo

GOOD = "cleo 1\nplayers Anna, Bruno, Chloé\n1 Anna: market 2; refill S | ? | L\n"


def test_a_good_record_leaves_with_0() -> None:
    assert cleo("check", "-", text=GOOD.encode()).returncode == 0


def test_a_slip_leaves_with_1_and_a_caret() -> None:
    done = cleo("check", "-", text=GOOD.replace("market", "marekt").encode())

    assert done.returncode == 1
    assert "did you mean `market`?" in done.stdout


@pytest.mark.parametrize(
    "kept", [b"\xef\xbb\xbf" + GOOD.encode(), GOOD.replace("\n", "\r\n").encode()], ids=["bom", "crlf"]
)
def test_marks_of_other_systems_do_no_harm(kept: bytes) -> None:
    assert cleo("check", "-", text=kept).returncode == 0


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "empty"),
        (b"\xff\xfea\0", "UTF-16"),
        (b"players A\0", "NUL byte"),
        (b"players \xe9", "not UTF-8"),
        (b"\x89PNG\r\n\x1a\n\0", "NUL byte"),
        (b"a" * (50 * 1024 * 1024), "larger than 8 MB"),
    ],
    ids=["empty", "utf-16", "nul", "latin-1", "picture", "50 MB"],
)
def test_what_is_no_record_leaves_with_2_and_a_sentence(data: bytes, said: str) -> None:
    done = cleo("check", "-", text=data)

    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "body",
    [
        "1 Anna: " + "x" * 5_000_000,
        "1 Anna: " + "market 2; " * 100_000,
        "1 Anna: pay " + "A " * 2_000_000,
        '"' * 5_000_000,
    ],
    ids=["one word", "100,000 clauses", "one endless payment", "quotation marks"],
)
def test_a_line_of_megabytes_is_read_or_refused_in_bounded_time(body: str) -> None:
    done = cleo("check", "--format", "short", "-", text=f"players Anna, Bruno\n{body}\n".encode())

    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr
    assert len(done.stdout) < 100_000


def test_a_missing_file_leaves_with_2() -> None:
    assert cleo("check", "nowhere.cleo").returncode == 2


def test_a_folder_without_records_leaves_with_2(tmp_path: Path) -> None:
    assert "no records" in cleo("check", str(tmp_path)).stderr
    assert cleo("fmt", str(tmp_path)).returncode == 2


def test_wrong_use_leaves_with_2() -> None:
    assert cleo("check").returncode == 2
    assert cleo("chekc").returncode == 2


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from cleo_tools.cli import cleo; cleo(['--help'], standalone_mode=False); "
        "print([name for name in ('lark', 'jsonschema', 'attrs') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert done.stdout.splitlines()[-1] == "[]"


def test_fmt_check_and_diff_write_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.cleo"
    file.write_text(GOOD.replace("; ", "  ;"), encoding="utf-8")

    assert cleo("fmt", "--check", str(file)).returncode == 1
    assert "+1 Anna: market 2; refill" in cleo("fmt", "--diff", str(file)).stdout
    assert file.read_text(encoding="utf-8") == GOOD.replace("; ", "  ;")


def test_fmt_rewrites_and_leaves_no_other_file(tmp_path: Path) -> None:
    file = tmp_path / "game.cleo"
    file.write_text(GOOD.replace("; ", "  ;"), encoding="utf-8")

    assert cleo("fmt", str(file)).returncode == 0
    assert file.read_text(encoding="utf-8") == GOOD
    assert list(tmp_path.iterdir()) == [file]


def test_fmt_leaves_a_record_alone_that_it_could_not_read(tmp_path: Path) -> None:
    file = tmp_path / "game.cleo"
    file.write_text(GOOD.replace("market", "marekt"), encoding="utf-8")

    done = cleo("fmt", str(file))

    assert done.returncode == 2
    assert "N301" in done.stderr
    assert "marekt" in file.read_text(encoding="utf-8")


def test_convert_there_and_back() -> None:
    data = cleo("convert", "-", "--to", "json", text=GOOD.encode()).stdout

    assert cleo("convert", "-", "--to", "text", text=data.encode()).stdout == GOOD


@pytest.mark.parametrize("text", ["{", '{"format": 2}', "{" * 100_000, '{"format": "cleo-record-1", "play": 3}'])
def test_json_that_is_none_leaves_with_2(text: str) -> None:
    done = cleo("convert", "-", "--to", "text", text=text.encode())

    assert done.returncode == 2
    assert "Traceback" not in done.stderr
