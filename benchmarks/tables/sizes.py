"""How much is measured, and for how long."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """One run; times are in seconds."""

    games: tuple[int, ...] = (100, 400)
    """Live games with four sockets each, the fewest first; memory is told from these too."""
    every: float = 20.0
    """Between two moves of a game, as people play."""
    pace: float = 60.0
    """How long that is watched."""
    brisk_every: float = 2.0
    """The same for a tenfold haste."""
    brisk: float = 30.0
    draft_every: float = 2.0
    """Between two drafts of the seat on turn."""
    rush: float = 30.0
    """How long everybody moves at once, unless the first game is over sooner."""
    crowd: int = 100
    """Games that move at once while the parts of a move are timed."""
    parts: float = 10.0
    """How long that is watched, with one game and with the crowd."""
    seats_lost: int = 100
    """Seats that lose their connection."""
    losses: int = 3
    """How often each, one by one."""
    kept_games: int = 1000
    """Games in the store when the server starts again."""
    restarts: int = 3


FULL = Size()
QUICK = Size(games=(2, 4), every=0.5, pace=1.0, brisk_every=0.1, brisk=0.5, draft_every=0.1,
             rush=0.5, crowd=4, parts=0.5, seats_lost=4, losses=1, kept_games=12,
             restarts=1)  # fmt: skip
"""To see that everything works; its figures mean nothing."""
