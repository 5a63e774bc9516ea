"""``rackrun editions``: the games there are and what can be chosen in them."""

import json
from typing import Any

from rich.table import Column, Table

from rackrun.cli.screen import Screen
from rackrun.editions import Edition, about_option, ids, load


def show_editions(*, as_json: bool) -> None:
    """All editions, as a table or as JSON."""
    editions = [load(name) for name in ids()]
    if as_json:
        print(json.dumps([_data(edition) for edition in editions], indent=1, ensure_ascii=False))
        return
    console = Screen()
    console.print(_overview(editions))
    console.print(_choices(editions))


def _data(edition: Edition) -> dict[str, Any]:
    least, most = edition.seats
    return {
        "id": edition.id,
        "title": edition.title,
        "follows": edition.follows,
        "booklet": edition.booklet,
        "ages": edition.ages,
        "seats": {"least": least, "most": most},
        "tiles": edition.as_data()["tiles"] | {"size": edition.box.size},
        "rules": edition.as_data()["rules"],
        "options": [
            {
                "name": option.name,
                "about": about_option(option.name),
                "letter": option.letter,
                "default": option.default,
                "choices": list(option.choices),
                "from": option.low,
                "to": option.high,
            }
            for option in edition.options
        ],
    }


def _overview(editions: list[Edition]) -> Table:
    table = Table(Column("edition", no_wrap=True), "title", "follows", "players", "tiles")
    for edition in editions:
        least, most = edition.seats
        table.add_row(
            edition.id, edition.title, edition.follows, f"{least}-{most}", str(edition.box.size)
        )
    return table


def _choices(editions: list[Edition]) -> Table:
    """Every option once, with the editions that have it."""
    option = Column("option", no_wrap=True)
    table = Table(option, "choices", "what for", "in", title="options, the usual choice first")
    having: dict[tuple[str, str], list[str]] = {}
    for edition in editions:
        for option in edition.options:
            having.setdefault((option.name, option.expected), []).append(edition.id)
    for (name, choices), names in having.items():
        table.add_row(name, choices, about_option(name), ", ".join(names))
    return table
