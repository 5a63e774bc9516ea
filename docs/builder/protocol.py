"""The generated parts of the page on the protocol: messages, bodies, events, codes and limits.

Names, types, defaults and limits come from the code. What a field means comes from its docstring,
or else from the words below; a field with neither, or words for a field that is no more, end the
build.
"""

import ast
import asyncio
import inspect
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator
from types import SimpleNamespace
from typing import Any, cast, get_args, get_type_hints

import msgspec
from msgspec import inspect as kinds
from starlette.requests import Request
from starlette.responses import Response

from builder.errors import BadPage
from builder.tables import table
from rackrun.errors import BadNotation, StoreUnavailable
from rackrun.notation.events import event_name
from rackrun.notation.values import codecs_of
from rackrun.rooms.deciding import LONGEST_NAME, OFFER_LASTS
from rackrun.rooms.notation import KINDS
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rules.events import Event
from rackrun.server import wishes
from rackrun.server.addresses import (
    MOST_IN_ALL,
    MOST_OF_ONE,
    WINDOW,
    Addresses,
    TooManyGuesses,
    TooMuch,
)
from rackrun.server.answers import LONGEST, LONGEST_RECORD
from rackrun.server.desk import Stale
from rackrun.server.doors import ONE_YEAR, Doors
from rackrun.server.guard import Origins
from rackrun.server.keys import CODE_LENGTH, LETTERS
from rackrun.server.limits import (
    CHEAP,
    DEAR,
    DEFAULT,
    DRAFTS,
    EACH_PERSON,
    EMPTY_FRAME_RATE,
    EMPTY_FRAMES_AT_ONCE,
    MESSAGES_AT_ONCE,
    REFILLED,
    REFUSED_AT_ONCE,
    USUAL,
)
from rackrun.server.lobby import Lobby
from rackrun.server.protocol import (
    CLOSED,
    DEEPEST,
    OTHER_CODES,
    MeldTexts,
    Message,
    TableTexts,
    TileText,
)
from rackrun.server.session import MOST_WAITING
from rackrun.server.thinkers import Thinkers
from rackrun.server.thinking import NoAnswer
from rackrun.server.watchers import GRACE

BODIES: dict[str, type] = {
    name: kind
    for name, kind in vars(wishes).items()
    if isinstance(kind, type) and kind.__module__ == wishes.__name__
}
"""What a request can have as its body, by the name in the code."""

_WORDS = {
    "Play.table": "the whole table as it shall lie after the turn, not only what is new",
    "GiveBack.tile": "a tile of your rack; it may be the one just drawn",
    "OfferSeed.seed": "1 to 64 letters, digits, `-` or `_`; once in a round",
    "Begin.starter": "who is the oldest or the youngest, where the age decides; else leave it out",
    "Begin.ages": "instead of `starter`: the age of each seat, null where it is not said",
    "NameTile.tile": "a tile that lies open",
    "Find.tile": "a tile that lies open",
    "Rename.name": "the new name, as in `POST /api/join`",
    "Hand.seat": "the seat of whoever is away",
    "Hand.bot": "a bot that plays this edition, as `GET /api/editions` lists them",
    "Draft.table": "the whole table as it lies in the draft, unfinished melds among it",
    "Guide.who": "the computer, or the person who opened the room",
    "Draft.chosen": "tiles for which you want to know where they fit",
    "Hint.strength": "how much the hint may give away",
    "Say.what": "the phrase; your page words it in the language of whoever hears it",
    "SeatWish.kind": "`open` for whoever comes, `here` for a person on this device, or `bot`",
    "SeatWish.name": "with `here`: the name of the person",
    "SeatWish.bot": "with `bot`: which one, as `GET /api/editions` lists them",
    "NewRoomWish.edition": "an id such as `classic`, or a code with options such as `classic.t120`",
    "NewRoomWish.seats": "who is to sit where, seat 0 first; as many as the edition allows",
    "NewRoomWish.options": "options by name, such as `{\"rounds\": 2}`; they beat the code's",
    "NewRoomWish.spectators": "whether others may watch",
    "NewRoomWish.hints": "whether the solver may be asked",
    "NewRoomWish.drafts": "whether all may see what the seat on turn tries out",
    "NewRoomWish.guide": "who names the tiles of an introductory game",
    "JoinWish.name": f"1 to {LONGEST_NAME} signs without `|`, no blank at an end, nobody else's",
    "JoinWish.code": "the room code; small letters, blanks and hyphens do not matter",
    "JoinWish.room": "the id of the room, from a link; then no code is needed",
    "JoinWish.seat": "the seat that is wanted; without it the first that is free",
    "JoinWish.key": "a key that the device has made up: 22 to 64 signs out of `A-Za-z0-9_-`, "
                    "of 128 random bits at least; without it the server makes one",
    "WatchWish.code": "the room code",
    "WatchWish.room": "the id of the room, from a link; then no code is needed",
    "MoveWish.room": "the id of the room",
    "MoveWish.link": "the secret that the other device got",
}  # fmt: skip
"""What a field means, where the code does not say it."""

