"""The solver: the best play for a table and a rack, proved to be the best.

``solve(problem)`` gives one best play, ``plays(problem)`` the choices a bot may want to weigh,
``hint(solution, strength)`` as much as is wanted; ``explaining`` has a room of its own.
"""

from rackrun.solver.choices import plays
from rackrun.solver.hints import Strength, hint
from rackrun.solver.problem import Objective, Problem
from rackrun.solver.solution import Solution
from rackrun.solver.solving import solve

__all__ = ["Objective", "Problem", "Solution", "Strength", "hint", "plays", "solve"]
