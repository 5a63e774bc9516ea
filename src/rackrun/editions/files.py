"""Reading rule files: one TOML file per edition, which may extend another and must cite."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from rackrun.editions.edition import Edition
from rackrun.editions.rules import check_rule
from rackrun.errors import BadEdition

_ENDING = ".toml"
_TABLES = ("seats", "tiles", "rules", "sources")
_OTHERS: dict[str, tuple[type, str]] = {"options": (list, "a list"), "order": (int, "a number")}
_KEYS = {"id", "title", "follows", "booklet", "ages", "face", "extends", *_OTHERS, *_TABLES}


def read_toml(text: str, place: str) -> dict[str, Any]:
    """The file's data; an error names the line that is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{place}: expected a rule file in TOML, got {error}") from error


def read_package_file(name: str) -> dict[str, Any]:
    """The data of a rule file that comes with the package."""
    path = resources.files("rackrun.editions") / f"{name}.toml"
    if name not in ids():
        raise BadEdition(f"expected an edition out of {', '.join(ids())}; got {name!r}")
    return read_toml(path.read_text("utf-8"), name)


def read_user_file(path: Path) -> tuple[Edition, dict[str, str]]:
    """The edition that a file of the user's describes, and where its rules come from."""
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(f"expected a rule file that can be read, got {path}: {error}") from error
    return build(read_toml(text, path.name), path.name)


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The ids of all editions that come with the package, in the order in which they are shown."""
    paths = resources.files("rackrun.editions").iterdir()
    names = [path.name[: -len(_ENDING)] for path in paths if path.name.endswith(_ENDING)]
    files = {name: read_toml(_package_text(f"{name}.toml"), name) for name in names}
    shown = {name: data["order"] for name, data in files.items() if "order" in data}
    return tuple(sorted(shown, key=lambda name: (shown[name], name)))


def build(data: Mapping[str, Any], place: str) -> tuple[Edition, dict[str, str]]:
    """The edition that the data of a file describe, and where its rules come from."""
    merged = _extended(data, place, ())
    merged.pop("order", None)
    sources = merged.pop("sources")
    names = merged.pop("options")
    seats = merged.get("seats", {})
    merged["seats"] = [seats.get("least"), seats.get("most")]
    merged["options"] = [_option(name, merged["rules"], place) for name in names]
    edition = Edition.from_data({**merged, "chosen": {}}, place)
    return edition, sources


def _extended(data: Mapping[str, Any], place: str, seen: tuple[str, ...]) -> dict[str, Any]:
    """The file's data laid over those of the edition that it extends."""
    _check_keys(data, place)
    for name, value in data.get("rules", {}).items():
        check_rule(name, value, place)
    base: dict[str, Any] = {"options": [], "rules": {}, "sources": {}}
    parent = data.get("extends")
    if parent is not None:
        if parent in seen:
            raise BadEdition(f"{place}: expected no edition to extend itself, got {parent!r}")
        base = _extended(read_package_file(parent), parent, (*seen, parent))
    _check_cited(data, base["sources"], place)
    for key, value in data.items():
        base[key] = {**base.get(key, {}), **value} if isinstance(value, dict) else value
    base.pop("extends", None)
    return base


def _check_keys(data: Mapping[str, Any], place: str) -> None:
    for key, value in data.items():
        if key not in _KEYS:
            raise BadEdition(f"{place}: expected one of {', '.join(sorted(_KEYS))}; got {key!r}")
        kind, word = _kind(key)
        if not isinstance(value, kind):
            raise BadEdition(f"{place}: expected {key} to be {word}, got {value!r}")


def _kind(key: str) -> tuple[type, str]:
    if key in _TABLES:
        return dict, "a table"
    return _OTHERS.get(key, (str, "a text"))


def _check_cited(data: Mapping[str, Any], inherited: Mapping[str, str], place: str) -> None:
    """Every rule that a file sets names the booklet and the place that it follows."""
    cited = data.get("sources", {})
    needed = [*(key for key in ("seats", "tiles") if key in data), *data.get("rules", {})]
    for rule in needed:
        if not isinstance(cited.get(rule), str):
            raise BadEdition(f"{place}: expected a source for {rule!r} in [sources], got none")
    for rule in cited:
        if rule not in needed and rule not in inherited:
            raise BadEdition(f"{place}: expected sources of the edition's rules, got {rule!r}")


def _option(name: object, rules: Mapping[str, Any], place: str) -> dict[str, Any]:
    """The declaration of an option, with the edition's own rule as its default."""
    declared = read_toml(_package_text("options.toml"), "options")
    if not isinstance(name, str) or name not in declared:
        raise BadEdition(f"{place}: expected an option out of {', '.join(declared)}; got {name!r}")
    option = declared[name]
    choices = [*([None] if option.get("nullable") else []), *option.get("choices", [])]
    default = rules.get(name, choices[0] if choices else option.get("from"))
    if choices and "from" not in option:
        # The edition's own choice comes first, whether others offer it too or not.
        choices = [default, *(choice for choice in choices if choice != default)]
    return {
        "name": name, "letter": option["letter"], "default": default,
        "choices": choices, "low": option.get("from"), "high": option.get("to"),
    }  # fmt: skip


def about_option(name: str) -> str:
    """What an option is for, in English."""
    return str(read_toml(_package_text("options.toml"), "options")[name]["about"])


def printed_choice(name: str) -> int:
    """The number that the booklets suggest for an option which they leave to the players."""
    return int(read_toml(_package_text("options.toml"), "options")[name]["printed"])


def _package_text(name: str) -> str:
    return (resources.files("rackrun.editions") / name).read_text("utf-8")
