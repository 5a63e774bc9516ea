"""What the tests of the page share."""

import signal
from collections.abc import Iterator

import pytest

from tests.page.browsers import Shared, shared

LONGEST = 900
"""Seconds after which a test of the page has failed, whatever it waits for."""


@pytest.fixture(autouse=True)
def _ends_in_time() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    """Every test has a time-out: a script in the page that never answers has none of its own."""

    def late(*_: object) -> None:
        raise TimeoutError(f"expected the test to end within {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="module", autouse=True)
def _one_server_and_browser() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    """One server and one browser for the tests of a module; both end with it."""
    shared.append(Shared())
    yield
    shared.pop().stop()
