"""What came of a contest, as plain data and as a verdict."""

from typing import Any

from rackrun.arena.sequential import decided
from rackrun.arena.statistics import rate_interval
from rackrun.arena.tally import Row, Tally


def verdict(tally: Tally, *, sequential: bool = False) -> str:
    """Whether the first bot is ``stronger`` or ``weaker`` than its fair share, or ``undecided``.

    After a run that could stop early only the test that stopped it may say so: intervals that
    were looked at after every deal are too narrow.
    """
    fair = tally.contest.fair_share
    if sequential:
        return decided(tally.first.rates, fair) or "undecided"
    interval = rate_interval(tally.first.rates)
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
