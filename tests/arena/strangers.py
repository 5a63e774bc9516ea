"""Bots from outside, as good and as bad as bots can be."""

import os
import sys
import time
from typing import Any, ClassVar

from rackrun.arena.contest import Contest
from rackrun.bots import BotChance, Budget, View, bot
from rackrun.rules.actions import Action, Draw, GiveBack, Leave, Play
from rackrun.rules.drawing import not_playing
from rackrun.rules.position import Stage
from rackrun.shuffle import RoundSeed
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


class Exiter(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        sys.exit(5)


class Interrupter(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        raise KeyboardInterrupt


class Secret:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise ValueError("not for you")


class Secretive(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Any:
        return Secret()


class Riddle(Exception):
    """Cannot be told."""

    def __str__(self) -> str:
        raise SystemExit(5)


class Riddler(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        raise Riddle


class Rambling:
    """Does not come to an end when it is shown."""

    def __repr__(self) -> str:
        time.sleep(600)
        return "at last"


class Rambler(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Any:
        return Rambling()


class Painter(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        raise ValueError("all is \x1b[2J\r\nlost\u202e \ud800")


class FakeDraw(Draw):
    """Has code of its own where a draw has none."""

    def __getattribute__(self, name: str) -> Any:
        if name == "seat":
            raise ValueError("gone")
        return super().__getattribute__(name)


class Forger(Drawer):
    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        return FakeDraw(view.seat)


class Flipper(Drawer):
    """Flips a coin whether it plays."""

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        if chance.below(2):
            return not_playing(view.position)
        return bot("helper").choose(view, chance, budget)


class Flipper2(Flipper):
    """Another one, with a row of its own."""


class Tired(Drawer):
    """Can be made once in a process."""

    made: ClassVar[int] = 0

    def __init__(self) -> None:
        Tired.made += 1
        if Tired.made > 1:
            raise OSError("not again")


class Stuck(Drawer):
    def __init__(self) -> None:
        time.sleep(600)


class Broken:
    def __init__(self) -> None:
        raise OSError("its network is not there")


class Aimless:
    name = "aimless"


class Bomb(Drawer):
    """Ends its process before it is asked anything."""

    def __init__(self) -> None:
        os._exit(3)


class Vanishing(Contest):
    """Ends the process that plays it before any bot is made."""

    def seed_of(self, deal: int) -> RoundSeed:
        os._exit(3)


class Returner(Drawer):
    """Draws, and gives back what it holds first."""

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        if view.position.stage is Stage.GIVE_BACK:
            return GiveBack(view.seat, view.rack[0])
        return not_playing(view.position)
