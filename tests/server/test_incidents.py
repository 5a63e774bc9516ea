"""What has gone wrong at other tables, each told by a test: here it does not."""

import asyncio
import json
import re
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from rackrun.bots import View
from rackrun.client import Message, Server, ServerRefused, Table, Ticket, bot, free, here
from rackrun.editions import Edition, load
from rackrun.notation import read_tiles
from rackrun.rooms.events import OPEN, Happening, RoomOpened, SeatTaken
from rackrun.rooms.notation import read_happening, write_happening
from rackrun.rooms.refusals import Refused
from rackrun.rooms.room import Room
from rackrun.rules.actions import Action, Begin, Draw, Pass, Play
from rackrun.rules.events import (
    MatchOpened,
    MatchScored,
    RoundPrepared,
    StarterChosen,
    TablePlayed,
    TileDrawn,
    TilesDealt,
    TurnTimedOut,
)
from rackrun.rules.position import Position, Stage
from rackrun.server.desk import Desk
from rackrun.server.doors import ONE_YEAR
from rackrun.server.guard import COOKIE
from rackrun.server.keys import holder_of
from rackrun.server.lobby import DAY, Lobby
from rackrun.server.session import MOST_WAITING, Session
from rackrun.server.thinking import ThinkHere
from rackrun.server.wish import Stale
from rackrun.store import Batch, NewRoom
from rackrun.table import tiles_on
from rackrun.tiles import Tiles
from tests.kit.drafts import random_draft
from tests.kit.size import sized
from tests.server.house import (
    HOST,
    TestTime,
    Watching,
    house,
    opened,
    run,
    seeds,
    sit,
    until,
    waking,
    wish,
)
from tests.server.inside import Inside, inside
from tests.server.lossy import staying
from tests.server.strangers import asked as asked_for
from tests.server.test_clock import LIMIT, TIMED, begun, settled
from tests.server.two_worlds import WISHES
from tests.server.two_worlds import play as play_in_two_worlds

CLASSIC = load("classic")
TILE = re.compile(r"[rbky]\d{1,2}|J")

Result = TypeVar("Result")


