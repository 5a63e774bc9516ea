"""The server: the only part that awaits. It asks the rules, stores what they say, then tells it."""
