"""Chance, as the rules see it: something that answers the same question always alike."""

from collections.abc import Sequence
from typing import Protocol

from rackrun.tiles import Tile, Tiles


class Chance(Protocol):
    """The chance of one round; ``shuffle.RoundSeed`` is the real one."""

    @property
    def commitment(self) -> str:
        """What is published before the round, and binds the seed."""
        ...

    @property
    def revealed(self) -> str:
        """The seed itself, for when the round is over."""
        ...

    def shuffled(self, tiles: Sequence[Tile], seeds: Sequence[str], nth: int, /) -> Tiles:
        """The tiles in chance order; ``nth`` counts the questions asked in this round."""
        ...

    def one_of(self, seats: Sequence[int], seeds: Sequence[str], nth: int, /) -> int:
        """One of the seats, by lot."""
        ...
