"""Does a choice of tiles hold an opening: disjoint melds that are worth enough?

The lowest tile lies in some meld with others above it, or it is left out; what is left then is the
same question with fewer tiles. A joker counts as the tile that it stands for, read as high as can
be. What was found out about a choice is kept, since a search asks about many that are much alike.
"""

from collections.abc import Iterator, Sequence

from rackrun.melds import SHORTEST
from rackrun.solver.task import Shape

LONGEST_WHOLE = 2 * SHORTEST - 1
"""The longest run that cannot be cut into two."""

Own = Sequence[int]
"""How many tiles there are of each code, jokers last."""

_Left = tuple[int, ...]
"""How many tiles are left of each kind in the order of their numbers, jokers first."""


class Opening:
    """An opening that is worth at least ``needed``.

    >>> own = [0] * 9 + [1, 1, 1] + [0] * 40 + [1]
    >>> Opening(Shape(4, 13, 4, 2), 46).held_in(own), Opening(Shape(4, 13, 4, 2), 47).held_in(own)
    (True, False)
    """

    def __init__(self, shape: Shape, needed: int) -> None:
        """Nothing is known yet."""
        self.shape, self.needed = shape, needed
        self._known: dict[_Left, tuple[int, int]] = {}
        """For each choice a value that it reaches, and one that it does not exceed."""

    def held_in(self, own: Own) -> bool:
        """Whether melds of these tiles are worth enough."""
        colours, highest = range(self.shape.colours), self.shape.highest
        left = (own[colour * highest + number] for number in range(highest) for colour in colours)
        return self._reaches((max(0, own[-1]), *left), 1, self.needed)

    def _reaches(self, left: _Left, first: int, needed: int) -> bool:
        """Whether the tiles left reach so much; those below place ``first`` are all gone."""
        if needed <= 0:
            return True
        while first < len(left) and not left[first]:
            first += 1
        if first == len(left):
            return False
        low, high = self._known.get(left) or (0, self._most(left, first))
        if low < needed <= high:
            if any(
                self._reaches(rest, first, needed - value)
                for value, rest in self._with_lowest(left, first)
            ):
                low = needed
            else:
                high = needed - 1
            self._known[left] = low, high
        return low >= needed

    def _most(self, left: _Left, first: int) -> int:
        """No melds are worth more: every tile lies, every joker above all of them."""
        colours, top, total = self.shape.colours, 0, 0
        for place in range(first, len(left)):
            if left[place]:
                top = (place - 1) // colours + 1
                total += left[place] * top
        return total + left[0] * min(self.shape.highest, top + left[0])

    def _with_lowest(self, left: _Left, first: int) -> Iterator[tuple[int, _Left]]:
        """Every meld with the lowest tile, as value and what is left; last, none of its kind."""
        limit = min(left[0], self.shape.max_jokers)
        yield from self._runs(left, first, limit)
        yield from self._groups(left, first, limit)
        yield 0, (*left[:first], 0, *left[first + 1 :])

    def _runs(self, left: _Left, first: int, limit: int) -> Iterator[tuple[int, _Left]]:
        """Runs by their numbered tiles; one that spans six or more numbers is two runs."""
        colours, highest = self.shape.colours, self.shape.highest
        number = (first - 1) // colours + 1

        def longer(run: list[int], last: int, gaps: int) -> Iterator[tuple[int, _Left]]:
            for jokers in range(max(gaps, SHORTEST - len(run)), limit + 1):
                size = len(run) + jokers
                top = min(highest, number + size - 1)
                if size <= highest:
                    yield size * (2 * top - size + 1) // 2, _without(left, run, jokers)
            furthest = min(highest, number + LONGEST_WHOLE - 1, last + 1 + limit - gaps)
            for following in range(last + 1, furthest + 1):
                place = first + (following - number) * colours
                if left[place]:
                    yield from longer([*run, place], following, gaps + following - last - 1)

        yield from longer([first], number, 0)

    def _groups(self, left: _Left, first: int, limit: int) -> Iterator[tuple[int, _Left]]:
        """Groups by the colours beside the lowest one."""
        colours, largest = self.shape.colours, self.shape.largest_group
        number = (first - 1) // colours + 1

        def wider(group: list[int], place: int) -> Iterator[tuple[int, _Left]]:
            for size in range(max(SHORTEST, len(group)), min(largest, len(group) + limit) + 1):
                yield number * size, _without(left, group, size - len(group))
            for other in range(place, number * colours + 1):
                if left[other] and len(group) < largest:
                    yield from wider([*group, other], other + 1)

        yield from wider([first], first + 1)


def _without(left: _Left, places: Sequence[int], jokers: int) -> _Left:
    rest = list(left)
    rest[0] -= jokers
    for place in places:
        rest[place] -= 1
    return tuple(rest)
