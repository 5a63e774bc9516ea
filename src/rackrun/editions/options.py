"""Options: the rules that a table may choose, with their choices, and the code they make."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rackrun.editions.rules import Value, check_rule
from rackrun.errors import BadEdition

_WRITTEN: dict[Value, str] = {None: "none", True: "yes", False: "no"}


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
        if type(value) is int and self.low is not None and self.high is not None:  # noqa: SIM102
            if self.low <= value <= self.high:
                return value
        raise BadEdition(f"{place}: expected {self.name} to be {self.expected}, got {value!r}")

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
        return self.letter + (
            _WRITTEN[value] if value is None or type(value) is bool else str(value)
        )

    def read(self, text: str, place: str) -> Value:
        """The value that ``write`` wrote, or that a person typed, without the letter."""
        values: dict[str, Value] = {_text(choice): choice for choice in self.choices}
        values |= {_WRITTEN[choice]: choice for choice in self.choices
                   if choice is None or type(choice) is bool}  # fmt: skip
        if text in values:
            return values[text]
        return self.check(int(text) if text.isdecimal() and len(text) < 10 else text, place)

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
            option = cls(
                data["name"], data["letter"], data["default"], tuple(data["choices"]),
                data["low"], data["high"],
            )  # fmt: skip
        except (TypeError, KeyError) as error:
            raise BadEdition(f"{place}: expected an option, got {data!r}") from error
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
