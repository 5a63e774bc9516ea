# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
group-rule = Eine Reihe hat drei oder vier Karten mit derselben Zahl, jede in einer anderen Farbe.
meld-too-short = { $count ->
    [one] Eine Karte reicht nicht. Eine Kombination braucht mindestens drei.
   *[other] { $count } Karten reichen nicht. Eine Kombination braucht mindestens drei.
 }
not-a-meld = Diese Karten sind weder eine Serie noch eine Reihe.
only-jokers = Nur Joker, das geht nicht. Leg eine Karte mit einer Zahl dazu.
opening-own-tiles = Die Eröffnung muss ganz von deinem Bänkchen kommen.
table-tile-on-rack = { $count ->
    [one] Du hast eine Karte vom Tisch auf dein Bänkchen genommen. Leg sie zurück.
   *[other] Du hast { $count } Karten vom Tisch auf dein Bänkchen genommen. Leg sie zurück.
 }
play-or-draw = Leg mindestens eine Karte von deinem Bänkchen oder zieh eine.
you-drew = Du hast eine Karte gezogen: { tile-name }.
they-drew = { $count ->
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $count } Karten.
 }
they-played = { $count ->
    [one] { $player } legt eine Karte.
   *[other] { $player } legt { $count } Karten.
 }
pool-left = { $count ->
    [one] Im Beutel ist noch eine Karte.
   *[other] Im Beutel sind noch { $count } Karten.
 }
pool-empty = Der Beutel ist leer. Leg etwas oder passe.
nothing-found = Hier geht gerade nichts. Zieh eine Karte.
hint-tiles = { $count ->
    [one] Du kannst eine Karte legen.
   *[other] Du kannst { $count } Karten legen.
 }
time-up-penalty = { $count ->
    [0] Die Zeit ist um!
    [one] Die Zeit ist um! Du bekommst eine Strafkarte.
   *[other] Die Zeit ist um! Du bekommst { $count } Strafkarten.
 }
tiles-left = { $count ->
    [one] { $player } hat nur noch eine Karte.
   *[other] { $player } hat nur noch { $count } Karten.
 }
your-rack = Dein Bänkchen, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
back-to-rack = Zurück aufs Bänkchen
tiles-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
where-to-many = Wohin kommen die { $count } Karten?
you-played = { $count ->
    [one] Du hast eine Karte gelegt.
   *[other] Du hast { $count } Karten gelegt.
 }
draw = Karte ziehen
tiles-go-back = deine Karten gehen zurück
chance-no-opening = Du kannst noch nicht eröffnen. Zieh eine Karte.
chance-opening = Du kannst mit Karten von deinem Bänkchen eröffnen.
chance-rack = Du kannst etwas von deinem Bänkchen legen.
run-too-long = Eine Serie hat höchstens { $max } Karten. Diese hat { $count }.
group-too-large = Eine Reihe hat höchstens { $max } Karten. Diese hat { $count }.
tile-lost = Eine Karte vom Tisch fehlt. Leg sie zurück.
joker-to-rack = Einen Joker behältst du nur, wenn du die Karte hinlegst, für die er steht.
joker-keeps-three = Ein Joker darf eine Serie nur verlassen, wenn mindestens drei Karten darin bleiben.
shuffle-false = Die Karten wurden nicht so ausgeteilt, wie es die zugesagte Mischung verlangt.
missed-tiles = { $count ->
    [one] Eine Karte mehr wäre möglich gewesen.
   *[other] { $count } Karten mehr wären möglich gewesen.
 }
rack-before = Das Bänkchen davor
