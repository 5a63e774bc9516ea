"""The figures of a run, sheet by sheet."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import mean

from benchmarks.solver.batch import Batch
from benchmarks.solver.contestants import PREFERENCE, SIDE_BY_SIDE, TITLES
from benchmarks.solver.figures import Results, Times
from benchmarks.solver.goals import reached
from benchmarks.solver.positions import EDITIONS, Position
from benchmarks.solver.sheets import Sheet, milliseconds
from benchmarks.solver.suites import Suites


def summarise(results: Results, suites: Suites, batches: Mapping[str, Batch]) -> Iterator[Sheet]:
    """Every sheet, the most wanted first."""
    yield _goals(results, suites.usual)
    yield _side_by_side(results, suites.usual, "Positions as a game leaves them, ms")
    yield _side_by_side(results, suites.worst, "Worst cases on purpose, ms")
    yield _hardest(results, suites.worst)
    yield _side_by_side(results, suites.unopened, "Before the opening, ms")
    yield _series(results, suites.by_tiles, "tiles on the table")
    yield _series(results, suites.by_jokers, "jokers")
    yield _untouched(results, suites.usual)
    yield _batches(batches)


def _goals(results: Results, positions: Sequence[Position]) -> Sheet:
    """What was to be reached and what was."""
    heads = ("solve()", "figure", "ms", "times faster", "than the fastest of each",
             "by processor time", "goal", "")  # fmt: skip
    sheet = Sheet("Against HiGHS", heads, words=2)
    marks = {True: "reached", False: "missed", None: "–"}
    for each in reached(results, positions):
        goal = each.goal
        sheet.add(
            TITLES[goal.contestant], f"{goal.edition} {goal.figure}", milliseconds(each.seconds),
            f"{each.ratio:.1f}", f"{each.strictest:.1f}", f"{each.processor:.1f}",
            "–" if goal.times is None else f"{goal.times:g}", marks[each.kept],
        )  # fmt: skip
    return sheet


def _side_by_side(results: Results, positions: Sequence[Position], title: str) -> Sheet:
    """Every contestant's times with its wrong answers."""
    heads = ("edition", "contestant", "median", "p99", "max", "building", "wrong", "no answer")
    sheet = Sheet(title, heads, words=2)
    for edition, asked in _by_edition(positions):
        for name in results.present(TITLES):
            score = results.score(name, asked)
            building = milliseconds(score.building.median if score.building else None)
            wrong = f"{len(score.wrong)} of {len(asked)}"
            sheet.add(edition, TITLES[name], *_three(score.solving), building, wrong,
                      str(len(score.unanswered)))  # fmt: skip
        best = _three(results.fastest_each(asked))
        sheet.add(edition, "HiGHS, the fastest of each", *best, "", "", "")
    return sheet


def _hardest(results: Results, positions: Sequence[Position]) -> Sheet:
    """The longest time for each kind of worst case."""
    names = results.present(SIDE_BY_SIDE)
    sheet = Sheet("Worst cases, the longest of each kind, ms", ("", *(TITLES[n] for n in names)))
    kinds: dict[str, list[Position]] = {}
    for position in positions:
        kinds.setdefault(position.id.rsplit(" #")[0], []).append(position)
    for kind, asked in kinds.items():
        times = [results.times(name, asked) for name in names]
        sheet.add(kind, *(milliseconds(each.max if each else None) for each in times))
    return sheet


def _series(results: Results, points: Sequence[tuple[int, Position]], what: str) -> Sheet:
    """How the median time grows along a series."""
    names = results.present(SIDE_BY_SIDE)
    heads = ("edition", what, *(TITLES[name] for name in names))
    sheet = Sheet(f"Growth with {what}, median ms", heads)
    for edition, _ in _by_edition([position for _, position in points]):
        for size in sorted({size for size, each in points if each.edition == edition}):
            asked = [each for at, each in points if at == size and each.edition == edition]
            times = [results.times(name, asked) for name in names]
            medians = (milliseconds(each.median if each else None) for each in times)
            sheet.add(edition, str(size), *medians)
    return sheet


def _untouched(results: Results, positions: Sequence[Position]) -> Sheet:
    """What it costs to leave melds untouched, and how many are."""
    heads = ("edition", "", "median", "p99", "max", "proved best", "melds untouched",
             "proved fewest touched")  # fmt: skip
    sheet = Sheet("With and without prefer_untouched, ms", heads, words=2)
    for edition, asked in _by_edition(positions):
        for name in results.present(PREFERENCE):
            facts = results.facts(name, asked)
            laid = mean(each["untouched"] / max(1, each["melds"]) for each in facts)
            best, fewest = (mean(each[what] for each in facts) for what in
                            ("proved", "fewest touched"))  # fmt: skip
            sheet.add(edition, TITLES[name], *_three(results.times(name, asked)), f"{best:.0%}",
                      f"{laid:.0%}", f"{fewest:.0%}")  # fmt: skip
    return sheet


def _batches(batches: Mapping[str, Batch]) -> Sheet:
    """Wall time of each line of a batch."""
    sheet = Sheet("rackrun solve --batch, wall time", ("", "lines", "s", "ms a line"))
    for name, batch in batches.items():
        per_line = milliseconds(batch.per_line)
        sheet.add(TITLES[name], str(batch.lines), f"{batch.seconds:.2f}", per_line)
    return sheet


def _by_edition(positions: Iterable[Position]) -> Iterator[tuple[str, list[Position]]]:
    """The positions of each edition that has any."""
    every = list(positions)
    for edition in EDITIONS:
        asked = [position for position in every if position.edition == edition]
        if asked:
            yield edition, asked


def _three(times: Times | None) -> tuple[str, str, str]:
    if times is None:
        return ("–", "–", "–")
    return (milliseconds(times.median), milliseconds(times.p99), milliseconds(times.max))
