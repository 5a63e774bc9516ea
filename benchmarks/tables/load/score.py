"""What the clients have measured since they were told to do something."""

from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

from benchmarks.tables.figures import Times


@dataclass
class Score:
    """Seconds of everything that was sent at a certain moment or later, and what went wrong."""

    since: float
    moves: list[float] = field(default_factory=list[float])
    """From sending a move until all who watch have heard it."""
    drafts: list[float] = field(default_factory=list[float])
    """From sending a draft until it is judged."""
    late: list[float] = field(default_factory=list[float])
    """How much later than it should the client itself has sent something."""
    refused: Counter[str] = field(default_factory=Counter[str])
    """By code."""
    holes: int = 0
    """Events that came twice, or without the one before."""
    losses: int = 0
    """Connections that were lost."""

    def told(self, seconds: float) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "moves": _times(self.moves), "drafts": _times(self.drafts), "late": _times(self.late),
            "refused": dict(self.refused), "holes": self.holes, "losses": self.losses,
            "seconds": seconds,
        }  # fmt: skip


def _times(seconds: list[float]) -> dict[str, Any] | None:
    found = Times.of(seconds)
    return None if found is None else asdict(found)
