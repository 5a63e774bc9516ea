"""The order in which jokers can leave runs and be added to others (booklet 002, the joker).

A joker may be removed without replacement only from an end of a run that keeps three tiles, and
goes to a run that lay there before the turn by the end of the turn. Whether jokers can move so
depends on the order: a tile added first makes a run long enough, a joker borrowed from another
run may help out. The orders are few, so all of them are tried.
"""

from collections.abc import Iterator, Sequence

from rackrun.melds import SHORTEST, Run

Span = tuple[int, int]


def removals_in_order(
    changes: Sequence[tuple[Run, Run]], from_rack: int, max_jokers: int | None
) -> bool:
    """Whether single steps lead from the old runs to the new ones.

    ``from_rack`` jokers are laid on these runs beside those that are moved. No run holds more
    than ``max_jokers`` at any moment.
    """
    lanes = [_Lane(old, new, max_jokers) for old, new in changes if _matters(old, new)]
    start = tuple((lane.old.first, lane.old.last) for lane in lanes)
    goal = tuple((lane.new.first, lane.new.last) for lane in lanes)
    seen, waiting = {(start, from_rack)}, [(start, from_rack)]
    while waiting:
        spans, hand = waiting.pop()
        if spans == goal:
            return True
        for step in _steps(lanes, spans, hand):
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    return False


def _matters(old: Run, new: Run) -> bool:
    return old != new or old.tiles[0].is_joker or old.tiles[-1].is_joker


class _Lane:
    """One run and what lies or will lie at each number of it."""

    def __init__(self, old: Run, new: Run, max_jokers: int | None) -> None:
        """The run between its two states; swapped jokers count as swapped already."""
        self.old, self.new = old, new
        self.most = len(old.tiles) + len(new.tiles) if max_jokers is None else max_jokers
        laid = dict(enumerate(old.tiles, old.first)) | dict(enumerate(new.tiles, new.first))
        self.joker_at = {number: tile.is_joker for number, tile in laid.items()}

    def steps(self, span: Span) -> Iterator[tuple[Span, int]]:
        """The spans that one tile more or one joker less gives, with the jokers gained."""
        low, high = span
        for number, longer in ((low - 1, (low - 1, high)), (high + 1, (low, high + 1))):
            if number in self.joker_at and self.jokers(longer) <= self.most:
                yield longer, -self.joker_at[number]
        for number, shorter in ((low, (low + 1, high)), (high, (low, high - 1))):
            if self.joker_at[number] and high - low >= SHORTEST:
                yield shorter, 1

    def jokers(self, span: Span) -> int:
        """How many jokers lie in the span."""
        low, high = span
        return sum(self.joker_at[number] for number in range(low, high + 1))


def _steps(
    lanes: Sequence[_Lane], spans: tuple[Span, ...], hand: int
) -> Iterator[tuple[tuple[Span, ...], int]]:
    for at, lane in enumerate(lanes):
        for span, gained in lane.steps(spans[at]):
            if hand + gained >= 0:
                yield (*spans[:at], span, *spans[at + 1 :]), hand + gained
