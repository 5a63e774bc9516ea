"""Solve a problem: put it to the kernel as the edition's rules on rearranging ask."""

from rackrun.solver import free, staying
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution

_WAYS = {"free": free.solve, "none": staying.solve}


def solve(problem: Problem) -> Solution:
    """The best play.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_table, read_tiles, write_table
    >>> table, rack = read_table("r4 r5 r6 | k8 b8 y8"), read_tiles("r7 k1 J")
    >>> solution = solve(Problem(edition=load("classic"), table=table, rack=rack))
    >>> write_table(solution.table), solution.tiles, solution.points
    ('k8 b8 y8 | r4 r5 r6 r7 J', 2, 32)
    """
    return _WAYS[problem.edition.rules.rearranging](problem)
