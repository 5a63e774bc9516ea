"""The page can be installed, and then opens without the server; nothing of a room is put by."""

import json
import re
import struct
import urllib.request
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from rackrun.server.app import PAGE
from tests.kit.size import sized
from tests.page.browsers import PATIENCE, PHONE, Visit, visiting
from tests.page.playing import press
from tests.server.serving import Running, serving

pytestmark = pytest.mark.heavy

AWAY = "The server does not answer"


def put_by(page: Page) -> None:
    """Wait until the page would open without the server."""
    there = page.evaluate(
        """(patience) => Promise.race([
            navigator.serviceWorker.ready.then(() => true),
            new Promise((resolve) => setTimeout(resolve, patience, false)),
        ])""",
        PATIENCE,
    )
    assert there, "expected a worker that keeps the page"


def stop(visit: Visit) -> None:
    """The server goes away."""
    visit.running.kill()


def back(visit: Visit, data: Path) -> AbstractContextManager[Running]:
    """The server comes back at its old address."""
    return serving(data, port=urlsplit(visit.running.address).port or 0)


def asked(address: str, path: str) -> tuple[str, bytes]:
    """A file of the server, with its kind."""
    with urllib.request.urlopen(address.rstrip("/") + path, timeout=10) as answer:
        return answer.headers["content-type"], answer.read()


def size_of(picture: bytes) -> str:
    """The size of a PNG, as a manifest words it."""
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return f"{width}x{height}"


def test_without_the_server_the_page_opens_says_so_and_comes_back_by_itself(tmp_path: Path) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.page(PHONE)
        put_by(page)
        stop(visit)
        page.reload()
        note = page.get_by_role("status").filter(has_text=AWAY)
        expect(note).to_contain_text("Score pad and rules work without it")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()

        note.get_by_role("link", name="Score pad").click()
        page.get_by_label("Name").first.fill("Anna")
        page.get_by_label("Anna wins round 1").click()
        page.get_by_label("Seat 2, round 1").fill("17")
        expect(page.locator("tfoot td")).to_have_text(["+17", "−17"])
        expect(page.get_by_text(AWAY)).to_have_count(0)

        page.goto(visit.running.address + "#start")
        expect(page.get_by_text(AWAY)).to_be_visible()
        with back(visit, tmp_path):
            expect(page.get_by_text(AWAY)).to_have_count(0)
            press(page, "Play now")
            expect(page.locator(".draw")).to_be_visible()


def test_the_rules_open_without_the_server_in_another_language_too(tmp_path: Path) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.page(PHONE)
        put_by(page)
        stop(visit)
        page.reload()
        page.get_by_label("Language").first.select_option("pt")
        expect(page.get_by_role("button", name="Jogar já")).to_be_visible()
        page.goto(visit.running.address + "#rules=classic")
        expect(page.get_by_role("main")).to_contain_text(re.compile("cl[aá]ssi", re.IGNORECASE))
        expect(page.locator(".trouble, .away-note")).to_have_count(0)


@pytest.mark.parametrize(
    ("where", "heading", "then"),
    [
        ("#solver", "Solver", ".box .tile"),
        ("#new=friends", "Play with friends", ".edition-card"),
    ][: sized(1, 2)],
)
def test_places_that_need_the_server_wait_for_it(
    where: str, heading: str, then: str, tmp_path: Path
) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.page(PHONE)
        put_by(page)
        stop(visit)
        page.goto(visit.running.address + where)
        page.reload()
        expect(page.get_by_text(AWAY)).to_be_visible()
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.get_by_role("link", name="Back to the start")).to_be_visible()
        with back(visit, tmp_path):
            expect(page.locator(then).first).to_be_visible()
            expect(page.get_by_text(AWAY)).to_have_count(0)


def test_nothing_of_a_room_is_put_by(tmp_path: Path) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.page()
        put_by(page)
        page.reload()
        press(page, "Play now")
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        page.reload()
        expect(page.locator(".rack .tile")).to_have_count(14)
        kept: list[str] = page.evaluate("""async () => {
            const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const kept = await Promise.all(all.map((cache) => cache.keys()));
            return kept.flat().map((request) => request.url);
        }""")
        paths = {each.removeprefix(visit.running.address) for each in kept}
        built = {each.relative_to(PAGE).as_posix() for each in PAGE.rglob("*.*")}
        assert "" in paths
        assert paths - {""} <= built
        assert {each for each in built if each.startswith("assets/")} <= paths


def test_the_manifest_names_icons_that_are_there_in_the_sizes_it_says(tmp_path: Path) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.page()
        link = page.locator("link[rel=manifest]").get_attribute("href")
        assert link
        told: dict[str, Any] = json.loads(asked(visit.running.address, link)[1])
        assert (told["start_url"], told["display"]) == ("/", "standalone")
        purposes = {(icon.get("purpose", "any"), icon["sizes"]) for icon in told["icons"]}
        assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
        for icon in told["icons"]:
            kind, drawn = asked(visit.running.address, icon["src"])
            assert kind == icon["type"]
            assert icon["sizes"] == "any" or icon["sizes"] == size_of(drawn)
        apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
        assert apple
        assert size_of(asked(visit.running.address, apple)[1]) == "180x180"
        session = page.context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []
        put_by(page)
        amiss = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # windows of tests keep nothing, and so install nothing
        assert {each["errorId"] for each in amiss} <= {"in-incognito"}


@pytest.mark.large
def test_over_plain_http_in_the_house_the_page_works_without_a_worker(tmp_path: Path) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.browser.new_page(locale="en-GB")
        # to the browser an address like any in the house, though it leads to this machine
        page.goto(visit.running.address.replace("127.0.0.1", "0.0.0.0"))
        assert page.evaluate("isSecureContext") is False
        assert page.evaluate("'serviceWorker' in navigator") is False
        press(page, "Play now")
        expect(page.locator(".draw")).to_have_attribute("aria-disabled", "false")
        page.goto(page.url.split("#", maxsplit=1)[0] + "#start")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        stop(visit)
        press(page, "Play now")
        note = page.get_by_role("status").filter(has_text=AWAY)
        expect(note).to_be_visible()
        expect(note).not_to_contain_text("Score pad")
        page.get_by_role("link", name="Score pad").click()
        expect(page.get_by_role("heading", name="Score pad")).to_be_visible()
        expect(note).to_be_visible()


@pytest.mark.large
def test_the_page_offers_to_be_installed_where_the_browser_does(tmp_path: Path) -> None:
    with visiting(tmp_path, alone=True) as visit:
        page = visit.page(PHONE)
        offer = page.get_by_role("button", name="Install on this device")
        press(page, "Settings")
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(offer).to_have_count(0)
        page.evaluate("""() => {
            const event = new Event("beforeinstallprompt", { cancelable: true });
            event.prompt = async () => { document.documentElement.dataset.asked = "yes"; };
            dispatchEvent(event);
        }""")
        offer.click()
        expect(page.locator("html")).to_have_attribute("data-asked", "yes")
        expect(offer).to_have_count(0)
