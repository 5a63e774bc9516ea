"""Whole rounds played out by rule, as a bot that thinks ahead plays them: how many in a second."""

import time

from rich.console import Console
from rich.table import Table

from rackrun.bots.manners import Manner
from rackrun.bots.playing_out import by_engine, play_out
from tests.kit.games import Game

DEALS = 200
BY_ENGINE = 10
"""Deals that the engine plays; it takes far longer for each."""


def show_rounds(console: Console) -> None:
    """Rounds a second of one core, all seats in the same manner."""
    table = Table("seats", "manner", "played out", "by the engine",
                  title="whole classic rounds in a second of processor time")  # fmt: skip
    for seats in (2, 3, 4):
        deals = [
            Game.of("classic", seats, luck=f"out {at}").begin().position for at in range(DEALS)
        ]
        for manner in Manner:
            rates: list[str] = []
            for play, positions in ((play_out, deals), (by_engine, deals[:BY_ENGINE])):
                began = time.process_time()
                for position in positions:
                    play(position, [manner] * seats)
                rates.append(f"{len(positions) / (time.process_time() - began):.0f}")
            table.add_row(str(seats), manner.name.lower(), *rates)
    console.print(table)
