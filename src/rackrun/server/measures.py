"""What the server measures of itself, for Prometheus: numbers alone, nothing about anybody.

Several workers of one machine write to one folder, which ``supervising`` names in the environment;
then whichever of them is asked answers for all.
"""

import os
import time
from collections.abc import Generator
from contextlib import contextmanager
from ipaddress import ip_address

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import Response

from rackrun.server.guard import address_of, networks

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The name under which the environment has the folder of several workers."""

ROOMS = Gauge(
    "rackrun_rooms", "Rooms that are in memory, each at one worker.", multiprocess_mode="livesum"
)
SOCKETS = Gauge("rackrun_sockets", "Connections that are open.", multiprocess_mode="livesum")
MOVES = Counter("rackrun_moves", "Wishes that were stored, by whose they were.", ["by"])
REFUSALS = Counter("rackrun_refusals", "What was refused, by its code.", ["code"])
STEPS = Histogram(
    "rackrun_step_seconds", "How long each step of a wish took.", ["step"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)  # fmt: skip
WAITING = Gauge(
    "rackrun_questions_waiting", "Questions to bots and to the solver that wait or are thought"
    " about.", ["of"], multiprocess_mode="livesum",
)  # fmt: skip


@contextmanager
def step(name: str) -> Generator[None]:
    """Measure a step: decide, store or tell."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        STEPS.labels(name).observe(time.perf_counter() - begun)


class MeasuresDoor:
    """Tells the measures to this machine, and to networks that were named at the start."""

    def __init__(self, others: tuple[str, ...] = ()) -> None:
        """Networks of ``others`` may ask too; raises BadNotation if one is none."""
        self._networks = networks("--metrics-from", others)

    async def tell(self, request: Request) -> Response:
        """All measures as text; for strangers there is nothing here."""
        if not self._welcome(request):
            return Response("expected an address that may ask for this\n", 403,
                            media_type="text/plain")  # fmt: skip
        registry = REGISTRY
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # pyright: ignore[reportUnusedCallResult]
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})

    def _welcome(self, request: Request) -> bool:
        """Whether somebody may ask. Behind a proxy everybody seems to come from this machine."""
        try:
            address = ip_address(address_of(request))
        except ValueError:
            return False
        if any(address in network for network in self._networks):
            return True
        forwarded = {"forwarded", "x-forwarded-for", "x-real-ip"} & set(request.headers.keys())
        return address.is_loopback and not forwarded
