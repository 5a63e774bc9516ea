"""Nothing about anybody is kept that need not be: everything at rest is looked through."""

import asyncio
import json
import re
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from rackrun.client import Message, Server, ServerRefused, Table, Ticket, bot, free, here
from rackrun.editions import load
from rackrun.server import app
from rackrun.server.lobby import DAY, HOUR
from rackrun.server.protocol import Phrase
from rackrun.server.wish import NoSuchRoom
from tests.server.house import TestTime, run
from tests.server.inside import inside
from tests.server.lossy import play
from tests.server.serving import Running, serving

NAMES = ("Zwieblinde", "Quastorix", "Ömmelgård 7", "Fjolnir")
"""Names that stand for nothing else; the last one is taken later, the third one is renamed."""
AGES = [7_654_321, 8_765_432]
"""Ages that stand for nothing else."""
ADDRESS = "127.0.0.1"
TILE = re.compile(r"(?:[rbkyogpw]\d{1,2}|J|\?)(?:[ /|]|$)")
TALK = ("you are all stupid", "my number is 0123", "HELLO", "hello ", "", "hello world")


class House(NamedTuple):
    """A server where games were played, and what nobody may read of them."""

    running: Running
    data: Path
    keys: list[str]
    rooms: list[str]
    """The ids and codes of the rooms."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where games were played and a lot has gone wrong."""
    data = tmp_path_factory.mktemp("privacy")
    with serving(data) as running:
        keys, rooms = list[str](), list[str]()
        run(lived(running, keys, rooms))
        yield House(running, data, keys, rooms)


async def lived(running: Running, keys: list[str], rooms: list[str]) -> None:
    """Two people play a match in which the age decides, others come and go, some err."""
    server = running.server
    seats = [here(NAMES[0]), free()]
    anna = await server.open_room("stars", seats, options={"rounds": 1}, spectators=True)
    ben = await server.join(NAMES[2], code=anna.code)
    async with server.connect(ben) as table:
        await table.receive()
        await table.ask("rename", name=NAMES[1])
        await table.ask("say", what="good-luck")
        await table.ask("begin", ages=AGES)
    async with (
        server.stay(anna, after=1, chance=lambda: 0.1) as one,
        server.stay(ben, after=1, chance=lambda: 0.1) as other,
    ):
        await asyncio.gather(play(one, 0), play(other, 1))
    offer = await server.call("POST", f"/api/rooms/{ben.room}/move", {}, key=ben.key)
    tablet = await server.call("POST", "/api/move", offer)
    seen = await server.call("POST", "/api/watch", {"code": anna.code})
    alone = await server.open_room("classic", [here(NAMES[3]), bot("helper")])
    gone = await server.open_room("classic", [here(NAMES[3]), free()])
    await server.call("DELETE", f"/api/rooms/{gone.room}", key=gone.key)
    for wrong in ({"name": NAMES[3], "code": "AAAAAAAA"}, {"name": NAMES[3] + "|", "code": ""}):
        with pytest.raises(ServerRefused):
            await server.call("POST", "/api/join", wrong)
    with pytest.raises(ServerRefused):
        await server.call("GET", f"/api/rooms/{alone.room}", key=NAMES[3] + " no key")
    async with server.connect(anna) as table:
        await table.receive()
        await table._connection.send(json.dumps({"t": NAMES[0], "id": NAMES[1]}))
        await table.ask("ping")
        await table._connection.send("[" * 8000)
        assert [message["t"] async for message in table] == ["present", "refused"]
    await asyncio.to_thread(stammer, running.address)
    keys += [anna.key, ben.key, tablet["key"], seen["key"], alone.key, gone.key, offer["link"]]
    rooms += [text for each in (anna, alone, gone) for text in (each.room, each.code)]


def stammer(address: str) -> None:
    """Send what is no request, so that the library has something to complain of."""
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    for text in (f"GET /{NAMES[0]} nonsense", f"{NAMES[0]}: {NAMES[1]}", "GET / HTTP/1.1\r\n\0:"):
        with socket.create_connection((ADDRESS, port), timeout=5) as line:
            line.sendall(f"{text}\r\n\r\n".encode())
            line.recv(1000)


