"""The order of the moves: one after the other, with as little unfinished as can be on the way.

Any order leads to the table after, so the order is for the person who follows it. A joker is
swapped where it lay, so nothing that would make it stand for another tile comes before that. A
seat that opens lays what opens first. Among the rest the next move is the one that leaves the
fewest piles which are no melds.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rackrun.editions import Edition
from rackrun.rules.opening import melds_in
from rackrun.solver.explaining.fragments import Plan, Swap
from rackrun.solver.explaining.moves import Draft, Move
from rackrun.solver.explaining.workbench import RACK, Errand, Sort, Workbench, like
from rackrun.tiles import JOKER

WINDOW = 32
"""So many errands are weighed against each other; few plays have more."""


def sequence(
    plan: Plan, piles: Sequence[int], start: Draft, edition: Edition, *, opening: bool
) -> Iterator[Move]:
    """The moves of a plan; ``piles`` are the numbers of the changed melds.

    Where the seat opens with this play, the melds of its own come first.
    """
    bench = Workbench(plan, piles, start.piles, edition)
    errands = list(_errands(plan, piles))
    first = list(_opening(errands, plan, edition)) if opening else []
    for errand in first:
        if not bench.waits(errand):
            errands.remove(errand)
            yield bench.run(errand)
    while errands:
        window = errands[:WINDOW]
        chosen = _next(window, bench)
        errands.remove(chosen)
        touched = chosen.source, bench.home(chosen)
        yield bench.run(chosen)
        for errand in window:
            if errand.source in touched:
                errand.away = None
            if bench.homes.get(errand.to) in touched:
                errand.there = None


def _next(errands: Sequence[Errand], bench: Workbench) -> Errand:
    """The errand to run next."""
    best: tuple[int, Sort, bool] | None = None
    # Swaps stand first in the list, so none is hidden behind the window.
    chosen = errands[0]
    for errand in errands:
        if bench.swaps and bench.waits(errand):
            continue
        elsewhere = bench.last not in (errand.source, bench.homes.get(errand.to))
        rank = bench.weight(errand), errand.sort, elsewhere
        if best is None or rank < best:
            best, chosen = rank, errand
    return chosen


def _opening(errands: Sequence[Errand], plan: Plan, edition: Edition) -> Iterator[Errand]:
    """What a seat that opens does before anything else: lay at new places what holds a meld.

    Where a meld of one's own is all that is asked for, everybody may swap jokers before, and those
    lie on the rack at once; to add a joker to another meld is an addition like others.
    """
    may_swap = edition.rules.opens == "own-meld"
    swaps = [errand for errand in errands if may_swap and errand.sort is Sort.SWAP]
    yield from (errand for errand in swaps if errand.to == RACK)
    for put in errands:
        if put.sort is Sort.PUT and put.to not in plan.grounds:
            jokers = [errand for errand in swaps if errand.to == put.to]
            own = Counter(put.tiles)
            if any(melds_in(own, edition.melds)):
                yield put
            elif any(melds_in(own + Counter({JOKER: len(jokers)}), edition.melds)):
                yield from (*jokers, put)


def _errands(plan: Plan, piles: Sequence[int]) -> Iterator[Errand]:
    """Every move of the plan: the swaps, then one fresh meld after the other."""
    case, rack = plan.case, len(plan.case.old)
    yield from _swaps(plan, piles)
    for source, to in sorted(plan.carried, key=lambda link: link[::-1]):
        tiles = like(case.fresh[to], plan.parts[source, to])
        if source == rack:
            yield Errand(Sort.PUT, tiles, RACK, to)
        else:
            yield Errand(Sort.CARRY, tiles, piles[source], to)
    for source in plan.unmoved:
        to = next(to for to, ground in plan.grounds.items() if ground == source)
        jokers = tuple(tile for tile in case.old[source] if tile.is_joker)
        yield Errand(Sort.SLIDE, jokers, piles[source], to)


def _swaps(plan: Plan, piles: Sequence[int]) -> Iterator[Errand]:
    """The swaps; a joker that may as well stay in its pile stays there."""
    case, hand = plan.case, len(plan.case.old) + 1
    places = [
        to if to < len(case.fresh) else RACK
        for (source, to), jokers in sorted(plan.parts.items())
        if source == hand
        for _ in jokers
    ]
    leaving: list[Swap] = []
    for swap in case.swaps:
        within = next((to for to in places if plan.stays(swap.meld, to)), None)
        if within is None:
            leaving.append(swap)
        else:
            places.remove(within)
            yield Errand(Sort.SWAP_WITHIN, (swap.tile,), piles[swap.meld], within)
    for swap, to in zip(leaving, places, strict=True):
        yield Errand(Sort.SWAP, (swap.tile,), piles[swap.meld], to)
