"""Games that are known beforehand: the log up to the deal, and every move of the round after it.

The deal follows from the seed that is stored with the log, so the server brings about exactly
these moves, and whoever plays them need not think.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from rackrun.bots import BotChance, Budget, View, bot
from rackrun.editions import load
from rackrun.rooms.deciding import Moment, act_for, open_room
from rackrun.rooms.events import OPEN, Happening, RoomOpened
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rules.actions import Action, Begin, Pass, Play
from rackrun.rules.position import Stage
from rackrun.server.desk import batch_of
from rackrun.server.keys import holder_of, new_code, new_id
from rackrun.shuffle import RoundSeed
from rackrun.store import NewRoom, Store
from rackrun.table import Table
from tests.kit.games import seed_of

KEY = "the key of all seats"
NAMES = ("Anna", "Ben", "Carla", "David", "Emma", "Finn")
PEOPLE = (OPEN,) * 4
PLAYER = "helper"
"""The bot that wrote the scripts."""
LONG = 80
"""Moves of a script at least, so that games are live for long enough."""


class Step(msgspec.Struct):
    """A move: who sends which text, and the version at which it has been heard."""

    seat: int
    last: int
    text: str
    draft: str
    """What the seat tries out before it."""


@dataclass
class Script:
    """A room that can be stored at any moment, and what is played in it."""

    room: Room
    seed: RoundSeed
    now: int
    happenings: list[Happening] = field(default_factory=list[Happening])

    @classmethod
    def begun(cls, luck: str, now: int, plan: Sequence[str] = PEOPLE, limit: int | None = None,
              edition: str = "classic", **allowed: bool) -> "Script":  # fmt: skip
        """A room in which tiles were just dealt, with a time limit in seconds or without.

        Drafts are shown to all and nobody may watch, unless it is ``allowed`` otherwise.
        """
        rules = load(edition, {"time_limit_seconds": limit} if limit else None)
        seed = seed_of(luck)
        here = {at: NAMES[at] for at, kind in enumerate(plan) if kind == OPEN}
        opened = RoomOpened(rules, tuple(plan), holder_of(KEY), **{"drafts": True, **allowed})
        happenings = open_room(opened, Moment(now=now, fresh=seed, seed=seed), here)
        script = cls(enter(happenings), seed, now, happenings)
        script.do(Begin())
        return script

    def do(self, action: Action) -> None:
        """Let it happen."""
        moment = Moment(now=self.now, fresh=self.seed, seed=self.seed)
        happenings = act_for(self.room, moment, action=action)
        for each in happenings:
            self.room = evolve(self.room, each)
        self.happenings += happenings

    def next_action(self) -> Action:
        """What the player would do now."""
        view = View(self.room.position, self.room.position.turn)
        return bot(PLAYER).choose(view, BotChance.of(str(self.room.version)), Budget())

    @property
    def plays(self) -> bool:
        """Whether the round is not over."""
        return self.room.position.stage is Stage.TURN

    async def store(self, store: Store) -> str:
        """Keep the room; gives its id."""
        room = NewRoom(new_id(), new_code())
        await store.create(room, batch_of(self.happenings, self.room, self.seed, self.now))
        return room.id


def steps_of(script: Script) -> list[Step]:
    """Play the round to its end; gives every move."""
    steps: list[Step] = []
    while script.plays:
        seat, seen, before = script.room.position.turn, script.room.version, script.room.position
        action = script.next_action()
        script.do(action)
        match action:
            case Play(table=table):
                message: dict[str, Any] = {"t": "play", "table": _texts(table)}
                tried, chosen = (*table[:-1], table[-1][:-1]), table[-1][-1:]
            case _:
                message = {"t": "pass" if isinstance(action, Pass) else "draw"}
                tried, chosen = before.table, before.seats[seat].rack[:1]
        message |= {"id": str(len(steps)), "v": seen}
        draft = {"t": "draft", "id": "draft", "table": _texts(tried),
                 "chosen": list(map(str, chosen))}  # fmt: skip
        steps.append(Step(seat, script.room.version, _text(message), _text(draft)))
    return steps


def long_scripts(wanted: int, now: int) -> list[tuple[Script, list[Step]]]:
    """Scripts that take long enough, each as it begins with its moves."""
    found: list[tuple[Script, list[Step]]] = []
    for number in count():
        luck = f"live table {number}"
        steps = steps_of(Script.begun(luck, now))
        if len(steps) >= LONG:
            found.append((Script.begun(luck, now), steps))
        if len(found) == wanted:
            return found
    raise AssertionError("there is always another number")


def _texts(table: Table | Iterable[Iterable[object]]) -> list[list[str]]:
    return [list(map(str, meld)) for meld in table]


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
