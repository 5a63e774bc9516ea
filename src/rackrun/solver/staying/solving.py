"""Editions in which melds stay: they grow or swap jokers, and new ones are laid beside them.

Without groups the colours have nothing to do with each other but the jokers, so each colour is
looked at alone: all that its lying melds can become, with the best new melds of what is left.
Then the colours are put together, as many jokers as there are.
"""

from collections import Counter
from collections.abc import Iterator

from rackrun.melds import SHORTEST, Group, Meld, Run, readings
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from rackrun.solver.staying.descendants import end_jokers
from rackrun.solver.staying.new_melds import NewMelds
from rackrun.solver.staying.part import Asked, Lying, Part
from rackrun.solver.staying.sums import BORROWS, GROWS, LENDS, NEW, REMOVES, Choice, Choices, Sum
from rackrun.solver.task import split_value
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Colour, difference


def solve(problem: Problem) -> Solution:
    """The best play of a problem without rearranging."""
    return _Staying(problem).solution()


class _Staying:
    """One problem, with what is asked of it again and again."""

    def __init__(self, problem: Problem) -> None:
        """Count the jokers that lie there, may be laid, and could be at hand in the turn."""
        self.problem, self.edition = problem, problem.edition
        self.rack = Counter(problem.rack) - Counter(problem.must_keep)
        self.must = Counter(problem.must_play)
        self.from_rack = problem.task.most - tiles_on(problem.table).count(JOKER)
        melds = readings(problem.table, self.edition.melds)
        self.lying = [Lying(at, meld, self._loose(meld)) for at, meld in enumerate(melds)]
        removal = self.edition.rules.joker_removal
        givers = [meld for meld in melds if removal and isinstance(meld, Run) and end_jokers(meld)]
        self.asked = Asked(
            problem,
            at_hand=self.from_rack + sum(each.loose for each in self.lying),
            removal=bool(givers),
            borrowing=any(len(run.tiles) == SHORTEST for run in givers),
            closed=self.edition.rules.opens == "own-meld" and not problem.opened,
            new_melds=NewMelds(problem, self.rack),
        )

    def _loose(self, meld: Meld) -> int:
        """How many jokers can leave the meld: against the right tile, or from an end."""
        if isinstance(meld, Group):
            missing = meld.missing(self.edition.box.colours)
            return min(sum(tile in self.rack for tile in missing), meld.tiles.count(JOKER))
        ends = end_jokers(meld) if self.edition.rules.joker_removal else ()
        return sum(
            tile.is_joker and (at in ends or meld.stands_for[at] in self.rack)
            for at, tile in enumerate(meld.tiles)
        )

    def solution(self) -> Solution:
        """The most valuable choice that is allowed, and of those the one that touches least."""
        together = Choices(Choice())
        for part in self._parts():
            before, together = together, Choices()
            together.add_pairs(before, part.choices(), self.asked.at_hand)
        allowed = (each for each in together if self._allowed(each.total))
        best = max(allowed, key=self._preference, default=Choice())
        value = -(-self._preference(best)[0] // self.asked.scale)
        nothing = not best.changes and not best.new
        if nothing or (value <= 0 and not self.must):
            return no_play(self.problem)  # who has to play something plays it at a loss too
        return self._solution(best, value)

    def _parts(self) -> Iterator[Part]:
        """Lying melds and tiles of the rack that have to be looked at together."""
        numbered = {tile: count for tile, count in self.rack.items() if not tile.is_joker}
        if self.edition.melds.groups:
            yield Part(self.asked, self.lying, numbered)
            return
        for colour in self.edition.box.colours:
            lying = [each for each in self.lying if _colour(each.meld) == colour]
            rack = {tile: count for tile, count in numbered.items() if tile.colour == colour}
            yield Part(self.asked, lying, rack)

    def _preference(self, choice: Choice) -> tuple[int, bool]:
        """The rank with all jokers; of equal plays the one is better that removes none."""
        jokers = choice.total[0] * self.asked.new_melds.joker_worth
        return choice.rank + jokers * self.asked.scale, not choice.total[3] & REMOVES

    def _allowed(self, total: Sum) -> bool:
        """Whether the rules and the problem allow a play with this sum."""
        jokers, on_lying, touched, burdens, helps = total
        if not self.must[JOKER] <= max(0, jokers) <= self.from_rack:
            return False
        if jokers < 0 and not self.edition.rules.joker_to_rack:
            return False
        if 0 <= self.problem.task.touch_limit < touched:
            return False
        if burdens & GROWS and not helps & NEW:
            return False
        # A run that has to borrow a joker can do so if one is at hand for lying runs, or if
        # another run lends one. It gives one back at once, so one is enough for all of them.
        if burdens & BORROWS and on_lying <= 0 and not helps & LENDS:
            return False
        # A joker removed without replacement goes to a run that lies there already.
        return on_lying >= 0 or not burdens & REMOVES

    def _solution(self, choice: Choice, value: int) -> Solution:
        problem, after = self.problem, dict(choice.changes)
        untouched = tuple(at for at in range(len(problem.table)) if at not in after)
        table = (
            *(problem.table[at] for at in untouched),
            *(change.meld.tiles for change in after.values()),
            *choice.new,
        )
        taken = max(0, tiles_on(problem.table).count(JOKER) - tiles_on(table).count(JOKER))
        played = difference(tiles_on(table), tiles_on(problem.table))
        tiles, points = split_value(value, by_points=problem.task.by_points)
        return Solution(problem, table, self.edition.box.sort(played.elements()),
                        (JOKER,) * taken, tiles, points, untouched, optimal=True,
                        fewest_touched=True)  # fmt: skip


def _colour(meld: Meld) -> Colour | None:
    return meld.colour if isinstance(meld, Run) else None
