"""What has gone wrong at other tables, told again with two workers: here it does not."""

import asyncio
import json
from collections.abc import Iterator
from itertools import product

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from rackrun.client import ServerRefused, Ticket, bot, free, here
from rackrun.rooms.events import OPEN
from rackrun.rooms.refusals import Refused
from rackrun.rules.actions import Begin, Draw
from rackrun.server.desk import Desk
from rackrun.server.lobby import DEAD, Lobby
from rackrun.server.wish import Stale
from tests.cluster.test_company import LIMIT, TIMED, Pair, connected, paired, worker
from tests.cluster.workers import Cluster, cluster, until
from tests.kit.engines import postgres
from tests.server.house import HOST, TestTime, asked, opened, run, sit, wish
from tests.server.strangers import fetched
from tests.server.test_clock import settled
from tests.server.test_incidents import Lost, dealt, next_of

# The clock, with a hand-turned one


async def kinds(desk: Desk, after: int, seat: int) -> list[str]:
    """What has happened to a seat since a version."""
    entries = await desk.means.store.entries(desk.id, after)
    told = [json.loads(each.data) for each in entries]
    return [each["event"] for each in told if each.get("seat") == seat]


async def agreed(pair: Pair) -> None:
    """Wait until both workers know the same."""
    await until(lambda: pair.here.latest == pair.there.latest)


def test_a_move_stored_at_one_worker_is_not_lost_on_time_at_the_other() -> None:
    """lila: a move was recorded, and the game still lost on time."""

    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        outcomes = set[str]()
        for ticks, move_first in product((-1, 0, 1), (True, False)):
            await agreed(pair)
            room = await pair.here.room()
            turn = room.position.turn
            draw = wish((pair.anna, pair.ben)[turn], Draw(turn))
            pair.time.turn(room.clock - pair.time.now() - 1)
            asking = [asyncio.create_task(pair.there.do(draw, seen=room.version))
                      for _ in range(move_first)]  # fmt: skip
            await asyncio.sleep(0)
            pair.time.turn(1 + ticks)
            asking = asking or [asyncio.create_task(pair.there.do(draw, seen=room.version))]
            (outcome,) = await asyncio.gather(*asking, return_exceptions=True)
            await agreed(pair)
            await settled()
            happened = await kinds(pair.here, room.version, turn)
            outcomes.add(happened[0])
            if isinstance(outcome, Refused | Stale):
                assert happened[0] == "turn-timed-out"
            else:
                assert happened == ["tile-drawn"]
            after = await pair.here.room()
            assert after.position.turn != turn
            assert after.clock > pair.time.now()
        assert outcomes == {"tile-drawn", "turn-timed-out"}

    paired(work)


def test_one_time_out_ends_one_turn_whichever_worker_owns_the_clock() -> None:
    """govariants: one player's time-out timed out all."""

    async def work(pair: Pair) -> None:
        desks: list[Desk] = []
        for number, count in enumerate((2, 3, 4, 2)):
            owner: Lobby = (pair.one, pair.other)[number % 2]
            other: Lobby = (pair.other, pair.one)[number % 2]
            room = await owner.open(asked(TIMED, (OPEN,) * count))
            desk = await owner.desk(room.id)
            holders = [await sit(desk, f"player {at}") for at in range(count)]
            await desk.do(wish(holders[0], Begin()))
            assert not (await other.desk(room.id)).attended
            desks.append(desk)
            pair.time.turn(1000)
            for each in (pair.one, pair.other):
                await each.store.beat(each.means.worker, pair.time.now())
        before = [await desk.room() for desk in desks]
        for number, desk in enumerate(desks):
            pair.time.turn(max(0, before[number].clock - pair.time.now()))
            await until(lambda at=number, desk=desk: desk.latest != before[at])
            await settled()
            ends = [json.loads(each.data)["seat"] if '"turn-timed-out"' in each.data else None
                    for one in desks for each in await one.means.store.entries(one.id)]  # fmt: skip
            assert [seat for seat in ends if seat is not None] == [
                room.position.turn for room in before[: number + 1]
            ]

    paired(work)


def test_the_turn_of_a_bot_goes_on_at_another_worker_with_nobody_there() -> None:
    """allbadcards: the timer of a bot was lost with the process."""

    async def work() -> None:
        database, time = postgres().new_database(), TestTime(short=0)
        async with worker(database, time, Lost()) as one:
            desk = await opened(one, TIMED, ("helper", "helper"))
            await desk.do(wish(HOST, Begin()))
            before = await desk.room()
            time.turn(DEAD + 1)  # it thinks, and says nothing any more
            async with worker(database, time) as other:
                await other._claim()
                there = await other.desk(desk.id)
                assert (await there.room()).clock == before.clock + DEAD + 1
                await until(lambda: there.latest and there.latest.moved > before.moved + 3)
                for seat in (0, 1):
                    assert "turn-timed-out" not in await kinds(there, before.version, seat)

    run(work())


def test_a_draft_half_made_at_one_worker_is_forgotten_at_the_other_once_a_tile_is_drawn() -> None:
    """rummycube: a half-finished swap of a joker was kept after giving up the turn."""

    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        await agreed(pair)
        room = await pair.here.room()
        seat = room.position.turn
        session = await connected(pair.there, (pair.anna, pair.ben)[seat], seat)
        await session.receive('{"t":"draft","id":"d-1","table":[["r1","J"]]}')
        await until(lambda: pair.here.draft is not None)
        message = {"t": "draw", "id": "m-1", "v": room.version}
        await session.receive(json.dumps(message))
        await until(lambda: pair.here.latest is not None and pair.here.latest != room)
        assert pair.here.draft is None
        assert pair.there.draft is None
        pair.time.turn(LIMIT * 1000)
        await until(lambda: pair.here.latest and pair.here.latest.position.turn == seat)
        latest = await pair.here.room()
        assert latest.position.table == room.position.table

    paired(work)


