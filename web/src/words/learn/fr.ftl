learn-promise = Pas de mode d’emploi : joue de petites situations et découvre. Se tromper ne coûte rien.
lessons-done = { $done } sur { $count } apprises
also-classic = aussi pour XXL et six joueurs
lay-by-tapping = Touche les pièces, puis l’endroit où elles vont. Ou fais-les glisser.
once-more = Encore une fois
is-learnt = apprise
all-lessons = Toutes les leçons
show-me = Montre-moi
now-you = À toi !
lesson-number = Leçon { $number } sur { $count }
next-lesson = Suivante
path-done = Tu sais tout !
play-it = Jouer une partie
refused-lesson = C’est autre chose. Regarde encore la consigne.

lesson-run = Une série
try-run = Pose une série : trois chiffres qui se suivent, d’une seule couleur.
learnt-run = Trois ou plus qui se suivent, d’une couleur : c’est une série.
lesson-group = Une rangée
try-group = Pose une rangée : trois fois le même chiffre, chacun d’une couleur différente.
learnt-group = Le même chiffre en trois ou quatre couleurs, c’est une rangée.
lesson-wrap = Après le 13
try-wrap = Essaie de poser 12, 13 et 1.
learnt-wrap = La série s’arrête au 13. Le 1 est toujours le premier.
lesson-joker = Le joker
try-joker = Il manque un chiffre. Laisse le joker le remplacer.
learnt-joker = Le joker peut être n’importe quelle pièce. Son coin dit laquelle.
lesson-opening-low = Trop peu de points
try-opening-low = L’ouverture demande 30 points. Pose les 4, 5 et 6 rouges et vois ce qui manque.
learnt-opening-low = Chaque pièce compte son chiffre. 4 + 5 + 6 font 15 : trop peu pour ouvrir.
lesson-opening = L’ouverture
try-opening = Ouvre avec 30 points : pose une série et une rangée.
learnt-opening = Une ouverture peut avoir plusieurs combinaisons. Tout vient de ta planchette.
lesson-open-first = Pas encore
try-open-first = Tu n’as pas encore ouvert. Essaie d’ajouter le 7 bleu.
learnt-open-first = Avant ton ouverture, les combinaisons sur la table ne sont pas pour toi.
lesson-opening-on = Ouvrir et continuer
try-opening-on = Ouvre avec ta série rouge et ajoute le 7 bleu dans le même tour.
learnt-opening-on = Après l’ouverture, toute la table est à ta disposition, aussitôt.
lesson-add = Ajouter
try-add = Ajoute une pièce à chacune des deux combinaisons.
learnt-add = Ce qui est sur la table est à tous. Tu peux ajouter partout.
lesson-split = Diviser
try-split = Ton chiffre est déjà dans la série. Divise-la en deux pour placer le tien.
learnt-split = Une longue série peut en faire deux, si chacune a trois pièces.
lesson-borrow = Emprunter
try-borrow = Il te faut un 9 noir. Emprunte-le à la rangée.
learnt-borrow = Tu peux prendre une pièce si le reste est encore une combinaison.
lesson-combine = Combiner
try-combine = Ajoute ton 8 à la série. Puis prends son 5 pour une rangée avec les tiens.
learnt-combine = Ajouter d’un côté, prendre de l’autre : une série a fait deux combinaisons.
lesson-rearrange = Tout refaire
try-rearrange = Change les séries en rangées pour placer le 2 rouge et le 7 noir.
learnt-rearrange = Tu peux recomposer toute la table. À la fin, chaque combinaison doit être juste.
lesson-joker-now = Un joker ne se garde pas
try-joker-now = Mets le 7 rouge à la place du joker et essaie de garder le joker.
learnt-joker-now = Un joker de la table se rejoue dans le même tour.
lesson-joker-swap = Échanger le joker
try-joker-swap = Échange le joker contre le 7 rouge et pose-le entre ton 10 et ton 12 noirs.
learnt-joker-swap = Qui a la pièce que le joker remplace le prend et le rejoue aussitôt.
lesson-joker-group = Un joker dans une rangée
try-joker-group = Remplace le joker par le 11 noir et pose-le avec tes pièces jaunes.
learnt-joker-group = Dans une rangée, chacune des couleurs qui manquent libère le joker.
lesson-joker-split = Libérer en divisant
try-joker-split = Ajoute aux deux bouts, divise la série au joker et pose-le avec tes 1.
learnt-joker-split = S’il reste deux séries sans lui, le joker est libre.
lesson-joker-move = Déplacer le joker
try-joker-move = Ajoute le 7 jaune à la série. Le joker se déplace.
learnt-joker-move = Un joker peut changer de place, et donc de chiffre.
lesson-joker-melds = Défaire sa série
try-joker-melds = Le 5 et le 6 rouges vont dans les rangées. Le joker est alors libre pour tes pièces bleues.
learnt-joker-melds = Si les autres pièces de sa combinaison trouvent une place, le joker est libre.
lesson-draw = Rien ne va
try-draw = Rien ne va ici. Pioche.
learnt-draw = Qui ne peut ou ne veut pas jouer pioche une fois. Son tour est alors fini.
lesson-end = La fin
try-end = Pose tes deux dernières pièces.
learnt-end = Qui n’a plus de pièce gagne. Les autres perdent les points qui leur restent ; un joker compte 25.
lesson-double = Jamais deux fois
try-double = Essaie de poser une rangée où une couleur vient deux fois.
learnt-double = Dans une rangée, chaque couleur ne vient qu’une fois, même si la boîte en a plus.
lesson-xxl = Grands chiffres
try-xxl = Des chiffres plus grands, les mêmes règles. Pose les quatre pièces.
learnt-xxl = Tu connais toutes les tables de cette famille, de deux à six joueurs.

