"""What Chromium's own record of its work says about the frames of a drag."""

import json
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "toplevel", "blink.user_timing", "v8"]
CLEANING = ("MajorGC", "V8.GCIncrementalMarkingStart", "V8.GCIncrementalMarking")
"""The browser tidies up its whole memory when a page has been quiet for some seconds, whatever that
page does next; collections that the garbage of a drag brings about are minor ones, and count."""
FRAME = 1 / 60
"""Seconds from one picture to the next."""

Recorded = dict[str, Any]


def work_per_frame(record: bytes) -> list[float]:
    """Seconds that the main thread of the page worked in each frame between two marks.

    A task counts in the frame in which it began, so that a long one shows. It is the thread's own
    time, in which Chromium's slowing down is contained and other processes are not; nor is the
    browser's cleaning, see ``CLEANING``.
    """
    events: list[Recorded] = json.loads(record)["traceEvents"]
    first, last = (_mark(events, name) for name in ("drag-begins", "drag-ends"))
    own = [each for each in events if (each["pid"], each["tid"]) == (first["pid"], first["tid"])]
    tasks = _outermost(each for each in own if each["name"] == "ThreadControllerImpl::RunTask")
    cleaning = _outermost(each for each in own if each["name"] in CLEANING)
    return [(_sum(tasks, begin, end) - _sum(cleaning, begin, end)) / 1e6
            for begin, end in pairwise(_begins(events, first, last))]  # fmt: skip


def _sum(spells: Iterable[tuple[float, float]], begin: float, end: float) -> float:
    return sum(work for at, work in spells if begin <= at < end)


def _begins(events: Iterable[Recorded], first: Recorded, last: Recorded) -> list[float]:
    """When each frame began, as the compositor says; a frame that was not wanted counts too."""
    told = sorted(
        each["ts"]
        for each in events
        if each["name"] == "BeginFrame" and first["ts"] <= each["ts"] <= last["ts"]
    )
    return [first["ts"], *told, last["ts"]]


def _mark(events: Iterable[Recorded], name: str) -> Recorded:
    """The moment that the page has marked."""
    return next(each for each in events
                if each["name"] == name and each["cat"] == "blink.user_timing")  # fmt: skip


def _outermost(recorded: Iterable[Recorded]) -> list[tuple[float, float]]:
    """What is not part of another: when each began, and how long the thread worked."""
    spells = sorted((each["ts"], each.get("dur", 0), each.get("tdur", 0)) for each in recorded)
    found: list[tuple[float, float]] = []
    end = 0.0
    for at, length, work in spells:
        if at >= end:
            end = at + length
            found.append((at, work))
    return found
