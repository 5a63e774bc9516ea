"""What the tests of the page share."""

from collections.abc import Iterator

import pytest

from tests.kit.size import sized
from tests.page.browsers import Shared, shared


@pytest.fixture(scope="module", autouse=True)
def _one_server_and_browser() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    """One server and one browser for the tests of a module; both end with it."""
    shared.append(Shared())
    yield
    shared.pop().stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is for the larger size, unless that is asked for."""
    if not sized(0, 1):
        items[:] = [each for each in items if not each.get_closest_marker("large")]
