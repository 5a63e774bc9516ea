"""The game in the terminal: typed moves on a draft, drawn tiles, persons and bots at one table.

``session`` goes through a match; ``rounds``, ``turns`` and ``finding`` are its parts. ``draft``,
``typed`` and ``arranging`` turn what is typed into a table, and ``adviser`` asks the solver for
hints; ``paint``, ``screen``, ``words`` and ``summary`` show it. No rule of the game is decided
here.
"""
