"""Three integer programmes for the same question: the most tiles, then the most points.

Each has a row for every kind of tile, between what lies on the table and what table and rack hold
together. Runs of six or more are two runs, so runs end at five; melds for which the jokers do not
suffice are left out.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from benchmarks.solver.boxes import COLOURS, HIGHEST, JOKER, Meld, Tile, points
from benchmarks.solver.positions import Position

LONGEST_RUN = 5


@dataclass(slots=True)
class Model:
    """Columns of whole numbers from zero up, rows with bounds, and what each column is worth."""

    unit: int
    """What a tile is worth before its points; more than all points of the rack."""
    offset: int = 0
    worth: list[int] = field(default_factory=list[int])
    most: list[int] = field(default_factory=list[int])
    entries: list[list[tuple[int, int]]] = field(default_factory=list[list[tuple[int, int]]])
    bounds: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def row(self, low: int, high: int) -> int:
        """A new row; gives its number."""
        self.bounds.append((low, high))
        return len(self.bounds) - 1

    def column(self, worth: int, most: int, entries: Iterable[tuple[int, int]]) -> None:
        """A new column."""
        self.worth.append(worth)
        self.most.append(most)
        self.entries.append(list(entries))

    def shed(self, columns: Iterable[int]) -> tuple[int, int]:
        """Tiles and points of the play that these columns are."""
        value = sum(worth * count for worth, count in zip(self.worth, columns, strict=True))
        return divmod(value + self.offset, self.unit)


class Stock:
    """What there is, what must lie, and a model with a row for each kind of tile."""

    def __init__(self, position: Position) -> None:
        self.laid = position.laid
        self.there = self.laid + Counter(position.rack)
        self.jokers = self.there[JOKER]
        self.model = Model(unit=1 + sum(map(points, position.rack)))
        self.model.offset = -sum(count * self.worth(tile) for tile, count in self.laid.items())
        self.rows: dict[Tile, int] = {}

    def row(self, tile: Tile) -> int:
        """The row of a tile, made when it is first asked for."""
        if tile not in self.rows:
            self.rows[tile] = self.model.row(self.laid[tile], self.there[tile])
        return self.rows[tile]

    def worth(self, tile: Tile) -> int:
        """What it is worth to lay this tile."""
        return self.model.unit + points(tile)

    def most(self, tile: Tile) -> int:
        """How often the tile can lie, jokers that stand for it included."""
        return self.there[tile] + self.jokers

    def demand_opening(self, position: Position) -> None:
        """If there is to be one: melds of what comes from the rack alone that are worth enough."""
        if not position.opening:
            return
        own, model, many = Counter(position.rack), self.model, 10**6
        twice = {row: (tile, model.row(self.laid[tile], many)) for tile, row in self.rows.items()}
        for entries in model.entries:
            entries += [(twice[row][1], count) for row, count in entries if row in twice]
        laid = dict(twice.values())
        enough = model.row(position.opening, many)
        for meld in sorted(_melds_with_jokers(own, LONGEST_RUN + own[JOKER])):
            counts = Counter(meld)
            if counts.keys() <= laid.keys():
                most = min(own[tile] // count for tile, count in counts.items())
                entries = [(laid[tile], -count) for tile, count in counts.items()]
                model.column(0, most, [*entries, (enough, opening_value(meld))])

    def let_jokers_stand(self) -> None:
        """For each tile a column that says how often a joker stands for it."""
        if not self.jokers:
            return
        joker = self.row(JOKER)
        for tile, row in self.rows.items():
            if tile != JOKER:
                worth = self.worth(JOKER) - self.worth(tile)
                self.model.column(worth, self.jokers, ((row, -1), (joker, 1)))


def covering(position: Position) -> Model:
    """A column for each distinct meld, jokers included."""
    stock = Stock(position)
    for tile in stock.laid:
        stock.row(tile)
    for meld in sorted(_melds_with_jokers(stock.there, LONGEST_RUN)):
        counts = Counter(meld)
        most = min(stock.there[tile] // count for tile, count in counts.items())
        worth = sum(map(stock.worth, meld))
        stock.model.column(worth, most, ((stock.row(tile), n) for tile, n in counts.items()))
    stock.demand_opening(position)
    return stock.model


def substitution(position: Position) -> Model:
    """A column for each meld without jokers, and one for each tile that jokers stand for."""
    stock = Stock(position)
    for tile in stock.laid:
        stock.row(tile)
    for meld in (*_groups(), *_runs(LONGEST_RUN)):
        missing = sum(not stock.there[tile] for tile in meld)
        if missing < len(meld) and missing <= stock.jokers:
            entries = ((stock.row(tile), 1) for tile in meld)
            stock.model.column(sum(map(stock.worth, meld)), min(map(stock.most, meld)), entries)
    stock.let_jokers_stand()
    stock.demand_opening(position)
    return stock.model


def flow(position: Position) -> Model:
    """Runs as a flow through the numbers: those begun, and those of three or more that go on."""
    stock = Stock(position)
    for tile in stock.laid:
        stock.row(tile)
    for colour in COLOURS:
        _flow_of_runs(stock, [f"{colour}{number}" for number in range(1, HIGHEST + 1)])
    for number in range(1, HIGHEST + 1):
        _count_groups(stock, [f"{colour}{number}" for colour in COLOURS])
    stock.let_jokers_stand()
    stock.demand_opening(position)
    return stock.model


FORMULATIONS: dict[str, Callable[[Position], Model]] = {
    "covering": covering,
    "flow": flow,
    "substitution": substitution,
}


def _flow_of_runs(stock: Stock, tiles: list[Tile]) -> None:
    """Columns for the runs that begin at a tile and for those that reach it as third or later."""
    model, most = stock.model, [stock.most(tile) for tile in tiles]
    thirds = [at for at in range(2, len(tiles)) if min(most[at - 2 : at + 1])]
    # Runs that began two numbers before must reach their third tile,
    forced = {at: model.row(0, most[at]) for at in thirds}
    # and no others go on here than those and the ones that were long before.
    allowed = {at: model.row(-most[at - 2] - most[at - 1], 0) for at in thirds}
    for at in thirds:
        begun = [(stock.row(tiles[at - 2]), 1), (stock.row(tiles[at - 1]), 1)]
        begun += [(forced[at], -1), (allowed[at], -1)]
        model.column(sum(map(stock.worth, tiles[at - 2 : at])), min(most[at - 2 : at + 1]), begun)
        long = [(stock.row(tiles[at]), 1), (forced[at], 1), (allowed[at], 1)]
        if at + 1 in allowed:
            long.append((allowed[at + 1], -1))
        model.column(stock.worth(tiles[at]), most[at], long)


def _count_groups(stock: Stock, tiles: list[Tile]) -> None:
    """A column for the groups of a number, and for each colour how many of them have it."""
    model, most = stock.model, {tile: stock.most(tile) for tile in tiles if stock.most(tile)}
    if len(most) < 3:
        return
    groups = sum(most.values()) // 3
    enough = model.row(0, sum(most.values()))
    at_most = {tile: model.row(-groups, 0) for tile in most}
    model.column(0, groups, [(enough, -3), *((row, -1) for row in at_most.values())])
    for tile, row in at_most.items():
        model.column(stock.worth(tile), most[tile], [(stock.row(tile), 1), (row, 1), (enough, 1)])


def _groups() -> Iterator[Meld]:
    for number in range(1, HIGHEST + 1):
        for size in (3, 4):
            for colours in combinations(COLOURS, size):
                yield tuple(f"{colour}{number}" for colour in colours)


def _runs(longest: int) -> Iterator[Meld]:
    for colour in COLOURS:
        for length in range(3, longest + 1):
            for first in range(1, HIGHEST - length + 2):
                yield tuple(f"{colour}{number}" for number in range(first, first + length))


def _melds_with_jokers(stock: Counter[Tile], longest: int) -> set[Meld]:
    """The distinct melds: some tiles of a plain meld that are there, jokers for the others."""
    found: set[Meld] = set()
    for meld in (*_groups(), *_runs(longest)):
        there = [tile for tile in meld if stock[tile]]
        fewest = max(1, len(meld) - stock[JOKER])
        for count in range(fewest, len(there) + 1):
            jokers = (JOKER,) * (len(meld) - count)
            found.update((*kept, *jokers) for kept in combinations(there, count))
    return found


def opening_value(meld: Meld) -> int:
    """What a meld is worth in an opening, its jokers read as high as can be.

    >>> opening_value(("r9", "J", "J")), opening_value(("k5", "r5", "J"))
    (30, 15)
    """
    numbered, size = [tile for tile in meld if tile != JOKER], len(meld)
    numbers, colours = {points(tile) for tile in numbered}, {tile[0] for tile in numbered}
    group = size * max(numbers) if len(numbers) == 1 and size <= len(COLOURS) else 0
    top = min(HIGHEST, min(numbers) + size - 1)
    return max(group, size * (2 * top - size + 1) // 2 if len(colours) == 1 else 0)
