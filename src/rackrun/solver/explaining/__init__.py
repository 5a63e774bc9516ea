"""Explaining a play: the moves a person would make, as data, in words and as pictures."""

from rackrun.solver.explaining.explanation import Explanation, Step, explain

__all__ = ["Explanation", "Step", "explain"]
