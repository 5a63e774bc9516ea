# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] eine Karte
   *[tile] einen Stein
 }
word-the-tile = { $piece ->
    [card] die Karte
   *[tile] den Stein
 }
word-tiles = { $piece ->
    [card] Karten
   *[tile] Steine
 }
word-rack = { $piece ->
    [card] Bänkchen
   *[tile] Brett
 }
word-pool = { $piece ->
    [card] Beutel
   *[tile] Pot
 }
word-a-chip = { $kind ->
    [stars] einen Stern
   *[chips] einen Chip
 }
word-chips = { $kind ->
    [stars] Sterne
   *[chips] Chips
 }

# Around the text
rules-all = Alle Regeln
rules-contents = Auf dieser Seite
rules-print = Drucken
rules-ages = Alter { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = je { $hand } { word-tiles }
rules-fact-opening = Eröffnung ab { $opening } Punkten
rules-right = Erlaubt
rules-wrong = Nicht erlaubt
rules-before = Vorher
rules-after = Nachher
rules-worth = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
 }
rules-is-run = Serie
rules-is-group = Reihe
rules-seat = Spieler
rules-result = Ergebnis
rules-wins-round = gewinnt

rules-head-box = Das braucht ihr
rules-head-aim = Ziel
rules-head-start = Anfang
rules-head-find = Suchen und finden
rules-head-melds = { $groups ->
    [yes] Serien und Reihen
   *[no] Serien
 }
rules-head-opening = { $opens ->
    [points] Die Eröffnung
   *[own-meld] Zuerst etwas Eigenes
 }
rules-head-turn = Dein Zug
rules-head-table = { $rearranging ->
    [free] Neu anordnen
   *[none] Was liegt, bleibt liegen
 }
rules-head-jokers = Joker
rules-head-drawing = Ziehen
rules-head-end = Das Ende

# What one needs
rules-box-tiles = { $copies ->
    [1] Die Zahlen 1 bis { $highest } in { $colours } Farben, jede einmal.
    [2] Die Zahlen 1 bis { $highest } in { $colours } Farben, jede zweimal.
   *[other] Die Zahlen 1 bis { $highest } in { $colours } Farben, jede { $copies }-mal.
 }
rules-box-jokers = Mit { $jokers } Jokern sind das { $size } { word-tiles }.
rules-box-no-jokers = Das sind { $size } { word-tiles }. Die Joker bleiben in der Schachtel.
rules-box-racks = Alle haben ein { word-rack }.
rules-box-chips = { $kind ->
    [stars] Zur Belohnung gibt es Sterne.
   *[chips] Zur Belohnung gibt es { $chips } Chips.
 }

# The aim
rules-aim-points = Leg vor allen anderen alle deine { word-tiles } aus.
rules-aim-match-chip = Leg vor allen anderen alle deine { word-tiles } aus. Dafür gibt es einen Chip. Mit { $wins } Chips gewinnst du die Partie.
rules-aim-chips = Was du legst, bringt { word-chips }. Wer am Ende die meisten hat, gewinnt.
rules-aim-finds = Finde { word-tiles }, die passen, und sammle die meisten { word-chips }.

# The start
rules-start-mix = { $piece ->
    [card] Alle Karten kommen in den Beutel und werden gemischt.
   *[tile] Alle Steine liegen verdeckt und werden gemischt. Das ist der Pot.
 }
rules-start-draw = Alle ziehen { word-a-tile }. Die höchste Zahl fängt an. Wer einen Joker hat, zieht noch einmal. Dann kommt alles zurück und wird neu gemischt.
rules-start-oldest = Wer am ältesten ist, fängt an.
rules-start-youngest = Wer am jüngsten ist, fängt an.
rules-start-deal = Alle nehmen { $hand } { word-tiles }, ohne sie zu zeigen. Der Rest bleibt im { word-pool }.
rules-start-chips = Alle bekommen { $each } { word-chips }. Der Rest ist die Bank.
rules-start-order = Gespielt wird im Uhrzeigersinn.
rules-start-open = Alle { word-tiles } liegen offen in der Mitte. Niemand hat ein { word-rack }.
rules-start-guide = Ein Erwachsener oder ein größeres Kind hat die Spielleitung. Die Spielleitung gewinnt nichts.