def files(folder: Path) -> dict[str, bytes]:
    """Everything that lies there."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def database(data: Path) -> bytes:
    """The rooms, with what is not yet moved to the main file."""
    found = files(data)
    assert "rooms.db" in found
    return b"".join(text for name, text in found.items() if name.startswith("rooms.db"))


def values(data: Any) -> Iterator[str]:
    """Every text and number in it."""
    if isinstance(data, dict):
        for value in data.values():
            yield from values(value)
    elif isinstance(data, list):
        for value in data:
            yield from values(value)
    else:
        yield str(data)


# The journal


def test_the_journal_is_one_json_object_a_line(house: House) -> None:
    lines = [json.loads(line) for line in house.running.journal.splitlines()]
    assert all(isinstance(line, dict) and line.keys() >= {"at", "level", "event"} for line in lines)
    told = {line["event"] for line in lines}
    assert told >= {"resumed", "room-opened", "room-deleted", "library"}
    assert not [line for line in lines if line["level"] == "error"]


def test_the_journal_knows_no_name_address_key_code_room_or_tile(house: House) -> None:
    text = house.running.journal
    assert len(text.splitlines()) >= 5
    for secret in (*house.keys, *house.rooms, *NAMES, ADDRESS, *map(str, AGES)):
        assert secret not in text
        assert secret.casefold() not in text.casefold()
        assert json.dumps(secret)[1:-1] not in text
    for line in text.splitlines():
        told = json.loads(line)
        for value in values({name: told[name] for name in told.keys() - {"at"}}):
            assert not TILE.match(value), line


def test_a_fault_of_ours_is_noted_without_a_word_about_anybody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    from rackrun.server import journal

    try:
        raise ValueError(f"{NAMES[0]} at {ADDRESS} holds r7")
    except ValueError as error:
        journal.note_failure("request-failed", error, room="a room")
    line = journal._Lines().format(caplog.records[-1])
    told = json.loads(line)
    assert told["error"] == "ValueError"
    assert not [word for word in (NAMES[0], ADDRESS, "r7", "a room") if word in line]


# The database


def test_the_database_knows_no_address_no_age_and_no_key(house: House) -> None:
    data = database(house.data)
    assert NAMES[0].encode() in data, "expected to look where names are"
    for secret in (*house.keys, ADDRESS, *map(str, AGES)):
        assert secret.encode() not in data
    connection = sqlite3.connect(house.data / "rooms.db")
    for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'"):
        for row in connection.execute(f"SELECT * FROM {table}"):
            assert not set(row) & set(AGES)
    connection.close()


def test_nothing_else_lies_in_the_folder(house: House) -> None:
    known = {"rooms.db", "rooms.db-wal", "rooms.db-shm", "journal", "serving.lock"}
    assert set(files(house.data)) <= known


async def two_rooms(server: Server) -> tuple[Ticket, Ticket]:
    """A room of one name, played a while, and a room of another that is to stay."""
    gone = await server.open_room("classic", [here(NAMES[0]), here(NAMES[1])])
    async with server.connect(gone, seat=0) as table:
        await table.receive()
        await table.ask("rename", name=NAMES[2])
        await table.ask("begin")
    return gone, await server.open_room("classic", [here(NAMES[3]), free()])


def left_behind(data: Path, ticket: Ticket) -> dict[str, list[str]]:
    """What of a room that was forgotten is still in some file, by its name."""
    words = [*NAMES[:3], ticket.room, ticket.code]
    found = {
        name: [word for word in words if word.encode() in text]
        for name, text in files(data).items()
    }
    return {name: words for name, words in found.items() if words}


def test_nothing_of_a_deleted_room_is_in_any_file(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        left = dict[str, list[str]]()

        async def work(server: Server) -> None:
            gone, _ = await two_rooms(server)
            await server.call("DELETE", f"/api/rooms/{gone.room}", key=gone.key)
            left.update(left_behind(tmp_path, gone))

        run(work(running.server))
    assert left == {}


def test_nothing_of_a_deleted_room_is_in_any_file_once_the_server_has_stopped(
    tmp_path: Path,
) -> None:
    tickets = list[Ticket]()

    async def work(server: Server) -> None:
        tickets.extend(await two_rooms(server))
        await server.call("DELETE", f"/api/rooms/{tickets[0].room}", key=tickets[0].key)

    with serving(tmp_path) as running:
        run(work(running.server))
        running.stop()
    assert left_behind(tmp_path, tickets[0]) == {}
    data = database(tmp_path)
    assert NAMES[3].encode() in data
    assert tickets[1].room.encode() in data


# What is forgotten by itself


@asynccontextmanager
async def beating(path: Path, time: TestTime, keep: int) -> AsyncIterator[Any]:
    """A server that looks after its rooms by itself."""
    async with inside(path, time=time, keep=keep) as at:
        await at.lobby.resume()
        yield at


async def is_there(at: Any, ticket: Ticket) -> bool:
    """Whether somebody serves the room, or could."""
    try:
        await at.lobby.desk(ticket.room)
    except NoSuchRoom:
        return False
    return True


@pytest.mark.parametrize("keep", [1, 7, 90])
def test_rooms_in_which_nothing_happens_are_forgotten_after_so_many_days(
    keep: int, tmp_path: Path
) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with beating(tmp_path, time, keep) as at:
            gone, stays = await two_rooms(at.server)
            time.turn(keep * DAY - HOUR)
            async with at.server.connect(stays) as table:
                await table.receive()
                await table.ask("rename", name=NAMES[3] + "x")
            await asyncio.sleep(0.05)
            assert (await (await at.lobby.desk(gone.room)).room()).version
            time.turn(2 * HOUR)
            async with asyncio.timeout(10):
                while await is_there(at, gone):
                    await asyncio.sleep(0.005)
            with pytest.raises(ServerRefused, match="no free seat"):
                await at.server.call("GET", f"/api/rooms/{gone.room}", key=gone.key)
            shown = await at.server.call("GET", f"/api/rooms/{stays.room}", key=stays.key)
            assert shown["chairs"][0]["name"] == NAMES[3] + "x"
        assert left_behind(tmp_path, gone) == {}

    run(work())


def test_whoever_sits_in_a_forgotten_room_is_told(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with beating(tmp_path, time, 7) as at, asyncio.timeout(10):
            ticket = await at.server.open_room("classic", [here(NAMES[0]), free()])
            async with at.server.connect(ticket) as table:
                await table.receive()
                time.turn(8 * DAY)
                assert [message async for message in table][-1] == {"t": "ended"}

    run(work())


# What can be said


async def heard(table: Table, kind: str) -> Message:
    """The next message of a kind."""
    async for message in table:
        if message["t"] == kind:
            return message
    raise AssertionError(f"expected {kind}, got the end")


def test_there_are_phrases_and_no_free_text(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as at:
            ticket = await at.server.open_room("classic", [here(NAMES[0]), here(NAMES[1])])
            async with (
                at.server.connect(ticket, seat=0) as one,
                at.server.connect(ticket, seat=1) as other,
            ):
                await heard(other, "present")
                before = at.log()
                for text in (*TALK, None, 7, ["hello"], {"what": "hello"}):
                    with pytest.raises(ServerRefused) as refused:
                        await one.ask("say", what=text)
                    assert refused.value.code == "bad-message"
                for what in get_args(Phrase):
                    told = await one.ask("say", what=what, text=TALK[0], name=TALK[0])
                    assert told["t"] == "heard"
                    assert await heard(other, "said") == {"t": "said", "seat": 0, "what": what}
                assert at.log() == before, "expected that what is said is stored nowhere"

    run(work())


def test_no_message_but_a_name_and_a_seed_carries_words_to_others(tmp_path: Path) -> None:
    words = "you are stupid"

    async def work() -> None:
        async with inside(tmp_path) as at:
            seats = [here(NAMES[0]), here(NAMES[1])]
            ticket = await at.server.open_room("classic", seats, drafts=True, hints=True)
            async with (
                at.server.connect(ticket, seat=0) as one,
                at.server.connect(ticket, seat=1) as other,
            ):
                await one.receive()
                await one.ask("begin", starter=None, words=words)
                for kind, fields in {
                    "draft": {"table": [[words]]},
                    "play": {"table": [["r1", words]]},
                    "give-back": {"tile": words},
                    "hand": {"seat": 1, "bot": words},
                    "seed": {"seed": words},
                    "hint": {"strength": words},
                    "rename": {"name": words + " | " + words},
                    words: {},
                }.items():
                    with pytest.raises(ServerRefused):
                        await one.ask(kind, id=f"{words} {kind}", text=words, **fields)
                await one.ask("ping", id=words)
                await other.ask("ping")
                assert words not in json.dumps(other._waiting)

    run(work())


# The page

WEB = Path(__file__).parents[2] / "web"
KINDS = {".ts", ".svelte", ".js", ".css", ".html", ".svg"}
SOURCES = sorted(
    path for path in [WEB / "index.html", *(WEB / "public").rglob("*"), *(WEB / "src").rglob("*")]
    if path.suffix in KINDS and not path.name.endswith(".test.ts")
)  # fmt: skip
ONLY_NAMES = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Addresses that are only names: of kinds of markup, and of the framework's warnings."""
FOREIGN = re.compile(r"""(?:\b[a-z]+:)?//[\w\[]|\bdata:(?!,|image/svg\+xml,)|\bblob:""")
WAYS_OUT = re.compile(
    r"sendBeacon|EventSource|importScripts|XMLHttpRequest|RTCPeer|serviceWorker|document\.cookie"
    r"|indexedDB|@import|url\(|preconnect|dns-prefetch|geolocation|http-equiv"
)
ALLOWED = {"register.ts": {"serviceWorker"}}
"""The worker is our own, and asks for our own page alone."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(WEB)))
def test_no_file_of_the_page_names_another_host(path: Path) -> None:
    text = path.read_text("utf-8").replace(ONLY_NAMES[0], "")
    code = re.sub(r"^\s*// .*$", "", text, flags=re.MULTILINE)
    assert not FOREIGN.search(code)
    assert set(WAYS_OUT.findall(code)) <= ALLOWED.get(path.name, set())
    doors = {"http.ts": "fetch(path", "live.svelte.ts": "new WebSocket(url)",
             "reach.svelte.ts": 'fetch("/healthz"', "worker.ts": "fetch(request"}  # fmt: skip
    for asked in re.findall(r"\bfetch\([^)]*|new WebSocket\([^)]*\)", code):
        assert asked.startswith(doors[path.name]), asked


def test_the_page_as_it_is_built_names_nobody_but_what_its_parts_are_called_after() -> None:
    files = [path for path in app.PAGE.rglob("*") if path.is_file() and path.suffix != ".png"]
    built = [path.read_text("utf-8") for path in files]
    named = {each for text in built for each in re.findall(r"\w+://[\w.-]+[\w./-]*", text)}
    assert not {each for each in named if not each.startswith(ONLY_NAMES)}


def test_the_page_is_allowed_to_ask_nobody_else() -> None:
    policy = dict(
        each.strip().partition(" ")[::2]
        for each in app.HEADERS["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    allowed = {word for value in policy.values() for word in value.split()}
    assert allowed == {"'none'", "'self'", "data:"}
    assert policy["img-src"] == "'self' data:"


def test_no_edition_asks_for_more_than_a_name() -> None:
    data = json.dumps(load("classic").as_data()).casefold()
    assert not [word for word in ("mail", "birth", "password", "account") if word in data]
    pages = "".join(path.read_text("utf-8") for path in SOURCES if path.suffix == ".svelte")
    assert set(re.findall(r"<input[^>]*?name=\"(\w+)\"", pages)) == {"name", "edition", "code"}
