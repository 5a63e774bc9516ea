"""How long a bot takes for a move, and how long it takes to explain a play."""

import gc
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from rackrun.bots import alike, bot, for_seats
from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.editions import ids, load
from rackrun.rules.position import Position, Stage
from rackrun.solver import Problem, solve
from rackrun.solver.explaining import explain
from tests.kit.games import THINKING, Game

GAMES = 4
SEATS = 3
SEARCHED = "classic", "six-108", "six-160"
"""Editions in which bots search; ``xxl`` and ``six-106`` have the turns of ``classic``."""


class Sample(NamedTuple):
    """Of which turns a bot that thinks is asked, and how long it may take."""

    every: int
    """It is asked in the first of so many turns, so that the sheet takes two minutes at most."""
    aim: int
    """Milliseconds."""


SAMPLES = {"searcher": Sample(every=3, aim=500), "expert": Sample(every=6, aim=2000)}


def turns_of(edition: str) -> list[Position]:
    """The turns of some games, as the usual bots play them."""
    games = [Game.of(edition, SEATS, luck=f"moves {number}") for number in range(GAMES)]
    seen = (game.position for game in games for _ in game.play())
    return [position for position in seen if position.stage is Stage.TURN]


def milliseconds(calls: Iterable[Callable[[], object]]) -> list[float]:
    """The processor time of each call, the shortest first."""
    gc.collect()
    gc.freeze()  # or the collector walks through all games of this benchmark in somebody's move
    taken: list[float] = []
    for call in calls:
        start = time.process_time()
        call()
        taken.append((time.process_time() - start) * 1e3)
    return sorted(taken)


def moves_of(who: str, turns: Iterable[Position]) -> list[float]:
    """The milliseconds that a bot takes in these turns with its usual budget."""
    choose = bot(who).choose
    views = [View(turn, turn.turn) for turn in turns]
    return milliseconds(partial(choose, view, BotChance.of("bench"), Budget()) for view in views)


def show_moves(console: Console) -> None:
    """A line for each edition and bot that does not think, and one for the explanations."""
    table = Table("edition", "who", "moves", "median", "p99", "max",
                  title="processor time of a move, ms")  # fmt: skip
    names = [name for name in ids() if load(name).rules.game == "turns"]
    for name in track(names, "moves", console=console, transient=True):
        turns = turns_of(name)
        for who in for_seats(load(name)):
            if who not in THINKING:
                _add(table, name, who, moves_of(who, turns))
        best = [solve(Problem.of(turn, turn.turn)) for turn in turns]
        plays = [solution for solution in best if solution.found]
        _add(
            table, name, "explain", milliseconds(lambda play=play: explain(play) for play in plays)
        )
    console.print(table)


def show_thinking(console: Console) -> None:
    """A line for each edition and bot that searches there, asked in some of the same turns.

    Where nothing can be laid there is nothing to think about, and these turns count as well.
    """
    table = Table("edition", "who", "moves", "median", "p99", "max", "aim",
                  title="processor time of a move of bots that search, ms")  # fmt: skip
    for name in track(SEARCHED, "thinking", console=console, transient=True):
        assert not alike(load(name)), "without the compiled kernel nobody searches"
        turns = turns_of(name)
        for who, sample in SAMPLES.items():
            taken = moves_of(who, turns[:: sample.every])
            asked = f"{len(taken)} of {len(turns)}"
            table.add_row(name, who, asked, *_figures(taken), str(sample.aim))
    console.print(table)


def _add(table: Table, edition: str, who: str, taken: list[float]) -> None:
    table.add_row(edition, who, str(len(taken)), *_figures(taken))


def _figures(taken: list[float]) -> list[str]:
    """The median, the p99 and the maximum."""
    figures = (taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1])
    return [f"{figure:.2f}" for figure in figures]