lesson-find = Le voisin
try-find = Touche la pièce qui vient juste avant ou après.
learnt-find = La même couleur, le chiffre suivant : ça va.
lesson-find-before = Trois à la suite
try-find-before = Il y en a déjà deux. Laquelle fait trois ?
learnt-find-before = Trois à la suite : c’est une série.
lesson-find-miss = La mauvaise pièce
try-find-miss = Touche une pièce qui ne va pas. Que se passe-t-il ?
learnt-find-miss = Rien de grave. Essaies-en simplement une autre.
lesson-find-end = La dernière
try-find-end = Il manque une pièce. Où est-elle ?
learnt-find-end = Tout est là, de 1 à 10.
lesson-find-name = Tu animes le jeu
try-find-name = Maintenant tu animes le jeu. Touche une pièce pour commencer.
learnt-find-name = Tous cherchent maintenant ses voisines. { $kind ->
    [stars] Chaque pièce trouvée rapporte une étoile.
   *[chips] Chaque pièce trouvée rapporte un jeton.
 }

lesson-no-groups = Seulement des séries
try-no-groups = Essaie de poser trois fois le même chiffre.
learnt-no-groups = Dans ce jeu, seules les séries comptent.
lesson-no-rearranging = Ce qui est posé reste
try-no-rearranging = Prends la dernière pièce de la série et essaie d’en commencer une autre.
learnt-no-rearranging = Dans ce jeu, les séries restent comme elles sont. On peut seulement ajouter.
lesson-joker-use = Échanger et poser
try-joker-use = Mets la bonne pièce à la place du joker. Puis pose le joker avec tes deux autres.
learnt-joker-use = Qui a la bonne pièce prend le joker et peut le poser aussitôt.
lesson-joker-keep = Échanger et garder
try-joker-keep = Mets la bonne pièce à la place du joker et prends le joker sur ta planchette.
learnt-joker-keep = Le joker est à toi, pour un autre tour.
lesson-joker-wrong = La mauvaise pièce
try-joker-wrong = Ce joker est un 9. Essaie de le prendre avec ton 6.
learnt-joker-wrong = Seule la pièce que le joker représente peut le remplacer.
lesson-draw-pays = Payer et piocher
try-draw-pays = { $kind ->
    [stars] Rien ne va ici. Paie une étoile et pioche.
   *[chips] Rien ne va ici. Paie un jeton et pioche.
 }
