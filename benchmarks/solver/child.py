"""A contestant's process: positions in, attempts out, a line each.

``python -m benchmarks.solver.child MODULE VARIANT [checked]`` reads all positions before it begins.
Nobody else's packages are loaded here. Whoever is checked tells the facts of each attempt; to find
them out takes long and sweeps the caches, so it is done in one round only.
"""

import importlib
import sys
from dataclasses import replace

from benchmarks.solver.attempts import Entrant
from benchmarks.solver.positions import Position


def main(module: str, variant: str, *checked: str) -> None:
    """Attempt each position that comes in."""
    entrant: Entrant = importlib.import_module(f"benchmarks.solver.{module}").entrant(variant)
    print(entrant.about, flush=True)
    positions = [Position.parse(line) for line in sys.stdin]
    editions: set[str] = set()
    for position in positions:
        if position.edition not in editions:
            # What is made once for an edition, such as a package's matrices, is not counted.
            entrant.attempt(position)
            editions.add(position.edition)
        attempt = entrant.attempt(position)
        print(replace(attempt, facts=entrant.facts()) if checked else attempt, flush=True)


main(*sys.argv[1:])
