"""The stub of the compiled kernel tells what the module has."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

from rackrun.solver import kernel

STUB = ast.parse(Path(kernel.__file__).with_name("_kernel.pyi").read_text("utf-8"))
FUNCTIONS = {node.name: node for node in STUB.body if isinstance(node, ast.FunctionDef)}


def test_module_and_stub_have_the_same_functions(compiled: ModuleType) -> None:
    assert {name for name in vars(compiled) if not name.startswith("_")} == set(FUNCTIONS)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_argument_of_the_stub_is_taken_by_place(compiled: ModuleType, name: str) -> None:
    given = FUNCTIONS[name].args
    expected = len(given.posonlyargs)
    assert [given.args, given.kwonlyargs, given.vararg, given.kwarg] == [[], [], None, None]
    for count in range(expected + 5):
        told = "integer" if count == expected else f"expected {expected} arguments, got {count}"
        with pytest.raises(TypeError, match=told):
            getattr(compiled, name)(*[None] * count)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_module_and_stub_say_the_same(compiled: ModuleType, name: str) -> None:
    assert getattr(compiled, name).__doc__ == ast.get_docstring(FUNCTIONS[name])
