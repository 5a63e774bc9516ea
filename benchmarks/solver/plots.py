"""The figures as pictures; what differs in colour differs in its line or mark too."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.solver.contestants import PREFERENCE, SIDE_BY_SIDE, TITLES
from benchmarks.solver.figures import Results
from benchmarks.solver.positions import EDITIONS, Position
from benchmarks.solver.suites import Suites

# Colours that remain apart for the colour-blind; the marks do the same in grey.
LOOKS: dict[str, dict[str, Any]] = {
    "compiled": {"color": "#0072b2", "linestyle": "-", "marker": "o"},
    "compiled-any": {"color": "#56b4e9", "linestyle": "--", "marker": "x"},
    "plain": {"color": "#009e73", "linestyle": "-", "marker": "s"},
    "plain-any": {"color": "#8fce9c", "linestyle": "--", "marker": "+"},
    "highs-flow": {"color": "#d55e00", "linestyle": "-.", "marker": "^"},
    "highs-substitution": {"color": "#e69f00", "linestyle": "--", "marker": "v"},
    "highs-covering": {"color": "#a0522d", "linestyle": ":", "marker": "D"},
    "cp-sat": {"color": "#cc79a7", "linestyle": (0, (5, 1, 1, 1, 1, 1)), "marker": "P"},
    "package": {"color": "#444444", "linestyle": (0, (1, 1)), "marker": "*"},
}


def draw_all(results: Results, suites: Suites, folder: Path) -> list[Path]:
    """Draw every picture into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        "solver-times.svg": _shares(results, suites.usual, SIDE_BY_SIDE),
        "solver-untouched.svg": _shares(results, suites.usual, PREFERENCE),
        "solver-tiles.svg": _growth(results, suites.by_tiles, "tiles on the table"),
        "solver-jokers.svg": _growth(results, suites.by_jokers, "jokers"),
    }
    for name, figure in pictures.items():
        figure.savefig(folder / name, metadata={"Creator": None, "Date": None})
    return [folder / name for name in pictures]


def _panels(editions: Sequence[str], label: str) -> tuple[Any, list[Any]]:
    """A picture with a panel for each edition, side by side on the same scale."""
    import matplotlib as mpl  # noqa: PLC0415 - slow to load, and wanted by few
    from matplotlib.figure import Figure  # noqa: PLC0415

    # The same figures give the same file.
    mpl.rcParams["svg.hashsalt"] = "rackrun"
    figure = Figure(figsize=(5.5 * len(editions), 5.2), layout="constrained")
    panels = list(figure.subplots(1, len(editions), sharey=True, squeeze=False)[0])
    for panel, edition in zip(panels, editions, strict=True):
        panel.set(title=edition, xlabel=label)
        panel.grid(visible=True, which="major", alpha=0.3)
    return figure, panels


def _shares(results: Results, positions: Sequence[Position], names: Sequence[str]) -> Any:
    """For each time the share of the positions that a contestant solves in it."""
    figure, panels = _panels(EDITIONS, "milliseconds")
    panels[1].sharex(panels[0])
    for panel, edition in zip(panels, EDITIONS, strict=True):
        asked = [position for position in positions if position.edition == edition]
        for name in results.present(names):
            known = (results.seconds(name, position) for position in asked)
            times = sorted(each * 1e3 for each in known if each is not None)
            shares = [(place + 1) / len(asked) for place in range(len(times))]
            every = max(1, len(times) // 8)
            panel.plot(times, shares, label=TITLES[name], markevery=every, **LOOKS[name])
        panel.set_xscale("log")
    panels[0].set_ylabel("share of the positions solved")
    _name_lines(figure, panels[0])
    return figure


def _growth(results: Results, points: Sequence[tuple[int, Position]], what: str) -> Any:
    """The median time along a series."""
    editions = [name for name in EDITIONS if any(each.edition == name for _, each in points)]
    figure, panels = _panels(editions, what)
    for panel, edition in zip(panels, editions, strict=True):
        sizes = sorted({size for size, each in points if each.edition == edition})
        for name in results.present(SIDE_BY_SIDE):
            medians = [
                results.times(name, [p for at, p in points if at == size and p.edition == edition])
                for size in sizes
            ]
            drawn = [(size, each.median * 1e3) for size, each in zip(sizes, medians, strict=True)
                     if each]  # fmt: skip
            panel.plot(*zip(*drawn, strict=True), label=TITLES[name], **LOOKS[name])
        panel.set_yscale("log")
        panel.set_xticks(sizes)
    panels[0].set_ylabel("median milliseconds")
    _name_lines(figure, panels[0])
    return figure


def _name_lines(figure: Any, panel: Any) -> None:
    handles, labels = panel.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, frameon=False)
