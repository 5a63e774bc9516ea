"""``rackrun serve``: rooms for everybody who knows the address."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

from rackrun.errors import RackrunError

PORT = 8011
TRIES = 20
"""Ports that are tried if one is taken."""


def data_folder() -> Path:
    """Where rooms are kept if nothing else is said: the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "rackrun"


def serve_rooms(host: str, port: int | None, data: Path, keep_days: int) -> int:
    """Serve until somebody stops it; gives the exit code."""
    import uvicorn

    from rackrun.server.app import LONGEST, make_app
    from rackrun.server.lobby import Lobby
    from rackrun.server.workers import Workers
    from rackrun.store import SqliteStore

    try:
        data.mkdir(parents=True, exist_ok=True)
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
