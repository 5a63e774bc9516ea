"""Rule files: every edition loads, cites its booklet, and nonsense is refused with its place."""

from dataclasses import FrozenInstanceError, asdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackrun.editions import Edition, about_option, by_code, ids, load, read_user_file, sources
from rackrun.editions.files import build, read_toml
from rackrun.errors import BadEdition

FIVES = Path(__file__).parent / "fives.toml"


def test_there_are_eleven_editions() -> None:
    assert set(ids()) == {
        "classic", "xxl", "six-160", "six-106", "six-108", "junior", "junior-intro", "stars",
        "stars-intro", "cards", "cards-pro",
    }  # fmt: skip


@pytest.mark.parametrize("name", ids())
def test_every_rule_that_an_edition_sets_names_its_source(name: str) -> None:
    cited = sources(name)
    assert {"seats", "tiles", "hand", "scoring", "start"} <= set(cited)
    assert set(cited) <= {"seats", "tiles", *asdict(load(name).rules)}
    assert all(
        text.startswith(("000", "001", "002", "003", "004", "silent")) for text in cited.values()
    )


# The table of options: the editions that have each, its choices and its default.
CLASSIC = ["classic", "xxl", "six-160", "six-106", "six-108"]
CHIPS = ["junior", "stars"]
CARDS = ["cards", "cards-pro"]
INTRO = ["junior-intro", "stars-intro"]
RACKS = [*CLASSIC, *CHIPS, *CARDS]
OPTIONS = {
    "max_jokers_per_set": (RACKS, [None, 1, 2, 3], None),
    "must_play_if_able": (RACKS, [False, True], False),
    "time_limit_seconds": (RACKS, [None, 15, 120, 600], None),
    "timeout_policy": (RACKS, ["literal", "rollback"], "literal"),
    "rounds": ([*CLASSIC, *CHIPS, *INTRO], [1, 2, 99], 1),
    "blocked_scoring": (CLASSIC, ["difference", "none"], "difference"),
    "finish_bonus": (CHIPS, [1, 2], 1),
    "tie_break": (CHIPS, ["finisher", "all-level"], "finisher"),
    "bank": (CHIPS, ["unlimited", 51], "unlimited"),
    "chips_to_win": (CARDS, [3, 1, 9], 3),
    "hand_limit": (CARDS, [15, None, 9, 30], 15),
    "hand_limit_sticky": (CARDS, [False, True], False),
    "joker_replace_by_layer": (CARDS, [True, False], True),
    "next_starter": (CLASSIC, ["draw", "winner", "oldest", "youngest"], "draw"),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_is_there_with_its_choices_and_its_default(name: str) -> None:
    editions, choices, default = OPTIONS[name]
    if name != "next_starter":
        assert [each for each in ids() if _has(load(each), name)] == [
            e for e in ids() if e in editions
        ]
    for each in editions:
        assert getattr(load(each).rules, name) == default
        for choice in choices:
            assert getattr(load(each, {name: choice}).rules, name) == choice
    assert about_option(name)


LUCK = {"name": "rounds", "letter": "r", "default": 1, "choices": [], "low": 1, "high": 99}


def _has(edition: Edition, name: str) -> bool:
    return any(option.name == name for option in edition.options)


@pytest.mark.parametrize(
    ("name", "own"),
    [("junior", "winner"), ("stars", "oldest"), ("cards", "youngest"), ("cards-pro", "youngest")],
)
def test_the_next_starter_is_the_editions_own_unless_chosen(name: str, own: str) -> None:
    assert load(name).rules.next_starter == own
    assert load(name).option("next_starter").choices[0] == own
    assert set(load(name).option("next_starter").choices) == {
        "draw",
        "winner",
        "oldest",
        "youngest",
    }


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("chess", {}, "expected an edition out of classic"),
        ("classic", {"colour": 1}, "expected an option out of max_jokers_per_set"),
        ("classic", {"rounds": 0}, "expected rounds to be 1 to 99, got 0"),
        ("classic", {"rounds": 100}, "expected rounds to be 1 to 99, got 100"),
        ("classic", {"rounds": "2"}, "expected rounds to be 1 to 99, got '2'"),
        ("classic", {"rounds": True}, "expected rounds to be 1 to 99, got True"),
        ("classic", {"time_limit_seconds": 14}, "to be null or 15 to 600, got 14"),
        ("classic", {"must_play_if_able": 1}, "to be false or true, got 1"),
        ("classic", {"chips_to_win": 2}, "expected an option out of"),
        ("junior-intro", {"bank": 51}, "expected an option out of rounds; got 'bank'"),
        ("cards", {"rounds": 2}, "expected an option out of"),
        ("classic", {"next_starter": ["draw"]}, "expected next_starter to be draw or winner"),
    ],
)
def test_an_unknown_name_or_choice_is_refused(name: str, options: dict, message: str) -> None:
    with pytest.raises(BadEdition, match=message):
        load(name, options)


