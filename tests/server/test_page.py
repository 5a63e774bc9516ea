"""The page as files: it comes with rules for the browser, and its lack is told."""

import gzip
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


def test_what_the_page_is_made_of_is_packed_and_kept(tmp_path: Path) -> None:
    async def look(at: Inside) -> None:
        for each in (app.PAGE / "assets").iterdir():
            answer = await asked(at, "GET", f"/assets/{each.name}", **{"Accept-Encoding": "gzip"})
            assert answer.status == 200
            assert "immutable" in answer.headers["cache-control"]
            if answer.headers["content-encoding"] == "gzip":
                assert gzip.decompress(answer.body) == each.read_bytes()
            else:
                assert len(answer.body) < 1000

    visiting(tmp_path, look)
