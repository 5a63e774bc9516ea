"""A stranger can write a client from the page alone: nothing is said or refused that it lacks.

The examples on the page are held against what the server really says: a scripted run over a real
store, with the doors and the sessions in this process.
"""

import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from msgspec import Struct

from rackrun.notation.events import event_name
from rackrun.notation.values import codecs_of
from rackrun.rooms.notation import KINDS
from rackrun.rooms.refusals import Reason
from rackrun.rules.events import Event
from rackrun.server import doors, lobby, wishes
from rackrun.server.answers import LONGEST
from rackrun.server.app import make_app
from rackrun.server.desk import Desk
from rackrun.server.keys import holder_of
from rackrun.server.protocol import CLOSED, OTHER_CODES, VERSION, Message, read_message
from rackrun.server.session import Session
from tests.server.house import house, run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text("utf-8")
SOURCE = "".join(
    path.read_text("utf-8") for path in sorted((ROOT / "src" / "rackrun" / "server").glob("*.py"))
)

Data = dict[str, Any]

SENT: dict[str, type] = {kind.__struct_config__.tag: kind for kind in get_args(Message)}
GIVEN = sorted(set(re.findall(r'\{"t": "([a-z-]+)"', SOURCE)))
"""What a client may send, and what it may get, by the word in ``t``."""
BODIES: list[type[Struct]] = [
    kind
    for kind in vars(wishes).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
]
EVENTS: dict[str, type] = {**KINDS, **{event_name(kind): kind for kind in get_args(Event)}}
REQUESTS = {
    "NewRoomWish": "POST /api/rooms", "SeatWish": "POST /api/rooms", "JoinWish": "POST /api/join",
    "WatchWish": "POST /api/watch", "MoveWish": "POST /api/move",
}  # fmt: skip


def section(heading: str) -> str:
    """What stands below a heading, up to the next one that is not below it."""
    found = re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", PAGE, re.M | re.S)
    assert found, f"expected a heading {heading!r}"
    return found[2]


def examples(text: str) -> list[Any]:
    """Every example in JSON."""
    return [json.loads(each) for each in re.findall(r"^```json\n(.*?)^```$", text, re.M | re.S)]


def first_column(text: str) -> list[str]:
    """What stands first in the rows of all tables, without their heads."""
    return re.findall(r"^\| `([^`]+)` \|(?!.*\n\| ---)", text, re.M)


# What a client sends.


@pytest.mark.parametrize("tag", SENT)
def test_every_message_of_a_client_has_an_example_that_is_read(tag: str) -> None:
    told = section(f"Send `{tag}`")
    assert f"[`{tag}`](#send-{tag})" in section("What you may send")
    found = [read_message(json.dumps(each)) for each in examples(told)]
    assert found
    assert all(type(each) is SENT[tag] for each in found)
    assert all(each.keys() <= {"t", *fields_of(SENT[tag])} for each in examples(told))
    assert "**Answer** " in told


@pytest.mark.parametrize("tag", SENT)
def test_every_field_of_a_client_is_on_the_page(tag: str) -> None:
    assert sorted(first_column(section(f"Send `{tag}`"))) == sorted(["t", *fields_of(SENT[tag])])


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: kind.__name__)
def test_every_body_of_a_request_has_an_example_that_is_read(kind: type[Struct]) -> None:
    told = section(f"`{REQUESTS[kind.__name__]}`")
    assert set(fields_of(kind)) <= set(first_column(told))
    assert [each for each in examples(told) if decodes(each, kind)]


def decodes(example: Any, kind: type[Struct]) -> bool:
    """Whether the example is such a body, with no field that it does not have."""
    try:
        msgspec.convert(example, kind)
    except msgspec.ValidationError:
        return False
    return example.keys() <= set(fields_of(kind))


def fields_of(kind: type) -> tuple[str, ...]:
    return cast("type[Struct]", kind).__struct_fields__


# What a client gets.


@pytest.mark.parametrize("tag", GIVEN)
def test_every_message_of_the_server_is_as_its_examples_are(
    tag: str, real: dict[str, list[Any]]
) -> None:
    told = section(f"Get `{tag}`")
    assert f"[`{tag}`](#get-{tag})" in section("What you get")
    assert "**Goes to** " in told
    found = examples(told)
    assert found
    assert all(each["t"] == tag for each in found)
    for example in found:
        assert any(alike(example, message) for message in real[tag]), (example, real[tag])


