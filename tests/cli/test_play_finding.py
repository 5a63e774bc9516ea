"""The introductory games in the terminal: a guide, a friendly word, no punishment."""

import pytest

from rackrun.cli.terminal.match import play_match
from rackrun.cli.terminal.session import Session
from rackrun.rules.events import RoundPrepared, TileFound, TileMissed, TileNamed
from rackrun.rules.finding import fits
from rackrun.rules.position import Stage
from tests.cli.test_play_kit import Clock, FakeTerminal, Typist, seeds, sit_down


def first_tile(edition: str = "junior-intro", seats: tuple[str, ...] = ()) -> str:
    """The tile that the computer names first with the usual seed."""
    session, _ = sit_down(edition, seats)
    play_match(session)
    return str(next(event.tile for event in session.events if isinstance(event, TileNamed)))


def neighbour(session: Session) -> str:
    return str(next(tile for tile in session.position.pool if fits(session.position, tile)))


def looked(*lines: str, seats: tuple[str, ...] = ("Mia",)) -> tuple[Session, FakeTerminal]:
    session, terminal = sit_down("junior-intro", seats, lines)
    play_match(session)
    return session, terminal


def test_the_computer_names_a_tile_and_all_tiles_lie_open() -> None:
    session, terminal = looked()
    named = session.position.table[0][0]
    assert named.colour is not None
    assert f"The guide names {named.colour.word} {named.number}." in terminal.text
    assert terminal.text.count("[") == 40


def test_a_find_earns_a_chip_and_praise() -> None:
    tile = neighbour(looked()[0])
    session, terminal = looked(tile)
    assert session.position.seats[0].chips == 1
    assert "for 1 chip. Well done!" in terminal.text


def test_a_wrong_tile_costs_nothing() -> None:
    session, _ = looked()
    wrong = next(tile for tile in session.position.pool if not fits(session.position, tile))
    session, terminal = looked(str(wrong))
    assert isinstance(session.events[-1], TileMissed)
    assert session.position.seats[0].chips == 0
    assert "does not fit here. Look again!" in terminal.text


def test_a_tile_that_does_not_lie_open_is_named() -> None:
    named = first_tile(seats=("Mia",))
    assert f"{named} does not lie open on the table" in looked(named)[1].text


def test_with_several_persons_the_finder_is_named() -> None:
    tile = neighbour(looked(seats=("Mia", "Tom"))[0])
    session, terminal = looked(tile, f"Bob: {tile}", f"to:{tile}", seats=("Mia", "Tom"))
    assert f"expected a name and a tile such as 'Mia r6', got '{tile}'" in terminal.text
    assert "expected one of Mia, Tom before ':', got 'Bob'" in terminal.text
    assert [seat.chips for seat in session.position.seats] == [0, 1]


@pytest.mark.parametrize("way", ["tom {}", "Tom: {}", "TOM:{}", "t {}", "tom  {}"])
def test_the_finder_is_named_with_or_without_a_colon(way: str) -> None:
    tile = neighbour(looked(seats=("Mia", "Tom"))[0])
    session, terminal = looked(way.format(tile), seats=("Mia", "Tom"))
    assert [seat.chips for seat in session.position.seats] == [0, 1]
    asked = "Which tile comes before or after? (name and tile: Mia r6) "
    assert terminal.prompts[0] == asked


def test_a_name_of_two_words_and_one_that_is_a_colour() -> None:
    seats = ("Anna Maria", "Red")
    tile = neighbour(looked(seats=seats)[0])
    session, _ = looked(f"anna maria {tile}", seats=seats)
    assert session.position.seats[0].chips == 1
    assert "got 'red 6'" in looked("red 6", seats=seats)[1].text


def test_the_message_fits_the_number_of_persons() -> None:
    assert "expected a tile such as 'r6', got 'xyz'" in looked("xyz")[1].text
    _, terminal = looked("xyz", "save", seats=("Mia", "Tom"))
    assert "expected a name and a tile such as 'Mia r6', got 'xyz'" in terminal.text
    assert "expected a file such as 'save game.txt', got none" in terminal.text


def test_the_prompt_says_that_enter_lets_the_bot_look() -> None:
    session, terminal = sit_down("stars-intro", ["Mia", "bot"])
    play_match(session)
    assert terminal.prompts[0] == "Which tile comes before or after? (Enter: a bot looks) "


def test_whatever_else_is_typed_gets_an_answer() -> None:
    _, terminal = looked("r1 r2", "draw", "help", "rules", "show", "", "quit", "quit")
    assert "expected a tile such as 'r6', got 'r1 r2'" in terminal.text
    assert "expected a tile such as 'r6', got 'draw'" in terminal.text
    assert "point to the tile that comes next" in terminal.text
    assert "a wrong tile costs" in terminal.text
    assert "Goodbye" in terminal.text


def test_a_bot_looks_at_once_when_it_is_left_to_it() -> None:
    session, terminal = sit_down("stars-intro", ["Mia", "bot"], [""])
    play_match(session)
    assert "Bot found" in terminal.text or "Bot tried" in terminal.text


