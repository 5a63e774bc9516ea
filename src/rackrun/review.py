"""A round looked at again once it is over: each turn, and the best play that it could have had.

Both are measured by the tiles they shed, as the solver does it. What was drawn later and what the
others held plays no part, since the player could not know it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rackrun.notation.events import event_name
from rackrun.rules.events import (
    Event,
    MatchOpened,
    PenaltyTaken,
    TablePlayed,
    TileDrawn,
    TurnPassed,
)
from rackrun.rules.evolve import evolve, open_position
from rackrun.solver import Problem, Solution, solve
from rackrun.solver.question import solution_to_data
from rackrun.table import Table
from rackrun.tiles import Tiles

Ending = TablePlayed | TileDrawn | TurnPassed | PenaltyTaken
"""The events with which a turn with a rack ends."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A turn, and what would have been best."""

    at: int
    """The place of the event that ended the turn, counted from the opening of the match."""
    seat: int
    did: Ending
    table: Table
    """The table after the turn."""
    best: Solution
    """The best play for the table and the rack before it."""

    @property
    def played(self) -> Tiles:
        """The tiles that left the rack."""
        return () if isinstance(self.did, TileDrawn | TurnPassed) else self.did.played

    @property
    def taken(self) -> Tiles:
        """The jokers that came to the rack."""
        return () if isinstance(self.did, TileDrawn | TurnPassed) else self.did.taken

    @property
    def missed(self) -> int:
        """How many tiles more the best play sheds."""
        return self.best.tiles - (len(self.played) - len(self.taken))

    def as_data(self) -> dict[str, Any]:
        """The turn as plain data."""
        before = self.best.problem
        return {
            "at": self.at,
            "seat": self.seat,
            "did": event_name(type(self.did)),
            "before": {"table": _melds(before.table), "rack": _texts(before.rack),
                       "opened": before.opened},
            "after": {"table": _melds(self.table), "played": _texts(self.played),
                      "taken": _texts(self.taken)},
            "best": solution_to_data(self.best),
            "missed": self.missed,
        }  # fmt: skip


def review(events: Sequence[Event], number: int) -> Iterator[Reviewed]:
    """The turns of one round of a match, the first round being 1; none where nobody has a rack."""
    first, *rest = events
    assert isinstance(first, MatchOpened), "a match begins with its opening"
    position = open_position(first)
    if position.edition.rules.game != "turns":
        return
    for at, event in enumerate(rest, 1):
        after = evolve(position, event)
        if position.round == number and isinstance(event, Ending):
            best = solve(Problem.of(position, event.seat))
            yield Reviewed(at, event.seat, event, after.table, best)
        position = after


def review_data(events: Sequence[Event], number: int) -> list[dict[str, Any]]:
    """The same as plain data, all at once."""
    return [turn.as_data() for turn in review(events, number)]


def _texts(tiles: Tiles) -> list[str]:
    return list(map(str, tiles))


def _melds(table: Table) -> list[list[str]]:
    return list(map(_texts, table))
