"""The command ``rackrun``. Each command imports what it needs late, so that all start quickly."""

import os
import sys
from contextlib import suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from rackrun import __version__
from rackrun.cli.arena import arena
from rackrun.cli.ladder import ladder
from rackrun.cli.play import play
from rackrun.cli.solve import solve
from rackrun.errors import RackrunError


def version() -> str:
    """The version, and which kernel the solver uses."""
    from rackrun.solver.kernel import NAME

    return f"rackrun {__version__} ({NAME} kernel)"


app = App(name="rackrun", help="Tile rummy: play it, judge it, solve it, replay it, prove it fair.",
          version=version)  # fmt: skip

app.command(play)

FILE = Parameter(allow_leading_hyphen=True)
"""A file to read; a hyphen is standard input."""

DATABASE = Parameter(env_var="RACKRUN_DATABASE")
"""The address of a PostgreSQL; whatever stands on a command line is seen by the whole machine."""

REFUSED = 2
"""The exit code when a question made no sense or a file could not be read."""


@app.command
def editions(*, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """List the editions with their options.

    Parameters
    ----------
    json
        As JSON, for programs.
    """
    from rackrun.cli.editions import show_editions

    show_editions(as_json=json)


@app.command
def judge(*, batch: Annotated[Path | None, FILE] = None) -> int:
    """Is this turn legal? One JSON object on standard input, the verdict on standard output.

    Parameters
    ----------
    batch
        A file with one turn per line ('-' for standard input); one verdict per line is written.
    """
    from rackrun.cli.judge import judge_batch, judge_one

    return judge_one() if batch is None else judge_batch(batch)


app.command(solve)


@app.command
def replay(
    file: Annotated[Path, FILE], *, json: Annotated[bool, Parameter(negative="")] = False
) -> None:
    """Step through a record.

    Parameters
    ----------
    file
        The record, as text or as JSON.
    json
        Write the record as JSON instead of showing it.
    """
    from rackrun.cli.replay import show_record

    show_record(file, as_json=json)


@app.command
def verify(file: Annotated[Path, FILE]) -> int:
    """Prove the shuffle: derive every chance of the record again from the seeds revealed.

    Parameters
    ----------
    file
        The record, as text or as JSON.
    """
    from rackrun.cli.verify import show_proof

    return show_proof(file)


@app.command
def serve(  # noqa: PLR0913 - each is an option of the command
    *,
    host: str | None = None,
    port: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=65535))] = None,
    lan: Annotated[bool, Parameter(negative="")] = False,
    origin: Annotated[list[str] | None, Parameter(negative="")] = None,
    proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    data: str | None = None,
    database: Annotated[str | None, DATABASE] = None,
    bus: Annotated[str | None, Parameter(env_var="RACKRUN_BUS")] = None,
    workers: int = 1,
    keep_days: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 90,
    metrics_from: Annotated[list[str] | None, Parameter(negative="")] = None,
    message_rate: Annotated[float, Parameter(validator=validators.Number(gte=1))] = 10,
    sockets_per_address: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 500,
    browser: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Serve rooms to everybody who knows the address; Ctrl-C stops it.

    Parameters
    ----------
    host
        The address to listen at; without one, this machine alone (127.0.0.1).
    port
        The port to listen at; without one, the first that is free from 8011 on.
    lan
        Listen for the other devices in the house too, and show their address with a QR code.
    origin
        A page that may use the server beside its own, as scheme and name, where a proxy stands
        before it; can be said several times.
    proxy
        The address or network of such a proxy, such as 127.0.0.1; what it says of whoever comes
        through it is believed, and nobody else's word; can be said several times.
    data
        The folder in which rooms are kept; without one, the user's data folder.
    database
        The address of a PostgreSQL that keeps the rooms instead, such as
        postgresql://rackrun@db.example/rooms; one with a password belongs into the variable.
    bus
        The address of a Redis or Valkey over which workers hear of each other, such as
        redis://bus.example:6379.
    workers
        So many processes serve on this machine; SIGHUP renews them one after the other.
    keep_days
        Rooms in which nothing has happened for so many days are forgotten.
    metrics_from
        A network that may ask for /metrics beside this machine, such as 10.0.0.0/8; can be said
        several times.
    message_rate
        So many messages a second are answered on one connection, beyond 40 at once; a program
        that plays quickly needs more.
    sockets_per_address
        So many connections may be open from one address, at all workers together; what else is
        asked from an address is limited by the same number of people.
    browser
        Open the page in a browser where there is one.
    """
    from rackrun.cli.serve import Serving, serve_rooms

    return serve_rooms(Serving(
        host=host, port=port, lan=lan, origins=tuple(origin or ()),
        proxies=tuple(proxy or ()), data=data,
        database=database, bus=bus, workers=workers, keep_days=keep_days,
        metrics_from=tuple(metrics_from or ()), message_rate=message_rate,
        sockets_per_address=sockets_per_address, browser=browser,
    ))  # fmt: skip


@app.command
def backup(file: Path, *, data: str | None = None,
           database: Annotated[str | None, DATABASE] = None) -> None:  # fmt: skip
    """Write all rooms into a file, as they are at this moment; games may go on meanwhile.

    Parameters
    ----------
    file
        The backup; an older one is replaced once the new one is complete.
    data
        The folder in which the rooms are kept; without one, the user's data folder.
    database
        The address of the PostgreSQL that keeps the rooms instead.
    """
    from rackrun.cli.moving import back_up_rooms

    back_up_rooms(file, data, database)


@app.command
def restore(file: Path, *, data: str | None = None,
            database: Annotated[str | None, DATABASE] = None) -> None:  # fmt: skip
    """Bring the rooms of a backup into a folder or a database, all of them or none.

    Parameters
    ----------
    file
        The backup, from whichever kind of place.
    data
        The folder in which rooms are to be kept; without one, the user's data folder.
    database
        The address of a PostgreSQL that is to keep the rooms instead.
    """
    from rackrun.cli.moving import restore_rooms

    restore_rooms(file, data, database)


app.command(arena)
app.command(ladder)


def main() -> None:
    """Run the command; whatever is refused ends with one line and no traceback."""
    _accept_any_signs()
    try:
        code = app(sys.argv[1:], result_action="return_value")
        _finish_output()
    except RackrunError as error:
        print(f"error: {error}", file=sys.stderr)
        code = REFUSED
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough.
        _forget_output()
        code = 0
    except OSError as error:
        with suppress(OSError):
            print(f"error: expected a file or a device that works, got {error}", file=sys.stderr)
        _forget_output()
        code = REFUSED
    except KeyboardInterrupt:
        code = 130
    raise SystemExit(code)


def _accept_any_signs() -> None:
    """Let no sign stop a command: what cannot be read or shown is replaced."""
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] # it may be closed
        sys.stdin = StringIO()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115 - open to the end
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _finish_output() -> None:
    """Write what waits; if the reader has seen enough, the answer is the same."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()


def _forget_output() -> None:
    """Drop what could not be written, so that nothing tries again on the way out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
