"""What a desk works with, the same for all desks of a worker."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rackrun.bus import Alone, Bus
from rackrun.server.hours import Time, WallTime
from rackrun.server.keys import new_id
from rackrun.server.thinking import Thinker
from rackrun.server.watchers import Arrivals
from rackrun.shuffle import RoundSeed
from rackrun.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """Where things are kept, who thinks, which time it is, who else is there."""

    store: Store
    thinker: Thinker
    time: Time = field(default_factory=WallTime)
    new_seed: Callable[[], RoundSeed] = RoundSeed.new
    bus: Bus = field(default_factory=Alone)
    worker: str = field(default_factory=new_id)
    """The name of this worker, a new one whenever it starts."""
    arrivals: Arrivals = field(default_factory=Arrivals)
