"""The start: games by picture, house rules as a code, the way back, and links that lead nowhere."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from rackrun.editions import ids
from tests.kit.size import sized
from tests.page.browsers import LAPTOP, PHONE, Visit, visiting
from tests.page.looking import complaints, cut

pytestmark = pytest.mark.heavy


def opened(page: Page, *ticks: str) -> str:
    """Open a classic table for two with a friend; gives the link."""
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("At this table").click()
    for tick in ticks:
        page.get_by_label(tick).check()
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".link").inner_text()


def joined(visit: Visit, link: str, name: str) -> Page:
    """Sit down by a link."""
    page = visit.page(where=link.rsplit("/", maxsplit=1)[-1])
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".guests li")).to_contain_text([name])
    return page


def rules(page: Page) -> None:
    """Unfold the house rules."""
    page.locator("summary", has_text="House rules").click()


def test_every_game_is_a_card_with_a_picture_of_its_own(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        cards = page.locator(".edition-card")
        expect(cards).to_have_count(len(ids()))
        pictures = page.locator(".edition-card .picture").evaluate_all(
            "(all) => all.map((each) => each.innerHTML)"
        )
        assert len(set(pictures)) == len(ids())
        expect(cards.filter(has_text="Junior with chips")).to_contain_text("4–10 years")
        expect(cards.filter(has_text="Junior with stars")).to_contain_text("from 4 years")
        expect(cards.filter(has_text="Classic")).to_have_text(
            re.compile(r"2–4 players ?about 25 min a round$")
        )
        links = page.locator(".rules-link")
        assert [each.get_attribute("href") for each in links.all()] == [
            f"#rules={name}" for name in ids()
        ]


@pytest.mark.large
def test_a_card_leads_to_a_table_with_bots(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(PHONE, touch=True)
        page.get_by_role("link", name="New table Picture cards", exact=True).tap()
        expect(page.locator("input[value=cards]")).to_be_checked()
        page.get_by_role("button", name="Open the table").tap()
        expect(page.locator(".rack .tile")).to_have_count(8)
        expect(page.locator(".seat, .animal").filter(has_text="bot")).to_have_count(1)


def test_house_rules_go_into_a_code_and_come_back_from_it(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#new=friends")
        rules(page)
        code = page.locator(".rule-code output")
        expect(code).to_have_text("classic")
        page.get_by_label("Whoever can play must play").check()
        page.get_by_label("Time limit").check()
        expect(page.get_by_role("spinbutton", name="Time limit")).to_have_value("120")
        page.get_by_role("spinbutton", name="Rounds").fill("3")
        page.get_by_label("Points an opening needs").select_option("50")
        expect(code).to_have_text("classic.mtrue.t120.r3.o50")
        expect(page.locator(".is-changed")).to_have_count(4)
        expect(page.locator("summary", has_text="House rules")).to_contain_text("4 rules")

        other = visit.page(where="#new=friends.classic.mtrue.t120.r3.o50")
        rules(other)
        expect(other.locator(".rule-code output")).to_have_text("classic.mtrue.t120.r3.o50")
        expect(other.get_by_role("spinbutton", name="Rounds")).to_have_value("3")
        other.get_by_role("button", name="Booklet: 30").click()
        expect(other.locator(".rule-code output")).to_have_text("classic.mtrue.t120.r3")
        other.get_by_role("button", name="Back to the booklet").click()
        expect(other.locator(".is-changed")).to_have_count(0)
        expect(other.locator(".rule-code output")).to_have_text("classic")

        page.get_by_role("button", name="Open the table").click()
        expect(page.locator(".own-rules output")).to_have_text("classic.mtrue.t120.r3.o50")


def test_a_code_is_pasted_and_a_wrong_one_says_what_was_expected(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#new=friends.classic.x9")
        expect(page.get_by_role("alert")).to_contain_text("“x9” is no rule of this game (Classic)")
        rules(page)
        paste = page.get_by_label("Paste a rule code")
        trouble = page.locator(".rule-code [role=alert]")
        for wrong, words in (
            ("bridge", "“bridge” is no game. A rule code begins with one of these: classic, xxl"),
            ("classic.r0", "“r0” is not possible. Expected for “Rounds”: 1 to 99"),
            ("classic.snobody", "whoever won"),
            ("classic.r2.r3", "a second time: Rounds"),
        ):
            paste.fill(wrong)
            page.get_by_role("button", name="Use it").click()
            expect(trouble).to_contain_text(words)
        paste.fill(f"{visit.running.address}#new=friends.cards.w5.hnull")
        paste.press("Enter")
        expect(page.locator("input[value=cards]")).to_be_checked()
        expect(page.get_by_role("spinbutton", name="Chips that win")).to_have_value("5")
        expect(page.locator(".rule-code output")).to_have_text("cards.w5.hnull")
        expect(trouble).to_have_count(0)


@pytest.mark.large
def test_the_code_is_copied_with_one_press(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#new=friends.classic.r5")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        rules(page)
        page.get_by_role("button", name="Copy the code").click()
        expect(page.get_by_role("button", name="The code is copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == "classic.r5"


def test_a_parent_guides_and_the_child_finds_on_the_same_device(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#new=here.junior-intro")
        page.get_by_label("How many").select_option("1")
        page.get_by_label("I am the guide").check()
        page.get_by_label("Name", exact=True).fill("Mia")
        page.get_by_role("button", name="Open the table").click()
        row = page.locator(".ask .tile")
        page.get_by_label("red 3", exact=True).click()
        expect(row).to_have_count(1)
        page.get_by_label("red 4", exact=True).click()
        expect(row).to_have_count(2)


def test_a_tap_before_the_answer_to_the_last_one_is_not_lost(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#new=here.junior-intro")
        page.get_by_label("How many").select_option("1")
        page.get_by_label("I am the guide").check()
        page.get_by_label("Name", exact=True).fill("Mia")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_label("red 3", exact=True)).to_be_visible()
        page.evaluate(
            "for (const name of ['red 3', 'blue 2', 'red 4'])"
            " document.querySelector(`.lying [aria-label='${name}']`).click()"
        )
        tiles = page.locator(".ask .tile")
        expect(tiles).to_have_count(2)
        expect(tiles.nth(1)).to_have_accessible_name("red 4")


@pytest.mark.large
def test_a_guide_without_a_seat_names_and_only_the_children_find(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        guide = visit.page(where="#new=friends.junior-intro")
        guide.get_by_label("How many").select_option("1")
        guide.get_by_label("I am the guide").check()
        guide.get_by_role("button", name="Open the table").click()
        link = guide.locator(".link").inner_text()
        child = visit.page(where=link.rsplit("/", maxsplit=1)[-1])
        child.get_by_label("Your name").fill("Mia")
        child.get_by_role("button", name="Sit down").click()
        expect(guide.locator(".watching")).to_contain_text("You are the guide")
        guide.get_by_label("blue 5", exact=True).click()
        expect(child.locator(".ask .tile")).to_have_count(1)
        child.get_by_label("blue 6", exact=True).click()
        expect(guide.locator(".ask .tile")).to_have_count(2)


def test_the_tables_of_a_device_are_listed_until_they_are_removed_or_gone(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page()
        page.locator(".way-main").click()
        expect(page.locator(".rack .tile")).to_have_count(14)
        played = page.url.rsplit("=", maxsplit=1)[-1]
        page.goto(f"{visit.running.address}#new=friends")
        opened(page)
        page.goto(f"{visit.running.address}#start")
        tables = page.locator(".my-table")
        expect(tables).to_have_count(1)
        expect(tables).to_contain_text("waits for somebody")
        expect(tables).to_contain_text("Classic · now")
        page.get_by_text("One more table").click()
        expect(tables.nth(1)).to_contain_text("Helper, Beginner, Solver")
        expect(tables.nth(1)).to_contain_text(re.compile("turn"))
        tables.first.get_by_role("button", name="Remove").click()
        tables.first.get_by_role("button", name="Press again").click()
        expect(tables).to_have_count(1)
        page.evaluate("(room) => fetch(`/api/rooms/${room}`, { method: 'DELETE' })", played)
        page.reload()
        expect(tables).to_have_text(re.compile("This table no longer exists"))
        page.reload()
        expect(page.locator(".way-main")).to_be_visible()
        expect(tables).to_have_count(0)


def test_who_watches_sees_the_table_without_racks_and_without_controls(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        anna = visit.page(where="#new=friends")
        link = opened(anna, "Others may watch", "All see what the player on turn tries out")
        ben = joined(visit, link, "Ben")
        anna.get_by_role("button", name="Begin").click()
        expect(ben.locator(".rack .tile")).to_have_count(14)

        eve = visit.page(PHONE, where=link.rsplit("/", maxsplit=1)[-1])
        expect(eve.get_by_text("All seats at this table are taken")).to_be_visible()
        expect(eve.locator(".who")).to_contain_text("Anna, Ben")
        eve.get_by_role("button", name="Watch").click()
        expect(eve.locator(".watching")).to_contain_text("You are watching")
        expect(eve.locator(".seat")).to_have_count(2)
        expect(eve.locator(".rack, .side, .meld-new, main button")).to_have_count(0)

        tables = (anna, ben)
        mover = next(each for each in tables if "Your turn" in each.locator(".status").inner_text())
        mover.locator(".rack .tile").first.click()
        mover.locator(".meld-new").click()
        expect(eve.locator(".tried .tile")).to_have_count(1)
        assert cut(eve) == []
        eve.goto(f"{visit.running.address}#start")
        expect(eve.locator(".my-table")).to_contain_text("You are watching")


def test_a_seat_goes_to_another_device_once(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        old = visit.page()
        old.locator(".way-main").click()
        expect(old.locator(".rack .tile")).to_have_count(14)
        old.get_by_role("button", name="Settings").click()
        old.get_by_role("button", name="Play on another device").click()
        expect(old.get_by_role("img", name="QR code")).to_be_visible()
        assert old.locator(".links img").evaluate("(each) => each.naturalWidth > 0")
        expect(old.locator(".links")).to_contain_text("rackrun serve --lan")
        where = old.locator(".links .link").inner_text().rsplit("/", maxsplit=1)[-1]
        new = visit.page(PHONE, where=where)
        expect(new.locator(".rack .tile").first).to_be_visible()
        assert "move" not in new.url
        old.keyboard.press("Escape")
        expect(old.get_by_text("no longer yours")).to_be_visible()
        late = visit.page(where=where)
        expect(late.get_by_role("alert")).to_contain_text("used already")
        expect(late.get_by_role("link", name="Back to the start")).to_be_visible()


def test_links_that_lead_nowhere_say_so_and_show_a_way_on(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#nowhere=7")
        expect(page.get_by_role("alert")).to_contain_text("leads nowhere")
        expect(page.locator(".way-main")).to_be_visible()
        page = visit.page(where="#table=q3Jx0Zr1TgC8mVfKpW5uYA")
        expect(page.get_by_role("alert")).to_contain_text("no longer exists")
        expect(page.get_by_role("link", name="Back to the start")).to_be_visible()
        page = visit.page(where="#join=q3Jx0Zr1TgC8mVfKpW5uYA")
        expect(page.get_by_role("alert")).to_contain_text("leads to no table")
        page.get_by_role("link", name="Type a room code").click()
        expect(page.get_by_label("Room code")).to_be_visible()


@pytest.mark.large
def test_a_full_table_that_shows_itself_to_nobody_says_that_it_is_full(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        anna = visit.page(where="#new=friends")
        link = opened(anna)
        joined(visit, link, "Ben")
        eve = visit.page(where=link.rsplit("/", maxsplit=1)[-1])
        eve.get_by_label("Your name").fill("Eve")
        eve.get_by_role("button", name="Sit down").click()
        expect(eve.get_by_role("alert")).to_contain_text("All seats")
        expect(eve.get_by_role("link", name="Back to the start")).to_be_visible()
        eve.goto(f"{visit.running.address}{anna.url.rsplit('/', maxsplit=1)[-1]}")
        expect(eve.get_by_text("not yours to see")).to_be_visible()
        expect(eve.get_by_role("link", name="Join a table")).to_be_visible()


@pytest.mark.large
def test_a_page_that_is_too_old_asks_to_be_loaded_again(tmp_path: Path) -> None:
    def renewed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "rackrun-protocol": "2"})

    with visiting(tmp_path) as visit:
        page = visit.page()
        expect(page.locator(".edition-card").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.route("**/api/**", renewed)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("has been updated")
        page.unroute("**/api/**")
        page.get_by_role("button", name="Load again").click()
        expect(page.locator(".edition-card").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_while_the_server_is_away_the_page_says_so_and_tries_again(tmp_path: Path) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where="#new=friends")
        expect(page.locator(".edition-card").first).to_be_visible()
        doors = re.compile("/(api/|healthz)")
        page.route(doors, lambda route: route.abort())
        page.goto(f"{visit.running.address}#start")
        note = page.locator(".away-note")
        expect(note).to_contain_text("The server does not answer")
        expect(page.locator(".edition-card")).to_have_count(0)
        page.unroute(doors)
        expect(page.locator(".edition-card")).to_have_count(len(ids()))
        expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LAPTOP][: sized(1, 2)], ids=str)
def test_axe_finds_nothing_in_unfolded_rules_and_nothing_is_cut(
    size: dict[str, int], tmp_path: Path
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(size, where="#new=friends.cards.w5.hnull", language="de-DE", bypass=True)
        page.locator("summary").first.click()
        expect(page.locator(".is-changed")).to_have_count(2)
        assert complaints(page) == []
        for game in ("cards", "classic", "junior"):
            page.locator(f"label:has([value={game}])").click()
            assert cut(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        kept = [{"room": "q3Jx0Zr1TgC8mVfKpW5uYA", "edition": "classic", "seats": [0], "seen": 1}]
        page.evaluate("(kept) => localStorage.setItem('rackrun-rooms', kept)", json.dumps(kept))
        page.goto(f"{visit.running.address}#start")
        expect(page.locator(".my-table")).to_contain_text("gibt es nicht mehr")
        expect(page.locator(".edition-card").first).to_be_visible()
        assert complaints(page) == []
        assert cut(page) == []


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("#records=nope", "This table no longer exists."),
        ("#move=nope.nope", "This link was used already, or is older than ten minutes."),
        ("#learn=nope", "This link leads nowhere. Choose from the list."),
        ("#rules=nope", "This link leads nowhere. Choose from the list."),
    ],
)
def test_a_link_that_was_edited_says_so_in_words_that_fit(
    where: str, said: str, tmp_path: Path
) -> None:
    with visiting(tmp_path) as visit:
        page = visit.page(where=where)
        expect(page.get_by_role("alert")).to_contain_text(said)