@st.composite
def editions_with_options(draw: st.DrawFn) -> Edition:
    edition = load(draw(st.sampled_from(ids())))
    chosen: dict[str, object] = {}
    for option in edition.options:
        choices = st.sampled_from(option.choices) if option.choices else st.nothing()
        if option.low is not None:
            choices |= st.integers(option.low, option.high)
        if draw(st.booleans()):
            chosen[option.name] = draw(choices)
    return edition.with_options(chosen)


@given(editions_with_options())
def test_a_code_and_plain_data_give_the_same_edition_back(edition: Edition) -> None:
    assert by_code(edition.code) == edition
    assert Edition.from_data(edition.as_data(), "data") == edition
    assert edition.with_options({}) == edition
    assert len(edition.code) < 120


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("classic.x1", "expected an option's letter out of"),
        ("classic.", "expected an option's letter out of"),
        ("classic.r2.r3", "expected each option once, got 'r3' as well"),
        ("classic.t9999999999999999999", "time_limit_seconds"),
        ("classic.r٣", "expected rounds to be 1 to 99, got '٣'"),
        ("classic.r007", "expected rounds to be 1 to 99, got '007'"),
        ("classic.rzwei", "expected rounds to be 1 to 99, got 'zwei'"),
        ("klassik.r2", "expected an edition out of"),
        ("", "expected an edition out of"),
    ],
)
def test_a_code_that_says_nothing_is_refused(code: str, message: str) -> None:
    with pytest.raises(BadEdition, match=message):
        by_code(code)


def test_a_choice_that_is_the_editions_own_is_not_kept() -> None:
    assert load("classic", {"rounds": 3}).with_options({"rounds": 1}).code == "classic"
    assert by_code("classic.pliteral.mfalse").code == "classic"


FIVES_TEXT = FIVES.read_text("utf-8")
NONSENSE = [
    ('id = "fives"', 'id = "a b"', "expected an id of small letters, digits and hyphens"),
    ('title = "Fives"', 'title = "a\\u001bb"', "expected texts of one line, up to 200 signs"),
    ('booklet = "none"', 'booklet = "none"\noptions = ["rounds", "rounds"]', "each option once"),
    ('id = "fives"', "id = 5", "expected id to be a text, got 5"),
    ('extends = "classic"', 'extends = "klassik"', "expected an edition out of"),
    ('extends = "classic"', "extends = 3", "expected extends to be a text, got 3"),
    ('booklet = "none"', 'booklet = "none"\nface = "sad"', "expected a face out of plain, xxl"),
    ('colours = "krbyg"', 'colours = "krbyz"', "expected colours out of"),
    ('colours = "krbyg"', 'colours = "krbyy"', "expected each colour once"),
    ('colours = "krbyg"', 'colours = ""', "expected at least one colour"),
    ('colours = "krbyg"', 'colours = "krby"', "expected a group to have at most 4 tiles"),
    ("highest = 8", "highest = 2", "expected numbers up to 3 to 99, got 2"),
    ("highest = 8", 'highest = "8"', "expected highest to be a number, got '8'"),
    ("copies = 2", "copies = 0", "expected 1 to 9 copies, got 0"),
    ("jokers = 3", "jokers = 10", "expected 0 to 9 jokers, got 10"),
    ("jokers = 3", "jokers = 3\nlions = 2", "expected nothing else in tiles, got 'lions'"),
    ("hand = 10", "hand = 22", "expected at most 83 tiles to be dealt, got 88"),
    ("hand = 10", "hand = 0", "expected a hand of tiles in a game of turns"),
    ("hand = 10", 'hand = "ten"', "expected hand to be a number from 0 to 30, got 'ten'"),
    ("hand = 10", "hand = true", "expected hand to be a number from 0 to 30, got True"),
    ("hand = 10", "hands = 10", "expected a rule out of game, .*; got 'hands'"),
    ("opening = 20", "opening = -1", "expected opening to be a number from 0 to 500, got -1"),
    ("largest_group = 5", "largest_group = 6", "largest_group to be a number from 3 to 5"),
    ('hand = "made up"', "", "expected a source for 'hand' in \\[sources\\], got none"),
    ('hand = "made up"', 'hand = "x"\nrounds = "x"', "expected sources of .*, got 'rounds'"),
    ('hand = "made up"', "hand = 3", "expected a source for 'hand'"),
    ('booklet = "none"', 'booklets = "none"', "expected one of .*; got 'booklets'"),
    ('booklet = "none"', 'booklet = "none"\nseats = 3', "expected seats to be a table, got 3"),
    ('booklet = "none"', 'booklet = "none"\noptions = ["luck"]', "expected an option out of"),
    ('booklet = "none"', 'booklet = "none"\noptions = [3]', "expected an option out of"),
    ('booklet = "none"', 'booklet = "none"\noptions = 3', "expected options to be a list, got 3"),
    ("[tiles]", "[tiles", "expected a rule file in TOML, got"),
    ("[rules]", "[seats]\nleast = 5\n[rules]", "expected a source for 'seats'"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "message"), NONSENSE)
