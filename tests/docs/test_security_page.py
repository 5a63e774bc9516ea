"""The page on security claims what was agreed on and nothing else, and names tests that exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "security.md").read_text("utf-8")

CLAIMED = {
    "2.3.1", "2.3.2", "2.3.3", "2.3.4", "2.4.1", "2.4.2", "3.5.1", "3.5.2", "3.5.3",
    "4.4.1", "4.4.2", "4.4.3", "4.4.4", "7.1.2", "7.2.3", "7.4.1", "11.5.1", "15.4.2",
}  # fmt: skip

ROWS = re.findall(r"^\| ([\d.]+) \| (.+?) \| (.+) \|$", PAGE, re.MULTILINE)
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


def test_exactly_these_items_are_claimed_each_once() -> None:
    items = [item for item, _, _ in ROWS]
    assert sorted(items) == sorted(CLAIMED)
    assert len(items) == len(CLAIMED)


@pytest.mark.parametrize(("item", "shown"), [(item, shown) for item, _, shown in ROWS])
def test_every_item_has_tests(item: str, shown: str) -> None:
    assert all(re.fullmatch(r"`tests/[\w/]+\.py::\w+`", each) for each in shown.split(", "))


@pytest.mark.parametrize(("file", "test"), NAMED, ids=lambda each: each)
def test_every_test_that_is_named_exists(file: str, test: str) -> None:
    assert test.lower().startswith("test")
    assert test in _names(file)


@cache
def _names(file: str) -> set[str]:
    """What a module of tests has: functions, and state machines under the name of a test."""
    names = set[str]()
    for each in ast.parse((ROOT / file).read_text("utf-8")).body:
        if isinstance(each, ast.FunctionDef):
            names.add(each.name)
        elif isinstance(each, ast.Assign):
            names |= {target.id for target in each.targets if isinstance(target, ast.Name)}
    return names
