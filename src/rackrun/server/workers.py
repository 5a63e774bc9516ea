"""Bots in processes of their own: whoever thinks too long or crashes harms nobody else."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from rackrun.bots import Budget, View
from rackrun.rules.actions import Action
from rackrun.server.thinking import BotFailed, think

_SPAWN = multiprocessing.get_context("spawn")
"""A forked process would inherit threads and sockets in an unknown state."""

Think = Callable[[str, View, str, Budget], Action]


class _Question(NamedTuple):
    name: str
    view: View
    chance: str
    budget: Budget


class Workers:
    """Asks bots, each in one of a few processes; a process that does not answer in time is ended.

    What a bot needs is in the question, so it does not matter which process answers it.
    """

    def __init__(self, count: int = 1, seconds: float = 5.0, think: Think = think) -> None:
        """No process is started before it is needed."""
        self._seconds, self._think = seconds, think
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []

    async def choose(self, name: str, view: View, chance: str) -> Action:
        """What a bot does with this view; raises BotFailed if it does nothing in time."""
        async with self._free:
            worker = self._idle.pop() if self._idle else _Worker(self._think)
            question = _Question(name, view, chance, Budget())
            answer = asyncio.create_task(asyncio.to_thread(worker.ask, question, self._seconds))
            try:
                action = await asyncio.shield(answer)
            except asyncio.CancelledError:
                worker.end()
                raise
            except BotFailed:
                worker.end()
                raise
            self._idle.append(worker)
            return action

    def close(self) -> None:
        """End all processes that wait for a question."""
        while self._idle:
            self._idle.pop().end()


class _Worker:
    """One process that answers one question after the other."""

    def __init__(self, think: Think) -> None:
        self._pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_answer_all, args=(theirs, think), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: _Question, seconds: float) -> Action:
        """The answer, if it comes in time."""
        try:
            self._pipe.send(question)
            if not self._pipe.poll(seconds):
                raise BotFailed(f"{question.name}: expected a move within {seconds:g} s, got none")
            answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise BotFailed(
                f"{question.name}: expected a move, got a process that ended"
            ) from error
        if not isinstance(answer, Action):
            raise BotFailed(f"{question.name}: expected a move, got {answer!r:.200}")
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _answer_all(pipe: Connection, think: Think) -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    while True:
        try:
            question: _Question = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(think(*question))
        except Exception as error:  # noqa: BLE001 - a bot may raise anything
            pipe.send(repr(error))
