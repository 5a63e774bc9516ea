"""What the searches for steps share: the goal of a turn, the hand, and jokers that have moved."""

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from tests.kit.reading import JOKER, Box, Meld, without

MOVED = "j"
"""A joker that this turn has laid or moved; only a 'J' can be swapped for what it stands for."""
JOKERS = (JOKER, MOVED)

Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


@dataclass(frozen=True, slots=True)
class Goal:
    """What a turn is to reach: the table after it, and the jokers that are then on the rack."""

    box: Box
    limit: int
    table: tuple[Meld, ...]
    jokers: int


class Hand(NamedTuple):
    """What a player can lay; the rack may have more tiles, which this turn never lays.

    Jokers `removed` from a run without replacement are apart: they only go to certain runs.
    """

    tiles: tuple[str, ...]
    jokers: int
    removed: int

    def less(self, *tiles: str, jokers: int = 0) -> "Hand":
        """The hand after laying these; a negative number of jokers is gained."""
        return self._replace(tiles=without(self.tiles, tiles), jokers=self.jokers - jokers)
