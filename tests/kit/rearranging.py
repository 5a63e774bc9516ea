"""The search for steps where melds may be taken and laid anew: cards-pro."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from tests.kit.goal import MOVED, Goal, Hand, put
from tests.kit.reading import JOKER, Meld, arranges, group, highest, melds_with, without


class Lying(NamedTuple):
    """A meld that lies as it lay; `stood` is what jokers of a group stood for before the turn."""

    meld: Meld
    stood: tuple[str, ...]


class Mixed(NamedTuple):
    """A moment of a turn in which melds may be laid anew.

    How the `anew` tiles lie does not matter, as all of them can be taken again; that there is a
    way for them to lie does.
    """

    lying: tuple[Lying, ...]
    anew: tuple[str, ...]
    hand: Hand
    own: bool


class Rearranging:
    """The search in cards-pro, where melds may be taken and laid anew."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def reaches(self, table: tuple[Meld, ...], hand: Hand, *, own: bool) -> bool:
        """Whether some order of steps leads from the table to the goal."""
        start = Mixed(tuple(self.lying(meld) for meld in table), (), hand, own)
        seen, waiting = {start}, [start]
        while waiting:
            draft = waiting.pop()
            if self.done(draft):
                return True
            for following in self.steps(draft):
                if following not in seen:
                    seen.add(following)
                    waiting.append(following)
        return False

    def lying(self, meld: Meld) -> Lying:
        """The meld as it lies before the turn."""
        if meld.colour or JOKER not in meld.cells:
            return Lying(meld, ())
        alike = [f"{colour}{meld.start}" for colour in self.goal.box.colours]
        return Lying(meld, tuple(tile for tile in alike if tile not in meld.cells))

    def done(self, draft: Mixed) -> bool:
        """Whether the goal is reached, if need be by taking all and laying it as the goal wants.

        Other jokers than those of the rack cannot go there in that.
        """
        if draft.own:
            return draft.hand.jokers >= self.goal.jokers
        melds = sorted(lying.meld for lying in draft.lying)
        return tuple(melds) == self.goal.table and draft.hand == Hand((), self.goal.jokers, 0)

    def steps(self, draft: Mixed) -> Iterator[Mixed]:
        """Every draft that one permitted step makes of this one.

        Steps between the swaps matter only where they make another swap possible.
        """
        for place, lying in enumerate(draft.lying):
            for swapped, tile in self.swap(draft.hand, lying):
                hand = draft.hand.less(tile, jokers=-1)
                yield draft._replace(lying=put(draft.lying, place, swapped), hand=hand)
        yield from self.take(draft) if draft.own else self.lay(draft)

    def swap(self, hand: Hand, lying: Lying) -> Iterator[tuple[Lying, str]]:
        """Take a joker that has not moved to the rack, against a tile it stands for."""
        meld = lying.meld
        for place, cell in enumerate(meld.cells):
            if cell == JOKER and meld.colour and meld.tile(place) in hand.tiles:
                cells = put(meld.cells, place, meld.tile(place))
                yield lying._replace(meld=meld._replace(cells=cells)), meld.tile(place)
        if not meld.colour and JOKER in meld.cells:
            for tile in set(lying.stood) & set(hand.tiles) - set(meld.cells):
                yield self.regrouped(lying, (*without(meld.cells, [JOKER]), tile)), tile

    def regrouped(self, lying: Lying, cells: tuple[str, ...]) -> Lying:
        """The group with these cells instead; it keeps what its jokers stood for."""
        moved = (MOVED,) * cells.count(MOVED)
        ordered = group(self.goal.box, [JOKER if cell == MOVED else cell for cell in cells])
        assert ordered is not None, cells
        kept = ordered.cells[: len(cells) - len(moved)]
        return lying._replace(meld=ordered._replace(cells=(*kept, *moved)))

    def lay(self, draft: Mixed) -> Iterator[Mixed]:
        """Lay a series of one's own, after which the others may be touched."""
        loose = (*draft.hand.tiles, *[JOKER] * draft.hand.jokers)
        for tile in set(draft.hand.tiles):
            rest = without(loose, [tile])
            for series in melds_with(self.goal.box, self.goal.limit, tile, rest):
                numbered = [one for one in series if one != JOKER]
                hand = draft.hand.less(*numbered, jokers=series.count(JOKER))
                yield Mixed(draft.lying, series, hand, own=True)

    def take(self, draft: Mixed) -> Iterator[Mixed]:
        """Lay the table anew, but for jokers that wait for a tile which is in their group now.

        Only those gain by it: any other swap could have been made before.
        """
        waiting = [lying for lying in draft.lying if self.blocked(draft.hand, lying)]
        if not waiting:
            return
        cells = chain(draft.anew, *(lying.meld.cells for lying in draft.lying))
        table = Counter(JOKER if cell == MOVED else cell for cell in cells)
        for kept in product(*(list(self.remainders(lying)) for lying in waiting)):
            stay = tuple(lying for lying in kept if lying)
            cells = chain(*(lying.meld.cells for lying in stay))
            used = Counter(JOKER if cell == MOVED else cell for cell in cells)
            for hand, laid in self.layings(draft.hand):
                all_tiles = table + laid
                anew = without(all_tiles.elements(), used.elements())
                if used <= all_tiles and arranges(self.goal.box, self.goal.limit, anew):
                    yield Mixed(stay, anew, hand, own=True)

    def blocked(self, hand: Hand, lying: Lying) -> bool:
        """Whether the hand has a tile for a joker of a group which has that tile already."""
        cells = set(lying.meld.cells)
        return JOKER in cells and bool(set(lying.stood) & set(hand.tiles) & cells)

    def remainders(self, lying: Lying) -> Iterator[Lying | None]:
        """What may become of a group whose unmoved jokers stay: three of it stay, others join.

        None is for the group that is taken as a whole.
        """
        yield None
        cells = lying.meld.cells
        alike = [f"{colour}{lying.meld.start}" for colour in self.goal.box.colours]
        for size in range(1, len(alike)):
            for tiles in combinations(alike, size):
                for still, moved in product(range(1, cells.count(JOKER) + 1), range(3)):
                    whole = (*tiles, *[JOKER] * still, *[MOVED] * moved)
                    stays = (Counter(whole) & Counter(cells)).total()
                    fits = len(whole) <= len(alike) and still + moved <= self.goal.limit
                    if fits and stays >= 3:
                        yield self.regrouped(lying, whole)

    def layings(self, hand: Hand) -> Iterator[tuple[Hand, Counter[str]]]:
        """Every choice of tiles of the hand to be laid, none included."""
        choices = {
            chosen
            for size in range(len(hand.tiles) + 1)
            for chosen in combinations(hand.tiles, size)
        }
        for chosen, jokers in product(choices, range(hand.jokers + 1)):
            laid = Counter((*chosen, *[JOKER] * jokers))
            yield hand.less(*chosen, jokers=jokers), laid


def series_left_the_stand(
    goal: Goal, before: Sequence[Meld], laid: Counter[str], gained: int
) -> bool:
    """Whether the cards that left the stand, swapped jokers included, hold a series.

    That is enough by itself in cards-pro, whatever the cards were laid for.
    """
    lying = [Rearranging(goal).lying(meld) for meld in before]
    jokers = [
        one.stood or (one.meld.tile(place),)
        for one in lying
        for place, cell in enumerate(one.meld.cells)
        if cell == JOKER
    ]
    swaps = max(
        sum(tile is not None for tile in chosen)
        for chosen in product(*((None, *tiles) for tiles in jokers))
        if not Counter(tile for tile in chosen if tile) - laid
    )
    numbered = without(laid.elements(), [JOKER] * laid[JOKER])
    spare = max(0, laid[JOKER] - gained + swaps)
    return highest(goal.box, goal.limit, tuple(sorted([*numbered, *[JOKER] * spare]))) > 0
