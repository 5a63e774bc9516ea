colour-adj = { $colour ->
    [black] noir
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
    [orange] orange
   *[other] { $colour }
 }
colour-noun = { $colour ->
    [orange] l’orange
   *[other] le { colour-adj }
 }
number-word = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] joker
   *[other] { $number } { colour-adj }
 }
tile-the = le { tile-name }
tile-spoken = { $colour ->
    [joker] le joker
   *[other] le { number-word } { colour-adj }
 }
run-rule = Une série demande au moins trois pièces de la même couleur qui se suivent.
group-rule = Une rangée a trois ou quatre pièces du même chiffre, chacune d’une couleur différente.
meld-too-short = { $count ->
    [1] Une pièce ne suffit pas. Une combinaison en demande au moins trois.
   *[other] { $count } pièces ne suffisent pas. Une combinaison en demande au moins trois.
 }
run-gap = Il y a un trou dans cette série.
run-mixed-colours = Une série ne peut avoir qu’une couleur.
run-wrap = La série s’arrête au { $max }. Le 1 ne vient pas après.
group-double-colour = Dans cette rangée, il y a deux fois { colour-noun }.
group-not-allowed = Dans ce jeu, il n’y a que des séries, pas de rangées.
not-a-meld = Ces pièces ne forment ni une série ni une rangée.
only-jokers = Des jokers seuls, ça ne va pas. Ajoute une pièce avec un chiffre.
too-many-jokers = { $max ->
    [1] Ici, un seul joker par combinaison.
   *[other] Ici, { $max } jokers au plus par combinaison.
 }
joker-swap-wrong = Seul { tile-the } peut remplacer ce joker.
opening-too-low = Ton ouverture vaut { $value }. Il faut { $needed }.
opening-own-tiles = Ton ouverture doit venir entièrement de ta planchette.
open-first = Fais d’abord ton ouverture. Ensuite, tu pourras ajouter des pièces partout.
own-run-first = Pose d’abord une série à toi.
joker-use-now = Si tu prends un joker sur la table, utilise-le pendant ce tour.
table-tile-on-rack = { $count ->
    [1] Tu as mis une pièce de la table sur ta planchette. Remets-la à sa place.
   *[other] Tu as mis { $count } pièces de la table sur ta planchette. Remets-les à leur place.
 }
play-or-draw = Pose au moins une pièce de ta planchette, ou pioche.
no-rearranging = Ici, les combinaisons posées ne changent plus. Tu peux juste y ajouter des pièces.
leftover-invalid = Ce que tu laisses sur la table doit rester une série ou une rangée.
your-turn = À toi de jouer !
their-turn = À { $player } de jouer.
you-drew = Tu as pioché une pièce : { tile-name }.
they-drew = { $count ->
    [1] { $player } pioche une pièce.
   *[other] { $player } pioche { $count } pièces.
 }
they-played = { $count ->
    [1] { $player } pose une pièce.
   *[other] { $player } pose { $count } pièces.
 }
pool-left = { $count ->
    [1] Il reste une pièce dans la pioche.
   *[other] Il reste { $count } pièces dans la pioche.
 }
pool-empty = La pioche est vide. Pose des pièces ou passe.
nothing-found = Rien à poser pour l’instant. Pioche une pièce.
hint-tiles = { $count ->
    [1] Tu peux poser une pièce.
   *[other] Tu peux poser { $count } pièces.
 }
time-left = { $count ->
    [1] Il reste une seconde.
    [one] Il reste { $count } seconde.
   *[other] Il reste { $count } secondes.
 }
time-up-penalty = { $count ->
    [0] Le temps est écoulé !
    [1] Le temps est écoulé ! Tu reçois une pièce de pénalité.
   *[other] Le temps est écoulé ! Tu reçois { $count } pièces de pénalité.
 }
hand-limit = Tu as { $limit } cartes. Rends-en une.
reward-won = { $kind ->
    [stars] { $count ->
        [1] Tu gagnes une étoile !
       *[other] Tu gagnes { $count } étoiles !
     }
   *[chips] { $count ->
        [1] Tu gagnes un jeton !
       *[other] Tu gagnes { $count } jetons !
     }
 }
pay-and-draw = { $kind ->
    [stars] Tu paies une étoile et tu pioches une pièce.
   *[chips] Tu paies un jeton et tu pioches une pièce.
 }
well-done = Bravo !
try-again = Pas tout à fait. Essaie une autre pièce !
guide-asks = Voici { tile-the }. Qu’est-ce qui vient avant ou après ?
run-made = Voilà une série !
run-complete = La série est complète !
round-won = { $who ->
    [you] Tu gagnes cette manche !
   *[other] { $player } gagne cette manche.
 }
