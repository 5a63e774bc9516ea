"""Calls of the compiled kernel that nobody should make; run apart, since one might crash.

    python -m tests.kernel.hostile COUNT FILE

Each call is written to the file before it is made, so that a crash tells which it was.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

Arguments = list[object]


class Unwilling(Exception):
    """An object that does not want to be a number."""


REFUSALS = (TypeError, ValueError, OverflowError, Unwilling)
"""All that a call may raise."""


@dataclass
class Index:
    """An object that says that it is a number, or refuses."""

    number: object

    def __index__(self) -> int:
        if self.number is None:
            raise Unwilling
        return cast(int, self.number)


class OwnInt(int):
    """A number of another class."""


class OwnBytes(bytes):
    """Bytes of another class, which lie about their length."""

    def __len__(self) -> int:
        return 3


class OwnTuple(tuple[object, ...]):
    """A tuple of another class, which lies about its length."""

    __slots__ = ()

    def __len__(self) -> int:
        return 1


whole = st.one_of(
    st.integers(-2, 60),
    st.integers(),
    st.sampled_from(
        [s * 2**bits + d for bits in (31, 50, 63, 64) for s in (1, -1) for d in (-1, 0, 1)]
    ),
)
text = st.one_of(
    st.binary(max_size=60),
    st.binary(max_size=60).map(OwnBytes),
    st.binary(max_size=60).map(bytearray),
    st.binary(max_size=60).map(memoryview),
    st.text(max_size=5),
    st.integers(0, 255).flatmap(lambda byte: st.integers(0, 260).map(lambda n: bytes([byte]) * n)),
)
scalar = st.one_of(
    st.none(),
    st.booleans(),
    whole,
    whole.map(OwnInt),
    st.one_of(st.none(), whole, st.text(max_size=2)).map(Index),
    st.floats(),
    st.complex_numbers(),
    text,
)
junk = st.one_of(
    scalar,
    st.lists(scalar, max_size=4),
    st.lists(scalar, max_size=4).map(tuple),
    st.lists(text, max_size=4).map(OwnTuple),
    st.integers(250, 300).map(lambda melds: (b"",) * melds),
    st.dictionaries(st.integers(), st.none(), max_size=2),
)


@st.composite
def sensible(draw: st.DrawFn) -> Arguments:
    """The arguments of a call that may well be answered."""
    colours = draw(st.integers(1, 5))
    highest = draw(st.one_of(st.integers(3, 8), st.just(50)))
    kinds = colours * highest
    codes = st.lists(st.integers(0, kinds), max_size=5).map(bytes)
    numbered = st.lists(st.integers(0, kinds - 1), max_size=6)
    must, may = bytearray(kinds), bytearray(kinds)
    for counts in (must, may):
        for code in draw(numbered | st.just([])):
            counts[code] += 1
    most = draw(st.integers(0, 4))
    return [colours, highest, draw(st.integers(0, 5)), draw(st.integers(0, 6)),
            tuple(draw(st.lists(codes, max_size=4))), bytes(must), bytes(may),
            draw(st.integers(-6, most)), most, draw(st.booleans()),
            draw(st.integers(-(2**50), 2**50) | st.just(0)), draw(st.integers(-1, 5)),
            draw(st.booleans()), draw(st.integers(0, 60) | st.just(0)), draw(st.integers(0, 6)),
            tuple(range(kinds + 1))]  # fmt: skip


@st.composite
def sensible_round(draw: st.DrawFn) -> Arguments:
    """The arguments of a round that may well be played out."""
    colours, highest = draw(st.integers(1, 5)), draw(st.integers(3, 8))
    kinds, seats = colours * highest, draw(st.integers(1, 4))
    dealt = [bytearray(kinds + 1) for _ in range(seats + 1)]
    for counts in dealt:
        for code in draw(st.lists(st.integers(0, kinds), max_size=5)):
            counts[code] += 1
    table, *racks = map(bytes, dealt)
    flags = st.lists(st.integers(0, 1), min_size=seats, max_size=seats).map(bytes)
    manners = st.lists(st.integers(0, 4), min_size=seats, max_size=seats).map(bytes)
    return [colours, highest, draw(st.integers(0, 5)), draw(st.integers(0, 6)),
            draw(st.integers(0, 60) | st.just(0)), draw(st.booleans()), table, tuple(racks),
            bytes(draw(st.lists(st.integers(0, kinds), max_size=9))), draw(flags), draw(manners),
            draw(st.integers(0, seats)), draw(st.integers(0, 5))]  # fmt: skip


@st.composite
def calls(draw: st.DrawFn, sensible: st.SearchStrategy[Arguments]) -> Arguments:
    """Arguments with something wrong here and there, sometimes too few or too many."""
    arguments = draw(sensible)
    for _ in range(draw(st.integers(0, 2))):
        arguments[draw(st.integers(0, len(arguments) - 1))] = draw(junk)
    if draw(st.integers(0, 9)) == 9:
        arguments = (arguments + draw(st.lists(junk, max_size=3)))[: draw(st.integers(0, 19))]
    return arguments


def check(answer: tuple[Any, ...] | None) -> None:
    """An answer has the form that the stub promises."""
    if answer is None:
        return
    value, kept, melds, played, taken, optimal, fewest_touched = answer
    assert all(isinstance(each, int) for each in (value, taken))
    assert all(isinstance(each, tuple) for each in (kept, played, *melds))
    assert all(isinstance(each, bool) for each in (optimal, fewest_touched))


def check_round(answer: tuple[Any, ...]) -> None:
    """The end of a round has the form that the stub promises."""
    finisher, racks, moves = answer
    assert isinstance(finisher, int)
    assert all(isinstance(each, bytes) for each in (*racks, *moves))


def survive(count: int, last: Path) -> None:
    """Make so many calls of each function."""
    from rackrun.solver import _kernel

    functions = cast(Any, _kernel)
    _attempt(functions.best, sensible(), check, count, last)
    _attempt(functions.play_out, sensible_round(), check_round, count, last)


def _attempt(
    function: Callable[..., Any],
    sensible: st.SearchStrategy[Arguments],
    check: Callable[[Any], None],
    count: int,
    last: Path,
) -> None:
    @settings(max_examples=count, derandomize=True, database=None, deadline=None,
              suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])  # fmt: skip
    @given(calls(sensible))
    def attempt(arguments: Arguments) -> None:
        last.write_text(repr(arguments), "utf-8")
        try:
            answer = function(*arguments)
        except REFUSALS:
            return
        check(answer)

    attempt()


if __name__ == "__main__":
    survive(int(sys.argv[1]), Path(sys.argv[2]))
