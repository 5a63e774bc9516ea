"""The compiled kernel is optional: without a compiler all installs and works, only slower."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src")
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index")
SOLVE = ("solve", "--rack", "r1 r2 r3 k9", "--json")

pytestmark = pytest.mark.heavy


def python(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python with these words; what is being developed here is not on its path."""
    return subprocess.run(
        [sys.executable, "-P", *map(str, words)], env=os.environ | environment,
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip


def copy(place: Path) -> Path:
    """A copy of what an install needs, with nothing that was built here."""
    place.mkdir()
    built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=built)
        else:
            shutil.copy(ROOT / name, place / name)
    return place


@pytest.fixture(scope="module", params=["false", "no-such-compiler"])
def plain(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """An install with a compiler that fails, or with none."""
    place = tmp_path_factory.mktemp("plain")
    target = place / "installed"
    words = (*PIP, "install", *OFFLINE, "--target", target, copy(place / "copy"))
    done = python(*words, CC=request.param, CXX=request.param)
    assert done.returncode == 0, done.stderr
    yield target
    shutil.rmtree(place)


def command(installed: Path, *words: str, kernel: str = "") -> subprocess.CompletedProcess[str]:
    """The command of an install, with this kernel asked for."""
    code = "from rackrun.cli import main; main()"
    return python("-c", code, *words, PYTHONPATH=str(installed), RACKRUN_KERNEL=kernel)


def test_without_a_compiler_the_plain_kernel_serves(plain: Path) -> None:
    code = "from rackrun.solver import kernel; print(kernel.__file__, kernel.NAME)"
    done = python("-c", code, PYTHONPATH=str(plain), RACKRUN_KERNEL="")
    assert done.stdout.split() == [str(plain / "rackrun/solver/kernel.py"), "reference"]


@pytest.mark.parametrize("kernel", ["", "reference"])
def test_without_a_compiler_problems_are_solved(plain: Path, kernel: str) -> None:
    done = command(plain, *SOLVE, kernel=kernel)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["played"] == ["r1", "r2", "r3"]


@pytest.mark.parametrize("words", [("--version",), SOLVE])
@pytest.mark.parametrize(
    ("kernel", "told"),
    [
        ("compiled", "expected a kernel that was built, got 'compiled'"),
        ("nonsense", "expected reference or compiled, got 'nonsense'"),
    ],
)
def test_a_kernel_that_is_not_there_is_refused_in_one_line(
    plain: Path, words: tuple[str, ...], kernel: str, told: str
) -> None:
    done = command(plain, *words, kernel=kernel)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"error: RACKRUN_KERNEL: {told}")
    assert done.stderr.count("\n") == 1


def test_with_a_compiler_one_wheel_serves_every_later_python(compiler: str, tmp_path: Path) -> None:
    words = (*PIP, "wheel", *OFFLINE, "--wheel-dir", tmp_path, copy(tmp_path / "copy"))
    done = python(*words)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert "-cp311-abi3-" in wheel.name
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    solved = command(tmp_path / "installed", *SOLVE, kernel="compiled")
    assert solved.returncode == 0, solved.stderr


def test_the_source_distribution_holds_all_that_the_kernel_is_built_from(tmp_path: Path) -> None:
    place = copy(tmp_path / "copy")
    code = "import os, setuptools.build_meta as b; os.chdir({!r}); b.build_sdist({!r})"
    done = python("-c", code.format(str(place), str(tmp_path)))
    assert done.returncode == 0, done.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {Path(name).name for name in packed.getnames()}
    source = ROOT / "src" / "rackrun" / "solver" / "_kernel_source"
    assert {"setup.py", *(path.name for path in source.iterdir())} <= names