def visiting(path: Path, play: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    """Play at a server in this folder."""

    async def work() -> None:
        async with inside(path, **settings) as at:
            await play(at)

    run(work())


async def next_of(table: Table, kind: str) -> Message:
    """The next message of a kind."""
    async for message in table:
        if message["t"] == kind:
            return message
    raise AssertionError(f"expected {kind}, got the end")


async def dealt(table: Table) -> Message:
    """The next deal."""
    while (event := (await next_of(table, "event"))["event"])["event"] != "tiles-dealt":
        pass
    return event


async def play_round(at: Inside, ticket: Ticket, rounds: int) -> Room:
    """Draw and pass with all seats of a device until so many rounds are over."""
    desk, holder = await at.lobby.desk(ticket.room), holder_of(ticket.key)
    while len((room := await desk.room()).position.results) < rounds:
        turn = room.position.turn
        action = Draw(turn) if room.position.pool else Pass(turn)
        await desk.do(wish(holder, action))
    return room


def tiles_in(data: Any) -> list[str]:
    """Every tile that is named somewhere in a message."""
    if isinstance(data, dict):
        return [tile for value in data.values() for tile in tiles_in(value)]
    if isinstance(data, list):
        return [tile for value in data for tile in tiles_in(value)]
    return [data] if isinstance(data, str) and TILE.fullmatch(data) else []


async def rigged(
    lobby: Lobby, edition: Edition, racks: Sequence[str], pool: str = ""
) -> tuple[Desk, str]:
    """A room in which these racks were dealt; one key has all seats, seat 0 begins."""
    holder, seed = holder_of("the key of all"), next(seeds("rigged"))
    dealt = tuple(map(read_tiles, racks))
    rest = Counter(edition.box.tiles()) - Counter(tile for rack in dealt for tile in rack)
    first = read_tiles(pool) if pool else ()
    rest.subtract(first)
    taken = [SeatTaken(at, f"player {at}", holder) for at in range(len(racks))]
    happenings: list[Happening] = [
        RoomOpened(edition, (OPEN,) * len(racks), holder), MatchOpened(edition, len(racks)), *taken,
        RoundPrepared(seed.commitment), StarterChosen(0, "draw"),
        TilesDealt(dealt, (*first, *rest.elements())),
    ]  # fmt: skip
    batch = Batch(at=lobby.time.now(), entries=[write_happening(each) for each in happenings],
                  seeds={seed.commitment: seed.revealed})  # fmt: skip
    await lobby.store.create(NewRoom("rigged", "RIGGEDXX"), batch)
    return await lobby.desk("rigged"), holder


def everywhere(position: Position) -> Counter[Any]:
    """All tiles, wherever they lie."""
    racks = [seat.rack for seat in position.seats]
    return Counter(tiles_on([*position.table, *racks, position.pool]))


# Secrets


def test_no_secret_is_in_the_first_message_nor_in_the_room_as_it_is_shown(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()], spectators=True)
        ben = await at.server.join("Ben", code=anna.code)
        found = await at.server.call("POST", "/api/watch", {"code": anna.code})
        watcher = Ticket(found["room"], found["key"], ())
        async with at.server.connect(anna) as table:
            await table.receive()
            await table.ask("begin")
        room = await at.room(anna)
        seed = await at.lobby.store.seed_of(anna.room, room.position.commitment)
        hidden = [seed, *(holder_of(each.key) for each in (anna, ben, watcher))]
        for ticket, seat in ((anna, 0), (ben, 1), (watcher, None)):
            firsts: list[Message] = []
            for after in (None, 0, 1, 3, room.version - 1, room.version):
                async with at.server.connect(ticket, after=after) as table:
                    while not firsts or firsts[-1]["t"] not in ("room", "resumed"):
                        firsts.append(await table.receive())
                    whole = [firsts.pop() for _ in range(len(firsts))]
                for message in whole:
                    text = json.dumps(message)
                    assert not [each for each in hidden if each and each in text]
                    told = Counter(tiles_in(message))
                    drawn = message.get("event", {}).get("event") == "start-drawn"
                    own = () if seat is None else map(str, room.position.seats[seat].rack)
                    assert drawn or not told - Counter(own)
            shown = await at.server.call("GET", f"/api/rooms/{anna.room}", key=ticket.key)
            racks = [each["rack"] is not None for each in shown["position"]["seats"]]
            assert racks == [seat == 0, seat == 1]
            assert (shown["position"]["spread"], shown["position"]["drawn"]) == ([], None)

    visiting(tmp_path, play)


