"""The documentation is up to date, complete, runs, and leads nowhere else."""

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from rackrun.editions import ids, load
from rackrun.flaws import FlawKind
from rackrun.rules.actions import Action
from rackrun.rules.events import Event

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "SECURITY.md"])
DRAWN = sorted((DOCS / "pictures").glob("*.svg"))
SHOTS = sorted((DOCS / "pictures").glob("*.jpg"))
BINARY = {".pyc", ".jpg"}
FILES = [path for path in sorted(DOCS.rglob("*")) if path.is_file() and path.suffix not in BINARY]
LARGEST = {".svg": 30_000, ".jpg": 90_000}

CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
PYCON = re.compile(r"^```pycon\n(.*?)^```$", re.DOTALL | re.MULTILINE)

FOREIGN = [str(ROOT.resolve()), str(Path.home()) + "/", "index-url"]
"""What no file may hold: paths of one machine, and addresses of package indexes."""
HOST = re.compile(r"https://(?!([\w-]+\.)+example\b)")
"""An address of somebody; names that end in ``example`` are nobody's."""


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def text(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def test_the_generated_parts_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, DOCS / "build.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("edition", ids())
def test_every_edition_has_a_page_with_its_options(edition: str) -> None:
    page = text(f"editions/{edition}.md")
    assert f"`{edition}`" in page
    assert f"editions/{edition}.md" in text("reference/editions.md")
    assert f"### {edition}\n" in text("reference/rules.md")
    for option in load(edition).options:
        assert f"`{option.name}`" in page
        assert f"| `{option.name}` |" in text("reference/options.md")


@pytest.mark.parametrize("edition", ids())
def test_every_edition_page_shows_an_example(edition: str) -> None:
    assert re.search(
        rf"<!-- example [a-z0-9-]+: (turn|find) {edition}\n", text(f"editions/{edition}.md")
    )


@pytest.mark.parametrize("kind", FlawKind, ids=lambda kind: kind.code)
def test_every_flaw_is_documented(kind: FlawKind) -> None:
    assert f'<a id="{kind.code}"></a>' in text("reference/flaws.md")


@pytest.mark.parametrize(
    "kind", [*get_args(Event), *get_args(Action)], ids=lambda kind: kind.__name__
)
def test_every_event_and_action_is_documented(kind: type) -> None:
    assert f"### {kind.__name__}\n" in text("reference/events.md")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def links(page: Path) -> Iterator[str]:
    """Every link of a page to something within the project."""
    plain = COMMENT.sub("", re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.S | re.M))
    return (link for link in LINK.findall(plain) if "://" not in link)


def anchors(page: Path) -> set[str]:
    """The places of a page that a link can name: headings as a forge writes them, and ids."""
    written = page.read_text("utf-8")
    headings = re.findall(
        r"^#+ (.+)$",
        CODE.sub(lambda code: code[0].strip("`") if "\n" not in code[0] else "", written),
        re.M,
    )
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', written))


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.is_relative_to(DOCS) and PYCON.search(page.read_text("utf-8"))],
    ids=name,
)
def test_every_block_of_code_gives_what_it_says(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(page.parent)
    blocks = "\n".join(PYCON.findall(page.read_text("utf-8")))
    test = doctest.DocTestParser().get_doctest(blocks, {}, name(page), str(page), 0)
    report: list[str] = []
    doctest.DocTestRunner().run(test, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("path", [*FILES, ROOT / "README.md"], ids=name)
def test_no_file_names_a_machine_or_a_package_index(path: Path) -> None:
    held = path.read_text("utf-8")
    assert not [word for word in FOREIGN if word in held]
    assert not HOST.search(held)


@pytest.mark.parametrize("picture", [*DRAWN, *SHOTS], ids=name)
def test_pictures_are_small(picture: Path) -> None:
    assert picture.stat().st_size < LARGEST[picture.suffix]


@pytest.mark.parametrize("picture", SHOTS, ids=name)
def test_every_picture_of_the_page_is_shown_somewhere(picture: Path) -> None:
    assert any(picture.name in page.read_text("utf-8") for page in PAGES)
