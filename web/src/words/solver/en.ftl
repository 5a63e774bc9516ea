# The solver: the steps to the best play, and a move that is tried out
step-before = The table before
step-put = From your rack: { $tiles }.
step-new = A new meld from your rack: { $tiles }.
step-take = From one meld to another: { $tiles }.
step-split = Set apart: { $tiles }.
step-join = Put together with another meld: { $tiles }.
step-joker-on = This tile takes the joker’s place: { $tiles }. The joker goes on to another meld.
step-joker-to-rack = This tile takes the joker’s place: { $tiles }. The joker goes to your rack.
no-melds-there = Not everything on the table is a meld yet.
check-move = Check a move
check-how = Mark where a tile is to go, then tap the tile. You are told at once whether the move is legal.
move-tile = Move { tile-name }
move-legal = This move is legal.
move-not-legal = This move is not legal.
