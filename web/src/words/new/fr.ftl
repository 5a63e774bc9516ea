i-guide = J’anime le jeu et je nomme les pièces
as-booklet = comme dans le livret
own-rules = { $count ->
    [one] une règle à toi
   *[other] { $count } règles à toi
 }
back-to-booklet = Revenir au livret
booklet-says = Livret : { $value }
at-this-table = À cette table
show-drafts = Tous voient ce qu’essaie la personne qui joue
allow-watching = D’autres peuvent regarder
yes = oui
no = non
from-to = de { $low } à { $high }

# House rules as a code
rule-code = Code des règles
copy-code = Copier le code
code-copied = Code copié
paste-code = Coller un code de règles
take-over = L’utiliser
wrong-edition = « { $part } » n’est pas un jeu. Un code de règles commence par l’un de ceux-ci : { $ids }.
wrong-letter = « { $part } » n’est pas une règle de ce jeu ({ $game }). Il faut l’une de ces lettres, puis sa valeur : { $letters }.
wrong-twice = « { $part } » le dit une seconde fois : { $option }. Une fois suffit.
wrong-value = « { $part } » n’est pas possible. Pour « { $option } » il faut : { $expected }.

# The options of the editions
option-max-jokers-per-set = Jokers au plus dans une combinaison
value-max-jokers-per-set-null = autant qu’on veut
option-must-play-if-able = Qui peut poser doit poser
option-time-limit-seconds = Limite de temps : secondes par tour
option-timeout-policy = Quand le temps est écoulé
value-timeout-policy-literal = seules les pièces isolées reviennent
value-timeout-policy-rollback = tout le tour est repris
option-rounds = Manches
option-next-starter = Qui commence la manche suivante
value-next-starter-draw = qui pioche le chiffre le plus haut
value-next-starter-winner = qui a gagné
value-next-starter-oldest = la personne la plus âgée
value-next-starter-youngest = la personne la plus jeune
option-blocked-scoring = Quand plus personne ne peut jouer
value-blocked-scoring-difference = la planchette la plus basse gagne
value-blocked-scoring-none = personne ne gagne
option-opening = Points pour l’ouverture
option-penalty-tiles = Pièces de pénalité quand le temps est écoulé
option-joker-points = Points d’un joker resté sur la planchette
option-finish-bonus = Récompense pour une planchette vide
option-tie-break = En cas d’égalité, qui a fini gagne
value-tie-break-finisher = s’il est parmi les premiers
value-tie-break-all-level = seulement si tous sont à égalité
option-bank = Ce que la banque peut payer
value-bank-unlimited = autant qu’il faut
value-bank-51 = 51, ensuite elle est vide
option-chips-to-win = Jetons qui gagnent la partie
option-hand-limit = Limite : cartes au plus sur le chevalet
option-hand-limit-sticky = La limite, une fois atteinte, vaut jusqu’à la fin de la manche
option-joker-replace-by-layer = Qui a posé un joker peut le reprendre contre la bonne carte
plays-helper = joue pour le plaisir, ne voit pas tout et dit ce qu’il fait
plays-beginner = pose ses combinaisons et complète les autres
plays-casual = recompose deux combinaisons au plus
plays-solver = pose toujours tout ce qu’il peut
plays-patient = garde ses combinaisons jusqu’à pouvoir finir
plays-searcher = imagine ce que les autres ont en main et essaie chaque possibilité
plays-expert = déduit du jeu des autres ce qu’ils ont en main et essaie de très nombreux plans
plays-finder = cherche au rythme d’un enfant et se trompe parfois
