"""Pictures: melds, tables and turns drawn from notation, as SVG text.

The same input always gives the same text. Numerals are drawn as strokes, so no font is needed to
tell a tile; every colour has a mark of its own; every picture says in words what it shows.
"""

from rackrun.pictures.drawing import PLAIN, Look, meld_svg, table_svg, turn_svg
from rackrun.pictures.faces import Face

__all__ = ["PLAIN", "Face", "Look", "meld_svg", "table_svg", "turn_svg"]
