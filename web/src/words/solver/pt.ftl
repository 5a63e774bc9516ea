# The solver: the steps to the best play, and a move that is tried out
step-before = A mesa antes
step-put = Do teu suporte: { $tiles }.
step-new = Uma combinação nova do teu suporte: { $tiles }.
step-take = De uma combinação para outra: { $tiles }.
step-split = À parte: { $tiles }.
step-join = Juntas a outra combinação: { $tiles }.
step-joker-on = Esta pedra substitui o joker: { $tiles }. O joker passa para outra combinação.
step-joker-to-rack = Esta pedra substitui o joker: { $tiles }. O joker passa para o teu suporte.
no-melds-there = Ainda há na mesa pedras que não formam uma combinação.
check-move = Verificar uma jogada
check-how = Marca para onde vai uma pedra e depois toca na pedra. Sabes logo se a jogada é válida.
move-tile = Mover: { tile-name }
move-legal = Esta jogada é válida.
move-not-legal = Esta jogada não é válida.
