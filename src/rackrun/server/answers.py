"""What every door shares: a body that is not too long, an answer in JSON, the one refusal."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rackrun.server.session import refusal

LONGEST = 8192
"""Bytes of a message or of a request's body."""

LONGEST_RECORD = 1_048_576
"""Bytes of a record that is to be replayed: some fifty rounds."""


class TooLarge(Exception):
    """A body that is longer than any of ours."""

    def __init__(self, most: int) -> None:
        """Say how many bytes there may be."""
        super().__init__(f"expected at most {most} bytes")


async def body_of(request: Request, most: int = LONGEST) -> bytes:
    """The body of a request; one that is too long is not read to its end."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLarge(most)
    return bytes(body)


def as_json(data: object, status: int = 200) -> Response:
    """Data as an answer."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(
    status: int,
    code: str,
    message: str,
    flaws: list[dict[str, Any]] | None = None,
    **more: object,
) -> Response:
    """What was asked is not done; a door may have more to say of why."""
    return as_json({**refusal("", code, message, flaws), **more}, status)
