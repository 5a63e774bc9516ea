"""Whoever sends too much: refused, then closed, and nobody else is held up."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rackrun.client import Message, Ticket, free, here
from rackrun.editions import load
from rackrun.rooms.events import OPEN
from rackrun.rules.actions import Begin
from rackrun.server import limits
from rackrun.server.addresses import BENCHED, Bench
from rackrun.server.intake import Flooded, Intake
from rackrun.server.limits import (
    DEFAULT,
    DRAFTS,
    EMPTY_FRAMES_AT_ONCE,
    MESSAGES_AT_ONCE,
    MOST_UNREAD,
    REFUSED_AT_ONCE,
    Limits,
)
from rackrun.server.pace import Lane
from rackrun.server.protocol import CLOSED, TooDeep
from rackrun.server.protocol import Message as Asked
from rackrun.server.session import MOST_WAITING, Session
from tests.kit.size import sized
from tests.server.house import HOST, TestTime, house, opened, run, sit, wish
from tests.server.inside import Inside
from tests.server.strangers import bearing, visiting

PING = {"t": "ping"}


# One socket, with a clock that the test turns


class Guest:
    """Somebody on turn in a room, who sends as much as they like."""

    def __init__(self, session: Session, other: Session, allowed: Limits) -> None:
        self.session, self.other, self.time = session, other, TestTime(short=0)
        lane = Lane(self.time, most=1000, per_second=1000)
        self.intake = Intake(session, allowed, lane, self.time)

    async def send(self, number: int, **fields: Any) -> None:
        """A message under this number."""
        await self.intake.take(json.dumps({"id": str(number), **fields}))

    def heard(self, session: Session | None = None) -> list[Message]:
        """What was said since the last time."""
        session, told = session or self.session, list[Message]()
        while not session.outgoing.empty():
            message = session.outgoing.get_nowait()
            assert not isinstance(message, str)
            told.append(message)
        return told

    def answers(self) -> dict[str, str]:
        """The answers since the last time: how each message was answered, once."""
        told = [each for each in self.heard() if "re" in each]
        assert len({each["re"] for each in told}) == len(told), told
        return {each["re"]: each.get("code", each["t"]) for each in told}

    async def pass_time(self, milliseconds: int) -> None:
        """Let time go on, and whatever waits for it."""
        self.time.turn(milliseconds)
        await asyncio.sleep(0.01)


@asynccontextmanager
async def guest(path: Path, allowed: Limits = DEFAULT) -> AsyncIterator[Guest]:
    """A guest in a room where drafts are shown, and somebody who watches."""
    async with house(path) as lobby:
        desk = await opened(lobby, load("classic"), (OPEN, OPEN))
        holders = [await sit(desk, name) for name in ("Anna", "Ben")]
        await desk.do(wish(HOST, Begin()))
        turn = (await desk.room()).position.turn
        session, other = Session(desk, holders[turn], turn), Session(desk, "", None)
        for each in (session, other):
            await desk.watch(each)
        made = Guest(session, other, allowed)
        made.heard()
        made.heard(other)
        yield made
        made.intake.close()


def test_40_messages_at_once_then_10_a_second_and_each_has_one_answer(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(60):
                await one.send(number, **PING)
            assert Counter(one.answers().values()) == {"pong": MESSAGES_AT_ONCE, "too-fast": 20}
            await one.pass_time(1_000)
            for number in range(20):
                await one.send(number, **PING)
            assert Counter(one.answers().values()) == {"pong": 10, "too-fast": 10}

    run(work())


def test_whoever_goes_on_far_beyond_is_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(MESSAGES_AT_ONCE + REFUSED_AT_ONCE):
                await one.send(number, **PING)
            with pytest.raises(Flooded):
                await one.send(1, **PING)

    run(work())


def test_twice_as_much_as_is_allowed_is_refused_by_half_and_never_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(1_000):
                await one.send(number, **PING)
                one.time.turn(50)
                if number % 100 == 99:
                    one.heard()

    run(work())


@pytest.mark.parametrize(("rate", "answered"), [(10, MESSAGES_AT_ONCE), (20, 60)])
def test_nobody_earns_messages_by_waiting_for_a_busy_worker_unless_programs_may_be_quick(
    rate: int, answered: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with guest(tmp_path, Limits(message_rate=rate)) as one:
            answer = one.session.answer

            async def slowly(message: Asked) -> None:
                one.time.turn(1_000)
                await answer(message)

            monkeypatch.setattr(one.session, "answer", slowly)
            for number in range(60):
                await one.send(number, **PING)
            answers = Counter(one.answers().values())
            assert (answers["pong"], answers.total()) == (answered, 60)

    run(work())


def test_what_is_too_fast_is_not_even_read_but_for_its_id(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(MESSAGES_AT_ONCE):
                await one.send(number, **PING)
            one.heard()
            version = one.session.desk.latest
            await one.send(100, t="draw", v=10**6)
            await one.intake.take("no JSON")
            told = one.heard()
            assert [(each["re"], each["code"]) for each in told] == [
                ("100", "too-fast"), ("", "too-fast")
            ]  # fmt: skip
            assert one.session.desk.latest is version
            with pytest.raises(TooDeep):
                await one.intake.take("[" * 8_000)

    run(work())


def test_of_drafts_that_wait_the_newest_is_judged_and_each_has_one_answer(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(20):
                await one.send(number, t="draft", table=[["r1"] * (number + 1)])
            told = one.answers()
            assert Counter(told.values()) == {"judged": DRAFTS, "overtaken": 20 - DRAFTS - 1}
            assert "19" not in told
            await one.pass_time(999)
            assert one.answers() == {}
            await one.pass_time(1)
            assert one.answers() == {"19": "judged"}
            await one.send(20, t="draft", table=[])
            assert one.answers() == {"20": "judged"}

    run(work())


def test_a_move_does_not_wait_for_a_draft(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(DRAFTS + 1):
                await one.send(number, t="draft", table=[["r1"]])
            one.heard()
            room = await one.session.desk.room()
            await one.send(9, t="draw", v=room.version)
            assert one.answers() == {"9": "done"}
            await one.pass_time(1_000)
            assert one.answers() == {str(DRAFTS): "judged"}

    run(work())


def test_a_draft_that_waits_counts_if_the_time_of_the_turn_ends(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for number in range(DRAFTS + 3):
                await one.send(number, t="draft", table=[["r1"] * (number + 1)])
            draft = one.session.desk.draft
            assert draft is not None
            assert len(draft[0]) == DRAFTS + 3
            await one.send(50, t="draft", table=[["no tile"]])
            await one.send(51, t="draft", table=[["xx"]])
            assert one.session.desk.draft is draft
            await one.pass_time(1_000)
            assert one.answers()["51"] == "bad-message"

    run(work())


# Real sockets


@asynccontextmanager
async def seated(at: Inside, ticket: Ticket, seat: int = 0) -> AsyncIterator[ClientConnection]:
    """A socket without any manners."""
    url = f"ws://{at.host}/api/rooms/{ticket.room}/socket?seat={seat}"
    headers = bearing(ticket.key)
    async with connect(url, additional_headers=headers, proxy=None, close_timeout=1) as socket:
        yield socket
        socket.transport.abort()  # whom nobody reads could not say goodbye


async def upgraded(at: Inside, ticket: Ticket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has become a socket, and speaks in bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
    lines = (
        f"GET /api/rooms/{ticket.room}/socket HTTP/1.1", f"Host: {at.host}",
        f"Authorization: Bearer {ticket.key}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    )  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    assert b" 101 " in (await reader.readuntil(b"\r\n\r\n"))
    return reader, writer


async def to_the_end(socket: ClientConnection) -> list[Message]:
    """Everything that is heard before it is closed."""
    heard = list[Message]()
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await socket.recv()))
    return heard


def closed(socket: ClientConnection) -> tuple[int | None, str | None]:
    return socket.close_code, socket.close_reason


FLOODED = (CLOSED["too-fast"], "too-fast")


def test_a_flood_ends_with_a_code_of_its_own_and_the_room_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELD", 10)

    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        ben = await at.server.join("Ben", code=anna.code)
        async with seated(at, ben, 1) as flood, at.server.connect(anna) as table:
            with suppress(ConnectionClosed):
                for number in range(5_000):
                    await flood.send(json.dumps({"t": "say", "id": str(number), "what": "hello"}))
            heard = await to_the_end(flood)
            assert closed(flood) == FLOODED
            codes = Counter(each.get("code", each["t"]) for each in heard)
            assert codes["heard"] <= MESSAGES_AT_ONCE + 10
            assert (await table.ask("begin"))["t"] == "done"
        async with seated(at, ben, 1) as again:  # they sit on the bench for a while
            assert await to_the_end(again) == []
            assert closed(again) == FLOODED
        async with seated(at, anna) as same_address:
            assert json.loads(await same_address.recv())["t"] == "room"

    visiting(tmp_path, play, limits=DEFAULT)


def test_whoever_has_flooded_sits_on_the_bench_for_a_while_and_nobody_else_does() -> None:
    time = TestTime()
    bench = Bench(time)
    bench.send("192.0.2.7", "key")
    assert bench.has("192.0.2.7", "key")
    assert not bench.has("192.0.2.7", "another key")
    assert not bench.has("192.0.2.8", "key")
    time.turn(BENCHED)
    assert not bench.has("192.0.2.7", "key")


def test_in_a_flood_every_honest_move_is_answered_and_the_flood_is_held_back(
    tmp_path: Path,
) -> None:
    async def play(at: Inside) -> None:
        tickets = [await at.server.open_room("classic", [here("Eve"), here("Eva")])
                   for _ in range(sized(4, 100))]  # fmt: skip
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        async with AsyncExitStack() as stack:
            floods = [await stack.enter_async_context(seated(at, ticket, number % 2))
                      for ticket in tickets for number in range(4)]  # fmt: skip
            sent, heard = Counter[int](), Counter[str]()
            flooding = [asyncio.create_task(flooded(each, sent, heard)) for each in floods]
            tables = [await stack.enter_async_context(at.server.connect(anna, seat=seat))
                      for seat in (0, 1)]  # fmt: skip
            await tables[0].ask("begin")
            for _ in range(10):
                turn = (await at.room(anna)).position.turn
                await tables[turn].ask("ping")  # so that the version is known
                assert (await tables[turn].ask("draw"))["t"] == "done"
            for desk in at.lobby._desks.values():
                assert all(cast("Session", each).outgoing.qsize() <= MOST_WAITING
                           for each in desk.watchers)  # fmt: skip
            for task in flooding:
                task.cancel()
            assert len(sent) == len(floods)
            assert heard["judged"] <= len(floods) * MESSAGES_AT_ONCE
            assert heard.total() < sent.total() / 2

    visiting(tmp_path, play, limits=DEFAULT)


async def flooded(socket: ClientConnection, sent: Counter[int], heard: Counter[str]) -> None:
    """Send drafts for ever, and count what comes back."""
    text = json.dumps({"t": "draft", "id": "1", "table": [["r1", "r2", "r3"]] * 8})

    async def listen() -> None:
        with suppress(ConnectionClosed):
            while True:
                heard[json.loads(await socket.recv())["t"]] += 1

    async with asyncio.TaskGroup() as group:
        group.create_task(listen())
        with suppress(ConnectionClosed):
            while True:
                await socket.send(text)
                sent[id(socket)] += 1
                await asyncio.sleep(0)


def test_more_messages_than_can_be_read_in_a_breath_are_forgotten(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        async with seated(at, anna) as flood:
            flood.transport.set_write_buffer_limits(10**7)
            text = b"\x81\x80\x00\x00\x00\x00"  # an empty text
            flood.transport.write(text * (MOST_UNREAD + 1_000))
            heard = await to_the_end(flood)
            assert closed(flood) == FLOODED
            assert len(heard) < MOST_UNREAD

    visiting(tmp_path, play)  # also where messages may be sent quickly


@pytest.mark.parametrize("frame", ["ping", "pong", "part"])
def test_frames_that_bring_nothing_are_counted(frame: str, tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        empty = {"ping": b"\x89", "pong": b"\x8a", "part": b"\x00"}[frame] + b"\x80" + bytes(4)
        async with seated(at, anna) as flood:
            if frame == "part":
                flood.transport.write(b"\x01\x80" + bytes(4))
            flood.transport.write(empty * (EMPTY_FRAMES_AT_ONCE - 10))
            assert json.loads(await flood.recv())["t"] == "room"
            flood.transport.write(empty * 20)
            await to_the_end(flood)
            assert closed(flood) == FLOODED

    visiting(tmp_path, play)


def test_a_message_in_parts_is_one_message(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        async with seated(at, anna) as socket:
            await socket.send(['{"t": "ping",', ' "id":', ' "1"}'])
            while (told := json.loads(await socket.recv()))["t"] != "pong":
                pass
            assert told["re"] == "1"

    visiting(tmp_path, play, limits=DEFAULT)


def test_whoever_sends_on_after_the_end_is_cut_off(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        reader, writer = await upgraded(at, anna)
        deep = b"[" * 8_000
        frame = b"\x81\xfe" + len(deep).to_bytes(2) + bytes(4) + deep
        with suppress(ConnectionError):
            while not reader.at_eof():  # it never says goodbye, as the standard would have it
                writer.write(frame)
                await writer.drain()
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.01):
                        await reader.read(65_536)
        writer.close()
        async with seated(at, anna) as again:
            assert json.loads(await again.recv())["t"] == "room"

    visiting(tmp_path, play)


def test_a_slow_reader_has_a_bounded_queue_and_is_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with guest(tmp_path) as one:
            for _ in range(3 * MOST_WAITING):
                one.session.overhear({"t": "said", "seat": 1, "what": "hello"})
            assert one.session.outgoing.qsize() == 1
            assert one.session.outgoing.get_nowait() == "too-slow"
            assert one.session not in tuple(one.session.desk.watchers)

    run(work())