learnt-draw-pays = { $kind ->
    [stars] Piocher coûte une étoile. Qui n’en a plus passe.
   *[chips] Piocher coûte un jeton. Qui n’en a plus passe.
 }
lesson-end-counters = La dernière pièce
try-end-counters = Pose toutes tes pièces.
learnt-end-counters = { $kind ->
    [stars] La dernière pièce rapporte une étoile de plus. Les autres en paient une par pièce qu’ils ont. Qui a le plus d’étoiles gagne.
   *[chips] La dernière pièce rapporte un jeton de plus. Les autres en paient un par pièce qu’ils ont. Qui a le plus de jetons gagne.
 }
lesson-two-jokers = Deux jokers
try-two-jokers = Il manque deux chiffres. Prends les deux jokers.
learnt-two-jokers = Une série peut avoir plusieurs jokers.
lesson-joker-leave = Retirer un joker
try-joker-leave = Passe le joker de sa série à la noire pour placer ton 10.
learnt-joker-leave = Un joker peut partir s’il reste trois pièces. Il va à une autre série de la table.
lesson-joker-new-run = Pas pour une nouvelle
try-joker-new-run = Retire le joker de sa série et essaie d’en commencer une autre avec lui.
learnt-joker-new-run = Un joker retiré ainsi ne va qu’à une série qui était déjà là.

lesson-own-first = D’abord ta série
try-own-first = Tu n’as pas encore posé de série. Essaie d’ajouter à celle-ci.
learnt-own-first = Pose d’abord une série à toi. Ensuite tu peux ajouter.
lesson-own-then-add = Poser, puis ajouter
try-own-then-add = Pose une série à toi et ajoute le 5 bleu dans le même tour.
learnt-own-then-add = Après une série à toi, tu peux ajouter à toutes celles de la table.
lesson-joker-end = Un joker au bout
try-joker-end = Ce joker est un 3 bleu. Échange-le et pose-le avec tes cartes jaunes.
learnt-joker-end = Un joker au bout s’échange aussi, pour tout de suite ou pour plus tard.
lesson-give-back = Quinze cartes
try-give-back = Tu as 15 cartes. Pioche, puis rends une carte de ton choix.
learnt-give-back = Personne n’a plus de 15 cartes.
lesson-end-cards = La dernière carte
try-end-cards = Pose toutes tes cartes.
learnt-end-cards = Qui pose la dernière carte reçoit un jeton. Trois jetons gagnent la partie.

lesson-own-rearrange = D’abord une combinaison à toi
try-own-rearrange = Tu n’as encore rien posé. Essaie de prendre le 4 bleu pour une rangée.
learnt-own-rearrange = Pose d’abord une combinaison à toi. Ensuite tu peux recomposer.
lesson-leftover = Ce qui reste
try-leftover = Essaie de prendre le 2 bleu de la série pour une rangée.
learnt-leftover = Ce que tu laisses doit être une combinaison. Le 1 bleu était seul.
lesson-take-all = Tout reprendre
try-take-all = Défais les deux séries et pose trois rangées avec tes cartes.
learnt-take-all = Tu peux reprendre des combinaisons entières et les reposer avec tes cartes.
lesson-joker-colour = Un joker dans une rangée
try-joker-colour = Mets le 4 bleu à la place du joker et prends le joker sur ton chevalet.
learnt-joker-colour = Chacune des couleurs qui manquent le libère. Il est à toi, pour maintenant ou plus tard.
lesson-joker-stays = Un joker reste
try-joker-stays = Ajoute le 1 rouge et essaie de prendre le joker sur ton chevalet.
learnt-joker-stays = Sans la pièce qu’il représente, un joker reste sur la table.
lesson-joker-moves = Un joker voyage
try-joker-moves = La série rouge n’a pas besoin de son joker. Pose-le avec tes cartes bleues.
learnt-joker-moves = Quand tu recomposes, un joker peut aller dans une autre combinaison.
