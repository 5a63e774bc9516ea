"""Asking bots, somewhere else than where people are served."""

import asyncio
from typing import Protocol

from rackrun.bots import Budget, Paced, View, bot
from rackrun.bots.chance import BotChance
from rackrun.rules.actions import Action


class BotFailed(Exception):
    """A bot that crashed, took too long or gave something that is no action."""


class Thinker(Protocol):
    """Whoever asks bots."""

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """What a bot does with this view; raises BotFailed if it does nothing of use."""
        ...


def think(name: str, view: View, chance: str, budget: Budget) -> Action:
    """The choice of a bot; the same view and chance give the same one, in whatever process."""
    return bot(name).choose(view, BotChance.of(chance), budget)


def pace_of(name: str, view: View, chance: str) -> float:
    """The seconds that a bot looks before it acts, so that children have time."""
    asked = bot(name)
    return asked.pace(view, BotChance.of(f"{chance}, pace")) if isinstance(asked, Paced) else 0.0


class ThinkHere:
    """Asks bots in a thread of this process: for tests, where nobody else is to be served."""

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """What a bot does with this view."""
        try:
            return await asyncio.to_thread(think, name, view, chance, Budget())
        except Exception as error:
            raise BotFailed(f"{name}: {error!r}") from error
