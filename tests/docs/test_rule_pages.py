"""The rule pages of the browser tell what the editions say, and nothing else."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from rackrun.editions import ids, load

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "docs"))

from builder import rule_pages  # noqa: E402 # found only by way of the line above

SHEET = json.loads((ROOT / rule_pages.PLACE).read_text("utf-8"))
BY_ID = {edition["id"]: edition for edition in SHEET["editions"]}


def test_every_edition_has_a_rule_page_in_its_order() -> None:
    assert tuple(BY_ID) == ids()


@pytest.mark.parametrize("name", ids())
def test_the_numbers_of_a_rule_page_are_those_of_the_edition(name: str) -> None:
    edition, told = load(name), BY_ID[name]
    assert told["rules"] == asdict(edition.rules)
    assert told["tiles"]["colours"] == "".join(edition.box.colours)
    assert (told["tiles"]["highest"], told["tiles"]["copies"], told["tiles"]["jokers"]) == (
        edition.box.highest, edition.box.copies, edition.box.jokers,
    )  # fmt: skip
    assert (told["size"], told["seats"], told["ages"], told["face"]) == (
        edition.box.size, list(edition.seats), edition.ages, edition.face,
    )  # fmt: skip


def test_the_file_is_as_it_would_be_written_now() -> None:
    assert (ROOT / rule_pages.PLACE).read_text("utf-8") == rule_pages.written(ROOT / "docs")


@pytest.mark.parametrize("name", ids())
def test_every_rule_page_shows_examples_that_exist(name: str) -> None:
    assert BY_ID[name]["examples"]
    assert all(example in SHEET["examples"] for example in BY_ID[name]["examples"])


def test_no_example_is_written_for_nobody() -> None:
    shown = {example for edition in SHEET["editions"] for example in edition["examples"]}
    assert shown == set(SHEET["examples"])
