"""Open runs that can stand for others, where it matters how many jokers lie in them."""

from collections.abc import Iterable
from functools import lru_cache

from rackrun.melds import SHORTEST

Runs = tuple[tuple[int, int], ...]
"""Open runs, each with its tiles, three standing for more, and its jokers; in order."""


@lru_cache(maxsize=1 << 16)
def covers(some: Runs, others: Runs) -> bool:
    """Whether whatever the others can become, some of these can become as well.

    A run can stand for one that is no longer and has no fewer jokers. Each of the others needs a
    run of its own to stand for it, and a run that stands for none has to be complete, for it must
    be ended. If both can be had, each by itself, both can be had together.

    >>> covers(((3, 0),), ((2, 1),)), covers(((2, 0),), ((3, 0),)), covers(((1, 0),), ())
    (True, False, False)
    >>> covers(((3, 0),), ())
    True
    """
    if some == others:
        return True
    if len(some) < len(others):
        return False
    return _each_has_a_stand_in(some, others) and _each_stands_in(some, others)


def _each_has_a_stand_in(some: Runs, others: Runs) -> bool:
    free: list[int] = []
    for length in range(SHORTEST, 0, -1):
        free += _jokers(some, length)
        for jokers in sorted(_jokers(others, length)):
            fit = [each for each in free if each <= jokers]
            if not fit:
                return False
            free.remove(max(fit))
    return True


def _each_stands_in(some: Runs, others: Runs) -> bool:
    free: list[int] = []
    for length in range(1, SHORTEST):
        free += _jokers(others, length)
        for jokers in sorted(_jokers(some, length), reverse=True):
            fit = [each for each in free if each >= jokers]
            if not fit:
                return False
            free.remove(min(fit))
    return True


def _jokers(runs: Runs, length: int) -> Iterable[int]:
    return (jokers for tiles, jokers in runs if tiles == length)