def test_at_another_worker_the_pool_lies_as_it_lies_and_every_option_is_the_same() -> None:
    """terraforming-mars: decks were shuffled anew, and options not kept."""

    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        pool = list((await pair.here.room()).position.pool)
        for number in range(4):
            await agreed(pair)
            desk = (pair.here, pair.there)[number % 2]
            room = await desk.room()
            assert (room.opened.edition, list(room.position.pool)) == (TIMED, pool)
            turn = room.position.turn
            await desk.do(wish((pair.anna, pair.ben)[turn], Draw(turn)))
            pool.pop(0)

    paired(work)


# Who one is, with workers in processes of their own


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two workers; each request goes to the other one."""
    with cluster(tmp_path_factory.mktemp("workers")) as made:
        yield made


@pytest.mark.heavy
def test_a_guest_is_the_same_guest_at_every_worker(many: Cluster) -> None:
    """lila: the identity of a guest was lost."""

    async def work() -> None:
        anna = await many.server.open_room("classic", [here("Anna"), free()])
        one, other = (each.address.rstrip("/") for each in many.workers)
        body = {"name": "Ben", "code": anna.code}
        answer = await asyncio.to_thread(fetched, "POST", f"{one}/api/join", body, {"Origin": one})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        for address in (other, one, other):
            url = f"ws{address.removeprefix('http')}/api/rooms/{anna.room}/socket"
            headers = {"Cookie": cookie, "Origin": address}
            async with connect(url, additional_headers=headers, proxy=None) as socket:
                first = json.loads(await socket.recv())
                assert (first["seat"], first["chairs"][1]["name"]) == (1, "Ben")

    run(work())


@pytest.mark.heavy
def test_whoever_comes_back_at_the_other_worker_has_the_same_seat_and_is_no_spectator(
    many: Cluster,
) -> None:
    """HeXO: whoever came back could only watch."""

    async def work() -> None:
        server = many.server
        anna = await server.open_room("classic", [here("Anna"), free()], spectators=True)
        tickets = [anna, await server.join("Ben", code=anna.code)]
        async with server.connect(anna) as table:
            await table.ask("begin")
        for seat, ticket in [*enumerate(tickets)] * 2:
            async with server.connect(ticket) as table:
                first = await next_of(table, "room")
                assert first["seat"] == seat
                assert first["position"]["seats"][seat]["rack"]
            async with server.stay(ticket, after=first["version"]) as table:
                assert (await next_of(table, "resumed"))["v"] == first["version"]
                await table.ask("say", what="hello")  # a spectator could not

    run(work())


@pytest.mark.heavy
def test_a_second_device_at_the_other_worker_plays_and_does_not_only_watch(many: Cluster) -> None:
    """Cockatrice: the second device of a person was a spectator's."""

    async def work() -> None:
        server = many.server
        old = await server.open_room("classic", [here("Anna"), bot("helper")], spectators=True)
        async with server.connect(old) as phone, server.connect(old) as tablet:
            assert (await next_of(tablet, "room"))["seat"] == 0
            await next_of(phone, "elsewhere")
            await tablet.ask("begin")
            for each in (phone, tablet):  # both see their rack
                assert "?" not in (await dealt(each))["racks"][0]
        offer = await server.call("POST", f"/api/rooms/{old.room}/move", {}, key=old.key)
        told = await server.call("POST", "/api/move", offer)
        for _ in many.workers:
            async with server.connect(Ticket(old.room, told["key"], (0,))) as laptop:
                first = await next_of(laptop, "room")
                assert (first["seat"], first["chairs"][0]["name"]) == (0, "Anna")
                assert first["position"]["seats"][0]["rack"]

    run(work())


@pytest.mark.heavy
def test_a_key_that_ends_at_one_worker_opens_nothing_at_the_other(many: Cluster) -> None:
    """boardgame.io: credentials outlived leaving."""

    async def work() -> None:
        server = many.server
        anna = await server.open_room("classic", [here("Anna"), free(), free()])
        ben = await server.join("Ben", code=anna.code)
        async with server.connect(ben) as one, server.connect(ben) as other:
            await next_of(one, "room")
            await next_of(other, "room")
            await other.ask("leave")
            async with asyncio.timeout(10):
                assert [message async for message in one][-1] == {"t": "ended"}
        for _ in range(2 * len(many.workers)):
            with pytest.raises(ServerRefused) as refused:
                await server.call("GET", f"/api/rooms/{anna.room}", key=ben.key)
            assert refused.value.code == "not-your-seat"
            async with server.connect(ben) as table:
                with pytest.raises(ConnectionClosedError, match="not-your-seat"):
                    await table.receive()
        assert (await server.join("Dan", room=anna.room)).seats == ben.seats

    run(work())


@pytest.mark.heavy
def test_of_many_who_want_the_last_seat_at_two_workers_one_gets_it(many: Cluster) -> None:
    async def work() -> None:
        for _ in range(10):
            anna = await many.server.open_room("classic", [here("Anna"), free()])
            came = await asyncio.gather(
                *(many.server.join(f"Guest {at}", room=anna.room) for at in range(6)),
                return_exceptions=True,
            )
            seated = [each for each in came if isinstance(each, Ticket)]
            refused = [each for each in came if isinstance(each, ServerRefused)]
            assert (len(seated), len(refused)) == (1, 5)
            assert {each.code for each in refused} <= {"no-free-seat", "stale"}
            room = many.room(anna)
            assert room.full
            async with many.server.connect(seated[0]) as table:
                assert (await next_of(table, "room"))["seat"] == 1

    run(work())
