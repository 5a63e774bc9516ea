"""The only randomness: a seed per round, from which every chance of the round can be derived again.

The seed is 32 bytes. Its commitment is the SHA-256 of ``rackrun commitment 1``, a newline and the
seed in hexadecimal. The key of a round is the SHA-256 of ``rackrun key 1``, the seed in
hexadecimal and the players' own seeds in seat order, a newline before each; an absent seed is
empty. The nth question of the round is answered from its own stream: block c is the SHA-256 of
the key, n and c, both as eight bytes, most significant first. A number below k is read from the
stream in words of eight bytes; words at or above the largest multiple of k are skipped, the
others are taken modulo k. Shuffling goes from the last place down to the second, each time
swapping with the place whose number is read.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rackrun.errors import BadNotation
from rackrun.tiles import Tile, Tiles

_BYTES = 32
_WORD = 8


@dataclass(frozen=True, slots=True)
class RoundSeed:
    """The seed of one round.

    >>> seed = RoundSeed.parse("00" * 32)
    >>> seed.commitment[:16], seed.one_of([3, 5, 7], ("", "luck"), 0)
    ('30ecb41c56e866a9', 3)
    """

    secret: bytes

    @classmethod
    def new(cls) -> "RoundSeed":
        """A seed that nobody can guess."""
        return cls(secrets.token_bytes(_BYTES))

    @classmethod
    def parse(cls, text: str) -> "RoundSeed":
        """The seed that ``revealed`` wrote."""
        try:
            secret = bytes.fromhex(text)
        except ValueError:
            secret = b""
        if len(secret) != _BYTES or secret.hex() != text:
            raise BadNotation(f"expected a seed of {2 * _BYTES} digits 0-9 a-f, got {text!r}")
        return cls(secret)

    def __repr__(self) -> str:
        """The commitment only: a seed must not end up in a log."""
        return f"<RoundSeed committed to as {self.commitment}>"

    @property
    def revealed(self) -> str:
        """The seed in hexadecimal."""
        return self.secret.hex()

    @property
    def commitment(self) -> str:
        """What binds the seed before anybody knows it."""
        return hashlib.sha256(f"rackrun commitment 1\n{self.revealed}".encode()).hexdigest()

    def shuffled(self, tiles: Sequence[Tile], seeds: Sequence[str], nth: int) -> Tiles:
        """The tiles in the order that the nth stream gives them."""
        words, order = self._words(seeds, nth), list(tiles)
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def one_of(self, seats: Sequence[int], seeds: Sequence[str], nth: int) -> int:
        """One of the seats, by the first number that the nth stream gives."""
        return seats[_below(len(seats), self._words(seeds, nth))]

    def _words(self, seeds: Sequence[str], nth: int) -> Iterator[int]:
        key = hashlib.sha256("\n".join(["rackrun key 1", self.revealed, *seeds]).encode()).digest()
        block = 0
        while True:
            text = key + nth.to_bytes(_WORD, "big") + block.to_bytes(_WORD, "big")
            digest = hashlib.sha256(text).digest()
            for at in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[at : at + _WORD], "big")
            block += 1


def _below(count: int, words: Iterator[int]) -> int:
    """An unbiased number below ``count``."""
    limit = 2 ** (8 * _WORD) // count * count
    return next(word for word in words if word < limit) % count
