"""The figures of a run, sheet by sheet."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.solver.sheets import Sheet, milliseconds
from benchmarks.tables.figures import Times
from benchmarks.tables.load.courses import Tables
from benchmarks.tables.load.figures import Figures, Kills, Pace, Spell

HEARD_WITHIN = 0.1
"""Seconds in which 99 of 100 moves are to be heard by all."""
MEGABYTES = 500.0
"""Of all processes of rackrun, at most."""
SHARED = 0.8
"""Moves for each processor second of twice the workers, as a share of one worker's, at least."""
NONE = "–"


def written(figures: Figures) -> Iterator[Sheet]:
    """Every sheet that something was measured for."""
    if figures.promised:
        yield _promised(figures.promised)
        yield _taken(figures.promised)
    if figures.shared:
        yield _shared(figures.shared)
    if figures.kills:
        yield _kills(figures.kills)
    for what, spells in growths(figures).items():
        if spells:
            yield _growth(what, spells)


def write_markdown(figures: Figures, path: Path) -> None:
    """Write the sheets as the documentation shows them."""
    machine = ", ".join(f"{name} {value}" for name, value in figures.machine.items())
    sheets = [sheet.to_markdown() for sheet in written(figures)]
    path.write_text("\n".join((f"- {machine}", "", *sheets)))


def growths(figures: Figures) -> dict[str, list[Spell]]:
    """What grows, and the spells in which it did."""
    return {"games": figures.by_games, "seats": figures.by_seats,
            "spectators": figures.by_spectators}  # fmt: skip


def size_of(what: str, spell: Spell) -> int:
    """How many of what grows."""
    return getattr(spell.tables, what)


def kept(worst: float | None, promised: float) -> str:
    """Whether at most this much was measured."""
    return NONE if worst is None else "kept" if worst <= promised else "missed"


def _promised(spells: Sequence[Spell]) -> Sheet:
    heads = ("rooms in", "games", "sockets", "moves a second", "p50 ms", "p99 ms", "max ms",
             f"p99 under {HEARD_WITHIN * 1e3:g} ms", "drafts a second", "p99 ms of a draft",
             "refused or missed")  # fmt: skip
    sheet = Sheet("From sending a move until all four seats have heard it", heads)
    for each in spells:
        drafts = each.drafts.count / each.pace.seconds if each.drafts else 0
        wrong = sum(each.refused.values()) + each.holes + each.losses
        sheet.add(
            each.house, str(each.tables.games), str(each.tables.sockets),
            f"{each.per_second:.1f}", *_three(each.moves),
            kept(each.moves and each.moves.p99, HEARD_WITHIN), f"{drafts:.0f}",
            milliseconds(each.drafts and each.drafts.p99), str(wrong),
        )  # fmt: skip
    return sheet


def _taken(spells: Sequence[Spell]) -> Sheet:
    heads = ("rooms in", "rackrun, MB", f"under {MEGABYTES:g} MB", "database, MB", "bus, MB",
             "rackrun", "database", "bus", "clients", "others", "clients late, p99 ms")  # fmt: skip
    sheet = Sheet("What it took: resident memory, and shares of one processor", heads)
    for each in spells:
        ours = each.megabytes["rackrun"]
        sheet.add(
            each.house, _number(ours), kept(ours, MEGABYTES),
            *(_number(each.megabytes.get(name)) for name in ("database", "bus")),
            *(_percent(each.shares.get(name))
              for name in ("rackrun", "database", "bus", "clients", "others")),
            milliseconds(each.late and each.late.p99),
        )  # fmt: skip
    return sheet


def _shared(spells: Sequence[Spell]) -> Sheet:
    heads = ("load", "workers", "games", "moves a second", "p99 ms", "workers' processors",
             "moves for each processor second", "lowest and highest", "of one worker's",
             f"at least {SHARED:g}")  # fmt: skip
    sheet = Sheet("One worker and two, each table spread over both", heads)
    alone: dict[Pace, float] = {}
    for (pace, workers, tables), alike in _alike(spells).items():
        rates = [each.per_processor or 0.0 for each in alike]
        middle, rate = alike[len(alike) // 2], rates[len(rates) // 2]
        one = alone.setdefault(pace, rate)
        share = rate / one if one and workers > 1 else None
        word = " and two drafts a second" if pace.draft_every else ""
        sheet.add(
            f"a move every {pace.every:g} s{word}", str(workers), str(tables.games),
            f"{middle.per_second:.1f}", _three(middle.moves)[1],
            _percent(middle.shares["rackrun"]), _number(rate), f"{rates[-1]:.0f}–{rates[0]:.0f}",
            NONE if share is None else f"{share:.2f}",
            kept(None if share is None else -share, -SHARED),
        )  # fmt: skip
    return sheet


def _alike(spells: Sequence[Spell]) -> dict[tuple[Pace, int, Tables], list[Spell]]:
    """What was done several times, each with the cheapest first."""
    found: dict[tuple[Pace, int, Tables], list[Spell]] = {}
    for each in spells:
        found.setdefault((each.pace, each.workers, each.tables), []).append(each)
    for alike in found.values():
        alike.sort(key=lambda spell: -(spell.per_processor or 0.0))
    return found


def _kills(kills: Kills) -> Sheet:
    heads = ("killed", "added", "moves", "connections that came back", "p50 ms", "p99 ms",
             "max ms", "told and compared", "lost", "doubled")  # fmt: skip
    sheet = Sheet("Workers killed and added while everybody plays on", heads, words=0)
    count = kills.moves.count if kills.moves else 0
    sheet.add(str(kills.killed), str(kills.added), str(count), str(kills.connections),
              *_three(kills.moves), str(kills.told), str(kills.lost),
              str(kills.doubled))  # fmt: skip
    return sheet


def _growth(what: str, spells: Sequence[Spell]) -> Sheet:
    heads = (what, "games", "sockets", "moves a second", "p50 ms", "p99 ms", "rackrun",
             "ms of a processor for a move", "rackrun, MB")  # fmt: skip
    sheet = Sheet(f"Growth with {what}", heads)
    for each in spells:
        rate = each.per_processor
        sheet.add(
            str(size_of(what, each)), str(each.tables.games), str(each.tables.sockets),
            f"{each.per_second:.1f}", *_three(each.moves)[:2], _percent(each.shares["rackrun"]),
            milliseconds(1 / rate if rate else None), _number(each.megabytes["rackrun"]),
        )  # fmt: skip
    return sheet


def _three(times: Times | None) -> tuple[str, str, str]:
    if times is None:
        return (NONE, NONE, NONE)
    return (milliseconds(times.median), milliseconds(times.p99), milliseconds(times.max))


def _number(value: float | None) -> str:
    return NONE if value is None else f"{value:.0f}"


def _percent(share: float | None) -> str:
    return NONE if share is None else f"{share:.0%}"
