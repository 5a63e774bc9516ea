"""Deals played by a Ray cluster, with the same outcomes as on this machine.

An actor stands for a core. It plays its deals in a process of its own, as this machine does, so a
bot that hangs or crashes harms only itself there too. An actor that is lost with its machine is
started somewhere else by Ray, and its deal is played again: whatever a deal brings follows from
its number and the seed.
"""

import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Generator, Mapping
from contextlib import redirect_stdout
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rackrun.arena.outcome import DealOutcome
from rackrun.arena.workers import Feed, Worker, Workshop
from rackrun.errors import BadContest
from rackrun.solver.kernel import NAME

PATIENCE = 5.0
"""Seconds in which a cluster has to answer; Ray itself would wait for minutes."""
MOST_LOST = 5
"""How often one deal may lose the machine that plays it."""


def check_ray() -> None:
    """Refuse to promise a cluster where Ray is missing, or nobody answers."""
    if find_spec("ray") is None:
        raise BadContest("ray: expected ray to be installed; hint: pip install 'rackrun[ray]'")
    address = os.environ.get("RAY_ADDRESS", "")
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:  # a cluster of this machine, which Ray finds or starts
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        raise BadContest(
            f"RAY_ADDRESS: expected a cluster that answers, got {address!r} ({error})"
        ) from error


def play_deals(shop: Workshop, feed: Feed) -> Generator[DealOutcome]:
    """The outcomes of all deals that are fed, in the order in which they are finished."""
    # Ray prints what it thinks of lost workers, which is no part of the result.
    with (
        tempfile.TemporaryDirectory(prefix="rackrun-arena-") as shipped,
        redirect_stdout(sys.stderr),
    ):
        ray = _connected(shop, Path(shipped))
        try:
            yield from _play(ray, shop, feed)
        finally:
            ray.shutdown()


def _connected(shop: Workshop, shipped: Path) -> Any:
    """Ray, connected to its cluster; bots that somebody wrote travel along."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told of our games
    ray: Any = import_module("ray")
    for name in shop.contest.rows:
        if ":" in name:
            _ship(name.partition(":")[0].partition(".")[0], shipped)
    ray.init(runtime_env={"working_dir": str(shipped)}, log_to_driver=False,
             logging_level="ERROR")  # fmt: skip
    return ray


def _ship(module: str, folder: Path) -> None:
    """Copy a module, or the package it is in, to what every machine gets."""
    found = find_spec(module)  # not loaded here: that is for the processes that play
    assert found is not None
    if found.submodule_search_locations:
        shutil.copytree(found.submodule_search_locations[0], folder / module, dirs_exist_ok=True)
    else:
        assert found.origin is not None
        shutil.copy(found.origin, folder)


def _play(ray: Any, shop: Workshop, feed: Feed) -> Generator[DealOutcome]:
    count = shop.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=MOST_LOST)(_Player)
    idle = [actor.remote(replace(shop, records=None), NAME, keep=shop.records is not None)
            for _ in range(count)]  # fmt: skip
    busy: dict[Any, Any] = {}
    while True:
        while idle and (deal := feed()) is not None:
            player = idle.pop()
            busy[player.play.remote(deal)] = player
        if not busy:
            return
        ready, _ = ray.wait(list(busy))
        for each in ready:
            idle.append(busy.pop(each))
            outcome, records = ray.get(each)
            for name, text in records.items():
                assert shop.records is not None
                (shop.records / name).write_text(text, "utf-8", newline="\n")
            yield outcome


class _Player:
    """An actor: one core of the cluster."""

    def __init__(self, shop: Workshop, kernel: str, *, keep: bool) -> None:
        """``kernel`` is that of whoever asks; the records, if kept, go back with the outcome."""
        if kernel != NAME:  # among equal plays each kernel has a choice of its own
            raise BadContest(f"ray: expected the {kernel} kernel on every machine, got {NAME}")
        self._records = Path(tempfile.mkdtemp(prefix="rackrun-arena-")) if keep else None
        self._worker = Worker(replace(shop, records=self._records))

    def play(self, deal: int) -> tuple[DealOutcome, Mapping[str, str]]:
        """Play a deal; its outcome, and its records by the names of their files."""
        outcome = self._worker.play(deal)
        records: dict[str, str] = {}
        if self._records is not None:
            for path in self._records.iterdir():
                records[path.name] = path.read_text("utf-8")
                path.unlink()
        return outcome, records
