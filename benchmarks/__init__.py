"""Figures, not tests: each is measured beside its yardstick in one run."""
