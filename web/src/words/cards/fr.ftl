# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
run-rule = Une série demande au moins trois cartes de la même couleur qui se suivent.
group-rule = Une rangée a trois ou quatre cartes du même chiffre, chacune d’une couleur différente.
meld-too-short = { $count ->
    [1] Une carte ne suffit pas. Une combinaison en demande au moins trois.
   *[other] { $count } cartes ne suffisent pas. Une combinaison en demande au moins trois.
 }
not-a-meld = Ces cartes ne forment ni une série ni une rangée.
only-jokers = Des jokers seuls, ça ne va pas. Ajoute une carte avec un chiffre.
opening-own-tiles = Ton ouverture doit venir entièrement de ton chevalet.
open-first = Fais d’abord ton ouverture. Ensuite, tu pourras ajouter des cartes partout.
table-tile-on-rack = { $count ->
    [1] Tu as mis une carte de la table sur ton chevalet. Remets-la à sa place.
   *[other] Tu as mis { $count } cartes de la table sur ton chevalet. Remets-les à leur place.
 }
play-or-draw = Pose au moins une carte de ton chevalet, ou pioche.
no-rearranging = Ici, les combinaisons posées ne changent plus. Tu peux juste y ajouter des cartes.
you-drew = Tu as pioché une carte : { tile-name }.
they-drew = { $count ->
    [1] { $player } pioche une carte.
   *[other] { $player } pioche { $count } cartes.
 }
they-played = { $count ->
    [1] { $player } pose une carte.
   *[other] { $player } pose { $count } cartes.
 }
pool-left = { $count ->
    [1] Il reste une carte dans le sac.
   *[other] Il reste { $count } cartes dans le sac.
 }
pool-empty = Le sac est vide. Pose des cartes ou passe.
nothing-found = Rien à poser pour l’instant. Pioche une carte.
hint-tiles = { $count ->
    [1] Tu peux poser une carte.
   *[other] Tu peux poser { $count } cartes.
 }
time-up-penalty = { $count ->
    [0] Le temps est écoulé !
    [1] Le temps est écoulé ! Tu reçois une carte de pénalité.
   *[other] Le temps est écoulé ! Tu reçois { $count } cartes de pénalité.
 }
tiles-left = { $count ->
    [1] Il ne reste qu’une carte à { $player }.
   *[other] Il ne reste que { $count } cartes à { $player }.
 }
your-rack = Ton chevalet, { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
 }
back-to-rack = Remettre sur le chevalet
tiles-held = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
 }
where-to-many = Où vont les { $count } cartes ?
you-played = { $count ->
    [1] Tu as posé une carte.
    [one] Tu as posé { $count } carte.
   *[other] Tu as posé { $count } cartes.
 }
tiles-go-back = tes cartes reviennent
chance-no-opening = Tu ne peux pas encore faire ton ouverture. Pioche une carte.
chance-opening = Tu peux faire ton ouverture avec des cartes de ton chevalet.
chance-rack = Tu peux poser quelque chose de ton chevalet.
run-too-long = Une série a au plus { $max } cartes. Celle-ci en a { $count }.
group-too-large = Une rangée a au plus { $max } cartes. Celle-ci en a { $count }.
tile-lost = Il manque une carte de la table. Remets-la à sa place.
joker-to-rack = Tu ne gardes un joker que si tu poses à sa place la carte qu’il représente.
joker-keeps-three = Un joker ne peut quitter une série que s’il y reste au moins trois cartes.
pool-not-empty = Tu ne peux passer que si tu ne peux pas piocher. Pose des cartes ou pioche.
missed-tiles = { $count ->
    [1] On pouvait poser une carte de plus.
    [one] On pouvait poser { $count } carte de plus.
   *[other] On pouvait poser { $count } cartes de plus.
 }
rack-before = Le chevalet avant