def test_no_leak_begins_in_round_two(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        seats = [here("Anna"), here("Ben")]
        ticket = await at.server.open_room("classic", seats, options={"rounds": 2}, spectators=True)
        desk = await at.lobby.desk(ticket.room)
        await desk.do(wish(holder_of(ticket.key), Begin()))
        await play_round(at, ticket, 1)
        path = f"/api/rooms/{ticket.room}"
        async with at.server.connect(ticket, seat=0) as table:
            first = await table.receive()
            await table.ask("prepare", v=first["version"])
            await table.ask("begin")
        room = await at.room(ticket)
        assert room.position.round == 2
        seed = await at.lobby.store.seed_of(ticket.room, room.position.commitment)
        assert seed is not None
        for seat in (0, 1, None):
            who = ticket if seat is not None else Ticket(ticket.room, "no key", ())
            async with at.server.connect(who, seat=seat) as table:
                first = await next_of(table, "room")
            for shown in (first, await at.server.call(
                "GET", path + ("" if seat is None else f"?seat={seat}"), key=who.key
            )):  # fmt: skip
                assert seed not in json.dumps(shown)
                held = [each["rack"] for each in shown["position"]["seats"]]
                own = None if seat is None else [str(t) for t in room.position.seats[seat].rack]
                assert held == [own if at == seat else None for at in (0, 1)]
                assert shown["position"]["spread"] == []
                assert Counter(tiles_in(shown)) == Counter(own)
        for door, code in (("record", "match-runs"), ("review?round=2", "round-runs")):
            with pytest.raises(ServerRefused) as refused:
                await at.server.call("GET", f"{path}/{door}", key=ticket.key)
            assert refused.value.code == code
        proof = await at.server.call("GET", f"{path}/proof", key=ticket.key)
        assert proof == {"fair": True, "rounds": 2, "proved": [1]}

    visiting(tmp_path, play)


def test_hidden_tiles_of_round_two_change_no_byte() -> None:
    async def work() -> None:
        wishes = cycle(WISHES)
        for luck in range(1, sized(4, 60), 3):  # these begin in round two
            await play_in_two_worlds("classic", 2, luck, wishes)

    run(work(), 600)


# Coming back


def test_whoever_comes_back_has_the_same_seat_and_is_no_spectator(tmp_path: Path) -> None:
    tickets: list[Ticket] = []

    async def seen(server: Server) -> None:
        for seat, ticket in enumerate(tickets):
            async with server.connect(ticket) as table:
                first = await next_of(table, "room")
                assert first["seat"] == seat
                assert first["position"]["seats"][seat]["rack"]
                assert seat in (await next_of(table, "present"))["seats"]
            async with server.stay(ticket, after=first["version"]) as table:
                assert (await next_of(table, "resumed"))["v"] == first["version"]
                await table.ask("say", what="hello")  # a spectator could not

    async def play(at: Inside) -> None:
        tickets.append(await at.server.open_room("classic", [here("Anna"), free()],
                                                 spectators=True))  # fmt: skip
        tickets.append(await at.server.join("Ben", code=tickets[0].code))
        async with at.server.connect(tickets[0]) as table:
            await next_of(table, "room")
            await table.ask("begin")
        await seen(at.server)

    async def again(at: Inside) -> None:
        await seen(at.server)

    visiting(tmp_path, play)
    visiting(tmp_path, again)  # another process would do the same


def test_a_second_device_of_the_same_person_plays_and_does_not_only_watch(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        old = await at.server.open_room("classic", [here("Anna"), bot("helper")], spectators=True)
        async with at.server.connect(old) as phone:
            assert (await next_of(phone, "room"))["seat"] == 0
            async with at.server.connect(old) as tablet:
                assert (await next_of(tablet, "room"))["seat"] == 0
                await next_of(phone, "elsewhere")
                await tablet.ask("begin")
                for each in (phone, tablet):  # both see their rack
                    assert "?" not in (await dealt(each))["racks"][0]
        offer = await at.server.call("POST", f"/api/rooms/{old.room}/move", {}, key=old.key)
        told = await at.server.call("POST", "/api/move", offer)
        assert told["seats"] == [0]
        async with at.server.connect(Ticket(old.room, told["key"], (0,))) as laptop:
            first = await next_of(laptop, "room")
            assert (first["seat"], first["chairs"][0]["name"]) == (0, "Anna")
            assert first["position"]["seats"][0]["rack"]

    visiting(tmp_path, play)


def test_a_guest_who_closed_the_browser_is_the_same_guest_weeks_later(tmp_path: Path) -> None:
    kept: list[tuple[str, str]] = []
    time = TestTime()

    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        wishes = {"name": "Ben", "code": anna.code}
        answer = await asked_for(at, "POST", "/api/join", wishes, Origin=at.address)
        cookie = answer.headers["set-cookie"]
        assert int(re.findall(r"Max-Age=(\d+)", cookie)[0]) == ONE_YEAR
        kept.append((anna.room, cookie.partition(";")[0]))
        assert cookie.startswith(f"{COOKIE}-{anna.room}=")

    async def later(at: Inside) -> None:
        await at.lobby.resume()
        await at.lobby.tidy()
        room, cookie = kept[0]
        url = f"ws://{at.host}/api/rooms/{room}/socket"
        headers = {"Cookie": cookie, "Origin": at.address}
        for _ in range(2):  # with every visit
            async with connect(url, additional_headers=headers, proxy=None) as socket:
                first = json.loads(await socket.recv())
                assert (first["seat"], first["chairs"][1]["name"]) == (1, "Ben")

    visiting(tmp_path, play, time=time)
    time.turn(80 * DAY)
    visiting(tmp_path, later, time=time)


def test_one_slow_listener_keeps_nobody_from_hearing_that_the_room_is_no_more(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            slow = Session(desk, await sit(desk, "Anna"), 0)
            quick = Session(desk, HOST, None)
            await desk.watch(slow)
            await desk.watch(quick)
            while slow.outgoing.qsize() < MOST_WAITING - 1:
                slow.overhear({"t": "said", "seat": 1, "what": "hello"})
            await lobby.delete(desk.id)
            told = [quick.outgoing.get_nowait() for _ in range(quick.outgoing.qsize())]
            assert told[-2:] == [{"t": "ended"}, "ended"]

    run(work())


# Who one is


def test_the_key_of_whoever_left_opens_nothing_any_more(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free(), free()])
        cleo = await at.server.join("Cleo", code=anna.code)
        path = f"/api/rooms/{anna.room}"
        offer = await at.server.call("POST", f"{path}/move", {}, key=cleo.key)
        async with at.server.connect(cleo) as table:
            await next_of(table, "room")
            await table.ask("leave")
            assert [each async for each in table][-1] == {"t": "ended"}
        dan = await at.server.join("Dan", code=anna.code)
        assert dan.seats == cleo.seats
        for method, door in (("GET", ""), ("GET", "/invitation"), ("POST", "/move")):
            with pytest.raises(ServerRefused) as refused:
                await at.server.call(method, path + door, key=cleo.key)
            assert refused.value.code == "not-your-seat"
        with pytest.raises(ServerRefused) as refused:
            await at.server.call("POST", "/api/move", offer)
        assert refused.value.code == "no-offer"
        for seat in (None, *cleo.seats):
            async with at.server.connect(cleo, seat=seat) as table:
                with pytest.raises(ConnectionClosedError, match="not-your-seat"):
                    await table.receive()
        async with at.server.connect(dan) as table:
            assert (await next_of(table, "room"))["chairs"][1]["name"] == "Dan"

    visiting(tmp_path, play)


def test_who_one_is_follows_from_the_key_and_never_from_the_name(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free(), free()])
        for same in ("Anna", "anna", "ANNA"):
            with pytest.raises(ServerRefused) as refused:
                await at.server.join(same, code=anna.code)
            assert refused.value.code == "name-taken"
        both = await asyncio.gather(
            *(at.server.join("Ben", code=anna.code) for _ in range(2)), return_exceptions=True
        )
        assert [type(each) for each in both].count(ServerRefused) == 1
        ben = next(each for each in both if isinstance(each, Ticket))
        async with at.server.connect(ben) as table:
            await next_of(table, "room")
            await table.ask("rename", name="Benedikt")
        eve = await at.server.join("Ben", code=anna.code)  # the name is free now
        assert eve.seats == (2,)
        async with at.server.connect(anna) as table:
            await next_of(table, "room")
            await table.ask("begin")
        for ticket, name in ((anna, "Anna"), (ben, "Benedikt"), (eve, "Ben")):
            seat = ticket.seats[0]
            shown = await at.server.call("GET", f"/api/rooms/{anna.room}", key=ticket.key)
            assert (shown["seat"], shown["chairs"][seat]["name"]) == (seat, name)
            racks = [each["rack"] is not None for each in shown["position"]["seats"]]
            assert racks == [other == seat for other in range(3)]
        for seat in (0, 1):
            async with at.server.connect(eve, seat=seat) as table:
                with pytest.raises(ConnectionClosedError, match="not-your-seat"):
                    await table.receive()

    visiting(tmp_path, play)


# The clock


@pytest.mark.parametrize(("ticks", "move_first"), [*product((-1, 0, 1), (True, False))])
def test_a_move_that_is_stored_is_not_lost_on_time_after_a_restart(
    ticks: int, move_first: bool, tmp_path: Path
) -> None:
    async def work() -> None:
        time = TestTime(short=0)
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            desk, _, holders = await begun(lobby)
            room = await desk.room()
            turn = room.position.turn
            draw = wish(holders[turn], Draw(turn))
            time.turn(LIMIT * 1000 - 1)
            await settled()
            asking = [asyncio.create_task(desk.do(draw, seen=room.version))] if move_first else []
            await asyncio.sleep(0)
            time.turn(1 + ticks)
            asking = asking or [asyncio.create_task(desk.do(draw, seen=room.version))]
            (outcome,) = await asyncio.gather(*asking, return_exceptions=True)
        # The house stops at this very moment, whatever it was about to do.
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            again = await lobby.desk(desk.id)
            watching = Watching()
            await again.watch(watching, room.version)
            after = await until(again, lambda room: room.position.turn != turn)
            kinds = [
                type(each) for _, each in watching.heard if getattr(each, "seat", None) == turn
            ]
            if isinstance(outcome, Refused | Stale):
                assert kinds[0] is TurnTimedOut
                assert kinds.count(TileDrawn) == 0
            else:
                assert kinds == [TileDrawn]
            assert after.clock > time.now()
            time.turn(after.clock - time.now())
            await until(again, lambda room: room.position.turn == turn)
            heard = [each for _, each in watching.heard if isinstance(each, TurnTimedOut)]
            assert [each.seat for each in heard].count(1 - turn) == 1

    run(work())


def test_one_time_out_ends_one_turn_of_one_room(tmp_path: Path) -> None:
    async def work() -> None:
        time = TestTime(short=0)
        async with house(tmp_path, time=time) as lobby:
            rooms: list[tuple[Desk, Watching]] = []
            for count in (2, 3, 4, 2):
                desk = await opened(lobby, TIMED, (OPEN,) * count)
                holders = [await sit(desk, f"player {at}") for at in range(count)]
                watching = Watching()
                desk.watchers.add(watching)
                await desk.do(wish(holders[0], Begin()))
                rooms.append((desk, watching))
                time.turn(1000)
            before = [await desk.room() for desk, _ in rooms]
            for number, (desk, _) in enumerate(rooms):
                time.turn(max(0, before[number].clock - time.now()))
                await settled()
                ends = [
                    [each.seat for _, each in watching.heard if isinstance(each, TurnTimedOut)]
                    for _, watching in rooms
                ]
                done = [[room.position.turn] for room in before[: number + 1]]
                assert ends == [*done, *([] for _ in rooms[number + 1 :])]
                after = await desk.room()
                assert after.position.turn == after.position.after(before[number].position.turn)
                racks = zip(before[number].position.seats, after.position.seats, strict=True)
                changed = [at for at, (old, new) in enumerate(racks) if old.rack != new.rack]
                assert changed == [before[number].position.turn]
            untouched = [await desk.room() for desk, _ in rooms[1:]]
            time.turn(100)
            await settled()
            assert [await desk.room() for desk, _ in rooms[1:]] == untouched

    run(work())


# After a restart


def test_after_a_restart_the_pool_lies_as_it_lay_and_every_option_is_kept(tmp_path: Path) -> None:
    options = {"rounds": 3, "joker_points": 30, "opening": 50, "time_limit_seconds": 90}
    edition = load("classic", options)
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, text="before", time=time) as lobby:
            asked = RoomOpened(edition, (OPEN, OPEN), holder_of("host"), spectators=True,
                               hints=True, drafts=True, guide="host")  # fmt: skip
            new = await lobby.open(asked)
            desk = await lobby.desk(new.id)
            holders = await sit(desk, "Anna"), await sit(desk, "Ben")
            await desk.do(wish(holders[0], Begin()))
            before = await desk.room()
        pool = list(before.position.pool)
        for number in range(4):
            async with house(tmp_path, text=f"after {number}", time=time) as lobby:
                desk = await lobby.desk(new.id)
                room = await desk.room()
                assert room.opened == asked
                assert dict(room.edition.chosen) == options
                if number == 0:
                    assert room == before
                assert list(room.position.pool) == pool
                assert await lobby.find(new.code) == new.id
                turn = room.position.turn
                await desk.do(wish(holders[turn], Draw(turn)))
                rack = (await desk.room()).position.seats[turn].rack
                drawn = Counter(rack) - Counter(room.position.seats[turn].rack)
                assert drawn == Counter([pool.pop(0)])

    run(work())


