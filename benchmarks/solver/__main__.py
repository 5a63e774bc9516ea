"""``make bench-solver``: the solver beside HiGHS, CP-SAT and another package, in one run."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import cyclopts
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.solver.batch import Batch, run_batch
from benchmarks.solver.contestants import COMPILED, CONTESTANTS, OURS, TITLES, Contestant
from benchmarks.solver.figures import Results
from benchmarks.solver.report import machine, write_markdown, write_report
from benchmarks.solver.running import Performance, perform
from benchmarks.solver.suites import Suites, every_suite, quick_suites
from benchmarks.solver.summary import summarise

LIMIT = 30.0
"""Seconds after which an attempt is given up."""
WIDE = 140
"""Columns of a page that is no terminal."""


@dataclass(frozen=True, slots=True)
class Run:
    """One run: what is asked, how often, and where."""

    suites: Suites
    rounds: int
    compare: Path
    progress: Progress

    def perform(self, contestants: Sequence[Contestant]) -> dict[str, Performance]:
        """Run all contestants round by round, so that a busy minute of the machine meets all."""
        found = {each.id: Performance(each) for each in contestants}
        order = list(_in_order(contestants)) * self.rounds
        bars = {
            name: self.progress.add_task(
                performance.contestant.title, total=len(self.suites.positions) * order.count(name)
            )
            for name, performance in found.items()
        }
        for name in order:
            perform(
                found[name], self.suites.positions, compare=self.compare, limit=LIMIT,
                step=partial(self.progress.advance, bars[name]),
            )  # fmt: skip
        return found

    def batch(self, contestant: Contestant) -> Batch | None:
        """Run the batch command."""
        task = self.progress.add_task(f"{contestant.title}: batch", total=1)
        batch = run_batch(contestant, self.suites.usual)
        self.progress.advance(task)
        return batch


def _in_order(contestants: Sequence[Contestant]) -> Iterator[str]:
    """The contestants of a round; a quick one comes before each slow one, or one slow moment of
    the machine would decide how it did.
    """
    quick = [each.id for each in contestants if each.environment == COMPILED]
    slow = [each.id for each in contestants if each.id not in quick]
    for each in slow:
        yield from quick
        yield each
    if not slow:
        yield from quick


def measure(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    rounds: int = 5,
    compare: Path = Path(".venv-compare"),
    only: tuple[str, ...] = (),
    json: Path | None = None,
    markdown: Path | None = None,
    plots: Path | None = None,
) -> None:
    """Measure all contestants on the same positions, one after the other, and show the figures.

    Parameters
    ----------
    quick
        A few positions and one round, to see that everything works.
    rounds
        How often each position is solved; its median time counts.
    compare
        The environment with CP-SAT and rummikub-solver.
    only
        Let only these contestants take part.
    json
        A file for all figures.
    markdown
        A file for the sheets as the documentation shows them.
    plots
        A folder for the pictures.
    """
    unknown = set(only) - set(TITLES)
    if unknown:
        raise SystemExit(f"only: expected some of {', '.join(TITLES)}, got {min(unknown)!r}")
    suites = quick_suites() if quick else every_suite()
    chosen = [each for each in CONTESTANTS if not only or each.id in only]
    with _progress() as progress:
        run = Run(suites, 1 if quick else rounds, compare, progress)
        performances = run.perform(chosen)
        taking_part = [each for each in chosen if not performances[each.id].absent]
        tried = {each.id: run.batch(each) for each in taking_part if each.id in OURS}
    batches = {name: batch for name, batch in tried.items() if batch}
    results = Results(suites.positions, performances)
    _show(results, suites, batches)
    if json:
        write_report(results, suites, batches, json)
    if markdown:
        write_markdown(results, suites, batches, markdown)
    if plots:
        from benchmarks.solver.plots import draw_all  # noqa: PLC0415 - slow, and wanted by few

        draw_all(results, suites, plots)


def _show(results: Results, suites: Suites, batches: dict[str, Batch]) -> None:
    """Print who took part, and every sheet."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(machine())
    for performance in results.performances.values():
        console.print(f"{performance.contestant.title}: {performance.about or performance.absent}",
                      highlight=False)  # fmt: skip
    for sheet in summarise(results, suites, batches):
        console.print(sheet.to_rich())


def _progress() -> Progress:
    """Bars on standard error, drawn rarely, so that they cost the contestants little."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeElapsedColumn())  # fmt: skip
    return Progress(*columns, console=Console(stderr=True), refresh_per_second=1)


if __name__ == "__main__":
    cyclopts.run(measure)
