"""The pictures: how long moves take, and how cost grows with games, seats and spectators."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.tables.load.figures import Figures, Spell
from benchmarks.tables.load.sheets import HEARD_WITHIN, growths, size_of
from benchmarks.tables.plots import COLOURS, DASHES, FONT, MARKS

STYLE = {"svg.hashsalt": "rackrun", "svg.fonttype": "none", "font.sans-serif": FONT}
"""The same figures give the same file, and words remain words."""


def draw(figures: Figures, folder: Path) -> None:
    """Draw what was measured into the folder."""
    import matplotlib as mpl  # noqa: PLC0415 - slow to load, and wanted by few
    from matplotlib.figure import Figure  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context(STYLE):
        if figures.promised:
            _save(_times(figures, Figure(figsize=(7.5, 4.6), layout="constrained")),
                  folder / "load-times.svg")  # fmt: skip
        if all(growths(figures).values()):
            _save(_growth(figures, Figure(figsize=(9, 6.5), layout="constrained")),
                  folder / "load-growth.svg")  # fmt: skip


def _save(picture: Any, path: Path) -> None:
    picture.savefig(path, metadata={"Creator": None, "Date": None})


def _times(figures: Figures, picture: Any) -> Any:
    """For each time the share of the moves that took longer."""
    panel = picture.subplots()
    for number, each in enumerate(figures.promised):
        if each.moves:
            seconds, shares = zip(*each.moves.line, strict=True)
            panel.plot([value * 1e3 for value in seconds], shares, label=each.house, markevery=4,
                       **_look(number))  # fmt: skip
    panel.axvline(HEARD_WITHIN * 1e3, color="#888888", linewidth=1, linestyle=":")
    panel.set(xscale="log", yscale="log", ylabel="share of the moves that took longer",
              xlabel="milliseconds until all four seats have heard a move")  # fmt: skip
    panel.minorticks_off()
    panel.xaxis.set_major_formatter("{x:g}")
    panel.yaxis.set_major_formatter("{x:g}")
    panel.grid(visible=True, which="major", alpha=0.3)
    panel.legend(frameon=False)
    return picture


def _growth(figures: Figures, picture: Any) -> Any:
    """A column for each of what grows, a row for each of what it costs."""
    costs: list[tuple[str, Callable[[Spell], float | None]]] = [
        ("share of one processor, %", lambda each: _times_100(each.shares["rackrun"])),
        ("resident memory, MB", lambda each: each.megabytes["rackrun"]),
        ("p99 of a move, ms", lambda each: each.moves.p99 * 1e3 if each.moves else None),
    ]
    panels = picture.subplots(len(costs), 3, squeeze=False, sharex="col")
    for column, (what, spells) in enumerate(growths(figures).items()):
        sizes = [size_of(what, each) for each in spells]
        for row, (name, cost) in enumerate(costs):
            panel = panels[row][column]
            panel.plot(sizes, [cost(each) for each in spells], **_look(row))
            panel.set_ylim(0, 1.1 * max(filter(None, map(cost, spells)), default=1.0))
            panel.grid(visible=True, alpha=0.3)
            if column == 0:
                panel.set_ylabel(name)
        panels[-1][column].set_xlabel(what if what == "games" else f"{what} of a game")
    return picture


def _times_100(share: float | None) -> float | None:
    return None if share is None else share * 100


def _look(number: int) -> dict[str, Any]:
    """Colours that remain apart, and marks and dashes for whoever sees none."""
    kind = number % len(COLOURS)
    return {"color": COLOURS[kind], "linestyle": DASHES[-1 - kind], "marker": MARKS[kind],
            "markersize": 5}  # fmt: skip
