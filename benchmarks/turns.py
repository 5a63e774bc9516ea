"""Three turns of the classic game with sixty tiles on the table, and a position for each."""

from dataclasses import dataclass, replace

from rackrun.editions import load
from rackrun.melds import canonical
from rackrun.notation import read_table, read_tiles
from rackrun.rules.actions import Play
from rackrun.rules.position import Position, Seat, Stage
from rackrun.shuffle import RoundSeed
from rackrun.table import Table, tiles_on
from rackrun.tiles import difference

SEED = RoundSeed(bytes(32))


@dataclass(frozen=True, slots=True)
class Case:
    """A turn and the position in which it is played."""

    name: str
    position: Position
    action: Play


def cases() -> list[Case]:
    """An addition, a rearrangement of six melds with a joker, and an opening."""
    table = _table()
    return [
        _case(
            "an addition", table, "y12 b12 k5", _with(table, "y7 y8 y9 y10 y11", "y12"), opened=True
        ),
        _case("six melds and a joker", table, "y6 b12 k5", _rearranged(table), opened=True),
        _case(
            "an opening",
            table,
            "r9 r10 r11 k8 r8 b8 k5",
            (*table, read_tiles("r9 r10 r11"), read_tiles("k8 r8 b8")),
            opened=False,
        ),
    ]


def _table() -> Table:
    """Sixty tiles in melds as a long game leaves them."""
    return read_table(
        "k1 k2 k3 k4 k5 | r1 r2 r3 r4 r5 | b1 b2 b3 b4 b5 | y1 y2 y3 y4 y5 | k7 k8 k9 k10 k11"
        " | r7 r8 r9 r10 r11 | b7 b8 b9 b10 b11 | y7 y8 y9 y10 y11 | k13 r13 b13 y13"
        " | k1 r1 b1 | k3 r3 b3 y3 | r5 J r7 | k6 r6 b6 | k12 r12 b12"
    )


def _with(table: Table, meld: str, tile: str) -> Table:
    """The table with a tile added to one of its melds."""
    old = read_tiles(meld)
    return tuple((*each, *read_tiles(tile)) if each == old else each for each in table)


def _rearranged(table: Table) -> Table:
    """Fours of all colours become a group; the joker moves on."""
    gone = {
        "k1 k2 k3 k4 k5": "k1 k2 k3",
        "r1 r2 r3 r4 r5": "r1 r2 r3",
        "b1 b2 b3 b4 b5": "b1 b2 b3",
        "y1 y2 y3 y4 y5": "y1 y2 y3",
        "r5 J r7": "r5 r6 r7",
        "k6 r6 b6": "k6 J b6 y6",
    }
    changed = {read_tiles(old): read_tiles(new) for old, new in gone.items()}
    kept = tuple(changed.get(meld, meld) for meld in table)
    return (*kept, *read_table("k4 r4 b4 y4 | k5 r5 b5 y5"))


def _case(name: str, table: Table, rack: str, after: Table, *, opened: bool) -> Case:
    edition = load("classic")
    melds = tuple(canonical(tiles, edition.melds) for tiles in table)
    held = edition.box.sort(read_tiles(rack))
    rest = difference(edition.box.tiles(), (*tiles_on(melds), *held))
    seats = (Seat(held, opened=opened), Seat(tuple(rest.elements())[:10], opened=True))
    pool = tuple(rest.elements())[10:]
    position = Position(
        edition, seats, Stage.TURN, round=1, table=melds, pool=pool, commitment=SEED.commitment
    )
    return Case(name, replace(position, seeds=("", "")), Play(0, after))
