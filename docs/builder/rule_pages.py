"""The rule pages of the page in the browser: what they need of every edition, as one JSON file.

The browser words the rules in seven languages, but knows none of them: which sentences an edition
needs and every number in them come from its rules, and the examples are those of the pages in
docs/editions, judged anew for each edition that shows them.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from builder.errors import BadPage
from builder.examples import Example, parse
from builder.shown import shown
from rackrun.editions import Edition, ids, load, printed_choice
from rackrun.editions.files import read_package_file
from rackrun.melds import SHORTEST

PLACE = Path("web/src/rules/sheet.json")
"""Where the file lies, seen from the root of the project."""

_MARKER = re.compile(r"<!-- example (?P<body>.*?)-->\n", re.DOTALL)


def written(docs: Path) -> str:
    """The whole file: editions and examples, one in each line."""
    editions: list[dict[str, Any]] = []
    examples: dict[str, dict[str, Any]] = {}
    for edition in map(load, ids()):
        names: list[str] = []
        for example in _examples(edition, docs):
            name, data = _named(example, examples)
            examples[name] = data
            names.append(name)
        editions.append({**facts(edition), "examples": names})
    told = [
        '{"editions":[',
        ",\n".join(map(_line, editions)),
        '],"examples":{',
        ",\n".join(f"{_line(name)}:{_line(data)}" for name, data in examples.items()),
        "}}",
    ]
    return "\n".join(told) + "\n"


def facts(edition: Edition) -> dict[str, Any]:
    """Whatever of an edition decides what its rule page says."""
    data = edition.as_data()
    return {
        **{name: data[name] for name in ("id", "face", "ages", "seats", "tiles")},
        "size": edition.box.size,
        "shortest": SHORTEST,
        "minutes": printed_choice("time_limit_seconds") // 60,
        "rules": asdict(edition.rules),
    }


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _examples(edition: Edition, docs: Path) -> Iterator[Example]:
    """The examples that an edition shows: those it shares with what it extends, and its own.

    A shared one is shown if the referee says the same of it here. An own one of the same name
    stands in its place.
    """
    own = {_short(example): example for example in _written_for(edition.id, docs)}
    shared: dict[str, Example] = {}
    parent = read_package_file(edition.id).get("extends")
    if parent is not None and load(parent).rules.game == edition.rules.game:
        inherited = _examples(load(parent), docs)
        here = (replace(example, edition=edition) for example in inherited)
        shared = {_short(each): each for each in here if _short(each) in own or shown(each)}
    for example in {**shared, **own}.values():
        if shown(example) is None:
            raise BadPage(f"{example.place}: the engine says something else of {example.name}")
        yield example


def _written_for(edition: str, docs: Path) -> list[Example]:
    """The examples of an edition's page that name a place on its rule page."""
    path = docs / "editions" / f"{edition}.md"
    text = path.read_text("utf-8")
    found: list[Example] = []
    for match in _MARKER.finditer(text):
        place = f"{path.relative_to(docs.parent)}:{text.count(chr(10), 0, match.start()) + 1}"
        found.append(parse(match["body"], place, path.parent))
    return [example for example in found if "page" in example.fields]


def _short(example: Example) -> str:
    """The name of an example without the edition whose page it is from."""
    return example.name.removeprefix(f"{Path(example.place.partition(':')[0]).stem}-")


def _named(example: Example, known: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The example under its name, or under one of its own where it looks different here."""
    section, _, caption = example.field("page").partition(" ")
    data = {"section": section, "caption": caption, **(shown(example) or {})}
    if known.get(example.name, data) == data:
        return example.name, data
    return f"{example.edition.id}:{example.name}", data
