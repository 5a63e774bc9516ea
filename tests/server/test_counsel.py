"""The solver and the referee for whoever asks: without a key, and without a trace."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.inside import Inside
from tests.server.strangers import COUNSEL, PLACED, SHAPE, asked, visiting

LARGE = {"/api/solve": 4_000, "/api/judge": 4_000, "/api/record": 200_000}
"""So many tiles are too many."""

PROBLEM = {"edition": "classic", "table": [["r4", "r5", "r6"]], "rack": ["k1", "r7"]}


def test_the_best_play_is_told_with_its_moves(tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        before = at.log()
        told = (await asked(at, "POST", "/api/solve", PROBLEM)).told
        assert told["table"] == [["r4", "r5", "r6", "r7"]]
        assert told["optimal"]
        assert [move["move"] for move in told["moves"]] == ["put"]
        assert at.log() == before

    visiting(tmp_path, ask)


def test_several_who_ask_at_once_are_all_answered(tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        racks = [["r7"], ["r3"], ["k1"], ["r7", "r8"]]
        problems = [{**PROBLEM, "rack": rack} for rack in racks]
        told = await asyncio.gather(*(asked(at, "POST", "/api/solve", each) for each in problems))
        assert [each.told["tiles"] for each in told] == [1, 1, 0, 2]

    visiting(tmp_path, ask)


def test_a_turn_is_judged_with_every_flaw(tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        turn = {**PROBLEM, "opened": True, "table_after": [["r4", "r5", "r6", "k1"]]}
        told = (await asked(at, "POST", "/api/judge", turn)).told
        assert not told["legal"]
        assert {flaw["code"] for flaw in told["flaws"]} == {"not-a-meld"}
        legal = {**turn, "table_after": [["r4", "r5", "r6", "r7"]]}
        assert (await asked(at, "POST", "/api/judge", legal)).told["effects"]["played"] == ["r7"]

    visiting(tmp_path, ask)


@pytest.mark.parametrize("path", ["/api/solve", "/api/judge"])
def test_what_lies_there_and_is_no_meld_is_told_as_flaws_with_their_places(
    path: str, tmp_path: Path
) -> None:
    async def ask(at: Inside) -> None:
        table = [["r4", "r5", "r6"], ["r4", "b5"], ["k9", "k10", "k12"]]
        told = (await asked(at, "POST", path, {**PROBLEM, "table": table})).told
        assert told["code"] == "bad-request"
        found = {(flaw["where"]["meld"], flaw["code"]) for flaw in told["flaws"]}
        assert {(1, "meld-too-short"), (2, "run-gap")} <= found
        assert 0 not in {meld for meld, _ in found}

    visiting(tmp_path, ask)


def test_whoever_arranges_without_a_room_hears_what_a_table_would_tell(tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        draft = {**PROBLEM, "opened": True, "table": [["r4", "J", "r6"]],
                 "table_after": [["r6", "J", "r4"]], "chosen": ["r7"]}  # fmt: skip
        told = (await asked(at, "POST", "/api/judge", draft)).told
        assert told["melds"] == [{"tiles": ["r4", "J", "r6"], "stands": [["r4"], ["r5"], ["r6"]]}]
        assert told["fits"] == [0, 1]
        assert {flaw["code"] for flaw in told["flaws"]} == {"play-or-draw"}
        wrong = await asked(at, "POST", "/api/judge", {**draft, "chosen": "r7"})
        assert (wrong.status, wrong.told["code"]) == (422, "bad-request")

    visiting(tmp_path, ask)


@pytest.mark.parametrize("path", [path for _, path in COUNSEL])
def test_what_cannot_be_asked_is_refused_in_words(path: str, tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        bodies = [COUNSEL["POST", path], {}, [], "r7", {**PROBLEM, "edition": "bridge"},
                  {**PROBLEM, "table_after": [], "rack": ["x9"]}]  # fmt: skip
        for body in bodies:
            answer = await asked(at, "POST", path, body)
            assert (answer.status, answer.told["code"]) == (422, "bad-request"), json.dumps(body)
            assert answer.told.keys() == (PLACED if path == "/api/record" else SHAPE)
            assert answer.told["message"]
        large = await asked(at, "POST", path, {"rack": ["r1"] * LARGE[path]})
        assert large.status == 413

    visiting(tmp_path, ask)
