"""Who else uses the database: a worker begins only if all others can hear it.

Two clusters on one database would not hear of each other's moves. Each worker that is alive says so
in the database and on its bus; so whoever is in the one and not on the other is a stranger.
"""

from rackrun.errors import ForeignStore
from rackrun.server.hours import Time
from rackrun.server.lobby import BEAT, DEAD
from rackrun.server.means import Means
from rackrun.store import Store

MOST_APART = 2000
"""Milliseconds by which clocks may differ: the end of a turn is a moment that all must agree on."""
LOOKS = 2 * DEAD // BEAT
"""So often a stranger is looked at: one that has died says nothing more."""


async def check_company(means: Means) -> None:
    """Wait until all who are alive are known; raises ForeignStore if there is a stranger."""
    await means.store.beat(means.worker, means.time.now())
    first = await _strangers(means)
    strangers = first
    for _ in range(LOOKS):
        if not strangers:
            return
        await means.time.until(means.time.now() + BEAT // 2)
        strangers = await _strangers(means)
        if any(at > first.get(worker, at) for worker, at in strangers.items()):
            break
    if strangers:
        await means.store.beat(means.worker, 0)  # nobody is to take it for a worker
        raise ForeignStore(
            "--database: expected no other worker but those on the same --bus, got"
            f" {len(strangers)} that cannot be heard; hint: all workers need the same --bus, and"
            " another cluster needs another database"
        )


async def _strangers(means: Means) -> dict[str, int]:
    """Workers that were alive just now and are not on our bus, with their last beat."""
    alive = means.time.now() - DEAD
    found = {worker: at for worker, at in (await means.store.beats()).items()
             if at >= alive and worker != means.worker}  # fmt: skip
    known = await means.bus.seen(set(found))
    return {worker: at for worker, at in found.items() if worker not in known}


async def check_clock(store: Store, time: Time) -> None:
    """Compare the clock of this machine with that of the database; raises ForeignStore."""
    theirs = await store.now()
    apart = abs(time.now() - theirs)
    if apart > MOST_APART:
        raise ForeignStore(f"--database: expected a clock that agrees with this machine's, got one"
                           f" that is {apart / 1000:.1f} s off; hint: let both follow NTP"
                           )  # fmt: skip
