# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] une carte
   *[tile] une pièce
 }
word-the-tile = { $piece ->
    [card] la carte
   *[tile] la pièce
 }
word-tiles = { $piece ->
    [card] cartes
   *[tile] pièces
 }
word-rack = { $piece ->
    [card] ton chevalet
   *[tile] ta planchette
 }
word-pool = { $piece ->
    [card] le sac
   *[tile] la pioche
 }
word-a-chip = { $kind ->
    [stars] une étoile
   *[chips] un jeton
 }
word-chips = { $kind ->
    [stars] étoiles
   *[chips] jetons
 }

# Around the text
rules-all = Toutes les règles
rules-contents = Sur cette page
rules-print = Imprimer
rules-ages = Âge { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = { $hand } { word-tiles } chacun
rules-fact-opening = ouverture à { $opening } points
rules-right = Permis
rules-wrong = Pas permis
rules-before = Avant
rules-after = Après
rules-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
rules-is-run = Série
rules-is-group = Rangée
rules-seat = Joueur
rules-result = Résultat
rules-wins-round = gagne

rules-head-box = Il te faut
rules-head-aim = But du jeu
rules-head-start = Début
rules-head-find = Chercher
rules-head-melds = { $groups ->
    [yes] Séries et rangées
   *[no] Séries
 }
rules-head-opening = { $opens ->
    [points] L’ouverture
   *[own-meld] D’abord une combinaison à toi
 }
rules-head-turn = Ton tour
rules-head-table = { $rearranging ->
    [free] Recomposer
   *[none] Ce qui est posé reste posé
 }
rules-head-jokers = Jokers
rules-head-drawing = Piocher
rules-head-end = La fin

# What one needs
rules-box-tiles = { $copies ->
    [1] Les chiffres de 1 à { $highest } en { $colours } couleurs, chacun une fois.
    [2] Les chiffres de 1 à { $highest } en { $colours } couleurs, chacun deux fois.
   *[other] Les chiffres de 1 à { $highest } en { $colours } couleurs, chacun { $copies } fois.
 }
rules-box-jokers = Avec { $jokers } jokers, cela fait { $size } { word-tiles }.
rules-box-no-jokers = Cela fait { $size } { word-tiles }. Les jokers restent dans la boîte.
rules-box-racks = { $piece ->
    [card] Chacun a un chevalet.
   *[tile] Chacun a une planchette.
 }
rules-box-chips = { $kind ->
    [stars] Les étoiles sont la récompense.
   *[chips] { $chips } jetons sont la récompense.
 }

# The aim
rules-aim-points = Pose toutes tes { word-tiles } avant les autres.
rules-aim-match-chip = Pose toutes tes { word-tiles } avant les autres. Cela rapporte un jeton. Avec { $wins } jetons, tu gagnes la partie.
rules-aim-chips = Ce que tu poses te rapporte des { word-chips }. À la fin, qui en a le plus gagne.
rules-aim-finds = Trouve les { word-tiles } qui vont ensemble. Qui gagne le plus de { word-chips } gagne le jeu.

# The start
rules-start-mix = { $piece ->
    [card] Toutes les cartes vont dans le sac. Mélangez-les.
   *[tile] Posez toutes les pièces face cachée et mélangez-les. C’est la pioche.
 }
rules-start-draw = Chacun pioche { word-a-tile }. Le plus grand chiffre commence. Avec un joker, on pioche encore une fois. Ensuite tout revient et se mélange de nouveau.
rules-start-oldest = La personne la plus âgée commence.
rules-start-youngest = La personne la plus jeune commence.
rules-start-deal = Chacun prend { $hand } { word-tiles } sans les montrer. Le reste est dans { word-pool }.
rules-start-chips = Chacun reçoit { $each } { word-chips }. Le reste est la banque.
rules-start-order = On joue dans le sens des aiguilles d’une montre.
rules-start-open = Toutes les { word-tiles } sont face visible au milieu. Personne ne les garde pour soi.
rules-start-guide = Un adulte ou un grand enfant est l’animateur. Il mène le jeu et ne gagne rien.

# Finding
rules-find-first = L’animateur prend { word-a-tile } et dit son chiffre et sa couleur.
rules-find-look = Tous cherchent la même couleur : le chiffre juste avant ou juste après.
rules-find-reward = Qui le trouve en premier le pose et gagne { $reward ->
    [1] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = Avec { $shortest } { word-tiles }, c’est une série.
rules-find-wrong = Se tromper ne coûte rien. Cherche encore.
rules-find-next = Quand tout est là de 1 à { $highest }, l’animateur commence la couleur suivante.

# Melds
rules-run = Une série a au moins { $shortest } { word-tiles } d’une seule couleur. Les chiffres se suivent.
rules-run-end = Une série s’arrête à { $highest }. Aucun 1 ne vient après.
rules-group = Une rangée a { $shortest } à { $largest } { word-tiles } avec le même chiffre, chacune d’une couleur différente.
rules-no-groups = Il n’y a pas de rangées dans ce jeu.
rules-common = Ce qui est sur la table est à tout le monde.

# The opening
rules-opening-points = Ce que tu poses en premier doit valoir au moins { $opening } points en tout.
rules-opening-from = Tout vient de { word-rack } : des séries, des rangées ou les deux.
rules-opening-count = Chaque chiffre vaut ce qu’il est. Un joker vaut ce qu’il représente.
rules-opening-then = Ensuite, toute la table est à toi, encore dans le même tour.
rules-opening-own = { $groups ->
    [yes] Pose d’abord une série ou une rangée à toi. Il ne faut pas de points.
   *[no] Pose d’abord une série à toi. Il ne faut pas de points.
 }
rules-opening-own-then = Ensuite, tu peux ajouter partout sur la table, encore dans le même tour.

# A turn
rules-turn-any = { $groups ->
    [yes] Pose de nouvelles séries et rangées, et ajoute des { word-tiles } à celles de la table. Autant que tu veux.
   *[no] Pose de nouvelles séries, et ajoute des { word-tiles } aux bouts de celles de la table. Autant que tu veux.
 }
rules-turn-at-once = Pose une série ou plusieurs. Il ne faut pas de points.
rules-turn-add = Dès qu’une série est sur la table, tous peuvent ajouter à ses bouts.
rules-turn-one = Tu dois poser au moins { word-a-tile } de { word-rack }. Sinon, tu pioches.
rules-reward = Voici ce que tu gagnes :
rules-reward-tile = pour chacune des { word-tiles } que tu poses
rules-reward-meld = pour chaque nouvelle série
rules-reward-finish = quand tu vides { word-rack }

# What lies on the table
rules-table-free = Tu peux défaire ce qui est posé et le recomposer.
rules-table-only = À la fin, il n’y a que des séries et des rangées, chacune avec { $shortest } { word-tiles } ou plus.
rules-table-stay = Rien ne va de la table sur { word-rack }. Et tu poses au moins { word-a-tile } à toi.
rules-table-none = Tu peux seulement ajouter aux bouts. On ne divise rien, on ne réunit rien, on n’enlève rien.

# Jokers
rules-joker-any = Un joker représente { word-a-tile } de n’importe quel chiffre et de n’importe quelle couleur.
rules-joker-many = { $maxjokers ->
    [0] Plusieurs jokers ensemble, c’est permis, mais jamais des jokers seuls.
    [1] Un seul joker par combinaison.
   *[other] { $maxjokers } jokers au plus par combinaison.
 }
rules-joker-free = Tu peux libérer un joker de la table. Repose-le dans le même tour, là où il va. Il ne va jamais sur { word-rack }.
rules-joker-ways = Il y a plusieurs façons :
rules-joker-swap = Pose à sa place { word-the-tile } qu’il représente. Le joker est alors à toi. Pose-le tout de suite ou garde-le.
rules-joker-missing = Dans une rangée, toute couleur qui manque convient.
rules-joker-unpaid = Si tu le gardes, l’échange ne rapporte rien.
rules-joker-early = Tu peux le faire même avant d’avoir posé ta première combinaison.
rules-joker-stays = Quand tu recomposes, le joker reste sur la table.
rules-joker-remove = Si un joker est au bout d’une série et qu’il reste { $shortest } { word-tiles } sans lui, tu peux le prendre sans le remplacer.
rules-joker-remove-then = Ajoute-le tout de suite à une série qui était déjà là. Et pose aussi { word-a-tile } de { word-rack }.

# Drawing
rules-draw-free = Tu ne peux ou ne veux rien poser ? Pioche { word-a-tile }. Ton tour est fini.
rules-draw-paid = Tu ne peux ou ne veux rien poser ? Paie { $price ->
    [1] { word-a-chip }
   *[other] { $price } { word-chips }
 } et pioche { word-a-tile }. Ton tour est fini.
rules-draw-nothing = Plus de { word-chips }, ou plus rien dans { word-pool } ? Ton tour finit comme ça. Cela ne coûte rien.
rules-draw-empty = S’il n’y a plus rien dans { word-pool }, tu passes.
rules-draw-limit = Tu as déjà { $limit } { word-tiles } ? Pioche, puis rends celle que tu veux.
rules-time = Si vous voulez, fixez une limite de temps : { $minutes } minutes par tour.
rules-time-right = Le temps est écoulé et tout est en ordre ? Alors ton tour compte.
rules-time-penalty = Sinon, ce qui n’est pas dans une combinaison va sur { word-rack }. Et tu pioches { $penalty ->
    [1] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 } en pénalité.

# The end
rules-end-last = { $piece ->
    [card] La manche finit dès qu’un chevalet est vide.
   *[tile] La manche finit dès qu’une planchette est vide.
 }
rules-score-points = Les autres perdent les chiffres qu’ils ont encore. Un joker coûte { $jokerpoints }.
rules-score-winner = Qui gagne reçoit tout cela.
rules-score-blocked = Plus rien dans { word-pool } et personne ne pose plus ? Qui a le moins de points gagne. Les autres perdent la différence.
rules-score-total = Jouez autant de manches que vous voulez. Le plus grand total gagne.
rules-score-chips = Les autres paient { word-a-chip } pour chacune de leurs { word-tiles }, tant qu’ils peuvent.
rules-score-most = Qui a le plus de { word-chips } gagne. Ce n’est pas toujours la personne qui a fini.
rules-score-tie = En cas d’égalité, la personne qui a fini gagne.
rules-score-stuck = Personne ne peut continuer ? Alors tous paient pour leurs { word-tiles }.
rules-score-match-chip = Qui finit gagne la manche et un jeton. Personne ne paie.
rules-score-match = Qui a { $wins } jetons en premier gagne la partie.
rules-score-match-stuck = Plus rien dans { word-pool } et personne ne pose plus ? Qui a le moins de { word-tiles } gagne. En cas d’égalité, personne ne reçoit le jeton.
rules-score-finds = Quand les { $colours } couleurs sont là de 1 à { $highest }, qui a le plus de { word-chips } gagne. En cas d’égalité, la victoire se partage.
rules-next-draw = Pour la manche suivante, on pioche encore pour savoir qui commence.
rules-next-winner = Qui a gagné commence la manche suivante.
rules-next-oldest = La personne la plus âgée commence aussi la manche suivante.
rules-next-youngest = La personne la plus jeune commence aussi la manche suivante.

# Below the examples
example-opens = Une série de { word-rack } qui vaut assez.
example-opens-joker = Le joker vaut le chiffre qu’il représente.
example-opens-and-adds = D’abord l’ouverture, puis on ajoute tout de suite.
example-adds = Une au bout d’une série, une dans une rangée.
example-combines = Une quitte la série et commence une rangée. La série reçoit un nouveau bout.
example-splits = Une série en devient deux.
example-rebuilds = Tout est nouveau, et tout va de nouveau ensemble.
example-same-group = La même rangée peut être là deux fois.
example-swaps-and-lays = Pose { word-a-tile } de { word-rack } à la place du joker. Le joker revient tout de suite sur la table.
example-grows-and-frees = La série grandit aux deux bouts et se divise. Le joker est libre.
example-moves-joker = Le joker se déplace dans sa série et représente autre chose.
example-table-frees = Ses voisines vont dans les rangées. Le joker est libre.
example-lays-run = Une nouvelle série.
example-adds-ends = Ajouté aux bouts.
example-lays-and-adds = Poser et ajouter dans le même tour.
example-keeps-joker = Échange : le joker va sur { word-rack }.
example-finishes = C’était la dernière !
example-removes-joker = La série n’a pas besoin du joker. Il aide une autre série.
example-adds-then-removes = On ajoute d’abord, et la série n’a plus besoin du joker.
example-own-first = D’abord une combinaison à toi, puis on ajoute ailleurs.
example-joker-into-first = Échangé, et posé tout de suite dans ta première série.
example-joker-stays = La table a changé, et le joker est toujours là.
example-finds-after = Le chiffre suivant.
example-finds-before = Le chiffre d’avant.
example-misses-gap = Il manque un chiffre entre les deux.
example-misses-colour = Une autre couleur.
card-no-rearranging = Ici, les combinaisons posées ne changent plus. Tu peux juste y ajouter des cartes.
