"""The positions that every contestant solves, as plain text: no package of ours is needed.

``python -m benchmarks.solver.positions`` writes ``benchmarks/positions/made.jsonl`` again.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Self

from benchmarks.solver.boxes import BOXES, JOKER, Meld, Tile, some_meld

FOLDER = Path(__file__).parent.parent / "positions"
EDITIONS = tuple(BOXES)
SIZES = {"classic": (10, 30, 60), "six-160": (15, 45, 90)}
HOW_MANY = {"classic": 200, "six-160": 60}
RACKS = range(5, 26)


@dataclass(frozen=True, slots=True)
class Position:
    """A table and a rack; where they are proved, the most tiles and the most points.

    The two belong to two questions: the play with the most points may shed fewer tiles.
    """

    id: str
    edition: str
    table: tuple[Meld, ...]
    rack: tuple[Tile, ...]
    best: tuple[int, int] | None = None
    opening: int = 0
    """The points that the opening still needs; 0 where it is made."""

    @classmethod
    def parse(cls, line: str) -> Self:
        """The position that a line of JSON tells."""
        told = json.loads(line)
        best = (told["best_tiles"], told["best_value"]) if "best_tiles" in told else None
        table = tuple(tuple(meld) for meld in told["table"])
        opening = told.get("opening", 0)
        return cls(told["id"], told["edition"], table, tuple(told["rack"]), best, opening)

    def __str__(self) -> str:
        """The position as a line of JSON."""
        told: dict[str, object] = {
            "id": self.id, "edition": self.edition, "opened": not self.opening,
            "table": self.table, "rack": self.rack,
        }  # fmt: skip
        if self.opening:
            told["opening"] = self.opening
        if self.best:
            told["best_tiles"], told["best_value"] = self.best
        return json.dumps(told)

    @property
    def laid(self) -> Counter[Tile]:
        """The tiles on the table."""
        return Counter(tile for meld in self.table for tile in meld)

    @property
    def size(self) -> int:
        """How many tiles table and rack hold together."""
        return sum(map(len, self.table)) + len(self.rack)


def stored(name: str) -> list[Position]:
    """The positions of a file in ``benchmarks/positions``."""
    return [Position.parse(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


def make_table(random: Random, edition: str, least: int, jokers: int) -> tuple[Meld, ...]:
    """Random melds of at least so many tiles, some of which have a joker in place of a tile."""
    left = Counter(BOXES[edition].tiles())
    table: list[Meld] = []
    while sum(map(len, table)) < least:
        meld = some_meld(random, left)
        if meld:
            table.append(meld)
            left.subtract(meld)
    return with_jokers(random, table, jokers)


def with_jokers(random: Random, table: Sequence[Meld], jokers: int) -> tuple[Meld, ...]:
    """The table with a joker in place of some tile in so many of its melds."""
    changed = list(table)
    for at in random.sample(range(len(table)), jokers):
        place = random.randrange(len(table[at]))
        changed[at] = (*table[at][:place], JOKER, *table[at][place + 1 :])
    return tuple(changed)


def draw(random: Random, edition: str, table: Iterable[Meld], count: int) -> tuple[Tile, ...]:
    """So many of the tiles that do not lie on the table, by chance."""
    left = Counter(BOXES[edition].tiles())
    left.subtract(tile for meld in table for tile in meld)
    return tuple(random.sample(sorted((+left).elements()), count))


def made() -> Iterator[Position]:
    """Positions as a game leaves them: early, in the middle and late, a joker in four laid."""
    for edition, count in HOW_MANY.items():
        for number in range(count):
            random = Random(f"{edition} {number}")
            jokers = sum(random.random() < 1 / 4 for _ in range(BOXES[edition].jokers))
            table = make_table(random, edition, SIZES[edition][number % 3], jokers)
            rack = draw(random, edition, table, random.choice(RACKS))
            yield Position(f"{edition}-{number:03}", edition, table, rack)


if __name__ == "__main__":
    (FOLDER / "made.jsonl").write_text("".join(f"{position}\n" for position in made()))
