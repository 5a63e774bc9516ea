"""The endgame: two are left and the pool is empty, so nothing is hidden and the end is sure.

What is neither on the table nor on the own rack is what the other holds. So every play of both
is followed to the end, as far as the budget goes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import inf
from typing import NamedTuple

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.playing_out import after_choice, in_kernel
from rackrun.bots.racing import worth
from rackrun.bots.worlds import worlds
from rackrun.rules.playing import played
from rackrun.rules.position import Position
from rackrun.solver import Problem, solve
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

WIDEST = 8
"""Tiles of a rack that fit somewhere, at most, in every position on the way; with more there are
too many plays to follow."""
MOST_LOOKS = 2_000
"""Questions to the solver: what is to be certain must be so within half a second or so."""
DOUBTFUL = 1e-9
"""Values that differ by less are the same."""


class Certain(NamedTuple):
    """The best choice, and that it is."""

    table: Table | None


class _TooMuch(Exception):
    """There is more to look at than the budget allows."""


def certain(view: View, chance: BotChance, budget: Budget) -> Certain | None:
    """The best choice where nothing is hidden; None where something is, or it takes too long."""
    position = view.position
    others = [seat for at, seat in enumerate(position.seats) if at != view.seat and seat.rack]
    hidden = position.pool or len(others) != 1 or others[0].left  # who left may have kept tiles
    if hidden or not in_kernel(view.edition):
        return None
    search = _Search(view.seat, budget)
    try:
        return search.best(next(worlds(view, chance)))
    except _TooMuch:
        return None


@dataclass(slots=True)
class _Search:
    """Every play and every answer, each position looked at once."""

    seat: int
    """Whose choice it is: this one wants the most, the other the least."""
    budget: Budget
    looked: int = 0
    known: dict[object, tuple[float, float]] = field(
        default_factory=dict[object, "tuple[float, float]"]
    )
    """For each position the least and the most that it can be worth."""

    def best(self, position: Position) -> Certain:
        """The first choice of those that are worth the most."""
        most, found = -inf, Certain(None)
        for table, after in self.choices(position):
            value = self.value(after, most, inf)
            if value > most + DOUBTFUL:
                most, found = value, Certain(table)
        return found

    def value(self, position: Position, low: float, high: float) -> float:
        """What the position is worth; beyond the bounds only that it is beyond them."""
        if not position.in_play:
            return worth(position.results[-1], self.seat, position.active)
        key = self.key(position)
        least, most = self.known.get(key, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self.followed(position, low, high)
        if value > low:
            least = value
        if value < high:
            most = value
        self.known[key] = least, most
        return value

    def followed(self, position: Position, low: float, high: float) -> float:
        """The best or the worst of what may follow, whoever is on turn."""
        own = position.turn == self.seat
        value = -inf if own else inf
        for _, after in self.choices(position):
            reached = self.value(after, low, high)
            value = max(value, reached) if own else min(value, reached)
            low, high = (max(low, value), high) if own else (low, min(high, value))
            if low >= high:
                break
        return value

    def choices(self, position: Position) -> Iterator[tuple[Table | None, Position]]:
        """Every choice of the seat on turn with the position after it, the most tiles first."""
        able = False
        for table in self.tables(position):
            able = True
            yield table, after_choice(position, played(position, position.turn, table))
        if not (able and position.edition.rules.must_play_if_able):
            yield None, after_choice(position, None)

    def tables(self, position: Position) -> Iterator[Table]:
        """A table for each set of tiles that can be laid."""
        rack = Counter(position.seats[position.turn].rack)
        fitting = {tile: rack[tile] for tile in rack if self.laid(position, (tile,), ())}
        if sum(fitting.values()) > WIDEST:
            raise _TooMuch
        kept = tuple((rack - Counter(fitting)).elements())
        for some in sorted(_parts(fitting), key=len, reverse=True):
            rest = tuple((Counter(fitting) - Counter(some)).elements())
            table = self.laid(position, some, (*kept, *rest))
            if table is not None:
                yield table

    def laid(self, position: Position, some: Tiles, kept: Tiles) -> Table | None:
        """The table after a play with these tiles and without those, if there is one."""
        self.looked += 1
        if self.looked > min(self.budget.nodes, MOST_LOOKS) or self.budget.late:
            raise _TooMuch
        problem = Problem.of(
            position, position.turn, must_play=some, must_keep=kept, prefer_untouched=False
        )
        best = solve(problem)
        return best.table if best.found else None

    def key(self, position: Position) -> object:
        """What a position is known by: what is on no rack is on the table."""
        sort = position.edition.box.sort
        racks = tuple((sort(seat.rack), seat.opened) for seat in position.seats)
        return position.turn, position.idle, racks


def _parts(tiles: Mapping[Tile, int]) -> Iterator[Tiles]:
    """Every choice of at least one of the tiles."""
    for counts in product(*(range(count + 1) for count in tiles.values())):
        if any(counts):
            chosen = zip(tiles, counts, strict=True)
            yield tuple(tile for tile, count in chosen for _ in range(count))
