"""The least that a client of a socket needs, so that many fit into one process.

What is sent was made ready beforehand; of what comes, no more is done here than to find where each
message ends.
"""

import asyncio
import base64
import os
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_SHORT = 126
"""From so many bytes on, two more tell the length; no message here is longer than they can say."""


def framed(text: bytes, kind: int = _TEXT) -> bytes:
    """A message as a client sends it; the mask is nothing but zeros, which changes nothing."""
    size = len(text)
    if size < _SHORT:
        return bytes((kind, 0x80 | size, 0, 0, 0, 0)) + text
    return bytes((kind, 0x80 | _SHORT, *size.to_bytes(2), 0, 0, 0, 0)) + text


class Line(asyncio.Protocol):
    """One connection; whoever inherits from it hears its messages."""

    def __init__(self) -> None:
        """Not connected yet."""
        self._rest, self._transport, self._request = b"", cast("asyncio.Transport", None), b""
        self._upgraded: asyncio.Future[None] | None = None

    async def connect(self, address: str, path: str, key: str) -> None:
        """Open it; raises OSError if that fails."""
        parts, loop = urlsplit(address), asyncio.get_running_loop()
        self._rest, self._upgraded = b"", loop.create_future()
        nonce = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\n"
            f"Authorization: Bearer {key}\r\n\r\n"
        ).encode()
        await loop.create_connection(lambda: self, parts.hostname, parts.port)
        await self._upgraded

    def say(self, frame: bytes) -> None:
        """Send a frame."""
        self._transport.write(frame)

    def cut(self) -> None:
        """End it without a goodbye."""
        self._transport.abort()

    def heard(self, text: bytes) -> None:
        """Hear a message."""

    def lost(self) -> None:
        """Hear that the connection is no more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits."""
        if self._upgraded is not None and not self._upgraded.done():
            self._upgraded.set_exception(ConnectionError(f"no socket: {exc or self._rest!r}"))
        else:
            self.lost()

    def data_received(self, data: bytes) -> None:
        """Find the messages in what came."""
        data = self._rest + data if self._rest else data
        if self._upgraded is not None and not self._upgraded.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end or not head.startswith(b"HTTP/1.1 101"):
                self._rest = head
                return
            self._upgraded.set_result(None)
        at, here = 0, len(data)
        while here - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == _SHORT:
                size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size > _SHORT:
                size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if here < begin + size:
                break
            self._take(data[at], data[begin : begin + size])
            at = begin + size
        self._rest = data[at:]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == _TEXT:
            self.heard(text)
        elif kind == _PING:
            self.say(framed(text, _PONG))
        elif kind == _CLOSE:
            self._transport.close()