_CLOSING = {
    "ended": ("nothing more comes, as the message `ended` said", "stay away"),
    "too-deep": ("lists and objects lay too deep in each other", "mend the message; come back"),
    "not-your-seat": ("the key does not fit the seat, or there is no such room", "stay away"),
    "bad-origin": ("a page of another host asked, or `Host` is unknown", "stay away"),
    "failed": ("a fault of the server; what was done is safe", "come back with `after`"),
    "paused": ("nothing can be read or stored now", "come back with `after`, later"),
    "too-fast": ("you sent far more than is answered", "come back later, and send less"),
    "crowded": ("as many sockets as may be are open from your address", "come back later"),
    "too-slow": ("you read too slowly, and too much was waiting", "come back with `after`"),
}  # fmt: skip
"""When a socket is closed with a reason, and what a client does then."""

_BY_OTHERS = [
    ["1009", "", f"a message had more than {LONGEST} bytes", "mend the message; come back"],
    ["1012", "", "the server stops or starts again", "come back with `after`, later"],
    ["any other, or none", "", "the connection was lost", "come back with `after`"],
]  # fmt: skip
"""The codes that are none of ours."""


def messages() -> str:
    """Every message that a client may send, in one table."""
    rows = [
        [f"[`{_tag(kind)}`](#send-{_tag(kind)})", _about(kind),
         ", ".join(f"`{name}`" for name in kind.__struct_fields__ if name != "id")]
        for kind in get_args(Message)
    ]  # fmt: skip
    return table(["`t`", "asks to", "fields beside `t` and `id`"], rows)


def message(tag: str) -> str:
    """One message that a client may send, with its fields."""
    found = {_tag(kind): kind for kind in get_args(Message)}
    if tag not in found:
        raise BadPage(f"expected a message out of {', '.join(found)}; got {tag!r}")
    first = ["`t`", f'`"{tag}"`', "", "which message this is"]
    return f"{_about(found[tag])}\n\n{_field_table(found[tag], [first])}"


def body(name: str) -> str:
    """One body of a request, with its fields."""
    if name not in BODIES:
        raise BadPage(f"expected a body out of {', '.join(BODIES)}; got {name!r}")
    return f"{_about(BODIES[name])}\n\n{_field_table(BODIES[name], [])}"


def _tag(kind: type) -> str:
    return str(cast("Any", kind).__struct_config__.tag)


def _about(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "").replace("``", "`")


def _field_table(kind: type, rows: list[list[str]]) -> str:
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    said, hints = _docstrings(kind), get_type_hints(kind)
    for field in sorted(info.fields, key=lambda field: _FIRST.get(field.name, len(_FIRST))):
        words = _WORDS.get(f"{kind.__name__}.{field.name}") or _sentence(said.get(field.name, ""))
        if not words:
            raise BadPage(f"expected words for {kind.__name__}.{field.name}, got none")
        choices = get_args(hints[field.name])
        literal = isinstance(field.type, kinds.LiteralType)
        what = _choices(choices) if literal else _worded(field.type)
        rows.append([f"`{field.encode_name}`", what, _default(field), words])
    return table(["field", "type", "without it", "meaning"], rows)


_FIRST = {"id": 0, "v": 1}
"""Fields that many messages have, and the place that they get."""


def _choices(values: Iterable[object]) -> str:
    """The values of a field that can be chosen, in the order of the code."""
    return ", ".join(f"`{json.dumps(value)}`" for value in values)


