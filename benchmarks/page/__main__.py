"""``make bench-page``: a full table in Chromium, its processor four times slower than it is."""

import statistics
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import cyclopts
from playwright.sync_api import Browser, Locator, Page, expect
from rich.console import Console
from rich.progress import track

from benchmarks.page.room import KEY, keep_full_table
from benchmarks.page.trace import CATEGORIES, FRAME, work_per_frame
from benchmarks.solver.report import machine
from benchmarks.solver.sheets import Sheet, milliseconds
from benchmarks.tables.serving import serving
from rackrun.server.guard import COOKIE
from tests.page.browsers import chromium

SLOWER = 4
SIZES = {"laptop": (1280, 800), "phone": (360, 640)}
STEPS = 180
"""Places at which the hand is seen during a drag, one for each frame of three seconds."""
QUICK = 200
"""Milliseconds from one tap of a quick hand to the next."""
SETTLED = 400
"""Milliseconds after which all that follows from an action has been drawn."""
FRAME_WITHIN, PAINT_WITHIN = 0.016, 0.1
"""Seconds that are promised."""
OBSERVE = """() => {
  window.seen = [];
  window.observer?.disconnect();
  window.observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.seen.push([interactionId, duration]);
    }
  });
  window.observer.observe({ type: "event", durationThreshold: 16 });
}"""
"""Chromium tells how long it took from an event to the next picture, in steps of 8 ms, and which
events belong to the same tap or key; what takes less than 16 ms it does not tell."""


def measure(*, drags: int = 6, markdown: Path | None = None) -> None:
    """Drag a tile over a table with 106 tiles, and tap, undo and sort.

    Parameters
    ----------
    drags
        How often a tile is dragged in each size of window.
    markdown
        A file for the sheets as the documentation shows them.
    """
    frames = Sheet("Work of the main thread in a frame while a tile is dragged, ms",
                   ("window", "frames", "median", "p99", "max", "at most", ""))  # fmt: skip
    paints = Sheet("From an interaction to the next picture, ms",
                   ("window", "slowed down", "interactions", "median", "p99", "max", "at most", ""),
                   words=2)  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="rackrun-page-") as folder:
        room = keep_full_table(Path(folder))
        with serving(Path(folder)) as served, chromium() as browser:
            for name, size in SIZES.items():
                page = _opened(browser, served.address, room, size)
                work = [each for _ in track(range(drags), f"{name}: drag")
                        for each in _dragged(browser, page)]  # fmt: skip
                frames.add(name, *_row(work, FRAME_WITHIN))
                for slower in (1, SLOWER):
                    _slow_down(page, slower)
                    paints.add(name, f"{slower} times", *_row(_tapped(page), PAINT_WITHIN))
                page.context.close()
    _show((frames, paints), markdown)


def _row(work: Sequence[float], most: float) -> tuple[str, ...]:
    cut = statistics.quantiles(work, n=100, method="inclusive")[-1]
    ok = "kept" if cut <= most else "missed"
    return (str(len(work)), milliseconds(statistics.median(work)), milliseconds(cut),
            milliseconds(max(work)), f"{most * 1e3:g}", ok)  # fmt: skip


def _opened(browser: Browser, address: str, room: str, size: tuple[int, int]) -> Page:
    """The page at the full table, slowed down."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    cookie: Any = {"name": f"{COOKIE}-{room}", "value": KEY, "url": f"{address}/api/rooms/{room}"}
    context.add_cookies([cookie])
    page = context.new_page()
    page.goto(f"{address}/#table={room}")
    expect(page.locator(".meld")).to_have_count(30)
    _slow_down(page, SLOWER)
    return page


def _slow_down(page: Page, times: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def _dragged(browser: Browser, page: Page) -> list[float]:
    """Drag a tile of the rack all over the table and back; gives the work in each frame."""
    start = _middle(page.locator(".rack [data-piece]").first)
    cloth = page.locator(".cloth").bounding_box()
    assert cloth
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1] - 9)  # now it is lifted
    page.wait_for_timeout(SETTLED)
    page.evaluate("performance.mark('drag-begins')")
    for step in range(1, STEPS + 1):
        share = step / STEPS
        across = share * 2 % 1  # twice from side to side while it goes down
        page.mouse.move(cloth["x"] + 8 + across * (cloth["width"] - 16),
                        cloth["y"] + 8 + share * (cloth["height"] - 16))  # fmt: skip
        page.wait_for_timeout(FRAME * 1e3)
    page.evaluate("performance.mark('drag-ends')")
    page.mouse.move(*start)
    page.mouse.up()
    page.wait_for_timeout(SETTLED)
    return work_per_frame(browser.stop_tracing())


def _tapped(page: Page) -> list[float]:
    """Choose tiles, put them down, take it back, sort; gives how long each took to be seen."""
    page.evaluate(OBSERVE)
    rack = page.locator(".rack [data-piece]")
    for round_ in range(5):
        for at in range(3):
            _after(page, rack.nth(at + round_ % 3).click)
        _after(page, page.locator("[data-place=new]").first.click)
        _after(page, lambda: page.keyboard.press("Control+z"))
        for name in ("777", "789"):
            _after(page, page.get_by_role("button", name=name).click)
    longest: dict[int, float] = {}
    for interaction, length in page.evaluate("window.seen"):
        longest[interaction] = max(length / 1e3, longest.get(interaction, 0))
    return [*longest.values()]


def _after(page: Page, act: Callable[[], None]) -> None:
    """Do something when a quick hand could have done it."""
    page.wait_for_timeout(QUICK)
    act()


def _middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _show(sheets: Sequence[Sheet], markdown: Path | None) -> None:
    console = Console()
    console.print(machine())
    for sheet in sheets:
        console.print(sheet.to_rich())
    if markdown:
        markdown.parent.mkdir(parents=True, exist_ok=True)
        told = ", ".join(f"{name} {value}" for name, value in machine().items())
        markdown.write_text("\n".join((f"- {told}", "", *(each.to_markdown() for each in sheets))))


if __name__ == "__main__":
    cyclopts.run(measure)
