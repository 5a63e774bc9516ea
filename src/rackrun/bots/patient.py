"""Starves the table: what lies there serves everybody, what stays on the rack serves it alone.

A meld on the rack can be laid at any time, so it loses nothing by waiting; on the table it would
be a place where others get rid of their tiles. So it opens with as little as an opening takes,
adds only tiles that are in no meld of its own, and lays its melds all at once to go out.
"""

from collections.abc import Iterator
from itertools import product

from rackrun.bots.chance import BotChance
from rackrun.bots.draft import Draft, without
from rackrun.bots.interface import Budget, View
from rackrun.bots.rack import RackBot
from rackrun.editions import Edition
from rackrun.melds import SHORTEST, best_value
from rackrun.solver import Objective, Problem, solve
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tiles

_MOST_MELDS = 4
"""Melds of the rack, the most valuable ones, among which an opening is looked for."""


class Patient(RackBot):
    """Level 4 of the ladder: plays for the win, not for points."""

    name = "patient"
    label = "opens with little, adds what fits and keeps its melds until it can go out"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        """All it has if that ends the round; otherwise an opening or additions, no more."""
        best = solve(Problem.of(view.position, view.seat, prefer_untouched=False))
        if not best.found:
            return None
        if not best.rack:
            return best.table
        if must_open(view):
            return _opening(view) or best.table
        return _additions(view, ())


def must_open(view: View) -> bool:
    """Whether the seat has to open before it may do anything else."""
    rules = view.edition.rules
    free = rules.opens == "at-once" or (rules.opens == "points" and not rules.opening)
    return not view.opened and not free


def _additions(view: View, laid: Tiles) -> Table | None:
    """The best play that lays these tiles and no joker or meld of the rest of the rack."""
    rest = without(view.rack, laid)
    melds = tiles_on(_melds_of(view.edition, rest, Objective.TILES))
    spare_jokers = (JOKER,) * (rest.count(JOKER) - melds.count(JOKER))
    kept = (*melds, *spare_jokers)
    problem = Problem.of(
        view.position, view.seat, must_play=laid, must_keep=kept, prefer_untouched=False
    )
    best = solve(problem)
    return best.table if best.found else None


def _melds_of(edition: Edition, rack: Tiles, objective: Objective) -> Table:
    """The melds that the rack holds in itself."""
    return solve(Problem(edition=edition, rack=rack, objective=objective)).table


def _opening(view: View) -> Table | None:
    """The table with the smallest opening that leaves the other melds whole, if one is found."""
    melds = _smallest_opening(view)
    if melds is None:
        return None
    alone = Draft.of(view).with_melds(melds).table
    # With two seats who adds at once is ahead; with more the others use up the table first.
    adds = len(view.position.active) == 2
    return (_additions(view, tuple(tiles_on(melds))) or alone) if adds else alone


def _smallest_opening(view: View) -> Table | None:
    """Parts of the melds of the rack that are an opening, with the fewest tiles and jokers."""
    edition = view.edition
    needed = edition.rules.opening if edition.rules.opens == "points" else 1
    for objective in Objective:
        melds = _melds_of(edition, view.rack, objective)
        melds = sorted(melds, key=lambda meld: -best_value(meld, edition.melds))[:_MOST_MELDS]
        choices = product(*([(), *_parts(meld, edition)] for meld in melds))
        openings = [parts for parts in choices if _worth(parts, edition) >= needed]
        if openings:
            return tuple(part for part in min(openings, key=_size) if part)
    return None


def _parts(meld: Tiles, edition: Edition) -> Iterator[Tiles]:
    """The most valuable part of the meld of each length that is a meld itself."""
    for length in range(SHORTEST, len(meld) + 1):
        parts = [meld[at : at + length] for at in range(len(meld) - length + 1)]
        best = max(parts, key=lambda part: best_value(part, edition.melds))
        if best_value(best, edition.melds):
            yield best


def _worth(melds: Table, edition: Edition) -> int:
    return sum(best_value(meld, edition.melds) for meld in melds)


def _size(melds: Table) -> tuple[int, int]:
    tiles = tiles_on(melds)
    return len(tiles), tiles.count(JOKER)
