"""States that another one can stand for need not be kept."""

from functools import lru_cache

from rackrun.solver.sweeping.states import FIELD, MOST_SLOTS, STATE, Node, Tiles

FEW = 8
"""So few states are not worth comparing."""
COMPARED = 12
"""The best states that others are compared with."""
RANK = 5 * (FIELD + 1)
"""Bits for the rank of one colour: five fields, each with a guard above it."""

_TWO = (1 << 2 * STATE) - 1


def undominated(layer: dict[int, Node], tiles: Tiles) -> dict[int, Node]:
    """The layer without states that a better one can stand for.

    One state can do whatever another can if each run of the other has one of its own that is as
    long, and whatever it has beyond is complete. So it has at most as many runs that must go on,
    and at least as many that are long.
    """
    colours, jokers_at = tiles.shape.colours, STATE * tiles.shape.colours
    guards = sum(1 << (FIELD + 1) * at + FIELD for at in range(5 * colours))
    kept: list[tuple[int, int, int]] = []
    found: dict[int, Node] = {}
    for key, node in sorted(layer.items(), key=lambda item: -item[1][0]):
        states, rank = key & (1 << jokers_at) - 1, 0
        for at in range(0, colours, 2):
            rank |= _rank_of_two(states >> STATE * at & _TWO) << RANK * at
        used, room = key >> jokers_at & MOST_SLOTS, key >> jokers_at + FIELD
        for other, used2, room2 in kept:
            if (
                ((other | guards) - rank) & guards == guards
                and used2 <= used
                and (room2 == tiles.jokers - used2 or room2 >= room + used - used2)
            ):
                break
        else:
            found[key] = node
            if len(kept) < COMPARED:
                kept.append((rank, used, room))
    return found


@lru_cache(maxsize=1 << 14)
def _rank_of_two(states: int) -> int:
    """The open runs of two colours, one behind the other."""
    return _rank(states & (1 << STATE) - 1) | _rank(states >> STATE) << RANK


def _rank(state: int) -> int:
    """The open runs of a colour in five fields; the larger each of them, the better."""
    one, two, more = (state >> FIELD * at & MOST_SLOTS for at in range(3))
    fields = (MOST_SLOTS - one, MOST_SLOTS - one - two, more, more + two, more + two + one)
    return sum(field << (FIELD + 1) * at for at, field in enumerate(fields))
