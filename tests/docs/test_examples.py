"""An example that says something else than the engine cannot stand in a page."""

import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
sys.path.append(str(DOCS))

from builder.pages import BadPage, Page, rebuilt  # noqa: E402 # found only by way of the line above

PAGE = DOCS / "editions" / "page.md"
TURN = """turn classic
table: r4 r5 r6
rack: r7 k1
after: r4 r5 r6 r7
verdict: legal
"""


def built(example: str) -> Page:
    """The page with this example, made anew."""
    return rebuilt(
        f"# A page\n\n<!-- example ours: {example}-->\nold\n<!-- /example -->\n", PAGE, DOCS
    )


def test_an_example_becomes_a_picture_and_a_verdict() -> None:
    page = built(TURN)
    assert list(page.pictures) == ["ours"]
    assert "](../pictures/ours.svg)\n\n✔ **Legal:** laid from the rack `r7`.\n<!--" in page.text
    assert "old" not in page.text


def test_making_a_page_twice_changes_nothing() -> None:
    once = built(TURN).text
    assert rebuilt(once, PAGE, DOCS).text == once


def test_flaws_are_told_with_a_link() -> None:
    text = built(TURN.replace("r6 r7\nv", "r6 k1\nv").replace("legal", "not-a-meld")).text
    assert "✘ **Not legal:** [`not-a-meld`](../reference/flaws.md#not-a-meld) meld 1" in text


@pytest.mark.parametrize(
    ("example", "complaint"),
    [
        (TURN.replace("legal", "run-gap"), "says 'run-gap', the engine says 'legal'"),
        (TURN.replace("r7 k1", "b7 k1"), "says 'legal', the engine says 'tile-invented"),
        (TURN.replace("r4 r5 r6\nr", "r4 r6\nr"), "r4 r6 cannot lie there"),
        (TURN.replace("r7 k1", "r4 r4 r7"), "expected r4 at most 2 times, got 3"),
        (TURN.replace("verdict: legal\n", ""), "expected a line 'verdict: ...'"),
        (TURN.replace("rack:", "hand:"), "got 'hand: r7 k1'"),
        (TURN.replace("r7 k1", "r7 x1"), "expected a tile such as 'r12' or 'J', got 'x1'"),
        (TURN.replace("classic", "classical"), "expected an edition out of"),
        (TURN.replace("turn", "move"), "expected 'name: kind edition'"),
        ("find stars-intro\nrow: k2\ntile: k4\nverdict: fits\n", "the engine says 'misses'"),
        ("melds junior\nmelds: r1 b1 y1\nverdict: group\n", "says 'group-not-allowed'"),
        (
            "score classic\nracks: - | J\nfinisher: A\nverdict: 30 -30, won by A\n",
            "the engine says '25 -25, won by A'",
        ),
    ],
)
def test_a_wrong_example_is_refused(example: str, complaint: str) -> None:
    with pytest.raises(BadPage) as refused:
        built(example)
    assert "docs/editions/page.md:3" in str(refused.value)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("<!-- made flaw -->\n<!-- /made -->\n", "expected a part out of"),
        ("<!-- made flaws -->\n", "expected an end for each marker"),
    ],
)
def test_a_wrong_marker_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPage, match=complaint):
        rebuilt(text, PAGE, DOCS)


def test_a_marker_inside_a_block_of_code_is_left_alone() -> None:
    text = "```\n<!-- made flaws -->\n<!-- /made -->\n```\n"
    assert rebuilt(text, PAGE, DOCS).text == text
