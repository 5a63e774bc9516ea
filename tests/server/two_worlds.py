"""Two worlds that a seat cannot tell apart: whatever somebody does, it is sent the same bytes."""

import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import NamedTuple, cast

from rackrun.bots import for_seats
from rackrun.rooms.deciding import move, offer_move
from rackrun.rooms.events import OPEN, Happening
from rackrun.rooms.notation import read_happening, write_happening
from rackrun.rooms.room import Room
from rackrun.rules import events as match
from rackrun.rules.actions import (
    Action,
    Begin,
    Draw,
    GiveBack,
    Leave,
    Pass,
    Play,
    Prepare,
    TimeUp,
)
from rackrun.rules.position import Position, Stage
from rackrun.server.desk import Desk
from rackrun.server.means import Means
from rackrun.server.session import Session
from rackrun.server.watchers import GRACE
from rackrun.shuffle import RoundSeed
from rackrun.store import Store
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles
from tests.kit.drafts import random_draft
from tests.secrecy.test_secrecy import another_world
from tests.server.house import TestTime, seeds
from tests.server.party import (
    HIDDEN_STAGES,
    LIMIT,
    Kept,
    Party,
    Thinks,
    drafted,
    edition_of,
    sent,
    settled,
    written,
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
        super().__init__("room", Means(store=cast("Store", Kept(log)), thinker=Thinks(),
                                       time=self.time, new_seed=lambda: fresh))  # fmt: skip
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
    world.pause(world.now())
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
