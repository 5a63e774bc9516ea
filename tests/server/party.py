"""A party that is listened to: nothing hidden may be in whatever anybody is sent."""

import asyncio
import base64
import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, TypeVar, cast

from rackrun.bots import GUIDE, BotChance, Budget, View, bot
from rackrun.editions import Edition, load
from rackrun.errors import Conflict
from rackrun.rooms.deciding import Moment, open_room, take_seat
from rackrun.rooms.events import RoomOpened
from rackrun.rooms.notation import write_happening
from rackrun.rooms.room import Room
from rackrun.rules.actions import (
    Action,
    Begin,
    Draw,
    Find,
    GiveBack,
    Name,
    Play,
    Prepare,
)
from rackrun.rules.position import Position, Stage
from rackrun.server.desk import Desk
from rackrun.server.keys import holder_of
from rackrun.server.means import Means
from rackrun.server.protocol import write_message
from rackrun.server.session import Session
from rackrun.server.thinking import think
from rackrun.shuffle import RoundSeed
from rackrun.store import Batch, Entry, Move, Span, Store
from rackrun.table import Table
from rackrun.tiles import Tile
from tests.kit.drafts import random_draft
from tests.kit.games import quick_bot
from tests.server.house import TestTime, seeds

LIMIT = 60

HIDDEN_STAGES = (Stage.TURN, Stage.GIVE_BACK)


def edition_of(name: str) -> Edition:
    """The edition with a clock, two rounds and racks that are soon full, where it can have them."""
    edition = load(name)
    wanted: dict[str, object] = {
        "time_limit_seconds": LIMIT, "rounds": 2, "chips_to_win": 3, "hand_limit": 10
    }  # fmt: skip
    chosen = {option.name for option in edition.options} & wanted.keys()
    return edition.with_options({each: wanted[each] for each in chosen})


def key_of(name: str) -> str:
    """The key of a person."""
    return f"the-key-of-{name}"


async def settled() -> None:
    """Let everything that can happen now happen; nothing here waits for a disk or a thread."""
    for _ in range(25):
        await asyncio.sleep(0)


Result = TypeVar("Result")


class Kept:
    """As much of a store as a desk needs, in memory."""

    def __init__(self, log: Sequence[str]) -> None:
        self.log = list(log)
        self.moves: dict[Move, Span] = {}
        self.seeds: dict[str, str] = {}

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        if seen != len(self.log) or batch.move in self.moves:
            raise Conflict("expected a log that has not gone on")
        self.log += batch.entries
        if batch.move is not None:
            self.moves[batch.move] = Span(seen + 1, len(self.log))
        self.seeds |= batch.seeds

    async def entries(self, room: str, after: int = 0) -> list[Entry]:
        return [Entry(at, 0, data) for at, data in enumerate(self.log[after:], after + 1)]

    async def span_of(self, room: str, move: Move) -> Span | None:
        return self.moves.get(move)

    async def seed_of(self, room: str, commitment: str) -> str | None:
        return self.seeds.get(commitment)


class Thinks:
    """Thinks at once."""

    async def choose(self, name: str, view: View, chance: str) -> Action:
        return think(name, view, chance, Budget())

    async def ask(self, work: Callable[..., Result], *arguments: Any) -> Result:
        return work(*arguments)


class Secrets:
    """All that no message may hold, and the seeds of rounds, which some may hold in the end."""

    def __init__(self, text: str) -> None:
        self._seeds = seeds(text)
        self.seeds: dict[str, RoundSeed] = {}
        self.keys: list[bytes] = []

    def new_seed(self) -> RoundSeed:
        """A seed that is remembered."""
        seed = next(self._seeds)
        self.seeds[seed.commitment] = seed
        return seed

    def holder(self, name: str) -> str:
        """The fingerprint of a new key; both are remembered."""
        self.keys += [key_of(name).encode(), holder_of(key_of(name)).encode()]
        return holder_of(key_of(name))


