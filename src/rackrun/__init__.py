"""Rackrun, the home of tile rummy: every edition judged, played, recorded and proved fair."""

__version__ = "0.1.0"
