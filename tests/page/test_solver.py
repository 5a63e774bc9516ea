"""The solver's page: a table and a rack laid by tapping, and the best play move by move."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsers import PHONE, visiting

pytestmark = pytest.mark.heavy


def lay(page: Page, *tiles: str) -> None:
    """Tap tiles of the box."""
    box = page.get_by_label("All tiles")
    for tile in tiles:
        box.get_by_role("button", name=tile, exact=True).click()


def test_the_best_play_is_shown_step_by_step(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True)
        page.get_by_role("link", name="Solver").click()
        lay(page, "red 3", "red 7", "joker")
        page.get_by_role("button", name="New meld").click()
        lay(page, "red 4", "red 5", "red 6")
        page.get_by_role("button", name="The best play").click()
        told = page.locator(".review")
        expect(told).to_contain_text("You can play 3 tiles.")
        expect(told).to_contain_text("proved")
        expect(told.locator(".tile")).to_have_count(6)
        page.get_by_role("button", name="The turn before").click()
        expect(told.locator(".tile")).not_to_have_count(6)


def test_what_cannot_lie_there_is_told_in_words(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#solver")
        lay(page, "red 3")
        page.get_by_role("button", name="New meld").click()
        lay(page, "red 4", "blue 5")
        page.get_by_role("button", name="The best play").click()
        expect(page.get_by_role("alert")).to_contain_text("r4 b5")
