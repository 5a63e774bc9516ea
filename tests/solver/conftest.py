"""The tests of this package run on both kernels."""

import os

import pytest

from rackrun.solver import kernel as kernels


@pytest.fixture(params=["reference", "compiled"])
def kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kernel that the test runs on; one that was not built is skipped, unless all is asked."""
    name = request.param
    if name not in kernels.KERNELS:
        if os.environ.get("RACKRUN_REQUIRE") == "all":
            pytest.fail("expected the compiled kernel, got none: is there a C++ compiler?")
        pytest.skip("the compiled kernel was not built")
    monkeypatch.setattr(kernels, "best", kernels.KERNELS[name])
    return name
