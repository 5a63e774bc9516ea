"""What came of a game and of a deal, small enough to be sent, kept and read again."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

from rackrun.arena.contest import Contest


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that raised, returned nonsense or did not return: it left the round and lost it."""

    bot: str
    deal: int
    rotation: int
    seat: int
    why: str

    def fits(self, contest: Contest) -> bool:
        """Whether it can be one of the contest."""
        numbers = self.deal, self.rotation, self.seat
        return self.bot in contest.rows and type(self.why) is str and all(map(_is_count, numbers))


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """What came of one game, for each place of the lineup."""

    wins: tuple[float, ...]
    """1 for the winner; equals share it."""
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """The time that the bots took for all their moves."""
    failures: tuple[Failure, ...] = ()


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """What came of one deal in all rotations, added up for each bot of the contest."""

    deal: int
    wins: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    failures: tuple[Failure, ...] = ()

    @classmethod
    def of(cls, contest: Contest, deal: int, games: Sequence[GameOutcome]) -> "DealOutcome":
        """The sum of the games of a deal."""
        places = [
            [at for at, name in enumerate(contest.lineup) if name == row] for row in contest.rows
        ]
        return cls(
            deal,
            wins=tuple(sum(game.wins[at] for game in games for at in row) for row in places),
            points=tuple(sum(game.points[at] for game in games for at in row) for row in places),
            moves=tuple(sum(game.moves[at] for game in games for at in row) for row in places),
            seconds=tuple(sum(game.seconds[at] for game in games for at in row) for row in places),
            failures=tuple(failure for game in games for failure in game.failures),
        )

    def as_data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        data = asdict(self)
        return data if self.failures else {key: data[key] for key in data if key != "failures"}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "DealOutcome":
        """The twin of ``as_data``."""
        failures = tuple(Failure(**each) for each in data.get("failures", ()))
        figures = {key: tuple(data[key]) for key in ("wins", "points", "moves", "seconds")}
        return cls(deal=data["deal"], **figures, failures=failures)

    def fits(self, contest: Contest) -> bool:
        """Whether it can be a deal of the contest: figures for each of its bots, and no others."""
        games = [contest.players * contest.seats_of(row) for row in contest.rows]
        figures = self.wins, self.points, self.moves, self.seconds
        return (
            _is_count(self.deal)
            and all(len(each) == len(games) for each in figures)
            and all(_is_number(each) for figure in figures for each in figure)
            and all(0 <= won <= most for won, most in zip(self.wins, games, strict=True))
            and all(map(_is_count, self.moves))
            and all(each.fits(contest) for each in self.failures)
        )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and isfinite(value)


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0
