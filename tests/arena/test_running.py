"""A run: side by side, stopped, gone on with, and the same whatever the number of workers."""

import json
import pickle
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rackrun.arena.contest import Contest
from rackrun.arena.game import Step, play_deal
from rackrun.arena.outcome import DealOutcome
from rackrun.arena.report import as_data, verdict
from rackrun.arena.running import AHEAD, InOrder, Run
from rackrun.arena.saving import Saved
from rackrun.arena.sequential import decided
from rackrun.arena.tally import Tally
from rackrun.arena.trying import MAKE_SECONDS
from rackrun.arena.workers import Feed, Workshop, play_deals
from rackrun.cli.files import load_record
from rackrun.editions import load
from rackrun.errors import BadContest
from tests.arena.strangers import Vanishing
from tests.arena.test_games import HERE, contest

QUICK = contest("beginner", "helper", seed=4)


def shop(of: Contest = QUICK, workers: int = 1, records: Path | None = None) -> Workshop:
    return Workshop(of, workers, move_seconds=1.0, records=records)


def unseen(_: Tally) -> None:
    pass


def gone(run: Run) -> dict[str, object]:
    """The result of a run that is gone through, without the times."""
    run.go(unseen)
    return timeless(run.tally)


def timeless(tally: Tally) -> dict[str, object]:
    data = as_data(tally)
    for row in data["bots"]:
        del row["ms_per_move"]
    return data


def here(deals: int) -> dict[str, object]:
    """The result of so many deals, played one after the other in this process."""
    tally = Tally(QUICK)
    for deal in range(deals):
        tally.add(play_deal(QUICK, deal))
    return timeless(tally)


def outcome(deal: int, first: float, second: float) -> DealOutcome:
    return DealOutcome(deal, (first, second), (10, -10), (20, 20), (0.01, 0.02))


# The same seed gives the same result.


@pytest.mark.heavy
def test_the_number_of_workers_changes_nothing() -> None:
    for workers in (1, 3):
        assert gone(Run(shop(workers=workers), 5)) == here(5)


def test_deals_are_counted_in_their_order() -> None:
    order = InOrder()
    came = [[each.deal for each in order.take(outcome(deal, 1, 1))] for deal in (1, 2, 0, 0, 3, 1)]
    assert came == [[], [], [0, 1, 2], [], [3], []]
    assert not order.early


def test_no_deal_is_begun_far_ahead_of_one_that_is_not_finished() -> None:
    begun: list[int] = []

    def stuck_at_the_first(_: Workshop, feed: Feed) -> Generator[DealOutcome]:
        first = feed()
        while (deal := feed()) is not None:
            begun.append(deal)
            yield outcome(deal, 1, 1)
        assert first == 0

    run = Run(shop(), 1000, play=stuck_at_the_first)
    run.go(unseen)
    assert begun == list(range(1, AHEAD))
    assert run.tally.deals == 0


# Bots that do not return.


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Sleeper", "gave no answer within 1 s"),
        ("Rambler", "gave no answer within 1 s"),
        ("Quitter", "its process ended"),
        ("Exiter", "raised SystemExit: 5"),
        ("Interrupter", "raised KeyboardInterrupt"),
    ],
)
def test_a_bot_that_never_answers_loses_and_the_run_goes_on(bot: str, why: str) -> None:
    run = Run(shop(contest(f"{HERE}:{bot}", "solver")), 1)
    run.go(unseen)
    assert run.tally.deals == 1
    assert run.tally.first.wins == 0
    assert {failure.why for failure in run.tally.failures} == {why}
    assert run.tally.first.failures == 2


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("bot", "why"), [("Stuck", "was not made within 1 s"), ("Bomb", "its process ended")]
)
def test_a_bot_that_is_never_made_loses_and_the_run_goes_on(bot: str, why: str) -> None:
    unmade = Contest(load("classic"), (f"{HERE}:{bot}", "helper"), seed=1)
    run = Run(replace(shop(unmade), make_seconds=1.0), 1)
    run.go(unseen)
    assert run.tally.first.wins == 0
    assert {failure.why for failure in run.tally.failures} == {why}


def test_loading_a_bot_may_take_longer_than_a_move() -> None:
    assert shop().limit(Step.CHOOSING) == 1.0
    assert shop().limit(Step.MAKING) == MAKE_SECONDS
    assert replace(shop(), move_seconds=99.0).limit(Step.MAKING) == 99.0


def test_what_is_no_fault_of_a_bot_stops_the_run() -> None:
    nowhere = Workshop(QUICK, 1, 1.0, records=Path("/nowhere/at/all"))
    with pytest.raises(RuntimeError, match="deal 0 could not be played"):
        list(play_deals(nowhere, iter([0]).__next__))


@pytest.mark.heavy
def test_processes_that_end_again_and_again_stop_the_run() -> None:
    unmade = Vanishing(load("classic"), ("helper", "helper"), seed=1)
    with pytest.raises(RuntimeError, match="deal 0: 3 processes ended in it"):
        list(play_deals(shop(unmade), iter([0]).__next__))


