"""Can these melds help at all? A quick bound on what a rack can lay with some melds of a table.

A tile of the rack has company if there are three in a row with it, or three colours of its
number. What has none can only be laid beside a joker, and beside one joker there are at most four
such tiles: two on each side of it in a run. The worth of the others is lost.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rackrun.solver.task import Coded, Shape, Task, worth

Masks = tuple[int, ...]
"""For each colour the numbers that are there, as bits."""


def masks(codes: Coded, shape: Shape) -> Masks:
    """The numbered tiles of a meld or of a rack as bits; jokers are passed over."""
    found = [0] * shape.colours
    for code in codes:
        if code < shape.joker:
            found[code // shape.highest] |= 1 << code % shape.highest
    return tuple(found)


BESIDE_A_JOKER = 4
"""Tiles without other company that one joker can bring into a meld, at most."""


@dataclass(frozen=True, slots=True)
class Support:
    """The tiles of a rack that may be laid."""

    shape: Shape
    rack: Masks
    kinds: tuple[tuple[int, int, int, int], ...]
    """Colour, bit, number of tiles and worth of one, the most valuable first."""

    @classmethod
    def of(cls, task: Task) -> "Support":
        """The rack of a task."""
        shape = task.shape
        kinds: list[tuple[int, int, int, int]] = []
        for code, count in enumerate(task.may):
            if count:
                colour, number = divmod(code, shape.highest)
                value = worth(number + 1, by_points=task.by_points)
                kinds.append((colour, 1 << number, count, value))
        kinds.sort(key=lambda kind: -kind[-1])
        held = [code for code in range(shape.joker) if task.may[code] or task.must[code]]
        return cls(shape, masks(held, shape), tuple(kinds))

    @property
    def worth(self) -> int:
        """What all these tiles are worth."""
        return sum(count * value for _, _, count, value in self.kinds)

    def suffices(self, melds: Sequence[Masks], jokers: int, most_lost: int) -> bool:
        """Whether all but so much of the rack has company in itself and in these melds."""
        there = list(self.rack)
        for meld in melds:
            for colour, mask in enumerate(meld):
                there[colour] |= mask
        column = _in_columns(there) if self.shape.largest_group else 0
        rows = [_in_row(have) | column for have in there]
        beside = BESIDE_A_JOKER * jokers
        for colour, bit, count, value in self.kinds:
            if not bit & rows[colour]:
                alone = max(0, count - beside)
                beside -= count - alone
                most_lost -= alone * value
                if most_lost < 0:
                    return False
        return True


def _in_row(have: int) -> int:
    """The numbers that are among three in a row."""
    first = have & have >> 1 & have >> 2
    return first | first << 1 | first << 2


def _in_columns(there: Sequence[int]) -> int:
    """The numbers of which there are three colours."""
    once = twice = thrice = 0
    for have in there:
        thrice |= twice & have
        twice |= once & have
        once |= have
    return thrice
