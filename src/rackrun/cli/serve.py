"""``rackrun serve``: rooms for everybody who knows the address."""

import errno
import signal
import socket
import sqlite3
import sys
import webbrowser
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from rackrun.cli.folders import ONE_OF_THEM, data_folder, made
from rackrun.errors import BadNotation, BusUnavailable, RackrunError, StoreUnavailable

PORT = 8011
TRIES = 20
"""Ports that are tried if one is taken."""


AWAY = 75
"""The exit code when the database or the bus cannot be reached: it may help to try again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """How rooms are served."""

    host: str | None
    port: int | None
    lan: bool
    origins: tuple[str, ...]
    proxies: tuple[str, ...]
    data: str | None
    database: str | None
    bus: str | None
    workers: int
    keep_days: int
    metrics_from: tuple[str, ...]
    message_rate: float
    sockets_per_address: int
    browser: bool


def serve_rooms(wanted: Serving) -> int:
    """Serve until somebody stops it; gives the exit code."""
    from rackrun.server.guard import networks
    from rackrun.server.journal import write_lines
    from rackrun.server.limits import Limits
    from rackrun.server.measures import MeasuresDoor
    from rackrun.server.serving import House, serve
    from rackrun.server.supervising import supervise

    try:
        _check_origins(wanted.origins)
        networks("--proxy", wanted.proxies)  # before anything else is done
        MeasuresDoor(wanted.metrics_from)
        data = _kept_in(wanted)
        house = House(data=data, database=wanted.database, bus=wanted.bus, origins=wanted.origins,
                      keep_days=wanted.keep_days, metrics_from=wanted.metrics_from,
                      proxies=wanted.proxies,
                      limits=Limits(message_rate=wanted.message_rate,
                                    sockets_per_address=wanted.sockets_per_address))  # fmt: skip
        lock = _claim(data) if data is not None else None
        host = _host(wanted)
        listening = _listen(host, wanted.port)
        write_lines()
        for each in (signal.SIGTERM, signal.SIGINT):
            # Once it has stopped, the server passes the signal on to whoever listened before.
            signal.signal(each, _stopped)
        greet = partial(_greet, wanted, host, listening.getsockname()[1], data)
        if wanted.workers > 1:
            supervise(house, listening, wanted.workers, greet)
        else:
            serve(house, listening, greet)
    except (OSError, RackrunError) as error:
        print(f"error: {error}", file=sys.stderr)
        return AWAY if isinstance(error, StoreUnavailable | BusUnavailable) else 2
    if lock is not None:
        lock.close()
    return 0


def _kept_in(wanted: Serving) -> Path | None:
    """The folder with the rooms, made if it is not there; none if a database has them."""
    if wanted.workers < 1:
        raise BadNotation(f"--workers: expected 1 or more, got {wanted.workers}")
    if wanted.database is None:
        if wanted.workers > 1 or wanted.bus is not None:
            raise BadNotation("--workers, --bus: expected --database beside it: the rooms of"
                              " several workers are kept in PostgreSQL")  # fmt: skip
        return made(data_folder(wanted.data))
    if wanted.data is not None:
        raise BadNotation(ONE_OF_THEM)
    if wanted.workers > 1 and wanted.bus is None:
        raise BadNotation("--workers: expected --bus beside it, so that they hear of each other")
    return None


def _host(wanted: Serving) -> str:
    """The address to listen at."""
    if wanted.lan and wanted.host is not None:
        raise BadNotation(f"--lan: expected no --host beside it, got {wanted.host}")
    return "0.0.0.0" if wanted.lan else wanted.host or "127.0.0.1"


def _greet(wanted: Serving, host: str, port: int, data: Path | None) -> None:
    """Say where the rooms are, to people and to whoever reads the first line."""
    named = f"[{host}]" if ":" in host else host
    here = "127.0.0.1" if wanted.lan else named
    address = f"http://{here}:{port}/"
    print(f"Rackrun serves at {address}", flush=True)
    if wanted.lan:
        _show_lan(port)
    where = data.absolute() if data is not None else "the database"
    print(f"Rooms are kept in {where}; Ctrl-C stops it", flush=True)
    if wanted.browser and not _opened(address):
        print("There is no browser here; open the address in one.", flush=True)


def _show_lan(port: int) -> None:
    from rackrun.server.invitation import typed

    own = _lan_address()
    if own is None:
        print("No other device can be reached: this machine is in no network", flush=True)
        return
    print(f"Other devices in the house: http://{own}:{port}/", flush=True)
    print(typed(f"http://{own}:{port}/"), flush=True)


def _lan_address() -> str | None:
    """The address under which others in the house see this machine; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return None
        return probe.getsockname()[0]


def _opened(address: str) -> bool:
    """Whether a browser was opened; one that draws in this terminal would cover what we say."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    textual = isinstance(found, webbrowser.GenericBrowser) and not isinstance(
        found, webbrowser.BackgroundBrowser
    )
    return not textual and found.open(address)


def _check_origins(origins: tuple[str, ...]) -> None:
    for each in origins:
        try:
            parts = urlsplit(each)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in "/":
            raise BadNotation(
                f"--origin: expected http or https and a name, nothing behind it, got {each!r}"
            )


def _claim(folder: Path) -> sqlite3.Connection:
    """Have the folder for ourselves: two servers would not hear of each other's rooms.

    The database in the file is empty; its lock ends with the process, however that ends.
    """
    lock = sqlite3.connect(folder / "serving.lock", timeout=0)
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise BadNotation(
            f"--data: expected a folder that no other server uses, got {folder}"
        ) from None
    return lock


def _stopped(_: int, __: object) -> None:
    """Nothing is left to be done."""


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the next one that is free if none was asked for."""
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    why = ""
    for each in wanted:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, each), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadNotation(
                    f"--host: expected an address of this machine, got {host}"
                ) from error
            why = f"{each}, which is taken"
    raise BadNotation(f"--port: expected a port that is free, got {why}")
