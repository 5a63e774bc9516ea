"""Random problems for the solver, of every edition; the same chance gives the same problem."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from rackrun.editions import Edition, ids, load, read_user_file
from rackrun.melds import Run, canonical, flaws, read
from rackrun.notation import write_table, write_tiles
from rackrun.solver import Objective, Problem, Solution
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles, difference

FIVES = Path(__file__).parents[1] / "editions" / "fives.toml"
Pile = Counter[Tile]
TRIES = 30  # to find by chance what fits


def editions(*, rearranging: str) -> list[Edition]:
    """The editions played with racks whose melds may be rearranged so; the made-up one too."""
    every = [*map(load, ids()), read_user_file(FIVES)[0]]
    with_racks = [edition for edition in every if edition.rules.game == "turns"]
    return [edition for edition in with_racks if edition.rules.rearranging == rearranging]


FREE = {edition.id: edition for edition in editions(rearranging="free")}
STAYING = {edition.id: edition for edition in editions(rearranging="none")}
EVERY = FREE | STAYING
"""The editions played with racks, by name; the made-up one too."""


def rank(solution: Solution) -> tuple[int, int]:
    """What the solution is measured by, the more important first."""
    by_points = solution.problem.objective is Objective.POINTS
    return (solution.points, solution.tiles) if by_points else (solution.tiles, solution.points)


def with_options(edition: Edition, chance: Random) -> Edition:
    """The edition with some of the options that matter for the best play."""
    offered = {option.name for option in edition.options}
    chosen: dict[str, object] = {}
    if "max_jokers_per_set" in offered and chance.random() < 0.5:
        chosen["max_jokers_per_set"] = chance.choice([1, 1, 2, 3])
    if "opening" in offered and chance.random() < 0.5:
        chosen["opening"] = chance.choice([0, 50])
    return edition.with_options(chosen)


def problem(edition: Edition, chance: Random) -> Problem:
    """A problem as it comes up in a game, with anything from one tile to a wide rack."""
    pile = Counter(edition.box.tiles())
    table = _lay_table(edition, pile, chance, chance.choice([0, 1, 2, 4, 6, 9, 12, 16]))
    rack = _deal(edition, pile, table, chance, chance.randint(1, 25))
    return _ask(edition, table, rack, chance)


def small_problem(edition: Edition, chance: Random) -> Problem:
    """A problem that is small enough to follow every step of it."""
    pile = Counter(edition.box.tiles())
    table = _lay_table(edition, pile, chance, chance.choice([0, 1, 1, 2, 2, 3]))
    rack = _deal(edition, pile, table, chance, chance.randint(1, 7))
    return _ask(edition, table, rack, chance)


def hard_problem(edition: Edition, chance: Random) -> Problem:
    """A problem of a kind that is hard on purpose."""
    return chance.choice(HARD)(edition, chance)


def with_many_jokers(edition: Edition, limit: int, chance: Random) -> Problem:
    """A problem with most jokers on the table, and so many of them in a meld at the most."""
    if "max_jokers_per_set" in {option.name for option in edition.options}:
        edition = edition.with_options({"max_jokers_per_set": limit})
    pile = Counter(edition.box.tiles())
    melds = (_some_meld(edition, pile, chance, 0.5) for _ in range(chance.choice([3, 6, 9, 12])))
    table = tuple(meld for meld in melds if meld)
    rack = _deal(edition, pile, table, chance, chance.randint(4, 16))
    return _ask(edition, table, rack, chance)


def sparse_problem(edition: Edition, chance: Random) -> Problem:
    """A few tiles near each other, of few colours, with jokers for all their gaps."""
    pile = Counter(edition.box.tiles())
    jokers = chance.randint(1, pile.pop(JOKER)) if pile[JOKER] else 0
    table = _lay_table(edition, pile, chance, chance.choice([0, 0, 0, 1]))
    lowest, colours = chance.randint(1, edition.box.highest), edition.box.colours[:3]
    near = [tile for tile in sorted(pile.elements(), key=str)
            if tile.colour in colours and lowest <= tile.number <= lowest + 7]  # fmt: skip
    rack = chance.sample(near, min(len(near), chance.randint(1, 7)))
    return _ask(edition, table, (*rack, *[JOKER] * jokers), chance)


def _ask(edition: Edition, table: Table, rack: Tiles, chance: Random) -> Problem:
    return Problem(
        edition=edition, table=table, rack=rack, opened=chance.random() < 0.6,
        objective=chance.choice(list(Objective)),
    )  # fmt: skip


def with_wishes(asked: Problem, chance: Random) -> Problem:
    """The same problem with tiles that must be played or kept, or a limit of melds to touch."""
    mixed = chance.sample(asked.rack, min(3, len(asked.rack)))
    kind = chance.randrange(4)
    if kind == 0:
        return replace(asked, must_play=tuple(mixed[:1]))
    if kind == 1:
        return replace(asked, must_keep=tuple(mixed))
    if kind == 2:
        return replace(asked, must_play=tuple(mixed[:1]), must_keep=tuple(mixed[1:]))
    return replace(asked, touch_limit=chance.randint(0, 4))


def with_own_jokers(asked: Problem, chance: Random) -> Problem:
    """The same problem where whoever laid a joker may not take it, and the seat laid some."""
    edition = asked.edition.with_options({"joker_replace_by_layer": False})
    jokers = ([at for at, tile in enumerate(meld) if tile.is_joker] for meld in asked.table)
    own = tuple(frozenset(at for at in places if chance.random() < 0.5) for places in jokers)
    return replace(asked, edition=edition, own_jokers=own)


def _lay_table(edition: Edition, pile: Pile, chance: Random, size: int) -> Table:
    """Up to so many melds, taken from the pile; some have jokers in any place."""
    rate = chance.choice([0.0, 0.1, 0.1, 0.5, 0.9])
    melds = (_some_meld(edition, pile, chance, rate) for _ in range(size))
    return tuple(meld for meld in melds if meld)


def _some_meld(edition: Edition, pile: Pile, chance: Random, rate: float) -> Tiles | None:
    """A random meld of tiles from the pile, each replaced by a joker now and then."""
    for _ in range(TRIES):
        tiles = (
            _some_group(edition, chance) if chance.random() < 0.5 else _some_run(edition, chance)
        )
        if rate and pile[JOKER] and chance.random() < rate:
            for place in chance.sample(range(len(tiles)), chance.choice([1, 1, 1, 2, 3])):
                tiles[place] = JOKER
        if _take_meld(edition, pile, tuple(tiles)):
            return canonical(tuple(tiles), edition.melds)
    return None


def _take_meld(edition: Edition, pile: Pile, tiles: Tiles) -> bool:
    """Take the tiles from the pile if they are a meld and the pile has them."""
    if flaws(tiles, edition.melds) or not Counter(tiles) <= pile:
        return False
    pile.subtract(tiles)
    return True


def _some_run(edition: Edition, chance: Random) -> list[Tile]:
    highest = edition.box.highest
    size = min(highest, chance.choice([3, 3, 3, 4, 4, 5, 6, 8, highest]))
    colour, first = chance.choice(edition.box.colours), chance.randint(1, highest - size + 1)
    return [Tile(colour, first + place) for place in range(size)]


def _some_group(edition: Edition, chance: Random) -> list[Tile]:
    if not edition.rules.groups:
        return _some_run(edition, chance)
    colours = chance.sample(edition.box.colours, chance.randint(3, edition.rules.largest_group))
    number = chance.randint(1, edition.box.highest)
    return [Tile(colour, number) for colour in colours]


def _deal(edition: Edition, pile: Pile, table: Table, chance: Random, size: int) -> Tiles:
    """A rack of so many tiles: some that fit, whole melds, near melds, and whatever comes."""
    rack: list[Tile] = []
    fitting = chance.choice([0.0, 0.3, 0.7])
    for tile in _wanted(edition, table):
        if len(rack) < size and pile[tile] and chance.random() < fitting:
            pile[tile] -= 1
            rack.append(tile)
    while len(rack) < size and chance.random() < 0.5:
        meld = _some_meld(edition, pile, chance, 0.3)
        if meld is None or len(rack) + len(meld) > size:
            pile.update(meld or ())
            break
        lost = chance.choice(meld) if chance.random() < 0.4 else None
        rack += meld if lost is None else difference(meld, [lost]).elements()
        pile.update([] if lost is None else [lost])
    rest = sorted(pile.elements(), key=str)
    rack += chance.sample(rest, min(size - len(rack), len(rest)))
    chance.shuffle(rack)
    return tuple(rack)


def _wanted(edition: Edition, table: Table) -> list[Tile]:
    """The tiles that fit at the ends of lying runs, into lying groups, and for lying jokers."""
    found: list[Tile] = []
    for tiles in table:
        meld = read(tiles, edition.melds)
        if isinstance(meld, Run):
            found += [Tile(meld.colour, meld.first - 1), Tile(meld.colour, meld.last + 1)]
            found += [meld.stands_for[at] for at, tile in enumerate(tiles) if tile.is_joker]
        elif meld is not None:
            found += meld.missing(edition.box.colours)
    return [tile for tile in found if edition.box.count(tile)]


def _full_groups(edition: Edition, chance: Random) -> Problem:
    """Nothing but the largest groups lie there, with jokers in them: no place for a spare one."""
    pile = Counter(edition.box.tiles())
    table: list[Tiles] = []
    for number in chance.sample(range(1, edition.box.highest + 1), chance.randint(1, 6)):
        colours = chance.sample(edition.box.colours, edition.rules.largest_group)
        tiles = [Tile(colour, number) for colour in colours]
        if pile[JOKER] and chance.random() < 0.7:
            tiles[0] = JOKER
        if _take_meld(edition, pile, tuple(tiles)):
            table.append(canonical(tuple(tiles), edition.melds))
    rack = _deal(edition, pile, tuple(table), chance, chance.randint(1, 8))
    return _ask(edition, tuple(table), rack, chance)


def _full_runs(edition: Edition, chance: Random) -> Problem:
    """Full runs with a joker at an end, where no tile can be added."""
    pile = Counter(edition.box.tiles())
    table: list[Tiles] = []
    for colour in chance.sample(edition.box.colours, chance.randint(1, 3)):
        tiles = [Tile(colour, number) for number in range(1, edition.box.highest + 1)]
        tiles[chance.choice([0, -1])] = JOKER
        if _take_meld(edition, pile, tuple(tiles)):
            table.append(tuple(tiles))
    rack = _deal(edition, pile, tuple(table), chance, chance.randint(1, 12))
    return _ask(edition, tuple(table), rack, chance)


def _jokers_on_the_rack(edition: Edition, chance: Random) -> Problem:
    """Every joker of the box is on the rack."""
    pile = Counter(edition.box.tiles())
    jokers = pile.pop(JOKER)
    table = _lay_table(edition, pile, chance, chance.choice([0, 1, 3, 8]))
    rack = _deal(edition, pile, table, chance, chance.randint(1, 14))
    return _ask(edition, table, (*rack, *[JOKER] * jokers), chance)


def _jokers_on_the_table(edition: Edition, chance: Random) -> Problem:
    """Every joker of the box lies on the table, as far as melds may have them."""
    pile = Counter(edition.box.tiles())
    melds = (_some_meld(edition, pile, chance, 1.0) for _ in range(chance.randint(1, 6)))
    table = tuple(meld for meld in melds if meld)
    rack = _deal(edition, pile, table, chance, chance.randint(1, 14))
    return _ask(edition, table, rack, chance)


def _nearly_everything(edition: Edition, chance: Random) -> Problem:
    """The rack is wide: much of what does not lie on the table."""
    pile = Counter(edition.box.tiles())
    table = _lay_table(edition, pile, chance, chance.choice([0, 2, 5]))
    rest = sorted(difference(edition.box.tiles(), tiles_on(table)).elements(), key=str)
    rack = chance.sample(rest, min(len(rest), chance.choice([30, 45, len(rest)])))
    return _ask(edition, table, tuple(rack), chance)


HARD: tuple[Callable[[Edition, Random], Problem], ...] = (
    _full_groups, _full_runs, _jokers_on_the_rack, _jokers_on_the_table, _nearly_everything,
)  # fmt: skip


def told(asked: Problem) -> str:
    """The problem on one line, for the message of a test that fails."""
    pairs = (("must play", asked.must_play), ("must keep", asked.must_keep))
    wishes = [f"{name} {write_tiles(tiles)}" for name, tiles in pairs if tiles]
    if asked.touch_limit is not None:
        wishes.append(f"touch at most {asked.touch_limit}")
    if asked.own_jokers:
        wishes.append(f"own jokers {[sorted(places) for places in asked.own_jokers]}")
    opened = "opened" if asked.opened else "not opened"
    return "; ".join([
        asked.edition.code, opened, asked.objective, f"table {write_table(asked.table)}",
        f"rack {write_tiles(asked.rack)}", *wishes,
    ])  # fmt: skip
