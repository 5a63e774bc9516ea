"""One spell at many tables: rooms are stored, workers start, clients sit down and play."""

import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

import msgspec

from benchmarks.tables.clients import Driver
from benchmarks.tables.figures import Times
from benchmarks.tables.load.courses import Kept, Tables, keep
from benchmarks.tables.load.figures import Kills, Pace, Spell
from benchmarks.tables.load.house import House, free_ports
from benchmarks.tables.load.proof import compare
from benchmarks.tables.processes import everybody
from benchmarks.tables.scripts import KEY

Step = Callable[[float], None]


@contextmanager
def players(
    house: House, kept: Kept, tables: Tables, addresses: list[str], step: Step, *,
    keeps: bool = False,
) -> Generator[Driver]:  # fmt: skip
    """Everybody at every table, not seated yet; they go home in the end."""
    told = {
        "addresses": addresses, "key": KEY, "courses": str(kept.courses), "keeps": keeps,
        "games": msgspec.to_builtins(kept.games), "seats": tables.seats,
        "spectators": tables.spectators,
    }  # fmt: skip
    driver = Driver("benchmarks.tables.load.players", told, step, house.processor)
    try:
        yield driver
    finally:
        driver.end()


def spell(
    house: House, workers: int, tables: Tables, pace: Pace, step: Step, begin: Callable[[str], None]
) -> Spell:
    """Play for a while at so many workers; the sockets of each table are spread over them."""
    begin(f"{tables.games} games are made")
    kept = keep(house.place, tables, house.folder, step)
    for _ in range(workers):
        house.start()
    addresses = [each.address for each in house.workers]
    with players(house, kept, tables, addresses, step) as driver:
        begin(f"{tables.sockets} sockets sit down")
        driver.ask("connect", among=workers)
        begin(f"{house.name}, workers: {workers}, {tables.games} games")
        used, begun = _processors(house), time.perf_counter()
        told = driver.ask("pace", **asdict(pace))
        took, after = time.perf_counter() - begun, _processors(house)
        megabytes = house.megabytes()
    house.stop()
    ours = {"rackrun": told["server"], "clients": told["driver"]}
    shares = ours | {name: _share(used[name], after[name], took) for name in used}
    return Spell(
        house.name, workers, tables, pace, _times(told["moves"]), _times(told["drafts"]),
        _times(told["late"]), _without_ours(shares), megabytes, told["refused"], told["holes"],
        told["losses"],
    )  # fmt: skip


def kills(
    house: House, tables: Tables, pace: Pace, count: int, step: Step, begin: Callable[[str], None]
) -> Kills:
    """Kill one worker after the other and add others, while everybody plays on."""
    begin(f"{tables.games} games are made")
    kept = keep(house.place, tables, house.folder, step)
    ports = free_ports(3)
    for port in ports[:2]:
        house.start(port)
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    ledgers = house.folder / "ledgers"
    with players(house, kept, tables, addresses, step, keeps=True) as driver:
        begin(f"{tables.sockets} sockets sit down")
        driver.ask("connect", among=2)
        begin("workers are killed and added")
        disturbing = threading.Thread(target=_disturb, args=(house, ports, count, pace))
        disturbing.start()
        told = driver.ask("pace", **asdict(pace))
        disturbing.join()
        driver.ask("ledgers", file=str(ledgers))
    house.stop()
    found = compare(house.place, kept, ledgers)
    return Kills(count, count, _times(told["moves"]), told["losses"], found.told, found.lost,
                 found.doubled)  # fmt: skip


def _disturb(house: House, ports: list[int], count: int, pace: Pace) -> None:
    """Every while one is added at the port that is free, and the oldest worker is killed."""
    wait = (pace.warm + pace.seconds) / (count + 1)
    for number in range(count):
        due = time.perf_counter() + wait
        house.start(ports[(number + 2) % len(ports)])
        time.sleep(max(0.0, due - time.perf_counter()))
        house.kill(house.workers[0])


def _times(told: dict[str, Any] | None) -> Times | None:
    return None if told is None else Times(**told)


def _processors(house: House) -> dict[str, float | None]:
    """Seconds of processor time of the engines, and of everybody."""
    return house.engines_processor() | {"others": everybody()}


def _without_ours(shares: dict[str, float | None]) -> dict[str, float | None]:
    """The others are everybody but us; so it is seen how busy the machine was."""
    others = shares.pop("others")
    known = sum(share or 0 for share in shares.values())
    return shares | {"others": None if others is None else max(0.0, others - known)}


def _share(before: float | None, after: float | None, seconds: float) -> float | None:
    return None if before is None or after is None else (after - before) / seconds
