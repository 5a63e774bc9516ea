"""Nothing hidden leaves the server: what a seat may not know changes no byte that it is sent."""

import asyncio
import base64
import json
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import count, cycle, islice
from random import Random
from typing import Any, NamedTuple, TypeVar, cast

import pytest

from rackrun.bots import GUIDE, BotChance, Budget, View, bot, for_seats
from rackrun.editions import Edition, ids, load
from rackrun.errors import Conflict
from rackrun.rooms.deciding import Moment, move, offer_move, open_room, take_seat
from rackrun.rooms.events import OPEN, Happening, RoomOpened
from rackrun.rooms.notation import read_happening, write_happening
from rackrun.rooms.room import Room
from rackrun.rooms.telling import redacted, snapshot
from rackrun.rules import events as match
from rackrun.rules.actions import (
    Action,
    Begin,
    Draw,
    Find,
    GiveBack,
    Leave,
    Name,
    Pass,
    Play,
    Prepare,
    TimeUp,
)
from rackrun.rules.position import Position, Stage
from rackrun.server import session as sessions
from rackrun.server.desk import Desk
from rackrun.server.keys import holder_of
from rackrun.server.protocol import write_message
from rackrun.server.session import Session
from rackrun.server.thinking import think
from rackrun.server.watchers import GRACE
from rackrun.shuffle import RoundSeed
from rackrun.store import Batch, Entry, Move, Span, Store
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles
from tests.kit.drafts import random_draft
from tests.kit.size import sized
from tests.secrecy.test_secrecy import another_world
from tests.server.house import TestTime, run, seeds
from tests.server.test_protocol_page import PAGE, SOURCE

pytestmark = pytest.mark.heavy

LIMIT = 60
HIDDEN_STAGES = (Stage.TURN, Stage.GIVE_BACK)
TYPES = set(re.findall(r'\{"t": "([a-z-]+)"', SOURCE))
"""Every type of message that the server can send."""
TABLES = [
    (name, seats)
    for name in ids()
    for seats in range(2, 5)
    if load(name).seats[0] <= seats <= load(name).seats[1]
]
GAMES = sized(200, 10_000)
"""Games of all editions together."""


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
        self.desk = Desk("room", cast("Store", self.store), Thinks(), self.time,
                         self.secrets.new_seed)  # fmt: skip
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
                return self._asked(for_seats(self.room.edition)[-1], position.turn)
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


@dataclass(frozen=True, slots=True)
class Sealed(RoundSeed):
    """Another seed, for which the same commitment was published."""

    published: str = ""

    @property
    def commitment(self) -> str:
        """The one of the seed that it stands for."""
        return self.published


def resealed(seed: RoundSeed) -> RoundSeed:
    """A seed that nobody can tell from this one by its commitment."""
    return Sealed(bytes(255 - byte for byte in seed.secret), seed.commitment)


class World(Desk):
    """A desk at which everything hidden may be other than the log says."""

    def __init__(self, room: Room, seed: RoundSeed | None, fresh: RoundSeed, log: list[str],
                 now: int) -> None:  # fmt: skip
        self.time = TestTime()
        self.time.turn(now - self.time.now())
        super().__init__("room", cast("Store", Kept(log)), Thinks(), self.time, lambda: fresh)
        self._room, self._seed = room, seed
        self.seats: dict[int | None, Session] = {}

    def connect(self, seat: int | None, holder: str) -> None:
        """Let somebody watch who does not say what was heard."""
        self.seats[seat] = Session(self, holder, seat)
        self.watchers.add(self.seats[seat])


class Wish(NamedTuple):
    """What somebody does in both worlds."""

    ask: Callable[[World], Awaitable[None]]
    shows: Action
    """What of the hidden tiles has to be the same because of it, as ``another_world`` has it."""
    away: int | None = None
    """The seat that is not connected; a bot may play there."""


