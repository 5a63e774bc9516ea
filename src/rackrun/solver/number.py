"""One number of a sweep: how runs go on there, and what lies in groups."""

from functools import lru_cache

from rackrun.melds import SHORTEST
from rackrun.solver.states import FIELD, MOST_SLOTS, STATE, Node, Step, Tiles
from rackrun.solver.task import worth

Option = tuple[int, int, int, int, bool, int]
"""Of one colour or several: slots, jokers used now, jokers needed soon, the states that follow,
whether a run is complete, and how many tiles lie idle beside a run that they could lengthen."""

_NOTHING: list[Option] = [(0, 0, 0, 0, False, 0)]
"""What no colour at all can do."""

Way = tuple[int, int, int, int, Step]
"""Of the groups of a number: how many, jokers used, value gained, places that stay free, and the
step."""


class Number:
    """One number of the sweep: what its tiles allow from each state."""

    start = 0
    """The key before the first number: nothing is open, nothing used."""

    def __init__(self, tiles: Tiles, number: int) -> None:
        """Look at the tiles of this number and of the two that follow."""
        self.tiles, self.number = tiles, number
        must, have = tiles.must[number], tiles.have[number]
        colours = tiles.shape.colours
        self.jokers_at = STATE * colours
        self.colours = (range(colours // 2), range(colours // 2, colours))
        self.masks = [sum(((1 << STATE) - 1) << STATE * each for each in half)
                      for half in self.colours]  # fmt: skip
        tiles_here, kinds = sum(have), sum(map(bool, have))
        groups = tiles.shape.largest_group and kinds + tiles.jokers >= SHORTEST
        self.most_groups = (tiles_here + tiles.jokers) // SHORTEST if groups else 0
        # Whether a tile and jokers behind it can be a group as well as a run: no tile stands
        # behind two of them, or three. Behind four it has company in two of them.
        behind = [tiles.have[min(number + SHORTEST + more, tiles.shape.highest + 1)]
                  for more in range(2 if tiles.jokers >= SHORTEST else 1)]  # fmt: skip
        self.beside_jokers = [
            tiles.jokers < tiles.shape.largest_group and not any(far)
            for far in zip(*behind, strict=True)
        ]
        self.to_top = min(SHORTEST, tiles.shape.highest - number)
        # What no group can take must lie in a run.
        self._least = [max(0, count - self.most_groups) for count in must]
        self._near = list(zip(have, tiles.have[number + 1], tiles.have[number + 2], strict=True))
        self._here: Here = (tuple(have), tuple(must))
        self._known: list[dict[int, list[Option]]] = [{} for _ in range(colours)]
        self._halves: dict[tuple[int, int, int], list[Option]] = {}
        self._ways: dict[int, list[Way]] = {}

    def advance(self, layer: dict[int, Node], bar: int) -> dict[int, Node]:
        """The states after this number; each has to be worth more than ``bar``."""
        found: dict[int, Node] = {}
        known_ways, all_jokers, jokers_at = self._ways, self.tiles.jokers, self.jokers_at
        for key, node in layer.items():
            value = node[0]
            used, room = key >> jokers_at & MOST_SLOTS, key >> jokers_at + FIELD
            jokers = all_jokers - used
            cramped = room < jokers
            others = self._half(1, key & self.masks[1], jokers)
            for slots, now, soon, following, done, idle in self._half(
                0, key & self.masks[0], jokers
            ):
                for slots2, now2, soon2, following2, done2, idle2 in others:
                    left = jokers - now - soon - now2 - soon2
                    if left < 0:
                        break
                    question = slots + slots2 << FIELD + 1 | left << 1 | cramped
                    ways = known_ways.get(question)
                    if ways is None:
                        ways = known_ways[question] = self._list_ways(slots + slots2, left, cramped)
                    for groups, more, gain, free, step in ways:
                        worth_now = value + gain
                        # A tile that no group takes had better lengthen the run beside it.
                        if worth_now <= bar or groups < idle or groups < idle2:
                            continue
                        then = following + following2
                        if all_jokers:
                            total = used + now + now2 + more
                            open_ = all_jokers - total
                            if not (done or done2) and room + free < open_:
                                open_ = room + free
                            then += total + (open_ << FIELD) << jokers_at
                        known = found.get(then)
                        if known is None or known[0] < worth_now:
                            found[then] = (worth_now, key, step)
        return found

    def _half(self, at: int, states: int, jokers: int) -> list[Option]:
        """What half of the colours can do together, those that need the fewest jokers first."""
        known = self._halves.get((at, states, jokers))
        if known is None:
            known = _NOTHING
            for colour in self.colours[at]:
                state = states >> STATE * colour & (1 << STATE) - 1
                options = self._options(colour, state, jokers)
                known = options if known is _NOTHING else [
                    (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] or b[4],
                     a[5] if a[5] > b[5] else b[5])
                    for b in options
                    for a in known
                    if a[1] + a[2] + b[1] + b[2] <= jokers
                ]  # fmt: skip
            if jokers:
                known = sorted(known, key=_jokers_needed)
            self._halves[at, states, jokers] = known
        return known

    def _options(self, colour: int, state: int, jokers: int) -> list[Option]:
        """How the runs of one colour can go on."""
        question = state << FIELD | jokers
        known = self._known[colour].get(question)
        if known is None:
            least, near = self._least[colour], self._near[colour]
            shift, far = FIELD * colour, STATE * colour
            known = self._known[colour][question] = [
                (slots << shift, now, gaps, after << far, done, idle)
                for slots, now, gaps, after, done, idle in _going_on(
                    state, near, least, self.to_top, jokers, self.beside_jokers[colour]
                )
                if idle <= self.most_groups
            ]
        return known

    def _list_ways(self, slots: int, jokers: int, cramped: bool) -> list[Way]:  # noqa: FBT001
        """How the tiles that no run uses can lie in groups; those with the fewest jokers first."""
        value = worth(self.number, by_points=self.tiles.by_points)
        largest = self.tiles.shape.largest_group if self.most_groups else 0
        return [
            (step.groups, step.jokers, laid * value, places - step.jokers, step)
            for laid, places, step in _in_groups(self._here, slots, jokers, largest, cramped)
        ]


@lru_cache(maxsize=1 << 14)
def _going_on(
    state: int,
    near: tuple[int, int, int],
    least: int,
    to_top: int,
    jokers: int,
    beside_jokers: bool,  # noqa: FBT001
) -> list[Option]:
    """How runs can go on at a number: each number of slots that leads anywhere.

    ``near`` counts the tiles of this number and of the two that follow. The same few tiles come
    again and again, so the answers are remembered.
    """
    first, second, third = (state >> FIELD * length & MOST_SLOTS for length in range(3))
    have, soon, later = near
    found: list[Option] = []
    for slots in range(max(first + second, least), have + jokers + 1):
        now = max(0, slots - have)
        extended = min(third, slots - first - second)
        started = slots - first - second - extended
        if now and extended + started and _in_vain(started, soon, later, to_top):
            break
        if started and beside_jokers and not (soon or later):
            break  # a tile with two jokers is a group as well
        needed = started + first
        if (needed and to_top < 1) or (started and to_top < 2):
            continue
        gaps = max(0, needed - soon) + max(0, started - later)
        if now + gaps > jokers:
            continue
        # A complete run is forgotten where nothing can follow: not one number further, and not
        # after two gaps, since a run that starts with the gaps does as well.
        useful = max(0, soon + jokers - now - needed) if soon or later else 0
        complete = min(second + extended, useful) if to_top else 0
        after = started | first << FIELD | complete << 2 * FIELD
        idle = max(0, have - slots) if third > extended else 0
        found.append((slots, now, gaps, after, second + extended > 0, idle))
    return found


def _in_vain(started: int, soon: int, later: int, to_top: int) -> bool:
    """Whether a joker that no short run needs has a better place than here.

    Where a run starts, the joker can start it while the tile lies where the joker lay; and at the
    start of a run it can as well lie at the end, unless the run reaches the top. At the end of a
    complete run it is to spare, and two of them in a row are the company of the next tile.
    """
    if to_top == SHORTEST - 1:
        return not (soon or later)
    return started > 0 or not soon


Here = tuple[tuple[int, ...], tuple[int, ...]]
"""The tiles of a number by colour: those that are there, and those that must lie there."""


@lru_cache(maxsize=1 << 16)
def _in_groups(
    here: Here, slots: int, jokers: int, largest: int, cramped: bool  # noqa: FBT001
) -> list[tuple[int, int, Step]]:  # fmt: skip
    """The tiles laid beyond those that must, the places for jokers, and the step."""
    in_runs = [min(slots >> FIELD * at & MOST_SLOTS, have) for at, have in enumerate(here[0])]
    free = [have - used for have, used in zip(here[0], in_runs, strict=True)]
    owed = [max(0, must - used) for must, used in zip(here[1], in_runs, strict=True)]
    base, owing = sum(in_runs) - sum(here[1]), sum(owed)
    ways = [] if owing else [(base, 0, Step(slots, 0, 0, 0))]
    most_groups = (sum(free) + jokers) // SHORTEST if largest else 0
    for groups in range(max(1, *owed), most_groups + 1):
        places = largest * groups
        most = min(places, sum(min(tiles, groups) for tiles in free))
        if SHORTEST * groups - most > jokers or most < groups or owing > most:
            continue
        # Where a joker may find no room, a tile can stay on the rack to make some.
        least = max(owing, groups) if cramped else most
        for numbered in range(most, least - 1, -1):
            short = max(0, SHORTEST * groups - numbered)
            if short > jokers:
                break
            step = Step(slots, groups, numbered, short)
            ways.append((base + numbered, places - numbered, step))
    return _useful(ways, cramped)


def _useful(ways: list[tuple[int, int, Step]], cramped: bool) -> list[tuple[int, int, Step]]:  # noqa: FBT001
    """The ways that no other one beats, those with the fewest jokers first."""
    ways.sort(key=lambda way: (way[2].jokers, -way[0], -way[1]))
    found: list[tuple[int, int, Step]] = []
    for way in ways:
        if not any(other[0] >= way[0] and (not cramped or other[1] >= way[1]) for other in found):
            found.append(way)
    return found


def _jokers_needed(option: Option) -> int:
    return option[1] + option[2]
