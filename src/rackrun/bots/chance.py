"""A bot's own chance: a stream of numbers that follows from a text, apart from every shuffle."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from rackrun.shuffle import RoundSeed
from rackrun.tiles import Tile, Tiles


@dataclass(slots=True)
class BotChance:
    """The chance of one move; the same text always gives the same numbers.

    >>> chance = BotChance.of("game 7, seat 1, event 42")
    >>> [chance.below(10) for _ in range(5)]
    [7, 9, 5, 0, 2]

    Whoever asks a bot gives each move a stream of its own, named after the game, the seat and the
    number of the move: then a choice can be repeated alone, in whatever process.
    """

    seed: RoundSeed
    asked: int = 0
    """How many numbers were read."""

    @classmethod
    def of(cls, text: str) -> "BotChance":
        """The stream that a text stands for; nothing of the text can be read from it."""
        return cls(RoundSeed(hashlib.sha256(f"rackrun bot 1\n{text}".encode()).digest()))

    def below(self, count: int) -> int:
        """The next number, one of 0 to ``count - 1`` with equal chances."""
        self.asked += 1
        return self.seed.one_of(range(count), (), self.asked - 1)

    def some(self, count: int, most: int) -> tuple[int, ...]:
        """At most ``most`` different numbers of 0 to ``count - 1``, in ascending order."""
        left = list(range(count))
        picked = [left.pop(self.below(len(left))) for _ in range(min(count, most))]
        return tuple(sorted(picked))

    def shuffled(self, tiles: Sequence[Tile]) -> Tiles:
        """The tiles in another order, each order with equal chances."""
        self.asked += 1
        return self.seed.shuffled(tiles, (), self.asked - 1)
