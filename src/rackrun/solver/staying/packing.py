"""Tiles of a rack as one integer, since states differ mostly in which of them are left."""

from collections.abc import Mapping

from rackrun.tiles import Tile, Tiles


class Packing:
    """How many tiles of each kind there are, side by side in one integer.

    Above each count is a spare bit. Subtract one integer from another: if the second one holds
    more of some kind, a spare bit is set.
    """

    def __init__(self, counts: Mapping[Tile, int]) -> None:
        """Give each kind its place."""
        self.units: dict[Tile, int] = {}
        """One tile of each kind."""
        self.whole = self.spare = 0
        self._widths: list[tuple[Tile, int, int]] = []
        place = 0
        for tile, count in sorted(counts.items()):
            width = count.bit_length()
            self.units[tile] = 1 << place
            self.whole |= count << place
            self.spare |= 1 << place + width
            self._widths.append((tile, place, (1 << width) - 1))
            place += width + 1

    def tiles(self, packed: int) -> Tiles:
        """The tiles that an integer stands for."""
        return tuple(
            tile
            for tile, place, mask in self._widths
            if packed >> place & mask
            for _ in range(packed >> place & mask)
        )
