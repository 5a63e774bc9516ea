"""Games in the middle of play: the log so far, the moves that follow, and what seats try out.

No two tables are at the same place of the same game, and no draft comes twice in a row, so that
the server remembers no more of them than it would of people.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.tables.scripts import Script
from rackrun.rooms.events import OPEN
from rackrun.rooms.room import Room
from rackrun.rules.actions import Pass, Play
from rackrun.server.desk import batch_of
from rackrun.server.keys import new_code, new_id
from rackrun.store import NewRoom, Store
from rackrun.table import Table
from rackrun.tiles import Tiles
from tests.store.places import Place

COURSES = 96
"""Games that differ."""
APART = 7
"""Moves between two tables of the same game, so that they do not meet."""
LEFT = 24
"""Moves that are left to be made at each table, at least."""
DRAFTS = 6
"""Drafts of a turn that differ."""
TOGETHER = 6
"""Rooms that are stored at the same time."""


class Turn(msgspec.Struct):
    """A move: who sends which text, the version at which it has been heard, drafts before it."""

    seat: int
    last: int
    text: str
    drafts: list[str]


@dataclass
class Course:
    """A whole game, and how far its log was before each move."""

    script: Script
    turns: list[Turn] = field(default_factory=list[Turn])
    before: list[tuple[int, Room]] = field(default_factory=list[tuple[int, Room]])

    async def store(self, store: Store, at: int) -> str:
        """Keep the room as it is before a move; gives its id."""
        happened, room = self.before[at]
        script, named = self.script, NewRoom(new_id(), new_code())
        batch = batch_of(script.happenings[:happened], room, script.seed, script.now)
        await store.create(named, batch)
        return named.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """What is played, and by how many."""

    games: int
    seats: int = 4
    spectators: int = 0
    edition: str = "classic"

    @property
    def sockets(self) -> int:
        """How many are connected when all are there."""
        return self.games * (self.seats + self.spectators)


class Seated(msgspec.Struct):
    """A table: its room, which course it takes, and from which move on."""

    room: str
    course: int
    at: int


@dataclass(frozen=True, slots=True)
class Kept:
    """Rooms that were stored, and the file with their courses."""

    courses: Path
    games: list[Seated]


def keep(place: Place, tables: Tables, folder: Path, step: Callable[[float], None]) -> Kept:
    """Store rooms in the middle of play."""
    courses = _courses(tables, step)
    file = folder / "courses"
    file.write_bytes(msgspec.msgpack.encode([each.turns for each in courses]))
    few = asyncio.Semaphore(TOGETHER)

    async def seat(store: Store, number: int) -> Seated:
        course = number % len(courses)
        turns = len(courses[course].turns)
        at = number // len(courses) * APART % (turns - LEFT)
        async with few:
            return Seated(await courses[course].store(store, at), course, at)

    async def work(store: Store) -> list[Seated]:
        return await asyncio.gather(*(seat(store, number) for number in range(tables.games)))

    return Kept(file, place.using(work))


_MADE: dict[tuple[int, int, str, bool], list[Course]] = {}
"""The same tables are played again and again in a run, and take a while to make."""


def _courses(tables: Tables, step: Callable[[float], None]) -> list[Course]:
    """The games for these tables, as they were made before if they were."""
    key = min(COURSES, tables.games), tables.seats, tables.edition, tables.spectators > 0
    if key not in _MADE:
        _MADE[key] = list(_long_enough(tables, step))
    return _MADE[key]


def _long_enough(tables: Tables, step: Callable[[float], None]) -> Iterator[Course]:
    """As many games as are wanted that last long enough."""
    wanted, found, now = min(COURSES, tables.games), 0, round(time.time() * 1000)
    for number in count():
        script = Script.begun(f"load {number}", now, (OPEN,) * tables.seats, None, tables.edition,
                              drafts=False, spectators=tables.spectators > 0)  # fmt: skip
        course = _played(script)
        if len(course.turns) > 2 * LEFT:
            yield course
            found += 1
            step(found / wanted)
        if found == wanted:
            return


def _played(script: Script) -> Course:
    """Play a round to its end."""
    course = Course(script)
    while script.plays:
        room, seen = script.room, script.room.version
        seat = room.position.turn
        course.before.append((len(script.happenings), room))
        action = script.next_action()
        script.do(action)
        match action:
            case Play(table=table):
                message: dict[str, Any] = {"t": "play", "table": _texts(table)}
                aim = table
            case _:
                message = {"t": "pass" if isinstance(action, Pass) else "draw"}
                aim = room.position.table
        message |= {"id": str(len(course.turns)), "v": seen}
        rack = room.position.seats[seat].rack
        drafts = [_text({"t": "draft", "id": "draft", "v": seen, "table": _texts(tried),
                         "chosen": list(map(str, chosen))})
                  for tried, chosen in _tried(room.position.table, aim, rack)]  # fmt: skip
        course.turns.append(Turn(seat, script.room.version, _text(message), drafts))
    return course


def _tried(before: Table, aim: Table, rack: Tiles) -> Iterator[tuple[Table, Tiles]]:
    """What somebody tries: a tile in the hand, the same tile laid somewhere, at last the move."""
    for number in range((DRAFTS - 2) // 2):
        tile = rack[number * 3 % len(rack) :][:1]
        place = number * 5 % (len(before) + 1)
        yield before, tile
        yield (*before[:place], (*(before[place] if place < len(before) else ()), *tile),
               *before[place + 1 :]), ()  # fmt: skip
    yield (*aim[:-1], aim[-1][:-1]) if aim else (rack[:2],), aim[-1][-1:] if aim else rack[2:3]
    yield aim or (rack[:3],), ()


def _texts(table: Table) -> list[list[str]]:
    return [list(map(str, meld)) for meld in table]


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
