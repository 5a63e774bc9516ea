"""``rackrun serve`` refuses what cannot be in a line, before it serves anybody."""

import subprocess
import sys
from pathlib import Path

import pytest


def served(*words: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("rackrun")), "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "99999"], "65535"),
        (["--keep-days", "0"], ">= 1"),
        (["--host", "1.2.3.4"], "expected an address"),
        (["--data", "a-file"], "expected a folder, got"),
        (["--data", "a-folder"], "expected rooms of rackrun"),
    ],
)
def test_what_cannot_be_is_refused_without_a_traceback(
    words: list[str], told: str, tmp_path: Path
) -> None:
    (tmp_path / "a-file").write_text("milk")
    (tmp_path / "a-folder").mkdir()
    (tmp_path / "a-folder" / "rooms.db").write_text("milk, eggs and butter")
    place = {"--data": str(tmp_path / words[1])}.get(words[0], words[1])
    data = [] if words[0] == "--data" else ["--data", str(tmp_path)]
    done = served(words[0], place, *data)
    assert done.returncode not in (0, -15)
    assert told in " ".join((done.stdout + done.stderr).split())
    assert "Traceback" not in done.stderr
