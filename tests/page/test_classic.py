"""The classic game against bots, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rackrun.fairness import prove
from rackrun.notation import read_record
from tests.page.browsers import LAPTOP, PHONE, visiting
from tests.page.playing import By, press, take_turns

pytestmark = pytest.mark.heavy


def ragged(page: Page) -> list[str]:
    """Cells of the score pad that do not lie below the name of their seat, in their row."""
    return page.evaluate("""() => {
        const heads = [...document.querySelectorAll('.pad thead th')];
        return [...document.querySelectorAll('.pad tr')].flatMap((row) => {
            const line = row.getBoundingClientRect();
            return [...row.children].filter((cell, at) => {
                const box = cell.getBoundingClientRect();
                const head = heads[at].getBoundingClientRect();
                return Math.abs(box.left - head.left) > 1 || Math.abs(box.width - head.width) > 1
                    || box.top < line.top - 1 || box.bottom > line.bottom + 1;
            });
        }).map((cell) => cell.textContent);
    }""")


@pytest.mark.parametrize(
    ("size", "by"), [(LAPTOP, By.MOUSE), (PHONE, By.TOUCH), (LAPTOP, By.KEYS)], ids=str
)
def test_a_whole_game(size: dict[str, int], by: By, tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(size, touch=by is By.TOUCH)
        press(page, "Play now", by)
        take_turns(page, by=by)
        expect(page.locator(".pad tbody tr")).to_have_count(1)
        assert ragged(page) == []
        expect(page.locator(".racks li")).to_have_count(4)
        press(page, "Check the shuffle", by)
        expect(page.locator(".proof")).to_contain_text("fixed before the deal")
        press(page, "Review the turns", by)
        expect(page.locator(".review")).to_contain_text("Turn 1 of")
        expect(page.locator(".review h2")).to_be_in_viewport()
        press(page, "Next turn", by)
        expect(page.locator(".review")).to_contain_text("Turn 2 of")
        with page.expect_download() as saved:
            press(page, "Save the record", by)
        assert prove(read_record(saved.value.path().read_text()).events).fair
        press(page, "Rematch", by)
        expect(page.locator(".rack .tile")).to_have_count(14)


def test_a_flaw_of_the_whole_turn_is_told_in_words(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        press(page, "Play now")
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        page.locator(".rack .tile").first.click()
        page.locator(".meld-new").click()
        expect(page.locator(".told")).to_contain_text("opening")
        expect(page.locator(".end")).to_have_class(re.compile("is-held"))


def test_the_rack_is_put_into_an_order_of_ones_own(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        press(page, "Play now")
        tiles = page.locator(".rack .tile")
        expect(tiles).to_have_count(14)
        before = [str(tile.get_attribute("data-piece")) for tile in tiles.all()]
        first, third = tiles.nth(0).bounding_box(), tiles.nth(2).bounding_box()
        assert first
        assert third
        page.mouse.move(third["x"] + 10, third["y"] + 20)
        page.mouse.down()
        page.mouse.move(first["x"] - 2, first["y"] + 20, steps=6)
        page.mouse.up()
        moved = [before[2], *before[:2], *before[3:]]
        expect(tiles.first).to_have_attribute("data-piece", before[2])
        assert [str(tile.get_attribute("data-piece")) for tile in tiles.all()] == moved
        tiles.first.click()  # without dragging
        page.get_by_role("button", name="Move right").click()
        page.get_by_role("button", name="Move right").click()
        expect(tiles.nth(2)).to_have_attribute("data-piece", before[2])
        tiles.nth(2).focus()
        page.keyboard.press("Shift+ArrowLeft")
        expect(tiles.nth(1)).to_have_attribute("data-piece", before[2])
        expect(tiles.nth(1)).to_be_focused()


def test_tiles_that_are_dropped_on_the_free_cloth_begin_a_meld(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        press(page, "Play now")
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        tile, cloth = page.locator(".rack .tile").first, page.locator(".cloth").bounding_box()
        box = tile.bounding_box()
        assert box
        assert cloth
        page.mouse.move(box["x"] + 10, box["y"] + 20)
        page.mouse.down()
        corner = cloth["x"] + cloth["width"] - 30, cloth["y"] + cloth["height"] - 60
        page.mouse.move(*corner, steps=6)
        expect(page.locator(".aim.is-over")).to_have_attribute("data-aim", "new")
        page.mouse.up()
        expect(page.locator(".cloth .is-mine")).to_have_count(1)