tie = Égalité !
hand-device = Passe l’appareil à { $player }.
tiles-left = { $count ->
    [1] Il ne reste qu’une pièce à { $player }.
   *[other] Il ne reste que { $count } pièces à { $player }.
 }
round-score = { $count ->
    [one] { $player } : { $signed } point
   *[other] { $player } : { $signed } points
 }
seat-to-bot = Un bot remplace { $player }.

# The table
joker-as = joker comme { $tile }
meld-number = Combinaison { $number }
put-here = Poser à la fin de la combinaison { $number }
put-between = Poser à la place { $place } de la combinaison { $number }
new-meld = Nouvelle combinaison
your-rack = Ta planchette, { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
 }
back-to-rack = Remettre sur la planchette
shift-left = Déplacer à gauche
shift-right = Déplacer à droite
players = Joueurs
tiles-held = { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
 }
seat-number = Place { $number }
has-left = a quitté la table
seat-free = libre
bot = bot
away = hors ligne
level-helper = Assistant
level-beginner = Débutant
level-casual = Amateur
level-solver = Calculateur
level-patient = Patient
level-searcher = Explorateur
level-expert = Expert
level-finder = Détective
your-turn-label = À toi de jouer
your-turn-of = { $player }, à toi de jouer
where-to = Où va { tile-the } ?
where-to-many = Où vont les { $count } pièces ?
plan-ahead = Prépare ton coup, personne d’autre ne le voit.
plan-broke = La table a changé : une partie de ton plan a été annulée.
you-start = Tu commences.
they-start = { $player } commence.
you-played = { $count ->
    [1] Tu as posé une pièce.
    [one] Tu as posé { $count } pièce.
   *[other] Tu as posé { $count } pièces.
 }
they-passed = { $player } passe.
they-left = { $player } a quitté la table.
they-are-back = { $player } est de retour.
sort = Trier
sort-by-number = Trier par chiffre
sort-by-colour = Trier par couleur
your-draft = Ton brouillon
undo = Annuler
redo = Rétablir
reset = Réinitialiser
draw = Piocher
pass = Passer
press-again = Appuie encore
tiles-go-back = tes pièces reviennent
pool-count = il en reste { $count }
end-turn = Finir le tour
flaw-count = { $count ->
    [1] il reste une erreur
    [one] il reste { $count } erreur
   *[other] il reste { $count } erreurs
 }
table = Table
round-number = Manche { $number }
show-last-move = Montrer le dernier coup
move-before = Avant
move-after = Après
tidy-up = Ranger la table

# The connection
connection-lost = Connexion perdue.
reconnecting = Reconnexion…
sent-later = Ton coup sera envoyé dès que la connexion reviendra.
plays-elsewhere = Tu joues à cette place dans une fenêtre plus récente.
table-pauses = La table fait une petite pause. Rien n’est perdu.
server-away = Le serveur ne répond pas. Est-il toujours en marche ?
away-tries = La page continue d’essayer.
away-works = Le bloc de score et les règles marchent sans lui.
away-goes-on = Dès que le serveur répondra, tu continueras ici.

# The end of a round
score-pad = Bloc de score
round = Manche
total = Total
what-was-left = Ce qui restait
nothing-left = plus rien
rematch = Revanche
next-round = Manche suivante
match-won = { $who ->
    [you] Tu gagnes la partie !
   *[other] { $player } gagne la partie.
 }
match-shared = Égalité ! { $players } se partagent la victoire.
rounds-won = Manches gagnées

# The start
start-heading = Le rami à pièces pour toute la table
start-promise = Ni compte ni publicité. Les bots sont signalés et chaque mélange peut être vérifié.
play-now = Jouer
play-now-how = avec des bots, tout de suite
go-on = Continuer
language = Langue
back-to-start = Retour à l’accueil
you = Toi
edition-classic = Classique
edition-xxl = XXL
edition-six-160 = Six joueurs
edition-six-106 = Boîte pour six, 106 pièces
edition-six-108 = Boîte pour six, 108 pièces
edition-junior = Junior avec jetons
edition-junior-intro = Jeu d’introduction (jetons)
edition-stars = Junior avec étoiles
edition-stars-intro = Jeu d’introduction (étoiles)
edition-cards = Cartes illustrées
edition-cards-pro = Cartes illustrées pour les pros
with-friends = Jouer entre amis
with-friends-how = envoie un lien
pass-and-play = Sur un seul appareil
pass-and-play-how = de main en main
join-heading = Rejoindre une table
join-how = avec le code du salon

