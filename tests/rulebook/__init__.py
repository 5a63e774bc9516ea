"""The rulebook as tests: cases in files, and one module of tests for each edition."""
