"""Pages: finding the generated parts of a Markdown page and making them anew.

Two markers exist. `made` is filled by a table of builder.tables, a part of builder.protocol or a
list of pages, `example` holds an example that the engine judges and that becomes a picture with
the verdict below it.
"""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from builder.errors import BadPage
from builder.examples import Made, make
from builder.protocol import PARTS
from builder.tables import TABLES

__all__ = ["BadPage", "Page", "rebuilt"]

_MARKER = re.compile(
    r"(?P<head><!-- (?P<kind>made|example) (?P<body>.*?)-->\n)"
    r"(?P<old>.*?)"
    r"(?P<tail><!-- /(?P=kind) -->)",
    re.DOTALL,
)
_OPENING = re.compile(r"^<!-- (?:made|example) ", re.MULTILINE)
_FENCE = re.compile(r"^(```+).*?^\1$", re.DOTALL | re.MULTILINE)


@dataclass(slots=True)
class Page:
    """A page as it should be, and the pictures that it shows."""

    text: str
    pictures: dict[str, str] = field(default_factory=dict[str, str])


def rebuilt(text: str, path: Path, docs: Path) -> Page:
    """The page with every generated part made anew; markers inside code fences are left alone."""
    page = Page("")
    fences = [match.span() for match in _FENCE.finditer(text)]
    done = 0
    parts: list[str] = []
    for match in _MARKER.finditer(text):
        if any(start <= match.start() < end for start, end in fences):
            continue
        place = f"{path.relative_to(docs.parent)}:{text.count(chr(10), 0, match.start()) + 1}"
        if match["kind"] == "example":
            part = _example(match["body"], place, path, docs, page)
        else:
            part = _made(match["body"], place, path.parent)
        parts += [text[done : match.start("old")], part]
        done = match.end("old")
    page.text = "".join([*parts, text[done:]])
    _check_all_closed(page.text, path)
    return page


def _check_all_closed(text: str, path: Path) -> None:
    plain = _FENCE.sub("", text)
    opened, closed = len(_OPENING.findall(plain)), len(_MARKER.findall(plain))
    if opened != closed:
        raise BadPage(f"{path}: expected an end for each marker, got {opened} and {closed} ends")


def _example(body: str, place: str, path: Path, docs: Path, page: Page) -> str:
    made: Made = make(body, place, path.parent)
    text = made.text
    if made.picture:
        if made.name in page.pictures:
            raise BadPage(f"{place}: expected a name of its own, got {made.name!r} again")
        page.pictures[made.name] = made.picture
        link = os.path.relpath(docs / "pictures" / f"{made.name}.svg", path.parent)
        text = f"![{made.alt}]({Path(link).as_posix()})\n\n{text}"
    reference = Path(os.path.relpath(docs / "reference", path.parent)).as_posix()
    return text.replace("{reference}", reference) + "\n"


def _made(body: str, place: str, here: Path) -> str:
    name, *arguments = body.split()
    tables: dict[str, Callable[..., str]] = {**TABLES, **PARTS}
    beside: dict[str, Callable[..., str]] = {"pages": _list_pages, "file": _file}
    if name in tables:
        return tables[name](*arguments) + "\n"
    if name in beside:
        return beside[name](here, *arguments) + "\n"
    raise BadPage(f"{place}: expected a part out of {', '.join(tables | beside)}; got {name!r}")


def _list_pages(here: Path, folder: str) -> str:
    """A list of the pages of a folder, each under its own heading."""
    found = sorted((here / folder).glob("*.md"))
    lines = [f"- [{_heading(page)}]({folder}/{page.name})" for page in found]
    return "\n".join(lines) or "None yet."


def _heading(page: Path) -> str:
    first = page.read_text("utf-8").partition("\n")[0]
    return first.removeprefix("# ").strip() or page.stem


def _file(here: Path, name: str) -> str:
    """A file beside the page, as a block of code."""
    return f"```{Path(name).suffix[1:]}\n{(here / name).read_text('utf-8').strip()}\n```"
