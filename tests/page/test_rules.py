"""The rules on the page: readable on a telephone, in every language, and on paper."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rackrun.editions import ids
from tests.kit.size import sized
from tests.page.browsers import PHONE, visiting
from tests.page.looking import LOOKS, complaints

pytestmark = pytest.mark.heavy

LANGUAGES = ["de-DE", "fr-FR", "en-GB", "es-ES", "it-IT", "nl-NL", "pt-PT"]
FEW = ["classic", "stars", "cards"]
EDITIONS = ids() if sized(0, 1) else FEW


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )


@pytest.mark.parametrize("language", LANGUAGES[: sized(1, 7)])
def test_no_rule_page_is_wider_than_a_telephone(tmp_path: Path, language: str) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, where="/#rules", language=language)
        for edition in EDITIONS:
            page.evaluate("where => { location.hash = where }", f"rules={edition}")
            expect(page.locator(f'.rules-contents a[href="#rules={edition}.end"]')).to_be_visible()
            expect(page.locator(".rule-example").first).to_be_visible()
            assert overflow(page) == 0, edition


def test_the_list_leads_to_an_edition_and_its_contents_to_a_section(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, where="/#rules")
        page.get_by_role("link", name="Picture cards 2").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Picture cards")
        page.get_by_role("link", name="Jokers").click()
        expect(page.get_by_role("heading", name="Jokers")).to_be_in_viewport()
        expect(page.get_by_role("heading", name="Jokers")).to_be_focused()
        expect(page.get_by_text("Not allowed").first).to_be_attached()


@pytest.mark.large
def test_a_slash_names_an_edition_too(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="/#rules/junior")
        expect(page.get_by_role("heading", level=1)).to_have_text("Junior with chips")


def test_whoever_has_read_the_rules_can_play_and_look_them_up_at_the_table(
    tmp_path: Path,
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="/#rules=classic")
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("button", name="End turn")).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        link = page.get_by_role("link", name="Rules")
        expect(link).to_have_attribute("href", "#rules=classic")


@pytest.mark.large
def test_on_paper_there_is_nothing_to_press(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="/#rules=classic", look={"theme": "dark"})
        expect(page.locator(".rules-contents")).to_be_visible()
        page.emulate_media(media="print")
        expect(page.locator(".rules-contents")).to_be_hidden()
        expect(page.locator(".top")).to_be_hidden()
        expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
        expect(page.locator(".rules-text h2").first).to_have_css("color", "rgb(0, 0, 0)")
        expect(page.locator(".rule-example").first).to_have_css("break-inside", "avoid")


@pytest.mark.large
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_axe_finds_nothing_in_the_rules(look: dict[str, str], tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="/#rules", look=look, bypass=True)
        expect(page.locator(".rules-list")).to_be_visible()
        assert not complaints(page)
        page.evaluate("location.hash = 'rules=junior'")
        expect(page.locator(".rules-text")).to_be_visible()
        assert not complaints(page)
