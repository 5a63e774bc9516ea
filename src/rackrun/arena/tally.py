"""The tally of a contest: what all deals so far add up to. It does not grow with them."""

from dataclasses import dataclass, field

from rackrun.arena.contest import Contest
from rackrun.arena.outcome import DealOutcome, Failure
from rackrun.arena.statistics import Interval, Moments, rate_interval

MOST_NAMED = 20
"""Failures that are told one by one; of all others only the number."""


@dataclass(slots=True)
class Row:
    """One bot's part: all figures are for one seat, however many it has."""

    name: str
    seats: int
    games: int = 0
    wins: float = 0.0
    """Of all its seats together."""
    rates: Moments = field(default_factory=Moments)
    """For each deal the share of its games that a seat of the bot won."""
    points: Moments = field(default_factory=Moments)
    """For each deal the points that a seat of the bot made in a game."""
    moves: int = 0
    seconds: float = 0.0
    failures: int = 0

    @property
    def interval(self) -> Interval:
        """Where its true win rate lies."""
        return rate_interval(self.rates)

    @property
    def ms_per_move(self) -> float:
        """The milliseconds that it took for a move."""
        return 1e3 * self.seconds / self.moves if self.moves else 0.0


class Tally:
    """The rows of a contest, the bot in question first."""

    def __init__(self, contest: Contest) -> None:
        """Nothing is played yet."""
        self.contest = contest
        self.deals = 0
        self.rows = [Row(name, contest.seats_of(name)) for name in contest.rows]
        self.failures: list[Failure] = []
        """The first failures, as many as are told."""

    @property
    def first(self) -> Row:
        """The bot in question."""
        return self.rows[0]

    def add(self, outcome: DealOutcome) -> None:
        """One deal more; always in the order of their numbers, so that sums come out alike."""
        self.deals += 1
        self.failures += outcome.failures[: MOST_NAMED - len(self.failures)]
        for at, row in enumerate(self.rows):
            games = self.contest.players * row.seats
            row.games += self.contest.players
            row.wins += outcome.wins[at]
            row.rates.add(outcome.wins[at] / games)
            row.points.add(outcome.points[at] / games)
            row.moves += outcome.moves[at]
            row.seconds += outcome.seconds[at]
            row.failures += sum(failure.bot == row.name for failure in outcome.failures)
