"""What is timed is what it is said to be."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from benchmarks.solver.positions import made, stored
from benchmarks.tables.figures import Times
from benchmarks.tables.load.courses import Tables, keep
from benchmarks.tables.load.players import Ledger
from benchmarks.tables.load.proof import compare, sum_of
from benchmarks.tables.scripts import LONG, Script, long_scripts
from benchmarks.turns import Case, cases
from rackrun.editions import load
from rackrun.rooms.notation import read_happening
from rackrun.rooms.telling import redacted
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.rules.turn import moved
from rackrun.solver import Problem
from rackrun.store import Batch, Move, Store
from rackrun.table import tiles_on
from rackrun.tiles import Tile
from tests.store.places import Place


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_timed_turn_is_legal_with_sixty_tiles_on_the_table(case: Case) -> None:
    assert len(tiles_on(case.position.table)) == 60
    assert judge(turn_to(case.position, 0, case.action.table)).legal


def test_the_rearrangement_changes_six_melds_and_moves_the_joker() -> None:
    case = next(case for case in cases() if case.name == "six melds and a joker")
    what = moved(turn_to(case.position, 0, case.action.table))
    assert len(what.gone) == 6
    assert any("J" in map(str, meld) for meld in what.gone)


def test_the_stored_positions_are_those_that_the_generator_makes() -> None:
    assert list(map(str, made())) == list(map(str, stored("made")))


@pytest.mark.parametrize("name", ["known", "made"])
def test_every_position_can_be_asked(name: str) -> None:
    for position in stored(name):
        table = tuple(tuple(map(Tile.parse, meld)) for meld in position.table)
        rack = tuple(map(Tile.parse, position.rack))
        Problem(edition=load(position.edition), table=table, rack=rack)


@pytest.mark.heavy
def test_the_benchmark_of_the_solver_runs_and_nobody_is_wrong(tmp_path: Path) -> None:
    report = tmp_path / "solver.json"
    command = [sys.executable, "-m", "benchmarks.solver", "--quick", "--compare", "nowhere",
               "--only", "plain", "--only", "highs-flow", "--json", str(report),
               "--plots", str(tmp_path)]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    figures = json.loads(report.read_text("utf-8"))
    assert list(wrongs(figures))
    assert not any(wrongs(figures))
    assert list(tmp_path.glob("*.svg"))


def test_a_scripted_game_is_long_and_comes_out_the_same_each_time() -> None:
    ((script, steps),) = long_scripts(1, now=0)
    assert len(steps) >= LONG
    seen = script.room.version
    for step in steps:
        message = json.loads(step.text)
        assert message["v"] == seen < step.last
        assert script.room.position.turn == step.seat
        script.do(script.next_action())
        seen = script.room.version
        assert seen == step.last
    assert not script.plays


def test_a_scripted_game_has_a_clock_only_if_one_was_asked_for() -> None:
    assert Script.begun("luck", now=0).room.clock == 0
    assert Script.begun("luck", now=0, limit=60).room.clock == 60_000


def test_one_of_a_hundred_times_is_longer_than_p99() -> None:
    times = Times.of([*range(1, 101)])
    assert times
    assert (times.median, times.p99, times.max) == (50, 99, 100)


@pytest.mark.heavy
def test_the_benchmark_of_live_tables_runs_and_everybody_hears_every_move(tmp_path: Path) -> None:
    report, sheets = tmp_path / "tables.json", tmp_path / "tables.md"
    command = [sys.executable, "-m", "benchmarks.tables", "--quick", "--json", str(report),
               "--markdown", str(sheets), "--plots", str(tmp_path)]  # fmt: skip
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            _, complaints = process.communicate(timeout=240)
        finally:
            process.terminate()  # then it ends its servers; to be killed would leave them behind
    assert process.returncode == 0, complaints
    figures = json.loads(report.read_text("utf-8"))
    assert all(load["moves"]["count"] for load in figures["loads"])
    assert any(load["drafts"] for load in figures["loads"])
    assert all(parts["moves"] for parts in figures["parts"])
    assert all(figures["losses"].values())
    assert all(each["clocks"] and each["bots"] for each in figures["restarts"])
    assert "| judging |" in sheets.read_text("utf-8")
    assert [each.stat().st_size < 30_000 for each in tmp_path.glob("*.svg")] == [True]


def test_what_was_told_and_is_not_in_the_log_counts_as_lost(tmp_path: Path) -> None:
    place = Place(str(tmp_path / "rooms.db"))
    kept = keep(place, Tables(games=1), tmp_path, lambda _: None)
    room = kept.games[0].room
    ((data,),) = place.rows("SELECT data FROM entries WHERE room = ? AND version = 3", room)
    heard = sum_of(3, redacted(read_happening(data), 0))

    def lost_and_doubled(moves: int = 0, done: int = 0, **heard: int) -> tuple[int, int]:
        events = [(int(version[1:]), told) for version, told in heard.items()]
        ledger = Ledger(room, 0, 0, moves, {0: events}, [("0", 1, 2)] * done)
        file = tmp_path / "ledgers"
        file.write_bytes(msgspec.msgpack.encode([ledger]))
        found = compare(place, kept, file)
        return found.lost, found.doubled

    assert lost_and_doubled(v3=heard) == (0, 0)
    assert lost_and_doubled(v3=heard + 1) == (1, 0)
    assert lost_and_doubled(v3=heard, v99=heard) == (1, 0)
    assert lost_and_doubled(done=1) == (1, 0)
    assert lost_and_doubled(moves=1) == (1, 1)  # and the log has not the length it was to have

    async def twice(store: Store) -> None:
        seen = len(await store.entries(room))
        await store.append(room, seen, Batch(at=0, entries=[data], move=Move("Anna", "0")))

    place.using(twice)
    assert lost_and_doubled() == (0, 1)


@pytest.mark.heavy
@pytest.mark.large
def test_the_benchmark_of_load_runs_and_killed_workers_lose_nothing(tmp_path: Path) -> None:
    report, sheets = tmp_path / "load.json", tmp_path / "load.md"
    command = [sys.executable, "-m", "benchmarks.tables.load", "--quick", "--json", str(report),
               "--markdown", str(sheets), "--plots", str(tmp_path)]  # fmt: skip
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            _, complaints = process.communicate(timeout=300)
        finally:
            process.terminate()
    assert process.returncode == 0, complaints
    figures = json.loads(report.read_text("utf-8"))
    for part in ("promised", "shared", "by_games", "by_seats", "by_spectators"):
        assert figures[part]
        for spell in figures[part]:
            assert spell["moves"]["count"]
            assert bool(spell["drafts"]) == bool(spell["pace"]["draft_every"])
            assert not spell["holes"]
            assert not spell["losses"]
    kills = figures["kills"]
    assert kills["killed"]
    assert kills["connections"]
    assert kills["told"] > kills["moves"]["count"]
    assert (kills["lost"], kills["doubled"]) == (0, 0)
    assert "| PostgreSQL and Valkey |" in sheets.read_text("utf-8")
    assert [each.stat().st_size < 120_000 for each in tmp_path.glob("*.svg")] == [True, True]


@pytest.mark.heavy
@pytest.mark.large
def test_the_benchmark_of_a_flood_runs_and_honest_moves_are_heard(tmp_path: Path) -> None:
    report = tmp_path / "flood.json"
    command = [sys.executable, "-m", "benchmarks.tables.flood", "--quick", "--json", str(report)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            _, complaints = process.communicate(timeout=240)
        finally:
            process.terminate()
    assert process.returncode == 0, complaints
    figures = json.loads(report.read_text("utf-8"))
    assert all(figures[each]["load"]["moves"]["count"] for each in ("calm", "flood"))
    assert figures["sent"]["messages"] > 1_000


@pytest.mark.heavy
@pytest.mark.large
def test_the_benchmark_beside_bots_runs_and_bots_answer_people(tmp_path: Path) -> None:
    report = tmp_path / "bots.json"
    command = [sys.executable, "-m", "benchmarks.tables.beside_bots", "--quick", "--json",
               str(report)]  # fmt: skip
    subprocess.run(command, check=True, timeout=240, stdout=subprocess.DEVNULL)
    figures = json.loads(report.read_text("utf-8"))
    assert all(figures[each]["load"]["moves"]["count"] for each in ("calm", "beside"))
    assert figures["waits"]["count"]


def wrongs(figures: object) -> Iterator[object]:
    """Whatever is called wrong anywhere in the figures."""
    if isinstance(figures, dict):
        for name, value in figures.items():
            yield from [value] if name == "wrong" else wrongs(value)
    elif isinstance(figures, list):
        for value in figures:
            yield from wrongs(value)
