"""How a process of clients is told what to do: a line of JSON for each wish, and one as answer."""

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

SLACK = 60.0
"""Seconds after which something that should be over is given up."""

Deed = Callable[..., Awaitable[dict[str, Any]]]
now = time.perf_counter


def told_first() -> dict[str, Any]:
    """What is told before all wishes."""
    return json.loads(sys.stdin.readline())


async def obey(deeds: dict[str, Deed]) -> None:
    """Do what comes until nothing more comes."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        wish = json.loads(line)
        deed = deeds[wish.pop("do")]
        begun, used = now(), time.process_time()
        async with asyncio.timeout(sum(wish.get(each, 0) for each in ("warm", "seconds", "every"))
                                   + 2 * SLACK):  # fmt: skip
            result = await deed(**wish)
        result["driver"] = (time.process_time() - used) / (now() - begun)
        _tell({"result": result})


def tell_share(share: float) -> None:
    """Tell how much is done."""
    _tell({"share": share})


async def tell_time(seconds: float) -> None:
    """Tell twice a second how far it is."""
    begun = now()
    while (gone := now() - begun) < seconds:
        tell_share(gone / seconds)
        await asyncio.sleep(min(0.5, seconds - gone))


def _tell(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)
