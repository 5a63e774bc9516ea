"""The compiled kernel; all else stands in pyproject.toml.

It is optional: without a compiler the install goes on, and the plain twin serves.
"""

from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/rackrun/solver/_kernel_source")

setup(
    ext_modules=[
        Extension(
            "rackrun.solver._kernel",
            sources=[str(SOURCE / "binding.cpp")],
            depends=sorted(map(str, SOURCE.glob("*.hpp"))),
            extra_compile_args=["-std=c++17", "-O3", "-g0"],
            py_limited_api=True,
            optional=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