@dataclass
class Scene:
    """A moment of a game, somebody who knows a part of it, and somebody who does something."""

    party: Party
    knower: int | None
    plan: Action | None
    chance: Random
    seat: int = field(init=False)
    """Who does it, if it can be anybody."""

    def __post_init__(self) -> None:
        self.seat = self.chance.choice(self.position.active)

    @property
    def position(self) -> Position:
        return self.party.position

    @property
    def turn(self) -> int:
        return self.position.turn

    def message(self, seat: int | None, shows: Action, *messages: dict[str, object] | str) -> Wish:
        """Somebody sends messages, one after the other."""

        async def ask(world: World) -> None:
            for at, each in enumerate(messages):
                text = each if isinstance(each, str) else json.dumps({"id": f"w{at}", **each})
                await world.seats[seat].receive(text)
            await settled()  # a hint comes when it is there

        return Wish(ask, shows)

    def turn_action(self, action: Action, version: int | None = None) -> Wish:
        """An action of the match; sent twice under one id."""
        seen = self.party.room.version if version is None else version
        text = written(action, seen, "w")
        return self.message(getattr(action, "seat", None), action, text, text)

    def draft(self) -> tuple[Table, Tiles]:
        """Something that the seat on turn may try out."""
        draft = random_draft(self.position, self.turn, self.plan, self.chance)
        return draft, self.position.seats[self.turn].rack[:2]


def clock(scene: Scene, draft: Table | None) -> Wish:
    """The time of the turn ends."""

    async def ask(world: World) -> None:
        if draft is not None:
            await world.seats[scene.turn].receive(drafted(draft, "w"))
        await world.open()
        world.time.turn(LIMIT * 1000)
        await settled()

    return Wish(ask, TimeUp(scene.turn, draft))


def handing(scene: Scene) -> Wish:
    """A bot plays for the seat on turn, or for another one if that is the knower's."""
    if scene.position.edition.rules.game == "finding":
        return scene.message(scene.seat, Draw(scene.seat), {"t": "take-back"})
    away = scene.turn if scene.turn != scene.knower else scene.position.after(scene.turn)
    name = for_seats(scene.position.edition)[0]

    async def ask(world: World) -> None:
        world.time.turn(GRACE)
        await world.open()
        text = json.dumps({"t": "hand", "id": "w", "seat": away, "bot": name})
        await world.seats[scene.knower].receive(text)
        await settled()

    return Wish(ask, Play(away, ()), away)


def given_back(scene: Scene) -> Wish:
    """A tile of the rack goes back, if that is asked for."""
    rack = scene.position.seats[scene.turn].rack
    tile = scene.chance.choice(rack or scene.position.edition.box.tiles())
    return scene.turn_action(GiveBack(scene.turn, tile))


def draft_wish(scene: Scene, seat: int) -> Wish:
    """A seat tries out what the seat on turn might, or what it will."""
    draft, chosen = scene.draft()
    return scene.message(seat, Draw(seat), drafted(draft, "w", chosen))


def moving(scene: Scene) -> Wish:
    """Somebody goes on with another device, and the old one hears no more."""
    holder = scene.party.room.chairs[scene.seat].holder
    mark, new = (scene.party.secrets.holder(each) for each in ("link", "tablet"))

    async def ask(world: World) -> None:
        await world.do(partial(offer_move, holder=holder, mark=mark))
        await world.do(partial(move, mark=mark, to=new))

    return Wish(ask, Draw(scene.seat))


async def paused(world: World) -> None:
    """Nothing can be stored for a while."""
    world.pause()
    world.time.turn(5_000)
    await world.go_on()


def guiding(scene: Scene) -> Wish:
    """The host is away, and somebody lets the computer name the tiles."""

    async def ask(world: World) -> None:
        for host in [each for each in world.watchers if each.hosts]:
            world.watchers.remove(host)
        world.time.turn(GRACE)
        text = json.dumps({"t": "guide", "id": "w", "who": "computer"})
        await world.seats[scene.seat].receive(text)

    return Wish(ask, Draw(scene.seat))


