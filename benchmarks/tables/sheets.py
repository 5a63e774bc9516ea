"""The figures of a run, sheet by sheet."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from benchmarks.solver.sheets import Sheet, milliseconds
from benchmarks.tables.figures import PARTS, Figures, Load, Times

DRAFTS_WITHIN = 0.05
BACK_WITHIN = 5.0
CONNECTED_WITHIN = 1.0
"""Seconds that are promised."""


def written(figures: Figures) -> Iterator[Sheet]:
    """Every sheet, the most wanted first."""
    yield _promises(figures)
    yield _loads(figures)
    yield _drafts(figures)
    yield _parts(figures)
    yield _store(figures)
    yield _memory(figures)
    yield _restarts(figures)
    yield _losses(figures)


def write_markdown(figures: Figures, path: Path) -> None:
    """Write the sheets as the documentation shows them."""
    machine = ", ".join(f"{name} {value}" for name, value in figures.machine.items())
    sheets = [sheet.to_markdown() for sheet in written(figures)]
    path.write_text("\n".join((f"- {machine}", "", *sheets)))


def _promises(figures: Figures) -> Sheet:
    """What is promised, and the worst of what was measured for it."""
    sheet = Sheet("Promises", ("what", "measured", "promised", ""))
    drafts = [load.drafts.p99 for load in figures.loads if load.drafts]
    ready = [each.ready for each in figures.restarts]
    losses = [each.p99 for each in figures.losses.values() if each]
    rows: list[tuple[str, Sequence[float], float]] = [
        ("draft judged while games run, p99, ms", drafts, DRAFTS_WITHIN),
        (f"ready again with {figures.kept_games} games, longest, ms", ready, BACK_WITHIN),
        ("lost connection back, p99, ms", losses, CONNECTED_WITHIN),
    ]
    for what, measured, promised in rows:
        worst = max(measured, default=None)
        kept = "–" if worst is None else "kept" if worst <= promised else "missed"
        sheet.add(what, milliseconds(worst), f"{promised * 1e3:g}", kept)
    return sheet


def _loads(figures: Figures) -> Sheet:
    heads = ("games", "a move of each", "drafts", "moves a second", "p50 ms", "p99 ms", "max ms",
             "moves", "server", "clients", "clients late, p99 ms")  # fmt: skip
    sheet = Sheet("From sending a move until all four seats have heard it", heads, words=3)
    for load in figures.loads:
        count = load.moves.count if load.moves else 0
        late = load.late.p99 if load.late else None
        sheet.add(
            str(load.games), haste(load), "yes" if load.drafting else "no",
            f"{load.per_second:.0f}", *_three(load.moves), str(count), _share(load.server),
            _share(load.driver), milliseconds(late),
        )  # fmt: skip
    return sheet


def haste(load: Load) -> str:
    """How often each game moves."""
    return "at once" if load.every is None else f"every {load.every:g} s"


def _drafts(figures: Figures) -> Sheet:
    heads = ("games", "drafts", "p50 ms", "p99 ms", "max ms")
    sheet = Sheet("From sending a draft until it is judged, while games run", heads)
    for load in figures.loads:
        if load.drafts:
            sheet.add(str(load.games), str(load.drafts.count), *_three(load.drafts))
    return sheet


def _parts(figures: Figures) -> Sheet:
    heads = ["part"]
    for each in figures.parts:
        word = "game" if each.games == 1 else "games"
        heads += [f"ms, {each.games} {word}", "share"]
    sheet = Sheet("The parts of a move in the server", tuple(heads))
    for part, names in PARTS.items():
        cells = [(milliseconds(each.part(part)), _share(each.share(part)))
                 for each in figures.parts]  # fmt: skip
        sheet.add(part, *(cell for pair in cells for cell in pair))
        for name in names if len(names) > 1 else ():
            cells = [(milliseconds(each.seconds[name]), "") for each in figures.parts]
            sheet.add(f"– {name}", *(cell for pair in cells for cell in pair))
    waiting = [(milliseconds(each.waiting), "") for each in figures.parts]
    sheet.add("waiting for other moves and threads", *(cell for pair in waiting for cell in pair))
    answers = [(milliseconds(each.answer), "") for each in figures.parts]
    sheet.add("message until its answer", *(cell for pair in answers for cell in pair))
    return sheet


def _store(figures: Figures) -> Sheet:
    heads = ("games", "moves", "moves in a commit", "ms of a commit")
    sheet = Sheet("Commits shared by several moves", heads)
    for each in figures.parts:
        sheet.add(str(each.games), str(each.moves), f"{each.together:.1f}",
                  milliseconds(each.transaction))  # fmt: skip
    return sheet


def _memory(figures: Figures) -> Sheet:
    sheet = Sheet("Resident memory of the server's processes", ("games", "sockets", "MB"))
    for each in figures.memory:
        told = "–" if each.megabytes is None else f"{each.megabytes:.1f}"
        sheet.add(str(each.games), str(each.sockets), told)
    for what, slope in (("a game more", figures.per_game()), ("a socket more",
                        figures.per_socket())):  # fmt: skip
        sheet.add(what, "", "–" if slope is None else f"{slope:.3f}")
    return sheet


def _restarts(figures: Figures) -> Sheet:
    heads = ("", "median s", "longest s")
    sheet = Sheet(f"Since the start of the process, with {figures.kept_games} games", heads)
    rows = {
        "ready": [each.ready for each in figures.restarts],
        "every turn has its time back": [each.clocks for each in figures.restarts],
        "every bot has moved": [each.bots for each in figures.restarts],
    }
    for what, seconds in rows.items():
        known = [each for each in seconds if each is not None]
        missing = len(known) < len(seconds)
        sheet.add(what, f"{median(known):.2f}" if known else "–",
                  "never" if missing else f"{max(known):.2f}")  # fmt: skip
    return sheet


def _losses(figures: Figures) -> Sheet:
    heads = ("lost", "connections", "p50 ms", "p99 ms", "max ms")
    sheet = Sheet("From a lost connection until it is back", heads)
    for how, times in figures.losses.items():
        sheet.add(how, str(times.count if times else 0), *_three(times))
    return sheet


def _three(times: Times | None) -> tuple[str, str, str]:
    if times is None:
        return ("–", "–", "–")
    return (milliseconds(times.median), milliseconds(times.p99), milliseconds(times.max))


def _share(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"
