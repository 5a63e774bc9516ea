"""What the tests of this package need: the compiled kernel, a compiler."""

import os
import shutil
from types import ModuleType
from typing import NoReturn

import pytest

from rackrun.solver import kernel


def absent(what: str) -> NoReturn:
    """Skip the test for lack of something, unless all is asked."""
    if os.environ.get("RACKRUN_REQUIRE") == "all":
        pytest.fail(f"expected {what}, got none")
    pytest.skip(f"there is no {what}")


@pytest.fixture(scope="session")
def compiled() -> ModuleType:
    """The module of the compiled kernel."""
    if "compiled" not in kernel.KERNELS:
        absent("compiled kernel")
    from rackrun.solver import _kernel

    return _kernel


@pytest.fixture(scope="session")
def compiler() -> str:
    """A compiler of C++."""
    names = (os.environ.get("CXX", ""), "c++", "g++", "clang++")
    return next(filter(None, map(shutil.which, names)), "") or absent("compiler of C++")
