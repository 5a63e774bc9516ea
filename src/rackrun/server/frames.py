"""The frames of a socket: a flood of them ends here, before anybody looks into one.

Uvicorn's own protocol reads 256 KiB at a time, which can be tens of thousands of messages, keeps
all of them, and answers every ping.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from rackrun.server import limits
from rackrun.server.hours import SECOND
from rackrun.server.pace import Bucket
from rackrun.server.protocol import CLOSED


class Frames(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for sockets, with bounds."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Nothing has come yet."""
        super().__init__(*arguments, **settings)
        self._empty = Bucket(limits.EMPTY_FRAMES_AT_ONCE, per_second=limits.EMPTY_FRAME_RATE)
        self._late = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Read little at a time, so that everybody else has their turn in between."""
        super().connection_made(transport)
        cast("Any", transport).max_size = limits.READ_AT_ONCE

    def data_received(self, data: bytes) -> None:
        """Read what came; after the end of a socket not for long."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # nobody has said yet that this is a socket
            return
        if self.close_sent:
            self._late += len(data)
            if self._late > limits.AFTER_THE_END:
                self.transport.abort()
                return
        super().data_received(data)
        if not self.handshake_initiated:  # or it would wait for ever for an answer
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif self.queue.qsize() > limits.MOST_UNREAD:
            self._cut()

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if not event.fin:
            self._count_empty()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody asks whether we are there."""
        self._count_empty()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody says that they are there."""
        self._count_empty()
        super().handle_pong(event)

    def _count_empty(self) -> None:
        if not self._empty.take(round(self.loop.time() * SECOND)):
            self._cut()

    def _cut(self) -> None:
        """Close it and forget what it sent."""
        if self.close_sent or self.transport.is_closing():
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        self.conn.send_close(CLOSED["too-fast"], "too-fast")
        self.handle_parser_exception()
