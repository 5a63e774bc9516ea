"""A real server in a process of its own, reached over real sockets, and killed if need be."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rackrun.client import Server

QUICK = ("--message-rate", "1000000")
"""Tests play faster than people do."""

ROOT = Path(__file__).parents[2]


class Running:
    """A server that runs."""

    def __init__(
        self, data: Path, *words: str, port: int = 0, keeps: tuple[str, ...] | None = None,
        limits: tuple[str, ...] = QUICK,
    ) -> None:  # fmt: skip
        """Start it, at any free port unless one is wished, and wait for its address.

        What it says of itself is kept in the folder, and so are rooms unless ``keeps`` says where.
        """
        kept = ("--data", str(data)) if keeps is None else keeps
        command = [str(Path(sys.executable).with_name("rackrun")), "serve"]
        self._journal = data / "journal"
        with self._journal.open("a") as journal:
            self.process = subprocess.Popen(
                [*command, "--port", str(port), *kept, *limits, *words],
                stdout=subprocess.PIPE, stderr=journal, cwd=ROOT,
                bufsize=0,  # or the first line would take others with it
            )  # fmt: skip
        assert self.process.stdout
        first = self.process.stdout.readline().decode()
        assert "http://" in first, first + self.journal
        self.address = first.split()[-1]

    @property
    def server(self) -> Server:
        """The server for a client."""
        return Server(self.address)

    @property
    def journal(self) -> str:
        """What it and those before it noted of themselves."""
        return self._journal.read_text()

    def answers(self) -> bool:
        """Wait until it answers; whether all is well then."""
        with urllib.request.urlopen(f"{self.address}healthz", timeout=30) as answer:
            return answer.status == 200

    def stop(self) -> str:
        """Stop it as an operator would; gives what it said since the start."""
        self.process.send_signal(signal.SIGTERM)
        told, _ = self.process.communicate(timeout=30)
        return told.decode() + self.journal

    def kill(self) -> None:
        """Kill it; nothing can be finished."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=30)


@contextmanager
def serving(
    data: Path,
    *words: str,
    port: int = 0,
    limits: tuple[str, ...] = QUICK,
    keeps: tuple[str, ...] | None = None,
) -> Iterator[Running]:
    """A server with its data in this folder, or where ``keeps`` says."""
    running = Running(data, *words, port=port, limits=limits, keeps=keeps)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
