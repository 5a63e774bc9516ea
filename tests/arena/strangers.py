"""Bots from outside, as good and as bad as bots can be."""

import os
import time
from typing import Any

from rackrun.bots import BotChance, Budget, View, bot
from rackrun.rules.actions import Action, Draw, GiveBack, Leave, Play
from rackrun.rules.drawing import not_playing
from rackrun.rules.position import Stage
from rackrun.tiles import Tile


class Drawer:
    """Draws whatever happens: all of them are equally weak."""

    name = "drawer"
    label = "draws whatever happens"

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        return not_playing(view.position)


class Drawer2(Drawer):
    """Another one, with a row of its own."""


class Raiser(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        raise ValueError("no idea " * 100)


class Talker(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Any:
        print("what a bot prints is not part of the result")
        return "draw"


class Leaver(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        return Leave(view.seat)


class Impostor(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        return Draw(view.seat + 1)


class Inventor(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        return Play(view.seat, ((Tile.parse("r1"),) * 3,))


class Garbler(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Any:
        return Play(view.seat, [["r1", "r2", "r3"]])  # type: ignore[arg-type]


class Sleeper(Drawer):
    """Plays well until there is something on the table; then it never answers."""

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        while view.table:
            time.sleep(1)
        return bot("solver").choose(view, chance, budget)


class Quitter(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        os._exit(3)


class Broken:
    def __init__(self) -> None:
        raise OSError("its network is not there")


class Aimless:
    name = "aimless"


class Bomb(Drawer):
    """Ends its process before it is asked anything."""

    def __init__(self) -> None:
        os._exit(3)


class Returner(Drawer):
    """Draws, and gives back what it holds first."""

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        if view.position.stage is Stage.GIVE_BACK:
            return GiveBack(view.seat, view.rack[0])
        return not_playing(view.position)
