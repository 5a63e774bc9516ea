"""Players without hands: each bot sees a view, nothing more, and returns an action."""
