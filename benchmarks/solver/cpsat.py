"""CP-SAT with one worker and the formulation that is the fastest for it, substitution."""

from time import perf_counter

import ortools
from ortools.sat.python import cp_model

from benchmarks.solver.attempts import Attempt, Entrant, timed
from benchmarks.solver.models import FORMULATIONS, Model
from benchmarks.solver.positions import Position


def entrant(variant: str) -> Entrant:
    """CP-SAT with the formulation of this name."""
    formulate = FORMULATIONS[variant]

    def attempt(position: Position) -> Attempt:
        start = perf_counter()
        model = formulate(position)
        programme, columns = _programme(model)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        building = perf_counter() - start
        status, took, worked = timed(solver.solve, programme)
        if status != cp_model.OPTIMAL:
            return Attempt(position.id, note=solver.status_name(status).lower())
        shed = model.shed(map(solver.value, columns))
        return Attempt(position.id, *shed, took, worked, building)

    return Entrant(f"ortools {ortools.__version__}, {variant}", attempt)


def _programme(model: Model) -> tuple[cp_model.CpModel, list[cp_model.IntVar]]:
    programme = cp_model.CpModel()
    columns = [programme.new_int_var(0, most, "") for most in model.most]
    rows: list[list[tuple[cp_model.IntVar, int]]] = [[] for _ in model.bounds]
    for column, entries in zip(columns, model.entries, strict=True):
        for row, value in entries:
            rows[row].append((column, value))
    for terms, (low, high) in zip(rows, model.bounds, strict=True):
        total = cp_model.LinearExpr.weighted_sum(*map(list, zip(*terms, strict=True)))
        programme.add_linear_constraint(total, low, high)
    programme.maximize(cp_model.LinearExpr.weighted_sum(columns, model.worth))
    return programme, columns
