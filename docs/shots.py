"""Pictures of the page, taken in a real browser: `make shots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.page.browsers import LAPTOP, PHONE, visiting
from tests.page.playing import press, take_turns

PICTURES = Path(__file__).parent / "pictures"
TURNS = 5
"""After so many turns a table has something to show."""
ROUNDS = 9
"""Rounds that are begun at most until one lasts so long."""


def keep(page: Page, name: str) -> None:
    """Write the picture; small enough to lie in the repository."""
    path = PICTURES / f"page-{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=55, scale="css")
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def play_some(page: Page) -> None:
    """Play until something lies on the table; a round that is over by then is played anew."""
    mine, over = page.locator(".draw[aria-disabled=false]"), page.locator(".round-end")
    for _ in range(ROUNDS):
        take_turns(page, TURNS)
        expect(mine.or_(over)).to_be_visible()
        if not over.is_visible():
            return
        press(page, "Rematch")
    sys.exit(f"expected a round of more than {TURNS} turns, got {ROUNDS} shorter ones")


def main() -> None:
    with tempfile.TemporaryDirectory() as data, visiting(Path(data)) as visit:
        for name, size in (("laptop", {"width": 960, "height": 640}), ("phone", PHONE)):
            page = visit.page(size, look={"theme": "light"})
            expect(page.locator(".edition-card").first).to_be_visible()
            keep(page, f"start-{name}")
            press(page, "Play now")
            play_some(page)
            page.locator(".rack .tile").nth(2).click()
            expect(page.locator(".is-chosen")).to_be_visible()
            keep(page, f"table-{name}")
        page = visit.page(LAPTOP, where="#new=friends")
        expect(page.locator(".edition-card").first).to_be_visible()
        keep(page, "new")


if __name__ == "__main__":
    main()
