"""Who may enter a contest: our bots by name, and anybody's as ``module:Class``."""

import sys
from contextlib import redirect_stdout
from importlib import import_module

from rackrun.arena.cheat import Cheat
from rackrun.arena.guard import is_ctrl_c, raised
from rackrun.bots import Bot, bot, for_seats
from rackrun.editions import Edition
from rackrun.errors import BadContest


def entrant(name: str, edition: Edition) -> Bot | Cheat:
    """A new bot of this name, for one game.

    >>> from rackrun.editions import load
    >>> entrant("solver", load("classic")).name
    'solver'
    """
    if name == Cheat.name:
        return Cheat()
    if ":" in name:
        return _outsider(name)
    known = for_seats(edition)
    if name not in known:
        names = ", ".join((*known, Cheat.name))
        raise BadContest(
            f"bots: expected one out of {names}, or one of your own as 'module:Class'; got {name!r}"
        )
    return bot(name)


def _outsider(name: str) -> Bot:
    """A bot that somebody else wrote; whatever is wrong with it is said in a line."""
    place, _, attribute = name.partition(":")
    try:
        with redirect_stdout(sys.stderr):  # what a bot prints is not mixed with the result
            made = getattr(import_module(place), attribute)()
            chooses = callable(getattr(made, "choose", None))
    except BaseException as error:  # it may call sys.exit as well
        if is_ctrl_c(error):
            raise
        raise BadContest(cannot_be_made(name, raised(error))) from error
    if not chooses:
        raise BadContest(f"bots: expected a class with a method 'choose', got {name!r}")
    return made


def cannot_be_made(name: str, why: str) -> str:
    """The words for a bot that there is no way to make."""
    return f"bots: expected a class that can be imported, got {name!r} ({why})"
