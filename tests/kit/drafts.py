"""Drafts for tests: tables that a player might try, sensible and not."""

from random import Random

from rackrun.rules.actions import Play
from rackrun.rules.position import Position
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles


def random_draft(position: Position, seat: int, plan: object, chance: Random) -> Table:
    """The table of ``plan``, or of now, after a few random changes."""
    table = [list(meld) for meld in plan.table] if isinstance(plan, Play) else None
    melds = table if table is not None else [list(meld) for meld in position.table]
    rack = list(position.seats[seat].rack)
    for _ in range(chance.randrange(4)):
        _change(melds, rack, chance)
    return tuple(tuple(meld) for meld in melds if meld or chance.random() < 0.1)


def _change(melds: list[list[Tile]], rack: list[Tile], chance: Random) -> None:
    """One tile laid, moved or lifted, one meld split, or two joined."""
    kind = chance.randrange(6)
    if kind == 0 and rack:
        target = chance.choice([*melds, []])
        if not target:
            melds.append(target)
        target.insert(chance.choice([0, len(target)]), rack.pop(chance.randrange(len(rack))))
    elif kind == 1 and len(melds) > 1:
        first, second = chance.sample(melds, 2)
        if first:
            second.append(first.pop(chance.choice([0, -1])))
    elif kind == 2 and melds:
        meld = chance.choice(melds)
        at = chance.randrange(len(meld) + 1)
        melds.append(meld[at:])
        del meld[at:]
    elif kind == 3 and len(melds) > 1:
        first, second = chance.sample(melds, 2)
        first += second
        second.clear()
    elif kind == 4 and melds:
        chance.shuffle(chance.choice(melds))
    elif kind == 5 and melds:
        meld = chance.choice(melds)
        if meld:
            rack.append(meld.pop(chance.randrange(len(meld))))


def loose_tiles(rack: Tiles, count: int) -> Table:
    """So many tiles of the rack, each lying alone."""
    return tuple((tile,) for tile in rack[:count])
