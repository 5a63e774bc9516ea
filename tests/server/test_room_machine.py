"""People who do anything at all in a room: whatever they do, the room is what the rules say."""

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rackrun.bots import GUIDE, BotChance, Budget, Paced, View, bot, for_seats
from rackrun.editions import Edition, by_code, ids, load
from rackrun.flaws import flaw_to_data
from rackrun.rooms import deciding
from rackrun.rooms.deciding import Moment, act_for, extend_clock, open_room
from rackrun.rooms.drafting import judged
from rackrun.rooms.due import BotMoves, TimeEnds, due, wakes
from rackrun.rooms.events import OPEN, Happening, RoomOpened, SeatFreed, SeatReturned, SeatTaken
from rackrun.rooms.notation import happening_from_data, read_happening, write_happening
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rooms.telling import snapshot
from rackrun.rules import actions
from rackrun.rules.actions import Action, Begin, Draw, Find, GiveBack, Name, Pass, Play, Prepare
from rackrun.rules.events import Event, MatchOpened, PenaltyTaken, RoundPrepared, TablePlayed
from rackrun.rules.evolve import evolve as evolve_match
from rackrun.rules.evolve import open_position
from rackrun.rules.position import Position, Stage
from rackrun.server.desk import Desk
from rackrun.server.keys import holder_of
from rackrun.server.lobby import BEAT, Lobby
from rackrun.server.means import Means
from rackrun.server.protocol import write_message
from rackrun.server.session import Session
from rackrun.server.thinking import think
from rackrun.server.watchers import GRACE
from rackrun.server.wish import Wish
from rackrun.shuffle import RoundSeed
from rackrun.store import Batch, NewRoom, Span, SqliteStore, Store
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tile
from rackrun.view import view
from tests.kit.drafts import random_draft
from tests.kit.games import quick_bot, seed_of
from tests.kit.size import sized
from tests.server.house import HOST, TestTime

pytestmark = pytest.mark.heavy

LIMIT = 60
STEPS = 40
NAMES = ("Ada", "Ben", "Cleo", "Dan", "ada", "Eve", "", "a|b")
WAITS = (1, 999, 1000, 15_000, 59_999, 60_000, 61_000, 11 * 60_000)
FOR_THE_HOST = {"rematch", "hand", "guide", "prepare", "begin", "name"}
"""What can be asked for without a seat."""
Result = TypeVar("Result")


class Clock(TestTime):
    """The hand-turned clock, on which every wait counts."""

    def __init__(self) -> None:
        super().__init__(short=0)

    def waiting(self) -> int:
        """How many wait for it to be turned."""
        return sum(not future.done() for future in self._waiting)


class Recorded:
    """Thinks at once, and remembers what bots chose."""

    def __init__(self) -> None:
        self.chosen: list[Action] = []

    async def choose(self, name: str, view: View, chance: str) -> Action:
        action = think(name, view, chance, Budget())
        self.chosen.append(action)
        return action

    async def ask(self, work: Callable[..., Result], *arguments: Any) -> Result:
        return work(*arguments)


class Client:
    """Somebody at the other end of a connection, who knows nothing but what is sent."""

    def __init__(self, holder: str, seat: int | None, known: "Client | None" = None) -> None:
        """Begin with nothing, or with what an earlier connection knew."""
        self.holder, self.seat = holder, seat
        self.position: Position | None = known.position if known else None
        self.version = known.version if known else 1
        self.session: Session
        self.present: list[int] = []
        self.rooms: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.drafts: list[dict[str, Any]] = []
        self.elsewhere = self.ended = False

    def listen(self) -> None:
        """Take in what was sent."""
        while not self.session.outgoing.empty():
            message = self.session.outgoing.get_nowait()
            if not isinstance(message, str):
                self._hear(json.loads(write_message(message)))

    def _hear(self, message: dict[str, Any]) -> None:
        match message.pop("t"):
            case "room":
                self.rooms.append(message)
                self.version = message["version"]
            case "event":
                assert message["v"] == self.version + 1
                self.version += 1
                self._follow(happening_from_data(message["event"]))
            case "resumed":
                assert message["v"] == self.version
            case "present":
                self.present = message["seats"]
            case "elsewhere":
                self.elsewhere = True
            case "here":
                self.elsewhere = False
            case "ended":
                self.ended = True
            case "drafted":
                self.drafts.append(message)
            case kind:
                self.answers.append({"t": kind, **message})

    def _follow(self, happening: Happening) -> None:
        if isinstance(happening, MatchOpened):
            self.position = open_position(happening)
        elif isinstance(happening, Event):
            assert self.position is not None
            self.position = evolve_match(self.position, happening)


