"""The integer programme against known numbers, and against trying every choice of tiles."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations
from random import Random

import pytest

from rackrun.editions import load
from rackrun.solver import Objective, Problem
from tests.kit.problems import small_problem, told, with_options
from tests.kit.programme import JOKER_POINTS, Best, fewest_touched, optimum, patterns
from tests.kit.reading import BOXES, JOKER, Box, arranges, melds_with, number, without
from tests.kit.size import sized
from tests.kit.stepwise import legal

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize(("jokers", "count"), [(0, 185), (2, 1173)])
def test_thirteen_numbers_in_four_colours_have_so_many_patterns(jokers: int, count: int) -> None:
    assert len(patterns(load("classic").box, 4, jokers)) == count


@pytest.mark.parametrize("edition", ["classic", "six-108", "cards-pro"])
def test_the_programme_finds_what_trying_every_choice_finds(edition: str) -> None:
    for at in range(sized(8, 1000)):
        chance = Random(f"trying {edition} {at}")
        asked = small_problem(with_options(load(edition), chance), chance)
        # The steps know one opening only.
        if asked.opened or asked.edition.rules.opening in (0, 30):
            found = _Trying(asked)
            assert optimum(asked) == found.best(), told(asked)
            assert fewest_touched(asked) == found.fewest_touched(), told(asked)


class _Trying:
    """All choices of tiles to play, each of them judged step by step."""

    def __init__(self, asked: Problem) -> None:
        """The problem in text."""
        self.asked, self.box = asked, BOXES[asked.edition.id]
        self.limit = asked.edition.rules.max_jokers_per_set or self.box.jokers
        self.rack, self.table = _texts(asked.rack), [_texts(meld) for meld in asked.table]
        self.tiles = [*self.rack, *chain(*self.table)]

    @cached_property
    def racks(self) -> dict[Best, list[tuple[str, ...]]]:
        """The racks after all plays that are better than none, by what is shed."""
        jokers = self.tiles.count(JOKER) if self.box.steps == "pro" else self.rack.count(JOKER)
        found: dict[Best, list[tuple[str, ...]]] = {}
        for after in _racks_after(self.rack, jokers):
            shed = Best(len(self.rack) - len(after), _points(self.rack) - _points(after))
            if self.rank(shed) > (0, 0) and self.is_legal(after):
                found.setdefault(shed, []).append(after)
        return found

    def rank(self, shed: Best) -> tuple[int, int]:
        return shed if self.asked.objective is Objective.TILES else (shed.points, shed.tiles)

    def is_legal(self, after: tuple[str, ...]) -> bool:
        rules = self.asked.edition.rules
        opened = self.asked.opened or (rules.opens == "points" and rules.opening == 0)
        melds = _arrangement(self.box, self.limit, without(self.tiles, after))
        options = {"max_jokers_per_set": self.limit}
        return melds is not None and legal(
            self.asked.edition.id, options, opened, self.table, self.rack, melds, after
        )

    def best(self) -> Best | None:
        return max(self.racks, key=self.rank, default=None)

    def fewest_touched(self) -> int | None:
        """The fewest melds that have to be laid anew for one of the best plays."""
        best = self.best()
        if best is None:
            return None
        for size in range(len(self.table) + 1):
            for kept in combinations(self.table, len(self.table) - size):
                for after in self.racks[best]:
                    anew = without(self.tiles, [*after, *chain(*kept)])
                    if arranges(self.box, self.limit, anew):
                        return size
        raise AssertionError(self.asked)


def _texts(tiles: Sequence[object]) -> list[str]:
    return [str(tile) for tile in tiles]


def _racks_after(rack: Sequence[str], jokers: int) -> Iterator[tuple[str, ...]]:
    """Every choice of tiles to keep, with up to so many jokers."""
    numbered = sorted(tile for tile in rack if tile != JOKER)
    kept = {each for size in range(len(numbered) + 1) for each in combinations(numbered, size)}
    for tiles in sorted(kept):
        for held in range(jokers + 1):
            yield (*tiles, *[JOKER] * held)


def _arrangement(box: Box, limit: int, tiles: tuple[str, ...]) -> list[tuple[str, ...]] | None:
    """Melds that use all of these sorted tiles, or None."""
    if not arranges(box, limit, tiles):
        return None
    if not tiles:
        return []
    *rest, last = tiles
    for meld in melds_with(box, limit, last, rest):
        others = _arrangement(box, limit, without(tiles, meld))
        if others is not None:
            return [meld, *others]
    raise AssertionError(tiles)


def _points(tiles: Sequence[str]) -> int:
    return sum(JOKER_POINTS if tile == JOKER else number(tile) for tile in tiles)