@pytest.mark.parametrize("tag", GIVEN)
def test_every_field_of_the_server_is_on_the_page(tag: str, real: dict[str, list[Any]]) -> None:
    own, *others = re.split(r"^(?=\| field )", section(f"Get `{tag}`"), flags=re.M)[1:]
    assert sorted(first_column(own)) == sorted(set(chain.from_iterable(real[tag])))
    if tag == "room":
        chairs, position = others
        message = real[tag][0]
        assert first_column(chairs) == list(message["chairs"][0])
        assert first_column(position) == list(message["position"])
        assert all(f"`{field}`" in position for field in message["position"]["seats"][0])


@pytest.mark.parametrize(
    "request_", ["POST /api/rooms", "POST /api/join", "POST /api/watch", "POST /api/move",
                 "POST /api/rooms/ROOM/move", "GET /api/rooms/ROOM/proof",
                 "GET /api/rooms/ROOM/review", "GET /api/editions", "POST /api/solve",
                 "POST /api/judge", "POST /api/record"],
)  # fmt: skip
def test_every_answer_over_http_is_as_its_example_is(
    request_: str, real: dict[str, list[Any]]
) -> None:
    example = examples(section(f"`{request_}`"))[-1]
    answer = real[request_][0]
    if request_ == "GET /api/editions":
        assert example["protocol"] == VERSION
        assert example.keys() == answer.keys()
        assert all(each.items() <= answer["editions"][0].items() for each in example["editions"])
    else:
        assert alike(example, answer), answer


def test_a_room_over_http_is_the_message_without_its_word(real: dict[str, list[Any]]) -> None:
    assert real["GET /api/rooms/ROOM"][0].keys() == real["room"][0].keys() - {"t"}


WORDS = ("t", "event", "strength", "move")
"""Fields whose value says which other fields there are."""


def alike(example: Any, real: Any, place: str = "") -> bool:
    """Whether both have the same fields, all the way down; an edition may be shortened."""
    if isinstance(example, dict) and isinstance(real, dict):
        one, other = cast("Data", example), cast("Data", real)
        if place == "edition":
            return one.items() <= other.items()
        return one.keys() == other.keys() and all(
            one[name] == other[name]
            if name in WORDS and isinstance(one[name], str)
            else alike(one[name], other[name], name)
            for name in one
        )
    if isinstance(example, list) and isinstance(real, list):
        items, known = cast("list[Any]", example), cast("list[Any]", real)
        return all(any(alike(each, other) for other in known) for each in items)
    return example is None or real is None or isinstance(example, type(real))


def test_every_example_of_an_event_has_its_fields() -> None:
    found = [each for example in examples(PAGE) for each in events_in(example)]
    assert found
    for each in found:
        assert list(each) == ["event", *codecs_of(EVENTS[each["event"]])]


def events_in(data: Any) -> Iterator[Data]:
    """Every event within an example."""
    if isinstance(data, dict):
        table = cast("Data", data)
        if isinstance(table.get("event"), str):
            yield table
        for each in table.values():
            yield from events_in(each)


# Events, codes, paths.


def test_every_event_is_on_the_page() -> None:
    assert first_column(section("Events of a room")) == list(KINDS)
    names = [event_name(kind) for kind in get_args(Event)]
    # Once with its fields, and once with what it changes.
    assert first_column(section("Events of a match")) == [*names, *names]


def test_every_code_of_a_refusal_is_on_the_page() -> None:
    written = set(re.findall(r'(?:refusal|_refused)\([^"()]*"([a-z-]+)"', SOURCE))
    assert written <= {code for code, _ in OTHER_CODES}
    known = [*(reason.code for reason in Reason), *(code for code, _ in OTHER_CODES)]
    assert first_column(section("Refusals")) == known


def test_every_code_of_closing_is_on_the_page() -> None:
    told = section("How it is closed")
    for reason, code in CLOSED.items():
        assert f"| {code} | `{reason}` |" in told
    assert f"| 1009 |  | a message had more than {LONGEST} bytes |" in told


