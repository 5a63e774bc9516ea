"""One number of a sweep: how runs go on there, and what lies in groups."""

from functools import lru_cache

from rackrun.melds import SHORTEST
from rackrun.solver.sweeping.states import FIELD, MOST_SLOTS, STATE, Node, Step, Tiles
from rackrun.solver.task import worth

Option = tuple[int, int, int, int, bool, int]
"""Of one colour or several: slots, jokers used now, jokers needed soon, the states that follow,
whether a run is complete, and how many tiles lie idle beside a run that they could lengthen."""

Near = tuple[int, int, int, int, int, bool]
"""Of one colour: its tiles of this number and of the two that follow, how many of this number must
lie in runs, how many may lie idle, and whether a tile with jokers behind it is a group as well."""

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
        half = colours // 2
        self.colours = (range(half), range(half, colours))
        self.masks = ((1 << STATE * half) - 1, (1 << STATE * colours) - (1 << STATE * half))
        tiles_here, kinds = sum(have), sum(map(bool, have))
        groups = tiles.shape.largest_group and kinds + tiles.jokers >= SHORTEST
        self.most_groups = (tiles_here + tiles.jokers) // SHORTEST if groups else 0
        self.largest_group = tiles.shape.largest_group if self.most_groups else 0
        # Whether a tile and jokers behind it can be a group as well as a run: no tile stands
        # behind two of them, or three. Behind four it has company in two of them.
        beside_jokers = [False] * colours
        if 0 < tiles.jokers < tiles.shape.largest_group:
            behind = [tiles.have[min(number + SHORTEST + more, tiles.shape.highest + 1)]
                      for more in range(2 if tiles.jokers >= SHORTEST else 1)]  # fmt: skip
            beside_jokers = [not any(far) for far in zip(*behind, strict=True)]
        self.to_top = min(SHORTEST, tiles.shape.highest - number)
        # What no group can take must lie in a run.
        least = [max(0, count - self.most_groups) for count in must]
        most_idle = [min(count, self.most_groups) for count in have]
        self._near: list[Near] = list(
            zip(have, tiles.have[number + 1], tiles.have[number + 2], least, most_idle,
                beside_jokers, strict=True)
        )  # fmt: skip
        self._here = list(zip(range(0, FIELD * colours, FIELD), have, must, strict=True))
        self._all_must = sum(must)
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
                slots_at, state_at = FIELD * colour, STATE * colour
                options = _going_on(
                    states >> state_at & (1 << STATE) - 1, jokers, self.to_top, self._near[colour]
                )
                known = [
                    (a[0] + (b[0] << slots_at), a[1] + b[1], a[2] + b[2],
                     a[3] + (b[3] << state_at), a[4] or b[4], a[5] if a[5] > b[5] else b[5])
                    for b in options
                    for a in known
                    if a[1] + a[2] + b[1] + b[2] <= jokers
                ] if colour else options  # fmt: skip
            if jokers:
                known = sorted(known, key=_jokers_needed)
            self._halves[at, states, jokers] = known
        return known

    def _list_ways(self, slots: int, jokers: int, cramped: bool) -> list[Way]:  # noqa: FBT001
        """How the tiles that no run uses can lie in groups; those with the fewest jokers first."""
        value = worth(self.number, by_points=self.tiles.by_points)
        laid, owing, owed, free = -self._all_must, 0, 0, list[int]()
        for shift, have, must in self._here:
            in_runs = min(slots >> shift & MOST_SLOTS, have)
            laid += in_runs
            free.append(have - in_runs)
            if must > in_runs:
                owing += must - in_runs
                owed = max(owed, must - in_runs)
        free.sort()
        return [
            (groups, more, (laid + numbered) * value, room, Step(slots, groups, numbered, more))
            for groups, numbered, more, room in _in_groups(
                tuple(free), owing, owed, jokers, self.largest_group, cramped
            )
        ]


@lru_cache(maxsize=1 << 14)
def _going_on(state: int, jokers: int, to_top: int, near: Near) -> list[Option]:
    """How runs of a colour can go on at a number: each number of slots that leads anywhere.

    The same few tiles come again and again, so the answers are remembered.
    """
    have, soon, later, least, most_idle, beside_jokers = near
    first, second, third = (state >> FIELD * length & MOST_SLOTS for length in range(3))
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
        if idle <= most_idle:
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


GroupWay = tuple[int, int, int, int]
"""Groups, the numbered tiles and the jokers in them, and the places that stay free."""


@lru_cache(maxsize=1 << 14)
def _in_groups(
    free: tuple[int, ...],
    owing: int,
    owed: int,
    jokers: int,
    largest: int,
    cramped: bool,  # noqa: FBT001
) -> list[GroupWay]:
    """How tiles of a number can lie in groups; which colours they have does not matter.

    ``free`` counts them by colour, ``owing`` those that have to lie there, ``owed`` the most of
    these that one colour has.
    """
    ways: list[GroupWay] = [] if owing else [(0, 0, 0, 0)]
    most_groups = (sum(free) + jokers) // SHORTEST if largest else 0
    for groups in range(max(1, owed), most_groups + 1):
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
            ways.append((groups, numbered, short, places - numbered - short))
    return _useful(ways, cramped)


def _useful(ways: list[GroupWay], cramped: bool) -> list[GroupWay]:  # noqa: FBT001
    """The ways that no other one beats, those with the fewest jokers first."""
    ways.sort(key=lambda way: (way[2], -way[1], -way[3]))
    found: list[GroupWay] = []
    for way in ways:
        _, numbered, jokers, room = way
        if not any(
            other[1] >= numbered and (not cramped or other[2] + other[3] >= jokers + room)
            for other in found
        ):
            found.append(way)
    return found


def _jokers_needed(option: Option) -> int:
    return option[1] + option[2]