class Asked(NamedTuple):
    """A message, and what it asks of the room."""

    message: dict[str, Any]
    wish: Wish


class Counted(NamedTuple):
    """A message that was carried out, and its answer."""

    holder: str
    seat: int | None
    asked: Asked
    answer: dict[str, Any]


def options_for(edition: Edition, *, rounds: int, timed: bool) -> Edition:
    """The edition with so many rounds, racks that are soon full, and perhaps with a clock."""
    wanted: dict[str, object] = {"rounds": rounds, "chips_to_win": rounds, "hand_limit": 10}
    if timed:
        wanted["time_limit_seconds"] = LIMIT
    known = {option.name for option in edition.options} & wanted.keys()
    return edition.with_options({each: wanted[each] for each in known})


class Started(NamedTuple):
    """A room that has come so far already."""

    log: tuple[Happening, ...]
    seeds: dict[str, RoundSeed]
    now: int


@cache
def started(code: str, plan: tuple[str, ...], guide: str, left: int | None) -> Started:
    """A room that was just opened, or one in which so many moves of the first round are left."""
    edition, now = by_code(code), Clock().now()
    seed = seed_of(f"{code} {plan}")
    opened = RoomOpened(edition, plan, HOST, spectators=True, drafts=True, guide=guide)
    log = open_room(opened, Moment(now=now, fresh=seed))
    if left is None:
        return Started(tuple(log), {seed.commitment: seed}, now)
    lengths: list[int] = []
    room = enter(log)
    people = [seat for seat, kind in enumerate(plan) if kind == OPEN]
    wishes: Iterable[Wish | None] = [
        partial(deciding.take_seat, holder=holder_of(NAMES[seat]), name=NAMES[seat], seat=seat)
        for seat in people
    ]  # fmt: skip
    for wish in (*wishes, *[None] * 1000):
        if room.position.results:
            break
        action = wish or partial(act_for, action=chosen(room, "", None))
        more = action(room, Moment(now=now, fresh=seed, seed=seed))
        lengths.append(len(log))
        log += more
        for each in more:
            room = evolve(room, each)
    dealt = len(people) + 1
    return Started(tuple(log[: lengths[max(dealt, len(lengths) - left)]]),
                   {seed.commitment: seed}, now)  # fmt: skip


def chosen(room: Room, luck: str, seat: int | None) -> Action:
    """What comes next in the match, chosen by the best bot."""
    position, chance = room.position, BotChance.of(f"{luck} {room.version}")
    match position.stage:
        case Stage.PREPARE:
            return Prepare()
        case Stage.BEGIN:
            return Begin()
        case Stage.NAME:
            return bot(GUIDE).choose(View(position, 0), chance, Budget())
        case Stage.FIND:
            at = position.active[0] if seat is None else seat
            return bot("finder").choose(View(position, at), chance, Budget())
        case _:
            best = bot(quick_bot(room.edition))
            return best.choose(View(position, position.turn), chance, Budget())


def message_of(action: Action) -> dict[str, Any]:
    """The action as a client sends it, without id and version."""
    match action:
        case Play(_, table):
            return {"t": "play", "table": [list(map(str, meld)) for meld in table]}
        case GiveBack(_, tile):
            return {"t": "give-back", "tile": str(tile)}
        case Name(tile):
            return {"t": "name", "tile": str(tile)}
        case Find(_, tile):
            return {"t": "find", "tile": str(tile)}
        case Begin(starter, ages):
            return {"t": "begin", "starter": starter, "ages": list(ages)}
        case actions.OfferSeed(_, seed):
            return {"t": "seed", "seed": seed}
        case _:
            return {"t": type(action).__name__.lower()}


