"""A real browser before a real server."""

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

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

HARMLESS = (
    "Failed to load resource",  # the page words it
    "Service Worker registration blocked",  # by our own wish
    "WebSocket is already in CLOSING",  # the line passes on what came just before it was closed
)
"""How complaints begin that are none of the page's."""

USUAL = 100
"""Size of letters, in per cent."""

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
    keeps: bool = False
    """Whether the page may be kept for times without the server."""

    def close(self) -> None:
        """Close every window."""
        for context in {page.context for page in self.lines}:
            context.close()

    def page(self, size: dict[str, int] = LAPTOP, *, where: str = "", language: str = "en-GB",
             look: dict[str, str] | None = None, touch: bool = False,
             bypass: bool = False, text: int = USUAL) -> Page:  # fmt: skip
        """The page in a window of its own, with cookies of its own.

        ``text`` is the size of letters that somebody has set in the browser, in per cent of the
        usual one; a picture of the whole page would take it back. Only a tool that looks at the
        page from within may bypass its rules for scripts.
        """
        context = self.browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, has_touch=touch,
            locale=language, reduced_motion="reduce", bypass_csp=bypass,
            service_workers="allow" if self.keeps else "block",
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
        if text != USUAL:
            sizes = {"standard": 16 * text // USUAL, "fixed": 13 * text // USUAL}
            context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
        page.goto(self.running.address + where)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(HARMLESS):
            self.complaints.append(message.text)


class Shared:
    """A server and a browser for several visits; to start them takes longer than most visits."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        self._stack = ExitStack()
        self._started: tuple[Browser, Running] | None = None

    def start(self) -> tuple[Browser, Running]:
        """The browser and the server, started when they are first asked for."""
        if self._started is None:
            data = self._stack.enter_context(TemporaryDirectory(prefix="rackrun-page-"))
            running = self._stack.enter_context(serving(Path(data), limits=()))
            self._started = self._stack.enter_context(chromium()), running
        return self._started

    def stop(self) -> None:
        """End both."""
        self._started = None
        self._stack.close()


shared: list[Shared] = []
"""What visits share at present, if anything: the tests of a module do."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A real browser."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        absent("Chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def visiting(data: Path, *, alone: bool = False) -> Iterator[Visit]:
    """A browser at a server; nothing may go wrong in the page.

    Whoever is ``alone`` has a server with its data in this folder, which may be killed, and a
    browser that keeps the page for times without it.
    """
    with ExitStack() as stack:
        if shared and not alone:
            browser, running = shared[-1].start()
        else:
            running = stack.enter_context(serving(data, limits=()))
            browser = stack.enter_context(chromium())
        visit = stack.enter_context(closing(Visit(browser, running, keeps=alone)))
        yield visit
    assert not visit.complaints, visit.complaints
    host = running.address.removeprefix("http://")
    ours = (f"http://{host}", f"ws://{host}", "data:", "blob:")
    foreign = [each for each in visit.requests if not each.startswith(ours)]
    assert not foreign, foreign