# Kept, stopped and gone on with.


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"

    def after_three(tally: Tally) -> None:
        if tally.deals == 3:
            raise KeyboardInterrupt

    with Saved(path, QUICK) as saved:
        stopped = Run(shop(), 5, saved=saved)
        with pytest.raises(KeyboardInterrupt):
            stopped.go(after_three)
    assert stopped.tally.deals == 3
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [line["deal"] for line in kept[1:]] == [0, 1, 2]
    with path.open("a") as file:
        file.write('{"deal": 3, "wi')  # as if the power had gone
    with Saved(path, QUICK) as again:
        assert gone(Run(shop(), 5, saved=again)) == here(5)
    # Everything is there now, so nobody is needed to play.
    with Saved(path, QUICK) as whole:
        assert gone(Run(shop(workers=0), 4, saved=whole)) == here(4)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (contest("beginner", "helper", seed=5), "with seed 5, got one with 4"),
        (contest("helper", "beginner", seed=4),
         "with bots helper,beginner, got one with beginner,helper"),
        (contest("beginner", "helper", seed=4, players=3), "with players 3, got one with 2"),
        (contest("beginner", "helper", seed=4, opening=50),
         "with edition 'classic' opening=50, got one with 'classic'"),
    ],
)  # fmt: skip
def test_a_file_of_another_contest_is_refused(tmp_path: Path, other: Contest, said: str) -> None:
    path = tmp_path / "run.jsonl"
    with Saved(path, QUICK):
        pass
    before = path.read_bytes()
    with pytest.raises(BadContest) as refused:
        Saved(path, other)
    assert str(refused.value) == f"resume: expected a file of this contest {said}"
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["notes\n", "[1, 2]\n", '{"format": "rackrun save 1"}\n'])
def test_a_file_that_is_none_of_a_contest_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadContest, match="resume: expected a file of a contest, got"):
        Saved(path, QUICK)
    assert path.read_text() == text


def test_a_folder_cannot_be_gone_on_with(tmp_path: Path) -> None:
    with pytest.raises(BadContest, match="resume: expected a file that can be read and written"):
        Saved(tmp_path, QUICK)


WHOLE = '"points": [10, -10], "moves": [20, 20], "seconds": [0.1, 0.2]'
BLAMED = '"bot": "helper", "deal": 0, "rotation": 0, "seat"'


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[1]",
        b"null",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"deal": 0}',
        b'{"deal": 0, "wins": [2], "points": [1], "moves": [9], "seconds": [0.1]}',
        f'{{"deal": 0, "wins": [2, 0, 0], {WHOLE}}}'.encode(),
        f'{{"deal": "0", "wins": [2, 0], {WHOLE}}}'.encode(),
        f'{{"deal": -1, "wins": [2, 0], {WHOLE}}}'.encode(),
        f'{{"deal": 0, "wins": ["2", 0], {WHOLE}}}'.encode(),
        f'{{"deal": 0, "wins": [NaN, 0], {WHOLE}}}'.encode(),
        f'{{"deal": 0, "wins": [3, 0], {WHOLE}}}'.encode(),
        f'{{"deal": 0, "wins": [1{"0" * 400}, 0], {WHOLE}}}'.encode(),
        f'{{"deal": 0, "wins": [2, 0], {WHOLE}, "failures": [1]}}'.encode(),
        f'{{"deal": 0, "wins": [2, 0], {WHOLE}, "failures": [{{"why": ""}}]}}'.encode(),
        f'{{"deal": 0, "wins": [2, 0], {WHOLE}, "failures": [{{{BLAMED}: 0, "why": 1}}]}}'.encode(),
    ],
    ids=range(17),
)
def test_a_damaged_line_is_named_and_nothing_is_lost(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "run.jsonl"
    with Saved(path, QUICK) as saved:
        saved.add(outcome(0, 2, 0))
    with path.open("ab") as file:
        file.write(line + b"\n")
    before = path.read_bytes()
    with Saved(path, QUICK) as saved, pytest.raises(BadContest) as refused:
        list(saved.outcomes())
    said = f"resume: '{path}', line 3: expected a finished deal, got "
    assert str(refused.value).startswith(said)
    assert len(str(refused.value)) < len(said) + 200
    assert str(refused.value).isprintable()
    assert path.read_bytes() == before


def test_a_file_whose_first_line_has_no_end_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Saved(path, QUICK):
        pass
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    with Saved(path, QUICK) as saved:
        saved.add(outcome(0, 2, 0))
    with Saved(path, QUICK) as again:
        assert [each.deal for each in again.outcomes()] == [0]


def test_a_damaged_edition_in_the_first_line_is_told_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    head = {"format": "rackrun arena 1", "edition": {"id": "classic", "chosen": [1]}}
    path.write_text(json.dumps(head) + "\n")
    with pytest.raises(BadContest, match="with edition 'classic', got one with 'classic'"):
        Saved(path, QUICK)


def test_an_outcome_is_read_as_it_was_written() -> None:
    for of in (QUICK, contest(f"{HERE}:Raiser", "helper")):
        played = play_deal(of, 0)
        assert DealOutcome.from_data(json.loads(json.dumps(played.as_data()))) == played


# Stopping early.


def test_a_run_stops_once_the_test_is_sure() -> None:
    def wins(_: Workshop, feed: Feed) -> Generator[DealOutcome]:
        while (deal := feed()) is not None:
            yield outcome(deal, 2, 0)

    early = Run(shop(), 100, stop_early=True, play=wins)
    early.go(unseen)
    assert early.tally.deals == 7
    assert verdict(early.tally, sequential=True) == "stronger"
    whole = Run(shop(), 100, play=wins)
    whole.go(unseen)
    assert whole.tally.deals == 100


def test_an_equal_bot_is_not_called_stronger_though_the_sequential_test_says_so() -> None:
    level = tally_of(*[(2, 0)] * 1019, *[(0, 2)] * 981)
    assert decided(level.first.rates, 0.5) == "stronger"
    assert level.first.interval.low < 0.5
    assert verdict(level, sequential=True) == "undecided"


def test_a_run_that_stops_early_never_contradicts_its_interval() -> None:
    def flips(_: Workshop, feed: Feed) -> Generator[DealOutcome]:
        while (deal := feed()) is not None:
            won = chance.choice((0, 1, 1, 2))
            yield outcome(deal, won, 2 - won)

    said: list[str] = []
    for seed in range(20):
        chance = Random(f"level {seed}")
        run = Run(shop(), 3000, stop_early=True, play=flips)
        run.go(unseen)
        interval = run.tally.first.interval
        said.append(verdict(run.tally, sequential=True))
        assert (said[-1] == "undecided") >= (interval.low <= 0.5 <= interval.high)
    assert said.count("undecided") > 10


def test_a_tally_does_not_grow_with_the_deals() -> None:
    small, large = tally_of(*[(2, 0), (1, 1)] * 50), tally_of(*[(2, 0), (1, 1)] * 5000)
    assert len(pickle.dumps(large)) < len(pickle.dumps(small)) + 50


# The report.


def tally_of(*wins: tuple[float, float]) -> Tally:
    found = Tally(QUICK)
    for deal, (first, second) in enumerate(wins):
        found.add(outcome(deal, first, second))
    return found


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ([(2, 0)] * 20, "stronger"),
        ([(0, 2)] * 20, "weaker"),
        ([(1, 1)] * 20, "undecided"),
        ([(2, 0)] * 2, "undecided"),
    ],
)
def test_the_verdict_is_about_the_first_bot(wins: list[tuple[float, float]], said: str) -> None:
    assert verdict(tally_of(*wins)) == said


