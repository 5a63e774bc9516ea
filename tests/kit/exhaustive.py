"""An oracle for the solver where melds stay: every table that permitted steps lead to.

It takes the single steps of the oracle for turns and follows them all, so it is meant for small
positions, some three melds on the table and six tiles on the rack.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from rackrun.solver import Objective, Problem
from tests.kit.goal import MOVED, Goal, Hand, put
from tests.kit.growing import Draft, Growing
from tests.kit.programme import JOKER_POINTS, Best
from tests.kit.reading import BOXES, JOKER, Meld, number, read


class Reached(NamedTuple):
    """The best that some order of steps reaches, and the fewest melds changed for it."""

    best: Best
    touched: int


class Wandering(Growing):
    """The steps of a turn without a goal."""

    def lay(self, draft: Draft) -> Iterator[Draft]:
        """Lay a new run of three; a longer one grows from it."""
        box, hand = self.goal.box, draft.hand
        for colour, start in product(box.colours, range(1, box.top - 1)):
            whole = [f"{colour}{start + place}" for place in range(3)]
            for cells in product(*((tile, MOVED) for tile in whole)):
                numbered = [cell for cell in cells if cell != MOVED]
                jokers = cells.count(MOVED)
                if jokers <= min(2, self.goal.limit, hand.jokers) and set(numbered) <= set(
                    hand.tiles
                ):
                    new = tuple(sorted((*draft.new, Meld(colour, start, cells))))
                    yield Draft(draft.old, new, hand.less(*numbered, jokers=jokers), own=True)

    def reached(self, start: Draft) -> Iterator[Draft]:
        """Every draft with which a turn may end, the one without a step included."""
        seen, waiting = {start}, [start]
        while waiting:
            draft = waiting.pop()
            # A joker that was removed without replacement has to lie on the table again.
            if not draft.hand.removed:
                yield draft
            for following in self.steps(draft):
                if following not in seen:
                    seen.add(following)
                    waiting.append(following)


def reachable_optimum(problem: Problem) -> Reached | None:
    """The best play, or None if none is better than not playing; at a loss plays who must."""
    box = BOXES[problem.edition.id]
    limit = problem.edition.rules.max_jokers_per_set or box.jokers
    wandering = Wandering(Goal(box, limit, (), 0))
    start = Draft(_lying(problem), (), _hand(problem), problem.opened or box.steps != "cards")
    found: Reached | None = None
    for draft in wandering.reached(start):
        reached = Reached(_shed(start.hand, draft.hand), _touched(start, draft))
        if _is_wanted(problem, draft.hand, reached) and (
            found is None or _rank(problem, reached) > _rank(problem, found)
        ):
            found = reached
    gains = found is not None and _rank(problem, found)[:2] > (0, 0)
    return found if gains or problem.must_play else None


def _lying(problem: Problem) -> tuple[Meld, ...]:
    """The melds on the table; a joker that the seat may not swap counts as one that has moved."""
    melds: list[Meld] = []
    for at, tiles in enumerate(problem.table):
        meld = read(BOXES[problem.edition.id], [str(tile) for tile in tiles])
        assert meld is not None, tiles
        for place in problem.own_jokers[at] if problem.own_jokers else ():
            meld = meld._replace(cells=put(meld.cells, place, MOVED))
        melds.append(meld)
    return tuple(melds)


def _hand(problem: Problem) -> Hand:
    rack = sorted(str(tile) for tile in problem.rack)
    return Hand(tuple(tile for tile in rack if tile != JOKER), rack.count(JOKER), 0)


def _shed(before: Hand, after: Hand) -> Best:
    jokers = before.jokers - after.jokers
    tiles = list((Counter(before.tiles) - Counter(after.tiles)).elements())
    return Best(len(tiles) + jokers, sum(map(number, tiles)) + JOKER_POINTS * jokers)


def _touched(before: Draft, after: Draft) -> int:
    pairs = zip(before.old, after.old, strict=True)
    return sum(_as_it_lies(old) != _as_it_lies(new) for old, new in pairs)


def _as_it_lies(meld: Meld) -> tuple[int, tuple[str, ...]]:
    return meld.start, tuple(JOKER if cell == MOVED else cell for cell in meld.cells)


def _is_wanted(problem: Problem, hand: Hand, reached: Reached) -> bool:
    """Whether the play keeps and plays what it must, and leaves melds enough alone."""
    rack = Counter(str(tile) for tile in problem.rack)
    left = Counter([*hand.tiles, *[JOKER] * hand.jokers])
    keep = Counter(str(tile) for tile in problem.must_keep)
    play = Counter(str(tile) for tile in problem.must_play)
    within = problem.touch_limit is None or reached.touched <= problem.touch_limit
    return within and keep <= left and all(rack[tile] - left[tile] >= play[tile] for tile in play)


def _rank(problem: Problem, reached: Reached) -> tuple[int, int, int]:
    tiles, points = reached.best
    first, second = (points, tiles) if problem.objective is Objective.POINTS else (tiles, points)
    return first, second, -reached.touched
