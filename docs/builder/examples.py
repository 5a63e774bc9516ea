"""Examples: read from a marker, judged by the engine, drawn, and told in words.

An example states its own verdict. If the engine sees it otherwise the page cannot be built, so
that no wrong example can stand.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree

from builder.errors import BadPage
from rackrun.editions import Edition, by_code, read_user_file
from rackrun.errors import RackrunError
from rackrun.flaws import Flaw
from rackrun.melds import Group, best_value, flaws, read
from rackrun.notation import read_table, read_tiles, write_tiles
from rackrun.pictures import Look, table_svg, turn_svg
from rackrun.rules.finding import fits
from rackrun.rules.legality import judge
from rackrun.rules.opening import opening_value
from rackrun.rules.playing import reward
from rackrun.rules.position import Position, Seat
from rackrun.rules.scoring import Score, score
from rackrun.rules.turn import Turn, Verdict
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles

_HEADER = re.compile(r"(?P<name>[a-z0-9-]+): (?P<kind>[a-z]+) (?P<code>[a-z0-9.-]+)")


@dataclass(frozen=True, slots=True)
class Example:
    """An example as it stands in a page."""

    name: str
    kind: str
    edition: Edition
    fields: dict[str, str]
    place: str

    @property
    def look(self) -> Look:
        """How the tiles of this edition look."""
        return Look(face=self.edition.face, rules=self.edition.melds)

    def field(self, name: str, default: str | None = None) -> str:
        """The text of a field; without a default it must be there."""
        value = self.fields.get(name, default)
        if value is None:
            raise BadPage(f"{self.place}: expected a line '{name}: ...' in {self.name}, got none")
        return value

    def expect(self, found: str) -> None:
        """Refuse an example that says something else than the engine."""
        told = self.field("verdict")
        if told != found:
            raise BadPage(f"{self.place}: {self.name} says {told!r}, the engine says {found!r}")


@dataclass(frozen=True, slots=True)
class Made:
    """What becomes of an example: Markdown, and a picture if it has one."""

    name: str
    text: str
    picture: str = ""

    @property
    def alt(self) -> str:
        """The picture in words."""
        return ElementTree.fromstring(self.picture).get("aria-label", "")


def make(body: str, place: str, here: Path) -> Made:
    """The example of a marker, judged and drawn; rule files are looked for in ``here``."""
    example = parse(body, place, here)
    try:
        return _KINDS[example.kind][0](example)
    except RackrunError as error:
        raise BadPage(f"{place}: {error}") from error


def parse(body: str, place: str, here: Path) -> Example:
    """The example of a marker as it is written, not yet judged."""
    header, *lines = body.strip().splitlines()
    match = _HEADER.fullmatch(header.strip())
    if match is None or match["kind"] not in _KINDS:
        kinds = ", ".join(_KINDS)
        raise BadPage(f"{place}: expected 'name: kind edition' with a kind out of {kinds}; "
                      f"got {header!r}")  # fmt: skip
    known = f"{_KINDS[match['kind']][1]}, page".removeprefix(", ")
    fields = dict(_field(line, known, place) for line in lines)
    try:
        edition = _edition(match["code"], here)
    except RackrunError as error:
        raise BadPage(f"{place}: {error}") from error
    return Example(match["name"], match["kind"], edition, fields, place)


def _edition(code: str, here: Path) -> Edition:
    """The edition of a code, or of a rule file beside the page."""
    return read_user_file(here / code)[0] if code.endswith(".toml") else by_code(code)


def _field(line: str, known: str, place: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    if not colon or name.strip() not in known.split(", "):
        raise BadPage(f"{place}: expected lines with {known}; got {line!r}")
    return name.strip(), " ".join(value.split())


def turn_of(example: Example) -> Turn:
    """The turn that an example of this kind tells."""
    table, after = read_table(example.field("table", "")), read_table(example.field("after"))
    rack = read_tiles(example.field("rack"))
    kept = example.fields.get("rack after")
    rack_after = None if kept is None else read_tiles(kept)
    _check_possible(example, table, rack)
    opened = example.field("opened", "yes") == "yes"
    return Turn(example.edition, opened, table, rack, after, rack_after)


def _turn(example: Example) -> Made:
    """A turn, judged from table and rack before and after it."""
    turn = turn_of(example)
    verdict = judge(turn)
    example.expect(codes(verdict.flaws) or "legal")
    picture = turn_svg(
        turn.table, turn.rack, turn.after, rack_after=turn.rack_after, legal=verdict.legal,
        look=example.look,
        flawed={flaw.meld for flaw in verdict.flaws if flaw.meld is not None},
    )  # fmt: skip
    text = _effects(turn, verdict) if verdict.legal else _reasons(verdict.flaws, "Not legal")
    return Made(example.name, text, picture)


def _check_possible(example: Example, table: Table, rack: Tiles) -> None:
    """Refuse a position before the turn that cannot be."""
    for tiles in table:
        if found := flaws(tiles, example.edition.melds):
            raise BadPage(f"{example.place}: {write_tiles(tiles)} cannot lie there: "
                          f"{found[0].message}")  # fmt: skip
    for tile, count in Counter([*tiles_on(table), *rack]).items():
        if count > example.edition.box.count(tile):
            raise BadPage(f"{example.place}: expected {tile} at most "
                          f"{example.edition.box.count(tile)} times, got {count}")  # fmt: skip


def codes(found: tuple[Flaw, ...]) -> str:
    """The codes of flaws as a verdict tells them: in order, each once."""
    return ", ".join(dict.fromkeys(flaw.code for flaw in found))


def _reasons(found: tuple[Flaw, ...], what: str) -> str:
    """Every flaw with a link to its page."""
    told = [f"[`{flaw.code}`]({{reference}}/flaws.md#{flaw.code}) {flaw.message}" for flaw in found]
    return f"✘ **{what}:** " + "; ".join(dict.fromkeys(told)) + "."


def _effects(turn: Turn, verdict: Verdict) -> str:
    """What a legal turn does."""
    rules = turn.edition.rules
    told = [f"laid from the rack `{write_tiles(verdict.played)}`"]
    if verdict.taken:
        told.append(f"taken to the rack `{write_tiles(verdict.taken)}`")
    if rules.opens == "points" and not turn.opened:
        value = opening_value(Counter(verdict.played), turn.edition.melds, enough=10**6)
        told.append(f"an opening worth {value}")
    if rules.opens == "own-meld" and not turn.opened:
        told.append("the first meld of one's own" if verdict.opened else "no own meld yet")
    if rules.tile_reward:
        earned = reward(rules, verdict, len(turn.rack))
        told.append(f"reward {earned} {_chips(turn.edition, earned)}")
    if len(verdict.played) - len(verdict.taken) == len(turn.rack):
        told.append("the rack is empty and the round is over")
    return "✔ **Legal:** " + "; ".join(told) + "."


def _chips(edition: Edition, count: int) -> str:
    words = edition.rules.counters
    return words.removesuffix("s") if count == 1 else words


def _melds(example: Example) -> Made:
    """Some would-be melds, each judged by itself."""
    rules = example.edition.melds
    table = read_table(example.field("melds"))
    found = [flaws(tiles, rules) for tiles in table]
    kinds = [meld_kind(tiles, example) if not bad else codes(bad)
             for tiles, bad in zip(table, found, strict=True)]  # fmt: skip
    example.expect(" | ".join(kinds))
    lines: list[str] = []
    for tiles, bad, kind in zip(table, found, kinds, strict=True):
        told = _reasons(bad, "no meld") if bad else f"✔ a {kind}" + _worth(tiles, example)
        lines.append(f"- `{write_tiles(tiles)}` {told}")
    flawed = {place for place, bad in enumerate(found) if bad}
    look = replace(example.look, widest=12)
    return Made(example.name, "\n".join(lines), table_svg(table, flawed=flawed, look=look))


def meld_kind(tiles: Tiles, example: Example) -> str:
    """Whether a meld is read as a run or as a group."""
    return "group" if isinstance(read(tiles, example.edition.melds), Group) else "run"


def _worth(tiles: Tiles, example: Example) -> str:
    if example.edition.rules.opens != "points":
        return ""
    return f", worth {best_value(tiles, example.edition.melds)} in an opening"


def _tiles(example: Example) -> Made:
    """Every kind of tile of an edition, one colour in each row."""
    box = example.edition.box
    kinds = list(dict.fromkeys(box.tiles()))
    table = tuple(tuple(tile for tile in kinds if tile.colour == colour) for colour in box.colours)
    if box.jokers:
        table = (*table, (JOKER,) * box.jokers)
    often = {1: "once", 2: "twice", 3: "three times"}.get(box.copies, f"{box.copies} times")
    jokers = f"{box.jokers} jokers" if box.jokers else "no jokers"
    colours = ", ".join(colour.word for colour in box.colours)
    text = (f"{box.size} tiles: {colours}, each 1 to {box.highest} {often}, and {jokers}."
            if box.jokers else
            f"{box.size} tiles: {colours}, each 1 to {box.highest} {often}; {jokers}.")  # fmt: skip
    look = replace(example.look, rules=None, widest=box.highest)
    return Made(example.name, text, table_svg(table, look=look))


def find_of(example: Example) -> tuple[Tiles, Tile, bool]:
    """The row of an example, the tile that was found, and whether it is right."""
    row = read_tiles(example.field("row"))
    (tile,) = read_tiles(example.field("tile"))
    right = fits(Position(example.edition, (Seat(),), table=(row,), pool=(tile,)), tile)
    return row, tile, right


def _find(example: Example) -> Made:
    """A find in an introductory game."""
    row, tile, right = find_of(example)
    example.expect("fits" if right else "misses")
    after = example.edition.box.sort((*row, tile)) if right else (*row, tile)
    flawed = () if right else (0,)
    look = replace(example.look, rules=None)
    picture = turn_svg((row,), (), (after,), legal=right, flawed=flawed, look=look)
    chips = example.edition.rules.tile_reward
    earned = f"{chips} {_chips(example.edition, chips)} for the finder"
    text = f"✔ **Fits:** {earned}." if right else "✘ **Does not fit:** nothing is won or lost."
    return Made(example.name, text, picture)


def score_of(example: Example) -> tuple[list[Tiles], list[int], Score]:
    """The racks of an example, the chips before the end, and what each seat gets."""
    racks = [read_tiles(part.replace("-", "")) for part in example.field("racks").split("|")]
    chips = [int(word) for word in example.field("chips", "0 " * len(racks)).split()]
    finisher = example.field("finisher")
    seats = tuple(Seat(rack, chips=held) for rack, held in zip(racks, chips, strict=True))
    at = None if finisher == "none" else "ABCDEF".index(finisher)
    return racks, chips, score(Position(example.edition, seats, starter=0), at)


def score_verdict(result: Score) -> str:
    """The result of every seat, and who won."""
    winners = " ".join("ABCDEF"[seat] for seat in result.winners) or "nobody"
    return " ".join(map(str, result.scores)) + f", won by {winners}"


def _score(example: Example) -> Made:
    """The end of a round: racks, perhaps chips, and what each seat gets."""
    racks, chips, result = score_of(example)
    example.expect(score_verdict(result))
    head = ["seat", "rack at the end", *(["chips before"] if any(chips) else []), "result", ""]
    lines = [_row(head), _row(["---"] * len(head))]
    for seat, (rack, held, value) in enumerate(zip(racks, chips, result.scores, strict=True)):
        shown = f"`{write_tiles(rack)}`" if rack else "empty"
        won = "wins the round" if seat in result.winners else ""
        before = [str(held)] if any(chips) else []
        lines.append(_row(["ABCDEF"[seat], shown, *before, f"{value}", won]))
    return Made(example.name, "\n".join(lines))


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


_KINDS: dict[str, tuple[Callable[[Example], Made], str]] = {
    "turn": (_turn, "opened, table, rack, after, rack after, verdict"),
    "melds": (_melds, "melds, verdict"),
    "tiles": (_tiles, ""),
    "find": (_find, "row, tile, verdict"),
    "score": (_score, "racks, chips, finisher, verdict"),
}
"""The kinds of example, and the lines that each may have."""
