"""A problem for the solver: what lies on the table, what stands on the rack, what is wanted."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from rackrun.editions import Edition
from rackrun.errors import BadProblem
from rackrun.melds import no_meld_in
from rackrun.rules.position import Position
from rackrun.solver.task import Task, codes
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles, difference


class Objective(StrEnum):
    """What a play is measured by first; the other decides between equals."""

    TILES = "tiles"
    POINTS = "points"

    @classmethod
    def parse(cls, text: str) -> "Objective":
        """The objective of this name."""
        try:
            return cls(text)
        except ValueError:
            known = " or ".join(repr(each.value) for each in cls)
            raise BadProblem(f"objective: expected {known}, got {text!r}") from None


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """A seat's turn as a question: what is the best play?

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_table, read_tiles
    >>> table, rack = read_table("r4 r5 r6 | k8 b8 y8"), read_tiles("r7 k1 J")
    >>> Problem(edition=load("classic"), table=table, rack=rack).objective
    <Objective.TILES: 'tiles'>

    Whatever cannot be is refused when the problem is made, with its place named.
    """

    edition: Edition
    table: Table = ()
    rack: Tiles
    opened: bool = True
    """Whether the seat has made its opening, or laid a meld of its own."""
    objective: Objective = Objective.TILES
    must_play: Tiles = ()
    must_keep: Tiles = ()
    touch_limit: int | None = None
    """At most so many melds of the table may change; None for as many as it takes."""
    prefer_untouched: bool = True
    """Among equal plays look for one that leaves melds of the table as they lie."""
    own_jokers: tuple[frozenset[int], ...] = ()
    """For each meld the places of the jokers that this seat laid, where that matters."""
    task: Task = field(init=False, repr=False, compare=False)
    """The same for the kernel, as if no joker could go to the rack."""

    def __post_init__(self) -> None:
        """Refuse what cannot be asked."""
        object.__setattr__(self, "objective", Objective.parse(self.objective))
        _check_edition(self.edition)
        _check_table(self.edition, self.table)
        _check_counts(self.edition, self.table, self.rack)
        _check_wishes(self.rack, self.must_play, self.must_keep)
        _check_own_jokers(self.table, self.own_jokers)
        limit = self.touch_limit
        if limit is not None and (type(limit) is not int or limit < 0):
            raise BadProblem(f"touch_limit: expected 0 or more melds, got {limit!r}")
        object.__setattr__(self, "task", _task(self))

    @classmethod
    def of(
        cls,
        position: Position,
        seat: int,
        *,
        objective: Objective = Objective.TILES,
        must_play: Tiles = (),
        must_keep: Tiles = (),
        touch_limit: int | None = None,
        prefer_untouched: bool = True,
    ) -> "Problem":
        """The problem that a seat has in a position or in its view of one."""
        held = position.seats[seat]
        return cls(
            edition=position.edition, table=position.table, rack=held.rack, opened=held.opened,
            own_jokers=position.own_jokers(seat), objective=objective,
            must_play=must_play, must_keep=must_keep,
            touch_limit=touch_limit, prefer_untouched=prefer_untouched,
        )  # fmt: skip


def _check_edition(edition: Edition) -> None:
    if edition.rules.game != "turns":
        raise BadProblem(f"edition: expected one that is played with racks, got {edition.id!r}")


def _check_table(edition: Edition, table: Table) -> None:
    complaint = no_meld_in(table, edition.melds)
    if complaint:
        raise BadProblem(*complaint)


def _check_counts(edition: Edition, table: Table, rack: Tiles) -> None:
    for tile, count in Counter([*tiles_on(table), *rack]).items():
        held = edition.box.count(tile)
        place = "rack" if tile in rack else "table"
        if held == 0:
            raise BadProblem(f"{place}: expected tiles of {edition.id}, {_described(edition)}; "
                             f"got {tile}")  # fmt: skip
        if count > held:
            raise BadProblem(f"{place}: expected at most {held} of {tile} in {edition.id} "
                             f"on table and rack together, got {count}")  # fmt: skip


def _described(edition: Edition) -> str:
    """The tiles of an edition in a few words."""
    box = edition.box
    jokers = ", J for a joker" if box.jokers else ""
    return f"colours {' '.join(box.colours)} with numbers 1 to {box.highest}{jokers}"


def _check_wishes(rack: Tiles, must_play: Sequence[Tile], must_keep: Sequence[Tile]) -> None:
    if not must_play and not must_keep:
        return
    for name, wanted in (("must_play", must_play), ("must_keep", must_keep)):
        missing = difference(wanted, rack)
        if missing:
            raise BadProblem(f"{name}: expected tiles of the rack, got {next(iter(missing))}")
    both = difference([*must_play, *must_keep], rack)
    if both:
        tile = next(iter(both))
        raise BadProblem(f"must_keep: expected other tiles than those to play, got {tile}")


def _check_own_jokers(table: Table, own: Sequence[frozenset[int]]) -> None:
    if own and len(own) != len(table):
        raise BadProblem(f"own_jokers: expected places for {len(table)} melds, got {len(own)}")
    for at, (meld, places) in enumerate(zip(table, own, strict=False)):
        for place in places:
            if not 0 <= place < len(meld) or not meld[place].is_joker:
                raise BadProblem(f"own_jokers[{at}]: expected places of jokers, got {place}")


def _limit(problem: Problem) -> int:
    """The limit of touched melds for the kernel, -1 where there is none."""
    if problem.touch_limit is None or problem.touch_limit >= len(problem.table):
        return -1
    return problem.touch_limit


def _opening(problem: Problem) -> int:
    """What the opening has to be worth; a first meld of one's own is worth something anyway."""
    rules = problem.edition.rules
    if problem.opened or rules.opens == "at-once":
        return 0
    return rules.opening if rules.opens == "points" else 1


def _task(problem: Problem) -> Task:
    """The problem in codes."""
    coder = codes(problem.edition.melds)
    may = difference(problem.rack, [*problem.must_play, *problem.must_keep])
    on_table = tiles_on(problem.table).count(JOKER)
    fewest = on_table + problem.must_play.count(JOKER)
    return Task(
        coder.shape,
        coder.tiles,
        coder.melds(problem.table),
        coder.counts(problem.must_play),
        coder.counts(may.elements()),
        fewest,
        fewest + may[JOKER],
        problem.objective is Objective.POINTS,
        touch_limit=_limit(problem),
        prefer_untouched=problem.prefer_untouched,
        opening=_opening(problem),
    )