async def dismissed(world: World) -> None:
    """The room is no more."""
    world.dismiss()


WISHES: dict[str, Callable[[Scene], Wish]] = {
    "what comes next": lambda scene: scene.turn_action(scene.plan or Prepare()),
    "draw": lambda scene: scene.turn_action(Draw(scene.turn)),
    "draft on turn": lambda scene: draft_wish(scene, scene.turn),
    "draft": lambda scene: draft_wish(scene, scene.seat),
    "clock": lambda scene: clock(scene, None),
    "late draft": lambda scene: clock(scene, scene.draft()[0]),
    "leave": lambda scene: scene.message(scene.seat, Leave(scene.seat), {"t": "leave"}),
    "leave oneself": lambda scene: scene.message(scene.knower, Leave(scene.seat), {"t": "leave"}),
    "hand": handing,
    "give back": given_back,
    "pass": lambda scene: scene.turn_action(Pass(scene.turn)),
    "play nothing": lambda scene: scene.turn_action(Play(scene.turn, scene.position.table)),
    "too late": lambda scene: scene.turn_action(Draw(scene.turn), 1),
    "out of place": lambda scene: scene.message(
        scene.seat, Draw(scene.seat), {"t": "rematch"}, {"t": "take-back"},
        {"t": "seed", "v": 10**6, "seed": "late"}, {"t": "prepare", "v": 10**6},
        {"t": "find", "tile": "r1"}, {"t": "name", "v": 10**6, "tile": "r1"}, "[]", "nonsense",
        {"t": "hand", "seat": scene.turn, "bot": "helper"},
    ),
    "talk": lambda scene: scene.message(
        scene.seat, Draw(scene.seat), {"t": "say", "what": "hello"}, {"t": "ping"},
        {"t": "rename", "name": "Ada"}, {"t": "rename", "name": ""},
    ),
    "talk oneself": lambda scene: scene.message(
        scene.knower, Draw(scene.seat), {"t": "say", "what": "wow"}, {"t": "ping"},
        {"t": "rename", "name": "Ada"}, {"t": "draft", "table": [["r1", "J"]], "chosen": ["J"]},
    ),
    "hint": lambda scene: scene.message(
        scene.seat, Draw(scene.seat), {"t": "hint", "strength": "play"}
    ),
    "hint for oneself": lambda scene: scene.message(
        scene.knower, Draw(scene.seat), {"t": "hint", "strength": "play"}
    ),
    "another device": moving,
    "another guide": guiding,
    "paused": lambda scene: Wish(paused, Draw(scene.seat)),
    "dismissed": lambda scene: Wish(dismissed, Draw(scene.seat)),
}  # fmt: skip
"""What is tried in both worlds."""


def retold(log: Sequence[str], after: int, knower: int | None) -> list[str]:
    """The log with everything changed that was hidden from somebody in the round that is played."""
    happenings = [read_happening(each) for each in log[after:]]
    begins = [at for at, each in enumerate(happenings) if isinstance(each, match.RoundPrepared)]
    first = begins[-1] if begins else 0
    chance = Random(after)
    told = [
        write_happening(rehidden(each, knower, chance)) if at >= first else log[after + at]
        for at, each in enumerate(happenings)
    ]
    return [*log[:after], *told]


def rehidden(event: Happening, knower: int | None, chance: Random) -> Happening:
    """The event with other tiles where somebody may not see them."""
    match event:
        case match.TilesDealt(racks, pool):
            tiles = [*pool, *(tile for at, rack in enumerate(racks) if at != knower
                              for tile in rack)]  # fmt: skip
            chance.shuffle(tiles)
            dealt = tuple(
                rack if at == knower else tuple(tiles.pop() for _ in rack)
                for at, rack in enumerate(racks)
            )
            return match.TilesDealt(dealt, tuple(tiles))
        case match.TileDrawn(seat) if seat != knower:
            return replace(event, tile=Tile.parse("r1"))
        case match.TileGivenBack(seat):
            tile = event.tile if seat == knower else Tile.parse("r1")
            return replace(event, tile=tile, pool=event.pool[::-1])
        case match.PenaltyTaken(seat) if seat != knower:
            return replace(event, penalty=(Tile.parse("r1"),) * len(event.penalty))
        case match.SeatLeft():
            return replace(event, pool=event.pool[::-1])
        case _:
            return event


