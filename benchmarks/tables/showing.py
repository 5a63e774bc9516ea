"""How a run is shown: a bar while it lasts, sheets when it is over."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from benchmarks.solver.sheets import Sheet

WIDE = 160
"""Columns of a page that is no terminal."""


def progress() -> Progress:
    """A bar on standard error, drawn rarely, so that it costs little."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(),
               TimeElapsedColumn())  # fmt: skip
    return Progress(*columns, console=Console(stderr=True), refresh_per_second=1)


def show(machine: dict[str, Any], sheets: Iterable[Sheet]) -> None:
    """Print what was measured."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(machine)
    for sheet in sheets:
        console.print(sheet.to_rich())
