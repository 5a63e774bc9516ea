"""A test that may stop after every deal: the generalised sequential probability ratio test.

Two claims are weighed: that the first bot wins a little less than its fair share, and that it wins
as much more. The log-likelihood ratio of the two, with the variance of a deal taken from the deals
so far, grows with every deal for the one or for the other; beyond ±2.94 one of them is accepted,
and each is wrong at most one time in twenty.
"""

from math import log

from rackrun.arena.statistics import Moments

WRONG = 0.05
"""How often a claim is accepted though the other one holds."""
BOUND = log((1 - WRONG) / WRONG)
"""2.94: where the ratio is as large as that asks for."""
MARGIN = 0.04
"""How far the claims lie from the fair share, as a part of it: 48 and 52 % with two seats."""


def ratio(moments: Moments, fair: float) -> float:
    """The log-likelihood ratio after these deals: positive where the first bot is the stronger.

    >>> moments = Moments()
    >>> for value in [1.0, 0.5, 0.5, 1.0, 0.5, 0.0]:
    ...     moments.add(value)
    >>> round(ratio(moments, 0.5), 2)
    0.13
    """
    if not moments.count:
        return 0.0
    # One deal of a game without mirroring is thrown in, so that a few equal deals prove nothing.
    variance = moments.variance(fair * (1 - fair))
    return moments.count * 2 * MARGIN * fair * (moments.mean - fair) / variance


def decided(moments: Moments, fair: float) -> str | None:
    """``stronger`` or ``weaker`` once the deals suffice for it."""
    found = ratio(moments, fair)
    if abs(found) < BOUND:
        return None
    return "stronger" if found > 0 else "weaker"
