"""The picture: for each time the share of the moves that took longer."""

from pathlib import Path
from typing import Any

from benchmarks.tables.figures import Figures, Load
from benchmarks.tables.sheets import haste

# Colours that remain apart for the colour-blind; dashes tell the haste, marks the number of games.
COLOURS = ("#0072b2", "#009e73", "#e69f00", "#d55e00")
DASHES = (":", "-.", "--", "-")
FONT = ["DejaVu Sans", "sans-serif"]
MARKS = ("o", "^", "s", "x")


def draw(figures: Figures, folder: Path) -> Path:
    """Draw the picture into the folder."""
    import matplotlib as mpl  # noqa: PLC0415 - slow to load, and wanted by few
    from matplotlib.figure import Figure  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "tables-times.svg"
    # The same figures give the same file, and words remain words.
    style = {"svg.hashsalt": "rackrun", "svg.fonttype": "none", "font.sans-serif": FONT}
    with mpl.rc_context(style):
        picture = Figure(figsize=(7.5, 5.2), layout="constrained")
        panel = picture.subplots()
        for load in figures.loads:
            if load.moves:
                seconds, shares = zip(*load.moves.line, strict=True)
                milliseconds = [each * 1e3 for each in seconds]
                panel.plot(milliseconds, shares, label=_label(load), markevery=4,
                           **_look(load, figures))  # fmt: skip
        panel.set(xscale="log", yscale="log", ylabel="share of the moves that took longer",
                  xlabel="milliseconds until all four seats have heard a move")  # fmt: skip
        panel.minorticks_off()
        panel.xaxis.set_major_formatter("{x:g}")
        panel.yaxis.set_major_formatter("{x:g}")
        panel.grid(visible=True, which="major", alpha=0.3)
        handles, labels = panel.get_legend_handles_labels()
        picture.legend(handles, labels, loc="outside lower center", ncols=2, frameon=False)
        picture.savefig(path, metadata={"Creator": None, "Date": None})
    return path


def _label(load: Load) -> str:
    return f"{load.games} games, {haste(load)}{' and drafts' if load.drafting else ''}"


def _look(load: Load, figures: Figures) -> dict[str, Any]:
    """Each haste has a colour and a dash, each number of games a mark."""
    kinds = list(dict.fromkeys((each.every, each.drafting) for each in figures.loads))
    sizes = list(dict.fromkeys(each.games for each in figures.loads))
    kind, size = kinds.index((load.every, load.drafting)), sizes.index(load.games)
    return {
        "color": COLOURS[kind % len(COLOURS)], "linestyle": DASHES[kind % len(DASHES)],
        "marker": MARKS[size % len(MARKS)], "markersize": 5,
    }  # fmt: skip
