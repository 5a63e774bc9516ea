"""An integer programme, built row by row and solved by HiGHS."""

from collections.abc import Mapping

import highspy
import numpy as np

NO_LIMIT = 1000
"""More than any count in a game of tiles."""


class Linear:
    """Columns are whole numbers between bounds, rows are sums of them between bounds."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.columns: list[tuple[int, int]] = []
        self.rows: list[tuple[int, int]] = []
        self.entries: list[dict[int, int]] = []
        """For each column its factor in the rows it is in."""

    def column(self, least: int, most: int | None) -> int:
        """A new column with these bounds."""
        self.columns.append((least, NO_LIMIT if most is None else most))
        self.entries.append({})
        return len(self.columns) - 1

    def row(self, least: int, most: int | None, factors: Mapping[int, int]) -> int:
        """A new row: the sum of columns times factors lies between the bounds."""
        self.rows.append((least, 1000 * NO_LIMIT if most is None else most))
        for column, factor in factors.items():
            self.put(len(self.rows) - 1, column, factor)
        return len(self.rows) - 1

    def put(self, row: int, column: int, factor: int) -> None:
        """Let the column count in the row."""
        self.entries[column][row] = factor

    def maximum(self, costs: Mapping[int, int]) -> list[int] | None:
        """The columns for which the sum of columns times costs is highest, or None if none fit."""
        if any(least > most for least, most in self.columns):
            return None
        highs = highspy.Highs()
        for name, value in (
            ("output_flag", False), ("threads", 1), ("mip_rel_gap", 0.0), ("mip_abs_gap", 0.5),
        ):  # fmt: skip
            highs.setOptionValue(name, value)
        self._pass_to(highs, costs)
        highs.run()
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        assert status == highspy.HighsModelStatus.kOptimal, status
        counts = [round(value) for value in highs.getSolution().col_value]
        self._check(counts)
        return counts

    def _pass_to(self, highs: highspy.Highs, costs: Mapping[int, int]) -> None:
        sizes = [len(entries) for entries in self.entries]
        index = [row for entries in self.entries for row in entries]
        value = [factor for entries in self.entries for factor in entries.values()]
        column_bounds = np.array(self.columns, dtype=np.float64).reshape(-1, 2)
        row_bounds = np.array(self.rows, dtype=np.float64).reshape(-1, 2)
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.columns), len(self.rows)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.col_cost_ = np.array([costs.get(column, 0) for column in range(len(sizes))], np.float64)
        lp.col_lower_, lp.col_upper_ = column_bounds[:, 0], column_bounds[:, 1]
        lp.row_lower_, lp.row_upper_ = row_bounds[:, 0], row_bounds[:, 1]
        lp.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        lp.a_matrix_.start_ = np.cumsum([0, *sizes], dtype=np.int32)
        lp.a_matrix_.index_ = np.array(index, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(value, dtype=np.float64)
        lp.integrality_ = [highspy.HighsVarType.kInteger] * len(sizes)
        highs.passModel(lp)

    def _check(self, counts: list[int]) -> None:
        """Whole numbers fit as well: what HiGHS found was rounded."""
        sums = [0] * len(self.rows)
        for count, entries in zip(counts, self.entries, strict=True):
            for row, factor in entries.items():
                sums[row] += factor * count
        bounds = zip([*counts, *sums], [*self.columns, *self.rows], strict=True)
        assert all(least <= value <= most for value, (least, most) in bounds)
