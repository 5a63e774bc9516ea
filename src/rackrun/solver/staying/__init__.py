"""Editions in which melds stay where they lie: what each can become, and how that adds up."""

from rackrun.solver.staying.solving import solve

__all__ = ["solve"]
