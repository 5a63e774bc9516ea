"""The art: strokes of the numerals, the mark of each colour, the joker, five animals, all inks."""

from typing import NamedTuple

from rackrun.tiles import Colour


class Ink(NamedTuple):
    """The colours of a tile colour: numerals and outlines, and the filling of its mark."""

    line: str
    fill: str


INKS = {
    Colour.BLACK: Ink("#17181c", "#2a2b31"),
    Colour.RED: Ink("#ac0a32", "#d3183f"),
    Colour.BLUE: Ink("#0a489f", "#1b69d6"),
    Colour.YELLOW: Ink("#9a5b00", "#f7ae12"),
    Colour.GREEN: Ink("#0b7348", "#2fae6a"),
}

PAGE, PAGE_LINE = "#eef4f1", "#c9d8d2"
CLOTH, CLOTH_LINE = "#a8c6be", "#35605a"
TEXT = "#142b29"
IVORY, IVORY_LIGHT, IVORY_EDGE, IVORY_LINE = "#fffaec", "#ffffff", "#d9c9a2", "#e6d8b4"
SHADE = "#1f3a35"
WOOD, WOOD_LIGHT, WOOD_LIP, FOOT = "#d6a86c", "#e0b67e", "#a8743c", "#875621"
BACK, BACK_EDGE, BACK_MARK = "#2c5f63", "#1b4246", "#8fc0bd"
ATTENTION, ATTENTION_LINE = "#ffc53d", "#7d4b00"
FLAW, FLAW_PANEL = "#9c1c1c", "#fff0ec"
GOOD, GOOD_PANEL = "#14663f", "#e3f4e8"

DIGIT_HEIGHT = 60
DIGIT_GAP = 15
DIGIT_WEIGHT = 8.6
DIGIT_WEIGHT_XXL = 10

DIGITS = (
    "M18 0C7 0 0 11 0 30s7 30 18 30 18-11 18-30S29 0 18 0Z",
    "M0 13 16 0v60",
    "M1 15C2 5 9 0 18 0c10 0 17 6 17 16 0 8-4 13-11 20L1 60h35",
    "M2 8C6 3 11 0 17 0c10 0 16 5 16 14 0 8-6 14-17 14 12 0 20 6 20 16S28 60 17 60C10 60 4 57 0 51",
    "M27 60V0L0 43h37",
    "M33 0H6L3 28c4-4 9-6 15-6 11 0 18 8 18 19S28 60 17 60C10 60 4 57 0 52",
    "M31 6C28 2 24 0 20 0 7 0 0 14 0 36c0 15 7 24 18 24s18-8 18-18.5S29 23 19 23C9 23 1 29 0 38",
    "M0 0h36L12 60",
    "M18 28C8 28 2 22 2 14S8 0 18 0s16 6 16 14-6 14-16 14C7 28 0 34.5 0 44s7 16 18 16"
    " 18-6.5 18-16S29 28 18 28Z",
    "M5 54c3 4 7 6 11 6 13 0 20-14 20-36C36 9 29 0 18 0S0 8 0 18.5 7 37 17 37c10 0 18-6 19-15",
)
"""One centre line for each digit."""


def digit_width(digit: str) -> int:
    """The width of a digit's box; the 1 is slim.

    >>> digit_width("1"), digit_width("7")
    (18, 36)
    """
    return 18 if digit == "1" else 36


MARK_SIZE = 24

MARKS = {
    Colour.BLACK: '<path d="M16.2 1.8A10.6 10.6 0 1 0 22.6 14.8 8.3 8.3 0 0 1 16.2 1.8Z"/>',
    Colour.RED: '<path d="M12 21.8C5 17 1.5 13 1.5 8.7 1.5 5.2 4.1 2.6 7.3 2.6c2 0 3.7 1 4.7 2.7'
    ' 1-1.7 2.7-2.7 4.7-2.7 3.2 0 5.8 2.6 5.8 6.1 0 4.3-3.5 8.3-10.5 13.1Z"/>',
    Colour.BLUE: '<path d="M12 1c5 6 8 9.9 8 14.1a8 8 0 0 1-16 0C4 10.9 7 7 12 1Z"/>',
    Colour.YELLOW: '<path d="M12 1 14.8 5.2 19.8 4.2 18.8 9.2 23 12 18.8 14.8 19.8 19.8 14.8 18.8'
    ' 12 23 9.2 18.8 4.2 19.8 5.2 14.8 1 12 5.2 9.2 4.2 4.2 9.2 5.2Z"/>',
    Colour.GREEN: '<path d="M22 2C9 2 2 7.5 2.6 16.8c.1 1.6.5 2.9 1 3.9L2 23.2l1.5.6 1.8-2.6'
    'c1 .4 2 .6 3 .6C17.6 21.8 22 14 22 2Z"/><path d="M6.5 18.5C9 13.5 12.5 10 17 7.5"'
    ' fill="none" stroke="#fffaec" stroke-width="1.6" stroke-linecap="round"/>',
}
"""Moon, heart, drop, sun, leaf: five silhouettes that stay apart when they are small."""

JOKER_SIZE = 48

JOKER_FACE = (
    '<path fill="#5b2a86" d="M10 25C9 15 8 11 4 8c6-3 12-1 15 5 1-5 2-8 5-11 3 3 4 6 5 11'
    ' 3-6 9-8 15-5-4 3-5 7-6 17Z"/>'
    '<path fill="#7d45ad" d="M24 2c3 3 4 6 5 11 3-6 9-8 15-5-4 3-5 7-6 17H24Z"/>'
    '<circle cx="24" cy="31" r="14.5" fill="#ffd79a"/>'
    '<path fill="#fff6df" d="M8.5 24.5c2.6 3.6 6 3.6 7.8.4 1.8 3.8 6 3.8 7.7.3 1.7 3.5 5.9 3.5'
    ' 7.7-.3 1.8 3.2 5.2 3.2 7.8-.4-.6-4-7-7-15.5-7s-14.9 3-15.5 7Z"/>'
    '<circle cx="4.6" cy="8.4" r="3.4" fill="#d3183f"/>'
    '<circle cx="24" cy="3.6" r="3.4" fill="#f5aa0a"/>'
    '<circle cx="43.4" cy="8.4" r="3.4" fill="#1b69d6"/>'
    '<circle cx="18.5" cy="31.5" r="2.1" fill="#2c1840"/>'
    '<path d="M27 32c1.2-2 3.8-2 5 0" fill="none" stroke="#2c1840" stroke-width="2"'
    ' stroke-linecap="round"/>'
    '<g fill="#f39a86" opacity=".8"><circle cx="14.2" cy="36" r="2.3"/>'
    '<circle cx="33.8" cy="36" r="2.3"/></g>'
    '<path d="M17.5 37c2.6 6 10.4 6 13 0Z" fill="#8f1730" stroke="#2c1840" stroke-width="1.6"'
    ' stroke-linejoin="round"/>'
)
"""The joker, host of the table: winking, three bells on the cap."""
