"""Learn: positions played at the real table, judged by the server; shown to whoever asks."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.kit.size import sized
from tests.lessons.lessons import Lesson, all_lessons
from tests.page.browsers import PHONE, Visit, visiting
from tests.page.looking import complaints, cut
from tests.page.playing import draw

pytestmark = pytest.mark.heavy

FAMILIES = list(dict.fromkeys(lesson.family for lesson in all_lessons()))

COLOURS = {"k": "black", "r": "red", "b": "blue", "y": "yellow", "g": "green"}


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    with visiting(tmp_path_factory.mktemp("learn")) as visit:
        yield visit


def played_here(family: str) -> list[Lesson]:
    """One lesson of each kind; all of them in the large size."""
    lessons = [lesson for lesson in all_lessons() if lesson.family == family]
    kinds = {next(iter(lesson.goal)): lesson for lesson in reversed(lessons)}
    return lessons if sized(0, 1) else [each for each in lessons if each in kinds.values()]


def name(tile: str) -> str:
    """A tile as the page names it."""
    return "joker" if tile == "J" else f"{COLOURS[tile[0]]} {tile[1:]}"


def go_to(page: Page, lesson: Lesson) -> None:
    page.goto(page.url.split("#")[0] + f"#learn={lesson.id}")
    expect(page.locator(".lesson-bar h1")).to_be_attached()


def lay(page: Page, tiles: str) -> None:
    """Choose tiles of the rack and put them into a new meld."""
    for tile in tiles.split():
        page.locator(".rack").get_by_role("button", name=name(tile), exact=True).click()
    page.locator(".meld-new").click()


def end(page: Page) -> None:
    """End the turn as soon as the server would grant it."""
    button = page.locator(".end")
    expect(page.locator(".end.is-ready, .end:not(.act):not(.is-held)")).to_be_visible()
    button.click()


def play_as_shown(page: Page, lesson: Lesson) -> None:
    """Ask to be shown the way, and go it."""
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson-say em")).to_be_visible()
    match lesson.goal:
        case {"draw": _}:
            draw(page)
            if "back" in lesson.goal:
                page.locator(".rack .tile").first.click()
                end(page)
        case {"flaws": _}:
            page.get_by_role("button", name="Undo").click()
        case {"played": _}:
            page.get_by_role("button", name="Undo").click()
            end(page)
        case _:
            page.locator(".lying .tile.is-hinted").first.click()


def play_by_hand(page: Page, lesson: Lesson) -> None:
    """Lay the tiles of a first meld, or find the neighbour after a wrong try."""
    if find := lesson.goal.get("find"):
        wrong = next(tile for tile in lesson.rack.split() if tile != find)
        page.get_by_role("button", name=name(wrong), exact=True).click()
        expect(page.locator(".tile.is-missed")).to_have_count(1)
        page.get_by_role("button", name=name(find), exact=True).click()
    else:
        lay(page, lesson.goal["played"])
        end(page)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_lessons_of_a_family_are_played(family: str, visit: Visit) -> None:
    page = visit.page(PHONE, touch=True, where="#learn")
    first, *others = played_here(family)
    page.locator(f".family-name[href='#learn={first.id}']").click()
    play_by_hand(page, first)
    expect(page.locator(".next-lesson")).to_be_focused()
    page.locator(".next-lesson").click()
    expect(page.locator(".praise")).to_have_count(0)
    for lesson in others:
        go_to(page, lesson)
        play_as_shown(page, lesson)
        expect(page.locator(".praise")).to_be_visible()
    page.reload()
    expect(page.locator(".lesson-bar")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".stone.is-learnt")).to_have_count(1 + len(others))
    page.context.close()


def test_a_flaw_stands_at_its_meld_and_a_legal_play_may_miss_the_point(visit: Visit) -> None:
    page = visit.page(where="#learn=classic.joker")
    lay(page, "r2 y6 k8")
    expect(page.locator(".meld .flaw")).to_contain_text("neither a run nor a group")
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(".meld")).to_have_count(0)
    draw(page)
    expect(page.locator(".status")).to_contain_text("That is something else.")
    lay(page, "k8 J k10")
    end(page)
    expect(page.locator(".praise")).to_contain_text("any tile")
    page.get_by_role("button", name="Once more").click()
    expect(page.locator(".praise")).to_have_count(0)
    expect(page.locator(".rack .tile")).to_have_count(5)
    page.context.close()


def test_an_opening_is_too_low_until_it_is_worth_thirty(visit: Visit) -> None:
    page = visit.page(where="#learn=classic.opening")
    lay(page, "r4 r5 r6")
    expect(page.locator(".status")).to_contain_text("worth 15. It needs 30")
    expect(page.locator(".end")).to_have_class(re.compile("is-held"))
    lay(page, "k5 b5 y5")
    end(page)
    expect(page.locator(".praise")).to_be_visible()
    page.context.close()


def test_whoever_learns_finds_nothing_cut_and_nothing_out_of_reach(visit: Visit) -> None:
    page = visit.page(PHONE, language="de-DE", bypass=True, where="#learn")
    for where in ("#learn", "#learn=classic.opening-low", "#learn=stars.add"):
        page.goto(visit.running.address + where)
        expect(page.locator(".stone, .lesson-bar p").first).to_be_visible()
        assert cut(page) == [], where
        assert complaints(page) == [], where
    page.context.close()
