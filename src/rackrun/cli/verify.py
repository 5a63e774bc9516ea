"""``rackrun verify``: was the shuffle fair?"""

from pathlib import Path

from rackrun.audit import Complaint
from rackrun.cli.files import load_record
from rackrun.fairness import prove
from rackrun.notation import write_event
from rackrun.notation.records import Record

UNFAIR = 1
NOTHING_YET = 3


def show_proof(path: Path) -> int:
    """Say yes, or show the first difference; the exit code says it too."""
    record = load_record(path)
    proof = prove(record.events)
    if proof.difference is not None:
        print(f"no: {_difference(record, proof.difference)}")
        return UNFAIR
    open_rounds = proof.rounds - len(proof.proved)
    if not proof.proved:
        print("nothing to prove yet: no seed is revealed before the round is over")
        return NOTHING_YET
    print(f"yes: every chance of {_rounds(len(proof.proved))} follows from the seed revealed,")
    print("     and the seed is the one that was committed to before the deal")
    if open_rounds:
        print(f"     ({_rounds(open_rounds)} not over yet)")
    return 0


def _difference(record: Record, complaint: Complaint) -> str:
    expected = complaint.expected
    wanted = expected if isinstance(expected, str) else write_event(expected)
    return (
        f"event {complaint.index + 1} does not follow from the seed\n"
        f"  expected {wanted}\n"
        f"  got      {write_event(record.events[complaint.index])}"
    )


def _rounds(count: int) -> str:
    return "1 round" if count == 1 else f"{count} rounds"
