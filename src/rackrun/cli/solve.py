"""``rackrun solve``: the best play for a table and a rack, or for a file full of them."""

import json as js
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, Token

from rackrun.errors import BadNotation

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rackrun.cli.terminal.paint import Look
    from rackrun.solver import Problem, Solution
    from rackrun.tiles import Tiles

FLAG = Parameter(negative="")
FILE = Parameter(allow_leading_hyphen=True)


def _whole(_: object, tokens: Sequence[Token]) -> int:
    """A number as it is typed; half a meld is refused, not rounded."""
    text = tokens[0].value
    if not text.removeprefix("-").isdecimal():
        raise ValueError(f"expected a number of melds, got {text!r}")
    return int(text)


WHOLE = Parameter(converter=_whole)
UNPROVED = "it is the best play found, but it is not proved that none is better"
PERHAPS_FEWER = "Perhaps an equally good play touches fewer melds of the table."


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One problem as it is typed."""

    edition: str = "classic"
    "An edition ('junior'), a code of rules ('classic.j1'), or a rule file of your own."
    option: Annotated[list[str] | None, FLAG] = None
    "A choice such as 'max_jokers_per_set=1'; 'rackrun editions' lists them."
    table: str = ""
    "The melds on the table, separated by bars: 'r4 r5 r6 | k8 b8 y8'."
    rack: str | None = None
    "The tiles on the rack: 'r7 k1 J'."
    objective: str = "tiles"
    "What counts first: 'tiles' or 'points'; the other decides between equals."
    not_opened: Annotated[bool, FLAG] = False
    "The opening is still to be made."
    must_play: str = ""
    "Tiles of the rack that have to be played."
    must_keep: str = ""
    "Tiles of the rack that have to stay there."
    touch_limit: Annotated[int | None, WHOLE] = None
    "At most so many melds of the table may change."
    any_best: Annotated[bool, FLAG] = False
    "Any best play will do, also one that changes more melds than another; that takes less time."
    picture: Path | None = None
    "A file to draw the moves into, as SVG."


def solve(
    question: Question | None = None,
    *,
    batch: Annotated[Path | None, FILE] = None,
    explain: Annotated[bool, FLAG] = False,
    json: Annotated[bool, FLAG] = False,
) -> int:
    """Find the best play for a table and a rack.

    Parameters
    ----------
    batch
        A file with one problem in JSON per line ('-' for standard input); one answer in JSON per
        line is written.
    explain
        Tell the moves that lead to the table afterwards.
    json
        As JSON, for programs; a batch is always answered in JSON.
    """
    asked = question or Question()
    if batch is not None:
        _check_alone(asked)
        return solve_batch(batch, explained=explain)
    solve_one(asked, explained=explain, as_json=json)
    return 0


def _check_alone(asked: Question) -> None:
    """Refuse a problem beside --batch: each line brings its own."""
    given = [f"--{field.name.replace('_', '-')}" for field in fields(asked)
             if getattr(asked, field.name) != field.default]  # fmt: skip
    if given:
        raise BadNotation(
            f"expected --batch FILE alone or with --explain, got {' and '.join(given)} as well: "
            "each line of a batch says everything itself"
        )


def solve_one(asked: Question, *, explained: bool, as_json: bool) -> None:
    """Answer the question that was typed, for people or for programs."""
    from rackrun.solver.question import answer_to_data, timed

    if asked.picture is not None:
        _check_picture(asked.picture)
    answer = timed(problem_of(asked))
    if as_json:
        print(js.dumps(answer_to_data(answer, explained=explained)))
    else:
        show(answer.solution, explained=explained)
    if asked.picture is not None:
        draw(answer.solution, asked.picture)


def _check_picture(path: Path) -> None:
    """Refuse a name that a picture cannot have before anything is worked out."""
    if path.suffix.lower() != ".svg":
        # An empty name is the folder at hand to a path; nobody typed that.
        name = str(path) if path.name else ""
        raise BadNotation(f"picture: expected a file such as 'play.svg', got {name!r}")
    if not path.parent.is_dir():
        raise BadNotation(f"picture: expected a folder that is there, got '{path.parent}'")


def problem_of(asked: Question) -> "Problem":
    """The problem that was typed; an error names its place."""
    from rackrun.cli.play import chosen_edition
    from rackrun.cli.terminal.typed_tiles import read_typed_table
    from rackrun.solver import Objective, Problem
    from rackrun.solver.question import bounded

    if asked.rack is None:
        raise BadNotation("expected --rack 'TILES' or --batch FILE, got neither")
    edition = chosen_edition(asked.edition, asked.option or [])
    highest = edition.box.highest
    try:
        table = read_typed_table(asked.table, highest)
    except BadNotation as error:
        raise error.at("table") from error
    return Problem(
        edition=edition,
        table=table,
        rack=_tiles(asked.rack, "rack", highest),
        opened=not asked.not_opened,
        objective=Objective.parse(asked.objective),
        must_play=_tiles(asked.must_play, "must_play", highest),
        must_keep=_tiles(asked.must_keep, "must_keep", highest),
        touch_limit=bounded(asked.touch_limit, len(table)),
        prefer_untouched=not asked.any_best,
    )


def _tiles(text: str, place: str, highest: int) -> "Tiles":
    from rackrun.cli.terminal.typed_tiles import read_typed_tiles

    try:
        return read_typed_tiles(text, highest)
    except BadNotation as error:
        raise error.at(place) from error


def show(solution: "Solution", *, explained: bool) -> None:
    """Write the solution for people."""
    from rackrun.cli.screen import Screen
    from rackrun.cli.terminal.console import Keyboard

    keyboard = Keyboard(Screen(highlight=False, markup=False, emoji=False))
    keyboard.show(solution_lines(solution, keyboard.look))
    if explained and solution.found:
        keyboard.show(move_lines(solution))


def solution_lines(solution: "Solution", look: "Look") -> "Iterator[RenderableType]":
    """The play in words, then table and rack after it."""
    from rich.text import Text

    from rackrun.cli.terminal import screen
    from rackrun.cli.terminal.paint import HEADING, QUIET
    from rackrun.cli.terminal.words import many

    problem = solution.problem
    edition = problem.edition
    yield from (Text(line) for line in words(solution))
    star = "  (* changed by the play)" if solution.found else ""
    yield Text.assemble(("Table", HEADING), (star, QUIET))
    yield from screen.table(problem.table, solution.table, edition.melds, look)
    yield Text(f"Rack, {many(len(solution.rack), 'tile')}", style=HEADING)
    yield from screen.rack(solution.rack, edition, look, by_number=False)


def words(solution: "Solution") -> list[str]:
    """What to play, what it sheds and what is not proved of it; or why there is no play."""
    from rackrun.flaws import written
    from rackrun.solver.hints import TAKEN_WORDS, TILES_WORDS
    from rackrun.solver.question import why_nothing, wishes

    if not solution.found:
        return [why_nothing(solution)]
    play = TAKEN_WORDS if solution.taken else TILES_WORDS
    said = play.format(tiles=written(solution.played), taken=written(solution.taken))
    such = "such " if wishes(solution.problem) else ""
    proof = f"no {such}play is better" if solution.optimal else UNPROVED
    fewer = [] if solution.fewest_touched or not solution.touched else [PERHAPS_FEWER]
    return [said, f"It sheds {_shed(solution)}; {proof}.", *fewer]


def _shed(solution: "Solution") -> str:
    """The tiles, and the points where the edition counts any or they were asked for."""
    from rackrun.cli.terminal.words import many
    from rackrun.solver import Objective

    tiles = many(solution.tiles, "tile")
    counted = solution.problem.edition.rules.scoring == "points"
    asked = solution.problem.objective is Objective.POINTS
    return f"{tiles}, {many(solution.points, 'point')}" if counted or asked else tiles


def move_lines(solution: "Solution") -> "Iterator[RenderableType]":
    """The moves, numbered."""
    from rich.text import Text

    from rackrun.cli.terminal.paint import HEADING
    from rackrun.solver.explaining import explain

    sentences = explain(solution).sentences()
    yield Text("Moves", style=HEADING)
    yield from (Text(f"  {number}. {text}") for number, text in enumerate(sentences, 1))


def draw(solution: "Solution", path: Path) -> None:
    """Draw the moves of a solution into a file and say so, apart from the answer."""
    from rackrun.pictures import Look
    from rackrun.solver.explaining import explain
    from rackrun.solver.explaining.picture import moves_svg

    if not solution.found:
        print(f"There is no play to draw: {path} is not written.", file=sys.stderr)
        return
    edition = solution.problem.edition
    look = Look(face=edition.face, rules=edition.melds)
    path.write_text(moves_svg(explain(solution), look=look), "utf-8", newline="\n")
    print(f"The moves are drawn in {path}.", file=sys.stderr)


def solve_batch(path: Path, *, explained: bool) -> int:
    """An answer for each line of the file; a bad line is answered and the rest goes on."""
    from rackrun.cli.files import open_text, questions_in
    from rackrun.cli.progress import watching
    from rackrun.solver.question import answer_text

    with open_text(path) as file, watching(file) as watch:
        for number, line in questions_in(file):
            said = answer_text(line, explained=explained)
            refused = "error" in said
            if refused:
                said = {"line": number, "id": said.get("id"), "error": said["error"]}
            # One piece, and at once: whoever waits at a pipe can go on, and a line is never cut.
            sys.stdout.write(js.dumps(said, ensure_ascii=False) + "\n")
            sys.stdout.flush()
            watch(refused=refused)
    return 0
