"""One thread that writes: whatever waits is written together, so that one wait for the disk is
enough for all of it.
"""

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from rackrun.errors import StoreError, StoreUnavailable

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "Future[Any]"]

MOST_TOGETHER = 256
"""Jobs in one transaction, so that the first of them need not wait for ever."""
PATIENCE, WITH_READERS = 5000, 50
"""Milliseconds to wait for another process that writes, and for one that reads."""


class Writer:
    """Does jobs in the order in which they come; each is done when it is on the disk.

    A job that raises StoreError is undone alone. If the transaction fails, no job of it is done.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Start the thread."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connect = connect
        self._past = False
        """Whether the write-ahead log may hold what was to be forgotten."""
        self._thread = threading.Thread(target=self._run, name="rackrun store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], Result]) -> "Future[Result]":
        """Have a job done."""
        future: Future[Result] = Future()
        self._jobs.put((work, future))
        return future

    def forget_the_past(self) -> "Future[None]":
        """Have what was overwritten or deleted removed from the write-ahead log as well.

        Nobody waits for a long reader, such as a backup: it is tried again with whatever is
        written next.
        """
        future: Future[None] = Future()
        self._jobs.put((_truncate, future))
        return future

    def close(self) -> None:
        """Do what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = None
        try:
            while jobs := self._waiting():
                if connection is None:
                    connection = self._opened(jobs)
                if connection is None:
                    continue
                # Whoever has given up waiting before it was begun wants nothing any more.
                wanted = [job for job in jobs if job[1].set_running_or_notify_cancel()]
                if together := [job for job in wanted if job[0] is not _truncate]:
                    _do_together(connection, together)
                asked = [future for work, future in wanted if work is _truncate]
                if asked or self._past:
                    self._past = not _truncate(connection, WITH_READERS if asked else 0)
                for future in asked:
                    future.set_result(None)
        finally:
            if connection is not None:
                connection.close()

    def _opened(self, jobs: list[Job]) -> sqlite3.Connection | None:
        """The connection; if there can be none now, whoever waits hears of it."""
        try:
            return self._connect()
        except sqlite3.Error as error:
            for _, future in jobs:
                if future.set_running_or_notify_cancel():
                    future.set_exception(StoreUnavailable(f"nothing can be stored now: {error}"))
            return None

    def _waiting(self) -> list[Job]:
        """The jobs that wait, at least one; none once it is time to stop."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self._jobs.put(None)
        return jobs


def _truncate(connection: sqlite3.Connection, patience: int = 0) -> bool:
    """Empty the write-ahead log, not in a transaction; whether nobody read just now."""
    connection.execute(f"PRAGMA busy_timeout = {patience}")
    try:
        return connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    except sqlite3.Error:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")


def _do_together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Do the jobs in one transaction, and say so only when it is committed."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_do(connection, work) for work, _ in jobs]
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 - the thread must live, and whoever waits must hear
        with suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        refused = StoreUnavailable(f"nothing can be stored now: {error}")
        outcomes = [(None, refused)] * len(jobs)
    for (_, future), (result, refusal) in zip(jobs, outcomes, strict=True):
        if refusal is None:
            future.set_result(result)
        else:
            future.set_exception(refusal)


def _do(connection: sqlite3.Connection, work: Work) -> tuple[Any, StoreError | None]:
    """Do one job, or undo what it began and give the reason."""
    connection.execute("SAVEPOINT job")
    try:
        outcome = work(connection), None
    except StoreError as refusal:
        connection.execute("ROLLBACK TO job")
        outcome = None, refusal
    connection.execute("RELEASE job")
    return outcome
