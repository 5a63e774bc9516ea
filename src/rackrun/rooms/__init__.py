"""Rooms: where people and bots sit down, play one match after the other, and leave. Pure.

A room is what its log says: ``evolve`` makes it from the events of the room and of its matches,
``deciding`` says what somebody's wish brings about, ``telling`` what a seat may learn of it. Who
awaits, stores and sends is the server.
"""
