"""Means over deals with honest intervals.

Games of one deal are not independent of each other, deals are; so everything is counted by the
deal. A rate is a mean of values from 0 to 1, whose variance is at most p(1 − p): mirrored deals
have less, and that is worth as much as more deals. The interval is Wilson's for so many deals as
that makes. One deal of the largest variance is thrown in, so that a few equal deals prove nothing.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(slots=True)
class Moments:
    """How many values came, their mean, and their squared distances from it."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One value more (Welford's way, which loses no digits)."""
        self.count += 1
        distance = value - self.mean
        self.mean += distance / self.count
        self.squares += distance * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 where one value alone says nothing about it."""
        if self.count < 2:
            return 0.0
        return sqrt(self.squares / (self.count - 1) / self.count)

    def variance(self, largest: float) -> float:
        """The variance of a value, with one value of the ``largest`` variance thrown in."""
        return (self.squares + largest) / self.count


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the true rate lies, 95 times in 100."""

    low: float
    high: float


def rate_interval(moments: Moments) -> Interval:
    """The interval of a rate from the values that the deals gave, each from 0 to 1.

    >>> moments = Moments()
    >>> for value in [1.0] * 60 + [0.0] * 40:
    ...     moments.add(value)
    >>> interval = rate_interval(moments)
    >>> round(interval.low, 3), round(interval.high, 3)
    (0.502, 0.691)
    """
    if not moments.count:
        return Interval(0.0, 1.0)
    rate = min(1.0, max(0.0, moments.mean))
    largest = rate * (1 - rate)
    worth = moments.count * (largest / moments.variance(largest) if largest else 1.0)
    middle = (rate + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z * sqrt(largest / worth + (Z / (2 * worth)) ** 2) / (1 + Z * Z / worth)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
