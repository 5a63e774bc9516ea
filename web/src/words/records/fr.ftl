# The ways to a record
own-tables = Parties de cet appareil
no-own-tables = Aucune partie n’est encore finie à une table de cet appareil.
match-number = partie { $number }
record-kept = Un journal que tu as
record-paste = Colle son texte ici
record-replay = Revoir
record-file = Choisir un fichier
record-drop = ou dépose-le ici

# What is wrong with one
record-no-record = Ce n’est pas le journal d’une partie.
record-too-large = Ce texte est trop long pour un journal.
record-illegal = Un tour de ce journal n’est pas permis.
record-different = Ce journal a été modifié ou n’est pas complet.
record-line = C’est à la ligne { $number }.
record-field = C’est à l’endroit { $name }.
record-expected = Attendu
record-got = Trouvé

# The replay
record-unfinished = Cette partie n’est pas finie.
another-record = Autre journal
replay-view = Vue
view-everyone = Les pièces de tous
view-of = Vu par { $player }
replay-steps = Étapes de la manche
to-start = Au début
to-end = À la fin
replay-play = Lecture
replay-pause = Pause
replay-pace = Rythme

# What was found
verified-all = Chaque tour est permis, et chaque mélange est celui promis avant la distribution.
verified-turns = { $proved ->
    [0] Chaque tour est permis. La graine du mélange n’est pas encore connue.
   *[other] Chaque tour est permis. Le mélange est prouvé pour { $proved } manches sur { $rounds }.
 }
verified-not-fair = Chaque tour est permis, mais un mélange n’est pas celui promis.
save-text = Enregistrer en texte
save-json = Enregistrer en JSON

# What is seen
lying-open = À découvert sur la table
mark-laid = nouvelle
mark-shifted = déplacée

# What happened
told-dealt = Les pièces sont distribuées.
told-spread = Toutes les pièces sont à découvert sur la table.
told-drew = { $player } pioche : { tile-name }.
told-gave-back = { $player } rend : { tile-name }.
told-gave-back-hidden = { $player } rend une pièce.
told-late = Le temps de { $player } est écoulé.
told-found = { $player } trouve : { tile-name }.
told-missed = { $player } montre : { tile-name }. Cela ne va pas ici.
told-blocked = Plus personne ne peut jouer.
told-match-won = { $player } gagne la partie.

# Reasons that are told only of records
meld-empty = Une combinaison n’a pas de pièces.
number-out-of-range = Il n’y a pas de { $number } ici : les chiffres vont de 1 à { $max }.
colour-not-in-game = Ce jeu n’a pas de pièces de cette couleur.
tile-invented = Une pièce posée n’était ni sur la table ni sur la planchette.
unknown-seat = Cette place n’existe pas.
seat-left = Cette personne a quitté la partie.
no-time-limit = Ce jeu n’a pas de limite de temps.
not-on-rack = Cette pièce n’est pas sur la planchette.
starter-unwanted = Dans ce jeu, on décide autrement qui commence.
ages-per-seat = Ici, il faut l’âge de chacun.
seed-twice = Cette place a déjà donné une graine.
seed-unreadable = Une graine a de 1 à 64 lettres ou chiffres.
