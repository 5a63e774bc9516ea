"""What the tests of the page share."""

from collections.abc import Iterator

import pytest

from tests.page.browsers import Shared, shared


@pytest.fixture(scope="module", autouse=True)
def _one_server_and_browser() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    """One server and one browser for the tests of a module; both end with it."""
    shared.append(Shared())
    yield
    shared.pop().stop()
