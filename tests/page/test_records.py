"""Records: a game is pasted, dropped or chosen and replayed step by step, from any seat's view."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rackrun.notation import read_record, record_to_data
from tests.kit.size import sized
from tests.page.browsers import PHONE, visiting
from tests.page.looking import complaints, cut
from tests.page.playing import TREMBLE, draw

pytestmark = pytest.mark.heavy

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
CLASSIC = (GOLDEN / "classic-2.txt").read_text("utf-8")


def replay(page: Page, text: str) -> None:
    """Paste a text and have it replayed."""
    page.get_by_label("Paste its text here").fill(text)
    page.get_by_role("button", name="Replay").click()


def test_a_pasted_record_is_stepped_through_and_seen_from_a_seat(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True)
        page.get_by_role("link", name="Records").click()
        replay(page, CLASSIC)
        news, racks = page.locator(".replay-news p").first, page.locator(".replay-rack")
        expect(news).to_have_text("Anna starts. The tiles are dealt.")
        expect(racks.nth(0).locator(".tile")).to_have_count(14)
        expect(racks.nth(1).locator(".tile")).to_have_count(14)
        page.get_by_role("button", name="One step forward").click()
        expect(news).to_have_text("Anna drew: red 4.")
        expect(racks.nth(0).locator(".is-fresh")).to_have_attribute("aria-label", "red 4")
        page.keyboard.press("ArrowRight")
        expect(news).to_have_text("Ben played 3 tiles.")
        expect(page.locator(".replay-melds .is-fresh")).to_have_count(3)
        page.get_by_label("View").select_option("As Ben saw it")
        expect(racks.nth(0).locator(".tile")).to_have_count(0)
        expect(racks.nth(0).locator(".back")).to_have_count(15)
        expect(racks.nth(1).locator(".tile")).to_have_count(11)
        page.get_by_role("button", name="One step back").click()
        expect(news).to_have_text("Anna drew a tile.")
        page.get_by_role("button", name="To the end").click()
        expect(news).to_have_text("Nobody can go on. Ben wins this round.")
        expect(page.locator(".pad tfoot td")).to_have_text(["−26", "+26"])
        expect(page.locator(".proof")).to_contain_text("Every turn is legal, and every shuffle")
        page.get_by_role("slider").fill("0")
        expect(news).to_have_text("Anna starts. The tiles are dealt.")


def test_what_is_wrong_is_told_with_its_place_and_the_text_stays(tmp_path: Path) -> None:
    changed = CLASSIC.replace("seat: 0; tile: r4", "seat: 0; tile: r5", 1)
    illegal = CLASSIC.replace("J k12 k13; played: k12 k13 J", "k12 k13; played: k12 k13", 1)
    with visiting(tmp_path) as visit:
        page = visit.page(where="#records")
        alert = page.get_by_role("alert")
        replay(page, changed)
        expect(alert).to_contain_text("line 13")
        expect(alert).to_contain_text("tile: r4")
        expect(page.get_by_role("textbox")).to_have_value(changed.strip())
        replay(page, illegal)
        expect(alert).to_contain_text("line 14")
        expect(alert).to_contain_text("2 tiles are not enough. A meld needs at least three.")
        replay(page, "Hello")
        expect(alert).to_contain_text("This is not a game record.")
        replay(page, "x" * 2_000_000)
        expect(alert).to_contain_text("too long")
        replay(page, CLASSIC)
        expect(page.locator(".replay-news")).to_contain_text("Anna starts.")
        page.get_by_role("button", name="Another record").click()
        expect(page.get_by_role("textbox")).to_have_value(CLASSIC.strip())


@pytest.mark.parametrize(
    "name", ["junior-intro-2", "six-160-6", "stars-3", "cards-4"][: sized(2, 4)]
)
def test_a_file_of_any_edition_is_replayed_to_its_end_and_kept_again(
    name: str, tmp_path: Path
) -> None:
    text = (GOLDEN / f"{name}.txt").read_text("utf-8")
    record = read_record(text)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record_to_data(record)), "utf-8")
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, where="#records")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".replay-racks > li")).to_have_count(len(record.names))
        page.keyboard.press("End")
        expect(page.locator(".pad tfoot td")).to_have_count(len(record.names))
        with page.expect_download() as kept:
            page.get_by_role("button", name="Save as text").click()
        assert Path(kept.value.path()).read_text("utf-8") == text


@pytest.mark.large
def test_it_plays_by_itself_until_it_is_stopped(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#records")
        replay(page, CLASSIC)
        page.get_by_label("Pace").select_option("quickly")
        page.get_by_role("button", name="Play").click()
        expect(page.locator(".replay-news")).to_contain_text("Ben played 3 tiles.")
        page.get_by_role("button", name="Pause").click()
        expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_game_of_this_device_can_be_replayed_once_it_is_over(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.get_by_role("link", name="Pass and play").click()
        page.get_by_role("button", name="Open the table").click()
        page.locator(".curtain").get_by_role("button").click()
        draw(page)
        expect(page.locator(".curtain")).to_be_visible()
        table = page.url
        page.goto(table.replace("#table", "#records"))
        expect(page.get_by_role("alert")).to_contain_text("The match is not over yet.")
        expect(page.locator("main")).to_contain_text("No game has ended")
        page.goto(table)
        page.locator(".curtain").get_by_role("button").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Leave the table").click()
        page.wait_for_timeout(TREMBLE)
        page.get_by_role("button", name="Press again").click()
        page.get_by_role("link", name="Records").click()
        expect(page.locator(".kept textarea")).to_be_visible()
        page.get_by_role("link", name="Classic").click()
        expect(page.locator(".replay-news")).to_contain_text("starts. The tiles are dealt.")
        page.goto(table)
        page.get_by_role("link", name="Replay the whole game").click()
        expect(page.locator(".replay-news")).to_contain_text("starts. The tiles are dealt.")


def test_the_page_of_records_is_whole_and_axe_finds_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, where="#records", language="de-DE", bypass=True)
        expect(page.locator("h1")).to_be_visible()
        assert cut(page) == []
        assert complaints(page) == []
        page.get_by_role("textbox").fill(CLASSIC)
        page.get_by_role("button", name="Nachspielen").click()
        expect(page.locator(".replay-news")).to_be_visible()
        expect(page.locator("main")).to_have_css(
            "border-top-width", "0px"
        )  # that is the last move's
        page.keyboard.press("End")
        expect(page.locator(".pad")).to_be_visible()
        assert cut(page) == []
        assert complaints(page) == []
