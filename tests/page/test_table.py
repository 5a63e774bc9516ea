"""What one sees at the table: the last move again, melds that keep still, large enough targets."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.size import sized
from tests.page.browsers import LAPTOP, PHONE, Visit, visiting
from tests.page.playing import TREMBLE, draw
from tests.page.test_editions import begin
from tests.page.test_friends import joined, opened

pytestmark = pytest.mark.heavy

SIDEWAYS = {"width": 740, "height": 360}

Box = tuple[float, float, float, float]


def bots_have_played(visit: Visit, size: dict[str, int]) -> Page:
    """A classic game, at a turn of one's own after a bot has laid something."""
    page = visit.page(size, touch=True)
    page.locator(".way-main").click()
    for _ in range(30):
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        if page.locator(".last-move").count():
            return page
        draw(page)
        expect(page.locator(".draw.is-sure")).to_have_count(0)
    pytest.fail("no bot has played in thirty turns")


def boxes(melds: Locator) -> dict[str, Box]:
    """Where each meld lies on the cloth, however far that is scrolled."""
    found: dict[str, list[float]] = melds.evaluate_all("""(all) => Object.fromEntries(
        all.map((meld) => {
            const cloth = meld.parentElement.getBoundingClientRect();
            const { x, y, width, height } = meld.getBoundingClientRect();
            return [meld.dataset.place, [x - cloth.x, y - cloth.y, width, height]];
        }))""")
    return {name: (x, y, width, height) for name, (x, y, width, height) in found.items()}


def test_the_last_move_is_shown_again_and_no_draft_is_lost(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = bots_have_played(visit, LAPTOP)
        page.locator(".rack .tile").first.click()
        page.locator(".meld-new").click()
        mine = page.locator(".cloth .is-mine")
        expect(mine).to_have_count(1)
        page.locator(".last-move").click()
        replay = page.locator(".replay")
        expect(replay).to_contain_text("Before")
        expect(replay).to_contain_text("played")
        expect(replay).to_contain_text("After")
        assert replay.locator(".tile.is-laid").count() > 0
        page.keyboard.press("Escape")
        expect(replay).to_have_count(0)
        expect(mine).to_have_count(1)
        page.keyboard.press("l")
        expect(replay).to_be_visible()
        replay.click(position={"x": 10, "y": 10})
        expect(replay).to_have_count(0)
        page.keyboard.press("l")
        expect(replay).to_contain_text("After")
        expect(replay).to_have_count(0)  # it ends by itself
        page.keyboard.press("Control+z")
        expect(mine).to_have_count(0)


def tiles_in(page: Page, where: str) -> list[str]:
    """The names of the tiles there, in their order."""
    return [str(tile.get_attribute("aria-label")) for tile in page.locator(where).all()]


def test_a_refresh_and_a_second_tab_lose_nothing_that_was_arranged(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.locator(".way-main").click()
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        page.get_by_role("button", name="777").click()
        for at in (1, 2):
            page.locator(".rack .tile").nth(3).click()
            page.locator(".meld-new").click()
            expect(page.locator(".cloth .is-mine")).to_have_count(at)
        before = tiles_in(page, ".rack .tile"), sorted(tiles_in(page, ".cloth .is-mine"))
        page.reload()
        other = page.context.new_page()
        other.goto(page.url)
        for each in (page, other):
            expect(each.locator(".cloth .is-mine")).to_have_count(2)
            now = tiles_in(each, ".rack .tile"), sorted(tiles_in(each, ".cloth .is-mine"))
            assert now == before
        other.keyboard.press("Control+z")
        expect(other.locator(".cloth .is-mine")).to_have_count(1)


def covered(page: Page) -> list[str]:
    """Melds that lie under the words of another one's flaw."""
    return page.evaluate("""() => [...document.querySelectorAll('.flaw')]
        .filter((words) => words.checkVisibility())
        .flatMap((words) => {
            const box = words.getBoundingClientRect();
            return [...document.querySelectorAll('.meld')].filter((meld) => {
                const { left, right, top, bottom } = meld.getBoundingClientRect();
                return !meld.contains(words) && left < box.right && box.left < right
                    && top < box.bottom && box.top < bottom;
            });
        })
        .map((meld) => meld.dataset.place)""")


def test_the_cursor_of_the_keyboard_stands_between_tiles(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.locator(".way-main").click()
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        for at in (0, 1):
            page.locator(".rack .tile").nth(at).click()
        page.locator(".meld-new").click()
        mine = page.locator(".cloth .meld:has(.is-mine) .tile")
        expect(mine).to_have_count(2)
        page.locator(".rack .tile").first.click()
        mine.first.focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".gap:focus")).to_have_accessible_name(re.compile("Put at place 2"))
        page.keyboard.press("Enter")
        expect(mine).to_have_count(3)
        expect(page.locator(".gap")).to_have_count(0)


def test_neither_a_double_click_nor_a_key_held_down_draws(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.locator(".way-main").click()
        button = page.locator(".draw")
        expect(button).to_have_attribute("aria-disabled", "false")
        button.dblclick()
        expect(button).to_contain_text("Press again")
        button.focus()
        for _ in range(3):  # without a release in between, each is a repetition
            page.wait_for_timeout(TREMBLE)
            page.keyboard.down("Enter")
        page.keyboard.up("Enter")
        expect(page.locator(".rack .tile")).to_have_count(15)  # the first of them was a press
        expect(page.locator(".draw.is-sure")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LAPTOP][: sized(1, 2)], ids=str)
def test_no_other_meld_moves_while_one_is_laid_and_taken_back(
    size: dict[str, int], tmp_path: Path
) -> None:
    with visiting(tmp_path) as visit:
        page = bots_have_played(visit, size)
        melds = page.locator(".cloth .meld")
        before = boxes(melds)
        for _ in range(3):
            page.locator(".rack .tile").first.click()
            page.locator(".meld-new").click()
            expect(page.locator(".rack .is-chosen")).to_have_count(0)
        expect(page.locator(".flaw").first).to_be_attached()
        now = boxes(melds)
        assert len(now) == len(before) + 3
        assert {name: now[name] for name in before} == before
        assert covered(page) == []
        page.locator(".rack .tile").first.click()
        page.locator(".cloth .post").first.click()
        expect(page.locator(".meld").first.locator(".is-mine")).to_have_count(1)
        others = list(before)[1:]
        now = boxes(melds)
        assert {name: now[name] for name in others} == {name: before[name] for name in others}
        assert covered(page) == []  # whether the tile fits there or not
        for _ in range(4):
            page.keyboard.press("Control+z")
        expect(melds).to_have_count(len(before))
        assert boxes(melds) == before


@pytest.mark.large
def test_a_draft_is_tidied_by_a_press_and_stays_a_draft(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.locator(".way-main").click()
        for at in (1, 2):
            page.locator(".rack .tile").last.click()
            page.locator(".meld-new").click()
            expect(page.locator(".cloth .is-mine")).to_have_count(at)
        before = [str(tile.get_attribute("data-piece")) for tile in page.locator(".is-mine").all()]
        page.get_by_role("button", name="Tidy up").click()
        mine = page.locator(".cloth .is-mine")
        expect(mine).to_have_count(2)
        places = sorted((y, x, width) for x, y, width, _ in boxes(page.locator(".meld")).values())
        for (top, left, width), (below, right, _) in pairwise(places):
            assert below > top or right >= left + width
        assert sorted(str(tile.get_attribute("data-piece")) for tile in mine.all()) == sorted(
            before
        )


def too_small(page: Page) -> list[str]:
    """Controls that a finger would miss: below 44 pixels, tiles and the ends of melds below 24."""
    return page.evaluate("""() => [...document.querySelectorAll('.game button, .game a')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.closest('dialog'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ each, box }) => {
            const least = each.matches('.cloth .tile, .post') ? 24
                : each.matches('.rack .tile') ? 36 : 44;
            return Math.min(box.width, box.height) < least;
        })
        .map(({ each, box }) => `${each.className}: ${box.width} x ${box.height}`)""")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS][: sized(1, 2)], ids=str)
