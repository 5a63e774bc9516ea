"""The score pad for a real table: it adds up, and is still there after the page was closed."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.browsers import PHONE, visiting

pytestmark = pytest.mark.heavy


def test_the_pad_adds_up_and_is_kept(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True)
        page.get_by_role("link", name="Score pad").click()
        page.get_by_label("Name").first.fill("Anna")
        page.get_by_label("Anna wins round 1").click()
        page.get_by_label("Seat 2, round 1").fill("17")
        totals = page.locator("tfoot td")
        expect(totals).to_have_text(["+17", "−17"])
        page.get_by_role("button", name="Next round").click()
        page.get_by_label("Seat 2 wins round 2").click()
        page.get_by_label("Anna, round 2").fill("5")
        expect(totals).to_have_text(["+12", "−12"])
        page.reload()
        expect(totals).to_have_text(["+12", "−12"])
        page.get_by_role("button", name="Sand timer").click()
        timer = page.get_by_role("timer")
        expect(timer).not_to_have_text("2:00")
        page.get_by_role("button", name="Pause").click()
        rest = timer.inner_text()
        expect(page.get_by_role("button", name="Go on")).to_be_visible()
        page.get_by_label("Which game?").select_option("cards")
        expect(totals).to_have_text(["1", "1"])
        expect(page.locator("main")).to_contain_text("The first with 3 wins.")
        expect(timer).to_have_text(rest)
