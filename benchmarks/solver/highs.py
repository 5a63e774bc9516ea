"""HiGHS: an integer programme, one thread, presolve on."""

from time import perf_counter

import highspy
import numpy as np

from benchmarks.solver.attempts import Attempt, Entrant, timed
from benchmarks.solver.models import FORMULATIONS, Model
from benchmarks.solver.positions import Position

OPTIONS: dict[str, bool | int | float | str] = {
    "output_flag": False,
    "threads": 1,
    "parallel": "off",
    "presolve": "on",
    # The objective is whole: whoever is less than one from the bound is there.
    "mip_rel_gap": 0.0,
    "mip_abs_gap": 0.99,
}


def entrant(variant: str) -> Entrant:
    """HiGHS with the formulation of this name."""
    formulate = FORMULATIONS[variant]

    def attempt(position: Position) -> Attempt:
        start = perf_counter()
        model = formulate(position)
        solver = _prepare(model)
        building = perf_counter() - start
        _, took, worked = timed(highspy.Highs.run, solver)
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return Attempt(position.id, note=solver.modelStatusToString(solver.getModelStatus()))
        shed = model.shed(map(round, solver.getSolution().col_value))
        return Attempt(position.id, *shed, took, worked, building)

    return Entrant(f"highspy {highspy.Highs().version()}, {variant}", attempt)


def _prepare(model: Model) -> highspy.Highs:
    """HiGHS with the model passed to it, ready to run."""
    solver = highspy.Highs()
    for name, value in OPTIONS.items():
        solver.setOptionValue(name, value)
    solver.passModel(_programme(model))
    return solver


def _programme(model: Model) -> highspy.HighsLp:
    programme = highspy.HighsLp()
    columns, rows = len(model.worth), len(model.bounds)
    programme.num_col_, programme.num_row_ = columns, rows
    programme.sense_ = highspy.ObjSense.kMaximize
    programme.offset_ = float(model.offset)
    programme.col_cost_ = np.array(model.worth, dtype=float)
    programme.col_lower_ = np.zeros(columns)
    programme.col_upper_ = np.array(model.most, dtype=float)
    bounds = np.array(model.bounds, dtype=float).reshape(-1, 2)
    programme.row_lower_, programme.row_upper_ = bounds[:, 0].copy(), bounds[:, 1].copy()
    matrix = programme.a_matrix_
    matrix.format_ = highspy.MatrixFormat.kColwise
    matrix.num_col_, matrix.num_row_ = columns, rows
    lengths = [len(entries) for entries in model.entries]
    matrix.start_ = np.concatenate(([0], np.cumsum(lengths))).astype(np.int32)
    flat = [entry for entries in model.entries for entry in entries]
    matrix.index_ = np.array([row for row, _ in flat], dtype=np.int32)
    matrix.value_ = np.array([value for _, value in flat], dtype=float)
    programme.integrality_ = [highspy.HighsVarType.kInteger] * columns
    return programme
