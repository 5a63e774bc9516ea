"""All figures of a run as files."""

import json
import os
import platform
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.solver.batch import Batch
from benchmarks.solver.figures import Results
from benchmarks.solver.goals import reached
from benchmarks.solver.positions import EDITIONS, Position
from benchmarks.solver.suites import Suites
from benchmarks.solver.summary import summarise


def write_report(
    results: Results, suites: Suites, batches: Mapping[str, Batch], path: Path
) -> None:
    """Write every figure and every time to the file."""
    every = {
        "machine": machine(),
        "goals": [
            {**asdict(each), "reached": each.kept}
            for each in reached(results, suites.usual)
        ],
        "contestants": {
            name: {"about": each.about, "absent": each.absent}
            for name, each in results.performances.items()
        },
        "usual": _scores(results, suites.usual),
        "worst": _scores(results, suites.worst),
        "unopened": _scores(results, suites.unopened),
        "tiles": [{"tiles": size, **_one(results, each)} for size, each in suites.by_tiles],
        "jokers": [{"jokers": size, **_one(results, each)} for size, each in suites.by_jokers],
        "batches": {name: asdict(batch) for name, batch in batches.items()},
        "positions": [_one(results, each)
                      for each in (*suites.usual, *suites.worst, *suites.unopened)],
    }  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(every, indent=1) + "\n")


def write_markdown(
    results: Results, suites: Suites, batches: Mapping[str, Batch], path: Path
) -> None:
    """Write the sheets as the documentation shows them."""
    about = (each.about for each in results.performances.values() if not each.absent)
    lines = [", ".join(f"{name} {value}" for name, value in machine().items()), *about]
    sheets = [sheet.to_markdown() for sheet in summarise(results, suites, batches)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("\n".join(f"- {line}" for line in lines), "", *sheets)))


def machine() -> dict[str, Any]:
    """What was measured on, and how busy it was."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
    }


def _scores(results: Results, positions: tuple[Position, ...]) -> dict[str, Any]:
    """For each edition every contestant's score, and that of HiGHS at its best."""
    found: dict[str, Any] = {}
    for edition in EDITIONS:
        asked = [position for position in positions if position.edition == edition]
        names = results.present(results.performances)
        scores: dict[str, Any] = {name: asdict(results.score(name, asked)) for name in names}
        for name, times in (
            ("highs-fastest", results.fastest(asked)),
            ("highs-fastest-each", results.fastest_each(asked)),
        ):
            if times:
                scores[name] = {"solving": asdict(times)}
        found[edition] = scores
    return found


def _one(results: Results, position: Position) -> dict[str, Any]:
    """A position with its best answer and everybody's time in seconds."""
    names = results.present(results.performances)
    return {
        "id": position.id,
        "edition": position.edition,
        "size": position.size,
        "best": results.best[position.id],
        "seconds": {name: results.seconds(name, position) for name in names},
    }
