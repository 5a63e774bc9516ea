"""What every door shares: a body that is not too long, an answer in JSON, the one refusal."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rackrun.server.session import refusal

LONGEST = 8192
"""Bytes of a message or of a request's body."""


class TooLarge(Exception):
    """A body that is longer than any of ours."""


async def body_of(request: Request) -> bytes:
    """The body of a request; one that is too long is not read to its end."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST:
            raise TooLarge
    return body


def as_json(data: object, status: int = 200) -> Response:
    """Data as an answer."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(status: int, code: str, message: str) -> Response:
    """What was asked is not done."""
    return as_json(refusal("", code, message), status)