def test_every_path_is_on_the_page() -> None:
    found = re.findall(r'Route\("([^"]+)"', SOURCE)
    assert len(found) > 10
    told = section("Over HTTP")
    for path in found:
        assert re.search(rf"{re.escape(path.replace('{room}', 'ROOM'))}[`?]", told), path


def test_every_request_has_a_section_with_its_answer() -> None:
    asked = re.findall(r"^\| \[`([A-Z]+ [^`]+)`\]", section("Over HTTP"), re.M)
    assert len(asked) > 10
    for each in asked:
        assert "**Answer** 20" in section(f"`{each}`")


def test_the_version_is_on_the_page() -> None:
    assert f"This is version {VERSION}." in section("Versions of the protocol")


# A scripted run, once for all tests.


async def called(app: Any, method: str, path: str, body: object = None, key: str = ""
                 ) -> tuple[int, str]:  # fmt: skip
    """Status and body of a request, without a network."""
    path, _, query = path.partition("?")
    keys = [(b"authorization", f"Bearer {key}".encode())] if key else []
    scope = {"type": "http", "method": method, "path": path, "query_string": query.encode(),
             "headers": [(b"host", b"localhost"), *keys], "scheme": "http",
             "client": ("127.0.0.1", 1)}  # fmt: skip
    sent: list[Data] = []

    async def receive() -> Data:
        return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

    async def send(message: Data) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:]).decode()


def drained(session: Session) -> Iterator[Data]:
    """What a session has to say, up to the end of its connection."""
    while not session.outgoing.empty():
        message = session.outgoing.get_nowait()
        if isinstance(message, str):
            return
        yield message


