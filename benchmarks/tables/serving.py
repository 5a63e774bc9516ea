"""The server in a process of its own, and what it takes of the machine."""

import resource
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.tables.processes import processor, resident

UNLIMITED = ("--message-rate", "1000000", "--sockets-per-address", "1000000")
"""All clients come from one address, and some move as fast as they can."""
ROOT = Path(__file__).parents[2]
STOPS_WITHIN = 30.0
STARTS_WITHIN = 60.0


class Served:
    """A server that runs on loopback."""

    def __init__(
        self, data: Path, module: str = "rackrun", *words: str, limits: tuple[str, ...] = UNLIMITED,
        keeps: tuple[str, ...] | None = None, port: int = 0,
    ) -> None:  # fmt: skip
        """Start it and wait for its address; rooms are in the folder unless ``keeps`` says."""
        command = [sys.executable, "-m", module, *words, "serve", *limits, "--port", str(port)]
        kept = ("--data", str(data)) if keeps is None else keeps
        self.started = time.perf_counter()
        with (data / "journal").open("a") as journal:
            self.process = subprocess.Popen(
                [*command, *kept], stdout=subprocess.PIPE, stderr=journal, text=True, cwd=ROOT
            )
        assert self.process.stdout
        first = self.process.stdout.readline()
        if "http://" not in first:
            raise SystemExit(f"the server did not start: {first}{(data / 'journal').read_text()}")
        self.address = first.split()[-1].rstrip("/")

    def ready(self) -> float:
        """Wait until it is ready; gives the seconds since its start."""
        end = self.started + STARTS_WITHIN
        while time.perf_counter() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=STARTS_WITHIN):
                    return time.perf_counter() - self.started
            except (OSError, urllib.error.URLError):
                time.sleep(0.005)
        raise SystemExit(f"the server was not ready within {STARTS_WITHIN:g} s")

    def show(self, room: str, key: str) -> None:
        """Have a room shown, which makes it live."""
        request = urllib.request.Request(f"{self.address}/api/rooms/{room}?seat=0")
        request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            answer.read()

    def resident(self) -> float | None:
        """MB of memory that its processes have, once it is quiet; None where nobody tells."""
        time.sleep(0.3)
        return resident([self.process.pid])

    def processor(self) -> float | None:
        """Seconds of processor time that its processes have had; None where nobody tells."""
        return processor([self.process.pid])

    def stop(self) -> None:
        """Stop it as an operator would, or end it if that takes too long."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.communicate(timeout=STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()


@contextmanager
def serving(
    data: Path, module: str = "rackrun", *words: str, limits: tuple[str, ...] = UNLIMITED,
    keeps: tuple[str, ...] | None = None,
) -> Generator[Served]:  # fmt: skip
    """A server that is stopped in the end."""
    served = Served(data, module, *words, limits=limits, keeps=keeps)
    try:
        served.ready()
        yield served
    finally:
        served.stop()


def need_files(count: int) -> None:
    """Allow this process and those it starts so many open files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < count:
        raise SystemExit(f"expected that {count} files may be open, got {most}; hint: ulimit -Hn")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, most))