def _sentence(docstring: str) -> str:
    """A docstring as it stands in a table: as one of several words, without a full stop."""
    text = " ".join(docstring.split()).rstrip(".")
    return text[:1].lower() + text[1:]


def _docstrings(kind: type) -> dict[str, str]:
    """The docstrings below the fields of a class and of those it is made from."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__ not in (wishes.__name__, "rackrun.server.protocol"):
            continue
        (written,) = ast.parse(inspect.getsource(each)).body
        assert isinstance(written, ast.ClassDef)
        for line, following in zip(written.body, written.body[1:], strict=False):
            match line, following:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    found[name] = text
                case _:
                    pass
    return found


def _default(field: kinds.Field) -> str:
    if field.required:
        return "must be there"
    value = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return f"`{json.dumps(value)}`"


_NAMED = {"tile": TileText, "meld": MeldTexts, "table": TableTexts}


def _worded(info: kinds.Type) -> str:
    """A type in words."""
    for name, kind in _NAMED.items():
        if info == kinds.type_info(kind):
            return name
    match info:
        case kinds.UnionType(types=types):
            return " or ".join(map(_worded, types))
        case kinds.ListType(item_type=item, min_length=least, max_length=most):
            return f"list of {_span(least, most)}: {_worded(item)}"
        case kinds.StrType(min_length=least, max_length=most):
            return f"text, {_span(least, most)} signs"
        case kinds.IntType(ge=least, le=most):
            return "number" if most is None else f"number, {least} to {most}"
        case _:
            return _PLAIN[type(info)]


_PLAIN: dict[type, str] = {
    kinds.NoneType: "null",
    kinds.BoolType: "true or false",
    kinds.DictType: "object",
    kinds.StructType: "object, as told below",
}


def _span(least: int | None, most: int | None) -> str:
    return f"{least} to {most}" if least else f"at most {most}"


def room_events() -> str:
    """Every event of a room."""
    return table(["`event`", "what happened", "fields"], map(_event_row, KINDS.values()))


def match_events() -> str:
    """Every event of a match, as it is written in a message."""
    return table(["`event`", "what happened", "fields"], map(_event_row, get_args(Event)))


def _event_row(kind: type) -> list[str]:
    about = _about(kind).partition("\n\n")[0].replace("\n", " ")
    fields = (f"`{name}` ({codec.what})" for name, codec in codecs_of(kind).items())
    return [f"`{event_name(kind)}`", about, ", ".join(fields)]


def refusals() -> str:
    """Every code with which the server refuses something, and the status that it has over HTTP."""
    status = _statuses()
    known = [(reason.code, reason.sentence) for reason in Reason]
    rows = ([f"`{code}`", said, status[code]] for code, said in [*known, *OTHER_CODES])
    return table(["`code`", "says", "status over HTTP"], rows)


def _statuses() -> dict[str, str]:
    """The status of each code: the doors themselves are asked what they make of each fault."""
    lobby = cast("Lobby", SimpleNamespace(time=None))
    addresses = cast("Addresses", SimpleNamespace(pay=lambda *_: None))
    guarded = Doors(lobby, Origins(), addresses).guarded
    found = {"bad-message": ["none"], "busy": ["none"], "overtaken": ["none"], "failed": ["500"]}

    async def fine(_: Request) -> Response:
        return Response()

    def ask(door: Callable[[Request], Awaitable[Response]], host: str = "localhost") -> None:
        headers = [(b"host", host.encode())]
        scope = {"type": "http", "method": "GET", "path": "/", "headers": headers}
        answer = asyncio.run(_answer(guarded(door)(Request(scope))))
        told = found.setdefault(json.loads(bytes(answer.body))["code"], [])
        if str(answer.status_code) not in told:
            told.append(str(answer.status_code))

    for fault in _faults():
        ask(_raising(fault))
    ask(fine, "other.example")
    return {code: " or ".join(sorted(status)) for code, status in found.items()}


async def _answer(answer: Awaitable[Response]) -> Response:
    return await answer


def _faults() -> Iterator[Exception]:
    """Whatever can be wrong with a request."""
    yield from map(Refused, Reason)
    yield from (BadNotation("none"), msgspec.ValidationError(), TooManyGuesses(), TooMuch(),
                Stale())  # fmt: skip
    yield from (StoreUnavailable("none"), NoAnswer())


def _raising(fault: Exception) -> Callable[[Request], Awaitable[Response]]:
    async def door(_: Request) -> Response:
        raise fault

    return door


def close_codes() -> str:
    """Every code with which a socket is closed."""
    if missing := CLOSED.keys() ^ _CLOSING.keys():
        raise BadPage(f"expected words for the codes of closing, got a difference in {missing}")
    own = [[str(code), f"`{reason}`", *_CLOSING[reason]] for reason, code in CLOSED.items()]
    return table(["code", "reason", "when", "what to do"], [*own, *_BY_OTHERS])


def limits() -> str:
    """Every limit that a client may meet."""
    keep = inspect.signature(Lobby).parameters["keep_days"].default
    long = inspect.signature(Thinkers).parameters["long"].default
    rows = [
        ["bytes of a message or a body", str(LONGEST)],
        ["bytes of a record that is replayed", str(LONGEST_RECORD)],
        ["lists and objects within each other", str(DEEPEST)],
        *([f"a {name}", _spelled(kind)] for name, kind in _NAMED.items()),
        ["a person's name", f"1 to {LONGEST_NAME} signs"],
        ["a room code", f"{CODE_LENGTH} signs out of `{LETTERS}`"],
        ["wrong codes from one address", f"{MOST_OF_ONE} in {_minutes(WINDOW)}"],
        ["wrong codes from everywhere", f"{MOST_IN_ALL} in {_minutes(WINDOW)}"],
        ["a link to another device", f"good for {_minutes(OFFER_LASTS)}, once"],
        ["a cookie with a key", f"{ONE_YEAR // 86400} days"],
        ["being away before a bot may play", f"{GRACE // 1000} seconds"],
        *_paces(),
        ["messages that wait for a slow reader", str(MOST_WAITING)],
        ["a hint, a proof, a review or a replay", f"{long:g} seconds, then `too-long`"],
        ["a room in which nothing happens", f"{keep} days, or as the operator says"],
    ]
    return table(["what", "limit"], rows)


def _paces() -> Iterator[list[str]]:
    """How much may come how fast."""
    most = DEFAULT.sockets_per_address
    yield ["sockets from one address", f"{most}, or as the operator says; then it is `crowded`"]
    turns, others, whole = (most * EACH_PERSON // cost for cost in (CHEAP, USUAL, DEAR))
    yield ["requests and new sockets from one address", f"{turns} turns for the referee, {whole}"
           f" for the solver or a whole match, or {others} others at once; as many again within"
           f" {REFILLED} seconds"]  # fmt: skip
    yield ["messages of a socket", f"{MESSAGES_AT_ONCE} at once, then {DEFAULT.message_rate:g} a"
           " second or as the operator says; what is more is `too-fast`"]  # fmt: skip
    yield ["messages that are `too-fast`", f"{REFUSED_AT_ONCE} at once, then as many a second;"
           " with more the socket is closed"]  # fmt: skip
    yield ["drafts of a socket that are judged", f"{DRAFTS} in any second"]
    yield ["pings and parts of messages", f"{EMPTY_FRAMES_AT_ONCE} at once, then"
           f" {EMPTY_FRAME_RATE} a second; with more the socket is closed"]  # fmt: skip


def _spelled(kind: object) -> str:
    """A type that has a name of its own, in words."""
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.ListType | kinds.StrType)
    length = _span(info.min_length, info.max_length)
    if isinstance(info, kinds.ListType):
        return f"list of {length} {_worded(info.item_type)}s"
    return f"text, {length} signs"


def _minutes(milliseconds: int) -> str:
    return f"{milliseconds // 60_000} minutes"


def check_words() -> None:
    """Refuse words for a field that is no more."""
    every: list[type] = [*get_args(Message), *BODIES.values()]
    known = {f"{kind.__name__}.{field}" for kind in every for field in get_type_hints(kind)}
    if unknown := sorted(_WORDS.keys() - known):
        raise BadPage(f"expected words for fields that are there, got {unknown[0]}")


PARTS: dict[str, Callable[..., str]] = {
    "messages": messages,
    "message": message,
    "body": body,
    "room-events": room_events,
    "match-events": match_events,
    "refusals": refusals,
    "close-codes": close_codes,
    "limits": limits,
}
"""Every part by the name under which the page asks for it."""

check_words()
