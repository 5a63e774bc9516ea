"""A real server in a process of its own, reached over real sockets, and killed if need be."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rackrun.client import Server

ROOT = Path(__file__).parents[2]


class Running:
    """A server that runs."""

    def __init__(self, data: Path) -> None:
        """Start it and wait for its address."""
        command = [str(Path(sys.executable).with_name("rackrun")), "serve"]
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--data", str(data)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT,
        )  # fmt: skip
        assert self.process.stdout
        first = self.process.stdout.readline()
        assert "http://" in first, first + self.process.stdout.read()
        self.address = first.split()[-1]

    @property
    def server(self) -> Server:
        """The server for a client."""
        return Server(self.address)

    def stop(self) -> str:
        """Stop it as an operator would; gives what it said since the start."""
        self.process.send_signal(signal.SIGTERM)
        told, _ = self.process.communicate(timeout=30)
        return told

    def kill(self) -> None:
        """Kill it; nothing can be finished."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=30)


@contextmanager
def serving(data: Path) -> Iterator[Running]:
    """A server with its data in this folder."""
    running = Running(data)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
