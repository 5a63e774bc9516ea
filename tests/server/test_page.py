"""The page as files: it comes with rules for the browser, and its lack is told."""

import gzip
import re
from pathlib import Path

import pytest

from rackrun.server import app
from tests.server.inside import Inside
from tests.server.strangers import asked, visiting


def test_the_page_may_load_nothing_but_our_own(tmp_path: Path) -> None:
    async def look(at: Inside) -> None:
        answer = await asked(at, "GET", "/")
        assert answer.status == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy

    visiting(tmp_path, look)


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/worker.js", "javascript"), ("/manifest.webmanifest", "application/manifest+json")],
)
def test_what_installs_the_page_is_known_by_its_kind_and_asked_for_each_time(
    path: str, kind: str, tmp_path: Path
) -> None:
    async def look(at: Inside) -> None:
        answer = await asked(at, "GET", path)
        assert answer.status == 200
        assert kind in answer.headers["content-type"]
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "worker-src 'self'" in policy
        assert "manifest-src 'self'" in policy

    visiting(tmp_path, look)


def test_a_server_whose_page_was_not_built_says_so_and_serves_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "PAGE", tmp_path / "nothing")

    async def look(at: Inside) -> None:
        answer = await asked(at, "GET", "/")
        assert (answer.status, answer.body.decode()) == (503, app.NO_PAGE)
        assert (await at.server.call("GET", "/api/editions"))["protocol"] == 1

    visiting(tmp_path, look)


MOST = 150_000
"""Bytes that the table may take until it can be played at, packed."""


def test_the_first_load_is_light_and_packed(tmp_path: Path) -> None:
    async def look(at: Inside) -> None:
        index = (await asked(at, "GET", "/")).body.decode()
        named = re.findall(r'(?:src|href)="(/[^"]+)"', index)
        others = [f"/assets/{each.name}" for each in (app.PAGE / "assets").iterdir()]
        later = [each for each in others if re.search(r"/(?:de|es|fr|it|nl|pt|Solver|Pad)", each)]
        taken = 0
        for path in {*named, *others} - set(later):
            answer = await asked(at, "GET", path, **{"Accept-Encoding": "gzip"})
            assert answer.status == 200
            taken += len(answer.body)
            if answer.headers["content-encoding"] == "gzip":
                assert gzip.decompress(answer.body)
        assert taken < MOST
        kept = (await asked(at, "GET", others[0])).headers["cache-control"]
        assert "immutable" in kept

    visiting(tmp_path, look)
