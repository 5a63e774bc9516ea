"""How far a batch or a move of rooms has come: a bar on standard error where somebody looks."""

import os
import stat
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from io import UnsupportedOperation
from typing import Protocol, TextIO, TypeVar

Thing = TypeVar("Thing")


class Watch(Protocol):
    """What is told after each answer."""

    def __call__(self, *, refused: bool) -> None:
        """One more question was answered, or refused."""
        ...


@contextmanager
def watching(file: TextIO) -> Generator[Watch]:
    """A bar for the questions of a file; nothing is shown where it would disturb or be lost.

    Answers that go to the same terminal show by themselves how far the batch is, and who types
    questions knows it.
    """
    if not sys.stderr.isatty() or sys.stdout.isatty() or file.isatty():
        yield _unseen
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    size = _size(file)
    words = TextColumn("{task.fields[answered]} answered, {task.fields[bad]} refused")
    with Progress(
        BarColumn(), words, TimeElapsedColumn(), console=Console(stderr=True), redirect_stdout=False
    ) as bar:
        task = bar.add_task("", total=size, answered=0, bad=0)
        counts = [0, 0]

        def seen(*, refused: bool) -> None:
            counts[refused] += 1
            answered, bad = counts
            read = None if size is None else file.buffer.tell()
            bar.update(task, completed=read, answered=answered, bad=bad)

        yield seen


def watched(things: Iterator[Thing], doing: str, total: int | None) -> Iterator[Thing]:
    """The same things one after the other, with a bar for how many have passed."""
    if not sys.stderr.isatty():
        yield from things
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=Console(stderr=True), redirect_stdout=False,
    ) as bar:  # fmt: skip
        yield from bar.track(things, total=total, description=doing)


def _unseen(*, refused: bool) -> None:
    pass


def _size(file: TextIO) -> int | None:
    """The bytes of a file; None if what is read has no size, such as a pipe."""
    try:
        status = os.fstat(file.fileno())
    except UnsupportedOperation:
        return None
    return status.st_size if stat.S_ISREG(status.st_mode) else None