class Script:
    """A run that notes every message and every answer by its kind."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.real: dict[str, list[Any]] = {}

    async def ask(self, request: str, body: object = None, key: str = "", room: str = "") -> Any:
        """The answer over HTTP, which must be a good one."""
        method, _, path = request.partition(" ")
        status, told = await called(self._app, method, path.replace("ROOM", room), body, key)
        assert status in (200, 201), told
        answer = json.loads(told)
        self.real.setdefault(request.partition("?")[0], []).append(answer)
        return answer

    async def say(self, session: Session, **message: Any) -> None:
        """Send a message, and wait for its answer."""
        before = session.outgoing.qsize()
        await session.receive(json.dumps({"id": "1", **message}))
        while session.outgoing.qsize() == before:
            await asyncio.sleep(0.001)

    def note(self, sessions: Iterable[Session]) -> None:
        """Note what all of them heard."""
        for message in chain.from_iterable(map(drained, sessions)):
            self.real.setdefault(message["t"], []).append(json.loads(json.dumps(message)))


async def sat(desk: Desk, key: str, seat: int | None, after: int | None = None) -> Session:
    """Somebody who is connected."""
    session = Session(desk, holder_of(key), seat)
    await desk.watch(session, after)
    return session


async def scripted(path: Path, real: dict[str, list[Any]]) -> None:
    """A short game in which everything is said that can be said."""
    async with house(path, text="protocol page") as lobby:
        script = Script(make_app(lobby))
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "open"}]
        wish = {"edition": "classic", "seats": seats, "spectators": True, "hints": True,
                "drafts": True}  # fmt: skip
        await script.ask("GET /api/editions")
        for door in ("POST /api/solve", "POST /api/judge"):
            await script.ask(door, examples(section(f"`{door}`"))[0])
        anna = await script.ask("POST /api/rooms", wish)
        room = anna["room"]
        ben = await script.ask("POST /api/join", {"name": "Ben", "code": anna["code"]})
        await script.ask("POST /api/watch", {"room": room})
        desk = await lobby.desk(room)
        one, two = await sat(desk, anna["key"], 0), await sat(desk, ben["key"], 1)
        say = partial(script.say, two)
        await say(t="seed", id="seed", v=5, seed="luck")
        await say(t="begin", id="begin", v=6)
        melds = [["k4", "b4", "y4"], ["k6", "r6", "b6"]]
        await say(t="draft", table=[melds[0], ["k6", "r6"]], chosen=["b6"])
        for strength in ("something", "tiles", "play"):
            await say(t="hint", strength=strength)
        await say(t="say", what="well-played")
        await say(t="ping")
        await say(t="play", id="short", v=9, table=[["k4", "b4"]])
        await say(t="play", id="play", v=9, table=melds)
        newest = await sat(desk, ben["key"], 1)
        newest.exit()
        newer = await sat(desk, ben["key"], 1)
        desk.pause(desk.now())
        await desk.go_on()
        again = await sat(desk, anna["key"], 0, after=8)
        await script.say(again, t="draw", id="draw", v=10)
        await script.ask("GET /api/rooms/ROOM", key=ben["key"], room=room)
        offer = await script.ask("POST /api/rooms/ROOM/move", key=ben["key"], room=room)
        moved = await script.ask("POST /api/move", offer)
        last = await sat(desk, moved["key"], 1)
        await script.say(again, t="leave", id="leave")
        for door in ("proof", "review"):
            await script.ask(f"GET /api/rooms/ROOM/{door}", key=moved["key"], room=room)
        record = await script.ask("GET /api/rooms/ROOM/record?format=json", key=moved["key"],
                                  room=room)  # fmt: skip
        await script.ask("POST /api/record", record)
        script.note((one, two, newer, again, last))
        real |= script.real


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    """Every message and answer of the run, by kind."""
    return run_of(tmp_path_factory.mktemp("page"))


@cache
def run_of(path: Path) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    run(scripted(path, found))
    return found


def test_the_run_has_every_message_of_the_server(real: dict[str, list[Any]]) -> None:
    assert set(GIVEN) == {
        "room", "event", "resumed", "present", "elsewhere", "here", "paused", "goes-on", "done",
        "judged", "drafted", "said", "heard", "hint", "pong", "refused", "ended",
    }  # fmt: skip
    assert set(GIVEN) <= real.keys()


# The transcript: whatever is sent in it is sent, and exactly what it says comes back.

LINE = re.compile(r"(?P<who>\w+) +(?P<way>[→←]) (?P<what>.+)")


async def transcribed(path: Path, lines: list[str]) -> None:
    """Follow the lines one by one; nothing may be heard that they do not have."""
    async with house(path, text="protocol page") as lobby:
        app = make_app(lobby)
        keys: dict[str, str] = {}
        heard: dict[str, list[str]] = {}
        sessions: dict[str, Session] = {}
        for line in lines:
            found = LINE.fullmatch(line)
            assert found, line
            who, what = found["who"], found["what"]
            told = heard.setdefault(who, [])
            if found["way"] == "←":
                if who in sessions:
                    told += map(json.dumps, drained(sessions[who]))
                pattern = ".*".join(map(re.escape, what.split("…")))
                assert told, f"nothing came: {line}"
                assert re.fullmatch(pattern, told.pop(0)), line
            elif what.startswith("POST "):
                _, door, body = what.split(" ", 2)
                status, answer = await called(app, "POST", door, json.loads(body))
                keys[who] = json.loads(answer)["key"]
                told.append(f"{status} {json.dumps(json.loads(answer))}")
            elif asked := re.fullmatch(r"socket /api/rooms/(.+)/socket\?seat=(\d)", what):
                desk = await lobby.desk(asked[1])
                sessions[who] = await sat(desk, keys[who], int(asked[2]))
            else:
                await sessions[who].receive(what)
        assert not any(heard.values())
        assert not [each for session in sessions.values() for each in drained(session)]


def test_the_transcript_is_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"^<!-- transcript -->\n```text\n(.*?)^```$", PAGE, re.M | re.S)
    assert found
    lines = [line for line in found[1].splitlines() if line]
    keys = iter(re.findall(r'"key": "([^"]+)"', found[1]))
    (room,) = set(re.findall(r'"room": "([^"]+)"', found[1]))
    (code,) = re.findall(r'"code": "([A-Z0-9]{8})"', found[1])
    monkeypatch.setattr(doors, "new_key", partial(next, keys))
    monkeypatch.setattr(lobby, "new_id", lambda: room)
    monkeypatch.setattr(lobby, "new_code", lambda: code)
    run(transcribed(tmp_path, lines))
