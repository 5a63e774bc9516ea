"""An oracle for turns: a turn is legal if some order of permitted steps makes it.

It neither compares tables nor counts jokers: it tries the steps, one by one. That is slow, so it
is meant for small positions, some four melds on the table and eight tiles to lay.

Inside the search a joker on the table is 'J' while it lies where it lay before the turn, and 'j'
once this turn has laid or moved it: only a 'J' can be swapped for the tile it stands for.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from tests.kit.goal import Goal, Hand
from tests.kit.growing import Growing
from tests.kit.reading import BOXES, JOKER, Box, Meld, highest, read, without
from tests.kit.rearranging import Rearranging, series_left_the_stand


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
        own = opened or series_left_the_stand(goal, before, laid, gained[JOKER])
        return Rearranging(goal).reaches(before, hand, own=own)
    return Growing(goal).reaches(before, hand, own=opened or box.steps != "cards")


def _melds(box: Box, limit: int, table: Sequence[Sequence[str]]) -> tuple[Meld, ...] | None:
    melds = [read(box, tiles) for tiles in table]
    found = tuple(meld for meld in melds if meld and meld.cells.count(JOKER) <= limit)
    return found if len(found) == len(melds) else None
