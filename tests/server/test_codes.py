"""Codes of rooms: unmistakable, unbiased, and a wrong one is answered like a full room."""

import base64
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rackrun.client import here
from rackrun.server import keys
from rackrun.server.keys import CODE_LENGTH, LETTERS, new_code, new_key
from rackrun.shuffle import RoundSeed
from tests.kit.size import sized
from tests.server.inside import Inside
from tests.server.strangers import asked, cast, visiting


def bytes_of(text: str) -> Callable[[int], bytes]:
    """Bytes that follow from a text, in place of those of the machine."""
    return Random(text).randbytes


def chi_square(counts: Counter[str], total: int) -> float:
    """How far the letters are from being equally frequent."""
    expected = total / len(LETTERS)
    return sum((counts[letter] - expected) ** 2 / expected for letter in LETTERS)


UNLIKELY = (11.59, 59.70)
"""Below and above this is one in a thousand each, with 30 degrees of freedom."""


def fair(codes: list[str]) -> bool:
    """Whether at every place every letter is as frequent as chance would have it."""
    found = [
        chi_square(Counter(code[at] for code in codes), len(codes)) for at in range(CODE_LENGTH)
    ]
    return all(UNLIKELY[0] < each < UNLIKELY[1] for each in found)


def test_a_code_is_eight_of_31_letters_each_as_likely_as_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(random, "_urandom", bytes_of("codes"))
    codes = [new_code() for _ in range(sized(20_000, 200_000))]
    assert len(set(LETTERS)) == 31
    assert not set(LETTERS) & set("I1O08")
    assert {len(code) for code in codes} == {8}
    assert set("".join(codes)) == set(LETTERS)
    assert fair(codes)
    pairs = Counter(code[at : at + 2] for code in codes for at in range(7))
    total = pairs.total() / 31**2
    spread = sum((pairs[a + b] - total) ** 2 / total for a in LETTERS for b in LETTERS)
    assert 960 - 4 * 43.8 < spread < 960 + 4 * 43.8  # its deviation is the root of 2 × 960


def test_a_code_that_prefers_some_letters_would_be_noticed() -> None:
    source = bytes_of("codes")
    rounded = ["".join(LETTERS[byte % 31] for byte in source(8)) for _ in range(20_000)]
    assert not fair(rounded)
    assert not fair([code[:7] + "A" for code in rounded])


def test_codes_and_keys_come_from_the_machine_and_not_from_a_seed() -> None:
    random.seed(1)
    first = [new_code(), new_key(), keys.new_id(), keys.new_link()]
    random.seed(1)
    assert not set(first) & {new_code(), new_key(), keys.new_id(), keys.new_link()}
    assert random._urandom is os.urandom


@pytest.mark.parametrize(
    ("made", "size"),
    [
        (lambda: base64.urlsafe_b64decode(new_key() + "=="), 16),
        (lambda: base64.urlsafe_b64decode(keys.new_id() + "=="), 16),
        (lambda: base64.urlsafe_b64decode(keys.new_link() + "=="), 16),
        (lambda: RoundSeed.new().secret, 32),
    ],
    ids=["key", "room", "link", "seed"],
)
def test_whatever_nobody_may_guess_has_128_bits_of_chance(
    made: Callable[[], bytes], size: int
) -> None:
    texts = [made() for _ in range(2_000)]
    assert {len(text) for text in texts} == {size}
    for bit in range(8 * size):  # each is set as often as not; 250 away is eleven deviations
        count = sum(text[bit // 8] >> bit % 8 & 1 for text in texts)
        assert 750 < count < 1_250


def test_a_code_of_no_room_and_of_a_full_one_get_one_answer_to_the_letter(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        full = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        played = await cast(at.server)
        before = at.log()
        bodies = set[bytes]()
        for code in (full.code, played.anna.code, "ZZZZZZZZ", "no code at all"):
            for more in ({}, {"seat": 0}):
                answer = await asked(at, "POST", "/api/join", {"name": "Eve", "code": code, **more})
                assert answer.status == 404
                bodies.add(answer.body)
        for code in (full.code, "ZZZZZZZZ"):
            answer = await asked(at, "POST", "/api/watch", {"code": code})
            assert answer.status == 404
            bodies.add(answer.body)
        answer = await asked(at, "POST", "/api/join", {"name": "Eve", "room": full.room})
        bodies.add(answer.body)
        told = {json.loads(each)["message"] for each in bodies}
        assert told == {"there is no such room, or no free seat in it"}
        assert len(bodies) == 1
        assert at.log() == before

    visiting(tmp_path, play)


def test_a_seat_that_is_not_there_does_not_tell_whether_the_room_is(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        full = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        wish = {"name": "Eve", "seat": 9}
        answers = [
            await asked(at, "POST", "/api/join", {**wish, "code": code})
            for code in (full.code, "ZZZZZZZZ")
        ]
        assert answers[0].body == answers[1].body

    visiting(tmp_path, play)
