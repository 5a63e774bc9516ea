"""How much is measured, and for how long."""

from dataclasses import dataclass

from benchmarks.tables.load.courses import Tables
from benchmarks.tables.load.figures import Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """One run."""

    promised: Tables
    as_people_play: Pace
    """Moves now and then, and drafts from the seat on turn."""
    shared: Tables
    """Tables that are played at one worker; as many, and twice as many, at two."""
    times: int
    """How often all of that is done."""
    brisk: Pace
    """Moves without drafts, so that it is moves that cost something."""
    drafting: Pace
    """The same tables as people play."""
    killed_at: Tables
    while_killed: Pace
    kills: int
    """Workers that are killed; as many are added."""
    games: tuple[int, ...]
    growing: Pace
    few: int
    """Games while seats and spectators grow."""
    seats: tuple[int, ...]
    spectators: tuple[int, ...]
    moving: Pace


FULL = Size(
    promised=Tables(games=1000), as_people_play=Pace(draft_every=0.5),
    shared=Tables(games=500), times=3, brisk=Pace(every=2.0, seconds=15.0),
    drafting=Pace(draft_every=0.5, seconds=15.0),
    killed_at=Tables(games=100), kills=10,
    while_killed=Pace(every=4.0, draft_every=0.5, warm=0.0, seconds=100.0),
    games=(125, 250, 500, 1000), growing=Pace(draft_every=0.5, seconds=20.0),
    few=100, seats=(2, 4, 6), spectators=(0, 8, 32), moving=Pace(every=2.0, seconds=20.0),
)  # fmt: skip
_MOVES = Pace(every=0.4, warm=0.1, seconds=0.8)
_DRAFTS = Pace(every=0.4, draft_every=0.1, warm=0.1, seconds=0.8)
QUICK = Size(
    promised=Tables(games=4), as_people_play=_DRAFTS, shared=Tables(games=3), times=2,
    brisk=_MOVES, drafting=_DRAFTS, killed_at=Tables(games=3), kills=1,
    while_killed=Pace(every=1.0, draft_every=0.2, warm=0.0, seconds=8.0), games=(2,),
    growing=_DRAFTS, few=2, seats=(6,), spectators=(3,), moving=_MOVES,
)  # fmt: skip
"""To see that everything works; its figures mean nothing."""
