# The solver: the steps to the best play, and a move that is tried out
step-before = Der Tisch davor
step-put = Von deinem Brett: { $tiles }.
step-new = Eine neue Kombination von deinem Brett: { $tiles }.
step-take = Von einer Kombination zu einer anderen: { $tiles }.
step-split = Beiseite gelegt: { $tiles }.
step-join = Mit einer anderen Kombination vereint: { $tiles }.
step-joker-on = Dieser Stein ersetzt den Joker: { $tiles }. Der Joker kommt in eine andere Kombination.
step-joker-to-rack = Dieser Stein ersetzt den Joker: { $tiles }. Der Joker kommt auf dein Brett.
no-melds-there = Noch ist nicht alles auf dem Tisch eine Kombination.
check-move = Einen Zug prüfen
check-how = Markiere, wohin ein Stein soll, dann tipp auf den Stein. Du erfährst sofort, ob der Zug erlaubt ist.
move-tile = Verschieben: { tile-name }
move-legal = Dieser Zug ist erlaubt.
move-not-legal = Dieser Zug ist nicht erlaubt.
