"""Whoever can play must, where that was agreed (option must_play_if_able, every edition)."""

import pytest

from rackrun.rules.actions import Draw, Pass
from tests.rulebook.asking import LEGAL, refused, scene

MUST = {"must_play_if_able": True}
OPENED, NOT_OPENED = True, False


@pytest.mark.parametrize(
    ("edition", "opened", "table", "rack"),
    [
        ("classic", NOT_OPENED, "", "r10 b10 y10 k1"),
        ("classic", NOT_OPENED, "", "r9 J J k1"),
        ("classic", OPENED, "", "r1 r2 r3 k9"),
        ("classic", OPENED, "r4 r5 r6 r7 r8", "r6 k1"),
        ("classic", OPENED, "k1 k2 J | b1 y1 r1 | b2 y2 r2", "r7 r8"),
        ("six-160", OPENED, "y5 y6 y7 | r5 r6 r7 | b5 b6 b7", "k6"),
        ("six-160", OPENED, "k8 r8 b8 y8", "k8 r8"),
        ("junior", NOT_OPENED, "r1 r2 J", "r3 k9"),
        ("junior", NOT_OPENED, "r4 r5 r6", "J"),
        ("stars", NOT_OPENED, "y4 y5 y6 J | r1 r2 r3", "r5 k9"),
        ("stars", NOT_OPENED, "y4 y5 y6 J J | r1 r2 r3", "r6 k9"),
        ("cards", NOT_OPENED, "b2 J b4", "b3 r1"),
        ("cards", NOT_OPENED, "", "b1 b2 b3"),
        ("cards", OPENED, "b2 b3 b4", "b5"),
        ("cards-pro", OPENED, "b1 b2 b3 b4 | r1 r2 r3 r4", "g4"),
        ("cards-pro", NOT_OPENED, "r1 g1 J", "y1"),
    ],
)
def test_whoever_can_play_may_not_draw(edition, opened, table, rack):
    held = {"table": table, "opened": opened, "options": MUST}
    assert refused(scene(edition, rack, "", pool="r1", **held), Draw(0)) == ["must-play"]
    assert refused(scene(edition, rack, "", **held), Pass(0)) == ["must-play"]


@pytest.mark.parametrize(
    ("edition", "opened", "table", "rack"),
    [
        ("classic", NOT_OPENED, "r4 r5 r6", "r7 r9 b9 y9"),
        ("classic", OPENED, "r4 r5 r6 r7", "r6 k1"),
        ("classic", OPENED, "r4 r5 J", "k9 b2"),
        ("six-160", OPENED, "k8 r8 b8 y8", "k8 k8"),
        ("junior", NOT_OPENED, "", "r1 r2 k9"),
        ("junior", NOT_OPENED, "y4 y5 y6 J | r1 r2 r3", "r5 k9"),
        ("stars", NOT_OPENED, "y4 y5 J | r1 r2 r3", "r5 k9"),
        ("cards", NOT_OPENED, "b2 b3 b4", "b5 J"),
        ("cards", OPENED, "b1 b2 b3 b4 b5 b6", "b3 J"),
        ("cards-pro", NOT_OPENED, "b1 b2 b3 b4 | r1 r2 r3 r4", "g4"),
        ("cards-pro", OPENED, "b1 b2 b3", "g3 r3"),
    ],
)
def test_whoever_cannot_play_draws(edition, opened, table, rack):
    held = {"table": table, "opened": opened, "options": MUST}
    assert refused(scene(edition, rack, "", pool="r1", **held), Draw(0)) == LEGAL
    assert refused(scene(edition, rack, "", **held), Pass(0)) == LEGAL
