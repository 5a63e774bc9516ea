"""Bots of others, tried in a process of their own before a contest begins.

A module may hang, end its process or print while it is loaded. It must not do so in the process
that tells the result.
"""

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from typing import Any

from rackrun.arena.entrants import cannot_be_made, entrant
from rackrun.editions import Edition
from rackrun.errors import BadContest

MAKE_SECONDS = 20.0
"""Seconds for loading and making a bot: more than for a move, since large libraries are slow."""
LONGEST = 3600.0
"""A pipe cannot be waited for without end."""

_SPAWN = multiprocessing.get_context("spawn")


def tried(name: str, edition: Edition, seconds: float = MAKE_SECONDS) -> None:
    """Refuse a name that no bot can be made of; nobody else's code runs in this process."""
    if ":" not in name:
        entrant(name, edition)
        return
    seconds = min(seconds, LONGEST)
    pipe, theirs = _SPAWN.Pipe(duplex=False)
    process = _SPAWN.Process(target=_try, args=(theirs, name, edition), daemon=True)
    process.start()
    theirs.close()
    try:
        late = cannot_be_made(name, f"it was not made within {seconds:g} s")
        said: str = pipe.recv() if pipe.poll(seconds) else late
    except (EOFError, OSError):
        said = cannot_be_made(name, "its process ended")
    finally:
        process.kill()
        process.join()
        pipe.close()
    if said:
        raise BadContest(said)


def _try(pipe: "Connection[Any, Any]", name: str, edition: Edition) -> None:
    """Make the bot and tell what is wrong with it, or nothing."""
    # As in the processes that play: Ctrl-C is for whoever started us, and so is the output.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    said = ""
    try:
        entrant(name, edition)
    except BadContest as error:
        said = str(error)
    pipe.send(said)
