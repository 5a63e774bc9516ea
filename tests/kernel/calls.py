"""Calls of the compiled kernel, sensible ones for the tests of this package."""

from random import Random

Arguments = tuple[object, ...]


def call(
    may: bytes, *, colours: int = 4, highest: int = 13, largest_group: int = 4, jokers: int = 0,
    table: tuple[bytes, ...] = (), by_points: bool = False,
) -> Arguments:  # fmt: skip
    """The arguments for a rack of these tiles, counted by code, and so many jokers in all."""
    kinds = colours * highest
    return (colours, highest, largest_group, jokers, table, bytes(kinds), may.ljust(kinds, b"\0"),
            0, jokers, by_points, 0, -1, True, 0, 0, tuple(range(kinds + 1)))  # fmt: skip


def some_calls(count: int) -> list[Arguments]:
    """Racks of up to 20 tiles, some with jokers, beside a table of two melds."""
    chance = Random("some calls")
    calls: list[Arguments] = []
    for _ in range(count):
        may = bytearray(52)
        for _ in range(chance.randint(0, 20)):
            may[chance.randrange(52)] += 1
        table = (bytes([3, 4, 5, 6]), bytes([7, 20, 33]))
        calls.append(call(bytes(may), jokers=chance.randint(0, 2), table=table))
    return calls


def crowded_call(seed: int, copies: int, *, highest: int, jokers: int = 0) -> Arguments:
    """Far more tiles than any box holds, so that there is much to do."""
    chance = Random(seed)
    may = bytes(chance.randint(1, copies) for _ in range(4 * highest))
    return call(may, highest=highest, largest_group=3, jokers=jokers, by_points=True)


def round_call(racks: tuple[bytes, ...] = (), pool: bytes = b"") -> Arguments:
    """The arguments for a classic round with these racks, counted by code, and an empty table."""
    racks = racks or (bytes(53), bytes(53))
    flags = bytes(len(racks))
    return (4, 13, 4, 2, 30, False, bytes(53), racks, pool, flags, flags, 0, 0)


def some_rounds(count: int) -> list[Arguments]:
    """Classic rounds of two to four seats as they are dealt, each seat with another manner."""
    chance = Random("some rounds")
    box = [code for code in range(52) for _ in range(2)] + [52, 52]
    calls: list[Arguments] = []
    for _ in range(count):
        seats = chance.randint(2, 4)
        chance.shuffle(box)
        racks = tuple(
            bytes(box[14 * seat : 14 * seat + 14].count(code) for code in range(53))
            for seat in range(seats)
        )
        manners = bytes(range(seats))
        calls.append((4, 13, 4, 2, 30, False, bytes(53), racks, bytes(box[14 * seats :]),
                      bytes(seats), manners, 0, 0))  # fmt: skip
    return calls
