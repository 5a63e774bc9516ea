"""Options: the rules that a table may choose, with their choices, and the code they make."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rackrun.editions.rules import Value, check_rule
from rackrun.errors import BadEdition

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that can be chosen: single choices, or a range of numbers, or both.

    >>> Option("rounds", "r", default=1, low=1, high=99).write(5)
    'r5'
    """

    name: str
    letter: str
    default: Value
    choices: tuple[Value, ...] = ()
    low: int | None = None
    high: int | None = None

    def check(self, value: object, place: str) -> Value:
        """``value`` if it can be chosen; otherwise an error that lists what can."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        if type(value) is int and self._in_range(value):
            return value
        raise BadEdition(f"{place}: expected {self.name} to be {self.expected}, got {value!r}")

    def _in_range(self, value: int) -> bool:
        return self.low is not None and self.high is not None and self.low <= value <= self.high

    def is_default(self, value: Value) -> bool:
        """Whether the edition plays so anyway."""
        return type(value) is type(self.default) and value == self.default

    @property
    def expected(self) -> str:
        """The choices in words."""
        parts = [_text(choice) for choice in self.choices]
        if self.low is not None:
            parts.append(f"{self.low} to {self.high}")
        return " or ".join(parts)

    def write(self, value: Value) -> str:
        """The option's part of a code."""
        return self.letter + _text(value)

    def read(self, text: str, place: str) -> Value:
        """The value that ``write`` wrote, or that a person typed, without the letter."""
        values = {_text(choice): choice for choice in self.choices}
        if text in values:
            return values[text]
        return self.check(int(text) if _NUMBER.fullmatch(text) else text, place)

    def as_data(self) -> dict[str, Any]:
        """The option as plain data."""
        return {
            "name": self.name, "letter": self.letter, "default": self.default,
            "choices": list(self.choices), "low": self.low, "high": self.high,
        }  # fmt: skip

    @classmethod
    def from_data(cls, data: Mapping[str, Any], place: str) -> "Option":
        """The option that ``as_data`` wrote; every choice must be one the rule can have."""
        try:
            name, letter, choices = data["name"], data["letter"], list(data["choices"])
            option = cls(name, letter, data["default"], tuple(choices), data["low"], data["high"])
        except (TypeError, KeyError) as error:
            raise BadEdition(f"{place}: expected an option, got {data!r:.200}") from error
        if type(name) is not str or type(letter) is not str or len(letter) != 1:
            raise BadEdition(f"{place}: expected an option's name and letter, got {data!r:.200}")
        for value in (option.default, option.low, option.high, *option.choices):
            if value is not None or None in option.choices:
                check_rule(option.name, value, place)
        option.check(option.default, place)
        return option


def read_code_options(
    words: Sequence[str], options: Sequence[Option], place: str
) -> dict[str, Value]:
    """The choices that the parts of a code stand for."""
    by_letter = {option.letter: option for option in options}
    chosen: dict[str, Value] = {}
    for word in words:
        option = by_letter.get(word[:1])
        if option is None:
            letters = ", ".join(sorted(by_letter)) or "none"
            raise BadEdition(f"{place}: expected an option's letter out of {letters}; got {word!r}")
        if option.name in chosen:
            raise BadEdition(f"{place}: expected each option once, got {word!r} as well")
        chosen[option.name] = option.read(word[1:], place)
    return chosen


def _text(value: Value) -> str:
    return json.dumps(value) if value is None or type(value) is bool else str(value)
