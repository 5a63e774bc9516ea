"""Who starts a round, and the deal (each booklet, set-up and new round)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rackrun.errors import IllegalAction
from rackrun.flaws import Flaw, FlawKind
from rackrun.rules.actions import Begin
from rackrun.rules.chance import Chance
from rackrun.rules.events import Event, StartDrawn, StarterChosen, TilesDealt, TilesSpread
from rackrun.rules.position import Position
from rackrun.tiles import Tile, Tiles


@dataclass(frozen=True, slots=True)
class DrawForStart:
    """How a draw for the start stands: who must draw (again), or who has won it."""

    to_draw: tuple[int, ...]
    starter: int | None = None


def draw_for_start(seats: Sequence[int], draws: Iterable[StartDrawn]) -> DrawForStart:
    """How the draw stands after these tiles were drawn.

    A joker has no number, so its seat draws again; among equals only those draw again.
    """
    contenders, numbers = tuple(seats), dict[int, int]()
    for draw in draws:
        drawn = zip(draw.seats, draw.tiles, strict=True)
        numbers |= {seat: tile.number for seat, tile in drawn if not tile.is_joker}
        if any(seat not in numbers for seat in contenders):
            continue
        highest = max(numbers[seat] for seat in contenders)
        contenders = tuple(seat for seat in contenders if numbers[seat] == highest)
        if len(contenders) == 1:
            return DrawForStart((), contenders[0])
        numbers = {}
    return DrawForStart(tuple(seat for seat in contenders if seat not in numbers))


def possible_by_age(ages: Sequence[int | None], seats: Sequence[int], *, oldest: bool) -> list[int]:
    """The seats that may be the oldest (or youngest): the furthest, and whoever did not say."""
    told = [age for seat in seats if (age := ages[seat]) is not None]
    furthest = (max if oldest else min)(told, default=None)
    return [seat for seat in seats if ages[seat] in (None, furthest)]


def begin(position: Position, action: Begin, chance: Chance) -> Iterator[Event]:
    """The events from the draw for the start to the deal."""
    _check_begin(position, action)
    asked = _Asked(position, chance)
    box, rules = position.edition.box, position.edition.rules
    if rules.game == "finding":
        yield TilesSpread(asked.shuffled(box.tiles()))
        return
    *before, chosen = _starter(position, action, asked)
    yield from before
    yield chosen
    tiles = asked.shuffled(box.tiles())
    racks = {seat: box.sort(tiles[at * rules.hand : (at + 1) * rules.hand])
             for at, seat in enumerate(position.active)}  # fmt: skip
    dealt = tuple(racks.get(seat, ()) for seat in range(len(position.seats)))
    yield TilesDealt(dealt, tiles[len(racks) * rules.hand :])


class _Asked:
    """Chance with a count of the questions, each answered from a stream of its own."""

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position, self.chance, self.nth = position, chance, position.shuffles

    def shuffled(self, tiles: Sequence[Tile]) -> Tiles:
        self.nth += 1
        return self.chance.shuffled(tiles, self.position.seeds, self.nth - 1)

    def one_of(self, seats: Sequence[int]) -> int:
        self.nth += 1
        return self.chance.one_of(seats, self.position.seeds, self.nth - 1)


def _check_begin(position: Position, action: Begin) -> None:
    seats = len(position.seats)
    found: list[Flaw] = []
    if action.starter is not None and action.starter not in range(seats):
        found.append(Flaw(FlawKind.UNKNOWN_SEAT, {"seat": action.starter, "last": seats - 1}))
    elif action.starter is not None and position.seats[action.starter].left:
        found.append(Flaw(FlawKind.SEAT_LEFT, {"seat": action.starter}))
    if action.ages and len(action.ages) != seats:
        found.append(Flaw(FlawKind.AGES_PER_SEAT, {"seats": seats, "count": len(action.ages)}))
    how = decided_by(position)
    if (action.starter is not None or action.ages) and how not in ("oldest", "youngest"):
        found.append(Flaw(FlawKind.STARTER_UNWANTED, {"how": how}))
    if found:
        raise IllegalAction(found)


def decided_by(position: Position) -> str:
    """What decides the start of the round: draw, oldest, youngest, winner, or the guide."""
    rules = position.edition.rules
    if not position.results:
        return rules.start
    if rules.next_starter == "winner" and not _winners(position):
        return rules.start
    return rules.next_starter


def _winners(position: Position) -> list[int]:
    """Who won the last round and is still there."""
    return [seat for seat in position.results[-1].winners if not position.seats[seat].left]


def _starter(position: Position, action: Begin, asked: _Asked) -> Iterator[Event]:
    how = decided_by(position)
    if how == "draw":
        yield from _draw(position, asked)
        return
    candidates = _winners(position) if how == "winner" else _by_age(position, action, how)
    if len(candidates) == 1:
        yield StarterChosen(candidates[0], how)
    else:
        yield StarterChosen(asked.one_of(candidates), "lot", tuple(candidates))


def _draw(position: Position, asked: _Asked) -> Iterator[Event]:
    draws: list[StartDrawn] = []
    while (state := draw_for_start(position.active, draws)).starter is None:
        tiles = asked.shuffled(position.edition.box.tiles())
        draws.append(StartDrawn(state.to_draw, tiles[: len(state.to_draw)]))
        yield draws[-1]
    yield StarterChosen(state.starter, "draw")


def _by_age(position: Position, action: Begin, how: str) -> Sequence[int]:
    """The seats that may start because of their age; the lot decides among several."""
    if action.starter is not None:
        return [action.starter]
    if action.ages:
        return possible_by_age(action.ages, position.active, oldest=how == "oldest")
    known = position.oldest if how == "oldest" else position.youngest
    return [known] if known in position.active else position.active
