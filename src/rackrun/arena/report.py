"""What came of a contest, as plain data and as a verdict."""

from typing import Any

from rackrun.arena.sequential import decided
from rackrun.arena.statistics import Moments, rate_interval
from rackrun.arena.tally import Row, Tally

FEWEST_DEALS = 6
"""Deals before anybody is called stronger or weaker. Of two equal bots one wins five deals in a row
one time in 16, six one time in 32, which is less than the 5 % that a verdict may be wrong. The
interval alone is no help there: with six seats it leaves the fair share out after one deal."""


def verdict(tally: Tally, *, sequential: bool = False) -> str:
    """Whether the first bot is ``stronger`` or ``weaker`` than its fair share, or ``undecided``.

    After a run that could stop early the test that stopped it must say so too: intervals that
    were looked at after every deal are too narrow. The test alone does not suffice either, since it
    takes one side in the end even where the bots are equal.
    """
    rates, fair = tally.first.rates, tally.contest.fair_share
    if tally.deals < FEWEST_DEALS:
        return "undecided"
    shown = _by_interval(rates, fair)
    if sequential and decided(rates, fair) != shown:
        return "undecided"
    return shown


def _by_interval(rates: Moments, fair: float) -> str:
    """On which side of the fair share the whole interval lies."""
    interval = rate_interval(rates)
    if interval.low > fair:
        return "stronger"
    return "weaker" if interval.high < fair else "undecided"


def as_data(tally: Tally, *, sequential: bool = False) -> dict[str, Any]:
    """The result for programs; failures stand in it only where there were any."""
    contest = tally.contest
    data: dict[str, Any] = {
        "edition": contest.edition.code,
        "players": contest.players,
        "deals": tally.deals,
        "seed": contest.seed,
        "bots": [_row(row) for row in tally.rows],
        "verdict": verdict(tally, sequential=sequential),
    }
    total = sum(row.failures for row in tally.rows)
    if total:
        told = [
            {"bot": each.bot, "deal": each.deal, "rotation": each.rotation, "seat": each.seat,
             "why": each.why}
            for each in tally.failures
        ]  # fmt: skip
        data["failures"] = {"count": total, "first": told}
    return data


def _row(row: Row) -> dict[str, Any]:
    interval = row.interval
    return {
        "name": row.name,
        "games": row.games,
        "wins": _plain(row.wins),
        "win_rate": round(row.rates.mean, 6),
        "low": round(interval.low, 6),
        "high": round(interval.high, 6),
        "points_per_game": round(row.points.mean, 3),
        "ms_per_move": round(row.ms_per_move, 4),
    }


def _plain(wins: float) -> float | int:
    """Wins as they are counted: whole unless some were shared."""
    rounded = round(wins, 6)
    return int(rounded) if rounded.is_integer() else rounded
