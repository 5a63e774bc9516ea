"""The best new melds of tiles that lying melds leave over, where melds stay."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rackrun.melds import SHORTEST, MeldRules
from rackrun.solver import kernel
from rackrun.solver.problem import Problem
from rackrun.solver.task import JOKER_POINTS, Task, codes, worth
from rackrun.table import Table
from rackrun.tiles import Colour, Tile, Tiles, difference

Laid = tuple[int, Table]
"""The value of the numbered tiles in new melds, and the melds."""

_IN_A_ROW = tuple(
    max((around >> start & 0b111).bit_count() for start in range(SHORTEST)) for around in range(32)
)
"""For two numbers below, one, and two above it, as bits: the most of them among three in a row."""


class NewMelds:
    """New melds for one problem."""

    def __init__(self, problem: Problem, rack: Mapping[Tile, int]) -> None:
        """Lay melds of what is left of this rack."""
        self.rules, self.by_points = problem.edition.melds, problem.task.by_points
        self.rack, self.must = rack, Counter(problem.must_play)
        self.codes = codes(self.rules)
        self.joker_worth = worth(JOKER_POINTS, by_points=self.by_points)
        self._known: dict[tuple[Tiles, int], Laid | None] = {}
        self._none = self.codes.counts(())

    def worth(self, tiles: Sequence[Tile]) -> int:
        """The value of numbered tiles."""
        return sum(worth(tile.number, by_points=self.by_points) for tile in tiles)

    def best(self, left: Tiles, jokers: int) -> Laid | None:
        """The best new melds of these tiles with exactly so many jokers; perhaps none at all."""
        if (left, jokers) not in self._known:
            found = self._asked(left, jokers) if self.bound(left, jokers) else None
            nothing = None if jokers or self._owed(left) else (0, ())
            self._known[left, jokers] = found or nothing
        return self._known[left, jokers]

    def bound(self, left: Tiles, jokers: int) -> int | None:
        """What new melds with exactly so many jokers are worth at most; None if there are none."""
        if len(left) < self._fewest_tiles(jokers):
            return None
        needs = zip(left, needed_jokers(left, self.rules), strict=True)
        value = self.worth([tile for tile, needed in needs if needed <= jokers])
        return value if value or not jokers else None

    def _fewest_tiles(self, jokers: int) -> int:
        """How many numbered tiles lie at least in melds with so many jokers."""
        limit = self.codes.shape.max_jokers
        melds = -(-jokers // limit) if limit else 0
        return max(melds, SHORTEST * melds - jokers)

    def _asked(self, left: Tiles, jokers: int) -> Laid | None:
        owed = self._owed(left)
        may = difference(left, owed).elements() if owed else left
        task = Task(
            self.codes.shape, self.codes.tiles, (),
            self.codes.counts(owed) if owed else self._none, self.codes.counts(may),
            jokers, jokers, self.by_points, jokers * self.joker_worth, prefer_untouched=False,
        )  # fmt: skip
        found = kernel.best(task)
        return None if found is None else (found.value - jokers * self.joker_worth, found.melds)

    def _owed(self, left: Tiles) -> Tiles:
        """The tiles that have to be played and are not laid yet."""
        if not self.must:
            return ()
        there = Counter(left)
        owed = {tile: self.must[tile] - self.rack[tile] + count for tile, count in there.items()}
        return tuple(Counter(owed).elements())


def needed_jokers(left: Tiles, rules: MeldRules) -> list[int]:
    """For each tile how many jokers it needs at least to lie in a meld with others."""
    rows: dict[Colour | None, int] = {}
    for colour, number in left:
        rows[colour] = rows.get(colour, 0) | 1 << number + 2
    alike = Counter(tile.number for tile in set(left)) if rules.groups else Counter[int]()
    near = (
        max(_IN_A_ROW[rows[colour] >> number & 0b11111], alike[number]) for colour, number in left
    )
    return [max(0, SHORTEST - count) for count in near]
