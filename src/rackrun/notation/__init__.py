"""Everything that can be written down and read back: tiles, positions, events, records."""

from rackrun.notation.events import event_from_data, event_to_data, read_event, write_event
from rackrun.notation.positions import read_position, write_position
from rackrun.notation.records import (
    Record,
    read_record,
    record_from_data,
    record_to_data,
    write_record,
)
from rackrun.notation.tiles import read_table, read_tiles, write_table, write_tiles

__all__ = [
    "Record",
    "event_from_data",
    "event_to_data",
    "read_event",
    "read_position",
    "read_record",
    "read_table",
    "read_tiles",
    "record_from_data",
    "record_to_data",
    "write_event",
    "write_position",
    "write_record",
    "write_table",
    "write_tiles",
]
