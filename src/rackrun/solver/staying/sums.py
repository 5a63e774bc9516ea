"""What the rules ask about a play where melds stay, and how it adds up from parts of the play."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rackrun.solver.staying.descendants import Descendant
from rackrun.table import Table

REMOVES, BORROWS, GROWS = 1, 2, 4
"""Burdens: what asks for something in return."""
LENDS, NEW = 1, 2
"""Helps: what some burden asks for."""

Sum = tuple[int, int, int, int, int]
"""All of a choice that matters for the rules, and that adds up.

- How many more jokers lie on the table.
- Jokers added to lying melds less those removed from them without replacement.
- Melds touched, where there is a limit.
- Burdens and helps, as bits.

A plain tuple, since tens of thousands are made for a wide rack.
"""


def added(one: Sum, other: Sum) -> Sum:
    """The sum of two choices."""
    jokers, on_lying, touched, burdens, helps = one
    more, more_on_lying, more_touched, more_burdens, more_helps = other
    return (
        jokers + more, on_lying + more_on_lying, touched + more_touched,
        burdens | more_burdens, helps | more_helps,
    )  # fmt: skip


class Choice(NamedTuple):
    """What some lying melds become and which new ones are laid."""

    total: Sum = (0, 0, 0, 0, 0)
    rank: int = 0
    changes: tuple[tuple[int, Descendant], ...] = ()
    new: Table = ()


class Choices:
    """The choices that may be wanted: none of them can stand for another one."""

    __slots__ = ("by_jokers",)

    def __init__(self, *choices: Choice) -> None:
        """Begin with these."""
        self.by_jokers: dict[int, list[Choice]] = {}
        for each in choices:
            self.add(each)

    def __iter__(self) -> Iterator[Choice]:
        """All of them."""
        for alike in self.by_jokers.values():
            yield from alike

    @property
    def fewest(self) -> int:
        """The fewest jokers of a choice."""
        return min(self.by_jokers)

    def cover(self, total: Sum, rank: int) -> bool:
        """Whether one of the choices can stand for one with this sum and rank."""
        return total[0] in self.by_jokers and _cover(self.by_jokers[total[0]], total, rank)

    def add(self, choice: Choice) -> None:
        """Note a choice, unless there is one that can stand for it."""
        total, rank, _, _ = choice
        alike = self.by_jokers.get(total[0])
        if alike is None:
            self.by_jokers[total[0]] = [choice]
        elif not _cover(alike, total, rank):
            alike[:] = [each for each in alike if not _cover((choice,), each[0], each[1])]
            alike.append(choice)

    def add_pairs(self, some: "Choices", others: "Choices", most: int) -> None:
        """Note every one of some choices together with every one of others.

        ``most`` is how many more jokers could lie on the table.
        """
        for jokers, alike in some.by_jokers.items():
            for more, others_alike in others.by_jokers.items():
                if jokers + more <= most:
                    known = self.by_jokers.get(jokers + more, ())
                    for one in alike:
                        for other in others_alike:
                            total, rank = added(one[0], other[0]), one[1] + other[1]
                            if not known or not _cover(known, total, rank):
                                self.add(Choice(total, rank, one[2] + other[2], one[3] + other[3]))
                                known = self.by_jokers[jokers + more]


def _cover(alike: Sequence[Choice], total: Sum, rank: int) -> bool:
    """Whether one of these choices, with as many jokers, is no worse and allowed as widely."""
    _, on_lying, touched, burdens, helps = total
    for known, known_rank, _, _ in alike:
        if (
            known_rank >= rank
            and known[1] >= on_lying
            and known[2] <= touched
            and not known[3] & ~burdens
            and not helps & ~known[4]
        ):
            return True
    return False
