"""A run of a contest: deals played side by side, counted one after the other.

Deals are counted in the order of their numbers, whoever finishes first, so that the result, and
where a run stops early, depend on nothing but the seed.
"""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field

from rackrun.arena.outcome import DealOutcome
from rackrun.arena.saving import Saved
from rackrun.arena.sequential import decided
from rackrun.arena.tally import Tally
from rackrun.arena.workers import Feed, Workshop, play_deals

AHEAD = 64
"""Deals that may be finished before an earlier one is; so memory stays small."""

Watch = Callable[[Tally], None]
"""Is told after each deal that was counted."""

PlayDeals = Callable[[Workshop, Feed], Generator[DealOutcome]]
"""Where deals are played: in processes of this machine, or somewhere else."""


@dataclass(slots=True)
class InOrder:
    """Gives outcomes on in the order of their deals; those that come early wait."""

    following: int = 0
    """The number of the next deal to be given on."""
    early: dict[int, DealOutcome] = field(default_factory=dict[int, DealOutcome])

    def has(self, deal: int) -> bool:
        """Whether the deal has come."""
        return deal < self.following or deal in self.early

    def take(self, outcome: DealOutcome) -> Iterator[DealOutcome]:
        """The outcomes that can be given on now."""
        if not self.has(outcome.deal):
            self.early[outcome.deal] = outcome
        while self.following in self.early:
            self.following += 1
            yield self.early.pop(self.following - 1)


class Run:
    """A run of so many deals; what it has counted so far is its tally, whenever it is stopped."""

    def __init__(self, shop: Workshop, deals: int, *, saved: Saved | None = None,
                 stop_early: bool = False, play: PlayDeals = play_deals) -> None:  # fmt: skip
        """Nothing is played before ``go``."""
        self.shop, self.deals, self.stop_early = shop, deals, stop_early
        self._play = play
        self.saved = saved
        self.tally = Tally(shop.contest)
        self._order = InOrder()
        self._asked = 0

    def go(self, watch: Watch) -> None:
        """Count what was finished before, and play the rest."""
        if self.saved is not None:
            for outcome in self.saved.outcomes():
                if self._counted(outcome, watch):
                    return
        playing = self._play(self.shop, self._feed)
        try:
            for outcome in playing:
                if self.saved is not None:
                    self.saved.add(outcome)
                if self._counted(outcome, watch):
                    return
        finally:
            playing.close()

    def _feed(self) -> int | None:
        """The next deal that has not come yet, unless too many wait for an earlier one."""
        while self._order.has(self._asked):
            self._asked += 1
        if self._asked >= min(self.deals, self._order.following + AHEAD):
            return None
        self._asked += 1
        return self._asked - 1

    def _counted(self, outcome: DealOutcome, watch: Watch) -> bool:
        """Count what can be counted now; whether that was the last that is wanted."""
        for each in self._order.take(outcome):
            if each.deal >= self.deals:
                return True
            self.tally.add(each)
            watch(self.tally)
            contest = self.shop.contest
            if self.stop_early and decided(self.tally.first.rates, contest.fair_share):
                return True
        return False
