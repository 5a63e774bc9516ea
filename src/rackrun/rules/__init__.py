"""The rules of play: ``decide`` says what an action brings about, ``evolve`` what that changes.

for event in decide(position, action, chance):   # may raise IllegalAction
    position = evolve(position, event)           # never fails on a stored event
"""
