"""A turn as the referee sees it: table and rack before and behind it, and what moved."""

from collections import Counter
from dataclasses import dataclass

from rackrun.editions import Edition
from rackrun.flaws import Flaw
from rackrun.table import Table, changed, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles

Layers = tuple[tuple[int, ...], ...]
"""For each meld the seats that laid its jokers, from left to right."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat wants to do, and all that decides whether it may.

    ``rack_after`` is None where the rest of the tiles is meant. ``own_jokers`` names, for each
    meld on the table before, the places of the jokers that this very seat laid.
    """

    edition: Edition
    opened: bool
    table: Table
    rack: Tiles
    after: Table
    rack_after: Tiles | None = None
    own_jokers: tuple[frozenset[int], ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """What moved in a turn, counted by kind of tile: two equal tiles are the same tile twice."""

    laid: Counter[Tile]
    """Came from the rack to the table."""
    taken: Counter[Tile]
    """Came from the table to the rack."""
    invented: Counter[Tile]
    """Are there now and were not."""
    lost: Counter[Tile]
    """Were there and are not now."""
    gone: list[Tiles]
    """Melds of the table before that lie there no longer."""
    fresh: list[int]
    """Places in the table after at which the melds lie that were not there."""

    @property
    def balanced(self) -> bool:
        """Whether every tile is accounted for."""
        return not self.invented and not self.lost

    @property
    def jokers_taken(self) -> int:
        """How many jokers the rack gained from the table."""
        return self.taken[JOKER]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says of a turn; everything but the flaws counts only without any."""

    flaws: tuple[Flaw, ...]
    table: Table = ()
    played: Tiles = ()
    taken: Tiles = ()
    opened: bool = False
    new_melds: int = 0

    @property
    def legal(self) -> bool:
        """Whether the turn may stand."""
        return not self.flaws


def moved(turn: Turn) -> Moved:
    """What moved between the two tables and racks; melds that lie as they lay are passed over."""
    gone, fresh = changed(turn.table, turn.after)
    came = Counter(tiles_on(turn.after[place] for place in fresh))
    came.subtract(tiles_on(gone))
    onto, off = +came, -came
    if turn.rack_after is None:
        invented, lost = onto - Counter(turn.rack), Counter[Tile]()
    else:
        came.update(turn.rack_after)
        came.subtract(turn.rack)
        invented, lost = +came, -came
    return Moved(onto - invented, off - lost, invented, lost, gone, fresh)