class Lost(ThinkHere):
    """Thinks for ever, as a process does that is killed meanwhile."""

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """Never answer."""
        await asyncio.Event().wait()
        raise AssertionError


def test_the_turn_of_a_bot_and_its_time_go_on_after_a_restart_with_nobody_there(
    tmp_path: Path,
) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time, thinker=Lost()) as lobby:
            await lobby.resume()
            desk = await opened(lobby, TIMED, ("helper", "helper"))
            await desk.do(wish(HOST, Begin()))
            await settled()
            before = await desk.room()
            assert before.position.stage is Stage.TURN
            assert waking(tmp_path).keys() == {desk.id}
        time.turn(600_000)
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            again = await lobby.desk(desk.id)
            assert (await again.room()).clock == before.clock + 600_000
            room = await until(again, lambda room: room.moved > before.moved + 3)
            turns = {each.seat for each in _moves(await lobby.store.entries(desk.id))}
            assert turns == {0, 1}
            assert room.clock >= time.now()

    run(work())


def _moves(entries: Sequence[Any]) -> list[Any]:
    happenings = [read_happening(each.data) for each in entries]
    assert not [each for each in happenings if isinstance(each, TurnTimedOut)]
    return [each for each in happenings if isinstance(each, TileDrawn | TablePlayed)]


