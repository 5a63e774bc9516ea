"""A contestant's process: positions in, attempts out, a line each.

``python -m benchmarks.solver.child MODULE VARIANT`` reads all positions before it begins, each as
often as there are rounds. Nobody else's packages are loaded here.
"""

import importlib
import sys

from benchmarks.solver.attempts import Attempt, Entrant
from benchmarks.solver.positions import Position

LONG = 0.2
"""Whoever needs so many seconds for a position is not asked again: noise matters little then."""


def main(module: str, variant: str) -> None:
    """Attempt each position that comes in."""
    entrant: Entrant = importlib.import_module(f"benchmarks.solver.{module}").entrant(variant)
    print(entrant.about, flush=True)
    positions = [Position.parse(line) for line in sys.stdin]
    editions: set[str] = set()
    done: dict[str, Attempt] = {}
    for position in positions:
        if position.edition not in editions:
            # What is made once for an edition, such as a package's matrices, is not counted.
            entrant.attempt(position)
            editions.add(position.edition)
        before = done.get(position.id)
        if before is None or before.solving < LONG:
            done[position.id] = entrant.attempt(position)
        print(done[position.id], flush=True)


main(sys.argv[1], sys.argv[2])
