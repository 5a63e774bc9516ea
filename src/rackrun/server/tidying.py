"""Tidying up: things that hold each other, and that nobody else holds, are looked for in time.

Python looks for them whenever there are many new things, and everybody waits while it looks. A
server has new things all the time, a few for each message, and hardly any of them hold each other.
So it looks seldom: through those of the last seconds, and through all where memory has grown.
"""

import asyncio
import gc
import sys

SECONDS = 2.0
"""Between two looks."""
GROWN = 1.5
"""All are looked through when there is so much more in memory than at the last time."""


async def tidy_up(seconds: float = SECONDS) -> None:
    """Look again and again, until it is cancelled."""
    gc.freeze()  # what is there from the start stays
    gc.disable()
    usual = sys.getallocatedblocks()
    try:
        while True:
            await asyncio.sleep(seconds)
            usual = min(usual, sys.getallocatedblocks())
            if sys.getallocatedblocks() > GROWN * usual:
                gc.collect()
                usual = sys.getallocatedblocks()
            else:
                gc.collect(0)
    finally:
        gc.enable()
        gc.unfreeze()
