# The solver: the steps to the best play, and a move that is tried out
step-before = De tafel ervoor
step-put = Van je plankje: { $tiles }.
step-new = Een nieuwe combinatie van je plankje: { $tiles }.
step-take = Van de ene combinatie naar de andere: { $tiles }.
step-split = Apart gelegd: { $tiles }.
step-join = Bij een andere combinatie gelegd: { $tiles }.
step-joker-on = Deze steen vervangt de joker: { $tiles }. De joker gaat naar een andere combinatie.
step-joker-to-rack = Deze steen vervangt de joker: { $tiles }. De joker gaat naar je plankje.
no-melds-there = Nog niet alles op tafel is een combinatie.
check-move = Een zet controleren
check-how = Markeer waar een steen heen moet en tik dan op de steen. Je hoort meteen of de zet is toegestaan.
move-tile = Verplaats: { tile-name }
move-legal = Deze zet is toegestaan.
move-not-legal = Deze zet is niet toegestaan.
