"""The classic game against bots, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rackrun.fairness import prove
from rackrun.notation import read_record
from tests.page.browsers import LAPTOP, PHONE, visiting

pytestmark = pytest.mark.heavy


def press(page: Page, name: str) -> None:
    """Press the button of that name."""
    page.get_by_role("button", name=name).click()


def ask_for_all(page: Page) -> None:
    """Ask for a hint until the whole play lies there, or there is none."""
    button = page.get_by_role("button", name="Hint")
    for _ in range(3):
        button.click()
        expect(button).to_have_attribute("aria-disabled", "false")


def take_turns(page: Page) -> int:
    """Play as the solver would until the round is over; how many turns it took."""
    mine = page.locator(".status strong").get_by_text("Your turn")
    end = page.locator("main.round-end")
    for turns in range(200):
        expect(mine.or_(end)).to_be_visible()
        if end.is_visible():
            return turns
        before = str(page.locator(".game").get_attribute("data-version"))
        ask_for_all(page)
        if page.locator(".end:not(.is-held)").is_visible():
            press(page, "End turn")
        else:
            page.locator(".draw").click()
            page.locator(".draw.is-sure").click()
        expect(page.locator(".game")).not_to_have_attribute("data-version", before)
    raise AssertionError("expected an end, got none")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game(size: dict[str, int], tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(size)
        press(page, "Play now")
        take_turns(page)
        expect(page.locator(".pad tbody tr")).to_have_count(1)
        expect(page.locator(".racks li")).to_have_count(4)
        press(page, "Check the shuffle")
        expect(page.locator(".proof")).to_contain_text("fixed before the deal")
        press(page, "Look again")
        expect(page.locator(".review")).to_contain_text("Turn 1 of")
        press(page, "The turn after")
        expect(page.locator(".review")).to_contain_text("Turn 2 of")
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save the record").click()
        assert prove(read_record(saved.value.path().read_text()).events).fair
        press(page, "Rematch")
        expect(page.locator(".rack .tile")).to_have_count(14)


def test_a_flaw_of_the_whole_turn_is_told_in_words(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        press(page, "Play now")
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        page.locator(".rack .tile").first.click()
        page.locator(".meld-new").click()
        expect(page.locator(".told")).to_contain_text("opening")
        expect(page.locator(".end")).to_have_class(re.compile("is-held"))


def test_the_rack_is_put_into_an_order_of_ones_own(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        press(page, "Play now")
        tiles = page.locator(".rack .tile")
        expect(tiles).to_have_count(14)
        before = [str(tile.get_attribute("data-piece")) for tile in tiles.all()]
        first, third = tiles.nth(0).bounding_box(), tiles.nth(2).bounding_box()
        assert first
        assert third
        page.mouse.move(third["x"] + 10, third["y"] + 20)
        page.mouse.down()
        page.mouse.move(first["x"] - 2, first["y"] + 20, steps=6)
        page.mouse.up()
        moved = [before[2], *before[:2], *before[3:]]
        expect(tiles.first).to_have_attribute("data-piece", before[2])
        assert [str(tile.get_attribute("data-piece")) for tile in tiles.all()] == moved
