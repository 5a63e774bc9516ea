"""The solver beside others: the same positions for all, one contestant after the other."""
