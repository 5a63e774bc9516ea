"""The lessons as the page has them: positions, what is to be reached, and the way there."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rackrun import referee
from rackrun.tiles import JOKER

FILE = Path(__file__).parents[2] / "web/src/learn/lessons.json"

Melds = list[str]
"""A table as lessons write it: each meld one text, such as ``r3 r4 r5``."""


@dataclass(frozen=True)
class Lesson:
    """A position to practise on."""

    family: str
    name: str
    edition: str
    rack: str
    goal: dict[str, Any]
    opened: bool = True
    table: Melds = field(default_factory=list[str])
    way: list[Melds] = field(default_factory=list[Melds])

    @property
    def id(self) -> str:
        """Its address on the page, behind ``#learn=``."""
        return f"{self.family}.{self.name}"

    def judged(self, after: Melds) -> dict[str, Any]:
        """What the referee says of the turn that ends with this table."""
        return referee.answer(
            {
                "edition": self.edition,
                "opened": self.opened,
                "table": [meld.split() for meld in self.table],
                "rack": self.rack.split(),
                "table_after": [meld.split() for meld in after],
            }
        )


def all_lessons() -> Iterator[Lesson]:
    """Every lesson of every family."""
    for family in json.loads(FILE.read_text()):
        for lesson in family["lessons"]:
            yield Lesson(family["id"], **lesson)


def rack_after(lesson: Lesson, told: dict[str, Any]) -> list[str]:
    """What stays on the rack after a legal turn."""
    rack = [*lesson.rack.split(), *[str(JOKER)] * told["effects"]["jokers_to_rack"]]
    for tile in told["effects"]["played"]:
        rack.remove(tile)
    return rack