async def told(world: World, scene: Scene, wish: Wish, after: int) -> list[list[bytes]]:
    """Every byte that the knower is sent over three connections while a wish is carried out.

    The first goes on from a version, the second, newer one sees the whole room, the third comes
    when all is done. Racks are open once a round is scored: what is sent then is left out.
    """
    chairs, knower = scene.party.room.chairs, scene.knower
    for seat, chair in enumerate(chairs):
        if seat not in (knower, wish.away):
            world.connect(seat, chair.holder)
    world.connect(None, scene.party.room.host)
    holder = scene.party.room.host if knower is None else chairs[knower].holder
    connections = [Session(world, holder, knower) for _ in range(2)]
    await world.watch(connections[0], after)
    await world.watch(connections[1])
    world.seats[knower] = connections[1]
    await wish.ask(world)
    await connections[0].receive(json.dumps({"t": "take-back", "id": "from the old window"}))
    connections[1].exit()
    room = await world.room()
    still = knower is not None and room.chairs[knower].holder == holder
    connections.append(Session(world, holder, knower if still else None))
    await world.watch(connections[-1])
    await world.close()
    streams = [_unscored(sent(each)) for each in connections]
    over = len(room.position.results) > len(scene.position.results)
    return streams[:-1] if over else streams


def _unscored(stream: list[bytes]) -> list[bytes]:
    """What is sent before a round is scored."""
    scored = [at for at, data in enumerate(stream) if b'"event":"round-scored"' in data]
    return stream[: scored[0]] if scored else stream


async def compare(scene: Scene, name: str) -> set[str]:
    """Carry out a wish in two worlds that the knower cannot tell apart; gives what was sent."""
    wish, room, log = WISHES[name](scene), scene.party.room, scene.party.store.log
    if wish.away is not None:
        room = replace(room, clock=0)
    other = room.position
    if room.position.stage in HIDDEN_STAGES:
        other = another_world(room.position, scene.knower, wish.shows)
    # Mostly little was missed, and now and then a whole round.
    least = 1 if scene.chance.random() < 0.2 else max(1, room.version - 12)
    after = scene.chance.randint(least, room.version)
    secrets, now = scene.party.secrets, scene.party.time.now()
    seed = secrets.seeds.get(room.position.commitment)
    fresh = next(seeds(f"{scene.party.text} {room.version}"))
    here = World(room, seed, fresh, log, now)
    # A bot's own chance follows from the seed, so where one may play the seed is the same.
    swap = wish.away is None and not isinstance(wish.shows, Begin)
    there = World(
        replace(room, position=other), resealed(seed) if seed and swap else seed,
        resealed(fresh), retold(log, after, scene.knower), now,
    )  # fmt: skip
    expected = await told(here, scene, wish, after)
    assert await told(there, scene, wish, after) == expected
    return {data.split(b'"')[3].decode() for stream in expected for data in stream}


async def play(name: str, seats: int, luck: int, wishes: Iterator[str]) -> set[str]:
    """A game with wishes on the way: at its beginning, in round two, or after a rematch."""
    guide = "host" if luck % 2 else "computer"
    text = f"{name} {seats} {luck}"
    party = await Party(edition_of(name), (OPEN,) * seats, text, guide).begin()
    match luck % 3:
        case 0:
            tries = 16
        case 1:
            await party.play(lambda: party.position.round == 2)
            assert party.position.round == 2
            tries = 13
        case _:
            await party.play(lambda: party.position.stage in (*HIDDEN_STAGES, Stage.FIND))
            await party.play(lambda: False, 3)
            await party.again()
            assert len(party.room.matches) == 2
            tries = 13
    seen: set[str] = set()
    for at in range(tries):
        if at % 5 == 2:
            await party.reconnect()
        plan = party.chosen()
        name = next(wishes)
        knower = party.chance.choice(([] if "oneself" in name else [None]) + [*party.ears])
        seen |= await compare(Scene(party, knower, plan, party.chance), name)
        await party.step(plan)
    await party.desk.close()
    return seen


