"""The kernel reads and writes nothing but its own, and its answers hold: random tasks show it.

The program ``fuzz.cpp`` makes the tasks, solves them under the sanitizers and checks the answers.
"""

import subprocess
from pathlib import Path

import pytest

from tests.kit.required import absent
from tests.kit.size import sized

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "rackrun" / "solver" / "_kernel_source"
SANITIZED = (
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-D_GLIBCXX_ASSERTIONS",
    "-O1",
    "-g",
)
SEED = 1


def build(compiler: str, source: Path, program: Path) -> subprocess.CompletedProcess[str]:
    """Compile one file under the sanitizers."""
    words = [compiler, "-std=c++17", *SANITIZED, f"-I{SOURCE}", str(source), "-o", str(program)]
    return subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.heavy
def test_no_task_makes_the_kernel_stumble(compiler: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty.cpp"
    empty.write_text("int main() {}\n", "utf-8")
    if build(compiler, empty, tmp_path / "empty").returncode:
        absent("compiler with sanitizers")
    built = build(compiler, HERE / "fuzz.cpp", tmp_path / "fuzz")
    assert built.returncode == 0, built.stderr[-5000:]
    words = [str(tmp_path / "fuzz"), str(SEED), str(sized(5_000, 200_000))]
    done = subprocess.run(
        words, capture_output=True, text=True, timeout=sized(300, 3600), check=False
    )
    assert (done.returncode, done.stdout) == (0, "all done\n"), done.stderr[-5000:]
