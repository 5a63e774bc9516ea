"""Who may enter a contest: our bots by name, and anybody's as ``module:Class``."""

from importlib import import_module

from rackrun.arena.cheat import Cheat
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
        maker = getattr(import_module(place), attribute)
        made = maker()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadContest(
            f"bots: expected a class that can be imported, got {name!r} ({why})"
        ) from error
    if not callable(getattr(made, "choose", None)):
        raise BadContest(f"bots: expected a class with a method 'choose', got {name!r}")
    return made
