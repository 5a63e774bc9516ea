"""A real browser without a screen, asked over its own protocol for developers."""

import json
import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.kit.required import absent

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--remote-debugging-port=0",
)  # fmt: skip
PATIENCE = 30.0
"""Seconds for anything to happen."""


class Browser:
    """One page in a browser, and everything that it asked for."""

    def __init__(self, socket: ClientConnection) -> None:
        """Watch from the beginning."""
        self._socket, self._ids = socket, count(1)
        self.requests: list[str] = []
        """Every address that was asked for, over whatever protocol."""
        self.complaints: list[str] = []
        """What the console has: faults in scripts, whatever a policy forbade."""
        for domain in ("Network", "Page", "Runtime", "Log"):
            self._ask(f"{domain}.enable")

    def open(self, address: str) -> None:
        """Go to a page."""
        self._ask("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """What an expression gives in the page."""
        told = self._ask("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until an expression is true in the page."""
        deadline = time.monotonic() + PATIENCE
        while not (value := self.run(script)):
            assert time.monotonic() < deadline, f"expected {script}, got {value!r}"
            time.sleep(0.05)
        return value

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == number:
                assert "error" not in message, message
                return message["result"]
            self._note(message["method"], message["params"])

    def _note(self, method: str, params: dict[str, Any]) -> None:
        match method:
            case "Network.requestWillBeSent":
                self.requests.append(params["request"]["url"])
            case "Network.webSocketCreated":
                self.requests.append(params["url"])
            case "Runtime.exceptionThrown":
                self.complaints.append(params["exceptionDetails"]["text"])
            case "Log.entryAdded" if params["entry"]["level"] == "error":
                self.complaints.append(params["entry"]["text"])
            case _:
                pass


@contextmanager
def browsing(profile: Path) -> Iterator[Browser]:
    """A browser that keeps what it keeps in this folder."""
    program = next(filter(None, map(shutil.which, NAMES)), "") or absent("browser")
    alone = ["--no-sandbox"] if os.geteuid() == 0 else []
    process = subprocess.Popen(
        [program, *FLAGS, *alone, f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        with connect(_page_of(profile), proxy=None, max_size=None) as socket:
            yield Browser(socket)
    finally:
        process.kill()
        process.wait(PATIENCE)


def _page_of(profile: Path) -> str:
    """Where the browser's only page listens, as soon as it does."""
    told, deadline = profile / "DevToolsActivePort", time.monotonic() + PATIENCE
    while not told.exists() or not told.read_text().strip():
        assert time.monotonic() < deadline, "expected a browser that starts"
        time.sleep(0.05)
    port = told.read_text().split()[0]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=PATIENCE) as answer:
        pages = json.loads(answer.read())
    return next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
