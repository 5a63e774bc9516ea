"""``rackrun serve`` refuses what cannot be in a line, before it serves anybody."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import serving


def served(*words: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("rackrun")), "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "99999"], "65535"),
        (["--keep-days", "0"], ">= 1"),
        (["--host", "1.2.3.4"], "expected an address of this machine"),
        (["--lan", "--host=127.0.0.1"], "expected no --host beside it"),
        (["--origin", "rummy"], "expected http or https and a name"),
        (["--proxy", "the office"], "--proxy: expected an address or a network such as"),
        (["--data", ""], "expected a folder for the rooms, got an empty name"),
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
    place = str(tmp_path / words[1]) if words[1].startswith("a-") else words[1]
    data = [] if words[0] == "--data" else ["--data", str(tmp_path)]
    done = served(words[0], place, *data)
    assert done.returncode not in (0, -15)
    assert told in " ".join((done.stdout + done.stderr).split())
    assert "Traceback" not in done.stderr


def test_other_devices_get_an_address_and_a_picture_of_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan") as running:
        assert running.answers()
        told = running.stop()
    assert "Other devices" in told or "No other device" in told
    assert ("\N{FULL BLOCK}" in told) == ("Other devices" in told)
    assert running.process.returncode == 0


def test_without_a_browser_the_address_is_enough(tmp_path: Path) -> None:
    with serving(tmp_path, "--browser") as running:
        assert running.answers()
        told = running.stop()
    assert "open the address" in told


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    with serving(tmp_path / "one") as running:
        port = running.address.rstrip("/").rsplit(":", 1)[1]
        done = served("--data", str(tmp_path / "two"), "--port", port)
    assert done.returncode == 2
    assert f"expected a port that is free, got {port}, which is taken" in done.stderr


def test_a_second_server_does_not_share_the_folder(tmp_path: Path) -> None:
    with serving(tmp_path):
        done = served("--data", str(tmp_path), "--port", "0")
    assert done.returncode == 2
    assert "no other server uses" in done.stderr
