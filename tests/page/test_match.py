"""A match of several rounds between two people, in two browsers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsers import PHONE, visiting
from tests.page.playing import By, press, take_turn
from tests.page.test_friends import joined

pytestmark = [pytest.mark.heavy, pytest.mark.large]

MOST_TURNS = 200


def play_round(*players: tuple[Page, By]) -> None:
    """Whoever is on turn plays as the solver would, until the round is over for all."""
    for _ in range(MOST_TURNS):
        for page, by in players:
            mine = page.get_by_role("status").get_by_text("Your turn")
            if mine.is_visible():
                take_turn(page, by)
        if all(page.locator(".round-end").is_visible() for page, _ in players):
            return
    pytest.fail(f"the round was not over after {MOST_TURNS} turns")


def written(page: Page, part: str) -> list[list[int]]:
    """What stands on the pad, row by row."""
    rows = [row.locator("td").all_inner_texts() for row in page.locator(f".pad {part} tr").all()]
    return [[int(each.strip("★ \n").replace("−", "-")) for each in row] for row in rows]


def test_a_match_over_two_rounds_and_a_rematch_for_all(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        anna, ben = visit.page(where="#new=friends.classic.r2"), visit.page(PHONE, touch=True)
        anna.get_by_label("Your name").fill("Anna")
        anna.get_by_text("At this table").click()
        anna.get_by_label("Hints are allowed").check()
        press(anna, "Open the table")
        joined(ben, "Ben", anna.locator(".code").inner_text())
        press(anna, "Begin")
        players = ((anna, By.MOUSE), (ben, By.TOUCH))

        play_round(*players)
        expect(anna.locator(".pad tbody tr")).to_have_count(1)
        press(ben, "Next round", By.TOUCH)
        press(anna, "Begin")
        expect(anna.locator(".rack .tile")).to_have_count(14)
        play_round(*players)

        rounds, [totals] = written(anna, "tbody"), written(anna, "tfoot")
        assert [sum(scores) for scores in rounds] == [0, 0]
        assert [sum(scores) for scores in zip(*rounds, strict=True)] == totals
        assert (written(ben, "tbody"), written(ben, "tfoot")) == (rounds, [totals])
        winner, loser = (anna, ben) if totals[0] > 0 else (ben, anna)
        expect(winner.locator(".round-end h1")).to_have_text("You win the match!")
        expect(loser.locator(".round-end h1")).to_contain_text("wins the match")

        table = anna.url
        press(anna, "Rematch")
        press(ben, "Begin", By.TOUCH)
        for page, other in ((anna, "Ben"), (ben, "Anna")):
            expect(page.locator(".rack .tile")).to_have_count(14)
            expect(page.locator(".seat-name")).to_have_text([other])
            expect(page).to_have_url(re.compile(re.escape(table.split("#")[-1])))
