"""An oracle for turns: a turn is legal if some order of permitted steps makes it.

It neither compares tables nor counts jokers: it tries the steps, one by one. That is slow, so it
is meant for small positions, some four melds on the table and eight tiles to lay.

Inside the search a joker on the table is 'J' while it lies where it lay before the turn, and 'j'
once this turn has laid or moved it: only a 'J' can be swapped for the tile it stands for.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, product
from typing import NamedTuple, TypeVar

from tests.kit.reading import (
    BOXES,
    JOKER,
    Box,
    Meld,
    arranges,
    group,
    highest,
    melds_with,
    number,
    read,
    without,
)

MOVED = "j"
JOKERS = (JOKER, MOVED)

Item = TypeVar("Item")


def legal(
    edition: str,
    options: Mapping[str, object],
    opened: bool,
    table: Sequence[Sequence[str]],
    rack: Sequence[str],
    table_after: Sequence[Sequence[str]],
    rack_after: Sequence[str],
) -> bool:
    """Whether the turn that leads from the first table and rack to the second is legal.

    >>> legal("junior", {}, False, [["r1", "r2", "J"]], ["r3"], [["r1", "r2", "r3"]], ["J"])
    True

    A table that cannot lie there before the turn raises ValueError.
    """
    box = BOXES[edition]
    most = options.get("max_jokers_per_set")
    limit = most if isinstance(most, int) else box.jokers
    before, after = _melds(box, limit, table), _melds(box, limit, table_after)
    if before is None:
        raise ValueError(f"expected a table of melds, got {table!r}")
    if after is None or Counter(chain(rack, *table)) != Counter(chain(rack_after, *table_after)):
        return False
    laid, gained = Counter(rack) - Counter(rack_after), Counter(rack_after) - Counter(rack)
    # Every edition asks for a tile from the rack, and in none a numbered tile comes back to it.
    # So a rack that is the same afterwards has laid nothing.
    if not laid or set(gained) - {JOKER}:
        return False
    if box.steps == "any":
        tiles = tuple(sorted(laid.elements()))
        return not gained and (opened or highest(box, limit, tiles) >= 30)
    # Numbered tiles that are still on the rack afterwards were never laid: the search has only
    # the others, and all jokers.
    hand = Hand(without(laid.elements(), [JOKER] * laid[JOKER]), rack.count(JOKER), 0)
    goal = Goal(box, limit, tuple(sorted(after)), rack_after.count(JOKER))
    if box.steps == "pro":
        own = opened or _series_left_the_stand(goal, before, laid, gained[JOKER])
        return Rearranging(goal).reaches(before, hand, own=own)
    return Growing(goal).reaches(before, hand, own=opened or box.steps != "cards")


def _melds(box: Box, limit: int, table: Sequence[Sequence[str]]) -> tuple[Meld, ...] | None:
    melds = [read(box, tiles) for tiles in table]
    found = tuple(meld for meld in melds if meld and meld.cells.count(JOKER) <= limit)
    return found if len(found) == len(melds) else None


def _put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])


@dataclass(frozen=True, slots=True)
class Goal:
    """What a turn is to reach: the table after it, and the jokers that are then on the rack."""

    box: Box
    limit: int
    table: tuple[Meld, ...]
    jokers: int


class Hand(NamedTuple):
    """What a player can lay; the rack may have more tiles, which this turn never lays.

    Jokers `removed` from a run without replacement are apart: they only go to certain runs.
    """

    tiles: tuple[str, ...]
    jokers: int
    removed: int

    def less(self, *tiles: str, jokers: int = 0) -> "Hand":
        """The hand after laying these; a negative number of jokers is gained."""
        return self._replace(tiles=without(self.tiles, tiles), jokers=self.jokers - jokers)


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
                yield draft._replace(old=_put(draft.old, place, changed), hand=hand)
        for place, meld in enumerate(draft.new):
            for changed, hand in self.add(draft, meld):
                new = tuple(sorted(_put(draft.new, place, changed)))
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
                swapped = meld._replace(cells=_put(meld.cells, place, tile))
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
                yield draft._replace(lying=_put(draft.lying, place, swapped), hand=hand)
        yield from self.take(draft) if draft.own else self.lay(draft)

    def swap(self, hand: Hand, lying: Lying) -> Iterator[tuple[Lying, str]]:
        """Take a joker that has not moved to the rack, against a tile it stands for."""
        meld = lying.meld
        for place, cell in enumerate(meld.cells):
            if cell == JOKER and meld.colour and meld.tile(place) in hand.tiles:
                cells = _put(meld.cells, place, meld.tile(place))
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


def _series_left_the_stand(
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
