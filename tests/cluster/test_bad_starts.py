"""What keeps a worker from starting is told in one line, and nothing is changed."""

import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.cluster.workers import cluster
from tests.kit.engines import Valkey, postgres, valkey
from tests.server.serving import ROOT, Running


def refused(*words: str) -> str:
    """Try to serve; gives the reason why it does not."""
    command = [str(Path(sys.executable).with_name("rackrun")), "serve", "--port", "0", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT,
                          check=False)  # fmt: skip
    assert done.returncode == 2, done.stdout + done.stderr
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("error: ")
    assert "Rackrun serves" not in done.stdout
    return lines[0]


@pytest.mark.parametrize(("words", "why"), [
    (["--workers", "2"], "expected --database"),
    (["--bus", "redis://127.0.0.1:1"], "expected --database"),
    (["--workers", "0"], "expected 1 or more, got 0"),
    (["--database", "postgresql://127.0.0.1:1/x"], "--database: expected a PostgreSQL"),
    (["--database", "postgresql://127.0.0.1:1/x", "--workers", "2"], "expected --bus"),
    (["--database", "postgresql://127.0.0.1:1/x", "--data", "/tmp"], "--data: expected no"),
    (["--database", "mysql://127.0.0.1/x"], "--database: expected a PostgreSQL"),
])  # fmt: skip
def test_words_that_do_not_go_together(words: list[str], why: str) -> None:
    assert why in refused(*words)


def test_where_things_are_can_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RACKRUN_DATABASE", postgres().new_database())
    monkeypatch.setenv("RACKRUN_BUS", "redis://127.0.0.1:1")
    assert "--bus: expected a Redis (6 or newer) or Valkey that answers" in refused()
    assert "--data: expected no --database beside it" in refused("--data", "/tmp")
    monkeypatch.delenv("RACKRUN_BUS")
    assert "expected --bus" in refused("--workers", "2")
    monkeypatch.setenv("RACKRUN_DATABASE", "")
    assert "--database: expected an address such as" in refused()


@pytest.mark.parametrize("bus", ["redis://127.0.0.1:1", "http://127.0.0.1:1", "bus"])
def test_a_bus_at_a_wrong_address(bus: str) -> None:
    database = postgres().new_database()
    assert "--bus: expected" in refused("--database", database, "--bus", bus)
    assert "--bus: expected" in refused("--database", database, "--bus", bus, "--workers", "2")
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT * FROM rackrun.beats").fetchall() == []


@pytest.mark.heavy
def test_two_clusters_on_one_database(tmp_path: Path) -> None:
    other = Valkey()
    try:
        with cluster(tmp_path, workers=1) as many:
            why = "expected no other worker but those on the same --bus"
            assert why in refused("--database", many.database, "--bus", other.address)
            assert why in refused("--database", many.database)
            many.start()  # on the same bus it is welcome
    finally:
        other.end()


@pytest.mark.heavy
def test_a_worker_without_a_bus_is_alone_and_comes_back_after_a_crash(tmp_path: Path) -> None:
    keeps = ("--database", postgres().new_database())
    first = Running(tmp_path, keeps=keeps)
    assert "expected no other worker" in refused(*keeps)
    assert "expected no other worker" in refused(*keeps, "--bus", valkey().address)
    first.kill()
    second = Running(tmp_path, keeps=keeps)
    assert second.answers()
    second.kill()
