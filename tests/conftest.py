"""The sizes of the tests: usual, or large with RACKRUN_TEST_SIZE=large."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "usual", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "large", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("RACKRUN_TEST_SIZE", "usual"))