# Finding
rules-find-first = Die Spielleitung wählt { word-a-tile } und sagt die Zahl und die Farbe.
rules-find-look = Alle suchen dieselbe Farbe: die Zahl direkt davor oder direkt danach.
rules-find-reward = Wer sie zuerst findet, legt sie an und bekommt { $reward ->
    [one] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = { $shortest } { word-tiles } sind schon eine Serie.
rules-find-wrong = Falsch getippt? Das kostet nichts. Such einfach weiter.
rules-find-next = Liegt alles von 1 bis { $highest }, beginnt die Spielleitung mit der nächsten Farbe.

# Melds
rules-run = Eine Serie hat mindestens { $shortest } { word-tiles } in einer Farbe. Die Zahlen folgen aufeinander.
rules-run-end = Bei { $highest } ist die Serie zu Ende. Danach kommt keine 1.
rules-group = Eine Reihe hat { $shortest } bis { $largest } { word-tiles } mit derselben Zahl, alle in verschiedenen Farben.
rules-no-groups = Reihen gibt es in diesem Spiel nicht.
rules-common = Was auf dem Tisch liegt, gehört allen.

# The opening
rules-opening-points = Was du zuerst auslegst, muss zusammen mindestens { $opening } Punkte zählen.
rules-opening-from = Alles kommt von deinem eigenen { word-rack }: Serien, Reihen oder beides.
rules-opening-count = Jede Zahl zählt so viel, wie sie zeigt. Ein Joker zählt, wofür er steht.
rules-opening-then = Danach steht dir der ganze Tisch offen, noch im selben Zug.
rules-opening-own = { $groups ->
    [yes] Leg zuerst eine eigene Serie oder Reihe aus. Punkte braucht sie nicht.
   *[no] Leg zuerst eine eigene Serie aus. Punkte braucht sie nicht.
 }
rules-opening-own-then = Danach darfst du überall anlegen, noch im selben Zug.

# A turn
rules-turn-any = { $groups ->
    [yes] Leg neue Serien und Reihen aus und leg { word-tiles } an, so viel du willst.
   *[no] Leg neue Serien aus und leg { word-tiles } an den Enden an, so viel du willst.
 }
rules-turn-at-once = Leg eine Serie oder mehrere aus. Punkte braucht es dafür nicht.
rules-turn-add = Sobald eine Serie auf dem Tisch liegt, dürfen alle an ihren Enden anlegen.
rules-turn-one = Mindestens { word-a-tile } musst du von deinem { word-rack } legen. Sonst ziehst du.
rules-reward = Das bekommst du dafür:
rules-reward-tile = für alle { word-tiles }, die du legst, je
rules-reward-meld = für jede neue Serie
rules-reward-finish = für ein leeres { word-rack }

# What lies on the table
rules-table-free = Du darfst auseinandernehmen, was da liegt, und neu zusammensetzen.
rules-table-only = Am Ende liegen nur Serien und Reihen da, jede mit { $shortest } oder mehr. Lose { word-tiles } gibt es nicht.
rules-table-stay = Vom Tisch kommt nichts auf dein { word-rack }. Und du legst mindestens { word-a-tile } dazu.
rules-table-none = Du darfst nur an den Enden anlegen. Nichts wird geteilt, verbunden oder weggenommen.

# Jokers
rules-joker-any = Ein Joker steht für { word-a-tile }, egal mit welcher Zahl und Farbe.
rules-joker-many = { $maxjokers ->
    [0] Mehrere Joker zusammen sind erlaubt, aber nie Joker allein.
    [one] In einer Kombination ist nur ein Joker erlaubt.
   *[other] In einer Kombination sind höchstens { $maxjokers } Joker erlaubt.
 }
rules-joker-free = Du darfst einen Joker vom Tisch befreien. Leg ihn noch im selben Zug wieder hin, wo er passt. Auf dein { word-rack } kommt er nie.
rules-joker-ways = Das geht auf viele Arten:
rules-joker-swap = Leg { word-the-tile } hin, { $piece ->
    [card] für die
   *[tile] für den
 } der Joker steht. Dann gehört er dir. Leg ihn gleich oder behalte ihn.
rules-joker-missing = In einer Reihe passt jede Farbe, die fehlt.
rules-joker-unpaid = Behältst du ihn, bringt der Tausch nichts ein.
rules-joker-early = Das darfst du, auch bevor du etwas Eigenes ausgelegt hast.
rules-joker-stays = Beim Neuanordnen bleibt ein Joker auf dem Tisch.
rules-joker-remove = Liegt ein Joker am Ende einer Serie und bleiben ohne ihn noch { $shortest } { word-tiles }, darfst du ihn einfach so nehmen.
rules-joker-remove-then = Leg ihn gleich an eine Serie an, die schon da war. Und leg auch { word-a-tile } von deinem { word-rack }.

# Drawing
rules-draw-free = Du kannst oder willst nichts legen? Zieh { word-a-tile }. Damit ist dein Zug zu Ende.
rules-draw-paid = Du kannst oder willst nichts legen? Zahl { $price ->
    [one] { word-a-chip }
   *[other] { $price } { word-chips }
 } und zieh { word-a-tile }. Damit ist dein Zug zu Ende.
rules-draw-nothing = Keine { word-chips } mehr, oder der { word-pool } ist leer? Dann endet dein Zug einfach so. Das kostet nichts.
rules-draw-empty = Ist der { word-pool } leer, passt du.
rules-draw-limit = Du hast schon { $limit } { word-tiles }? Zieh und gib dann irgend{ word-a-tile } zurück.
rules-time = Wenn ihr wollt, vereinbart ein Zeitlimit: { $minutes } Minuten für einen Zug.
rules-time-right = Die Zeit ist um und alles liegt richtig? Dann gilt dein Zug.
rules-time-penalty = Sonst kommt auf dein { word-rack }, was nicht richtig liegt. Dazu ziehst du zur Strafe { $penalty ->
    [one] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 }.

# The end
rules-end-last = Die Runde endet, sobald ein { word-rack } leer ist.
rules-score-points = Die anderen verlieren die Zahlen, die sie noch haben. Ein Joker kostet { $jokerpoints }.
rules-score-winner = Wer gewinnt, bekommt das alles.
rules-score-blocked = Der { word-pool } ist leer und niemand legt mehr etwas? Dann gewinnt das { word-rack } mit den wenigsten Punkten. Die anderen verlieren den Unterschied.
rules-score-total = Spielt so viele Runden, wie ihr wollt. Die höchste Summe gewinnt.
rules-score-chips = Die anderen zahlen für ihre { word-tiles } je { word-a-chip }, so weit es reicht.
rules-score-most = Die meisten { word-chips } gewinnen. Das kann auch jemand anders sein als die Person, die fertig ist.
rules-score-tie = Bei Gleichstand gewinnt, wer fertig geworden ist.
rules-score-stuck = Niemand kann mehr weiter? Dann zahlen alle für ihre { word-tiles }.
rules-score-match-chip = Wer fertig ist, gewinnt die Runde und einen Chip. Niemand zahlt etwas.
rules-score-match = Wer zuerst { $wins } Chips hat, gewinnt die Partie.
rules-score-match-stuck = Der { word-pool } ist leer und niemand legt mehr etwas? Dann gewinnen die wenigsten { word-tiles }. Bei Gleichstand bekommt niemand den Chip.
rules-score-finds = Liegen alle { $colours } Farben von 1 bis { $highest }, gewinnen die meisten { word-chips }. Bei Gleichstand gewinnen mehrere.
rules-next-draw = In der nächsten Runde entscheidet wieder die höchste gezogene Zahl, wer anfängt.
rules-next-winner = Wer gewonnen hat, fängt die nächste Runde an.
rules-next-oldest = Auch die nächste Runde fängt an, wer am ältesten ist.
rules-next-youngest = Auch die nächste Runde fängt an, wer am jüngsten ist.

# Below the examples
example-opens = Eine Serie vom eigenen { word-rack }, die genug zählt.
example-opens-joker = Der Joker zählt die Zahl, für die er steht.
example-opens-and-adds = Erst die Eröffnung, dann gleich anlegen.
example-adds = Einmal am Ende einer Serie, einmal in einer Reihe.
example-combines = Aus der Serie wird eine Zahl frei und beginnt eine Reihe. Die Serie bekommt ein neues Ende.
example-splits = Aus einer Serie werden zwei.
example-rebuilds = Alles ist neu, und alles passt wieder.
example-same-group = Dieselbe Reihe darf zweimal daliegen.
example-swaps-and-lays = Leg { word-a-tile } von deinem { word-rack } an die Stelle des Jokers. Der Joker kommt gleich wieder auf den Tisch.
example-grows-and-frees = Die Serie wächst an beiden Enden und teilt sich in zwei. Der Joker ist frei.
example-moves-joker = Der Joker rückt in seiner Serie weiter und steht für etwas anderes.
example-table-frees = Seine Nachbarn wechseln in die Reihen. Der Joker ist frei.
example-lays-run = Eine neue Serie.
example-adds-ends = An den Enden angelegt.
example-lays-and-adds = Auslegen und anlegen in einem Zug.
example-keeps-joker = Getauscht: Der Joker kommt auf dein { word-rack }.
example-finishes = Das war alles!
example-removes-joker = Die Serie braucht den Joker nicht. Er hilft einer anderen.
example-adds-then-removes = Erst anlegen, dann braucht die Serie den Joker nicht mehr.
example-own-first = Erst etwas Eigenes, dann woanders anlegen.
example-joker-into-first = Getauscht und gleich in die erste eigene Serie gelegt.
example-joker-stays = Der Tisch ist neu, und der Joker ist noch da.
example-finds-after = Die nächste Zahl.
example-finds-before = Die Zahl davor.
example-misses-gap = Dazwischen fehlt eine Zahl.
example-misses-colour = Eine andere Farbe.
card-no-rearranging = In diesem Spiel bleiben die Kombinationen liegen, wie sie sind. Du darfst nur anlegen.
