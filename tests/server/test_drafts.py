"""A draft is judged as if it were sent, and chosen tiles are told where they fit."""

from dataclasses import replace

from rackrun.editions import load
from rackrun.notation import read_table, read_tiles, write_tiles
from rackrun.rooms.drafting import judged, stands_for
from rackrun.rules.position import Position, Seat, Stage

POSITION = Position(
    load("classic"),
    (Seat(read_tiles("r7 k7 b7 J"), opened=True), Seat(read_tiles("y1"))),
    stage=Stage.TURN,
    table=read_table("r4 r5 r6 | k8 b8 y8"),
)


def fits(chosen: str, draft: str) -> tuple[int, ...]:
    return judged(POSITION, 0, read_table(draft), read_tiles(chosen)).fits


def test_a_draft_that_could_be_sent_has_no_flaw() -> None:
    assert judged(POSITION, 0, read_table("r4 r5 r6 r7 | k8 b8 y8")).flaws == ()


def test_every_flaw_names_its_meld() -> None:
    found = judged(POSITION, 0, read_table("r4 r5 r7 | k8 b8 y8 | r6 k7")).flaws
    assert {flaw.meld for flaw in found} >= {0, 2}


def test_whoever_plans_is_judged_as_if_it_were_their_turn() -> None:
    planning = replace(POSITION, turn=1)
    assert judged(planning, 0, read_table("r4 r5 r6 r7 | k8 b8 y8")).flaws == ()


def test_a_tile_fits_where_it_makes_a_meld_and_where_one_begins() -> None:
    assert fits("r7", "r4 r5 r6 | k8 b8 y8") == (0, 2)
    assert fits("r8", "r4 r5 r6 | k8 b8 y8") == (1, 2)
    assert fits("k7", "r4 r5 r6 | k8 b8 y8 | r7 b7") == (2, 3)
    assert fits("J", "r4 r5 r6 | k8 b8 y8") == (0, 1, 2)
    assert fits("r7 b7", "r4 r5 r6 | k8 b8 y8 | k7") == (2, 3)


def test_without_chosen_tiles_nothing_is_said_of_places() -> None:
    assert fits("", "r4 r5 r6 | k8 b8 y8") == ()


def read(draft: str) -> list[str | None]:
    """The melds of a draft as they are kept, each place with what it may stand for."""
    colours = POSITION.edition.box.colours
    melds = judged(POSITION, 0, read_table(draft)).melds
    return [
        meld and ", ".join(write_tiles(tiles) for tiles in stands_for(meld, colours))
        for meld in melds
    ]


def test_a_meld_is_told_in_the_order_in_which_it_is_kept() -> None:
    assert read("r6 r4 r5 | y8 k8 b8 | r7 k7") == ["r4, r5, r6", "k8, b8, y8", None]


def test_a_joker_is_told_with_what_it_stands_for() -> None:
    assert read("r4 J r6") == ["r4, r5, r6"]
    assert read("k8 b8 J") == ["k8, b8, r8 y8"]
    assert read("k8 b8 y8 J") == ["k8, b8, y8, r8"]
