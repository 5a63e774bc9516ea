# The solver: the steps to the best play, and a move that is tried out
step-before = La table avant
step-put = De ta planchette : { $tiles }.
step-new = Une nouvelle combinaison de ta planchette : { $tiles }.
step-take = D’une combinaison à une autre : { $tiles }.
step-split = À part : { $tiles }.
step-join = Jointes à une autre combinaison : { $tiles }.
step-joker-on = Cette pièce remplace le joker : { $tiles }. Le joker va dans une autre combinaison.
step-joker-to-rack = Cette pièce remplace le joker : { $tiles }. Le joker va sur ta planchette.
no-melds-there = Il reste sur la table des pièces qui ne forment pas de combinaison.
check-move = Vérifier un coup
check-how = Marque où une pièce doit aller, puis touche la pièce. Tu sauras aussitôt si le coup est permis.
move-tile = Déplacer : { tile-name }
move-legal = Ce coup est permis.
move-not-legal = Ce coup n’est pas permis.
