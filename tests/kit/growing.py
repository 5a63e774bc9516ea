"""The search for steps where melds on the table stay: junior, stars and cards."""

from collections.abc import Iterator
from itertools import chain, combinations
from typing import NamedTuple

from tests.kit.goal import JOKERS, MOVED, Goal, Hand, put
from tests.kit.reading import JOKER, Meld, number


class Draft(NamedTuple):
    """A moment of a turn in which melds only grow.

    `old` melds lay there before the turn. `own` is whether the player may add to them.
    """

    old: tuple[Meld, ...]
    new: tuple[Meld, ...]
    hand: Hand
    own: bool


class Growing:
    """The search in junior, stars and cards, where a meld on the table only grows."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.stars = goal.box.steps == "stars"

    def reaches(self, table: tuple[Meld, ...], hand: Hand, *, own: bool) -> bool:
        """Whether some order of steps leads from the table to the goal."""
        start = Draft(table, (), hand, own)
        seen, waiting = {start}, [start]
        while waiting:
            draft = waiting.pop()
            if self.done(draft):
                return True
            for following in self.steps(draft):
                if following not in seen and self.hopeful(following):
                    seen.add(following)
                    waiting.append(following)
        return False

    def done(self, draft: Draft) -> bool:
        """Whether the draft is the goal, each joker at its place."""
        melds = [
            meld._replace(cells=tuple(JOKER if cell == MOVED else cell for cell in meld.cells))
            for meld in draft.old + draft.new
        ]
        return draft.hand == Hand((), self.goal.jokers, 0) and (
            tuple(sorted(melds)) == self.goal.table
        )

    def hopeful(self, draft: Draft) -> bool:
        """Whether each meld, looked at alone, could still become some meld of the goal."""
        return all(
            any(self.becomes(meld, wanted) for wanted in self.goal.table)
            for meld in draft.old + draft.new
        )

    def becomes(self, meld: Meld, wanted: Meld) -> bool:
        """Whether what can never leave the meld again lies in the wanted one as well.

        In stars any joker may leave. Elsewhere only an unmoved one, and a tile takes its place.
        """
        if meld.colour != wanted.colour:
            return False
        for place, cell in enumerate(meld.cells, meld.start - wanted.start):
            there = wanted.cells[place] if 0 <= place < len(wanted.cells) else None
            if cell not in JOKERS:
                fits = there == cell
            elif cell == MOVED:
                fits = self.stars or there == JOKER
            else:
                fits = self.stars or there is not None
            if not fits:
                return False
        return True

    def steps(self, draft: Draft) -> Iterator[Draft]:
        """Every draft that one permitted step makes of this one."""
        yield from self.lay(draft)
        for place, meld in enumerate(draft.old):
            changes = chain(self.swap(draft, meld), self.remove(draft, meld), self.add(draft, meld))
            for changed, hand in chain(changes, self.put_back(draft, meld)):
                yield draft._replace(old=put(draft.old, place, changed), hand=hand)
        for place, meld in enumerate(draft.new):
            for changed, hand in self.add(draft, meld):
                new = tuple(sorted(put(draft.new, place, changed)))
                yield draft._replace(new=new, hand=hand)

    def lay(self, draft: Draft) -> Iterator[Draft]:
        """Lay a new run; as nothing leaves it again, it must be a part of a run of the goal."""
        for wanted in set(self.goal.table):
            for first, end in combinations(range(len(wanted.cells) + 1), 2):
                cells = wanted.cells[first:end]
                numbered = [cell for cell in cells if cell != JOKER]
                jokers = len(cells) - len(numbered)
                if len(cells) < 3 or not numbered or jokers > draft.hand.jokers:
                    continue
                if set(numbered) <= set(draft.hand.tiles):
                    laid = tuple(MOVED if cell == JOKER else cell for cell in cells)
                    run = Meld(wanted.colour, wanted.start + first, laid)
                    new = tuple(sorted((*draft.new, run)))
                    hand = draft.hand.less(*numbered, jokers=jokers)
                    yield Draft(draft.old, new, hand, own=True)

    def ends(self, meld: Meld) -> Iterator[tuple[str, Meld, Meld]]:
        """For each end: the tile that fits, the run with it, and the run with a joker there."""
        for place in (-1, len(meld.cells)):
            tile = meld.tile(place)
            if 1 <= number(tile) <= self.goal.box.top:
                start = min(meld.start, meld.start + place)
                before, behind = meld.cells[: max(place, 0)], meld.cells[max(place, 0) :]
                with_tile = Meld(meld.colour, start, (*before, tile, *behind))
                with_joker = Meld(meld.colour, start, (*before, MOVED, *behind))
                yield tile, with_tile, with_joker

    def room(self, meld: Meld) -> bool:
        """Whether the run may have one more joker."""
        return sum(cell in JOKERS for cell in meld.cells) < self.goal.limit

    def add(self, draft: Draft, meld: Meld) -> Iterator[tuple[Meld, Hand]]:
        """Add a tile or a joker of the rack at an end of the run."""
        if not draft.own:
            return
        for tile, with_tile, with_joker in self.ends(meld):
            if tile in draft.hand.tiles:
                yield with_tile, draft.hand.less(tile)
            if draft.hand.jokers and self.room(meld):
                yield with_joker, draft.hand.less(jokers=1)

    def swap(self, draft: Draft, meld: Meld) -> Iterator[tuple[Meld, Hand]]:
        """Take a joker that has not moved to the rack, against the tile it stands for."""
        for place, cell in enumerate(meld.cells):
            tile = meld.tile(place)
            if cell == JOKER and tile in draft.hand.tiles:
                swapped = meld._replace(cells=put(meld.cells, place, tile))
                yield swapped, draft.hand.less(tile, jokers=-1)

    def remove(self, draft: Draft, meld: Meld) -> Iterator[tuple[Meld, Hand]]:
        """Take a joker off an end without replacement, if the run keeps three tiles."""
        if not self.stars or len(meld.cells) < 4:
            return
        hand = draft.hand._replace(removed=draft.hand.removed + 1)
        if meld.cells[0] in JOKERS:
            yield meld._replace(start=meld.start + 1, cells=meld.cells[1:]), hand
        if meld.cells[-1] in JOKERS:
            yield meld._replace(cells=meld.cells[:-1]), hand

    def put_back(self, draft: Draft, meld: Meld) -> Iterator[tuple[Meld, Hand]]:
        """Add a removed joker at an end of an old run, the one it came from included."""
        if draft.hand.removed and self.room(meld):
            hand = draft.hand._replace(removed=draft.hand.removed - 1)
            for _, _, with_joker in self.ends(meld):
                yield with_joker, hand
