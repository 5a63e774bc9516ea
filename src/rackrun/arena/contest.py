"""A contest: which bots sit where, in which edition, and from which seed its deals follow."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rackrun.arena.entrants import entrant
from rackrun.bots import Budget
from rackrun.editions import Edition
from rackrun.errors import BadContest
from rackrun.rules.decide import open_match
from rackrun.shuffle import RoundSeed
from rackrun.solver.kernel import NAME

_BUDGET = Budget()
FEWEST, MOST = 2, 6
"""Seats of a contest; the edition may allow fewer."""


@dataclass(frozen=True, slots=True)
class Contest:
    """All that decides how every game goes; the number of deals and of workers does not.

    >>> from rackrun.editions import load
    >>> contest = Contest.of(load("classic"), ["beginner", "solver"], players=3, seed=1)
    >>> contest.lineup, contest.rows, contest.fair_share
    (('beginner', 'solver', 'solver'), ('beginner', 'solver'), 0.3333333333333333)
    """

    edition: Edition
    lineup: tuple[str, ...]
    """The bots in turn order, as they sit in the first rotation."""
    seed: int
    budget: Budget = _BUDGET

    @classmethod
    def of(
        cls,
        edition: Edition,
        bots: list[str],
        *,
        players: int,
        seed: int,
        check: Callable[[str, Edition], object] = entrant,
    ) -> "Contest":
        """The contest of these bots: one for each seat, or one against copies of another.

        ``check`` refuses a name that no bot can be made of.
        """
        if edition.rules.game != "turns":
            raise BadContest(f"edition: expected one that is played with racks, got {edition.id!r}")
        if not FEWEST <= players <= MOST:
            raise BadContest(f"players: expected {FEWEST} to {MOST}, got {players}")
        open_match(edition, players)
        lineup = _lineup(bots, players)
        for name in dict.fromkeys(lineup):
            check(name, edition)
        return cls(edition, lineup, seed)

    @property
    def players(self) -> int:
        """The number of seats, and of rotations."""
        return len(self.lineup)

    @property
    def rows(self) -> tuple[str, ...]:
        """Each bot once, the one in question first."""
        return tuple(dict.fromkeys(self.lineup))

    @property
    def fair_share(self) -> float:
        """The share of the games that a seat wins if all are equally strong."""
        return 1 / self.players

    def seats_of(self, row: str) -> int:
        """In how many seats a bot sits."""
        return self.lineup.count(row)

    def seed_of(self, deal: int) -> RoundSeed:
        """The seed of a deal: the same tiles for the same seats in all rotations."""
        text = f"rackrun arena 1\n{self.seed}\n{deal}"
        return RoundSeed(hashlib.sha256(text.encode()).digest())

    def as_data(self) -> dict[str, Any]:
        """All that must be equal for two runs to be parts of one contest."""
        return {
            "edition": self.edition.as_data(),
            "players": self.players,
            "bots": list(self.lineup),
            "seed": self.seed,
            "worlds": self.budget.worlds,
            "nodes": self.budget.nodes,
            # Among equal plays each kernel has a choice of its own.
            "kernel": NAME,
        }


def _lineup(bots: list[str], players: int) -> tuple[str, ...]:
    match bots:
        case [alone]:
            return (alone,) * players
        case [first, other]:
            return (first, *(other,) * (players - 1))
        case _ if len(bots) == players:
            return tuple(bots)
        case _:
            each = "" if players == FEWEST else f", or {players}, one for each seat"
            raise BadContest(f"bots: expected 2, the second in all other seats{each}; "
                             f"got {len(bots)}")  # fmt: skip
