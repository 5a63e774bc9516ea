"""The sizes of the tests: usual, or large with RACKRUN_TEST_SIZE=large."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.kit.size import sized

settings.register_profile(
    "usual", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "large", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("RACKRUN_TEST_SIZE", "usual"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is for the larger size, unless that is asked for."""
    if not sized(0, 1):
        items[:] = [each for each in items if not each.get_closest_marker("large")]
