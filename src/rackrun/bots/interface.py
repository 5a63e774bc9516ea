"""What a bot is: it sees a view, has a chance and a budget of its own, and chooses an action.

A bot of your own is a class in a file of its own that needs nothing but what is here::

    class Careful:
        name = "careful"
        label = "draws whatever happens"

        def choose(self, view, chance, budget):
            return not_playing(view.position)

It keeps nothing between two moves, so it can be asked anywhere: in this process, in a worker, in
the middle of a game that was saved. Views, chances, budgets and bots can be pickled.
"""

from dataclasses import dataclass
from time import monotonic
from typing import Protocol, runtime_checkable

from rackrun.bots.chance import BotChance
from rackrun.editions import Edition
from rackrun.rules.actions import Action
from rackrun.rules.position import Position
from rackrun.table import Table
from rackrun.tiles import Tiles
from rackrun.view import view

PATIENCE_OF_PEOPLE = 0.5
"""Seconds that a bot may think while somebody waits."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as a seat sees it; whatever the seat may not know is hidden on the way in.

    A guide has no seat and can be given any: in an introductory game everything lies open.
    """

    position: Position
    seat: int

    def __post_init__(self) -> None:
        """Hide what is not this seat's to know; hiding it twice changes nothing."""
        object.__setattr__(self, "position", view(self.position, self.seat))

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.position.edition

    @property
    def table(self) -> Table:
        """The melds on the table."""
        return self.position.table

    @property
    def rack(self) -> Tiles:
        """The seat's own tiles."""
        return self.position.seats[self.seat].rack

    @property
    def opened(self) -> bool:
        """Whether the seat has made its opening, or laid a meld of its own."""
        return self.position.seats[self.seat].opened


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much a bot may think about one move; bots that do not search need none of it.

    Counted work, not time, decides what a search finds, so that a choice does not depend on the
    machine. ``deadline`` is for where people wait: past it a bot answers with what it has.
    """

    worlds: int = 16
    """A measure of how many worlds, deals of the hidden tiles, a choice is weighed in.

    ``searcher`` weighs just as many; ``expert`` weighs four for each, every one of them drawn out
    of four that it imagines. With 0 neither searches.
    """
    nodes: int = 20_000
    """Questions to the solver in the exact endgame, 2,000 at most; it bounds nothing else."""
    deadline: float | None = None
    """The moment of ``time.monotonic()`` at which an answer is due; None for no hurry."""

    @classmethod
    def for_people(cls) -> "Budget":
        """The usual budget where people wait: an answer is due in half a second.

        The time begins when the bot is asked. Where many bots wait for their turn to think, those
        that waited too long answer with what they see at a glance.
        """
        return cls(deadline=monotonic() + PATIENCE_OF_PEOPLE)

    @property
    def late(self) -> bool:
        """Whether the answer is due."""
        return self.deadline is not None and monotonic() >= self.deadline


@runtime_checkable
class Bot(Protocol):
    """Chooses actions; every bot is one of these."""

    @property
    def name(self) -> str:
        """The word by which the bot is chosen."""
        ...

    @property
    def label(self) -> str:
        """How it plays, in a few words that go on from its name."""
        ...

    def choose(self, view: View, chance: BotChance, budget: Budget, /) -> Action:
        """What the seat of the view does now; it must have something to do."""
        ...


@runtime_checkable
class Explaining(Bot, Protocol):
    """A bot that says why, in a sentence that a child understands."""

    def explain(self, view: View, action: Action, /) -> str:
        """Why it did this, seen with the view in which it chose; hidden tiles stay hidden."""
        ...


@runtime_checkable
class Paced(Bot, Protocol):
    """A bot that would be too quick: it says how long to wait before it is asked to choose."""

    def pace(self, view: View, chance: BotChance, /) -> float:
        """The seconds that it looks before it acts; if the view changes it looks on."""
        ...
