"""What the tests of this package need: the compiled kernel, a compiler."""

import os
import shutil
from types import ModuleType

import pytest

from rackrun.solver import kernel
from tests.kit.required import absent


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
