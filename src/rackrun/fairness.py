"""Was the shuffle fair? Every chance of a finished round is derived again from its seed."""

from collections.abc import Sequence
from dataclasses import dataclass

from rackrun.audit import Complaint, audit
from rackrun.errors import BadNotation
from rackrun.rules.chance import Chance
from rackrun.rules.events import Event, RoundPrepared, SeedRevealed
from rackrun.shuffle import RoundSeed


@dataclass(frozen=True, slots=True)
class Proof:
    """What could be shown: the rounds whose seed is known, and the first difference if any."""

    rounds: int
    proved: tuple[int, ...]
    difference: Complaint | None

    @property
    def fair(self) -> bool:
        """Whether everything that could be derived is as recorded."""
        return self.difference is None


def prove(events: Sequence[Event]) -> Proof:
    """Derive every draw for the start, deal, pool and give-back again and compare."""
    seeds: dict[int, Chance] = {}
    number = 0
    for index, event in enumerate(events):
        if isinstance(event, RoundPrepared):
            number += 1
        elif isinstance(event, SeedRevealed):
            try:
                seeds[number] = RoundSeed.parse(event.seed)
            except BadNotation as error:
                return Proof(number, (), Complaint(index, str(error)))
    return Proof(number, tuple(seeds), audit(events, seeds))
