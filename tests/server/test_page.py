"""The page in a real browser: it opens a room, plays, and asks nobody else for anything."""

from pathlib import Path

import pytest

from tests.server.browsing import browsing
from tests.server.serving import serving

pytestmark = pytest.mark.heavy

PRESS = "[...document.querySelectorAll('#words button')].find(b => b.textContent === {!r}).click()"
"""A button of the room is pressed."""


def test_a_room_is_opened_played_and_left_and_no_other_host_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as running, browsing(tmp_path / "profile") as browser:
        browser.open(running.address)
        browser.until("document.querySelector('#open [name=bot]')?.options.length > 1")
        browser.run("document.querySelector('#open button').click()")
        code = browser.until("document.querySelector('#code').textContent")
        assert len(code) == 8
        shows = "JSON.parse(document.querySelector('#snapshot').textContent || '{}')"
        browser.until(f"({shows}).position?.stage === 'begin'")
        browser.run(PRESS.format("begin"))
        browser.until(f"({shows}).position?.stage === 'turn'")
        browser.run(PRESS.format("hint"))
        browser.until("document.querySelector('#log').textContent.includes('\"t\":\"hint\"')")
        browser.run("window.old = true; location.reload()")
        browser.until(f"!window.old && document.querySelector('#code')?.textContent === {code!r}")
        browser.until("document.querySelector('#log').textContent.includes('\"t\":\"room\"')")
        browser.run("window.confirm = () => true")
        browser.run(PRESS.format("leave"))
        browser.until("document.querySelector('#notice').textContent.includes('no longer')")
        assert browser.complaints == []
        host = running.address.removeprefix("http://")
        ours = (f"http://{host}", f"ws://{host}", "data:", "blob:")
        assert [each for each in browser.requests if not each.startswith(ours)] == []
        assert any(each.startswith("ws://") for each in browser.requests)
