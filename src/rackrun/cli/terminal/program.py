"""What the user calls this program, for the commands that are shown."""

import os
import shlex
import sys
from pathlib import Path
from shutil import which

_NAME = "rackrun"


def program() -> str:
    """The word with which the program was started, as short as it can be typed here."""
    started = Path(sys.argv[0] if sys.argv else "")
    if started.stem != _NAME:
        return _NAME  # Started by another program or by a test.
    try:
        return shlex.quote(_shortest(started))
    except (OSError, ValueError):
        return _NAME


def _shortest(started: Path) -> str:
    """The bare name if the shell finds it, or else the path, from here if that is shorter."""
    found = which(_NAME)
    if found is not None and Path(found).absolute() == started.absolute():
        return _NAME
    from_here = os.path.relpath(started)
    if os.sep not in from_here:
        from_here = f".{os.sep}{from_here}"
    return min(from_here, str(started.absolute()), key=len)
