"""The sweep: tiles are arranged from the lowest number to the highest, all colours at once.

Between two numbers only this matters: for each colour how many runs are open with one tile, with
two, and with three or more, and how many jokers are used. A short run must go on; a complete one
may. Two arrangements that agree in this have the same future, so only the better one is kept.

Jokers only fill gaps here. Whatever is spare lies at the end of some run or in a group that is
not full; a complete run is taken to have *room* for all of them. That, and that nobody limits
the jokers of a meld, can be wrong: then the value is still a bound, and ``thorough`` decides.
"""

from dataclasses import dataclass

from rackrun.solver.sweeping.dominance import FEW, undominated
from rackrun.solver.sweeping.number import Number
from rackrun.solver.sweeping.states import FIELD, MOST_SLOTS, STATE, Node, Step, Tiles
from rackrun.solver.task import JOKER_POINTS, worth


@dataclass(frozen=True, slots=True)
class Swept:
    """The outcome of a sweep."""

    value: int
    """What lies on the table beyond what must, or the floor if nothing beats it."""
    steps: tuple[Step, ...]
    """From number 1 on; none if nothing beats the floor."""
    jokers: int
    """Jokers that lie on the table in the end."""
    exact: bool
    """Whether no state was left out."""


def numbers(tiles: Tiles) -> list[Number]:
    """What every sweep over these tiles needs."""
    return [Number(tiles, number) for number in range(1, tiles.shape.highest + 1)]


def sweep(
    tiles: Tiles, numbers: list[Number], floor: int, most: int | None = None, width: int = 0
) -> Swept:
    """The most valuable arrangement above ``floor``.

    Where a number has more than ``most`` states, only ``width`` of them are kept.
    """
    rest = bounds(tiles)
    start = Number.start
    layers: list[dict[int, Node]] = [{start: (0, start, None)}]
    exact = True
    for here in numbers:
        layer = here.advance(layers[-1], floor - rest[here.number + 1])
        if len(layer) > FEW:
            layer = undominated(layer, tiles)
        if most is not None and len(layer) > most:
            layer, exact = _narrowed(layer, width, here), False
        layers.append(layer)
    return _best_end(tiles, layers, floor, exact=exact)


def bounds(tiles: Tiles) -> list[int]:
    """For each number the most that it and those above can bring, jokers included."""
    bounds = [0] * (tiles.shape.highest + 2)
    bounds[-1] = (tiles.jokers - tiles.fewest) * worth(JOKER_POINTS, by_points=tiles.by_points)
    for number in range(tiles.shape.highest, 0, -1):
        more = sum(tiles.have[number]) - sum(tiles.must[number])
        bounds[number] = bounds[number + 1] + more * worth(number, by_points=tiles.by_points)
    return bounds


def _narrowed(layer: dict[int, Node], width: int, here: Number) -> dict[int, Node]:
    """The states that look best: much laid, few jokers used."""
    joker = worth(here.number, by_points=here.tiles.by_points)

    def looks(item: tuple[int, Node]) -> int:
        return item[1][0] - (item[0] >> here.jokers_at & MOST_SLOTS) * joker

    return dict(sorted(layer.items(), key=looks, reverse=True)[:width])


def _best_end(tiles: Tiles, layers: list[dict[int, Node]], floor: int, *, exact: bool) -> Swept:
    """The best of the last states, and the steps that lead to it."""
    best, end, placed = floor, -1, 0
    jokers_at = STATE * tiles.shape.colours
    joker_worth = worth(JOKER_POINTS, by_points=tiles.by_points)
    for key, node in layers[-1].items():
        used, room = key >> jokers_at & MOST_SLOTS, key >> jokers_at + FIELD
        lie = used + min(room, tiles.jokers - used)
        value = node[0] + (lie - tiles.fewest) * joker_worth
        if lie >= tiles.fewest and value > best:
            best, end, placed = value, key, lie
    steps: list[Step] = []
    for layer in reversed(layers[1:]):
        if end < 0:
            break
        _, end, step = layer[end]
        assert step is not None
        steps.append(step)
    return Swept(best, tuple(reversed(steps)), placed, exact)
