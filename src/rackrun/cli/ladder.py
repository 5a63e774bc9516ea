"""``rackrun ladder``: one rating for each bot, out of the results of many contests."""

import json as js
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

if TYPE_CHECKING:
    from rackrun.arena.ladder import Rung

FLAG = Parameter(negative="")


def ladder(
    results: list[Path],
    /,
    *,
    plots: Path | None = None,
    json: Annotated[bool, FLAG] = False,
) -> None:
    """Rate bots by who won how often against whom, for a look at all of them at once.

    Parameters
    ----------
    results
        Files with what 'rackrun arena --json' wrote, each bot in one seat.
    plots
        A folder for a picture of the ladder, as SVG.
    json
        As JSON, for programs.
    """
    from rackrun.arena.ladder import check_ladder, read_results
    from rackrun.arena.ladder import ladder as rated
    from rackrun.arena.plots import check_plots, draw_ladder
    from rackrun.cli.arena import make_folder

    check_ladder()
    found = read_results(results)
    if plots is not None:
        check_plots()
        make_folder("plots", plots)
    rungs = rated(found)
    if json:
        print(js.dumps([_as_data(rung) for rung in rungs]))
    else:
        _show(rungs, found[0].edition)
    if plots is not None:
        print(f"drew {draw_ladder(rungs, found[0].edition, plots)}", file=sys.stderr)


def _as_data(rung: "Rung") -> dict[str, Any]:
    return {
        "name": rung.name, "rating": round(rung.rating, 3), "doubt": round(rung.doubt, 3),
        "games": rung.games,
    }  # fmt: skip


def _show(rungs: list["Rung"], edition: str) -> None:
    from rich.table import Column, Table

    from rackrun.cli.screen import Screen

    names = "rating", "doubt", "games"
    table = Table("bot", *(Column(name, justify="right") for name in names), title=edition)
    for rung in rungs:
        table.add_row(rung.name, f"{rung.rating:.1f}", f"± {rung.doubt:.1f}", str(rung.games))
    Screen(highlight=False, markup=False, emoji=False).print(table)
