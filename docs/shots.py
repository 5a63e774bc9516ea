"""Pictures of the page, taken in a real browser: `make shots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.page.browsers import LAPTOP, PHONE, visiting
from tests.page.test_classic import ask_for_all, press

PICTURES = Path(__file__).parent / "pictures"
TURNS = 5
"""After so many turns a table has something to show."""


def take_turns(page: Page) -> None:
    """Play a while, then lay a play without ending the turn."""
    for _ in range(TURNS):
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        before = str(page.locator(".game").get_attribute("data-version"))
        ask_for_all(page)
        if page.locator(".end:not(.is-held)").is_visible():
            press(page, "End turn")
        else:
            page.locator(".draw").click()
            page.locator(".draw.is-sure").click()
        expect(page.locator(".game")).not_to_have_attribute("data-version", before)
    expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
    page.locator(".rack .tile").nth(2).click()
    page.wait_for_timeout(500)


def keep(page: Page, name: str) -> None:
    """Write the picture; small enough to lie in the repository."""
    path = PICTURES / f"page-{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=70, scale="css")
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def main() -> None:
    with tempfile.TemporaryDirectory() as data, visiting(Path(data)) as visit:
        for name, size in (("laptop", {"width": 960, "height": 640}), ("phone", PHONE)):
            page = visit.page(size, look={"theme": "light"})
            expect(page.locator(".way-main")).to_be_visible()
            keep(page, f"start-{name}")
            press(page, "Play now")
            take_turns(page)
            keep(page, f"table-{name}")
        page = visit.page(LAPTOP, where="#new=friends")
        expect(page.locator(".edition-card").first).to_be_visible()
        keep(page, "new")


if __name__ == "__main__":
    main()
