"""Hints in three strengths: there is something, these tiles, the whole play."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rackrun.flaws import written
from rackrun.solver.explaining import Explanation, explain
from rackrun.solver.solution import Solution
from rackrun.tiles import Tiles


class Strength(StrEnum):
    """How much a hint gives away; each tells what the one before it tells."""

    SOMETHING = "something"
    TILES = "tiles"
    PLAY = "play"


class Chance(StrEnum):
    """What a seat can do now."""

    NOTHING = "nothing"
    NO_OPENING = "no-opening"
    OPENING = "opening"
    OPENING_AND_TABLE = "opening-and-table"
    RACK = "rack"
    TABLE = "table"


WORDS = {
    Chance.NOTHING: "There is nothing worth playing now.",
    Chance.NO_OPENING: "You cannot open yet.",
    Chance.OPENING: "You can open with tiles of your rack.",
    Chance.OPENING_AND_TABLE: "You can open, and then use the table in the same turn.",
    Chance.RACK: "You can play with tiles of your rack alone.",
    Chance.TABLE: "You can play if you use melds on the table.",
}
"""The first sentence of a hint."""

TILES_WORDS = "Play {tiles}."
TAKEN_WORDS = "Play {tiles} and take {taken} to your rack."


@dataclass(frozen=True, slots=True)
class Hint:
    """What a player is told, and nothing beyond what was asked for."""

    strength: Strength
    chance: Chance
    tiles: Tiles = ()
    """The tiles of the rack to play, from the second strength on."""
    taken: Tiles = ()
    """The jokers that come to the rack, from the second strength on."""
    explanation: Explanation | None = None
    """The moves, in the third strength."""

    @property
    def found(self) -> bool:
        """Whether there is a play."""
        return self.chance not in (Chance.NOTHING, Chance.NO_OPENING)

    @property
    def text(self) -> str:
        """The hint in plain English, one line for each sentence."""
        lines = [WORDS[self.chance]]
        if self.tiles:
            words = TAKEN_WORDS if self.taken else TILES_WORDS
            lines.append(words.format(tiles=written(self.tiles), taken=written(self.taken)))
        if self.explanation is not None:
            lines += self.explanation.sentences()
        return "\n".join(lines)

    def as_data(self) -> dict[str, Any]:
        """The hint as plain data; what it does not give away is not there at all."""
        data: dict[str, Any] = {
            "strength": self.strength.value,
            "chance": self.chance.value,
            "found": self.found,
        }
        if self.tiles:
            data["tiles"] = [str(tile) for tile in self.tiles]
            data["taken"] = [str(tile) for tile in self.taken]
        if self.explanation is not None:
            data |= self.explanation.as_data()
        return data


def hint(solution: Solution, strength: Strength) -> Hint:
    """A hint at a solution.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_table, read_tiles
    >>> from rackrun.solver.problem import Problem
    >>> table, rack = read_table("r4 r5 r6"), read_tiles("k1 r7")
    >>> problem = Problem(edition=load("classic"), table=table, rack=rack)
    >>> after, played = read_table("r4 r5 r6 r7"), read_tiles("r7")
    >>> solution = Solution(problem, after, played, (), 1, 7, (), True, True)
    >>> print(hint(solution, Strength.PLAY).text)
    You can play if you use melds on the table.
    Play r7.
    Put r7 from your rack to r4 r5 r6.
    """
    chance = _chance(solution)
    if not solution.found or strength is Strength.SOMETHING:
        return Hint(strength, chance)
    told = explain(solution) if strength is Strength.PLAY else None
    return Hint(strength, chance, solution.played, solution.taken, told)


def _chance(solution: Solution) -> Chance:
    problem = solution.problem
    opens = not problem.opened and problem.edition.rules.opens != "at-once"
    if not solution.found:
        # With a wish the answer is only that no play grants it.
        asked = problem.must_play or problem.must_keep
        return Chance.NO_OPENING if opens and not asked else Chance.NOTHING
    if solution.touched:
        return Chance.OPENING_AND_TABLE if opens else Chance.TABLE
    return Chance.OPENING if opens else Chance.RACK
