# The solver: the steps to the best play, and a move that is tried out
step-before = Il tavolo prima
step-put = Dal tuo leggio: { $tiles }.
step-new = Una nuova combinazione dal tuo leggio: { $tiles }.
step-take = Da una combinazione a un’altra: { $tiles }.
step-split = A parte: { $tiles }.
step-join = Unite a un’altra combinazione: { $tiles }.
step-joker-on = Questa tessera sostituisce il jolly: { $tiles }. Il jolly passa a un’altra combinazione.
step-joker-to-rack = Questa tessera sostituisce il jolly: { $tiles }. Il jolly passa sul tuo leggio.
no-melds-there = Sul tavolo ci sono ancora tessere che non formano una combinazione.
check-move = Controlla una mossa
check-how = Segna dove deve andare una tessera, poi toccala. Saprai subito se la mossa è valida.
move-tile = Sposta: { tile-name }
move-legal = Questa mossa è valida.
move-not-legal = Questa mossa non è valida.
