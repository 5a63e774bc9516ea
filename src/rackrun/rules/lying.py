"""Lying melds in editions without rearranging: each stays, grows at its ends or swaps jokers.

Booklets 000 and 002, laying and the joker; booklet 003, the basic game. Every meld of the table
before must be found again in the table after as one of its *descendants*; what is then left over
on the table is new.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rackrun.editions import Rules
from rackrun.flaws import Flaw, FlawKind, about
from rackrun.melds import Group, Meld, Run
from rackrun.rules.removal import removals_in_order
from rackrun.rules.turn import Layers, Moved, Turn
from rackrun.tiles import JOKER, Tile


@dataclass(frozen=True, slots=True)
class Change:
    """How one lying meld became another."""

    old: Meld
    new: Meld
    swapped: frozenset[int] = frozenset()
    """Places in the old meld whose joker was replaced by the right tile."""
    removed: int = 0
    """Jokers that left an end without replacement."""
    added_jokers: int = 0

    @property
    def grown(self) -> bool:
        """Whether tiles were added at an end."""
        return len(self.new.tiles) > len(self.old.tiles) - self.removed

    def takes_one_of(self, own: frozenset[int]) -> bool:
        """Whether a joker at one of these places was swapped; in a group they are all alike."""
        if isinstance(self.old, Group):
            return len(self.swapped) > _jokers(self.old) - len(own)
        return bool(self.swapped & own)

    def layers(self, layers: Sequence[int], seat: int) -> tuple[int, ...]:
        """Who laid the jokers of the new meld: who laid them in the old one, or ``seat``."""
        if isinstance(self.old, Run) and isinstance(self.new, Run):
            places = [place for place, tile in enumerate(self.old.tiles) if tile.is_joker]
            laid = dict(zip(places, layers, strict=True))
            shift = self.new.first - self.old.first
            return tuple(laid.get(place + shift, seat) for place, tile in enumerate(self.new.tiles)
                         if tile.is_joker)  # fmt: skip
        # In a group those of other seats are taken first, since nobody takes their own.
        kept = sorted(layers, key=lambda layer: layer == seat)[len(self.swapped) :]
        return (*kept, *[seat] * self.added_jokers)


def descent(old: Meld, new: Meld, rules: Rules) -> Change | None:
    """How ``old`` may have become ``new`` while it stayed where it lies, or None."""
    match old, new:
        case Run(), Run():
            return _run_descent(old, new, rules)
        case Group(), Group():
            return _group_descent(old, new)
        case _:
            return None


def _run_descent(old: Run, new: Run, rules: Rules) -> Change | None:
    if old.colour != new.colour:
        return None
    swapped: set[int] = set()
    removed = 0
    for place, tile in enumerate(old.tiles):
        number = old.first + place
        if not new.first <= number <= new.last:
            if not (tile.is_joker and rules.joker_removal):
                return None
            removed += 1
        elif not tile.is_joker:
            if new.tiles[number - new.first] != tile:
                return None
        elif not new.tiles[number - new.first].is_joker:
            swapped.add(place)
    added = [
        tile
        for number, tile in enumerate(new.tiles, new.first)
        if not old.first <= number <= old.last
    ]
    return Change(old, new, frozenset(swapped), removed, sum(tile.is_joker for tile in added))


def _group_descent(old: Group, new: Group) -> Change | None:
    numbered = [tile for tile in old.tiles if not tile.is_joker]
    if old.number != new.number or any(tile not in new.tiles for tile in numbered):
        return None
    jokers, jokers_after = _jokers(old), _jokers(new)
    if len(new.tiles) < len(old.tiles):
        return None
    swaps = max(0, jokers - jokers_after)
    places = range(len(numbered), len(numbered) + swaps)
    return Change(old, new, frozenset(places), 0, max(0, jokers_after - jokers))


def _jokers(meld: Meld) -> int:
    return sum(tile.is_joker for tile in meld.tiles)


def lying_flaws(
    turn: Turn, moved: Moved, before: Sequence[Meld], after: Sequence[Meld]
) -> list[Flaw]:
    """Why the lying melds may not have changed like this; nothing if some way is permitted."""
    candidates = _candidates(before, after, turn.edition.rules)
    best: list[Flaw] | None = None
    for places in _assignments(candidates, ()):
        found = _change_flaws(turn, _chosen(candidates, places), after)
        if not found:
            return []
        if best is None or len(found) < len(best):
            best = found
    return best if best is not None else _lost_melds(moved, before, candidates)


def only_swaps(turn: Turn, before: Sequence[Meld], after: Sequence[Meld]) -> bool:
    """Whether every meld lies where it lay, apart from jokers that this seat may swap."""
    if len(before) != len(after):
        return False
    candidates = _candidates(before, after, turn.edition.rules)
    ways = (_chosen(candidates, places) for places in _assignments(candidates, ()))
    return any(
        not any(change.grown for change in changes) and not _own_jokers_swapped(turn, changes)
        for changes in ways
    )


def lying_layers(
    turn: Turn, layers: Layers, seat: int, before: Sequence[Meld], after: Sequence[Meld]
) -> Layers:
    """Who laid each joker of the table after a legal turn.

    A joker keeps its layer while its meld stays; in a meld that is new or laid anew it is the
    seat's, who laid it last.
    """
    candidates = _candidates(before, after, turn.edition.rules)
    found = [(seat,) * _jokers(meld) for meld in after]
    for at, place in enumerate(_permitted(turn, candidates, after)):
        if place is not None:
            found[place] = candidates[at][place].layers(layers[at], seat)
    return tuple(found)


def _permitted(
    turn: Turn, candidates: Sequence[Mapping[int, Change]], after: Sequence[Meld]
) -> Sequence[int | None]:
    """For each lying meld where it lies now; with rearranging, as far as it can be found."""
    for places in _assignments(candidates, ()):
        if not _change_flaws(turn, _chosen(candidates, places), after):
            return places
    found: list[int | None] = []
    for ways in candidates:
        found.append(next((place for place in ways if place not in found), None))
    return found


def _candidates(
    before: Sequence[Meld], after: Sequence[Meld], rules: Rules
) -> list[dict[int, Change]]:
    """For each lying meld the places of the melds it may have become, itself first."""
    found: list[dict[int, Change]] = []
    for old in before:
        ways = {place: descent(old, new, rules) for place, new in enumerate(after)}
        nearest = sorted(ways, key=lambda place, old=old: after[place] != old)
        found.append({place: way for place in nearest if (way := ways[place]) is not None})
    return found


def _chosen(candidates: Sequence[Mapping[int, Change]], places: Sequence[int]) -> list[Change]:
    return [candidates[at][place] for at, place in enumerate(places)]


def _assignments(
    candidates: Sequence[Mapping[int, Change]], taken: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Every way to give each lying meld a descendant of its own; equal choices once."""
    if len(taken) == len(candidates):
        yield taken
        return
    tried: list[Meld] = []
    for place, change in candidates[len(taken)].items():
        if place not in taken and change.new not in tried:
            tried.append(change.new)
            yield from _assignments(candidates, (*taken, place))


