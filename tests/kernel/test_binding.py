"""The module of the compiled kernel: whatever it is called with, it answers or refuses."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from tests.kernel.calls import call, round_call, some_calls, some_rounds
from tests.kit.size import sized

ROOT = Path(__file__).parents[2]
LONG = call(bytes([15]) * 52)
"""Seconds of work."""

measured = pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux alone")


def run_apart(*words: str) -> subprocess.CompletedProcess[str]:
    """Python with these words, apart from this process: a crash is its return code."""
    return subprocess.run([sys.executable, "-X", "faulthandler", *words], cwd=ROOT,
                          capture_output=True, text=True, timeout=1800, check=False)  # fmt: skip


def run_within(megabytes: int, code: str) -> subprocess.CompletedProcess[str]:
    """The code with the kernel at hand, and no more than so much address space beyond the start."""
    return run_apart(
        "-c",
        "import resource\n"
        "from rackrun.solver._kernel import best, play_out\n"
        "from tests.kernel.calls import *\n"
        "def kilobytes(field):\n"
        "    pages = int(open('/proc/self/statm').read().split()[field])\n"
        "    return pages * resource.getpagesize() >> 10\n"
        f"most = kilobytes(0) + ({megabytes} << 10) << 10\n"
        "resource.setrlimit(resource.RLIMIT_AS, (most, most))\n" + code,
    )


@pytest.mark.heavy
def test_no_call_makes_the_kernel_crash(compiled: ModuleType, tmp_path: Path) -> None:
    last = tmp_path / "last"
    done = run_apart("-m", "tests.kernel.hostile", str(sized(1_000, 30_000)), str(last))
    assert done.returncode == 0, f"{last.read_text('utf-8')}\n{done.stderr[-5000:]}"


REFUSED = {
    "colours": ({0: 6}, ValueError, "expected 1 to 5 colours"),
    "numbers": ({1: 2}, ValueError, "expected 3 numbers or more"),
    "a word for a number": ({0: "4"}, TypeError, "integer"),
    "melds that are no tuple": ({4: [b"\0\1\2"]}, ValueError, "expected a tuple of melds"),
    "a meld as text": ({4: ("r1 r2 r3",)}, TypeError, "bytes"),
    "a tile beyond the joker": ({4: (b"\x35",)}, ValueError, "expected codes"),
    "too few counts": ({5: bytes(51)}, ValueError, "expected a count for each kind of tile"),
    "too many counts": ({6: bytes(53)}, ValueError, "expected a count for each kind of tile"),
    "counts that can change": ({6: bytearray(52)}, TypeError, "bytes"),
    "more jokers than there are": ({7: 1, 8: 0}, ValueError, "expected jokers that can lie there"),
    "jokers that vanish": ({4: (b"\x34",), 8: 0}, ValueError, "expected jokers"),
    "a floor out of reach": ({10: 2**51}, ValueError, "expected a floor"),
    "a limit below none": ({11: -2}, ValueError, "expected a limit of touched melds"),
    "an opening below nothing": ({13: -1}, ValueError, "expected points of an opening"),
    "more own jokers than can be": ({14: 7}, ValueError, "expected a number of own jokers"),
    "kinds that are no tuple": ({15: [0] * 53}, ValueError, "expected a tuple of what each code"),
    "too few kinds": ({15: (0,) * 52}, ValueError, "expected a tuple of what each code"),
    # What the twin could do all the same.
    "a number beyond measure": ({1: 2**70}, OverflowError, "too large"),
    "too many numbers": ({1: 51}, OverflowError, "expected at most 50 numbers"),
    "too many melds": ({4: (b"",) * 256}, OverflowError, "expected at most 255 melds"),
    "too many copies": ({6: bytes([16] * 52)}, OverflowError, "expected fewer copies"),
    "copies that add up to few": ({5: b"\x80" * 52, 6: b"\x81" * 52}, OverflowError, "fewer"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_makes_no_sense_is_refused_with_its_reason(compiled: ModuleType, what: str) -> None:
    wrong, error, reason = REFUSED[what]
    arguments = list(call(b""))
    for place, value in wrong.items():
        arguments[place] = value
    with pytest.raises(error, match=reason):
        compiled.best(*arguments)


REFUSED_ROUNDS = {
    "counts without the joker": ({6: bytes(52)}, ValueError, "each kind of tile and the joker"),
    "racks that are no tuple": ({7: [bytes(53)] * 2}, ValueError, "expected a tuple of racks"),
    "no rack": ({7: ()}, ValueError, "expected 1 to 16 racks"),
    "a rack too short": ({7: (bytes(53), b"")}, ValueError, "each kind of tile and the joker"),
    "a tile beyond the joker": ({8: b"\x35"}, ValueError, "expected codes"),
    "a yes too few": ({9: b"\1"}, ValueError, "expected a yes or no for each seat"),
    "a manner too many": ({10: bytes(3)}, ValueError, "expected a manner for each seat"),
    "a manner of nobody": ({10: b"\0\4"}, ValueError, "expected manners of 0 to 3"),
    "nobody on turn": ({11: 2}, ValueError, "expected a seat on turn"),
    "idle turns below none": ({12: -1}, ValueError, "expected a number of idle turns"),
    "too many jokers": ({8: bytes([52] * 7)}, OverflowError, "expected at most 6 jokers"),
    "too many copies": ({8: bytes(16)}, OverflowError, "expected fewer copies"),
}


@pytest.mark.parametrize("what", REFUSED_ROUNDS)
def test_a_round_that_cannot_be_is_refused(compiled: ModuleType, what: str) -> None:
    wrong, error, reason = REFUSED_ROUNDS[what]
    arguments = list(round_call())
    for place, value in wrong.items():
        arguments[place] = value
    with pytest.raises(error, match=reason):
        compiled.play_out(*arguments)


def test_a_round_without_tiles_is_over_after_a_turn(compiled: ModuleType) -> None:
    assert compiled.play_out(*round_call()) == (0, (bytes(53),) * 2, (b"",))


def test_names_of_arguments_are_refused(compiled: ModuleType) -> None:
    with pytest.raises(TypeError, match="keyword"):
        compiled.best(*call(b"")[:-1], prefer_untouched=True)


@measured
def test_a_huge_meld_is_refused_before_it_is_copied(compiled: ModuleType) -> None:
    code = """
