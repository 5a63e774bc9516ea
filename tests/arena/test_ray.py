"""The arena on a Ray cluster: the same games as on one machine. `make test-ray` has Ray."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from rackrun.arena import on_ray
from rackrun.errors import BadContest
from tests.arena.test_command import arena, read

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="`make test-ray` adds Ray")

KILLER = """
import os, signal
from pathlib import Path
from rackrun.rules.drawing import not_playing

class Killer:
    name, label = "killer", "ends once the actor in whose care it plays"
    def choose(self, view, chance, budget):
        mark = Path("{mark}")
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return not_playing(view.position)

class Sleeper:
    name, label = "sleeper", "never answers"
    def choose(self, view, chance, budget):
        import time
        time.sleep(600)
"""


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    for row in data["bots"]:
        del row["ms_per_move"]
    return data


@needs_ray
def test_the_same_seed_gives_the_same_games_as_on_one_machine(tmp_path: Path) -> None:
    words = "--bots beginner,helper --players 3 --deals 6 --seed 3 --json --records"
    here = read(arena(f"{words} here --workers 2", tmp_path))
    there = read(arena(f"{words} there --ray", tmp_path))
    assert without_times(there) == without_times(here)
    names = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert len(names) == 18
    for name in names:
        texts = [(tmp_path / folder / name).read_text("utf-8") for folder in ("here", "there")]
        assert texts[0] == texts[1]


@needs_ray
def test_a_lost_worker_is_replaced_and_its_deal_played_again(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(KILLER.format(mark=tmp_path / "killed"))
    words = "--bots mine:Killer,helper --deals 3 --json"
    there = read(arena(f"{words} --ray", tmp_path))
    assert (tmp_path / "killed").exists()
    assert there["deals"] == 3
    assert without_times(there) == without_times(read(arena(words, tmp_path)))


@needs_ray
def test_a_bot_that_never_answers_loses_there_too(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(KILLER)
    words = "--bots mine:Sleeper,helper --deals 1 --move-seconds 1 --ray"
    done = arena(words, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "gave no answer within 1 s" in done.stdout


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:ten"])
def test_a_cluster_that_does_not_answer_is_told_in_a_line(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda _: True)
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(
        BadContest, match=f"RAY_ADDRESS: expected a cluster that answers, got '{address}'"
    ):
        on_ray.check_ray()


def test_no_cluster_is_promised_where_ray_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda _: None)
    with pytest.raises(BadContest, match="pip install 'rackrun\\[ray\\]'"):
        on_ray.check_ray()
