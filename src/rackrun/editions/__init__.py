"""The editions: which games there are, and how their rules are read."""

from collections.abc import Mapping
from functools import lru_cache

from rackrun.editions.edition import Edition, Face
from rackrun.editions.files import (
    about_option,
    build,
    ids,
    printed_choice,
    read_package_file,
    read_user_file,
)
from rackrun.editions.options import Option
from rackrun.editions.rules import Rules, Value

__all__ = [
    "Edition",
    "Face",
    "Option",
    "Rules",
    "Value",
    "about_option",
    "by_code",
    "ids",
    "load",
    "printed_choice",
    "read_user_file",
    "sources",
]


def load(name: str, options: Mapping[str, object] | None = None) -> Edition:
    """The edition of this id, with options.

    >>> load("junior", {"finish_bonus": 2}).rules.finish_bonus
    2
    """
    return _built(name)[0].with_options(options or {})


def by_code(code: str) -> Edition:
    """The edition that a code stands for; the twin of ``Edition.code``.

    >>> by_code("cards.w5").rules.chips_to_win
    5
    """
    name, *words = code.split(".")
    # An unknown name is told with all that was given: nobody meant a file's name to be cut.
    return load(name if name in ids() else code).with_code(words)


def sources(name: str) -> Mapping[str, str]:
    """For each rule of the edition the booklet and the place that it follows."""
    return _built(name)[1]


@lru_cache(maxsize=32)
def _built(name: str) -> tuple[Edition, dict[str, str]]:
    return build(read_package_file(name), name)