arguments = list(call(b""))
arguments[4] = (bytes(10**8),) * 255
try:
    best(*arguments)
except (ValueError, OverflowError):
    print("refused")
"""
    done = run_within(300, code)
    assert done.stdout == "refused\n", done.stderr


@measured
@pytest.mark.heavy
def test_a_crowded_task_needs_no_more_than_half_a_gigabyte(compiled: ModuleType) -> None:
    done = run_within(512, "print(best(*crowded_call(8, 14, highest=6, jokers=1))[0] > 0)")
    assert done.stdout == "True\n", done.stderr


@measured
def test_without_memory_the_kernel_says_so(compiled: ModuleType) -> None:
    code = """
try:
    best(*crowded_call(8, 14, highest=6, jokers=1))
except MemoryError:
    print("no memory")
print(best(*call(b"\\1\\1\\1"))[3])
"""
    done = run_within(16, code)
    assert done.stdout == "no memory\n(0, 1, 2)\n", done.stderr


@measured
def test_many_calls_leave_nothing_behind(compiled: ModuleType) -> None:
    code = """
from sys import getallocatedblocks

def make_them(times):
    for _ in range(times):
        for arguments in calls:
            best(*arguments)
        for arguments in rounds:
            play_out(*arguments)
        for arguments in wrong:
            try:
                best(*arguments)
            except (TypeError, ValueError):
                pass
    # The peak would be that of the parent process, so it is of no use.
    return getallocatedblocks(), kilobytes(1)

calls, rounds = some_calls(20), some_rounds(1)
wrong = [[*call(b"")[:at], None, *call(b"")[at + 1:]] for at in range(16)] + [[1, 2, 3]]
make_them(100)
blocks, before = make_them(10)
more_blocks, after = make_them(3000)
print(more_blocks - blocks < 100, after - before < 2048)
"""
    done = run_within(4096, code)
    assert done.stdout == "True True\n", done.stderr


def test_threads_get_the_answers_that_one_alone_gets(compiled: ModuleType) -> None:
    calls = some_calls(sized(200, 5_000))
    alone = [compiled.best(*arguments) for arguments in calls]
    columns = list(zip(*calls, strict=True))
    with ThreadPoolExecutor(4) as pool:
        together = [pool.map(compiled.best, *columns) for _ in range(4)]
        assert all(list(answers) == alone for answers in together)


def test_rounds_in_threads_end_as_one_alone_does(compiled: ModuleType) -> None:
    calls = some_rounds(sized(20, 500))
    alone = [compiled.play_out(*arguments) for arguments in calls]
    columns = list(zip(*calls, strict=True))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(compiled.play_out, *columns)) == alone


@pytest.fixture
def patient() -> Iterator[None]:
    """No thread gives way to another unless it lets go itself."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("patient")
def test_other_threads_go_on_while_one_solves(compiled: ModuleType) -> None:
    counts, seen, solved = [0, 0], list[list[int]](), threading.Event()

    def count(at: int) -> None:
        while not solved.is_set():
            counts[at] += 1
            time.sleep(0)

    def solve() -> None:
        try:
            seen.append(counts[:])
            compiled.best(*LONG)
            seen.append(counts[:])
        finally:
            solved.set()

    with ThreadPoolExecutor(3) as pool:
        done = [pool.submit(count, 0), pool.submit(count, 1), pool.submit(solve)]
    assert [each.result() for each in done] == [None] * 3
    before, after = seen
    assert all(later > sooner for sooner, later in zip(before, after, strict=True))
