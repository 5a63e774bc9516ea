"""Folders of our own, where files are kept that the user did not name."""

import os
from contextlib import suppress
from pathlib import Path


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
