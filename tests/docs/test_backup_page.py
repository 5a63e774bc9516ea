"""The page on backups shows one that can be read, and names all that is in it."""

import gzip
import re
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

from rackrun.store.backup_file import FORMAT, End, Head, KeptRoom, read_backup

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "backups.md").read_text("utf-8")


def test_the_backup_on_the_page_can_be_read(tmp_path: Path) -> None:
    shown = re.search(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert shown
    file = tmp_path / "backup"
    file.write_bytes(gzip.compress(shown[1].encode()))
    (room,) = read_backup(file)
    assert len(room.entries) == 2
    assert f"now {FORMAT}" in PAGE


@pytest.mark.parametrize("line", [Head, KeptRoom, End])
def test_every_field_of_a_line_is_told(line: type[Struct]) -> None:
    name = line.__struct_config__.tag
    table = re.search(rf"^\| `{name}`.*?\n\n", PAGE, re.DOTALL | re.MULTILINE)
    assert table
    told = re.findall(r"^\| `(\w+)` \|", table[0], re.MULTILINE)
    assert [each for each in told if each != name] == [field.name for field in fields(line)]