# The table


JOKERS = ("r10 r11 J k1 k2 k3 b9", "r12 b12 y12 y1 y2 y4 y5")
"""Seat 0 lays r10 r11 J; then seat 1 could put r12 in the joker's place and lay the joker anew."""


def test_a_joker_half_swapped_in_a_draft_lies_where_it_lay_once_a_tile_is_drawn(
    tmp_path: Path,
) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            desk, holder = await rigged(lobby, TIMED, JOKERS, pool="y13 y13")
            await desk.do(wish(holder, Play(0, (read_tiles("r10 r11 J"),))))
            before = (await desk.room()).position
            assert (before.turn, len(before.table)) == (1, 1)
            half = [["r10", "r11", "r12"], ["J"]]
            async with staying(desk, holder, 1) as table:
                await next_of(table, "resumed")
                judged = await table.ask("draft", table=half)
                assert {flaw["code"] for flaw in judged["flaws"]} >= {"meld-too-short"}
                assert desk.draft is not None
                with pytest.raises(ServerRefused) as refused:
                    await table.ask("play", table=half)
                assert refused.value.flaws
                assert (await desk.room()).position == before
                await table.ask("draw")
            room = await desk.room()
            after = room.position
            assert after.table == before.table
            assert Counter(after.seats[1].rack) == Counter((*before.seats[1].rack,
                                                            before.pool[0]))  # fmt: skip
            assert after.seats[0] == before.seats[0]
            assert everywhere(after) == everywhere(before)
            assert desk.draft is None
            time.turn(room.clock - time.now())  # nor is it settled when the next one's time ends
            await settled()
            assert (await desk.room()).position.table == before.table

    run(work())


