"""The door of the socket: one connection plays or watches."""

import asyncio
from contextlib import suppress

from starlette.websockets import (
    WebSocket,
    WebSocketDisconnect,
    WebSocketDisconnected,
    WebSocketState,
)

from rackrun.errors import StoreUnavailable
from rackrun.rooms.refusals import Refused
from rackrun.server import limits
from rackrun.server.addresses import Crowded, TooMuch
from rackrun.server.doors import Doors
from rackrun.server.guard import Origins, address_of, key_of, number_in
from rackrun.server.hours import WallTime
from rackrun.server.intake import Flooded, Intake
from rackrun.server.journal import note_failure
from rackrun.server.limits import Limits
from rackrun.server.measures import SOCKETS
from rackrun.server.pace import Lane
from rackrun.server.protocol import CLOSED, TooDeep, write_message
from rackrun.server.session import Session
from rackrun.server.wish import NoSuchRoom

_GONE = (WebSocketDisconnect, WebSocketDisconnected)
"""Whoever was there has gone, which may be noticed at any moment and is nobody's fault."""


class SocketDoor:
    """Where sockets come in."""

    def __init__(self, doors: Doors, origins: Origins, allowed: Limits) -> None:
        """Use the same keys as the other doors."""
        self._doors, self._origins, self._allowed = doors, origins, allowed
        self._time = WallTime()
        self._lane = Lane(self._time, most=limits.LANE_AT_ONCE, per_second=limits.LANE_RATE)

    async def enter(self, socket: WebSocket) -> None:
        """Play or watch."""
        if not self._origins.welcome(socket):
            await _close(socket, "bad-origin")
            return
        came, addresses = self._doors.arrival(), self._doors.addresses
        who = address_of(socket), key_of(socket, socket.path_params["room"])
        try:
            addresses.pay(who[0], limits.USUAL)
            async with addresses.crowd.enter(who[0]):
                if addresses.bench.has(*who):
                    await self._time.until(self._time.now() + limits.HELD)
                    await _turn_away(socket, "too-fast")
                else:
                    await socket.accept()
                    await self._seat(socket, came)
        except Flooded:
            addresses.bench.send(*who)
            await _close(socket, "too-fast")
        except TooMuch:
            await _turn_away(socket, "too-fast")
        except Crowded:
            await _turn_away(socket, "crowded")

    async def _seat(self, socket: WebSocket, came: int) -> None:
        """Let somebody sit down in their seat, or watch."""
        try:
            desk, _, holder, seat = await self._doors.seated(socket)
            session = Session(desk, holder, seat, came)
            await desk.watch(session, number_in(socket.query_params.get("after", "")))
        except (NoSuchRoom, Refused):
            await _close(socket, "not-your-seat")
            return
        except StoreUnavailable:
            await _close(socket, "paused")
            return
        await self._serve(socket, session)

    async def _serve(self, socket: WebSocket, session: Session) -> None:
        talking = asyncio.create_task(_talk(socket, session))
        SOCKETS.inc()
        intake = Intake(session, self._allowed, self._lane, self._time)
        try:
            while (text := await _heard(socket)) is not None:
                await intake.take(text)
        except TooDeep:
            await _close(socket, "too-deep")
        except _GONE:
            pass
        except Flooded:
            raise
        except Exception as error:  # noqa: BLE001 - nobody is shown our faults
            note_failure("socket-failed", error, room=session.desk.id)
            await _close(socket, "failed")
        finally:
            SOCKETS.dec()
            session.exit()
            intake.close()
            talking.cancel()


async def _heard(socket: WebSocket) -> str | None:
    """The next message, whether it came as text or as bytes; none once the client is gone.

    Raises Flooded.
    """
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        if frame["code"] == CLOSED["too-fast"]:  # its frames were a flood already
            raise Flooded
        return None
    text: str | None = frame.get("text")
    return frame["bytes"].decode(errors="replace") if text is None else text


async def _talk(socket: WebSocket, session: Session) -> None:
    """Send whatever the session has to say, until it says why it ends."""
    with suppress(*_GONE):
        while not isinstance(said := await session.outgoing.get(), str):
            await socket.send_text(write_message(said).decode())
        await _close(socket, said)


async def _turn_away(socket: WebSocket, reason: str) -> None:
    """Close a socket with a reason, for which it has to be open first."""
    await socket.accept()
    await _close(socket, reason)


async def _close(socket: WebSocket, reason: str) -> None:
    if socket.client_state is WebSocketState.DISCONNECTED:
        return
    with suppress(*_GONE):
        await socket.close(CLOSED[reason], reason)
