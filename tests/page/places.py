"""Every page of Rackrun, and the way to it; the language does not matter."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.playing import TREMBLE

GOLDEN = Path(__file__).parents[1] / "records" / "golden"

Way = Callable[[Page], None]


def go(page: Page, where: str, shown: str) -> None:
    """Follow an address until something is shown there."""
    page.goto(page.url.split("#")[0] + where)
    expect(page.locator(shown).first).to_be_visible()


def sit_down(page: Page, way: str, shown: str) -> None:
    """Open a table; ``way`` is what its address says of it."""
    go(page, f"#new={way}", ".edition-card")
    page.locator(".new-table > .button-main").click()
    expect(page.locator(shown).first).to_be_visible()


def start(page: Page) -> None:
    go(page, "#start", ".edition-card")


def new_table(page: Page) -> None:
    go(page, "#new=friends.cards.w5.hnull", ".edition-card")
    for folded in page.locator("summary").all():
        folded.click()


def guide(page: Page) -> None:
    go(page, "#new=here.junior-intro", ".edition-card")


def join(page: Page) -> None:
    go(page, "#join", "h1")


def draft(page: Page) -> None:
    """A tile is laid where it cannot stay, and another one is chosen."""
    sit_down(page, "bots", ".rack .tile")
    expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
    page.locator(".rack .tile").first.click()
    page.locator(".meld-new").click()
    expect(page.locator(".meld.is-flawed")).to_be_visible()
    page.locator(".rack .tile").first.click()
    expect(page.locator(".is-chosen")).to_be_visible()


def table_menu(page: Page) -> None:
    sit_down(page, "bots", ".rack .tile")
    page.locator(".seats > .button").click()


def junior(page: Page) -> None:
    sit_down(page, "bots.junior", ".rack .tile")
    expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
    page.locator(".rack .tile").first.click()
    expect(page.locator(".meld-new")).to_be_visible()


def cards(page: Page) -> None:
    sit_down(page, "bots.cards", ".rack .tile")


def introduction(page: Page) -> None:
    sit_down(page, "bots.stars-intro", ".find .row .tile")


def waiting_room(page: Page) -> None:
    sit_down(page, "friends", ".invite img")


def curtain(page: Page) -> None:
    sit_down(page, "here", ".curtain")


def round_end(page: Page) -> None:
    """One of two gets up, so the other has won."""
    curtain(page)
    table = page.url
    page.locator(".curtain button").click()
    page.locator(".seats > .button").click()
    leave = page.locator(".settings > button.button").last
    leave.click()
    page.wait_for_timeout(TREMBLE)
    leave.click()  # it asks once more
    expect(page.locator(".way-main")).to_be_visible()
    page.goto(table)
    expect(page.locator(".round-end .pad")).to_be_visible()


def learn(page: Page) -> None:
    go(page, "#learn", ".stone")


def lesson(page: Page) -> None:
    go(page, "#learn=classic.opening-low", ".lesson-bar p")
    expect(page.locator(".rack .tile").first).to_be_visible()


def lesson_for_children(page: Page) -> None:
    go(page, "#learn=stars.add", ".lesson-bar p")
    expect(page.locator(".rack .tile").first).to_be_visible()


def rules(page: Page) -> None:
    go(page, "#rules", ".rules-list")


def rules_of_an_edition(page: Page) -> None:
    go(page, "#rules=junior", ".rules-text .rule-example")


def solver(page: Page) -> None:
    go(page, "#solver", ".box .tile")
    for at in (2, 3, 4):
        page.locator(".box .tile").nth(at).click()
    page.locator(".solver .button-main").click()
    page.locator(".review header .button").last.click()
    expect(page.locator(".review .tile").first).to_be_visible()


def score_pad(page: Page) -> None:
    go(page, "#pad", ".score-pad .pad")


def records(page: Page) -> None:
    go(page, "#records", ".kept textarea")


def replay(page: Page) -> None:
    records(page)
    page.locator("textarea").fill((GOLDEN / "classic-2.txt").read_text("utf-8"))
    page.locator(".ways-in .button-main").click()
    expect(page.locator(".replay-news")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".pad")).to_be_visible()


def lost(page: Page) -> None:
    go(page, "#table=q3Jx0Zr1TgC8mVfKpW5uYA", ".sorry")


WAYS: dict[str, Way] = {
    way.__name__: way
    for way in (
        start, new_table, guide, join, draft, table_menu, junior, cards, introduction,
        waiting_room, curtain, round_end, learn, lesson, lesson_for_children, rules,
        rules_of_an_edition, solver, score_pad, records, replay, lost,
    )
}  # fmt: skip