FORGED = {
    "a meld of the table is gone": (
        [["r10", "r11", "J"], ["b12", "r12", "y12"]], "table-tile-on-rack"),
    "the whole table is gone": ([["b12", "r12", "y12"]], "table-tile-on-rack"),
    "no table at all": ([], "table-tile-on-rack"),
    "a tile that one does not have": (
        [["r10", "r11", "J"], ["k4", "k5", "k6"], ["b1", "b2", "b3"]], "tile-invented"),
    "a tile that another one has": (
        [["r10", "r11", "J"], ["k4", "k5", "k6", "k7"]], "tile-invented"),
    "a tile twice that one has once": (
        [["r10", "r11", "J"], ["k4", "k5", "k6"], ["b3", "b3", "b3"]], "tile-invented"),
    "a joker from nowhere": (
        [["r10", "r11", "J"], ["k4", "k5", "k6"], ["b1", "b2", "J"]], "tile-invented"),
    "a joker taken to the rack": (
        [["r10", "r11", "r12"], ["k4", "k5", "k6"]], "joker-use-now"),
    "a tile of the table taken to the rack": (
        [["r10", "r11", "J"], ["k4", "k5"], ["b12", "r12", "y12"]], "table-tile-on-rack"),
    "nothing new": ([["r10", "r11", "J"], ["k4", "k5", "k6"]], "play-or-draw"),
    "the same, moved about": ([["k4", "k5", "k6"], ["J", "r10", "r11"]], "play-or-draw"),
    "no tile of this game": ([["r10", "r11", "J"], ["k4", "k5", "k6"], ["r14", "r15", "r16"]],
                             "number-out-of-range"),
}  # fmt: skip
"""What somebody with b12 r12 y12 b3 b3 sends while r10 r11 J and k4 k5 k6 lie on the table."""


