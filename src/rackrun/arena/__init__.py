"""Contests between bots: mirrored deals, honest intervals, and a verdict.

A *deal* is one shuffle. It is played in all rotations, so that every bot has every rack once; each
of these is a *game*, which is one round. ``play_deal`` plays them all, ``running`` many of them in
processes of their own, ``Tally`` adds them up, and ``report`` says what came of it.
"""