class Ear:
    """One connection, every byte of which is looked through."""

    def __init__(self, session: Session, secrets: Secrets, known: Iterable[str] = ()) -> None:
        """``known`` is the part of the log that was heard before."""
        self.session, self._secrets, self._commitment = session, secrets, ""
        self._revealed: set[str] = set()
        for each in known:
            self._remember(json.loads(each))

    def listen(self) -> list[dict[str, Any]]:
        """What was sent since the last time."""
        return list(map(self._checked, sent(self.session)))

    def _checked(self, data: bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(data)
        event: dict[str, Any] = message.get("event", {})
        if message["t"] == "room":
            self._commitment = message["position"]["commitment"]
        self._remember(event)
        assert not [key for key in self._secrets.keys if key in data]
        for digits in re.findall(r"[0-9a-fA-F]{32,}", data.decode()):
            assert digits in self._secrets.seeds or digits in self._revealed
        seed = self._secrets.seeds.get(self._commitment)
        if seed is not None and seed.revealed not in self._revealed:
            assert base64.b64encode(seed.secret)[:40] not in data
            assert base64.urlsafe_b64encode(seed.secret)[:40] not in data
        return message

    def _remember(self, event: dict[str, Any]) -> None:
        """Once a round is scored its seed is no secret any more."""
        if event.get("event") == "round-prepared":
            self._commitment = event["commitment"]
        elif event.get("event") == "round-scored":
            self._revealed.add(self._secrets.seeds[self._commitment].revealed)


def sent(session: Session) -> list[bytes]:
    """What waits to be sent, as it would go out."""
    waiting: list[bytes] = []
    while not session.outgoing.empty():
        message = session.outgoing.get_nowait()
        if not isinstance(message, str):
            waiting.append(write_message(message))
    return waiting


def written(action: Action, version: int, name: str) -> str:
    """The action as a client sends it."""
    fields: dict[str, object] = {}
    match action:
        case Play(_, table):
            kind, fields["table"] = "play", texts(table)
        case GiveBack(_, tile):
            kind, fields["tile"] = "give-back", str(tile)
        case Name(tile) | Find(_, tile):
            kind, fields["tile"] = type(action).__name__.lower(), str(tile)
        case _:
            kind = type(action).__name__.lower()
    return json.dumps({"t": kind, "id": name, "v": version, **fields})


def texts(table: Table) -> list[list[str]]:
    """A table as it is sent."""
    return [list(map(str, meld)) for meld in table]


class Party:
    """A room with somebody connected for every person, the host and a spectator."""

    def __init__(self, edition: Edition, plan: tuple[str, ...], text: str, guide: str) -> None:
        self.secrets, self.time, self.text = Secrets(text), TestTime(), text
        opened = RoomOpened(edition, plan, self.secrets.holder("host"), spectators=True,
                            hints=True, drafts=True, guide=guide)  # fmt: skip
        moment = Moment(now=self.time.now(), fresh=self.secrets.new_seed())
        self.store = Kept([write_happening(each) for each in open_room(opened, moment)])
        self.desk = Desk("room", Means(
            store=cast("Store", self.store), thinker=Thinks(), time=self.time,
            new_seed=self.secrets.new_seed,
        ))  # fmt: skip
        self.ears: dict[int, Ear] = {}
        self.names, self.ids = count(1), count(1)
        self.chance = Random(text)
        self.room: Room

    async def begin(self) -> "Party":
        """Let everybody in."""
        await self.desk.open()
        self.host = await self._connected(self.secrets.holder("host"), None)
        self.spectator = await self._connected("", None)
        await self.fill()
        return self

    async def _connected(self, holder: str, seat: int | None, after: int | None = None) -> Ear:
        session = Session(self.desk, holder, seat)
        await self.desk.watch(session, after)
        return Ear(session, self.secrets, self.store.log[:after] if after else ())

    async def reconnect(self) -> None:
        """Two come back: one sees the whole room, the other what was missed since some version."""
        seat = self.chance.choice((*self.ears,))
        old = self.ears[seat].session
        old.exit()
        ways = [None, self.chance.randint(1, self.room.version)]
        self.chance.shuffle(ways)
        self.ears[seat] = await self._connected(old.holder, seat, ways[0])
        self.spectator.session.exit()
        self.spectator = await self._connected("", None, ways[1])
        await self.listen()

    async def fill(self) -> None:
        """A new person for every empty seat."""
        self.room = await self.desk.room()
        for seat, chair in enumerate(self.room.chairs):
            if not chair.taken:
                name = f"player {next(self.names)}"
                holder = self.secrets.holder(name)
                await self.desk.do(partial(take_seat, holder=holder, name=name, seat=seat))
                self.ears[seat] = await self._connected(holder, seat)
        await self.listen()

    async def listen(self) -> None:
        """Let happen what the house does by itself, and look through all that was sent."""
        await settled()
        for ear in (self.host, self.spectator, *self.ears.values()):
            ear.listen()
        self.room = await self.desk.room()

    @property
    def position(self) -> Position:
        """How the match stands."""
        return self.room.position

    async def send(self, seat: int | None, text: str) -> None:
        """A message of a seat, or of the host."""
        ear = self.host if seat is None else self.ears[seat]
        await ear.session.receive(text)
        await self.listen()

    def chosen(self) -> Action | None:
        """What comes next if everybody does what a bot would; None while the house is to act."""
        position = self.position
        match position.stage:
            case Stage.PREPARE:
                return Prepare()
            case Stage.BEGIN:
                return Begin()
            case Stage.NAME:
                return self._asked(GUIDE, 0) if self.room.guide == "host" else None
            case Stage.FIND:
                seat = self.chance.choice(position.active)
                return self._asked("finder", seat) if seat in self.ears else None
            case _ if position.turn in self.ears:
                return self._asked(quick_bot(self.room.edition), position.turn)
            case _:
                return None

    def _asked(self, name: str, seat: int) -> Action:
        chance = BotChance.of(f"{self.text} {self.room.version}")
        return bot(name).choose(View(self.position, seat), chance, Budget())

    async def step(self, action: Action | None) -> None:
        """Carry it out; now and then somebody comes back, or takes too long over a draft."""
        if self.chance.random() < 0.05:
            await self.reconnect()
        if isinstance(action, Play | Draw) and self.chance.random() < 0.04:
            draft = random_draft(self.position, action.seat, action, self.chance)
            await self.send(action.seat, drafted(draft, f"d{next(self.ids)}"))
            self.time.turn(LIMIT * 1000)
            await self.listen()
        elif action is not None:
            seat = getattr(action, "seat", None)
            await self.send(seat, written(action, self.room.version, f"m{next(self.ids)}"))
        else:
            await self.listen()

    async def play(self, done: Callable[[], bool], most: int = 2000) -> None:
        """Play on until it is so."""
        for _ in range(most):
            if done() or self.position.stage is Stage.OVER:
                return
            await self.step(self.chosen())

    async def again(self) -> None:
        """All but one leave, others sit down, and another match begins."""
        while self.position.stage is not Stage.OVER:
            seat = self.position.active[-1]
            await self.send(seat, json.dumps({"t": "leave", "id": f"m{next(self.ids)}"}))
            self.ears.pop(seat)
        await self.send(None, json.dumps({"t": "rematch", "id": f"m{next(self.ids)}"}))
        await self.fill()


def drafted(draft: Table, name: str, chosen: Sequence[Tile] = ()) -> str:
    """A draft as a client sends it."""
    return json.dumps(
        {"t": "draft", "id": name, "table": texts(draft), "chosen": list(map(str, chosen))}
    )
