"""Whole games of the arena, and what their time goes into: the solver, the engine, the rest."""

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext
from typing import Any
from unittest.mock import patch

from rich.console import Console
from rich.table import Table

from rackrun.arena.contest import Contest
from rackrun.arena.game import play_deal
from rackrun.editions import load

DEALS = 25
SEATS = 4

PARTS = {
    "solver: the kernel": ["rackrun.solver.kernel.best"],
    "solver: the problem and the answer": ["rackrun.bots.solver.Solver.table_after"],
    "engine: decide and evolve": ["rackrun.arena.game.decide", "rackrun.arena.game.evolve"],
    "engine: the view": ["rackrun.arena.game.View"],
}  # fmt: skip
"""What is timed; the kernel is asked on the way to the answer, and counted only once."""


class Clock:
    """The processor time of each part; a part within another one is taken off it."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self._within: list[str] = []

    def timed(self, part: str, call: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, with its time noted."""

        def calling(*arguments: Any, **named: Any) -> Any:
            self._within.append(part)
            began = time.process_time()
            try:
                return call(*arguments, **named)
            finally:
                took = time.process_time() - began
                self._within.pop()
                self.spent[part] += took
                if self._within:
                    self.spent[self._within[-1]] -= took

        return calling

    @contextmanager
    def watching(self) -> Generator[None]:
        """Time every part while this lasts."""
        patches = []
        for part, places in PARTS.items():
            for place in places:
                found = patch(place)
                call = found.get_original()[0]
                patches.append(patch(place, self.timed(part, call)))
        for each in patches:
            each.start()
        try:
            yield
        finally:
            for each in patches:
                each.stop()


def played(watch: Clock | None) -> float:
    """The processor time of all games."""
    contest = Contest.of(load("classic"), ["solver"], players=SEATS, seed=1)
    began = time.process_time()
    with watch.watching() if watch else nullcontext():
        for deal in range(DEALS):
            assert not play_deal(contest, deal).failures
    return time.process_time() - began


def show_games(console: Console) -> None:
    """Games a second of one core, and the shares of the parts."""
    played(None)  # caches are filled once in a run of any length
    alone = played(None)
    clock = Clock()
    whole = played(clock)
    table = Table("part", "share", title=f"solver against itself, {SEATS} seats, classic: "
                  f"{DEALS * SEATS / alone:.0f} whole games a second of one core")  # fmt: skip
    for part, spent in clock.spent.items():
        table.add_row(part, f"{spent / whole:.0%}")
    table.add_row("rest", f"{1 - sum(clock.spent.values()) / whole:.0%}")
    console.print(table)
