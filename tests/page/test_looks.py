"""The look that somebody chose: large tiles, no symbols, buttons for the left hand."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browsers import LAPTOP, PHONE, Visit, visiting

pytestmark = pytest.mark.heavy


def table(visit: Visit, window: dict[str, int], **look: str) -> Page:
    """A table with bots, in this look."""
    page = visit.page(window, look=look)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".rack .tile")).to_have_count(14)
    return page


def left_of(each: Locator) -> float:
    return float(each.evaluate("each => each.getBoundingClientRect().left"))


def width_of(each: Locator) -> float:
    return float(each.evaluate("each => each.offsetWidth"))


def test_extra_large_makes_the_tiles_larger_and_not_their_numbers_alone(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        for size in (PHONE, LAPTOP):
            usual, large = table(visit, size), table(visit, size, size="xxl")
            first = [page.locator(".rack .tile").first for page in (usual, large)]
            assert width_of(first[0]) >= 44
            assert width_of(first[1]) > 1.2 * width_of(first[0])
            shelves = {round(box["y"]) for each in usual.locator(".rack .tile").all()
                       if (box := each.bounding_box())}  # fmt: skip
            assert len(shelves) == 2


def test_on_a_phone_a_tile_on_the_table_is_as_wide_as_a_finger_while_runs_are_short(
    tmp_path: Path,
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, where="#new=here")
        page.get_by_role("button", name="Open the table").click()
        page.locator(".curtain button").click()
        for at in range(3):
            page.locator(".rack .tile").first.click()
            page.locator(".meld-new").click()
            expect(page.locator(".cloth .is-mine")).to_have_count(at + 1)
        assert width_of(page.locator(".cloth .is-mine").first) >= 43
        assert page.locator(".cloth").evaluate("each => each.scrollTop") == 0


def test_symbols_can_go_and_the_left_hand_ends_the_turn_on_its_side(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = table(visit, PHONE, symbols="off", hand="left")
        expect(page.locator(".rack .tile-mark").first).to_be_hidden()
        assert left_of(page.locator(".end")) < left_of(page.locator(".draw"))
        assert left_of(page.locator(".draw")) < PHONE["width"] / 2
