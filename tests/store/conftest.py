"""Stores for the tests: each is run over every kind."""

from pathlib import Path

import pytest

from tests.store.places import KINDS, Place, place


@pytest.fixture(params=KINDS)
def rooms(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A store in which nothing is yet."""
    return place(request.param, tmp_path)
