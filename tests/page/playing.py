"""A player at the page who does whatever the solver would do."""

import re
from enum import StrEnum

from playwright.sync_api import Locator, Page, expect


class By(StrEnum):
    """What a player uses."""

    MOUSE = "mouse"
    TOUCH = "touch"
    KEYS = "keys"


MOST_TABS = 80
"""Nothing is further away than so many presses of Tab."""


def press(page: Page, name: str, by: By = By.MOUSE) -> None:
    """Press the button or the link of that name."""
    control = page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name))
    if by is By.MOUSE:
        control.click()
    else:
        use(page, control, by)


def use(page: Page, control: Locator, by: By) -> None:
    """Use a control; by keyboard it must be reached with Tab."""
    expect(control).to_be_visible()
    if by is By.TOUCH:
        control.tap()
        return
    for _ in range(MOST_TABS):
        if control.evaluate("each => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"expected to reach {control} with Tab")


TREMBLE = 420
"""Milliseconds after which a second press is no double click any more."""


def draw(page: Page, by: By = By.MOUSE) -> None:
    """Draw a tile, or pass; it is asked twice."""
    _press_draw(page.locator(".draw"), by)
    page.wait_for_timeout(TREMBLE)
    _press_draw(page.locator(".draw.is-sure"), by)


def _press_draw(control: Locator, by: By) -> None:
    if by is By.KEYS:
        expect(control).to_be_visible()
        control.page.keyboard.press("d")
    elif by is By.TOUCH:
        control.tap()
    else:
        control.click()


def take_turn(page: Page, by: By = By.MOUSE) -> None:
    """Play as much as can be played, or draw; then the table has gone on."""
    table = page.locator(".game")
    before = str(table.get_attribute("data-version"))
    hint = page.get_by_role("button", name="Hint")
    for _ in range(3):
        if by is By.KEYS:
            page.keyboard.press("h")
        elif by is By.TOUCH:
            hint.tap()
        else:
            hint.click()
        expect(hint).to_have_attribute("aria-disabled", "false")
    if page.locator(".meld .is-mine").count():
        expect(page.locator(".end")).not_to_have_class(re.compile("is-held"))
        if by is By.KEYS:
            page.keyboard.press("e")
        else:
            press(page, "End turn", by)
    else:
        draw(page, by)
    expect(table).not_to_have_attribute("data-version", before)


def take_turns(page: Page, most: int = 200, by: By = By.MOUSE) -> int:
    """Play until the round is over, or for so many turns; how many it took."""
    mine = page.get_by_role("status").get_by_text("Your turn")
    end = page.locator("main.round-end")
    for turns in range(most):
        expect(mine.or_(end)).to_be_visible()
        if end.is_visible():
            return turns
        take_turn(page, by)
    return most
