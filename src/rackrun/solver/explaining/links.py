"""Links between where tiles come from and where they go, as bits, and the matching of melds."""

from collections.abc import Sequence
from typing import NamedTuple


class Grid(NamedTuple):
    """The bits of the links: one row for each source, one column for each fresh meld."""

    olds: int
    fresh: int
    alike: tuple[int, ...] = ()
    """For each changed meld the first one that has the same tiles."""

    def link(self, source: int, to: int) -> int:
        """The bit of a link."""
        return 1 << (source * self.fresh + to)

    @property
    def masks(self) -> list[int]:
        """For each fresh meld all its links."""
        first = sum(self.link(source, 0) for source in range(self.olds + 1))
        return [first << to for to in range(self.fresh)]

    def row(self, links: int, source: int) -> int:
        """The fresh melds that a source is linked to, as bits."""
        return (links >> (source * self.fresh)) & ((1 << self.fresh) - 1)

    def columns(self, links: int) -> int:
        """The fresh melds that are linked to any source, as bits."""
        found = 0
        while links:
            found |= links
            links >>= self.fresh
        return found & ((1 << self.fresh) - 1)


def matching(rows: Sequence[int], start: dict[int, int] | None = None) -> dict[int, int]:
    """For each matched column its row, as many as possible; ``start`` is kept as far as it can."""
    owner = dict(start or {})

    def augment(row: int, seen: int) -> int:
        """All columns if the row got one, else those that were tried in vain."""
        left = rows[row] & ~seen
        while left:
            bit = left & -left
            seen |= bit
            column = bit.bit_length() - 1
            if column not in owner or (seen := augment(owner[column], seen)) < 0:
                owner[column] = row
                return -1
            left = rows[row] & ~seen
        return seen

    matched = set(owner.values())
    for row in range(len(rows)):
        if row not in matched and rows[row]:
            augment(row, 0)
    return owner
