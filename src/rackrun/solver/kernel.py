"""Which kernel is in use: the compiled one if it was built, or else its plain twin.

``RACKRUN_KERNEL=reference`` or ``RACKRUN_KERNEL=compiled`` asks for one of them.
"""

import os
from collections.abc import Callable

from rackrun.errors import BadProblem
from rackrun.solver import reference
from rackrun.solver.task import Found, Task

Kernel = Callable[[Task], Found | None]

try:
    from rackrun.solver import _kernel
except ImportError:
    _kernel = None


def _compiled(task: Task) -> Found | None:
    """The best play by the compiled kernel; a box too large for it is left to its twin."""
    assert _kernel is not None
    shape = task.shape
    try:
        found = _kernel.best(
            shape.colours, shape.highest, shape.largest_group, shape.max_jokers, task.table,
            task.must, task.may, task.fewest, task.most, task.by_points, task.floor,
            task.touch_limit, task.prefer_untouched, task.opening, task.own_jokers, task.kinds,
        )  # fmt: skip
    except OverflowError:
        return reference.best(task)
    return None if found is None else Found._make(found)


KERNELS: dict[str, Kernel] = {"reference": reference.best}
"""The kernels that are there, by name."""
if _kernel is not None:
    KERNELS["compiled"] = _compiled


def chosen(wanted: str | None) -> str:
    """The name of the kernel to use where this one is wanted; None leaves the choice open."""
    if wanted is None or wanted == "":
        return "compiled" if "compiled" in KERNELS else "reference"
    if wanted not in ("reference", "compiled"):
        raise BadProblem(f"RACKRUN_KERNEL: expected reference or compiled, got {wanted!r}")
    if wanted not in KERNELS:
        raise BadProblem("RACKRUN_KERNEL: expected a kernel that was built, got 'compiled'; "
                         "hint: with a C++ compiler, touch setup.py && make setup")  # fmt: skip
    return wanted


NAME = chosen(os.environ.get("RACKRUN_KERNEL"))
"""The name of the kernel in use."""

best: Kernel = KERNELS[NAME]
"""The best play of a task, by the kernel in use."""

play_out = _kernel.play_out if _kernel is not None and NAME == "compiled" else None
"""Plays a round by rule to its end, where the compiled kernel is in use; ``bots.playing_out`` asks
it and has its twin."""
