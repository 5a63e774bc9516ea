"""Children play without reading: one tap begins, large tiles stay where they are, a voice tells."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browsers import PATIENCE, PHONE, visiting
from tests.page.playing import TREMBLE
from tests.page.test_friends import joined

pytestmark = pytest.mark.heavy

SIDEWAYS = {"width": 740, "height": 360}
LEAST = 44
"""Pixels that a tile on the table has at least; few of them have 64."""

HEAR = """
    window.said = []
    speechSynthesis.speak = (spoken) => said.push(spoken.text)
    speechSynthesis.cancel = () => said.push("|")
    null
"""
"""Keep what is spoken; a bar stands where a sentence was broken off."""


def tap_card(page: Page, edition: str) -> None:
    """Tap the card of an edition on the start page: the one tap that a child makes."""
    page.evaluate(HEAR)
    page.locator(f".edition-place:has([href='#rules={edition}']) .edition-card").tap()


def box(place: Locator) -> dict[str, float]:
    """Where something lies."""
    found: Any = place.bounding_box()
    assert found is not None, f"expected {place} to be in sight"
    return {name: round(value) for name, value in found.items()}


@pytest.mark.parametrize(
    ("edition", "size"),
    [("junior", PHONE), ("cards", SIDEWAYS)],
    ids=["junior-on-a-phone", "cards-on-a-phone-held-sideways"],
)
def test_one_tap_begins_and_a_laid_tile_lies_where_the_hand_pointed(
    edition: str, size: dict[str, int], tmp_path: Path
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(size, touch=True)
        tap_card(page, edition)
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        for button in page.locator(".child-acts button").all():
            assert box(button)["y"] + box(button)["height"] <= size["height"]
        page.locator(".rack .tile").first.tap()
        expect(page.locator(".new-place.is-shown")).to_be_visible()
        place = box(page.locator(".meld-new"))
        page.locator(".meld-new").tap()
        laid = box(page.locator(".cloth .is-mine"))
        assert (laid["x"], laid["y"]) == (place["x"], place["y"])
        assert laid["width"] >= LEAST
        assert page.locator(".cloth").evaluate("each => each.scrollTop") == 0


def wait_to_hear(page: Page, words: str) -> None:
    """Wait until something was spoken; what is written may have gone on by then."""
    for _ in range(PATIENCE // 100):
        if words in page.evaluate("said"):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"expected to hear {words!r}, got {page.evaluate('said')}")


def neighbour(page: Page) -> str:
    """The name of a tile that the row still lacks."""
    names = [str(tile.get_attribute("aria-label")) for tile in page.locator(".row .tile").all()]
    colour, last = names[-1].split()
    first = int(names[0].split()[1])
    return f"{colour} {int(last) + 1}" if int(last) < 10 else f"{colour} {first - 1}"


def test_in_the_introductory_game_tiles_stay_and_the_finished_run_is_spoken(
    tmp_path: Path,
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True)
        tap_card(page, "junior-intro")
        expect(page.locator(".row .tile")).to_have_count(1)
        lying = page.locator(".lying button")
        before = {str(tile.get_attribute("aria-label")): box(tile) for tile in lying.all()}
        page.locator(f".lying [aria-label='{neighbour(page)}']").tap()
        wait_to_hear(page, "Well done!")
        for tile in lying.all():
            assert box(tile) == before[str(tile.get_attribute("aria-label"))]
        said = "; ".join(page.evaluate("said"))
        assert re.search(r"\|; \w+ \w+; Well done!", said), said
        page.locator(f".lying [aria-label='{neighbour(page)}']").tap()
        wait_to_hear(page, "Now it is a run!")
        expect(page.locator(".find [role=status]")).not_to_be_empty()


def test_a_child_hears_who_has_won_and_finds_the_animals_at_the_end(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True, where="#new=here.junior")
        page.get_by_role("button", name="Open the table").tap()
        page.locator(".curtain button").tap()
        table = page.url
        page.get_by_role("button", name="Settings").tap()
        page.get_by_role("button", name="Leave the table").tap()
        page.wait_for_timeout(TREMBLE)
        page.get_by_role("button", name="Press again").tap()
        expect(page.locator(".start")).to_be_visible()
        page.evaluate(HEAR)
        page.goto(table)
        expect(page.locator(".pad .seat-animal")).to_have_count(2)
        expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        assert page.evaluate("said") == [page.locator("h1").inner_text().replace("\n", " ")]


@pytest.mark.large
def test_whoever_has_just_gone_from_a_childrens_table_is_waited_for(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        anna, ben = visit.page(PHONE, where="#new=friends.junior"), visit.page(PHONE)
        anna.get_by_label("Your name").fill("Anna")
        anna.get_by_role("button", name="Open the table").click()
        joined(ben, "Ben", anna.locator(".code").inner_text())
        anna.get_by_role("button", name="Begin").click()
        expect(anna.locator(".animal")).to_have_count(2)
        visit.lines[ben].cut()
        expect(anna.locator(".animal.is-away")).to_have_count(1)
        expect(anna.locator(".animal .button-icon")).to_have_count(0)  # back in a minute, perhaps
        anna.reload()  # who knows for how long he has been away
        expect(anna.locator(".animal .button-icon")).to_be_visible()
