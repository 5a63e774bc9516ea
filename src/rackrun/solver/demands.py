"""Demands: tiles of the rack that a play has to contain, and tasks that meet them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rackrun.melds import SHORTEST, readings
from rackrun.rules.opening import melds_in
from rackrun.rules.swaps import swappable
from rackrun.solver.problem import Problem
from rackrun.solver.task import Codes, Task, codes
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Tile, Tiles


@dataclass(frozen=True, slots=True)
class Demand:
    """Numbered tiles that have to be played, and how the number of jokers may change."""

    tiles: Tiles = ()
    jokers: int = 0
    """At least so many more jokers lie on the table afterwards; negative where some are taken."""


def task_for(problem: Problem, demand: Demand) -> Task | None:
    """The problem's task with the demand, or None if the problem forbids it."""
    task, coder = problem.task, codes(problem.edition.melds)
    wanted = coder.counts(demand.tiles)
    must = [max(pair) for pair in zip(task.must, wanted, strict=True)]
    may = [here + more - owed for here, more, owed in zip(task.must, task.may, must, strict=True)]
    on_table = tiles_on(problem.table).count(JOKER)
    fewest = on_table + demand.jokers
    if JOKER in problem.must_play:
        fewest = max(fewest, task.fewest)
    if min(may) < 0 or fewest > task.most:
        return None
    return replace(task, must=coder.pack(must), may=coder.pack(may), fewest=fewest)


def swap_demands(problem: Problem) -> list[Demand]:
    """For each choice of cards that replace jokers: they are played, as many jokers are taken.

    Booklet 003, professional variant. The first one replaces nothing.
    """
    chosen: list[Tiles] = [()]
    melds = readings(problem.table, problem.edition.melds)
    for tiles in swappable(melds, problem.own_jokers, problem.edition.box.colours):
        chosen += [(*some, tile) for some in chosen for tile in tiles]
    rack = Counter(problem.rack)
    sets = {problem.edition.box.sort(some) for some in chosen if not Counter(some) - rack}
    return [Demand(some, -len(some)) for some in sorted(sets, key=len)]


def own_meld_demands(problem: Problem) -> list[Demand]:
    """For each smallest meld of the rack and the jokers taken: it is among what is played."""
    found: set[Demand] = set()
    for swaps in swap_demands(problem):
        rack = Counter(problem.rack)
        rack[JOKER] -= swaps.jokers
        for meld in melds_in(rack, problem.edition.melds):
            if len(meld) == SHORTEST:
                numbered = Counter(tile for tile in meld if not tile.is_joker)
                tiles = problem.edition.box.sort((numbered | Counter(swaps.tiles)).elements())
                found.add(Demand(tiles, meld.count(JOKER) + swaps.jokers))
    return _weakest(found, codes(problem.edition.melds))


def _weakest(demands: Iterable[Demand], coder: Codes) -> list[Demand]:
    """The demands without those that ask for all that another one asks for.

    There can be thousands of them, so tiles are compared as fields of one number, each with a
    guard bit above it that a missing tile would use up.
    """
    guards = sum(1 << 5 * at + 4 for at in range(len(coder.tiles)))
    kept: dict[Demand, int] = {}
    for demand in sorted(demands, key=lambda each: (len(each.tiles), each.jokers)):
        asked = sum(1 << 5 * coder.code[tile] for tile in demand.tiles) | guards
        if not any(
            other.jokers <= demand.jokers and (asked - less) & guards == guards
            for other, less in kept.items()
        ):
            kept[demand] = asked ^ guards
    return list(kept)


def meld_demand(meld: Sequence[Tile], before: Demand) -> Demand:
    """The demand with one meld of an opening more."""
    numbered = [tile for tile in meld if not tile.is_joker]
    return Demand((*before.tiles, *numbered), before.jokers + len(meld) - len(numbered))
