"""Deals played in processes of their own, so that a bot that hangs or crashes harms only itself.

A process tells by a little shared memory which move is being thought about and since when, or that
the bot for it is being made. One whose bot takes too long is ended; so is, by itself, one whose bot
crashes. Its deal is then played again by a new process, and when the same move comes the bot is not
asked: it has lost the round.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator
from ctypes import Array, c_double
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from time import monotonic
from traceback import format_exc
from typing import Any

from rackrun.arena.contest import Contest
from rackrun.arena.game import Asking, Lost, Step, play_deal
from rackrun.arena.outcome import DealOutcome
from rackrun.arena.trying import MAKE_SECONDS
from rackrun.notation.records import Record, write_record

_SPAWN = multiprocessing.get_context("spawn")
"""A forked process would inherit threads in an unknown state."""

LOOK = 0.2
"""Seconds between two looks at who thinks too long."""
MOST_STARTS = 3
"""Processes that may end for one deal without any bot being to blame."""

Feed = Callable[[], int | None]
"""The next deal to play; None while, or because, there is none."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """What every process needs to know."""

    contest: Contest
    workers: int
    move_seconds: float
    """A bot that takes longer for a move has lost the round."""
    records: Path | None = None
    """The folder for the record of every game."""
    make_seconds: float = MAKE_SECONDS
    """A bot that takes longer to be made has lost the round, unless a move may take as long."""

    def limit(self, step: Step) -> float:
        """The seconds that a bot has for this."""
        if step is Step.MAKING:
            return max(self.make_seconds, self.move_seconds)
        return self.move_seconds


@dataclass(frozen=True, slots=True)
class _Broke:
    """What comes back if something failed that is no bot."""

    trace: str


def play_deals(shop: Workshop, feed: Feed) -> Generator[DealOutcome]:
    """The outcomes of all deals that are fed, in the order in which they are finished."""
    workers = [Worker(shop) for _ in range(shop.workers)]
    try:
        while True:
            for worker in workers:
                if worker.deal is None and (deal := feed()) is not None:
                    worker.begin(deal)
            busy = [worker for worker in workers if worker.deal is not None]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy], LOOK)
            for worker in busy:
                outcome = worker.looked_at(answered=worker.pipe in ready)
                if outcome is not None:
                    yield outcome
    finally:
        for worker in workers:
            worker.end()


@dataclass(slots=True)
class Worker:
    """One process that plays one deal after the other."""

    shop: Workshop
    deal: int | None = None
    """The deal that it is at."""
    lost: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])
    starts: int = 0
    pipe: Any = field(init=False)
    thinking: "Array[c_double]" = field(init=False)
    """Rotation, number of the move, the step, and since when it lasts; 0 if it is nothing."""
    process: Any = field(init=False, default=None)

    def begin(self, deal: int) -> None:
        """Give it a deal to play."""
        self.deal, self.lost, self.starts = deal, {}, 0
        self._ask()

    def play(self, deal: int) -> DealOutcome:
        """Play a deal and wait for its outcome."""
        self.begin(deal)
        while True:
            ready = wait([self.pipe], LOOK)
            outcome = self.looked_at(answered=bool(ready))
            if outcome is not None:
                return outcome

    def looked_at(self, *, answered: bool) -> DealOutcome | None:
        """The outcome if it is there; if it never will be, the deal is begun again."""
        if answered:
            try:
                answer = self.pipe.recv()
            except (EOFError, OSError):
                self._begin_again("its process ended")
                return None
            if isinstance(answer, _Broke):
                raise RuntimeError(f"deal {self.deal} could not be played:\n{answer.trace}")
            self.deal = None
            return answer
        _, _, step, since = self.thinking
        limit = self.shop.limit(Step(int(step)))
        if since and monotonic() - since > limit:
            what = "was not made" if step == Step.MAKING else "gave no answer"
            self._begin_again(f"{what} within {limit:g} s")
        return None

    def end(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None

    def _ask(self) -> None:
        if self.process is None:
            self._start()
        self.pipe.send((self.deal, self.lost))

    def _start(self) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.thinking = RawArray(c_double, 4)
        self.process = _SPAWN.Process(
            target=_play_all, args=(theirs, self.thinking, self.shop), daemon=True
        )
        self.process.start()
        theirs.close()

    def _begin_again(self, why: str) -> None:
        """Note who is to blame, and play the deal again in another process."""
        rotation, number, _, since = self.thinking
        self.end()
        if since:
            self.lost[int(rotation), int(number)] = why
        else:
            self.starts += 1
            if self.starts >= MOST_STARTS:
                raise RuntimeError(f"deal {self.deal}: {self.starts} processes ended in it")
        self._ask()


def _play_all(pipe: "Connection[Any, Any]", thinking: "Array[c_double]", shop: Workshop) -> None:
    """Play one deal after the other for as long as somebody asks."""
    # Ctrl-C is for whoever started us: a finished deal must not be lost half-way.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is not mixed with the result.
    os.dup2(2, 1)

    def asking(rotation: int, number: int, step: Step) -> None:
        # Nothing until all is written: no step is seen with the time of another.
        thinking[3] = 0.0
        thinking[0], thinking[1], thinking[2] = rotation, number, step
        thinking[3] = 0.0 if step is Step.NOTHING else monotonic()

    while True:
        try:
            deal, lost = pipe.recv()
        except EOFError:
            return
        try:
            answer: object = _played(shop, deal, lost, asking)
        except Exception:  # noqa: BLE001 - told to whoever asked, who stops the run
            answer = _Broke(format_exc())
        pipe.send(answer)


def _played(shop: Workshop, deal: int, lost: Lost, asking: Asking) -> DealOutcome:
    def keep(rotation: int, record: Record) -> None:
        assert shop.records is not None
        path = shop.records / f"deal-{deal:06}-rotation-{rotation}.txt"
        path.write_text(write_record(record), "utf-8", newline="\n")

    return play_deal(
        shop.contest, deal, lost=lost, asking=asking, keep=keep if shop.records else None
    )
