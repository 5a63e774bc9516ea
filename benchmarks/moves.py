"""How long a bot takes for a move, and how long it takes to explain a play."""

import gc
import time
from collections.abc import Callable, Iterable
from functools import partial

from rich.console import Console
from rich.progress import track
from rich.table import Table

from rackrun.bots import bot, for_seats
from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.editions import ids, load
from rackrun.rules.position import Position, Stage
from rackrun.solver import Problem, solve
from rackrun.solver.explaining import explain
from tests.kit.games import Game

GAMES = 4
SEATS = 3


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


def show_moves(console: Console) -> None:
    """A line for each edition and bot, and one for the explanations of the best plays."""
    table = Table("edition", "who", "moves", "median", "p99", "max",
                  title="processor time of a move, ms")  # fmt: skip
    names = [name for name in ids() if load(name).rules.game == "turns"]
    for name in track(names, "moves", console=console, transient=True):
        turns = turns_of(name)
        for who in for_seats(load(name)):
            choose = bot(who).choose
            views = [View(turn, turn.turn) for turn in turns]
            calls = [partial(choose, view, BotChance.of("bench"), Budget()) for view in views]
            _add(table, name, who, milliseconds(calls))
        best = [solve(Problem.of(turn, turn.turn)) for turn in turns]
        plays = [solution for solution in best if solution.found]
        _add(
            table, name, "explain", milliseconds(lambda play=play: explain(play) for play in plays)
        )
    console.print(table)


def _add(table: Table, edition: str, who: str, taken: list[float]) -> None:
    figures = (taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1])
    table.add_row(edition, who, str(len(taken)), *(f"{figure:.2f}" for figure in figures))
