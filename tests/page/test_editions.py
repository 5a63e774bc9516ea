"""Every edition is begun in a real browser, and a turn is made in it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rackrun.bots import for_seats
from rackrun.editions import ids, load
from tests.page.browsers import PHONE, Visit, visiting
from tests.page.playing import draw

pytestmark = pytest.mark.heavy


def begin(page: Page, edition: str) -> None:
    """Open a table of this edition for oneself and a bot."""
    page.goto(page.url.split("#")[0] + "#new=friends")
    page.locator(f".edition-card:has(input[value='{edition}'])").click()
    page.get_by_label("How many").select_option("2")
    page.locator(".chairs select").select_option(f"bot {for_seats(load(edition))[0]}")
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name="Open the table").click()


def take_a_turn(page: Page) -> None:
    """Draw, pass, or give back, until it has been the other's turn."""
    before = page.locator(".game").get_attribute("data-version") or ""
    expect(page.locator(".game")).to_contain_text("Your turn")
    draw(page)
    expect(page.locator(".game")).not_to_have_attribute("data-version", before)


def find_a_tile(page: Page) -> None:
    """Tap tiles until one fits."""
    expect(page.locator(".find .row .tile").first).to_be_visible()
    row = page.locator(".find .row .tile").first.get_attribute("aria-label") or ""
    colour, number = row.split()
    neighbour = int(number) + (1 if int(number) < 10 else -1)
    page.get_by_role("button", name=f"{colour} {neighbour}", exact=True).click()
    expect(page.locator(".find .row .tile")).not_to_have_count(1)


def play_all(visit: Visit) -> None:
    page = visit.page(PHONE, touch=True)
    for name in ids():
        begin(page, name)
        if load(name).rules.game == "finding":
            find_a_tile(page)
        else:
            take_a_turn(page)


def test_every_edition_is_begun_and_a_turn_is_made(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        play_all(visit)
