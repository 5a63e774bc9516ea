"""Folders where files are kept: our own, and the one with the rooms."""

import os
from contextlib import suppress
from pathlib import Path

from rackrun.errors import BadNotation

ONE_OF_THEM = "--data: expected no --database beside it, since one of them has the rooms"


def own_folder(variable: str, usual: str) -> Path | None:
    """Our folder below the one that a variable names, or below this one of the user's home.

    None if the user has no home.
    """
    named = os.environ.get(variable, "")
    if Path(named).is_absolute():
        return Path(named) / "rackrun"
    with suppress(RuntimeError):
        return Path.home() / usual / "rackrun"
    return None


def data_folder(named: str | None) -> Path:
    """Where rooms are kept. An empty name, such as an unset variable gives, is no folder."""
    data = own_folder("XDG_DATA_HOME", ".local/share") if named is None else Path(named)
    if named == "":
        raise BadNotation("--data: expected a folder for the rooms, got an empty name")
    if data is None:
        raise BadNotation("--data: expected a folder for the rooms, since you have no home")
    return data


def made(folder: Path) -> Path:
    """The folder with the rooms, made if it is not there; nobody else may look into it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = "a file" if isinstance(error, FileExistsError) else error.strerror
        raise BadNotation(f"--data: expected a folder, got {folder} ({why})") from error
    return folder
