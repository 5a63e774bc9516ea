"""People at one table: each with a device of their own, or one device for all."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.browsers import PHONE, visiting
from tests.page.playing import draw

pytestmark = pytest.mark.heavy


def opened(page: Page, name: str) -> str:
    """Open a classic table for two with a friend; gives the room code."""
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".code").inner_text()


def joined(page: Page, name: str, code: str) -> None:
    """Sit down with a code."""
    page.get_by_role("link", name="Join a table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Room code").fill(code)
    page.get_by_role("button", name="Sit down").click()


def test_two_people_play_each_other_and_one_loses_the_connection(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        anna, ben = visit.page(), visit.page(PHONE, touch=True)
        joined(ben, "Ben", opened(anna, "Anna"))
        expect(ben.locator(".guests li")).to_contain_text(["Anna", "Ben"])
        anna.get_by_role("button", name="Begin").click()
        tables = (anna, ben)
        for each in tables:
            expect(each.locator(".rack .tile")).to_have_count(14)
        mover = next(each for each in tables if "Your turn" in each.locator(".status").inner_text())
        other = next(each for each in tables if each is not mover)
        mover.locator(".rack .tile").first.click()
        mover.locator(".meld-new").click()
        visit.lines[mover].cut()
        expect(mover.get_by_role("alert")).to_contain_text("Connection lost")
        expect(other.locator(".seat-word")).to_contain_text("away")
        expect(mover.locator(".meld .is-mine")).to_have_count(1)
        visit.lines[mover].mend()
        expect(mover.get_by_role("alert")).not_to_be_visible()
        expect(other.locator(".seat-word")).not_to_be_visible()
        expect(mover.locator(".meld .is-mine")).to_have_count(1)
        draw(mover)
        expect(mover.locator(".rack .tile")).to_have_count(15)
        expect(other.locator(".status")).to_contain_text("Your turn")
        expect(other.locator(".count").first).to_contain_text("15")


def test_whoever_follows_a_link_needs_no_code_and_comes_back_to_the_same_seat(
    tmp_path: Path,
) -> None:
    with visiting(tmp_path) as visit:
        anna = visit.page()
        opened(anna, "Anna")
        link = anna.locator(".link").inner_text()
        ben = visit.page(where=link.split("/")[-1])
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.locator(".guests li")).to_contain_text(["Anna", "Ben"])
        ben.goto(link)
        expect(ben.locator(".guests li")).to_contain_text(["Anna", "Ben"])


def test_whoever_did_not_hear_that_they_sit_asks_again_and_sits(tmp_path: Path) -> None:
    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    with visiting(tmp_path) as visit:
        anna, ben = visit.page(), visit.page()
        code = opened(anna, "Anna")
        ben.route("**/api/join", lose, times=1)
        joined(ben, "Ben", code)
        expect(ben.locator(".away-note")).to_be_visible()
        expect(anna.locator(".guests li")).to_contain_text(["Anna", "Ben"])
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.locator(".guests li")).to_contain_text(["Anna", "Ben"])


def test_a_code_that_is_none_is_told_in_words_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        joined(page, "Ben", "AAAA AAAA")
        expect(page.get_by_role("alert")).to_contain_text("no such table")
        expect(page.get_by_label("Your name")).to_have_value("Ben")


def test_a_curtain_hides_the_racks_while_the_device_is_passed_on(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE)
        page.get_by_role("link", name="Pass and play").click()
        for at, name in enumerate(("Anna", "Ben")):
            page.get_by_role("textbox").nth(at).fill(name)
        page.get_by_role("button", name="Open the table").click()
        curtain = page.locator(".curtain")
        for _ in range(3):
            expect(page.locator(".rack .tile").first.or_(curtain)).to_be_visible()
            if curtain.is_visible():
                expect(page.locator("[data-piece]")).to_have_count(0)
                curtain.get_by_role("button").click()
            expect(page.locator(".status")).to_contain_text(re.compile("(Anna|Ben), your turn"))
            draw(page)
            expect(curtain).to_be_visible()
        expect(page.locator("[data-piece]")).to_have_count(0)
        page.reload()  # whoever takes the device now has to say so again
        expect(curtain).to_be_visible()
        expect(page.locator("[data-piece]")).to_have_count(0)


@pytest.mark.large
def test_a_person_without_a_name_gets_one(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.get_by_role("link", name="Pass and play").click()
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator(".curtain")).to_contain_text("Player")


def test_a_second_window_plays_and_the_first_can_take_the_seat_back(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.locator(".way-main").click()
        expect(page.locator(".rack .tile")).to_have_count(14)
        other = page.context.new_page()
        other.goto(page.url)
        expect(page.get_by_role("alert")).to_contain_text("newer window")
        page.get_by_role("button", name="Play here").click()
        expect(page.get_by_role("alert")).not_to_be_visible()
        expect(other.get_by_role("alert")).to_contain_text("newer window")