def test_every_control_is_large_enough_for_a_finger(size: dict[str, int], tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = bots_have_played(visit, size)
        assert too_small(page) == []
        page.locator(".rack .tile").first.click()
        expect(page.locator(".meld-new")).to_be_visible()
        assert too_small(page) == []
        anna, ben = visit.page(size, touch=True), visit.page(size, touch=True)
        joined(ben, "Ben", opened(anna, "Anna"))
        anna.get_by_role("button", name="Begin").click()
        expect(anna.locator(".rack .tile")).to_have_count(14)
        visit.lines[ben].cut()
        expect(anna.locator(".seat-word")).to_contain_text("away")
        expect(anna.locator(".bot-instead")).to_have_count(0)  # he may be back in a minute
        anna.reload()  # who knows for how long he has been away
        expect(anna.locator(".bot-instead")).to_be_visible()
        assert too_small(anna) == []


def test_picture_cards_are_called_cards_and_tiles_tiles(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE)
        begin(page, "cards")
        expect(page.get_by_label("Your stand, 8 cards")).to_be_visible()
        expect(page.get_by_role("button", name="Draw a card")).to_be_visible()
        page.goto(visit.running.address + "#start")
        page.locator(".way-main").click()
        expect(page.get_by_label("Your rack, 14 tiles")).to_be_visible()
        expect(page.get_by_role("button", name="Draw a tile")).to_be_visible()


@pytest.mark.large
def test_a_child_knows_its_animal_on_the_curtain(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE)
        page.get_by_role("link", name="Pass and play").click()
        page.locator(".edition-card:has(input[value='junior'])").click()
        page.get_by_role("button", name="Open the table").click()
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        animal = str(curtain.locator("use").first.get_attribute("href"))
        assert animal.startswith("#animal-")
        curtain.get_by_role("button").click()
        expect(page.locator(".animal.is-own use").first).to_have_attribute("href", animal)