def test_a_few_deals_with_six_seats_are_no_proof() -> None:
    tally = Tally(contest("helper", "beginner", players=6, edition="six-160"))
    said: list[str] = []
    for deal in range(6):
        tally.add(outcome(deal, 6, 0))
        assert tally.first.interval.low > tally.contest.fair_share
        said.append(verdict(tally))
    assert said == [*["undecided"] * 5, "stronger"]


def test_after_few_deals_the_sequential_test_leaves_it_open() -> None:
    assert verdict(tally_of(*[(2, 0)] * 6)) == "stronger"
    assert verdict(tally_of(*[(2, 0)] * 6), sequential=True) == "undecided"


def test_the_report_has_what_programs_rely_on() -> None:
    data = as_data(tally_of((1.5, 0.5), (2, 0)))
    assert list(data) == ["edition", "players", "deals", "seed", "bots", "verdict"]
    assert (data["edition"], data["players"], data["deals"], data["seed"]) == ("classic", 2, 2, 4)
    first, second = data["bots"]
    assert list(first) == [
        "name", "games", "wins", "win_rate", "low", "high", "points_per_game", "ms_per_move",
    ]  # fmt: skip
    assert (first["name"], first["games"], first["wins"]) == ("beginner", 4, 3.5)
    assert (first["win_rate"], second["win_rate"]) == (0.875, 0.125)
    assert (first["points_per_game"], first["ms_per_move"]) == (5.0, 0.5)
    assert first["low"] < 0.875 < first["high"]


def test_a_bot_in_several_seats_has_one_row_with_its_rate_per_seat() -> None:
    of = Contest.of(load("classic"), ["helper", "solver"], players=4, seed=1)
    tally = Tally(of)
    tally.add(outcome(0, 1, 3))
    data = as_data(tally)
    assert [row["games"] for row in data["bots"]] == [4, 4]
    assert [row["win_rate"] for row in data["bots"]] == [0.25, 0.25]


def test_failures_stand_in_the_report_where_there_are_any() -> None:
    of = contest(f"{HERE}:Raiser", "helper")
    tally = Tally(of)
    for deal in range(15):
        tally.add(play_deal(of, deal))
    failures = as_data(tally)["failures"]
    assert failures["count"] == 30
    assert len(failures["first"]) == 20
    assert failures["first"][0]["bot"] == f"{HERE}:Raiser"


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    Run(shop(contest("solver", "beginner"), records=tmp_path), 1).go(unseen)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["deal-000000-rotation-0.txt", "deal-000000-rotation-1.txt"]
    assert load_record(tmp_path / names[0]).names == ("solver", "beginner")