def test_every_type_of_message_is_known() -> None:
    assert set(re.findall(r"^### Get `([a-z-]+)`$", PAGE, re.MULTILINE)) == TYPES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hidden_tiles_change_no_byte_that_is_sent(name: str, seats: int) -> None:
    async def work() -> None:
        wishes, seen = cycle(WISHES), set[str]()
        for luck in range(TABLES.index((name, seats)), GAMES, len(TABLES)):
            seen |= await play(name, seats, luck // len(TABLES), wishes)
        finding = load(name).rules.game == "finding"
        assert seen == TYPES - ({"hint", "judged", "drafted"} if finding else set())

    run(work(), 3600)


@pytest.mark.parametrize("name", ids())
def test_no_seed_and_no_key_is_sent_in_a_whole_match_with_bots_and_a_rematch(name: str) -> None:
    async def work() -> None:
        edition = edition_of(name)
        plan = (OPEN, for_seats(edition)[-1], OPEN)
        party = await Party(edition, plan, f"whole {name}", "computer").begin()
        await party.play(lambda: False)
        assert party.position.stage is Stage.OVER
        assert len(party.position.results) >= 2
        await party.again()
        await party.play(lambda: party.position.round == 2)
        assert (len(party.room.matches), party.position.round) == (2, 2)
        await party.desk.close()

    run(work(), 600)


def _shown(happening: Happening, seat: int | None) -> Happening:
    """The tile that another seat draws is told."""
    return happening if isinstance(happening, match.TileDrawn) else redacted(happening, seat)


def _dealt(happening: Happening, seat: int | None) -> Happening:
    """What was dealt is told to whoever comes back."""
    return happening if isinstance(happening, match.TilesDealt) else redacted(happening, seat)


def _pool(room: Room, seat: int | None) -> dict[str, Any]:
    """The next tile of the pool is told, but not before round two."""
    later = room.position.round > 1 and bool(room.position.pool)
    return {**snapshot(room, seat), "next": str(room.position.pool[0]) if later else ""}


def _longer(room: Room, seat: int | None) -> dict[str, Any]:
    """A message is longer the higher the tiles of a rack are."""
    high = sum(tile.number for each in room.position.seats for tile in each.rack)
    return {**snapshot(room, seat), "blanks": " " * high}


def _held(room: Room, seat: int | None) -> dict[str, Any]:
    """Who has the key to a seat is told in a second match."""
    return {**snapshot(room, seat), "by": room.chairs[0].holder if len(room.matches) > 1 else ""}


@cache
def _seeds_of_games() -> dict[str, str]:
    texts = [f"classic 2 {luck}" for luck in range(6)]
    return {seed.commitment: seed.revealed for text in texts for seed in islice(seeds(text), 400)}


def _seed(room: Room, seat: int | None) -> dict[str, Any]:
    """The seed is told while a second round is played."""
    known = _seeds_of_games().get(room.position.commitment, "")
    later = room.position.round > 1 and room.position.in_play
    return {**snapshot(room, seat), "seed": known if later else ""}


@pytest.mark.parametrize(
    ("part", "leak"),
    [
        ("redacted", _shown),
        ("redacted", _dealt),
        ("snapshot", _pool),
        ("snapshot", _longer),
        ("snapshot", _held),
        ("snapshot", _seed),
    ],
)
def test_a_leak_is_noticed(
    part: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, part, leak)

    async def work() -> None:
        wishes = cycle(WISHES)
        for luck in range(6):
            await play("classic", 2, luck, wishes)

    with pytest.raises(AssertionError):
        run(work(), 600)
