"""The result as pictures: win rates with their intervals, points, time for a move; the ladder.

What differs in colour differs in its mark too. Matplotlib is loaded only here.
"""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rackrun.arena.ladder import Rung
from rackrun.arena.statistics import Z
from rackrun.arena.tally import Row, Tally
from rackrun.errors import BadContest

# Colours that remain apart for the colour-blind; the marks do the same in grey.
LOOKS = [("#0072b2", "o"), ("#d55e00", "s"), ("#009e73", "^"), ("#cc79a7", "D"), ("#e69f00", "v"),
         ("#444444", "P")]  # fmt: skip


def check_plots() -> None:
    """Refuse to promise pictures where what draws them is missing."""
    if find_spec("matplotlib") is None:
        raise BadContest(
            "plots: expected matplotlib to be installed; hint: pip install 'rackrun[plots]'"
        )


def draw(tally: Tally, folder: Path) -> list[Path]:
    """Draw every picture into the folder."""
    pictures: dict[str, Callable[[Any, Tally], None]] = {
        "win-rate.svg": _win_rates,
        "points.svg": _points,
        "time.svg": _times,
    }
    contest = tally.contest
    title = (f"{contest.edition.code}, {contest.players} seats, {tally.deals} deals, "
             f"seed {contest.seed}")  # fmt: skip
    drawn: list[Path] = []
    for name, paint in pictures.items():
        figure, panel = _panel(title, [row.name for row in tally.rows])
        paint(panel, tally)
        drawn.append(_saved(figure, folder / name))
    return drawn


def draw_ladder(rungs: Sequence[Rung], edition: str, folder: Path) -> Path:
    """Draw the ladder into the folder."""
    figure, panel = _panel(edition, [rung.name for rung in rungs])
    for at, rung in enumerate(rungs):
        _mark(panel, at, rung.rating, Z * rung.doubt)
    panel.set_xlabel("rating by openskill, with the doubt that is left")
    return _saved(figure, folder / "ladder.svg")


def _panel(title: str, names: Sequence[str]) -> tuple[Any, Any]:
    """An empty picture with a title and a place for each bot."""
    import matplotlib as mpl  # noqa: PLC0415 - slow to load, and wanted by few
    from matplotlib.figure import Figure  # noqa: PLC0415

    # The same figures give the same file.
    mpl.rcParams["svg.hashsalt"] = "rackrun"
    figure = Figure(figsize=(6.4, 1.6 + 0.5 * len(names)), layout="constrained")
    panel: Any = figure.subplots()
    panel.set_title(title, fontsize="medium")
    panel.set_yticks(range(len(names)), names)
    panel.set_ylim(len(names) - 0.5, -0.5)
    panel.grid(visible=True, axis="x", alpha=0.3)
    return figure, panel


def _saved(figure: Any, path: Path) -> Path:
    figure.savefig(path, metadata={"Creator": None, "Date": None})
    return path


def _win_rates(panel: Any, tally: Tally) -> None:
    fair = tally.contest.fair_share * 100
    panel.axvline(fair, color="#444444", linestyle=":", label=f"fair share, {fair:.1f} %")
    for at, row in enumerate(tally.rows):
        rate, interval = row.rates.mean, row.interval
        ends = [[100 * (rate - interval.low)], [100 * (interval.high - rate)]]
        _mark(panel, at, 100 * rate, ends)
    panel.set_xlabel("games won by a seat, %, with 95 % intervals over deals")
    panel.legend(frameon=False, fontsize="small")


def _points(panel: Any, tally: Tally) -> None:
    for at, row in enumerate(tally.rows):
        _mark(panel, at, row.points.mean, Z * row.points.error)
    panel.axvline(0, color="#444444", linestyle=":")
    panel.set_xlabel("points per game and seat, with 95 % intervals over deals")


def _times(panel: Any, tally: Tally) -> None:
    def time(row: Row) -> float:
        return max(row.ms_per_move, 1e-3)

    for at, row in enumerate(tally.rows):
        panel.barh(at, time(row), height=0.5, color=LOOKS[at % len(LOOKS)][0])
        panel.annotate(f" {time(row):.3g} ms", (time(row), at), va="center")
    panel.set_xscale("log")
    panel.set_xlim(right=4 * max(map(time, tally.rows)))
    panel.set_xlabel("milliseconds per move")


def _mark(panel: Any, at: int, value: float, ends: Any) -> None:
    colour, mark = LOOKS[at % len(LOOKS)]
    panel.errorbar(value, at, xerr=ends, color=colour, marker=mark, capsize=4, markersize=7)