class AnyRoom(RuleBasedStateMachine):
    """One room in which everything is tried, beside the same room made by the pure rules."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.clock, self.thinker = Clock(), Recorded()
        self.clients: list[Client] = []
        self.counted: list[Counted] = []
        self.ids, self.keys = count(1), count(1)
        self.draft: Table | None = None
        self.away_since: dict[int | None, int] = {}
        self.room: Room | None = None

    @initialize(
        name=st.sampled_from(ids()),
        seats=st.integers(2, 4),
        bots=st.sampled_from((0, 0, 1)),
        rounds=st.integers(1, 2),
        timed=st.booleans(),
        left=st.sampled_from((None, 1, 2, 4, 10, 1000)),
    )
    def open(
        self, name: str, seats: int, bots: int, rounds: int, timed: bool, left: int | None
    ) -> None:
        """Open the room, and let those in who sit there."""
        edition = options_for(load(name), rounds=rounds, timed=timed)
        plan = (OPEN,) * (seats - bots) + (quick_bot(edition),) * bots
        log, seeds, now = started(edition.code, plan, "host" if timed else "computer", left)
        self.seeds = dict(seeds)
        self.fresh = seed_of("the first")
        self.log = list(log)
        self.texts = [write_happening(each) for each in log]
        self.room = enter(log)
        self.beat = self.since = self.clock.now()
        assert now == self.clock.now()
        self.run(self._open())
        self.settle()
        for seat in range(seats):
            if self.room.chairs[seat].holder and seat != 1:
                self.connect(seat, after=None if seat else 1)

    async def _open(self) -> None:
        self.lobby = self._new_lobby()
        seeds = {each.commitment: each.revealed for each in self.seeds.values()}
        now = self.clock.now()
        batch = Batch(at=now, entries=self.texts, seeds=seeds, wakes=wakes(self.now, now))
        await self.lobby.store.create(NewRoom("room", "CODE"), batch)
        await self.lobby.resume()
        self.desk = await self.lobby.desk("room")

    def _new_lobby(self) -> Lobby:
        store = SqliteStore(Path(self.folder.name) / "rooms.db")
        return self._lobby_over(store)

    def _lobby_over(self, store: Store) -> Lobby:
        return Lobby(Means(store=store, thinker=self.thinker, time=self.clock,
                           new_seed=lambda: self.fresh))  # fmt: skip

    # What a step needs

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something, let everything happen that follows, and compare."""

        async def bounded() -> Result:
            async with asyncio.timeout(60):
                result = await work
                while len(asyncio.all_tasks()) > 1 + self.clock.waiting():
                    await asyncio.sleep(0.0005)
            return result

        return self.runner.run(bounded())

    @property
    def now(self) -> Room:
        """The room of the model."""
        assert self.room is not None
        return self.room

    @property
    def moment(self) -> Moment:
        """The moment, with the chance that the server has as well."""
        seed = self.seeds.get(self.now.position.commitment)
        return Moment(now=self.clock.now(), fresh=self.fresh, seed=seed)

    def apply(self, happenings: list[Happening]) -> None:
        """Let it happen in the model."""
        for happening in happenings:
            before = self.now
            self.room = evolve(before, happening)
            self.log.append(happening)
            if isinstance(happening, TablePlayed | PenaltyTaken):
                check_moved(before.position, self.room.position, happening)
            if isinstance(happening, RoundPrepared):
                assert happening.commitment == self.fresh.commitment
                self.seeds[self.fresh.commitment] = self.fresh
            if self.room.moved != before.moved:
                self.draft = None
            if isinstance(happening, SeatFreed):
                self._freed(happening.seat)
            if isinstance(happening, SeatTaken | SeatReturned):
                self.away_since[happening.seat] = self.clock.now()

    def _freed(self, seat: int) -> None:
        gone = [client for client in self.clients if client.seat == seat]
        for client in gone:
            client.listen()
            assert client.ended
            self.clients.remove(client)
            self.away_since[seat] = self.clock.now()

    def settle(self) -> None:
        """Compare with the log, and follow what the clock and the bots brought about."""
        entries, desk = self.run(self._read())
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        texts = [entry.data for entry in entries]
        told = [read_happening(text) for text in texts[len(self.texts) :]]
        assert texts[: len(self.texts)] == self.texts
        known = len(self.texts)
        self.texts = texts
        while len(self.log) < len(texts):
            self.apply(self._by_the_house(told[len(self.log) - known :]))
        assert self.log[known:] == told
        self.thinker.chosen.clear()
        self.fresh = seed_of(f"round {len(self.seeds)}")
        if desk is not self.desk:
            self.desk, self.since, self.away_since = desk, self.clock.now(), {}

    async def _read(self) -> tuple[list[Any], Desk]:
        return await self.lobby.store.entries("room"), await self.lobby.desk("room")

    def _by_the_house(self, told: list[Happening]) -> list[Happening]:
        """What is due now and explains what comes next in the log."""
        assert told, "the log lacks something"
        causes: list[Action] = []
        for each in due(self.now):
            match each:
                case TimeEnds(seat, at) if at <= self.clock.now():
                    causes.append(actions.TimeUp(seat, self.draft))
                case BotMoves(_, seat):
                    causes += [action for action in self.thinker.chosen
                               if getattr(action, "seat", None) == seat]  # fmt: skip
                case _:
                    pass
        for cause in causes:
            try:
                happenings = act_for(self.now, self.moment, action=cause)
            except Refused:
                continue
            if happenings == told[: len(happenings)]:
                return happenings
        raise AssertionError(f"nobody was to do this: {told[0]!r}")

    def expect(self, client: Client, asked: Asked) -> dict[str, Any]:
        """The answer that the rules give, after it has happened in the model."""
        name = asked.message["id"]
        before = [each.answer for each in self.counted
                  if (each.holder, each.seat, each.answer["re"])
                  == (client.holder, client.seat, name)]  # fmt: skip
        if not self.plays(client):
            return {"t": "refused", "re": name, "code": "elsewhere", "flaws": []}
        if client.seat is None and asked.message["t"] not in FOR_THE_HOST:
            return {"t": "refused", "re": name, "code": "not-your-seat", "flaws": []}
        if before:
            return before[0]
        if asked.message.get("v", self.now.moved) < self.now.moved:
            return {"t": "refused", "re": name, "code": "stale", "flaws": []}
        try:
            happenings = asked.wish(self.now, self.moment)
        except Refused as refused:
            flaws = [flaw_to_data(flaw) for flaw in refused.flaws]
            told = json.loads(json.dumps(flaws))
            return {"t": "refused", "re": name, "code": refused.reason.code, "flaws": told}
        first = self.now.version + 1
        self.apply(happenings)
        answer = {"t": "done", "re": name, "first": first, "last": self.now.version}
        self.counted.append(Counted(client.holder, client.seat, asked, answer))
        return answer

    def send(self, *sent: tuple[Client, Asked]) -> None:
        """Let these messages come in at the same time, in this order."""

        async def all_at_once() -> None:
            await asyncio.gather(
                *(client.session.receive(json.dumps(asked.message)) for client, asked in sent)
            )

        for client in self.clients:
            client.listen()
            client.answers.clear()
        self.run(all_at_once())
        answers = [(client, self.expect(client, asked)) for client, asked in sent]
        self.settle()
        for client, _ in sent:
            client.listen()
        for client, answer in answers:
            got = next(each for each in client.answers if each["re"] == answer["re"])
            client.answers.remove(got)
            got.pop("message", None)
            assert got == answer
        assert not any(client.answers for client, _ in sent)

    def asked(self, client: Client, message: dict[str, Any], wish: Wish | None = None) -> Asked:
        """A message with an id and, unless it says otherwise, with the newest version."""
        message = {"id": f"{next(self.ids)}", "v": self.now.version, **message}
        if message["t"] in ("find", "rematch", "leave", "rename", "hand", "guide", "take-back"):
            message.pop("v")
        assert wish is not None
        return Asked(message, wish)

    def action(self, client: Client, action: Action, **fields: Any) -> Asked:
        """An action of the match, as the seat of this client asks for it."""
        wish = partial(deciding.act, holder=client.holder, action=action)
        return self.asked(client, message_of(action) | fields, wish)

    def connect(self, seat: int | None, after: int | None = None,
                known: Client | None = None) -> Client:  # fmt: skip
        """Somebody comes, or comes back."""
        holder = HOST if seat is None else self.now.chairs[seat].holder
        client = Client(holder, seat, known)

        async def work() -> None:
            client.session = Session(self.desk, holder, seat)
            await self.desk.watch(client.session, after)

        self.run(work())
        client.listen()
        resumed = after is not None and 0 < after <= self.now.version
        assert bool(client.rooms) != resumed
        if client.rooms:
            told = {**snapshot(self.now, seat), "host": holder == self.now.host}
            assert client.rooms == [json.loads(json.dumps(told))]
            client.position = view(self.now.position, seat)
        for other in self.clients:
            other.listen()
            if seat is not None and other.seat == seat:
                assert other.elsewhere
        self.clients.append(client)
        return client

    def drop(self, client: Client) -> None:
        """A connection is lost."""
        self.clients.remove(client)
        client.session.exit()
        self.away_since[client.seat] = self.clock.now()

    def client_of(self, seat: int | None) -> Client:
        """The newest connection of a seat, made now if there is none."""
        newest = [each for each in self.clients if each.seat == seat]
        return newest[-1] if newest else self.connect(seat)

    def plays(self, client: Client) -> bool:
        """Whether nobody came later for the same seat."""
        return client.seat is None or client is self.client_of(client.seat)

    def people(self) -> list[int]:
        """The seats that a person has."""
        return [seat for seat, chair in enumerate(self.now.chairs) if chair.holder]

    def is_away(self, seat: int | None) -> bool:
        """Whether a bot may play for somebody, or the computer name tiles for the host."""
        since = self.away_since.get(seat, self.since)
        here = seat in {client.seat for client in self.clients}
        return not here and self.clock.now() - since >= GRACE

    # What people do

    @rule(dice=st.integers(0, 2**32), most=st.integers(1, 6))
    def go_on(self, dice: int, most: int) -> None:
        """Do what the room waits for."""
        for _ in range(most):
            stage, seats = self.now.position.stage, self.people()
            first = not self.now.position.results
            before_the_deal = (Stage.PREPARE, Stage.BEGIN) if first else ()
            seat = Random(dice).choice(seats) if seats else None
            if stage is Stage.OVER:
                client = self.client_of(None)
                again = partial(deciding.rematch, holder=client.holder)
                self.send((client, self.asked(client, {"t": "rematch"}, again)))
            elif not self.now.full and stage in before_the_deal:
                free = [at for at, chair in enumerate(self.now.chairs) if not chair.taken]
                self.sit_down(f"Player {next(self.keys)}", free[0])
            elif stage in (Stage.TURN, Stage.GIVE_BACK):
                turn = self.now.position.turn
                if self.now.chairs[turn].bot:
                    self.take_back(turn)
                    return
                client = self.client_of(turn)
                self.send((client, self.action(client, chosen(self.now, "go on", turn))))
            elif stage is Stage.NAME:
                client = self.client_of(None)
                self.send((client, self.action(client, chosen(self.now, f"{dice}", None))))
            else:
                client = self.client_of(seat)
                self.send((client, self.action(client, chosen(self.now, f"{dice}", seat))))

    @rule(dice=st.integers(0, 2**32))
    def join(self, dice: int) -> None:
        """Somebody wants to sit down, in some seat or in any."""
        chance = Random(dice)
        seat = chance.choice((None, None, *range(len(self.now.chairs) + 1)))
        self.sit_down(chance.choice(NAMES), seat)

    def sit_down(self, name: str, seat: int | None) -> None:
        """Sit down if that is granted."""
        holder = holder_of(f"key {next(self.keys)}")
        wish = partial(deciding.take_seat, holder=holder, name=name, seat=seat)
        got: Span | Reason
        try:
            got = self.run(self.desk.do(wish))
        except Refused as refused:
            got = refused.reason
        expected: Span | Reason
        try:
            happenings = wish(self.now, self.moment)
        except Refused as refused:
            expected = refused.reason
        else:
            expected = Span(self.now.version + 1, self.now.version + len(happenings))
            self.apply(happenings)
        assert got == expected
        self.settle()

    @rule(dice=st.integers(0, 2**32))
    def come(self, dice: int) -> None:
        """Somebody connects, perhaps once more, and asks for what was missed."""
        chance = Random(dice)
        seat = chance.choice((None, *self.people()))
        known = [client for client in self.clients if client.seat == seat]
        match chance.randrange(4):
            case 0 if known:
                old = known[-1]
                self.drop(old)
                self.connect(seat, old.version, old)
            case 1:
                self.connect(seat, after=1)
            case 2:
                self.connect(seat, after=chance.choice((0, 10**6)))
            case _:
                self.connect(seat)

    @rule(dice=st.integers(0, 2**32))
    def go(self, dice: int) -> None:
        """Connections are lost, now and then for so long that moves are missed."""
        chance = Random(dice)
        if self.clients:
            client = chance.choice(self.clients)
            self.drop(client)
            if chance.random() < 0.5:
                self.go_on(dice, 2)
                if client.seat is None or self.now.chairs[client.seat].holder == client.holder:
                    self.connect(client.seat, client.version, client)

    @rule(dice=st.integers(0, 2**32))
    def do_anything(self, dice: int) -> None:
        """A message of any kind from anybody, most of them out of place."""
        chance = Random(dice)
        client = self.any_client(chance)
        self.send((client, self.anything(client, chance)))

    def any_client(self, chance: Random) -> Client:
        """Some connection, perhaps one that a newer one has replaced."""
        return chance.choice(self.clients) if self.clients else self.client_of(None)

    def anything(self, client: Client, chance: Random) -> Asked:
        """Any message."""
        seat = -1 if client.seat is None else client.seat
        holder, position = client.holder, self.now.position
        fields: dict[str, Any] = {}
        if chance.random() < 0.2:
            fields["v"] = chance.choice((0, self.now.moved - 1, self.now.moved, 10**6))
        kind = chance.randrange(13)
        if kind < 8:
            action = self.any_action(seat, position, chance)
            return self.action(client, action, **fields)
        other = chance.randrange(len(self.now.chairs) + 1)
        name, player = chance.choice(NAMES), chance.choice(("helper", "finder", "nobody"))
        message: dict[str, Any]
        wish: Wish
        match kind:
            case 8:
                message = {"t": "rename", "name": name}
                wish = partial(deciding.rename, holder=holder, seat=seat, name=name)
            case 9:
                message = {"t": "take-back"}
                wish = partial(deciding.take_back, holder=holder, seat=seat)
            case 10:
                message = {"t": "hand", "seat": other, "bot": player}
                wish = partial(deciding.hand, holder=holder, seat=other, bot=player,
                               away=self.is_away(other))  # fmt: skip
            case 11:
                guide = chance.choice(("computer", "host"))
                message = {"t": "guide", "who": guide}
                wish = partial(deciding.change_guide, holder=holder, guide=guide,
                               away=self.is_away(None))  # fmt: skip
            case _:
                message = {"t": "rematch"}
                wish = partial(deciding.rematch, holder=holder)
        return self.asked(client, message, wish)

    def any_action(self, seat: int, position: Position, chance: Random) -> Action:
        """Any action of the match that can be sent."""
        tile = chance.choice(position.edition.box.tiles())
        rack = position.seats[seat].rack
        ages = tuple(chance.choice((None, 4, 9)) for _ in position.seats)
        return chance.choice((
            Prepare(), Begin(), Begin(starter=0), Begin(ages=ages), Begin(ages=(1,)), Draw(seat),
            Draw(seat), Pass(seat), GiveBack(seat, chance.choice(rack or (tile,))),
            GiveBack(seat, tile), Name(tile), Find(seat, tile), Play(seat, ()), Play(seat, ((),)),
            actions.OfferSeed(seat, chance.choice(("luck", "", "a b", "x"))),
            Play(seat, position.table), Play(seat, random_draft(position, seat, None, chance)),
        ))  # fmt: skip

    @rule(text=st.sampled_from(("nonsense", "[]", "{}", '{"t": "draw"}', '{"t": "x", "id": "1"}')))
    def talk_nonsense(self, text: str) -> None:
        client = self.client_of(None)
        client.listen()
        client.answers.clear()
        self.run(client.session.receive(text))
        self.settle()
        client.listen()
        assert [(each["t"], each["code"]) for each in client.answers] == [
            ("refused", "bad-message")
        ]

    @rule(dice=st.integers(0, 2**32))
    def send_again(self, dice: int) -> None:
        """A message that was carried out comes once more, perhaps over another connection."""
        chance, version = Random(dice), self.now.version
        possible = [each for each in self.counted if each.seat is None or
                    self.now.chairs[each.seat].holder == each.holder]  # fmt: skip
        if possible:
            again = chance.choice(possible[-5:])
            self.send((self.client_of(again.seat), again.asked))
            assert self.now.version == version

    @rule(dice=st.integers(0, 2**32))
    def send_twice(self, dice: int) -> None:
        """The same message comes twice at once."""
        chance = Random(dice)
        client = self.any_client(chance)
        asked = self.anything(client, chance)
        if self.now.position.stage is Stage.TURN and client.seat == self.now.position.turn:
            asked = self.action(client, chosen(self.now, f"{dice}", client.seat))
        self.send((client, asked), (client, asked))

    @rule(dice=st.integers(0, 2**32))
    def race(self, dice: int) -> None:
        """Several people do something at once; whoever comes first is first."""
        chance = Random(dice)
        clients = [self.any_client(chance) for _ in range(3)]
        self.send(*((client, self.anything(client, chance)) for client in clients))

    @rule(dice=st.integers(0, 2**32))
    def try_out(self, dice: int) -> None:
        """Somebody has a draft judged; if the time ends now, it counts."""
        chance = Random(dice)
        people = [client for client in self.clients if client.seat is not None]
        if people:
            self.have_judged(chance.choice(people), chance)

    def have_judged(self, client: Client, chance: Random) -> None:
        """Have a draft judged, which the others see if it is the seat's turn."""
        seat, position = client.seat, self.now.position
        assert seat is not None
        draft = random_draft(position, seat, None, chance)
        tiles: tuple[Tile, ...] = position.seats[seat].rack[:2]
        dealt = position.in_play and position.edition.rules.game == "turns"
        judges = dealt and not position.seats[seat].left
        counts = position.turn == seat and judges and self.plays(client)
        if counts:
            self.draft = draft
        message = {
            "t": "draft", "id": f"{next(self.ids)}",
            "table": [list(map(str, meld)) for meld in draft], "chosen": list(map(str, tiles)),
        }  # fmt: skip
        for each in self.clients:
            each.listen()
            each.answers.clear()
            each.drafts.clear()
        self.run(client.session.receive(json.dumps(message)))
        self.settle()
        shown = [{"seat": seat, "table": message["table"]}] if counts else []
        for each in self.clients:
            each.listen()
            assert each.drafts == ([] if each is client else shown)
        assert self.desk.draft == self.draft
        if not judges:
            assert [each["code"] for each in client.answers] == ["no-rack"]
            return
        found = judged(position, seat, draft, tiles)
        flaws = json.loads(json.dumps([flaw_to_data(flaw) for flaw in found.flaws]))
        read = [meld and [str(tile) for tile in meld.tiles] for meld in found.melds]
        assert [meld and meld["tiles"] for meld in client.answers[0].pop("melds")] == read
        assert client.answers == [{"t": "judged", "re": message["id"], "v": self.now.version,
                                   "fits": list(found.fits), "flaws": flaws}]  # fmt: skip

    @rule(dice=st.integers(0, 2**32), rarely=st.integers(0, 5))
    def get_up(self, dice: int, rarely: int) -> None:
        """Somebody leaves for good."""
        seats = self.people()
        if seats and not rarely:
            client = self.client_of(Random(dice).choice(seats))
            wish = partial(deciding.get_up, holder=client.holder, seat=client.seat or 0)
            self.send((client, self.asked(client, {"t": "leave"}, wish)))

    @rule(milliseconds=st.sampled_from(WAITS))
    def wait(self, milliseconds: int) -> None:
        """Time goes by: a turn ends, a child finds a tile, somebody counts as away."""

        async def work() -> None:
            self.clock.turn(milliseconds)

        self.run(work())
        if self.clock.now() >= self.beat + BEAT:
            self.beat = self.clock.now()
        self.settle()

    @rule(dice=st.integers(0, 2**32), more=st.integers(-1, 1))
    def be_late(self, dice: int, more: int) -> None:
        """The seat on turn tries something out until its time ends, or nearly ends."""
        turn, chance = self.now.position.turn, Random(dice)
        if self.now.clock:
            if self.now.chairs[turn].holder and chance.random() < 0.8:
                self.have_judged(self.client_of(turn), chance)
            self.wait(max(1, self.now.clock - self.clock.now() + more))

    @rule(dice=st.integers(0, 2**32))
    def play_for_somebody(self, dice: int) -> None:
        """Somebody is away for so long that a bot plays on; others are still there."""
        people = [seat for seat in self.people() if not self.now.chairs[seat].bot]
        if len(people) < 2:
            return
        away, here = Random(dice).sample(people, 2)
        for client in [each for each in self.clients if each.seat == away]:
            self.drop(client)
        self.wait(GRACE)
        assert self.is_away(away)
        client, name = self.client_of(here), for_seats(self.now.edition)[0]
        wish = partial(deciding.hand, holder=client.holder, seat=away, bot=name, away=True)
        self.send((client, self.asked(client, {"t": "hand", "seat": away, "bot": name}, wish)))
        assert self.now.chairs[away].away

    @rule(dice=st.integers(0, 2**32))
    def play_again_oneself(self, dice: int) -> None:
        """Whoever was away comes back."""
        handed = [seat for seat in self.people() if self.now.chairs[seat].bot]
        if handed:
            self.take_back(Random(dice).choice(handed))

    def take_back(self, seat: int) -> None:
        """The person plays again instead of the bot."""
        if not self.now.chairs[seat].holder:
            return
        client = self.client_of(seat)
        wish = partial(deciding.take_back, holder=client.holder, seat=seat)
        self.send((client, self.asked(client, {"t": "take-back"}, wish)))
        assert not self.now.chairs[seat].bot

    @rule(milliseconds=st.sampled_from((0, 1, 5000, 600_000)), whole=st.booleans())
    def restart(self, milliseconds: int, whole: bool) -> None:
        """The server goes away for some time; all that it knew stands in the log."""

        async def close() -> None:
            await self.lobby.close()
            if whole:
                await self.lobby.store.close()

        async def again() -> None:
            if whole:
                self.lobby = self._new_lobby()
            else:
                self.lobby = self._lobby_over(self.lobby.store)
            await self.lobby.resume()

        self.run(close())
        known = [client for client in self.clients if self.plays(client)]
        self.clients.clear()
        self.clock.turn(milliseconds)
        self.draft = None
        if away := self.clock.now() - self.beat:
            self.apply(extend_clock(self.now, self.moment, by=away))
        self.beat = self.clock.now()
        self.run(again())
        self.settle()
        for client in known:
            self.connect(client.seat, client.version, client)

    # What is always so

    @invariant()
    def the_room_that_is_served_is_that_of_the_rules(self) -> None:
        if self.room is not None:
            self.settle()
            assert self.run(self.desk.room()) == self.room

    @invariant()
    def every_window_knows_whether_the_seat_is_played_from_it(self) -> None:
        for client in self.clients:
            client.listen()
            assert client.elsewhere != self.plays(client)

    @invariant()
    def every_tile_is_somewhere(self) -> None:
        if self.room is not None and self.room.position.in_play:
            position = self.room.position
            there = [*tiles_on(position.table), *position.pool]
            there += [tile for seat in position.seats for tile in seat.rack]
            assert Counter(there) == Counter(position.edition.box.tiles())

    @invariant()
    def whoever_listens_knows_what_the_seat_may_know(self) -> None:
        here = sorted({client.seat for client in self.clients if client.seat is not None})
        for client in self.clients:
            client.listen()
            assert client.version == self.now.version
            assert client.position == view(self.now.position, client.seat)
            assert client.present == here
            assert not client.ended

    @invariant()
    def nothing_that_is_due_is_left_undone(self) -> None:
        for each in due(self.room) if self.room is not None else ():
            match each:
                case TimeEnds(_, at):
                    assert at > self.clock.now()
                case BotMoves(name):
                    assert isinstance(bot(name), Paced)

    def teardown(self) -> None:
        """The log tells the same story again."""
        try:
            if self.room is not None:
                entries, _ = self.run(self._read())
                assert enter([read_happening(entry.data) for entry in entries]) == self.room
        finally:
            if self.room is not None:
                self.run(self._close())
            self.runner.close()
            self.folder.cleanup()

    async def _close(self) -> None:
        await self.lobby.close()
        await self.lobby.store.close()


def check_moved(before: Position, after: Position, event: TablePlayed | PenaltyTaken) -> None:
    """What came onto the table is what left the rack, but for the tiles of a penalty."""
    gained = Counter(tiles_on(after.table))
    gained.subtract(tiles_on(before.table))
    given = Counter(before.seats[event.seat].rack)
    given.subtract(after.seats[event.seat].rack)
    if isinstance(event, PenaltyTaken):
        given.update(event.penalty)
    assert {tile: n for tile, n in gained.items() if n} == {
        tile: n for tile, n in given.items() if n
    }


TestAnyRoom = AnyRoom.TestCase
TestAnyRoom.settings = settings(
    max_examples=sized(2000, 100_000) // STEPS, stateful_step_count=STEPS, deadline=None
)
