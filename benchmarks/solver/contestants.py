"""Who takes part, and in which environment each one runs."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Contestant:
    """A way to solve a position; its module and variant make the entrant in a process."""

    id: str
    title: str
    module: str
    variant: str = ""
    compare: bool = False
    """Whether it needs the environment of the comparison rather than our own."""
    environment: Mapping[str, str] = field(default_factory=dict[str, str])


COMPILED = {"RACKRUN_KERNEL": "compiled"}
PLAIN = {"RACKRUN_KERNEL": "reference"}

CONTESTANTS = (
    Contestant("compiled", "rackrun, compiled", "ours", "untouched", environment=COMPILED),
    Contestant("compiled-any", "compiled, any best play", "ours", environment=COMPILED),
    Contestant("plain", "rackrun, plain", "ours", "untouched", environment=PLAIN),
    Contestant("plain-any", "plain, any best play", "ours", environment=PLAIN),
    Contestant("highs-flow", "HiGHS, flow", "highs", "flow"),
    Contestant("highs-substitution", "HiGHS, substitution", "highs", "substitution"),
    Contestant("highs-covering", "HiGHS, covering", "highs", "covering"),
    Contestant("cp-sat", "CP-SAT, substitution", "cpsat", "substitution", compare=True),
    Contestant("package", "rummikub-solver", "package", compare=True),
)

TITLES = {contestant.id: contestant.title for contestant in CONTESTANTS}
OURS = ("compiled", "plain")
PREFERENCE = ("compiled", "compiled-any", "plain", "plain-any")
"""With and without the wish to leave melds untouched."""
SIDE_BY_SIDE = tuple(each.id for each in CONTESTANTS if not each.id.endswith("-any"))
HIGHS = tuple(each.id for each in CONTESTANTS if each.module == "highs")
PROGRAMMES = (*HIGHS, "cp-sat")
"""Those whose answers, where they agree, are the truth."""
