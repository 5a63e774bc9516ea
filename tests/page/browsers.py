"""A real browser before a real server."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from tests.kit.required import absent
from tests.server.serving import Running, serving

PATIENCE = 20_000
"""Milliseconds in which whatever is waited for must come."""

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}


class Line:
    """The line from a page to the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        """Let everything through."""
        self._sockets: list[WebSocketRoute] = []
        self._cut = False
        page.route_web_socket("**/socket*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close(code=3001)
            return
        self._sockets += [socket, socket.connect_to_server()]

    def cut(self) -> None:
        """Nothing goes through from now on."""
        self._cut = True
        for socket in self._sockets:
            socket.close(code=3001)
        self._sockets.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._cut = False


@dataclass
class Visit:
    """A browser at a server, and what went wrong in it."""

    browser: Browser
    running: Running
    complaints: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    lines: dict[Page, "Line"] = field(default_factory=dict)

    def page(self, size: dict[str, int] = LAPTOP, *, where: str = "", language: str = "en-GB",
             look: dict[str, str] | None = None, touch: bool = False,
             bypass: bool = False) -> Page:  # fmt: skip
        """The page in a window of its own, with cookies of its own.

        Only a tool that looks at the page from within may bypass its rules for scripts.
        """
        context = self.browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, has_touch=touch,
            locale=language, reduced_motion="reduce", bypass_csp=bypass,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({"pace": "none", **(look or {})})
        context.add_init_script(f"localStorage.setItem('rackrun-look', {kept!r})")
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        self.lines[page] = Line(page)
        page.goto(self.running.address + where)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        answered = message.text.startswith("Failed to load resource")  # the page words it
        if message.type in ("error", "warning") and not answered:
            self.complaints.append(message.text)


@contextmanager
def visiting(data: Path) -> Iterator[Visit]:
    """A browser at a server with its data in this folder; nothing may go wrong in the page."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        absent("Chromium")
    expect.set_options(timeout=PATIENCE)
    with serving(data) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            visit = Visit(browser, running)
            yield visit
        finally:
            browser.close()
    assert not visit.complaints, visit.complaints
    host = running.address.removeprefix("http://")
    ours = (f"http://{host}", f"ws://{host}", "data:", "blob:")
    foreign = [each for each in visit.requests if not each.startswith(ours)]
    assert not foreign, foreign
