"""The ladder: every bot with one rating, out of the results of many contests.

Ratings are for looking at. They take for granted that strength is one number, which it is not
where one bot suits another; what is proved stands in the results themselves.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rackrun.arena.contest import FEWEST
from rackrun.errors import BadContest

MOST_GAMES = 1_000_000
"""Games of a contest; more are not rated, since each takes its time."""


class Rung(NamedTuple):
    """A bot's place on the ladder."""

    name: str
    rating: float
    """25 is where everybody begins."""
    doubt: float
    """The standard deviation of the rating."""
    games: int


class Result(NamedTuple):
    """What is needed of a contest: how many games each of its bots won."""

    edition: str
    players: int
    games: int
    wins: Mapping[str, float]


def check_ladder() -> None:
    """Refuse to promise ratings where what rates is missing."""
    if find_spec("openskill") is None:
        raise BadContest(
            "ladder: expected openskill to be installed; hint: pip install 'rackrun[plots]'"
        )


def read_results(paths: Sequence[Path]) -> list[Result]:
    """The results in these files, each as ``rackrun arena --json`` wrote it."""
    found = [_result(path, line) for path in paths for line in _lines(path)]
    editions = dict.fromkeys(result.edition for result in found)
    if len(editions) > 1:
        raise BadContest(f"expected results of one edition, got {', '.join(editions)}")
    if not found:
        raise BadContest("expected the results of at least one contest, got none")
    return found


def _lines(path: Path) -> Iterator[str]:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadContest(f"expected a file that can be read, got '{path}' ({why})") from error
    return filter(str.strip, text.splitlines())


def _result(path: Path, line: str) -> Result:
    try:
        data: Any = json.loads(line)
        wins = {str(row["name"]): float(row["wins"]) for row in data["bots"]}
        games = int(data["bots"][0]["games"])
        result = Result(str(data["edition"]), int(data["players"]), games, wins)
        if not _possible(result):
            raise ValueError(wins)
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as error:
        raise BadContest(
            f"{path}: expected what 'rackrun arena --json' writes, got {line[:60]!r}"
        ) from error
    if len(wins) != result.players:
        raise BadContest(
            f"{path}: expected another bot in each of the {result.players} seats, so that it is "
            f"known who beat whom; got {', '.join(wins)}"
        )
    return result


def _possible(result: Result) -> bool:
    """Whether it can be the result of a contest: every game was won, alone or together."""
    won = [*result.wins.values()]
    return (
        result.players >= FEWEST
        and 0 < result.games <= MOST_GAMES
        and all(0 <= wins <= result.games for wins in won)
        and (len(won) < result.players or abs(sum(won) - result.games) < 0.5)
    )


def ladder(results: Sequence[Result]) -> list[Rung]:
    """The bots, the strongest first; the same results always give the same ratings."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, and wanted by few

    model = PlackettLuce()
    rated: dict[str, Any] = {
        name: model.rating(name=name) for result in results for name in result.wins
    }
    played = [game for result in results for game in _games(result)]
    Random(0).shuffle(played)  # ratings follow the order, so no contest may come last
    for game in played:
        teams = model.rate([[rated[name]] for name in game], ranks=list(game.values()))
        rated |= {name: team[0] for name, team in zip(game, teams, strict=True)}
    rungs = [
        Rung(name, rating.mu, rating.sigma, sum(name in game for game in played))
        for name, rating in rated.items()
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _games(result: Result) -> Iterator[dict[str, float]]:
    """The games one by one: for each bot its place, 1 for the winner and 2 for the others.

    Who shared a game is not in a result, so such games count as level for all.
    """
    won = {name: int(wins) for name, wins in result.wins.items()}
    for winner, wins in won.items():
        for _ in range(wins):
            yield {name: 1.0 if name == winner else 2.0 for name in won}
    for _ in range(result.games - sum(won.values())):
        yield dict.fromkeys(won, 1.0)
