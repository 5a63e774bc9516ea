"""Players without hands: each bot sees a view, nothing more, and returns an action.

``bot(name)`` gives one of ours; what a bot is, and how to write one, stands in ``interface``.
"""

from collections.abc import Mapping, Sequence

from rackrun.bots.beginner import Beginner
from rackrun.bots.casual import Casual
from rackrun.bots.chance import BotChance
from rackrun.bots.expert import Expert
from rackrun.bots.finder import Finder
from rackrun.bots.guide import Guide
from rackrun.bots.helper import Helper
from rackrun.bots.interface import Bot, Budget, Explaining, Paced, View
from rackrun.bots.patient import Patient
from rackrun.bots.racing import can_race
from rackrun.bots.searcher import Searcher
from rackrun.bots.solver import Solver
from rackrun.editions import Edition
from rackrun.errors import BadNotation

__all__ = [
    "GUIDE", "LEVELS", "Bot", "BotChance", "Budget", "Explaining", "Paced", "View", "alike", "bot",
    "for_edition", "for_seats", "names", "usual",
]  # fmt: skip

GUIDE = Guide.name
"""The bot that names the tiles of an introductory game; it takes no seat."""

_LADDER: Sequence[type[Bot]] = (Helper, Beginner, Casual, Solver, Patient, Searcher, Expert)

LEVELS: Mapping[str, int] = {each.name: level for level, each in enumerate(_LADDER)}
"""The ladder of the bots with a rack, the weakest first."""

_BOTS: Mapping[str, type[Bot]] = {each.name: each for each in (*_LADDER, Guide, Finder)}


def names() -> tuple[str, ...]:
    """The names of all bots.

    >>> names()
    ('helper', 'beginner', 'casual', 'solver', 'patient', 'searcher', 'expert', 'guide', 'finder')
    """
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """The bot of this name.

    >>> bot("beginner").label
    'lays its own melds and adds tiles to others, but rearranges nothing'
    """
    if name not in _BOTS:
        raise BadNotation(f"expected a bot out of {', '.join(_BOTS)}; got {name!r}")
    return _BOTS[name]()


def for_edition(edition: Edition) -> tuple[str, ...]:
    """The names of the bots that suit an edition, the weakest first."""
    finding = edition.rules.game == "finding"
    return (GUIDE, Finder.name) if finding else tuple(LEVELS)


def for_seats(edition: Edition) -> tuple[str, ...]:
    """Those of them that can take a seat: all but the guide."""
    return tuple(name for name in for_edition(edition) if name != GUIDE)


def alike(edition: Edition) -> Mapping[str, str]:
    """The bots that play like another one in this edition, since they cannot search there."""
    searching = () if can_race(edition) else (Searcher.name, Expert.name)
    return {name: Patient.name for name in searching if name in for_seats(edition)}


def usual(edition: Edition) -> str:
    """The bot that people meet if they ask for none: with children it is the one that explains."""
    seated = for_seats(edition)
    return Beginner.name if Beginner.name in seated and not edition.ages else seated[0]
