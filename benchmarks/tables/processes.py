"""What processes take of the machine; None where nobody tells."""

import os
import resource
from collections.abc import Callable, Iterable
from pathlib import Path


def family(pid: int) -> list[int]:
    """A process and whatever it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def resident(pids: Iterable[int]) -> float | None:
    """MB of memory that these processes and theirs have, what they share counted for each."""
    return _summed(pids, lambda pid: _resident(pid) / 1e6)


def proportional(pids: Iterable[int]) -> float | None:
    """MB of memory that these processes and theirs have, what they share counted once."""
    return _summed(pids, lambda pid: _proportional(pid) / 1e6)


def processor(pids: Iterable[int]) -> float | None:
    """Seconds of processor time that these processes and theirs have had."""
    return _summed(pids, _processor)


def everybody() -> float | None:
    """Seconds of processor time that all processes of the machine have had."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    user, nice, system, _, _, *interrupts = map(int, fields)
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def _summed(pids: Iterable[int], figure: Callable[[int], float]) -> float | None:
    try:
        return sum(figure(each) for pid in pids for each in family(pid))
    except OSError:
        return None


def _resident(pid: int) -> int:
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


def _proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
