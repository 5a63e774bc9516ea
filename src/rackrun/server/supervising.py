"""Several workers on one machine: started together, replaced if one dies, renewed one by one.

All of them take connections from one socket. SIGTERM stops them; SIGHUP renews them one after the
other, each once the next is ready, so that somebody is always there.
"""

import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from prometheus_client import multiprocess as measured

from rackrun.errors import BadNotation, BusUnavailable, RackrunError, StoreUnavailable
from rackrun.server import journal
from rackrun.server.measures import FOLDER
from rackrun.server.serving import GRACE, House, serve

_SPAWN = multiprocessing.get_context("spawn")
LONGEST_START = 60.0
"""Seconds for a worker to begin."""
AGAIN = 1.0
"""Seconds before a worker that has died is replaced."""
SHORTLY = 0.5
"""Seconds between two looks at signals."""


class _Worker:
    """One process that serves."""

    def __init__(self, house: House, listening: socket.socket) -> None:
        """Start it."""
        self._pipe, theirs = _SPAWN.Pipe(duplex=False)
        # Not a daemon: it has processes of its own, in which bots think.
        self.process = _SPAWN.Process(target=_work, args=(house, listening, theirs))
        self.process.start()
        theirs.close()

    def begun(self) -> None:
        """Wait until it serves; raises RackrunError with its reason if it cannot."""
        why = "a worker that ended"
        try:
            if not self._pipe.poll(LONGEST_START):
                why = f"nothing within {LONGEST_START:g} s"
            elif (said := self._pipe.recv()) is None:
                return
            else:
                raise said
        except (EOFError, OSError):
            pass
        raise BadNotation(f"--workers: expected a worker that begins, got {why}")

    def last_word(self) -> str:
        """What kept it from beginning, if anything did."""
        said = None
        with suppress(EOFError, OSError):
            while self._pipe.poll():
                said = self._pipe.recv()
        return "" if said is None else type(said).__name__

    def stop(self) -> None:
        """Let it end what it does, then end it."""
        self.process.terminate()
        self.process.join(3 * GRACE)
        self.process.kill()
        self.process.join()
        self.forget()

    def forget(self) -> None:
        """Let its measures of the moment count no longer."""
        measured.mark_process_dead(self.process.pid, os.environ[FOLDER])  # pyright: ignore[reportUnknownMemberType]


def _work(house: House, listening: socket.socket, pipe: Connection) -> None:
    """Serve in a process of one's own, and say when it begins or why not."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # that is for whoever supervises
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, _left_to_the_server)
    journal.write_lines()
    try:
        serve(house, listening, lambda: pipe.send(None))
    except (StoreUnavailable, BusUnavailable) as error:
        pipe.send(type(error)(str(error)))  # what caused it may not be for sending
    except (OSError, RackrunError) as error:
        pipe.send(BadNotation(str(error) or type(error).__name__))


def _left_to_the_server(_: int, __: object) -> None:
    """It listens to the signal itself, and passes it on once it has stopped."""


class _Signals:
    """What the operator has asked for."""

    def __init__(self) -> None:
        self.stop = self.renew = False
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stopped)
        signal.signal(signal.SIGHUP, self._renewed)

    def _stopped(self, _: int, __: object) -> None:
        self.stop = True

    def _renewed(self, _: int, __: object) -> None:
        self.renew = True


def supervise(
    house: House, listening: socket.socket, count: int, ready: Callable[[], None]
) -> None:
    """Serve with so many workers until somebody stops it; raises RackrunError if they cannot."""
    signals = _Signals()
    with tempfile.TemporaryDirectory(prefix="rackrun-measures-") as folder:
        os.environ[FOLDER] = folder  # where the workers write their measures
        _supervise(house, listening, count, ready, signals)


def _supervise(house: House, listening: socket.socket, count: int, ready: Callable[[], None],
               signals: _Signals) -> None:  # fmt: skip
    workers = [_Worker(house, listening) for _ in range(count)]
    try:
        for worker in workers:
            worker.begun()
        ready()
        while not signals.stop:
            wait([each.process.sentinel for each in workers], SHORTLY)
            workers = [_alive(each, house, listening, signals) for each in workers]
            if signals.renew:
                signals.renew = False
                workers = [_renewed(each, house, listening, signals) for each in workers]
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.stop()


def _alive(worker: _Worker, house: House, listening: socket.socket, signals: _Signals) -> _Worker:
    """The worker, or another one if it has died."""
    if worker.process.is_alive() or signals.stop:
        return worker
    journal.note("worker-died", code=worker.process.exitcode or 0, why=worker.last_word())
    worker.forget()
    time.sleep(AGAIN)
    return _Worker(house, listening)


def _renewed(worker: _Worker, house: House, listening: socket.socket, signals: _Signals) -> _Worker:
    """A new worker, and the old one is stopped once the new one serves."""
    if signals.stop:
        return worker
    new = _Worker(house, listening)
    try:
        new.begun()
    except RackrunError as error:
        journal.note("worker-not-renewed", why=type(error).__name__)
        new.stop()
        return worker
    worker.stop()
    return new
