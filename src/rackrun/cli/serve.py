"""``rackrun serve``: rooms for everybody who knows the address."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

from rackrun.cli.folders import own_folder
from rackrun.errors import BadNotation, RackrunError

PORT = 8011
TRIES = 20
"""Ports that are tried if one is taken."""


def serve_rooms(host: str, port: int | None, data: Path | None, keep_days: int) -> int:
    """Serve until somebody stops it; gives the exit code."""
    import uvicorn

    from rackrun.server.app import LONGEST, make_app
    from rackrun.server.lobby import Lobby
    from rackrun.server.workers import Workers
    from rackrun.store import SqliteStore

    data = data or own_folder("XDG_DATA_HOME", ".local/share")
    try:
        if data is None:
            raise BadNotation("--data: expected a folder for the rooms, since you have no home")
        _make(data)
        listening = _listen(host, port)
        store = SqliteStore(data / "rooms.db")
    except (OSError, RackrunError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    workers = Workers()
    lobby = Lobby(store, workers, keep_days=keep_days)

    async def close() -> None:
        await lobby.close()
        workers.close()
        await store.close()

    config = uvicorn.Config(make_app(lobby, close), log_config=None, ws_max_size=LONGEST,
                            ws="websockets-sansio", lifespan="on",
                            timeout_graceful_shutdown=5)  # fmt: skip
    print(f"Rackrun serves at http://{host}:{listening.getsockname()[1]}/", flush=True)
    print(f"Rooms are kept in {data}", flush=True)
    for each in (signal.SIGTERM, signal.SIGINT):
        # Once it has stopped, the server passes the signal on to whoever listened before.
        signal.signal(each, _stopped)
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))
    return 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadNotation(f"--data: expected a folder, got {folder} ({error.strerror})") from error


def _stopped(_: int, __: object) -> None:
    """Nothing is left to be done."""


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the next one that is free if none was asked for."""
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    refusal = None
    for each in wanted:
        try:
            return socket.create_server((host, each))
        except OSError as error:
            refusal = error
    raise OSError(f"expected an address and a port to listen at, got {host}: {refusal}")
