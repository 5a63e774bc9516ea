"""What a test needs and the machine may not have."""

import os
from typing import NoReturn

import pytest


def absent(what: str) -> NoReturn:
    """Skip the test for lack of something, unless all is asked."""
    if os.environ.get("RACKRUN_REQUIRE") == "all":
        pytest.fail(f"expected {what}, got none")
    pytest.skip(f"there is no {what}")
