"""``rackrun backup`` and ``rackrun restore``: rooms move from one place to another."""

from pathlib import Path

from rackrun.cli.folders import ONE_OF_THEM, data_folder
from rackrun.cli.progress import watched
from rackrun.errors import BadNotation
from rackrun.store.log import NOT_INSTALLED
from rackrun.store.moving import Place, back_up, restore
from rackrun.store.sqlite_form import NAME
from rackrun.store.sqlite_place import SqlitePlace


def back_up_rooms(file: Path, data: str | None, database: str | None) -> None:
    """Write a backup, and say how many rooms are in it."""
    count = back_up(_place(data, database), file, watched)
    print(f"{_rooms(count)} backed up to {file}")


def restore_rooms(file: Path, data: str | None, database: str | None) -> None:
    """Bring a backup back, and say how many rooms were in it."""
    count = restore(_place(data, database), file, watched)
    print(f"{_rooms(count)} restored from {file}")


def _place(data: str | None, database: str | None) -> Place:
    """The file or the database that has the rooms."""
    if database is None:
        return SqlitePlace(data_folder(data) / NAME)
    if data is not None:
        raise BadNotation(ONE_OF_THEM)
    try:
        from rackrun.store.postgres_place import PostgresPlace
    except ImportError as error:
        raise BadNotation(NOT_INSTALLED) from error
    return PostgresPlace(database)


def _rooms(count: int) -> str:
    return "1 room" if count == 1 else f"{count} rooms"
