"""A player at the page who does whatever the solver would do."""

import re

from playwright.sync_api import Page, expect


def press(page: Page, name: str) -> None:
    """Press the button of that name."""
    page.get_by_role("button", name=name).click()


def draw(page: Page) -> None:
    """Draw a tile, or pass; it is asked twice."""
    page.locator(".draw").click()
    page.locator(".draw.is-sure").click()


def take_turn(page: Page) -> None:
    """Play as much as can be played, or draw; then the table has gone on."""
    table = page.locator(".game")
    before = str(table.get_attribute("data-version"))
    hint = page.get_by_role("button", name="Hint")
    for _ in range(3):
        hint.click()
        expect(hint).to_have_attribute("aria-disabled", "false")
    if page.locator(".meld .is-mine").count():
        expect(page.locator(".end")).not_to_have_class(re.compile("is-held"))
        press(page, "End turn")
    else:
        draw(page)
    expect(table).not_to_have_attribute("data-version", before)


def take_turns(page: Page, most: int = 200) -> int:
    """Play until the round is over, or for so many turns; how many it took."""
    mine = page.locator(".status strong").get_by_text("Your turn")
    end = page.locator("main.round-end")
    for turns in range(most):
        expect(mine.or_(end)).to_be_visible()
        if end.is_visible():
            return turns
        take_turn(page)
    return most
