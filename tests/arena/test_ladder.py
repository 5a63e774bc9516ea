"""``rackrun ladder``: ratings out of results, for looking at."""

import json
from pathlib import Path

import pytest

from rackrun.arena.ladder import Result, ladder, read_results
from rackrun.cli import app
from rackrun.errors import BadContest


def result(path: Path, edition: str = "classic", players: int = 2, **wins: float) -> Path:
    """A file as ``rackrun arena --json`` writes it."""
    games = round(sum(wins.values()))
    bots = [{"name": name, "games": games, "wins": won} for name, won in wins.items()]
    data = {"edition": edition, "players": players, "bots": bots}
    path.write_text(json.dumps(data) + "\n")
    return path


def test_who_wins_more_stands_higher() -> None:
    results = [
        Result("classic", 2, 100, {"casual": 90, "beginner": 10}),
        Result("classic", 2, 100, {"solver": 80, "casual": 20}),
    ]
    rungs = ladder(results)
    assert [rung.name for rung in rungs] == ["solver", "casual", "beginner"]
    assert [rung.games for rung in rungs] == [100, 200, 100]
    assert ladder(results) == rungs


def test_equals_stand_beside_each_other_and_more_games_leave_less_doubt() -> None:
    few = ladder([Result("classic", 2, 10, {"a": 5, "b": 5})])
    many = ladder([Result("classic", 2, 400, {"a": 200, "b": 200})])
    assert abs(many[0].rating - many[1].rating) < 3
    assert many[0].doubt < few[0].doubt


def test_shared_wins_are_draws() -> None:
    first, second = ladder([Result("classic", 2, 1, {"a": 0.5, "b": 0.5})])
    assert first.games == second.games == 1
    assert first.rating == second.rating


def test_the_ladder_is_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [
        result(tmp_path / "one.json", solver=8, casual=2),
        result(tmp_path / "three.json", players=3, helper=1, casual=3, solver=8),
    ]
    words = ["ladder", *map(str, files)]
    app([*words, "--json", "--plots", str(tmp_path / "p")], result_action="return_value")
    out = capsys.readouterr().out
    assert [rung["name"] for rung in json.loads(out)] == ["solver", "casual", "helper"]
    assert (tmp_path / "p" / "ladder.svg").read_text().count("<svg") == 1
    app(words, result_action="return_value")
    assert "solver" in capsys.readouterr().out


def odd(games: float, *wins: float) -> dict[str, object]:
    """A result that no contest has."""
    bots = [{"name": f"bot {at}", "games": games, "wins": won} for at, won in enumerate(wins)]
    return {"edition": "classic", "players": len(wins), "bots": bots}


ODD = [
    odd(2, 2), odd(2, float("nan"), 1), odd(2, float("inf"), 1), odd(float("inf"), 1, 1),
    odd(2, -5, 7), odd(0, 0, 0), odd(10**9, 10**9, 0), odd(10, 1, 1),
]  # fmt: skip


def test_results_that_cannot_be_rated_are_refused(tmp_path: Path) -> None:
    def refusal(*paths: Path) -> str:
        with pytest.raises(BadContest) as refused:
            read_results(paths)
        return str(refused.value)

    assert "expected a file that can be read" in refusal(tmp_path / "none.json")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"edition": "classic"}')
    assert "expected what 'rackrun arena --json' writes" in refusal(wrong)
    for odd in ("[" * 100_000, *(json.dumps(each) for each in ODD)):
        wrong.write_text(odd)
        assert "expected what 'rackrun arena --json' writes" in refusal(wrong)
    wrong.write_bytes(b"\xff\xfe")
    assert "it is no text" in refusal(wrong)
    copies = result(tmp_path / "copies.json", players=4, solver=1, casual=3)
    assert "another bot in each of the 4 seats" in refusal(copies)
    classic = result(tmp_path / "c.json", a=1, b=1)
    junior = result(tmp_path / "j.json", edition="junior", a=1, b=1)
    assert refusal(classic, junior) == "expected results of one edition, got classic, junior"
    wrong.write_text("\n")
    assert "at least one contest" in refusal(wrong)
