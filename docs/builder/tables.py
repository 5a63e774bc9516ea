"""Generated tables: each is written from the code, so that it cannot tell anything else."""

import ast
import inspect
import json
from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import get_args

from rackrun.cli import app
from rackrun.editions import Edition, Option, Value, about_option, ids, load, sources
from rackrun.flaws import FlawKind
from rackrun.rules.actions import Action
from rackrun.rules.events import Event

_START = {
    "draw": "highest number drawn", "oldest": "the oldest", "youngest": "the youngest",
    "guide": "the guide names a tile", "winner": "winner of the last round",
}  # fmt: skip


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; a bar inside a cell is escaped."""
    lines = [list(head), ["---"] * len(head), *map(list, rows)]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines
    )


def editions() -> str:
    """Every edition in one table."""
    head = ["id", "printed game", "players", "tiles", "jokers", "hand", "opening", "start"]
    return table(head, (_edition_row(load(name)) for name in ids()))


def editions_list() -> str:
    """The pages of the editions, in the order in which editions are shown."""
    lines = (
        f"- [{edition.title}](editions/{edition.id}.md) (`{edition.id}`), after {edition.follows}"
        for edition in map(load, ids())
    )
    return "\n".join(lines)


def _edition_row(edition: Edition) -> list[str]:
    return [
        f"[`{edition.id}`](../editions/{edition.id}.md)", edition.follows, _players(edition),
        str(edition.box.size), str(edition.box.jokers), str(edition.rules.hand or "none"),
        _opening(edition), _START[edition.rules.start],
    ]  # fmt: skip


def _players(edition: Edition) -> str:
    least, most = edition.seats
    return f"{least} to {most}"


def _opening(edition: Edition) -> str:
    match edition.rules.opens:
        case "points":
            return f"{edition.rules.opening} points from the rack"
        case "own-meld":
            return "a meld of one's own"
        case "at-once":
            return "none"


def facts(name: str) -> str:
    """The figures of one edition."""
    edition = load(name)
    box, rules = edition.box, edition.rules
    melds = "runs and groups" if rules.groups else "runs"
    rows = [
        ["follows", f"{edition.follows} (booklet {edition.booklet})"],
        ["players", _players(edition) + (f", ages {edition.ages}" if edition.ages else "")],
        ["tiles", f"{box.size}: {len(box.colours)} colours × {box.highest} numbers × "
                  f"{box.copies}" + (f", and {box.jokers} jokers" if box.jokers else "")],
        ["hand", f"{rules.hand} tiles" if rules.hand else "none, all tiles lie open"],
        ["melds", melds],
        ["opening", _opening(edition)],
        ["first round starts", _START[rules.start]],
        ["later rounds start", _START[rules.next_starter]],
    ]  # fmt: skip
    if rules.hand:
        rows.insert(4, ["pool after the deal", _pools(edition)])
    return table(["at a glance", f"`{name}`"], rows)


def _pools(edition: Edition) -> str:
    least, most = edition.seats
    counts = range(least, most + 1)
    left = (str(edition.box.size - players * edition.rules.hand) for players in counts)
    return f"{', '.join(left)} with {', '.join(map(str, counts))} players"


def options() -> str:
    """Every option that some edition has."""
    users: dict[str, list[Edition]] = {}
    for edition in map(load, ids()):
        for option in edition.options:
            users.setdefault(option.name, []).append(edition)
    head = ["option", "letter", "choices", "default", "what it does", "editions"]
    return table(head, (_option_row(name, editions) for name, editions in users.items()))


def _option_row(name: str, users: list[Edition]) -> list[str]:
    own = [edition.option(name) for edition in users]
    defaults: dict[str, list[str]] = {}
    for edition, option in zip(users, own, strict=True):
        defaults.setdefault(_value(option.default), []).append(f"`{edition.id}`")
    told = [
        value if len(defaults) == 1 else f"{value} ({', '.join(names)})"
        for value, names in defaults.items()
    ]
    named = ", ".join(f"`{edition.id}`" for edition in users)
    return [f"`{name}`", f"`{own[0].letter}`", _choices(own[0]), "; ".join(told),
            about_option(name), named]  # fmt: skip


def _choices(option: Option) -> str:
    parts = [_value(choice) for choice in option.choices]
    if option.low is not None:
        parts.append(f"{option.low} to {option.high}")
    return ", ".join(parts)


def _value(value: Value) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def edition_options(name: str) -> str:
    """The options of one edition."""
    edition = load(name)
    head = ["option", "letter", "choices", "default", "what it does"]
    rows = (
        [f"`{each.name}`", f"`{each.letter}`", _choices(each), _value(each.default),
         about_option(each.name)]
        for each in edition.options
    )  # fmt: skip
    return table(head, rows)


def flaw_codes() -> str:
    """Every flaw with its arguments and its English sentence."""
    rows = (
        [f'<a id="{kind.code}"></a>`{kind.code}`', _arguments(kind), kind.template]
        for kind in FlawKind
    )
    return table(["code", "arguments", "English sentence"], rows)


def _arguments(kind: FlawKind) -> str:
    names = dict.fromkeys(name for _, name, _, _ in Formatter().parse(kind.template) if name)
    return ", ".join(f"`{name}`" for name in names)


def events() -> str:
    """Every event with its fields."""
    return _records(get_args(Event))


def actions() -> str:
    """Every action with its fields."""
    return _records(get_args(Action))


def _records(kinds: Iterable[type]) -> str:
    return "\n\n".join(map(_record, kinds))


def _record(kind: type) -> str:
    about = inspect.cleandoc(kind.__doc__ or "").replace("``", "`")
    text = f"### {kind.__name__}\n\n{about}"
    fields = _fields(kind)
    if not fields:
        return f"{text}\n\nNo fields."
    return f"{text}\n\n{table(['field', 'type', 'default'], fields)}"


def _fields(kind: type) -> list[list[str]]:
    """Name, type and default of each field, as they are written in the code."""
    (written,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(written, ast.ClassDef)
    return [
        [f"`{ast.unparse(line.target)}`", f"`{ast.unparse(line.annotation)}`", _default(line)]
        for line in written.body
        if isinstance(line, ast.AnnAssign)
    ]


def _default(line: ast.AnnAssign) -> str:
    return "" if line.value is None else f"`{ast.unparse(line.value)}`"


def rules() -> str:
    """Every rule that an edition sets, with its value and the place that it follows."""
    return "\n\n".join(f"### {name}\n\n{_rule_table(name)}" for name in ids())


def _rule_table(name: str) -> str:
    edition = load(name)
    rows = [
        [f"`{rule}`", _rule_value(edition, rule), source] for rule, source in sources(name).items()
    ]
    return table(["rule", "value", "source"], rows)


def _rule_value(edition: Edition, rule: str) -> str:
    box = edition.box
    if rule == "seats":
        return _players(edition)
    if rule == "tiles":
        letters = "".join(box.colours)
        return f"{letters}, 1 to {box.highest}, × {box.copies}, {box.jokers} jokers"
    return _value(getattr(edition.rules, rule))


def commands() -> str:
    """Every command with its parameters, as the command itself explains them."""
    text = app.generate_docs(output_format="markdown")
    return text[text.index("## rackrun ") :].strip()


TABLES: dict[str, Callable[..., str]] = {
    "editions": editions,
    "editions-list": editions_list,
    "facts": facts,
    "options": options,
    "edition-options": edition_options,
    "flaws": flaw_codes,
    "events": events,
    "actions": actions,
    "rules": rules,
    "commands": commands,
}
"""Every table by the name under which a page asks for it."""
