"""The tests of this package run on both kernels."""

import pytest

from rackrun.solver import kernel as kernels
from tests.kit.required import absent


@pytest.fixture(params=["reference", "compiled"])
def kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kernel that the test runs on; one that was not built is skipped, unless all is asked."""
    name = request.param
    if name not in kernels.KERNELS:
        absent("compiled kernel")
    monkeypatch.setattr(kernels, "best", kernels.KERNELS[name])
    return name
