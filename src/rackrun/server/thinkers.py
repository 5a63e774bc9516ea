"""Thinking in processes of their own: whoever takes too long or crashes harms nobody else."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from rackrun.bots import Budget, View
from rackrun.rules.actions import Action
from rackrun.server.measures import WAITING
from rackrun.server.thinking import NoAnswer, think

_SPAWN = multiprocessing.get_context("spawn")
"""A forked process would inherit threads and sockets in an unknown state."""

MOST_WAITING = 64
"""Questions of people, such as hints and reviews, that may wait at once; bots always may."""

LONGEST_START = 30.0
"""Seconds for a process to start."""

Result = TypeVar("Result")
Think = Callable[[str, View, str, Budget], Action]


class _Failed(NamedTuple):
    """What comes back if the work raised something."""

    why: str


class Thinkers:
    """Has work done in one of a few processes; a process that does not answer in time is ended.

    Whatever the work needs is in the question, so it does not matter which process answers it.
    """

    def __init__(self, seconds: float = 5.0, long: float = 30.0, think: Think = think) -> None:
        """A bot has so many seconds for a move, other work may take longer; each has a process."""
        self._think = think
        self._bots, self._work = _Pool(seconds, "bots"), _Pool(long, "people")

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """What a bot does with this view; raises NoAnswer if it does nothing in time."""
        arguments = name, view, chance, Budget.for_people()
        action: object = await self._bots.ask(self._think, arguments)
        if not isinstance(action, Action):
            raise NoAnswer(f"{name}: expected a move, got {action!r:.200}")
        return action

    async def ask(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What the work gives; raises NoAnswer if it gives nothing in time, or too much waits."""
        if self._work.waiting >= MOST_WAITING:
            raise NoAnswer(f"expected fewer than {MOST_WAITING} questions at once")
        return await self._work.ask(work, arguments)

    def close(self) -> None:
        """End all processes."""
        self._bots.close()
        self._work.close()


class _Pool:
    """A few processes that take turns; none is started before it is needed."""

    def __init__(self, seconds: float, of: str, count: int = 1) -> None:
        self._seconds, self._measure = seconds, WAITING.labels(of)
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Process] = []
        self._busy: list[_Process] = []
        self.waiting = 0
        """Questions that are not answered yet."""

    async def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """What the work gives; raises NoAnswer if it gives nothing in time.

        If whoever asked goes away, a process that thinks about it already thinks on to its end,
        which is sooner than starting another.
        """
        self._count(1)
        begun = asyncio.Event()
        answering = asyncio.create_task(self._answer(work, arguments, begun))
        answering.add_done_callback(self._answered)
        try:
            answer = await asyncio.shield(answering)
        except asyncio.CancelledError:
            if not begun.is_set():
                answering.cancel()
            raise
        if isinstance(answer, _Failed):
            raise NoAnswer(answer.why)
        return answer

    async def _answer(
        self, work: Callable[..., Any], arguments: tuple[Any, ...], begun: asyncio.Event
    ) -> Any:
        async with self._free:
            begun.set()
            process = self._idle.pop() if self._idle else _Process()
            self._busy.append(process)
            try:
                answer = await asyncio.to_thread(process.ask, work, arguments, self._seconds)
            except BaseException:
                process.end()
                raise
            else:
                self._idle.append(process)
            finally:
                self._busy.remove(process)
        return answer

    def _answered(self, answering: "asyncio.Task[Any]") -> None:
        """Count; and ask what came of it, since perhaps nobody else does any more."""
        self._count(-1)
        if not answering.cancelled():
            answering.exception()

    def _count(self, more: int) -> None:
        self.waiting += more
        self._measure.inc(more)

    def close(self) -> None:
        """End all processes."""
        for process in self._busy:
            process.kill()
        while self._idle:
            self._idle.pop().end()


class _Process:
    """One process that answers one question after the other."""

    def __init__(self) -> None:
        self._pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_answer_all, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """The answer, if it comes in time; the time to start does not count."""
        try:
            if not self._ready and self._pipe.poll(LONGEST_START):
                self._ready = bool(self._pipe.recv())
            self._pipe.send((work, arguments))
            if not self._pipe.poll(seconds):
                raise NoAnswer(f"expected an answer within {seconds:g} s, got none")
            return self._pipe.recv()
        except NoAnswer:
            raise
        except (EOFError, OSError) as error:
            raise NoAnswer("expected an answer, got a process that ended") from error
        except Exception as error:  # whatever comes out of something that nobody can read
            raise NoAnswer(f"expected an answer that can be read, got {error!r:.200}") from error

    def kill(self) -> None:
        """Let the process end; whoever waits for its answer gets none."""
        self._process.kill()

    def end(self) -> None:
        """End the process, whatever it does, and forget it."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _answer_all(pipe: Connection) -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    with suppress(BrokenPipeError):
        pipe.send("ready")
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = work(*arguments)
        except Exception as error:  # noqa: BLE001 - a bot may raise anything
            answer = _Failed(repr(error))
        with suppress(BrokenPipeError):  # the server is gone; then nobody asks again either
            pipe.send(answer)