def _change_flaws(turn: Turn, changes: Sequence[Change], after: Sequence[Meld]) -> list[Flaw]:
    """What is wrong with the turn if the lying melds changed in this way."""
    found: list[Flaw] = []
    laid_new = len(after) > len(changes)
    if turn.edition.rules.opens == "own-meld" and not turn.opened and not laid_new:
        # Swapping a joker is open to everyone, adding is not (booklet 003, laying cards).
        found += [Flaw(FlawKind.OWN_RUN_FIRST) for change in changes if change.grown][:1]
    for change in _own_jokers_swapped(turn, changes):
        found.append(Flaw(FlawKind.JOKER_OWN, tiles=change.old.tiles))
    return [*found, *_removal_flaws(changes, turn.edition.melds.max_jokers)]


def _own_jokers_swapped(turn: Turn, changes: Sequence[Change]) -> list[Change]:
    """Changes that take a joker which this very seat laid, where that is not allowed."""
    by_meld = zip(changes, turn.own_jokers, strict=False)
    return [change for change, own in by_meld if own and change.takes_one_of(own)]


def _removal_flaws(changes: Sequence[Change], max_jokers: int | None) -> list[Flaw]:
    """Jokers removed without replacement (booklet 002, the joker)."""
    removed = sum(change.removed for change in changes)
    if not removed:
        return []
    # A removed joker may only go to a run that lay there before the turn; jokers from the rack
    # or against the right tile may go anywhere.
    from_rack = sum(change.added_jokers for change in changes) - removed
    if from_rack < 0:
        return [Flaw(FlawKind.JOKER_EXISTING_RUN)]
    runs = [
        (change.old, change.new)
        for change in changes
        if isinstance(change.old, Run) and isinstance(change.new, Run)
    ]
    if removals_in_order(runs, from_rack, max_jokers):
        return []
    return [Flaw(FlawKind.JOKER_KEEPS_THREE)]


def _lost_melds(
    moved: Moved, before: Sequence[Meld], candidates: Sequence[Mapping[int, Change]]
) -> list[Flaw]:
    """Which lying melds cannot be found again."""
    lost = [old for old, found in zip(before, candidates, strict=True) if not found]
    flaws = [Flaw(FlawKind.NO_REARRANGING, tiles=old.tiles) for old in lost]
    if moved.jokers_taken:
        flaws.append(Flaw(FlawKind.JOKER_TO_RACK))
        flaws += [
            about(FlawKind.JOKER_SWAP_WRONG, tile) for old in lost for tile in _stood_for(old)
        ]
    return flaws or [Flaw(FlawKind.NO_REARRANGING)]


def _stood_for(meld: Meld) -> list[Tile]:
    """What the only joker of a run stands for; nothing where several tiles would do."""
    if not isinstance(meld, Run) or _jokers(meld) != 1:
        return []
    return [meld.stands_for[meld.tiles.index(JOKER)]]
