"""What takes its time, and is asked somewhere else than where people are served."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from rackrun.bots import Budget, Paced, View, bot
from rackrun.bots.chance import BotChance
from rackrun.rules.actions import Action
from rackrun.solver import Problem, Strength, hint, solve

Result = TypeVar("Result")


class NoAnswer(Exception):
    """Nothing of use came back: a crash, nonsense, or nothing in time."""


class Thinker(Protocol):
    """Whoever asks bots, and has longer work done such as a hint or a review."""

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """What a bot does with this view; raises NoAnswer if it does nothing of use."""
        ...

    async def ask(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What the work gives; raises NoAnswer if it gives nothing in time."""
        ...


def think(name: str, view: View, chance: str, budget: Budget) -> Action:
    """The choice of a bot; the same view and chance give the same one, in whatever process.

    A deadline can cut a search short, and then it is the choice of what was seen until then.
    """
    return bot(name).choose(view, BotChance.of(chance), budget)


def pace_of(name: str, view: View, chance: str) -> float:
    """The seconds that a bot looks before it acts, so that children have time."""
    asked = bot(name)
    return asked.pace(view, BotChance.of(f"{chance}, pace")) if isinstance(asked, Paced) else 0.0


def advise(view: View, strength: Strength) -> dict[str, Any]:
    """A hint for the seat that has this view, as plain data."""
    told = hint(solve(Problem.of(view.position, view.seat)), strength)
    return told.as_data() | {"text": told.text}


class ThinkHere:
    """Thinks in a thread of this process: for tests, where nobody else is to be served."""

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """What a bot does with this view."""
        return await self.ask(think, name, view, chance, Budget.for_people())

    async def ask(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What the work gives."""
        try:
            return await asyncio.to_thread(work, *arguments)
        except Exception as error:
            raise NoAnswer(f"{work.__name__}: {error!r}") from error
