"""The solver's page: a table and a rack laid by tapping, and the best play move by move."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsers import PHONE, visiting

pytestmark = pytest.mark.heavy


def lay(page: Page, *tiles: str) -> None:
    """Tap tiles of the box."""
    box = page.get_by_label("All tiles")
    for tile in tiles:
        box.get_by_role("button", name=tile, exact=True).click()


def test_the_best_play_is_shown_step_by_step(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True)
        page.get_by_role("link", name="Solver").click()
        lay(page, "red 3", "red 7", "joker")
        page.get_by_role("button", name="New meld").click()
        lay(page, "red 4", "red 5", "red 6")
        page.get_by_role("button", name="The best play").click()
        told = page.locator(".review")
        expect(told).to_contain_text("You can play 3 tiles.")
        expect(told).to_contain_text("proved")
        expect(told.locator(".tile")).to_have_count(3)
        page.get_by_role("button", name="One step forward").click()
        expect(told).to_contain_text("From your rack: red 3")
        expect(told.locator(".tile")).to_have_count(6)
        expect(told.locator(".is-fresh")).to_have_count(3)
        page.get_by_role("button", name="One step back").click()
        expect(told.locator(".tile")).to_have_count(3)


def test_what_is_no_meld_is_told_at_its_place_in_the_language_of_the_page_and_is_kept(
    tmp_path: Path,
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#solver", language="de-DE")
        box = page.locator(".box")
        page.get_by_role("button", name="Neue Kombination").click()
        for tile in ("rote 4", "blaue 5"):
            box.get_by_role("button", name=tile, exact=True).click()
        page.get_by_role("button", name="Der beste Zug").click()
        expect(page.locator(".pile.is-wrong")).to_contain_text("2 Steine reichen nicht")
        page.reload()
        expect(page.locator(".pile .tile")).to_have_count(2)


def test_a_move_is_tried_out_and_every_reason_why_not_is_told(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#solver")
        lay(page, "red 7", "black 1")
        page.get_by_role("button", name="New meld").click()
        lay(page, "red 4", "red 5", "red 6")
        page.get_by_role("button", name="Check a move").click()
        trial = page.locator(".trial")
        trial.get_by_role("button", name="Move black 1").click()
        expect(trial).to_contain_text("This move is not legal.")
        expect(trial.locator(".is-wrong .pile-flaw")).to_contain_text("neither a run nor a group")
        trial.get_by_role("button", name="Move black 1").click()
        trial.get_by_role("button", name="Move red 7").click()
        expect(trial).to_contain_text("This move is legal.")
