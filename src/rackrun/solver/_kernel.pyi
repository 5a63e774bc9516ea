"""The compiled twin of reference.py, and rounds that are played out by rule.

Whatever is not bytes where tiles stand is refused.
"""

from collections.abc import Sequence

from rackrun.tiles import Tile, Tiles

def best(
    colours: int,
    highest: int,
    largest_group: int,
    max_jokers: int,
    table: tuple[Sequence[int], ...],
    must: Sequence[int],
    may: Sequence[int],
    fewest: int,
    most: int,
    by_points: bool,
    floor: int,
    touch_limit: int,
    prefer_untouched: bool,
    opening: int,
    own_jokers: int,
    kinds: tuple[Tile, ...],
    /,
) -> tuple[int, tuple[int, ...], tuple[Tiles, ...], Tiles, int, bool, bool] | None:
    """The best play of a task: value, kept, melds, played, taken, optimal, fewest_touched."""

def play_out(
    colours: int,
    highest: int,
    largest_group: int,
    max_jokers: int,
    opening: int,
    must_play: bool,
    table: bytes,
    racks: tuple[bytes, ...],
    pool: bytes,
    opened: bytes,
    manners: bytes,
    turn: int,
    idle: int,
    /,
) -> tuple[int, tuple[bytes, ...], tuple[bytes, ...]]:
    """A round played by rule to its end: finisher, racks, moves."""
