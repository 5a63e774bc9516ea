"""``rackrun serve`` with a stopwatch around each part of a move; the server itself is unchanged.

``python -m benchmarks.tables.instrumented FILE serve …`` writes what was measured to the file when
the server stops. What is replaced is looked up where the server looks it up, so a part that was
renamed fails here and is not forgotten.
"""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocket

from rackrun.__main__ import main
from rackrun.server import desk, intake, protocol, socket
from rackrun.server.desk import Desk
from rackrun.store import writer

now = time.perf_counter


class Stopwatch:
    """Seconds and calls by part."""

    def __init__(self) -> None:
        """Nothing was measured yet."""
        self.seconds: dict[str, float] = {}
        self.calls: dict[str, int] = {}

    def add(self, part: str, begun: float) -> None:
        """A part has just ended."""
        self.seconds[part] = self.seconds.get(part, 0.0) + now() - begun
        self.calls[part] = self.calls.get(part, 0) + 1

    def around(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, measured."""

        def measured(*arguments: Any, **named: Any) -> Any:
            begun = now()
            try:
                return work(*arguments, **named)
            finally:
                self.add(part, begun)

        return measured

    def around_waiting(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, measured with all that it waits for."""

        async def measured(*arguments: Any, **named: Any) -> Any:
            begun = now()
            try:
                return await work(*arguments, **named)
            finally:
                self.add(part, begun)

        return measured


def instrument(watch: Stopwatch) -> None:
    """Put the stopwatch around every part of a move."""
    carry_out, send_text, write_message = Desk._carry_out, WebSocket.send_text, socket.write_message
    together = writer._do_together

    async def carrying_out(self: Desk, room: Any, wish: Any, move: Any, **named: Any) -> Any:
        span = await carry_out(self, room, watch.around("decide", wish), move, **named)
        watch.calls["moves"] = watch.calls.get("moves", 0) + 1
        return span

    async def sending(self: WebSocket, text: str) -> None:
        if not text.startswith(('{"t":"event"', '{"t":"done"')):
            return await send_text(self, text)
        begun = now()
        await send_text(self, text)
        return watch.add("send", begun)

    def writing(message: dict[str, Any]) -> bytes:
        begun = now()
        written = write_message(message)
        if message["t"] in ("event", "done"):
            watch.add("encode", begun)
        return written

    def doing_together(connection: Any, jobs: list[Any]) -> None:
        begun = now()
        together(connection, jobs)
        watch.add("transaction", begun)
        watch.calls["jobs"] = watch.calls.get("jobs", 0) + len(jobs)

    Desk._carry_out = carrying_out
    WebSocket.send_text = sending
    socket.write_message = writing
    writer._do_together = doing_together
    protocol.read_message = watch.around("read", protocol.read_message)
    desk.evolve = watch.around("evolve", desk.evolve)
    desk.batch_of = watch.around("write down", desk.batch_of)
    Desk._stored = watch.around_waiting("store", Desk._stored)
    Desk._take_over = watch.around("redact", Desk._take_over)
    intake.Intake.take = watch.around_waiting("answer", intake.Intake.take)


def serve(file: str, *words: str) -> int:
    """Serve until somebody stops it, then write what was measured."""
    watch = Stopwatch()
    instrument(watch)
    sys.argv[1:] = words
    try:
        main()
    except SystemExit as end:
        return int(end.code or 0)
    finally:
        told = {"seconds": watch.seconds, "calls": watch.calls}
        Path(file).write_text(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(serve(*sys.argv[1:]))
