"""An edition: its box, its seats and its rules, as one frozen record that checks itself."""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, cast, get_args

from rackrun.editions.options import Option, read_code_options
from rackrun.editions.rules import Rules, Value, read_rules
from rackrun.errors import BadEdition
from rackrun.melds import MeldRules
from rackrun.tiles import Box, Colour

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
_WORDS = ("id", "title", "follows", "booklet", "ages", "face")
Face = Literal["plain", "xxl", "pips", "animals"]
"""How tiles are drawn: plain, extra large, with marks to count, or with animals."""


_FIELDS = {*_WORDS, "seats", "tiles", "rules", "options", "chosen"}


@dataclass(frozen=True)
class Edition:
    """One printed game, with the options that were chosen for it.

    >>> from rackrun.editions import load
    >>> load("classic").box.size
    106
    >>> load("classic", {"time_limit_seconds": 120}).code
    'classic.t120'
    """

    id: str
    title: str
    follows: str
    booklet: str
    ages: str
    face: Face
    seats: tuple[int, int]
    box: Box
    rules: Rules
    options: tuple[Option, ...] = ()
    chosen: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        complaints = [text for wrong, text in self._contradictions() if wrong]
        if complaints:
            raise BadEdition(f"{self.id}: " + "; ".join(complaints))

    def _contradictions(self) -> list[tuple[bool, str]]:
        """What is wrong, each with the words for it; more of them in ``_odd_rules``."""
        least, most = self.seats
        box, racks = self.box, self.rules.racks
        texts = (self.title, self.follows, self.booklet, self.ages)
        options = [option.name for option in self.options]
        return [
            (not _ID.fullmatch(self.id), "expected an id of small letters, digits and hyphens, "
             f"got {self.id!r}"),
            (not all(map(_is_line, texts)), "expected texts of one line, up to 200 signs"),
            (self.face not in get_args(Face), "expected a face out of "
             f"{', '.join(get_args(Face))}; got {self.face!r}"),
            (len(set(options)) < len(options), "expected each option once"),
            (not 1 <= least <= most <= racks, f"expected 1 to {racks} seats, the fewer first, "
             f"got {least} to {most}"),
            (not box.colours, "expected at least one colour"),
            (len(set(box.colours)) < len(box.colours), "expected each colour once"),
            (not 3 <= box.highest <= 99, f"expected numbers up to 3 to 99, got {box.highest}"),
            (not 1 <= box.copies <= 9, f"expected 1 to 9 copies, got {box.copies}"),
            (not 0 <= box.jokers <= 9, f"expected 0 to 9 jokers, got {box.jokers}"),
            *self._odd_rules(),
        ]  # fmt: skip

    def _odd_rules(self) -> list[tuple[bool, str]]:
        """Rules that contradict one another or the box."""
        box, rules = self.box, self.rules
        finding, guided = rules.game == "finding", (rules.start, rules.next_starter)
        dealt, handed = (self.seats[1] * each for each in (rules.hand, rules.chips_each))
        return [
            (rules.groups and rules.largest_group > len(box.colours), "expected a group to have "
             f"at most {len(box.colours)} tiles, one per colour, got {rules.largest_group}"),
            (dealt > box.size, f"expected at most {box.size} tiles to be dealt, got {dealt}"),
            (handed > rules.chips_in_box, f"expected at most {rules.chips_in_box} chips to be "
             f"handed out, got {handed}"),
            (finding != (rules.hand == 0), "expected a hand of tiles in a game of turns and "
             f"none in a game of finding, got {rules.hand}"),
            (finding and box.jokers > 0, "expected no jokers in a game of finding"),
            (finding and box.copies > 1, "expected each tile once in a game of finding"),
            (finding != (rules.scoring == "finds"), "expected scoring 'finds' exactly in a game "
             f"of finding, got {rules.scoring!r}"),
            (guided != ("guide", "guide") if finding else "guide" in guided, "expected start and "
             f"next_starter 'guide' exactly in a game of finding, got {guided}"),
            (rules.rearranging == "free" and rules.joker_removal, "expected joker_removal only "
             "where melds stay: free rearranging includes it"),
            (rules.opens == "points" and rules.rearranging == "none", "expected opens 'points' "
             "only with free rearranging"),
            (rules.hand_limit is not None and rules.hand_limit < rules.hand, "expected a hand "
             f"limit of at least the hand of {rules.hand}, got {rules.hand_limit}"),
        ]  # fmt: skip

    @cached_property
    def melds(self) -> MeldRules:
        """What this edition accepts as a meld."""
        rules = self.rules
        return MeldRules(self.box, rules.groups, rules.largest_group, rules.max_jokers_per_set)

    @cached_property
    def code(self) -> str:
        """The rules as a short code to share: the edition and every option that was changed."""
        changed = (option.write(self.chosen[option.name]) for option in self.options
                   if option.name in self.chosen)  # fmt: skip
        return ".".join([self.id, *changed])

    def option(self, name: str) -> Option:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadEdition(f"{self.id}: expected an option out of {known}; got {name!r}")

    def with_options(self, choices: Mapping[str, object]) -> "Edition":
        """This edition with other choices; a choice equal to the edition's own is not kept."""
        changed = {name: self.option(name).check(value, self.id) for name, value in choices.items()}
        chosen = {**self.chosen, **changed}
        rules = replace(self.rules, **cast("dict[str, Any]", changed))
        return replace(self, rules=rules, chosen={
            option.name: chosen[option.name] for option in self.options
            if option.name in chosen and not option.is_default(chosen[option.name])
        })  # fmt: skip

    def with_code(self, words: list[str]) -> "Edition":
        """This edition with the options of a code, given without the edition's id."""
        return self.with_options(read_code_options(words, self.options, self.id))

    def as_data(self) -> dict[str, Any]:
        """The whole edition as plain data, from which ``from_data`` gives it back."""
        return {
            **{word: getattr(self, word) for word in _WORDS},
            "seats": list(self.seats),
            "tiles": {**asdict(self.box), "colours": "".join(self.box.colours)},
            "rules": asdict(self.rules),
            "options": [option.as_data() for option in self.options],
            "chosen": dict(self.chosen),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any], place: str) -> "Edition":
        """The edition that ``as_data`` wrote or a file describes."""
        options = tuple(
            Option.from_data(each, place) for each in _field(data, "options", list, place)
        )
        edition = cls(
            **{word: _field(data, word, str, place) for word in _WORDS},
            seats=_pair(_field(data, "seats", list, place), place),
            box=_box(_field(data, "tiles", dict, place), place),
            rules=read_rules(_field(data, "rules", dict, place), place),
            options=options,
        )
        unknown = sorted(set(data) - _FIELDS)
        if unknown:
            raise BadEdition(f"{place}: expected nothing else in an edition, got {unknown[0]!r}")
        chosen = _field(data, "chosen", dict, place)
        plain = replace(edition, rules=replace(edition.rules, **{
            option.name: option.default for option in options
        }))  # fmt: skip
        if plain.with_options(chosen) != replace(edition, chosen=chosen):
            raise BadEdition(f"{place}: expected rules that follow from the options, got others")
        return replace(edition, chosen=chosen)


def _is_line(text: str) -> bool:
    return text.isprintable() and len(text) <= 200


def _field(data: Mapping[str, Any], name: str, kind: type, place: str) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise BadEdition(f"{place}: expected {name} to be {_KINDS[kind]}, got {value!r}")
    return value


_KINDS = {str: "a text", int: "a number", list: "a list", dict: "a table"}


def _pair(numbers: list[Any], place: str) -> tuple[int, int]:
    if len(numbers) != 2 or any(type(number) is not int for number in numbers):
        raise BadEdition(f"{place}: expected seats to be two numbers, got {numbers!r}")
    return numbers[0], numbers[1]


def _box(data: Mapping[str, Any], place: str) -> Box:
    letters = _field(data, "colours", str, place)
    known = "".join(Colour)
    if any(letter not in known for letter in letters):
        raise BadEdition(f"{place}: expected colours out of {known!r}, got {letters!r}")
    numbers = {name: _field(data, name, int, place) for name in ("highest", "copies", "jokers")}
    unknown = sorted(set(data) - {"colours", *numbers})
    if unknown:
        raise BadEdition(f"{place}: expected nothing else in tiles, got {unknown[0]!r}")
    return Box(tuple(Colour(letter) for letter in letters), **numbers)
