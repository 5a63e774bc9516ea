"""The compiled twin of reference.py; whatever is not bytes where tiles stand is refused."""

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