# A new table, and joining one
which-game = Quel jeu ?
players-from-to = { $low }–{ $high } joueurs
who-plays = Qui joue ?
how-many = Combien
sits-friend = quelqu’un avec un lien
sits-here = quelqu’un sur cet appareil
bot-of-level = Bot · { $level }
your-name = Ton nom
name = Nom
house-rules = Règles maison
no-limit = aucune
allow-hints = Les indices sont permis
open-table = Ouvrir la table
room-code = Code du salon
sit-down = Prendre place
refused-no-free-seat = Cette table n’existe pas, ou aucune place n’y est libre. Vérifie le code.
refused-not-your-seat = Tu ne peux pas voir cette table.
refused-bad-name = Un nom a de 1 à 20 caractères.
refused-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisis-en un autre.
refused-too-many-tries = Trop de codes étaient faux. Attends dix minutes ou utilise un lien.
refused-no-offer = Ce lien a déjà servi ou date de plus de dix minutes.
refused-paused = Rien ne peut être enregistré pour l’instant. Rien n’est perdu. Réessaie dans un moment.

# Before the deal, and passing the device on
waits-for-somebody = attend quelqu’un
invite = Inviter
qr-code = Code QR avec le lien vers cette table
share-link = Partager le lien
link-copied = Lien copié
begin = Commencer
waits-for-all = On attend tout le monde
i-am = Je suis { $player }

# Hints
hint = Indice
chance-nothing = { nothing-found }
chance-no-opening = Tu ne peux pas encore faire ton ouverture. Pioche une pièce.
chance-opening = Tu peux faire ton ouverture avec des pièces de ta planchette.
chance-opening-and-table = Tu peux faire ton ouverture et continuer aussitôt avec la table.
chance-rack = Tu peux poser quelque chose de ta planchette.
chance-table = Tu peux poser quelque chose avec des combinaisons de la table.

# Settings
settings = Réglages
back = Retour
install-page = Installer sur cet appareil
look-theme = Couleurs de la page
look-theme-system = comme l’appareil
look-theme-light = claires
look-theme-dark = sombres
look-contrast = Contraste
look-contrast-system = comme l’appareil
look-contrast-usual = normal
look-contrast-more = élevé
look-size = Taille des pièces et des chiffres
look-size-usual = normale
look-size-xxl = très grande
look-symbols = Symboles des couleurs
look-symbols-on = visibles
look-symbols-off = masqués
look-hand = Boutons
look-hand-right = pour la main droite
look-hand-left = pour la main gauche
look-pace = Coups des autres
look-pace-calm = calmement
look-pace-quick = rapidement
look-pace-none = tout de suite

# Further reasons why something is not legal
run-too-long = Une série a au plus { $max } pièces. Celle-ci en a { $count }.
group-too-large = Une rangée a au plus { $max } pièces. Celle-ci en a { $count }.
tile-lost = Il manque une pièce de la table. Remets-la à sa place.
joker-to-rack = Tu ne gardes un joker que si tu poses à sa place la pièce qu’il représente.
joker-own = C’est toi qui as posé ce joker, alors tu ne peux pas le reprendre.
joker-existing-run = Un joker que tu prends sans le remplacer va dans une série qui était là avant ton tour.
joker-keeps-three = Un joker ne peut quitter une série que s’il y reste au moins trois pièces.
not-your-turn = Ce n’est pas encore à toi de jouer.
not-now = Ce n’est pas possible pour l’instant.
must-play = Tu peux poser quelque chose, alors tu dois le faire.
no-chips = { $kind ->
    [stars] Piocher coûte une étoile, et tu n’en as pas. Pose des pièces ou passe.
   *[chips] Piocher coûte un jeton, et tu n’en as pas. Pose des pièces ou passe.
 }
pool-not-empty = Tu ne peux passer que si tu ne peux pas piocher. Pose des pièces ou pioche.
tile-not-open = Cette pièce n’est pas face visible sur la table.

# Company
speak-again = Répéter
counters = { $kind ->
    [stars] { $count ->
        [1] une étoile
        [one] { $count } étoile
       *[other] { $count } étoiles
     }
   *[chips] { $count ->
        [1] un jeton
        [one] { $count } jeton
       *[other] { $count } jetons
     }
 }
give-back = Rendre
bot-instead = Remplacer { $player } par un bot
bot-plays-for-you = Un bot te remplace.
play-again = Reprendre le jeu
leave-table = Quitter la table
talk = Dire quelque chose
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-sorry = Pardon !
say-one-moment = Un instant, s’il te plaît.
say-your-turn = À toi de jouer.
say-again = On rejoue ?
say-goodbye = Au revoir !
say-smile = un sourire
say-laugh = un rire
say-wow = un visage étonné
say-think = un visage pensif
say-sad = un visage triste
say-heart = un cœur

