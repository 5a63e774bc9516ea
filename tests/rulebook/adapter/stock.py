"""Tiles for a position of which a case tells only how many there are, or what they are worth."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, cycle, islice

from rackrun.editions import Edition
from rackrun.melds import SHORTEST, Group, MeldRules, best_value, read
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tile, Tiles

MOST_TILES = 20
"""No opening of a case needs more."""


def some_tiles(edition: Edition, count: int) -> Tiles:
    """So many tiles, whichever."""
    return tuple(islice(cycle(edition.box.tiles()), count))


def tiles_worth(edition: Edition, points: int) -> Tiles:
    """As few numbered tiles as have these points together."""
    highest = edition.box.highest
    whole, rest = divmod(points, highest)
    numbers = [*[highest] * whole, *([rest] if rest else [])]
    return tuple(
        Tile(colour, number)
        for colour, number in zip(cycle(edition.box.colours), numbers, strict=False)
    )


def first_run(edition: Edition, length: int) -> Tiles:
    """The run of the first colour from 1 upwards."""
    return tuple(Tile(edition.box.colours[0], number) for number in range(1, length + 1))


class Rows:
    """The rows of the box, one for each colour and copy, from which runs are cut side by side."""

    def __init__(self, edition: Edition) -> None:
        # The last colour comes first: openings are made of the other ones.
        self._highest = edition.box.highest
        self._free = [[colour, 1] for colour in edition.box.colours[::-1] * edition.box.copies]

    def run(self, length: int) -> Tiles:
        """A run of tiles that are not used yet."""
        for row in self._free:
            colour, first = row
            if first + length - 1 <= self._highest:
                row[1] = first + length
                return tuple(Tile(colour, number) for number in range(first, first + length))
        raise ValueError(f"expected a box with another run of {length}, got one without")


def portions(edition: Edition, count: int) -> list[int]:
    """The count in parts, each no more than can be added to a run of three."""
    room = edition.box.highest - SHORTEST
    return [min(room, count - done) for done in range(0, count, room)]


def melds_worth(edition: Edition, sizes: range, value: int) -> list[Tiles]:
    """Melds of so many tiles that come nearest to the value, on its side of the opening."""
    found, needed = _melds_by_size(edition.melds), edition.rules.opening
    fitting = [
        (size, worth)
        for size, worth in found
        if size in sizes and (worth >= needed) == (value >= needed)
    ]
    if not fitting:
        raise ValueError(f"expected melds worth {value} to have {sizes} tiles, got none")
    return found[min(fitting, key=lambda each: (abs(each[1] - value), each[0]))]


@lru_cache(maxsize=32)
def _melds_by_size(rules: MeldRules) -> Mapping[tuple[int, int], list[Tiles]]:
    """For each number of tiles and each value that melds can have together, such melds."""
    units = {(len(tiles), best_value(tiles, rules)): tiles for tiles in _short_melds(rules)}
    found: dict[tuple[int, int], list[Tiles]] = {(0, 0): []}
    waiting = [(0, 0)]
    while waiting:
        size, worth = waiting.pop(0)
        for (more, value), tiles in units.items():
            both = (size + more, worth + value)
            if both not in found and both[0] <= MOST_TILES:
                found[both] = [*found[size, worth], tiles]
                waiting.append(both)
    del found[0, 0]
    return found


def _short_melds(rules: MeldRules) -> Iterator[Tiles]:
    """Runs that are no two runs end to end, and groups of three."""
    box = rules.box
    for size in range(SHORTEST, min(2 * SHORTEST, box.highest + 1)):
        for first in range(1, box.highest - size + 2):
            yield tuple(Tile(box.colours[0], first + step) for step in range(size))
    for number in range(1, box.highest + 1):
        group = tuple(Tile(colour, number) for colour in box.colours[:SHORTEST])
        if read(group, rules):
            yield group


def runs_apart(edition: Edition, tables: Iterable[Table], count: int) -> list[Tiles]:
    """Runs of three that have as little to do with the tables as possible."""
    melds = list(chain.from_iterable(tables))
    there = set(tiles_on(melds))
    wanted = {tile for meld in melds for tile in stands_for(edition, meld)}

    def nearness(run: Tiles) -> tuple[bool, int, bool]:
        colours = sum(tile.colour == run[0].colour for tile in there)
        return any(tile in wanted for tile in run), colours, any(tile in there for tile in run)

    firsts = range(1, edition.box.highest - SHORTEST + 1)
    runs = [
        tuple(Tile(colour, first + step) for step in range(SHORTEST))
        for colour in edition.box.colours
        for first in firsts
    ]
    return sorted(runs, key=nearness)[:count]


def stands_for(edition: Edition, tiles: Tiles) -> list[Tile]:
    """Every tile that a joker of the meld may stand for."""
    meld = read(tiles, edition.melds)
    if meld is None or not any(tile.is_joker for tile in tiles):
        return []
    if isinstance(meld, Group):
        return list(meld.missing(edition.box.colours))
    places = zip(meld.tiles, meld.stands_for, strict=True)
    return [stood for tile, stood in places if tile.is_joker]
