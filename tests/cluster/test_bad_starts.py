"""What keeps a worker from starting is told in one line, and nothing is changed."""

import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.cluster.workers import cluster
from tests.kit.engines import Valkey, postgres, valkey
from tests.server.serving import ROOT, Running

AWAY = 75
"""The exit code that says: try again."""


def refused(*words: str, code: int = 2) -> str:
    """Try to serve; gives the reason why it does not."""
    command = [str(Path(sys.executable).with_name("rackrun")), "serve", "--port", "0", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT,
                          check=False)  # fmt: skip
    assert done.returncode == code, done.stdout + done.stderr
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("error: ")
    assert "Rackrun serves" not in done.stdout
    return lines[0]


@pytest.mark.parametrize(("words", "why"), [
    (["--workers", "2"], "expected --database"),
    (["--bus", "redis://127.0.0.1:1"], "expected --database"),
    (["--workers", "0"], "expected 1 or more, got 0"),
    (["--database", "postgresql://127.0.0.1:1/x", "--workers", "2"], "expected --bus"),
    (["--database", "postgresql://127.0.0.1:1/x", "--data", "/tmp"], "--data: expected no"),
    (["--database", "mysql://127.0.0.1/x"], "--database: expected a PostgreSQL"),
])  # fmt: skip
def test_words_that_do_not_go_together(words: list[str], why: str) -> None:
    assert why in refused(*words)


def test_what_cannot_be_reached_may_be_there_later() -> None:
    """So that a service is started again: after a reboot the database may be the slower one."""
    away = "postgresql://127.0.0.1:1/x"
    assert "--database: expected a PostgreSQL" in refused("--database", away, code=AWAY)
    several = refused("--database", away, "--bus", valkey().address, "--workers", "2", code=AWAY)
    assert "--database: expected a PostgreSQL" in several


def test_where_things_are_can_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RACKRUN_DATABASE", postgres().new_database())
    monkeypatch.setenv("RACKRUN_BUS", "redis://127.0.0.1:1")
    assert "--bus: expected a Redis (6 or newer) or Valkey that answers" in refused(code=AWAY)
    assert "--data: expected no --database beside it" in refused("--data", "/tmp")
    monkeypatch.delenv("RACKRUN_BUS")
    assert "expected --bus" in refused("--workers", "2")
    monkeypatch.setenv("RACKRUN_DATABASE", "")
    assert "--database: expected an address such as" in refused()


@pytest.mark.parametrize(("bus", "code"), [
    ("redis://127.0.0.1:1", AWAY), ("http://127.0.0.1:1", 2), ("bus", 2),
])  # fmt: skip
def test_a_bus_at_a_wrong_address_changes_nothing_in_the_database(bus: str, code: int) -> None:
    database = postgres().new_database()
    words = "--database", database, "--bus", bus
    assert "--bus: expected" in refused(*words, code=code)
    assert "--bus: expected" in refused(*words, "--workers", "2", code=code)
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT FROM pg_namespace WHERE nspname = 'rackrun'")
        assert found.fetchall() == []


@pytest.mark.heavy
def test_two_clusters_on_one_database(tmp_path: Path) -> None:
    other = Valkey()
    try:
        with cluster(tmp_path, workers=1) as many:
            why = "expected no other worker but those on the same --bus"
            for _ in range(2):  # whoever was refused is no stranger to the next
                told = refused("--database", many.database, "--bus", other.address)
                assert why in told
                assert "got 1 that cannot be heard" in told
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
