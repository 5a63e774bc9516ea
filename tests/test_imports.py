"""Imports point one way: from the tiles up to the command, never back."""

import ast
from pathlib import Path

import pytest

import rackrun

SOURCE = Path(rackrun.__file__).parent

ROOMS = [
    "errors", "tiles", "flaws", "melds", "table", "editions", "rules", "view", "shuffle", "audit",
    "fairness", "notation", "referee", "pictures", "solver", "review", "bots", "arena", "rooms",
    "replay", "store", "bus", "server", "client", "following", "cli",
]  # fmt: skip
"""From the ground up; a room may use those named before it."""

PURE = ["errors", "tiles", "flaws", "melds", "table", "editions", "rules", "view", "rooms"]
FORBIDDEN = {"asyncio", "time", "random", "os", "logging", "secrets", "socket", "subprocess"}
THIRD_PARTY = {"rich", "cyclopts", "msgspec", "segno", "starlette", "uvicorn", "websockets",
               "psycopg", "psycopg_pool", "redis"}  # fmt: skip


def imports(path: Path) -> set[str]:
    """The modules that a file imports at its top or anywhere below."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not _for_types(node, path):
            found.add(node.module)
    return found


def _for_types(node: ast.ImportFrom, path: Path) -> bool:
    """Whether an import stands below ``if TYPE_CHECKING``, as the exceptions need it."""
    return path.name == "errors.py" and node.col_offset > 0


def room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


@pytest.mark.parametrize(
    "path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_no_import_points_back(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    if room in ("__init__", "__main__"):
        return
    below = set(ROOMS[: ROOMS.index(room) + 1]) | {""}
    used = {room_of(module) for module in imports(path) if module.startswith("rackrun")}
    assert used <= below
    if room in PURE:
        outside = {module.split(".")[0] for module in imports(path)}
        assert not outside & (FORBIDDEN | THIRD_PARTY)


def test_every_room_is_named() -> None:
    rooms = {
        path.name.removesuffix(".py") for path in SOURCE.iterdir() if path.suffix in ("", ".py")
    }
    assert rooms - {"__init__", "__main__", "__pycache__"} == set(ROOMS)


def test_no_branch_on_the_name_of_an_edition() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                names = {ast.unparse(side) for side in (node.left, *node.comparators)}
                assert not {name for name in names if name.endswith("edition.id")}, path
