"""The screen of a turn: who plays, what happened, the table, the rack, the draft."""

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from rackrun.cli.terminal import paint
from rackrun.cli.terminal.draft import Draft
from rackrun.cli.terminal.paint import HEADING, NUMBER, QUIET, WRONG, Look
from rackrun.cli.terminal.players import Player
from rackrun.cli.terminal.words import counter, many
from rackrun.editions import Edition
from rackrun.flaws import Flaw
from rackrun.melds import MeldRules
from rackrun.rules.match import totals
from rackrun.rules.position import Position, Stage
from rackrun.table import Table, changed
from rackrun.tiles import Tiles

_ANY_NUMBER = re.compile(r"([0-9]+) ([a-z]+)\(s\)")


def heading(position: Position) -> Text:
    """The edition, the round and what is left of the pool."""
    rules = position.edition.rules
    parts = [position.edition.title, _round(position)]
    if rules.game == "turns" and position.stage not in (Stage.PREPARE, Stage.BEGIN):
        parts.append(f"pool {len(position.pool)}")
    if rules.time_limit_seconds is not None:
        parts.append(f"{rules.time_limit_seconds} s a turn")
    return Text(" · ".join(parts), style=HEADING)


def _round(position: Position) -> str:
    rules = position.edition.rules
    if rules.scoring == "match-chip":
        return f"round {position.round}, first to {rules.chips_to_win}"
    return f"round {position.round}" + (f" of {rules.rounds}" if rules.rounds > 1 else "")


def seats(position: Position, players: Sequence[Player], reader: int | None) -> list[Text]:
    """A line for each player, with a mark at the one on turn."""
    rows = [
        ["> " if _on_turn(position, seat) else "  ", _name(players[seat], own=seat == reader),
         *_state(position, seat)]
        for seat in range(len(players))
    ]  # fmt: skip
    return columns(rows)


def _on_turn(position: Position, seat: int) -> bool:
    return position.edition.rules.game == "turns" and position.turn == seat


def _name(player: Player, *, own: bool) -> str:
    return f"{player.name} (you)" if own and player.name != "You" else player.label


def _state(position: Position, seat: int) -> list[str]:
    """What everybody may know of a seat, where the edition has it."""
    rules, held = position.edition.rules, position.seats[seat]
    if held.left:
        return ["has left"]
    state: list[str] = []
    if rules.game == "turns":
        state.append(many(len(held.rack), "tile"))
        if rules.opens != "at-once":
            state.append("has opened" if held.opened else "not opened")
    if rules.scoring in ("chips", "finds"):
        state.append(many(held.chips, counter(position.edition)))
    if rules.scoring == "match-chip":
        state.append(many(totals(position)[seat], "match chip"))
    elif position.results:
        state.append(f"total {totals(position)[seat]}")
    return state


def columns(rows: Sequence[Sequence[str]]) -> list[Text]:
    """Rows whose cells stand under one another."""
    deep = max((len(row) for row in rows), default=0)
    widths = [max((cell_len(row[at]) for row in rows if at < len(row)), default=0)
              for at in range(deep)]  # fmt: skip
    lines: list[Text] = []
    for first, *rest in rows:
        cells = [cell + " " * (widths[at] - cell_len(cell)) for at, cell in enumerate(rest, 1)]
        lines.append(Text((first + "  ".join(cells)).rstrip()))
    return lines


def table(before: Table, now: Table, rules: MeldRules, look: Look) -> list[Text]:
    """The melds with their numbers; a star marks what was not there before."""
    if not now:
        return [Text("  nothing lies there yet", style=QUIET)]
    _, fresh = changed(before, now)
    blocks: list[list[Text]] = []
    for place, lying in enumerate(now):
        number = f"{place + 1}{'*' if place in fresh else ''}"
        blocks.append([Text(f"{number:<2}", style=NUMBER), *paint.meld(lying, rules, look)])
    return paint.flow(blocks, look)


def rack(tiles: Tiles, edition: Edition, look: Look, *, by_number: bool) -> list[Text]:
    """The rack in the order its owner likes."""
    ordered = edition.box.sort(tiles)
    if by_number:
        ordered = tuple(sorted(ordered, key=lambda tile: (tile.is_joker, tile.number)))
    return paint.tiles(ordered, look) or [Text("  no tile", style=QUIET)]


def turn_screen(
    position: Position,
    players: Sequence[Player],
    draft: Draft,
    look: Look,
    *,
    news: Sequence[str],
    by_number: bool,
    before: Table,
) -> list[Text]:
    """Everything that the person on turn needs to see.

    ``before`` is the table that the person left behind: a star marks what others changed since,
    and once the draft is changed what that changes.
    """
    edition, reader = position.edition, position.turn
    lines = [heading(position), *seats(position, players, reader), Text()]
    if news:
        lines += [*(Text(text) for text in news), Text()]
    lines += [*_marked_table(draft, before, edition.melds, look), Text()]
    whose = "Your rack" if players[reader].name == "You" else f"{players[reader].name}'s rack"
    lines += [Text(f"{whose}, {many(len(draft.rack), 'tile')}", style=HEADING)]
    lines += rack(draft.rack, edition, look, by_number=by_number)
    if draft.loose:
        lines += [Text("In your hand, lifted from the table", style=HEADING)]
        lines += paint.tiles(edition.box.sort(draft.loose), look)
    return lines


def _marked_table(draft: Draft, before: Table, rules: MeldRules, look: Look) -> list[Text]:
    """The table of the draft, with a word on what the stars mean where there are any."""
    since = draft.start if draft.changed else before
    when = "in this turn" if draft.changed else "since your last turn"
    star = f"  (* changed {when})" if changed(since, draft.table)[1] else ""
    heading = Text.assemble(("Table", HEADING), (star, QUIET))
    return [heading, *table(since, draft.table, rules, look)]


def flaw_lines(
    flaws: Sequence[Flaw], draft: Draft, rules: MeldRules, look: Look
) -> list[RenderableType]:
    """Every flaw in words, at its meld where it concerns one."""
    lines: list[RenderableType] = []
    shown: int | None = None
    for flaw in sorted(flaws, key=lambda flaw: -1 if flaw.meld is None else flaw.meld):
        if flaw.meld is not None and flaw.meld != shown:
            shown = flaw.meld
            number = Text(f"{shown + 1:<2}", style=NUMBER)
            lines += paint.flow([[number, *paint.meld(draft.table[shown], rules, look)]], look)
        text = _counted(flaw.kind.template.format_map(flaw.args))
        about = f" ({', '.join(map(str, flaw.tiles))})" if _names_tiles(flaw) else ""
        sign = Text("  !" if flaw.meld is None else "     !", style=WRONG)
        lines.append(paint.hung([(sign, f"{text}{about}")], WRONG))
    return lines


def _counted(text: str) -> str:
    """The sentence with each number agreeing with its word.

    >>> _counted("1 tile(s) of the table"), _counted("2 joker(s)")
    ('1 tile of the table', '2 jokers')
    """
    return _ANY_NUMBER.sub(lambda found: many(int(found[1]), found[2]), text)


def _names_tiles(flaw: Flaw) -> bool:
    """Whether the words leave out the tiles that a flaw is about."""
    return flaw.meld is None and bool(flaw.tiles) and "tiles" not in flaw.args