def pointed(seconds: float) -> tuple[str, FakeTerminal]:
    """Who pointed to a tile, one letter each, if Mia takes so long for each; and the terminal."""
    clock = Clock()
    session, terminal = sit_down("stars-intro", ["Mia", "bot"], clock=clock)
    typist = Typist(session)

    def type_slowly(prompt: str) -> str:
        clock.seconds += seconds
        return typist(prompt)

    terminal.typist = type_slowly
    play_match(session)
    assert session.position.stage is Stage.OVER
    events = (event for event in session.events if isinstance(event, TileFound | TileMissed))
    return "".join("MB"[event.seat] for event in events), terminal


def test_a_bot_looks_in_its_own_time() -> None:
    who, terminal = pointed(seconds=4)
    assert {len(mine) for mine in who.split("B")[:-1]} <= {2, 3, 4}
    assert "That is a run: " in terminal.text
    assert " row is complete, 1 to 10!" in terminal.text
    assert "Mia wins this round." in terminal.text


def test_a_bot_is_never_quicker_than_the_slowest_child() -> None:
    who, _ = pointed(seconds=60)
    assert "BB" not in who
    assert who.startswith("MBMB")


def test_who_is_quick_leaves_nothing_to_the_bot() -> None:
    assert "B" not in pointed(seconds=0)[0]


def test_a_bot_is_told_of_by_name_when_it_is_wrong() -> None:
    _, terminal = pointed(seconds=60)
    assert "Bot tried " in terminal.text
    assert ", which does not fit here." in terminal.text


def test_a_second_round_does_not_retell_the_first() -> None:
    session, terminal = sit_down("junior-intro", ["Mia"], options=["rounds=2"])
    terminal.typist = Typist(session)
    play_match(session)
    second = terminal.text.rpartition("next round")[2].partition("Which tile")[0]
    assert "All 40 tiles lie open." in second
    assert "found" not in second


def test_a_person_can_be_the_guide() -> None:
    session, terminal = sit_down("junior-intro", ["Mia"], ["r99", "r6", "r7"], guide="person")
    play_match(session)
    assert terminal.prompts[:2] == ["Guide, name a tile> "] * 2
    assert "r99 does not lie open on the table" in terminal.text
    assert "Mia found red 7" in terminal.text


def test_bots_alone_play_the_introductory_game() -> None:
    session, terminal = sit_down("stars-intro", ["bot", "bot"])
    play_match(session)
    assert "this round." in terminal.text
    assert session.position.stage is Stage.OVER


def test_a_person_alone_plays_junior() -> None:
    session, terminal = sit_down("junior", ["Mia"], seed=2)
    terminal.typist = Typist(session)
    play_match(session)
    assert session.position.stage is Stage.OVER
    assert "Mia wins this round." in terminal.text
    assert "The game is over\nMia wins the game." in terminal.text
    assert session.told(session.events[1:4], 0)[1] == "You start (the oldest)."


# Starting and ending rounds.


def test_the_shuffle_is_sealed_and_opened_with_the_seed_of_a_player() -> None:
    session, terminal = sit_down("junior", [], options=["rounds=2"])
    session.own_seed = "luck"
    terminal.typist = Typist(session)
    play_match(session)
    sealed = [e.commitment for e in session.events if isinstance(e, RoundPrepared)]
    assert sealed == [seed().commitment for seed in (seeds(0), seeds(1))]
    assert f"The shuffle is sealed: \n{sealed[0]}" in terminal.text
    assert terminal.text.count("You added the seed luck to it.") >= 2
    assert seeds(1)().revealed in terminal.text
    assert "press Enter for the next round, or type save FILE or quit> " in terminal.prompts
    assert "The match is over" in terminal.text
    assert "total" in terminal.text


def test_persons_are_asked_who_is_the_oldest_and_only_once() -> None:
    lines = ["Zoe", "a", "annab", ""]
    session, terminal = sit_down(
        "stars", ["Anna", "Annabel", "bot"], lines, options=["rounds=2"], seed=5
    )
    terminal.typist = Typist(session)
    play_match(session)
    asked = [prompt for prompt in terminal.prompts if prompt.startswith("Who is the oldest")]
    assert asked == ["Who is the oldest: Anna, Annabel? (Enter: the lot decides) "] * 3
    assert "expected one of Anna, Annabel; got 'zoe'" in terminal.text
    assert session.position.oldest == 1


def test_the_full_name_is_clear_even_if_another_begins_with_it() -> None:
    session, _ = sit_down("cards", ["Anna", "Annabel"], ["anna"])
    play_match(session)
    assert session.position.starter == 0
    assert session.position.youngest == 0


def test_the_lot_decides_if_nobody_says() -> None:
    session, terminal = sit_down("cards", ["Anna", "Ben"], ["", ""])
    play_match(session)
    assert session.position.starter is not None
    assert "(by lot)" in terminal.text


def test_nobody_is_asked_where_age_does_not_matter() -> None:
    session, terminal = sit_down("classic", ["Anna", "Ben"], [""])
    play_match(session)
    assert not any("Who is" in prompt for prompt in terminal.prompts)
    assert "Drawn for the start: " in terminal.text


def test_bots_alone_tell_what_they_do() -> None:
    session, terminal = sit_down("classic", ["bot:Max", "bot:Ida"], options=["rounds=2"])
    play_match(session)
    assert session.position.stage is Stage.OVER
    assert "Max drew a tile." in terminal.text
    assert "Max" in terminal.text
    assert [prompt for prompt in terminal.prompts if "next round" in prompt] == []
