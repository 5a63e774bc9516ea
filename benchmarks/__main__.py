"""``make bench``: how fast the rules are, beside python-chess in the same run, and the bots.

``python -m benchmarks thinking`` shows that sheet alone; the sheets are named below.
"""

import statistics
import timeit
from collections.abc import Callable, Mapping
from typing import Literal

import chess
import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.games import show_games
from benchmarks.moves import show_moves, show_thinking
from benchmarks.rounds import show_rounds
from benchmarks.turns import SEED, Case, cases
from rackrun.rules.decide import decide
from rackrun.rules.evolve import evolve
from tests.kit.games import Game

MOVES = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3"]
ROUNDS = 200
PER_ROUND = 20
GAMES = 20


def side_by_side(calls: Mapping[str, Callable[[], object]], console: Console) -> dict[str, float]:
    """The median time of each call in microseconds, taken in turns so that all suffer alike."""
    taken: dict[str, list[float]] = {name: [] for name in calls}
    for _ in track(range(ROUNDS), "turns", console=console, transient=True):
        for name, call in calls.items():
            taken[name].append(timeit.timeit(call, number=PER_ROUND) / PER_ROUND * 1e6)
    return {name: statistics.median(times) for name, times in taken.items()}


def one_turn(case: Case) -> None:
    """Decide and let happen."""
    position = case.position
    for event in decide(position, case.action, SEED):
        position = evolve(position, event)


def push_moves() -> None:
    """The first moves of a quiet game of chess."""
    board = chess.Board()
    for move in MOVES:
        board.push_san(move)


def whole_games(console: Console) -> float:
    """How many 4-seat classic games the helper plays in a second."""
    seconds = [
        timeit.timeit(Game.of("classic", 4, luck=f"bench {number}").finish, number=1)
        for number in track(range(GAMES), "games", console=console, transient=True)
    ]
    return len(seconds) / sum(seconds)


def show_rules(console: Console) -> None:
    """Turns beside moves of chess, and whole games."""
    calls: dict[str, Callable[[], object]] = {"push_san": push_moves}
    calls |= {case.name: lambda case=case: one_turn(case) for case in cases()}
    medians = side_by_side(calls, console)
    yardstick = medians.pop("push_san") / len(MOVES)
    table = Table("what", "µs", "times push_san", title="decide + evolve, 60 tiles on the table")
    table.add_row("python-chess push_san", f"{yardstick:.1f}", "1.0")
    for name, took in medians.items():
        table.add_row(name, f"{took:.1f}", f"{took / yardstick:.1f}")
    console.print(table)
    console.print(f"whole 4-seat classic games by the helper: {whole_games(console):.0f} a second")


Sheet = Literal["rules", "games", "rounds", "moves", "thinking"]
SHEETS: Mapping[Sheet, Callable[[Console], None]] = {
    "rules": show_rules, "games": show_games, "rounds": show_rounds, "moves": show_moves,
    "thinking": show_thinking,
}  # fmt: skip


def main(*wanted: Sheet) -> None:
    """Measure and show the sheets of these names, or all."""
    console = Console()
    for name in wanted or SHEETS:
        SHEETS[name](console)


if __name__ == "__main__":
    cyclopts.run(main)