def test_a_rule_file_that_makes_no_sense_is_refused(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    assert old in FIVES_TEXT
    path = tmp_path / "mine.toml"
    path.write_text(FIVES_TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(BadEdition, match=message):
        read_user_file(path)


RULES = [
    ("seats", "least = 5\nmost = 6", "expected 1 to 4 seats, the fewer first, got 5 to 6"),
    ("seats", "least = 3\nmost = 2", "the fewer first, got 3 to 2"),
    ("seats", 'least = "two"', "expected seats to be two numbers, got"),
    ("rules", 'game = "finding"', "expected a hand of tiles in a game of turns and none"),
    ("rules", 'scoring = "finds"', "expected scoring 'finds' exactly in a game of finding"),
    ("rules", 'start = "guide"', "start and next_starter 'guide' exactly in a game"),
    ("rules", 'next_starter = "guide"', "start and next_starter 'guide' exactly in a game"),
    ("rules", "chips_each = 9", "expected at most 0 chips to be handed out, got 36"),
    ("rules", "penalty_tiles = 0", "expected penalty_tiles to be a number from 1 to 9, got 0"),
    ("rules", "joker_removal = true", "expected joker_removal only where melds stay"),
    ("rules", 'rearranging = "none"', "expected opens 'points' only with free rearranging"),
    ("rules", "hand_limit = 4", "expected a hand limit of at least the hand of 14, got 4"),
    ("rules", 'rearranging = "some"', "expected rearranging to be 'free' or 'none', got 'some'"),
    ("rules", "groups = 1", "expected groups to be true or false, got 1"),
    ("rules", "bank = 0", "expected bank to be 'unlimited' or a number from 1 to 200, got 0"),
    ("rules", "hand_limit = 99", "hand_limit to be a number from 1 to 60 or null, got 99"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "lines", "message"), RULES)
def test_rules_that_contradict_one_another_are_refused(
    table: str, lines: str, message: str
) -> None:
    names = ["seats"] if table == "seats" else [line.split()[0] for line in lines.splitlines()]
    cited = "\n".join(f'{name} = "made up"' for name in names)
    text = f'extends = "classic"\nid = "odd"\n[{table}]\n{lines}\n[sources]\n{cited}\n'
    with pytest.raises(BadEdition, match=message):
        build(read_toml(text, "odd"), "odd")


def test_jokers_and_copies_have_no_place_in_a_game_of_finding() -> None:
    text = (
        'extends = "junior-intro"\nid = "odd"\n[tiles]\njokers = 1\ncopies = 2\n'
        '[sources]\ntiles = "made up"\n'
    )
    with pytest.raises(BadEdition, match=r"no jokers.*; expected each tile once"):
        build(read_toml(text, "odd"), "odd")


def test_an_edition_cannot_extend_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    circle = {"extends": "classic", "id": "classic"}
    monkeypatch.setattr("rackrun.editions.files.read_package_file", lambda name: circle)
    with pytest.raises(BadEdition, match="expected no edition to extend itself, got 'classic'"):
        build(circle, "mine")


def test_a_missing_rule_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"a rule file that can be read, got .*mine\.toml"):
        read_user_file(tmp_path / "mine.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition, match="expected a rule file that can be read"):
        read_user_file(tmp_path / "bytes.toml")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"options": [{"name": "rounds"}]}, "expected an option, got"),
        ({"options": [3]}, "expected an option, got 3"),
        ({"options": [LUCK | {"name": ["x"]}]}, "expected an option's name and letter, got"),
        ({"options": [LUCK | {"letter": "ab"}]}, "expected an option's name and letter, got"),
        ({"options": [LUCK | {"low": 0}]}, "expected rounds to be a number from 1 to 99, got 0"),
        ({"options": [LUCK | {"default": 7, "high": 5}]}, "expected rounds to be 1 to 5, got 7"),
        ({"chosen": {"luck": 1}}, "expected an option out of"),
        ({"chosen": {"rounds": 5}}, "expected rules that follow from the options, got others"),
        ({"luck": 7}, "expected nothing else in an edition, got 'luck'"),
        ({"chosen": {"rounds": 0}}, "expected rounds to be 1 to 99, got 0"),
        ({"seats": [2]}, "expected seats to be two numbers, got \\[2\\]"),
        ({"rules": {"luck": 7}}, "expected a rule out of game, .*; got 'luck'"),
        ({"tiles": []}, "expected tiles to be a table, got \\[\\]"),
    ],
)
def test_plain_data_that_is_no_edition_is_refused(change: dict, message: str) -> None:
    with pytest.raises(BadEdition, match=message):
        Edition.from_data(load("classic").as_data() | change, "data")


def test_an_edition_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        load("classic").id = "mine"  # type: ignore[misc]
