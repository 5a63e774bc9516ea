"""The application: which door a request goes to, and what every answer carries."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rackrun.server.addresses import Addresses
from rackrun.server.counsel import Counsel
from rackrun.server.doors import Doors, no_such_door
from rackrun.server.guard import Origins
from rackrun.server.hours import WallTime
from rackrun.server.limits import CHEAP, DEAR, DEFAULT, Limits
from rackrun.server.lobby import Lobby
from rackrun.server.measures import MeasuresDoor
from rackrun.server.protocol import VERSION
from rackrun.server.socket import SocketDoor

PAGE = Path(__file__).parent / "page"
"""The page, which the build of `web/` puts there."""

CACHING = (
    ("/api/rooms", "no-store"),
    ("/metrics", "no-store"),
    ("/assets/", "public, max-age=31536000, immutable"),  # their names change with what they hold
    ("/", "no-cache"),  # the worker above all: a new one brings the new page
)
"""How long answers may be kept on the way, by the beginning of their path."""

NO_PAGE = "The page is not built here. `make setup` builds it; programs need no page.\n"

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "rackrun-protocol": str(VERSION),
}
"""A page of ours runs our own scripts, asks nobody else for anything and stands in no frame.

The version lets a page that is older than the server notice."""


def make_app(lobby: Lobby, origins: tuple[str, ...] = (), limits: Limits = DEFAULT,
             metrics_from: tuple[str, ...] = ()) -> Starlette:  # fmt: skip
    """The application that serves a lobby, and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[None]:
        await lobby.resume()
        counting = asyncio.create_task(addresses.crowd.stay())
        yield
        counting.cancel()
        await lobby.close()

    allowed = Origins(origins)
    addresses = Addresses(lobby.means, limits, WallTime())
    doors = Doors(lobby, allowed, addresses)
    guarded, counsel = doors.guarded, Counsel(lobby.thinker)
    routes = [
        Route("/healthz", doors.health),
        Route("/readyz", doors.ready),
        Route("/metrics", MeasuresDoor(metrics_from).tell),
        Route("/api/editions", doors.editions),
        Route("/api/solve", guarded(counsel.solve, DEAR), methods=["POST"]),
        Route("/api/judge", guarded(counsel.judge, CHEAP), methods=["POST"]),
        Route("/api/record", guarded(counsel.replay, DEAR), methods=["POST"]),
        Route("/api/rooms", guarded(doors.open_room), methods=["POST"]),
        Route("/api/join", guarded(doors.join), methods=["POST"]),
        Route("/api/watch", guarded(doors.watch), methods=["POST"]),
        Route("/api/move", guarded(doors.move), methods=["POST"]),
        Route("/api/rooms/{room}", guarded(doors.show), methods=["GET"]),
        Route("/api/rooms/{room}", guarded(doors.delete), methods=["DELETE"]),
        Route("/api/rooms/{room}/move", guarded(doors.offer_move), methods=["POST"]),
        Route("/api/rooms/{room}/invitation", guarded(doors.invitation)),
        Route("/api/rooms/{room}/record", guarded(doors.record, DEAR)),
        Route("/api/rooms/{room}/proof", guarded(doors.proof, DEAR)),
        Route("/api/rooms/{room}/review", guarded(doors.review, DEAR)),
        WebSocketRoute("/api/rooms/{room}/socket", SocketDoor(doors, allowed, limits).enter),
        Mount("/", _page() if PAGE.is_dir() else _no_page),
    ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(_Headers)],
                     exception_handlers={HTTPException: no_such_door})  # fmt: skip


_no_page = PlainTextResponse(NO_PAGE, 503)


def _page() -> ASGIApp:
    """The files of the page, packed; answers of rooms never are, since they hold secrets."""
    return GZipMiddleware(StaticFiles(directory=PAGE, html=True))


class _Headers:
    """Every answer carries the headers; what a room says is kept by nobody on the way."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                kept = next((how for path, how in CACHING if scope["path"].startswith(path)), "")
                if kept:
                    headers["cache-control"] = kept
            await send(message)

        await self._app(scope, receive, sending)
