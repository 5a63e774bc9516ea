"""Every page is whole: in any window, in any language, in any theme, with letters of any size."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from benchmarks.page.room import KEY, keep_full_table
from rackrun.server.guard import COOKIE
from tests.kit.size import sized
from tests.page import places
from tests.page.browsers import PHONE, Visit, visiting
from tests.page.looking import LANGUAGES, LOOKS, SIZES, complaints, cut

pytestmark = pytest.mark.heavy

MOST = ("start", "draft", "new_table", "join")
"""Where everybody comes by; the larger size goes everywhere."""


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visit, str]]:
    """A server with a table on which 106 tiles lie, and the id of that table."""
    data = tmp_path_factory.mktemp("whole")
    room = keep_full_table(data)
    with visiting(data, alone=True) as visit:
        visit.keeps = False
        yield visit, room


def full_table(page: Page, address: str, room: str) -> None:
    cookie: Any = {"name": f"{COOKIE}-{room}", "value": KEY, "url": f"{address}api/rooms/{room}"}
    page.context.add_cookies([cookie])
    places.go(page, f"#table={room}", ".meld")


def everywhere(full: tuple[Visit, str], *usual: str) -> dict[str, places.Way]:
    """The ways to these places, or to all of them in the larger size."""
    visit, room = full
    ways = places.WAYS | {
        "full_table": partial(full_table, address=visit.running.address, room=room)
    }
    return ways if sized(0, 1) else {name: ways[name] for name in usual}


def whole(page: Page, ways: dict[str, places.Way]) -> dict[str, list[str]]:
    """What is cut, by the name of the place."""
    found: dict[str, list[str]] = {}
    for name, go_to in ways.items():
        go_to(page)
        found[name] = cut(page)
    page.context.close()
    return {name: told for name, told in found.items() if told}


@pytest.mark.parametrize("size", list(SIZES)[: sized(2, 4)])
def test_nothing_is_cut_in_any_window(size: str, full: tuple[Visit, str]) -> None:
    page = full[0].page(SIZES[size], language="de-DE")
    assert whole(page, everywhere(full, *MOST)) == {}


@pytest.mark.parametrize("language", LANGUAGES[1 : sized(2, 7)])  # German is in every window
def test_nothing_is_cut_in_any_language(language: str, full: tuple[Visit, str]) -> None:
    page = full[0].page(PHONE, language=language)
    assert whole(page, everywhere(full, *MOST)) == {}


@pytest.mark.parametrize("size", list(SIZES)[: sized(1, 4)])
def test_letters_twice_as_large_leave_everything_whole(size: str, full: tuple[Visit, str]) -> None:
    page = full[0].page(SIZES[size], text=200, language="de-DE")
    assert whole(page, everywhere(full, "start", "draft", "full_table")) == {}


@pytest.mark.parametrize("look", LOOKS[: sized(2, 4)], ids=json.dumps)
def test_axe_finds_nothing_in_any_theme(look: dict[str, str], full: tuple[Visit, str]) -> None:
    page = full[0].page(look=look, bypass=True)
    for name, go_to in everywhere(full, *MOST).items():
        go_to(page)
        assert complaints(page) == [], name
    page.context.close()


@pytest.mark.parametrize("size", list(SIZES)[: sized(1, 4)])
def test_the_rack_is_always_in_sight(size: str, full: tuple[Visit, str]) -> None:
    page = full[0].page(SIZES[size])
    places.draft(page)
    rack = page.locator(".rack").bounding_box()
    assert rack
    assert rack["y"] + rack["height"] <= SIZES[size]["height"]
    page.context.close()