# After the end
check-shuffle = Vérifier le mélange
shuffle-fair = Le mélange était fixé avant la distribution. Vérifié sur cet appareil.
shuffle-false = La distribution ne correspond pas au mélange promis.
shuffle-code = Code { $code }
review = Passer les tours en revue
replay-game = Revoir toute la partie
save-record = Enregistrer le journal
share-record = Partager le journal
copy-record = Copier le journal
record-copied = Journal copié
turn-before = Tour précédent
turn-after = Tour suivant
turn-of = Tour { $number } sur { $count } : { $player }
missed-tiles = { $count ->
    [1] On pouvait poser une pièce de plus.
    [one] On pouvait poser { $count } pièce de plus.
   *[other] On pouvait poser { $count } pièces de plus.
 }
nothing-missed = On ne pouvait pas faire mieux.
rack-before = La planchette avant
was-played = La table après
best-play = Le meilleur coup
nothing-there = rien
table-empty = La table est encore vide.

# The solver
more = Plus
learn = Apprendre
learn-how = les règles en jouant
records = Journaux
records-how = revoir une partie
solver = Meilleur coup
solver-how = y avait-il un meilleur coup ?
has-opened = J’ai déjà fait mon ouverture
rack = Planchette
take-away = Enlever { tile-the }
all-tiles = Toutes les pièces
step-of = Étape { $number } sur { $count }
step-back = Une étape en arrière
step-on = Une étape en avant
is-proved = Il est prouvé qu’aucun coup n’est meilleur.
rules = Règles

# The score pad
score-pad-how = pour jouer autour d’une vraie table
pad-points = Marque qui a gagné et note les points que les autres ont encore. Un joker compte { $joker }.
pad-counters = { $kind ->
    [stars] Note combien d’étoiles chacun a à la fin.
   *[chips] Note combien de jetons chacun a à la fin.
 }
pad-wins = Marque qui a gagné la manche et reçoit un jeton. Le premier qui en a { $wins } gagne.
pause = Pause
won-by = { $player } gagne la manche { $number }
left-of = { $player }, manche { $number }
new-pad = Nouveau bloc
sand-glass = Sablier, 2 minutes
time-is-up = Le temps est écoulé
look-sound = Un son quand c’est à toi de jouer
look-sound-off = désactivé
look-sound-on = activé
look-vibration = Vibration quand c’est à toi de jouer
look-vibration-off = désactivée
look-vibration-on = activée

# Further words
player-number = Joueur { $number }
play-here = Jouer ici
no-longer-yours = Cette table n’est plus la tienne.
refused-not-away = Ce n’est possible que quand quelqu’un est hors ligne depuis une minute.
refused-elsewhere = Tu joues à cette place dans une fenêtre plus récente.
refused-match-runs = La partie n’est pas encore finie.
refused-too-long = Cela a pris trop de temps. Réessaie.
refused-failed = Quelque chose n’a pas marché ici. Rien de ce qui a été fait avant n’est perdu.

# Tables of this device, links, and the server
your-tables = Tes tables
more-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
 }
table-over = Terminée
table-runs = La partie est en cours
table-ready = Tout est prêt
table-gone = Cette table n’existe plus.
remove-table = Retirer de cette liste
you-watch = Tu regardes
you-guide = Tu animes le jeu
they-try = { $player } essaie ceci :
age-from = dès { $low } ans
age-from-to = { $low }–{ $high } ans
round-minutes = environ { $minutes } min par manche
new-table = Nouvelle table
lost-way = Ce lien ne mène nulle part. Voici l’accueil.
lost-in-list = Ce lien ne mène nulle part. Choisis dans la liste.
page-too-old = Rackrun a été mis à jour. Recharge la page ; rien n’est perdu.
load-again = Recharger
link-to-nothing = Ce lien ne mène à aucune table. Il est peut-être coupé, ou la table n’existe plus. Redemande le lien, ou saisis le code du salon.
table-full = Toutes les places de cette table sont prises.
type-code = Saisir un code de salon
watch = Regarder
no-watching = Cette table n’existe pas, ou on ne peut pas la regarder. Vérifie le code.
other-device = Jouer sur un autre appareil
other-device-how = Sur l’autre appareil, ouvre ce lien dans les dix minutes ou scanne l’image. Ensuite, tu joueras là-bas et plus ici.
other-device-again = Là où tu joues maintenant, choisis encore une fois « Jouer sur un autre appareil ».
let-watch = Laisser d’autres regarder
let-watch-how = Quiconque ouvre ce lien voit la table, mais aucune planchette.
copy-link = Copier le lien
only-here = Seul cet ordinateur peut ouvrir le lien. Pour les autres appareils, lance Rackrun avec : rackrun serve --lan
