"""A stranger can write a client from the page alone: nothing is said or refused that it lacks."""

import re
from pathlib import Path
from typing import get_args

from rackrun.rooms.notation import KINDS
from rackrun.rooms.refusals import Reason
from rackrun.server.protocol import OTHER_CODES, Message

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text("utf-8")
SOURCE = "".join(
    path.read_text("utf-8") for path in sorted((ROOT / "src" / "rackrun" / "server").glob("*.py"))
)


def test_every_message_of_a_client_is_on_the_page() -> None:
    for kind in get_args(Message):
        assert f"| `{kind.__struct_config__.tag}` |" in PAGE


def test_every_message_of_the_server_is_on_the_page() -> None:
    said = set(re.findall(r'\{"t": "([a-z-]+)"', SOURCE))
    assert {"room", "event", "done", "refused"} <= said
    for kind in said:
        assert f"| `{kind}` |" in PAGE


def test_every_code_of_a_refusal_is_on_the_page() -> None:
    written = set(re.findall(r'(?:refusal|_refused)\([^"()]*"([a-z-]+)"', SOURCE))
    assert written <= {code for code, _ in OTHER_CODES}
    for code in [*written, *(reason.code for reason in Reason)]:
        assert f"| `{code}` |" in PAGE


def test_every_event_of_a_room_is_on_the_page() -> None:
    for name in KINDS:
        assert f"| `{name}` |" in PAGE


def test_every_path_is_on_the_page() -> None:
    for path in re.findall(r'Route\("([^"]+)"', SOURCE):
        assert path.replace("{room}", "ROOM") in PAGE
