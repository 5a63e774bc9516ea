"""What was measured, as numbers."""

from dataclasses import asdict, dataclass, field
from typing import Any

from benchmarks.tables.figures import Times
from benchmarks.tables.load.courses import Tables


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How people play; times are in seconds."""

    every: float = 20.0
    """Between two moves of a table."""
    draft_every: float = 0.0
    """Between two drafts of the seat on turn; 0 for none."""
    warm: float = 5.0
    """How long they play before anything is counted."""
    seconds: float = 80.0


@dataclass(frozen=True, slots=True)
class Spell:
    """Tables that were played at for a while."""

    house: str
    workers: int
    tables: Tables
    pace: Pace
    moves: Times | None
    """Seconds from sending a move until all who watch have heard it."""
    drafts: Times | None
    """Seconds from sending a draft until it is judged."""
    late: Times | None
    """How late the clients themselves were."""
    shares: dict[str, float | None]
    """Of one processor: rackrun, the engines, the clients, and others who had nothing to do with
    it."""
    megabytes: dict[str, float | None]
    """Of rackrun and the engines."""
    refused: dict[str, int]
    holes: int
    losses: int

    @property
    def per_second(self) -> float:
        """Moves a second."""
        return self.moves.count / self.pace.seconds if self.moves else 0.0

    @property
    def per_processor(self) -> float | None:
        """Moves for each second of a processor that the workers took."""
        share = self.shares["rackrun"]
        return self.per_second / share if share else None

    @property
    def well(self) -> bool:
        """Whether everybody heard everything once, and nothing was refused."""
        return not (self.refused or self.holes or self.losses)


@dataclass(frozen=True, slots=True)
class Kills:
    """Workers that were killed and added while all tables went on."""

    killed: int
    added: int
    moves: Times | None
    connections: int
    """That were lost and came back."""
    told: int
    """Events and answers that were compared with the log."""
    lost: int
    doubled: int


@dataclass
class Figures:
    """Everything of a run."""

    machine: dict[str, Any]
    promised: list[Spell] = field(default_factory=list[Spell])
    shared: list[Spell] = field(default_factory=list[Spell])
    """Tables at one worker and at several, each several times."""
    kills: Kills | None = None
    by_games: list[Spell] = field(default_factory=list[Spell])
    by_seats: list[Spell] = field(default_factory=list[Spell])
    by_spectators: list[Spell] = field(default_factory=list[Spell])

    def as_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return asdict(self)
