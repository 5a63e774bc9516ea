"""Tidying up: things that hold each other, and that nobody else holds, are looked for in time.

Python looks for them whenever there are many new things, and everybody waits while it looks. A
server has new things all the time, a few for each message, and hardly any of them hold each other.
So it looks seldom: through those of the last seconds, and through all where there are many more
than before, or where it is long ago.
"""

import asyncio
import gc
import sys
from itertools import count

SECONDS = 2.0
"""Between two looks."""
GROWN = 1.5
"""All are looked through when there are so many more of them than at the last time."""
LATEST = 300
"""After so many looks all are looked through in any case, since large things count as one."""


async def tidy_up(seconds: float = SECONDS, grown: float = GROWN) -> None:
    """Look again and again, until it is cancelled."""
    gc.freeze()  # what is there from the start stays
    gc.disable()
    usual = sys.getallocatedblocks()
    try:
        for look in count(1):
            await asyncio.sleep(seconds)
            usual = min(usual, sys.getallocatedblocks())
            if sys.getallocatedblocks() > grown * usual or look % LATEST == 0:
                gc.collect()
                usual = sys.getallocatedblocks()
            else:
                gc.collect(0)
    finally:
        gc.enable()
        gc.unfreeze()
