"""How large a test may be: the usual size, or the large one before a release."""

import os


def sized(usual: int, large: int) -> int:
    """The number for the size that was asked for with RACKRUN_TEST_SIZE."""
    return large if os.environ.get("RACKRUN_TEST_SIZE") == "large" else usual
