"""What a bot did, in sentences that a child understands; nothing hidden is told."""

from collections.abc import Iterable, Sequence

from rackrun.bots.interface import View
from rackrun.melds import Group, Meld, Run, readings
from rackrun.rules.actions import Action, Draw, GiveBack, Pass, Play
from rackrun.table import Table, changed, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles, difference


def explained(view: View, action: Action) -> str:
    """Why the seat of the view did this.

    A tile that was drawn or given back stays unnamed: everybody may read the sentence.
    """
    match action:
        case Play(table=table):
            return " ".join(_of_play(view, table))
        case Draw():
            return f"{_nothing(view)}, so I take a tile."
        case Pass():
            return f"{_nothing(view)}, so I pass."
        case GiveBack():
            return "My rack is full, so I give one tile back."
        case _:
            raise AssertionError(f"no seat on turn does this: {action}")


def _nothing(view: View) -> str:
    rules = view.edition.rules
    if rules.opens == "points" and rules.opening and not view.opened:
        return f"I do not see {rules.opening} points to begin with"
    return "I see nothing that I can lay"


def _of_play(view: View, table: Table) -> list[str]:
    """A sentence or two for each meld that is new or has changed."""
    rules = view.edition.melds
    gone, fresh = changed(view.table, table)
    left, said = readings(gone, rules), list[str]()
    for meld in readings([table[place] for place in fresh], rules):
        old = next((old for old in left if _continues(old, meld)), None)
        if old is None:
            said.append(_new(meld))
        else:
            left.remove(old)
            said += _changed(old, meld)
    if left:
        laid = difference(tiles_on(table), tiles_on(view.table))
        mine = _list(map(_spoken, laid.elements()))
        return [f"I move tiles on the table to make room for {mine}."]
    return said


def _continues(old: Meld, new: Meld) -> bool:
    """Whether the new meld is the old one with tiles added or jokers swapped."""
    match old, new:
        case Run(), Run():
            kept = _kept(old, new)
            same = old.colour == new.colour and len(kept) == len(old.tiles)
            pairs = zip(old.tiles, kept, strict=False)
            return same and all(was in (JOKER, now) for was, now in pairs)
        case Group(), Group():
            return not set(difference(old.tiles, new.tiles)) - {JOKER}
        case _:
            return False


def _kept(old: Run, new: Run) -> Tiles:
    """What now lies where the old run lay."""
    shift = old.first - new.first
    return new.tiles[shift : shift + len(old.tiles)] if shift >= 0 else ()


def _new(meld: Meld) -> str:
    match meld:
        case Run():
            return f"{_capital(_list(_places(meld)))} follow one another, so they are a run."
        case Group():
            names = _capital(_list(map(_spoken, meld.tiles)))
            return f"{names} are one number in different colours, so they are a group."


def _places(run: Run) -> list[str]:
    """What lies at each place of a run, a joker with what it stands for."""
    pairs = zip(run.tiles, run.stands_for, strict=True)
    return [
        f"the joker as {_spoken(tile)}" if laid.is_joker else _spoken(tile) for laid, tile in pairs
    ]


def _changed(old: Meld, new: Meld) -> list[str]:
    """How the new meld came from the old one."""
    match old, new:
        case Run(), Run():
            places, shift = _places(new), old.first - new.first
            places_kept = zip(old.tiles, _kept(old, new), strict=True)
            right = [now for was, now in places_kept if was != now]
            low, high = places[:shift], places[shift + len(old.tiles) :]
            first, last = _spoken(old.stands_for[0]), _spoken(old.stands_for[-1])
            return [
                *map(_swapped, right),
                *([f"{_capital(_list(low))} {_verb(low)} before {first}."] if low else []),
                *([f"{_capital(_list(high))} {_verb(high)} after {last}."] if high else []),
            ]
        case _:
            tiles = list(difference(new.tiles, old.tiles).elements())
            jokers = difference(old.tiles, new.tiles)[JOKER]
            more = _list(map(_spoken, tiles[jokers:]))
            return [
                *map(_swapped, tiles[:jokers]),
                *([f"The group still has room for {more}."] if more else []),
            ]


def _swapped(tile: Tile) -> str:
    return f"{_capital(_spoken(tile))} fits where a joker lies, so I take the joker."


def _verb(names: Sequence[str]) -> str:
    return "comes" if len(names) == 1 else "come"


def _spoken(tile: Tile) -> str:
    """The tile as it is spoken.

    >>> _spoken(Tile.parse("k12"))
    'black 12'
    """
    return "the joker" if tile.colour is None else f"{tile.colour.word} {tile.number}"


def _list(names: Iterable[str]) -> str:
    """Names one after the other, with an and before the last."""
    *others, last = ["", *names]
    return " and ".join(filter(None, [", ".join(filter(None, others)), last]))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