def test_tiles_neither_vanish_from_the_table_nor_come_from_anywhere_but_the_rack(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            racks = ("r10 r11 J k4 k5 k6 b9", "b12 r12 y12 b3 b3 y5 y9", "k7 k8 k9 y1 y2 y4 y6")
            desk, holder = await rigged(lobby, CLASSIC, racks)
            tables = [[["r10", "r11", "J"], ["k4", "k5", "k6"]]]
            tables.append([*tables[0], ["b12", "r12", "y12"]])
            async with staying(desk, holder, 0) as table:
                await next_of(table, "resumed")
                await table.ask("play", table=tables[0])
            before = await desk.room()
            seen: set[str] = set()
            async with staying(desk, holder, 1) as table:
                await next_of(table, "resumed")
                for what, (forged, code) in FORGED.items():
                    with pytest.raises(ServerRefused) as refused:
                        await table.ask("play", table=forged)
                    codes = {flaw["code"] for flaw in refused.value.flaws}
                    assert refused.value.code == "illegal", what
                    assert code in codes, (what, codes)
                    seen |= codes
                    assert await desk.room() is before
                await table.ask("play", table=tables[1])
            after = (await desk.room()).position
            assert everywhere(after) == everywhere(before.position)
            assert len(after.seats[1].rack) == 4

    run(work())


def test_whatever_table_is_sent_what_it_has_more_is_what_the_rack_has_less(tmp_path: Path) -> None:
    async def work() -> None:
        chance, accepted, refused = Random("tables"), 0, 0
        async with house(tmp_path, text="tables") as lobby:
            desk = await opened(lobby, load("cards-pro"), (OPEN, OPEN))
            holders = await sit(desk, "Anna"), await sit(desk, "Ben")
            await desk.do(wish(holders[0], Begin()))
            whole = everywhere((await desk.room()).position)
            for number in range(sized(400, 20_000)):
                position = (await desk.room()).position
                if position.stage is not Stage.TURN:
                    break
                turn = position.turn
                plan = await lobby.thinker.choose("helper", View(position, turn), str(number))
                draft = random_draft(position, turn, plan, chance)
                try:
                    await desk.do(wish(holders[turn], Play(turn, draft)))
                except Refused as refusal:
                    refused += bool(refusal.flaws)
                    unchanged = (await desk.room()).position is position
                    if not unchanged:
                        raise
                    if chance.random() < 0.3:
                        await desk.do(wish(holders[turn], plan))
                    continue
                accepted += 1
                after = (await desk.room()).position
                if not after.in_play:
                    break
                more = Counter(tiles_on(after.table)) - Counter(tiles_on(position.table))
                less = _of(position, turn) - _of(after, turn)
                assert more == less
                assert everywhere(after) == whole
        assert accepted >= 3
        assert refused >= 20

    run(work(), 600)


def _of(position: Position, seat: int) -> Counter[Any]:
    rack: Tiles = position.seats[seat].rack
    return Counter(rack)


@pytest.mark.parametrize("options", [{}, {"must_play_if_able": True}], ids=["usual", "must play"])
@pytest.mark.parametrize("seats", [2, 4])
def test_an_empty_pool_always_leaves_something_that_may_be_done(
    seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    async def work() -> None:
        async with house(tmp_path, text=f"empty {seats}") as lobby:
            desk = await opened(lobby, load("classic", options), (OPEN,) * seats)
            holders = [await sit(desk, f"player {at}") for at in range(seats)]
            watching = Watching()
            desk.watchers.add(watching)
            await desk.do(wish(holders[0], Begin()))
            passes = 0
            while (room := await desk.room()).position.stage is Stage.TURN:
                turn, pool = room.position.turn, len(room.position.pool)
                done: list[type[Action]] = []
                for action in (Draw(turn), Pass(turn)):
                    try:
                        await desk.do(wish(holders[turn], action), seen=room.version)
                    except (Refused, Stale):
                        continue
                    done.append(type(action))
                if not done:  # whoever can play must
                    assert options
                    plan = await lobby.thinker.choose("solver", View(room.position, turn), "x")
                    await desk.do(wish(holders[turn], plan))
                    assert isinstance(plan, Play)
                else:
                    assert done == [Draw if pool else Pass]
                passes += Pass in done
            assert room.position.stage is Stage.OVER
            assert isinstance(watching.heard[-1][1], MatchScored)
            assert options or (not room.position.pool and passes >= seats)

    run(work(), 120)


def test_nobody_waits_while_the_solver_finds_out_whether_a_seat_could_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_in = list[threading.Thread]()

    def able(_: Position) -> bool:
        asked_in.append(threading.current_thread())
        return False

    monkeypatch.setattr("rackrun.rooms.deciding.able", able)

    async def work() -> None:
        async with house(tmp_path) as lobby:
            edition = load("classic", {"must_play_if_able": True})
            desk = await opened(lobby, edition, (OPEN,) * 2)
            holders = [await sit(desk, name) for name in ("Anna", "Ben")]
            await desk.do(wish(holders[0], Begin()))
            turn = (await desk.room()).position.turn
            await desk.do(wish(holders[turn], Draw(turn)))
            assert (await desk.room()).position.turn != turn

    run(work())
    assert asked_in
    assert threading.main_thread() not in asked_in


def test_a_bot_and_a_clock_go_on_with_an_empty_pool(tmp_path: Path) -> None:
    async def work() -> None:
        time = TestTime(short=0)
        async with house(tmp_path, time=time, thinker=Lost()) as lobby:
            desk, _, _ = await begun(lobby)
            turns = 0
            while (room := await desk.room()).position.stage is Stage.TURN:
                time.turn(LIMIT * 1000)
                await until(desk, lambda now, room=room: now.version > room.version)
                turns += 1
                assert turns < 200
            assert room.position.stage is Stage.OVER
            assert not room.position.pool
            assert room.clock == 0
            assert waking(tmp_path) == {}

    run(work())
