"""Everybody can play: by keyboard alone, by touch alone, with a screen reader."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsers import Visit, visiting
from tests.page.playing import By, draw

pytestmark = pytest.mark.heavy

MOST_LOADED = 150_000
"""Bytes that the table may take until it can be played at, packed."""
LOADED = """() => Object.fromEntries(
  ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .filter((each) => !new URL(each.name).pathname.startsWith("/api/"))
    .map((each) => [new URL(each.name).pathname, each.encodedBodySize]))"""


def at_table(visit: Visit, **wishes: Any) -> Page:
    """A classic game against bots, at the player's first turn."""
    page = visit.page(**wishes)
    page.locator(".way-main").click()
    expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
    return page


def test_the_table_is_there_with_little_to_load_and_nothing_of_other_rooms(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = at_table(visit)
        loaded: dict[str, int] = page.evaluate(LOADED)
        assert 30_000 < sum(loaded.values()) < MOST_LOADED, loaded
        assert not [each for each in loaded if re.search("Learn|Rules|Records|Solver|Pad", each)]


def test_a_meld_is_laid_and_taken_back_by_keyboard_alone(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = at_table(visit)
        keys = page.keyboard
        page.locator(".rack .tile[tabindex='0']").focus()
        for key in ("Enter", "ArrowRight", "Enter"):
            keys.press(key)
        expect(page.locator(".rack .is-chosen")).to_have_count(2)
        expect(page.get_by_role("status").first).to_contain_text("2 tiles")
        keys.press("ArrowUp")
        keys.press("End")
        expect(page.locator(".meld-new")).to_be_focused()
        keys.press("Enter")
        expect(page.locator(".meld .is-mine")).to_have_count(2)
        expect(page.locator(".meld .is-mine").first).to_be_focused()
        expect(page.locator("p.unseen[role=status]")).to_contain_text("A meld needs")
        keys.press("Control+z")
        expect(page.locator(".meld .is-mine")).to_have_count(0)
        draw(page, By.KEYS)
        expect(page.locator(".rack .tile")).to_have_count(15)


def test_tiles_are_dragged_to_the_table_and_back(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = at_table(visit)
        tile = page.locator(".rack .tile").first.bounding_box()
        cloth = page.locator(".cloth").bounding_box()
        assert tile
        assert cloth
        page.mouse.move(tile["x"] + 10, tile["y"] + 10)
        page.mouse.down()
        page.mouse.move(tile["x"] + 60, tile["y"] - 60, steps=4)
        place = page.locator(".meld-new").bounding_box()
        assert place
        page.mouse.move(place["x"] + 20, place["y"] + 20, steps=4)
        expect(page.locator(".aim.is-over")).to_have_attribute("data-aim", "new")
        page.mouse.up()
        mine = page.locator(".meld .is-mine")
        expect(mine).to_have_count(1)
        laid = mine.bounding_box()
        rack = page.locator(".rack").bounding_box()
        assert laid
        assert rack
        page.mouse.move(laid["x"] + 10, laid["y"] + 10)
        page.mouse.down()
        page.mouse.move(rack["x"] + 100, rack["y"] + 40, steps=6)
        page.mouse.up()
        expect(mine).to_have_count(0)
        expect(page.locator(".rack .tile")).to_have_count(14)
