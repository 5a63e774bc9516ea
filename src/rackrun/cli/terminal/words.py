"""What happened, in words: one sentence for each event, addressed to the reader."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rackrun.cli.terminal.players import Player
from rackrun.editions import Edition
from rackrun.notation.tiles import write_tiles
from rackrun.rules import events as happened
from rackrun.rules.events import Event
from rackrun.rules.starting import draw_for_start
from rackrun.tiles import Tile, Tiles

_SILENCE: Mapping[int, str] = {}
_WHY_STARTS = {
    "draw": "the highest number",
    "oldest": "the oldest",
    "youngest": "the youngest",
    "winner": "won the last round",
    "lot": "by lot",
}


def counter(edition: Edition) -> str:
    """What the edition pays with: chip or star."""
    return edition.rules.counters.removesuffix("s")


def many(number: int, word: str) -> str:
    """A number with its word.

    >>> many(1, "tile"), many(3, "tile")
    ('1 tile', '3 tiles')
    """
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def in_full(tile: Tile) -> str:
    """The tile as it is spoken.

    >>> in_full(Tile.parse("k12"))
    'black 12'
    """
    return "joker" if tile.colour is None else f"{tile.colour.word} {tile.number}"


@dataclass(frozen=True, slots=True)
class Told:
    """Events told to one seat, or to a watcher, in an edition's own words."""

    edition: Edition
    players: Sequence[Player]
    reader: int | None = None

    def who(self, seat: int) -> str:
        """The name, or You."""
        return "You" if seat == self.reader else self.players[seat].name

    def paid(self, number: int) -> str:
        """An amount of chips or stars."""
        return many(number, counter(self.edition))

    def story(self, events: Iterable[Event], remarks: Mapping[int, str] = _SILENCE) -> list[str]:
        """The sentences for events that follow one another, repeated draws explained.

        ``remarks`` has what bots said about the events at some places.
        """
        draws: list[happened.StartDrawn] = []
        told: list[str] = []
        for at, event in enumerate(events):
            told += [*self.sentences(event), *([remarks[at]] if at in remarks else [])]
            draws = drawn_so_far(draws, event)
            told += self.draw_again(draws) if isinstance(event, happened.StartDrawn) else []
        return told

    def draw_again(self, draws: Sequence[happened.StartDrawn]) -> list[str]:
        """Who draws again for the start, and why, after these draws of a round."""
        seats = draw_for_start(draws[0].seats, draws).to_draw
        if not seats:
            return []
        last = dict(zip(draws[-1].seats, draws[-1].tiles, strict=True))
        jokers = all(seat in last and last[seat].is_joker for seat in seats)
        why = "a joker has no number" if jokers else "the highest number was drawn more than once"
        names = _and([self.who(seat) for seat in seats])
        verb = "draws" if len(seats) == 1 and seats[0] != self.reader else "draw"
        return [f"{names} {verb} again: {why}."]

    def sentences(self, event: Event) -> list[str]:
        """The sentences for an event that the reader may see as it is; none if it has no news."""
        match event:
            case (
                happened.RoundPrepared() | happened.SeedOffered() | happened.StartDrawn()
                | happened.StarterChosen() | happened.TilesDealt() | happened.TilesSpread()
            ):  # fmt: skip
                return self._of_the_start(event)
            case happened.TileNamed() | happened.TileFound() | happened.TileMissed():
                return self._of_finding(event)
            case happened.RunAnnounced(colour, complete):
                if complete:
                    return [f"The {colour.word} row is complete, 1 to {self.edition.box.highest}!"]
                return [f"That is a run: {colour.word} tiles that follow one another!"]
            case happened.TurnTimedOut(seat):
                whose = "Your" if seat == self.reader else f"{self.players[seat].name}'s"
                return [f"{whose} time was up."]
            case happened.TurnPassed(seat):
                return [f"{self.who(seat)} passed."]
            case happened.SeatLeft(seat=seat):
                return [f"{self.who(seat)} left the game."]
            case happened.TablePlayed() | happened.PenaltyTaken():
                return self._of_playing(event)
            case happened.TileDrawn() | happened.TileGivenBack():
                return self._of_drawing(event)
            case (
                happened.MatchOpened() | happened.RoundScored() | happened.SeedRevealed()
                | happened.MatchScored()
            ):  # fmt: skip
                return []

    def _of_the_start(self, event: Event) -> list[str]:
        match event:
            case happened.RoundPrepared(commitment):
                return [f"The shuffle is sealed: {commitment}"]
            case happened.SeedOffered(seat, seed):
                return [f"{self.who(seat)} added the seed {seed} to it."]
            case happened.StartDrawn(seats, tiles):
                drawn = zip(seats, tiles, strict=True)
                each = ", ".join(f"{self.who(seat)} {tile}" for seat, tile in drawn)
                return [f"Drawn for the start: {each}."]
            case happened.StarterChosen(seat, how):
                verb = "start" if seat == self.reader else "starts"
                return [f"{self.who(seat)} {verb} ({_WHY_STARTS.get(how, how)})."]
            case happened.TilesSpread(tiles):
                return [f"All {len(tiles)} tiles lie open."]
            case _:
                return []

    def _of_finding(
        self, event: happened.TileNamed | happened.TileFound | happened.TileMissed
    ) -> list[str]:
        match event:
            case happened.TileNamed(tile):
                return [f"The guide names {in_full(tile)}."]
            case happened.TileFound(seat, tile, chips):
                praise = "" if self.players[seat].bot else " Well done!"
                return [f"{self.who(seat)} found {in_full(tile)}{self._gained(chips)}.{praise}"]
            case happened.TileMissed(seat, tile):
                if self.players[seat].bot:
                    return [f"{self.who(seat)} tried {in_full(tile)}, which does not fit here."]
                return [f"{in_full(tile).capitalize()} does not fit here. Look again!"]

    def _of_playing(self, event: happened.TablePlayed | happened.PenaltyTaken) -> list[str]:
        laid = f"{self.who(event.seat)} laid {write_tiles(event.played)}" if event.played else ""
        match event:
            case happened.TablePlayed(taken=taken, chips=chips):
                joker = f" and took {_jokers(taken)}" if taken else ""
                return [f"{laid}{joker}{self._gained(chips)}."]
            case happened.PenaltyTaken(seat, taken=taken, penalty=penalty):
                kept = [f"{laid}."] if laid else []
                if taken:
                    kept.append(f"{self.who(seat)} had to take {write_tiles(taken)}.")
                tiles = f": {write_tiles(penalty)}" if seat == self.reader and penalty else ""
                count = many(len(penalty), "penalty tile")
                return [*kept, f"{self.who(seat)} drew {count}{tiles}."]

    def _of_drawing(self, event: happened.TileDrawn | happened.TileGivenBack) -> list[str]:
        own = event.seat == self.reader
        tile = str(event.tile) if own else "a tile"
        match event:
            case happened.TileDrawn(seat, paid=paid):
                price = f" and paid {self.paid(paid)}" if paid else ""
                return [f"{self.who(seat)} drew {tile}{price}."]
            case happened.TileGivenBack(seat):
                return [f"{self.who(seat)} gave {tile} back."]

    def _gained(self, chips: int) -> str:
        return f" for {self.paid(chips)}" if chips else ""


def drawn_so_far(draws: Sequence[happened.StartDrawn], event: Event) -> list[happened.StartDrawn]:
    """The draws for the start of the running round, this event included."""
    if isinstance(event, happened.StartDrawn):
        return [*draws, event]
    return [] if isinstance(event, happened.RoundPrepared) else list(draws)


def why_blocked(before: Event) -> str:
    """Why a round ended that nobody finished; ``before`` is what happened right before."""
    if isinstance(before, happened.TurnPassed):
        return "Everybody passed."
    return "Nobody could go on."


def _and(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _jokers(taken: Tiles) -> str:
    return "a joker" if len(taken) == 1 else f"{len(taken)} jokers"
