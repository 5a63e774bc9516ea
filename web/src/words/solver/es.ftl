# The solver: the steps to the best play, and a move that is tried out
step-before = La mesa antes
step-put = De tu soporte: { $tiles }.
step-new = Una combinación nueva de tu soporte: { $tiles }.
step-take = De una combinación a otra: { $tiles }.
step-split = Aparte: { $tiles }.
step-join = Unidas a otra combinación: { $tiles }.
step-joker-on = Esta ficha sustituye al comodín: { $tiles }. El comodín pasa a otra combinación.
step-joker-to-rack = Esta ficha sustituye al comodín: { $tiles }. El comodín pasa a tu soporte.
no-melds-there = Aún quedan en la mesa fichas que no forman una combinación.
check-move = Comprobar una jugada
check-how = Marca adónde va una ficha y luego toca la ficha. Sabrás enseguida si la jugada es válida.
move-tile = Mover: { tile-name }
move-legal = Esta jugada es válida.
move-not-legal = Esta jugada no es válida.
