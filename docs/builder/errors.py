"""What can be wrong with a page."""


class BadPage(Exception):
    """A page that cannot be made; the message names file and line."""
