learn-promise = Keine Anleitung: Spiel kleine Situationen durch und finde es heraus. Ein falscher Versuch kostet nichts.
lessons-done = { $done } von { $count } gelernt
also-classic = auch für XXL und zu sechst
lay-by-tapping = Tippe auf die Steine und dann auf den Platz, an den sie sollen. Oder zieh sie hin.
once-more = Noch einmal
is-learnt = gelernt
all-lessons = Alle Lektionen
show-me = Zeig es mir
now-you = Jetzt du!
lesson-number = Lektion { $number } von { $count }
next-lesson = Weiter
path-done = Du kannst alles!
play-it = Ein Spiel spielen
refused-lesson = Das ist etwas anderes. Schau noch einmal auf die Aufgabe.

lesson-run = Eine Serie
try-run = Lege eine Serie: drei Zahlen hintereinander in einer Farbe.
learnt-run = Drei oder mehr hintereinander in einer Farbe: Das ist eine Serie.
lesson-group = Eine Reihe
try-group = Lege eine Reihe: dreimal dieselbe Zahl, jede in einer anderen Farbe.
learnt-group = Dieselbe Zahl in drei oder vier Farben ist eine Reihe.
lesson-wrap = Nach der 13
try-wrap = Versuche, 12, 13 und 1 zu legen.
learnt-wrap = Bei 13 ist Schluss. Die 1 steht immer vorn.
lesson-joker = Der Joker
try-joker = Eine Zahl fehlt. Lass den Joker für sie einspringen.
learnt-joker = Der Joker kann jeder Stein sein. In seiner Ecke steht, welcher er gerade ist.
lesson-opening-low = Zu wenig Punkte
try-opening-low = Zum Eröffnen brauchst du 30 Punkte. Lege die rote 4, 5 und 6 und sieh, was fehlt.
learnt-opening-low = Jeder Stein zählt seine Zahl. 4 + 5 + 6 sind 15: zu wenig zum Eröffnen.
lesson-opening = Die Eröffnung
try-opening = Eröffne mit 30 Punkten: Lege eine Serie und eine Reihe.
learnt-opening = Eine Eröffnung darf mehrere Kombinationen haben. Alles kommt von deinem Brett.
lesson-open-first = Noch nicht
try-open-first = Du hast noch nicht eröffnet. Versuche, die blaue 7 anzulegen.
learnt-open-first = Vor deiner Eröffnung sind die Kombinationen auf dem Tisch noch nichts für dich.
lesson-opening-on = Eröffnen und weiter
try-opening-on = Eröffne mit deiner roten Serie und lege im selben Zug die blaue 7 an.
learnt-opening-on = Wer eröffnet hat, darf sofort den ganzen Tisch nutzen.
lesson-add = Anlegen
try-add = Lege an jede der beiden Kombinationen einen Stein an.
learnt-add = Was auf dem Tisch liegt, gehört allen. Du darfst überall anlegen.
lesson-split = Teilen
try-split = Deine Zahl ist in der Serie schon da. Teile die Serie so, dass deine passt.
learnt-split = Aus einer langen Serie werden zwei, solange jede drei Steine hat.
lesson-borrow = Einen Stein leihen
try-borrow = Dir fehlt eine schwarze 9. Leih sie dir aus der Reihe.
learnt-borrow = Du darfst einen Stein wegnehmen, wenn der Rest noch eine Kombination ist.
lesson-combine = Kombinieren
try-combine = Lege deine 8 an die Serie an. Dann nimm ihre 5 für eine Reihe mit deinen.
learnt-combine = Am einen Ende anlegen, am anderen nehmen: So werden aus einer Serie zwei Kombinationen.
lesson-rearrange = Alles neu
try-rearrange = Mach aus den Serien Reihen, damit die rote 2 und die schwarze 7 passen.
learnt-rearrange = Du darfst den ganzen Tisch neu anordnen. Am Ende muss jede Kombination stimmen.
lesson-joker-now = Joker behalten geht nicht
try-joker-now = Lege die rote 7 an den Platz des Jokers und versuche, den Joker zu behalten.
learnt-joker-now = Ein Joker vom Tisch wird im selben Zug wieder gelegt.
lesson-joker-swap = Joker tauschen
try-joker-swap = Tausche den Joker gegen die rote 7 und lege ihn zwischen deine schwarze 10 und 12.
learnt-joker-swap = Wer den Stein hat, für den der Joker steht, bekommt ihn und legt ihn sofort wieder.
lesson-joker-group = Joker in einer Reihe
try-joker-group = Ersetze den Joker durch die schwarze 11 und lege ihn zu deinen gelben Steinen.
learnt-joker-group = In einer Reihe befreit jede der fehlenden Farben den Joker.
lesson-joker-split = Durch Teilen befreien
try-joker-split = Lege an beiden Enden an, teile die Serie am Joker und lege ihn zu deinen Einsen.
learnt-joker-split = Bleiben ohne ihn zwei Serien übrig, ist der Joker frei.
lesson-joker-move = Joker verschieben
try-joker-move = Lege die gelbe 7 an die Serie an. Der Joker rückt.
learnt-joker-move = Ein Joker darf den Platz wechseln und damit seine Zahl.
lesson-joker-melds = Seine Serie auflösen
try-joker-melds = Die rote 5 und 6 passen in die Reihen. Dann ist der Joker frei für deine blauen Steine.
learnt-joker-melds = Finden alle anderen Steine der Kombination einen Platz, ist der Joker frei.
lesson-draw = Nichts passt
try-draw = Hier passt nichts. Zieh einen.
learnt-draw = Wer nicht legen kann oder will, zieht einen. Damit ist der Zug zu Ende.
lesson-end = Das Ende
try-end = Lege deine letzten zwei Steine.
learnt-end = Wer keinen Stein mehr hat, gewinnt. Die anderen verlieren, was sie noch haben; ein Joker zählt 25.
lesson-double = Keine Farbe zweimal
try-double = Versuche, eine Reihe zu legen, in der eine Farbe zweimal vorkommt.
learnt-double = In einer Reihe kommt jede Farbe nur einmal vor, egal wie oft es sie gibt.
lesson-xxl = Große Zahlen
try-xxl = Größere Zahlen, gleiche Regeln. Lege alle vier Steine.
learnt-xxl = Jetzt kennst du alle Tische dieser Familie, zu zweit bis zu sechst.

lesson-find = Der Nachbar
try-find = Tippe auf den Stein, der genau davor oder danach kommt.
learnt-find = Gleiche Farbe, nächste Zahl: Das passt.
lesson-find-before = Drei hintereinander
try-find-before = Zwei liegen schon da. Welcher ist der dritte?
learnt-find-before = Drei hintereinander: Das ist eine Serie.
lesson-find-miss = Ein falscher Stein
try-find-miss = Tippe auf einen Stein, der nicht passt. Was passiert?
learnt-find-miss = Nichts Schlimmes. Du probierst einfach einen anderen.
lesson-find-end = Der letzte
try-find-end = Ein Stein fehlt noch. Wo ist er?
learnt-find-end = Jetzt ist alles da, von 1 bis 10.
lesson-find-name = Du leitest das Spiel
try-find-name = Jetzt leitest du das Spiel. Tippe auf irgendeinen Stein.
learnt-find-name = Nun suchen alle die Nachbarn. { $kind ->
    [stars] Jeder Fund bringt einen Stern.
   *[chips] Jeder Fund bringt einen Chip.
 }

lesson-no-groups = Nur Serien
try-no-groups = Versuche, dreimal dieselbe Zahl zu legen.
learnt-no-groups = In diesem Spiel zählen nur Serien.
lesson-no-rearranging = Was liegt, das liegt
try-no-rearranging = Nimm den letzten Stein der Serie und versuche, damit eine neue zu beginnen.
learnt-no-rearranging = In diesem Spiel bleiben Serien, wie sie sind. Du darfst nur anlegen.
lesson-joker-use = Tauschen und legen
try-joker-use = Lege den richtigen Stein an den Platz des Jokers. Dann lege den Joker zu deinen anderen zwei.
learnt-joker-use = Wer den richtigen Stein hat, bekommt den Joker und darf ihn gleich legen.
lesson-joker-keep = Tauschen und behalten
try-joker-keep = Lege den richtigen Stein an den Platz des Jokers und nimm den Joker auf dein Brett.
learnt-joker-keep = Der Joker gehört jetzt dir, für einen späteren Zug.
lesson-joker-wrong = Der falsche Stein
try-joker-wrong = Dieser Joker ist eine 9. Versuche, ihn für deine 6 zu bekommen.
learnt-joker-wrong = Nur der Stein, für den der Joker steht, kann ihn ersetzen.
lesson-draw-pays = Zahlen und ziehen
try-draw-pays = { $kind ->
    [stars] Hier passt nichts. Zahl einen Stern und zieh.
   *[chips] Hier passt nichts. Zahl einen Chip und zieh.
 }
learnt-draw-pays = { $kind ->
    [stars] Ziehen kostet einen Stern. Wer keinen mehr hat, passt.
   *[chips] Ziehen kostet einen Chip. Wer keinen mehr hat, passt.
 }
lesson-end-counters = Der letzte Stein
try-end-counters = Lege alle deine Steine.
learnt-end-counters = { $kind ->
    [stars] Der letzte Stein bringt einen Stern extra. Die anderen zahlen einen für jeden Stein, den sie haben. Die meisten Sterne gewinnen.
   *[chips] Der letzte Stein bringt einen Chip extra. Die anderen zahlen einen für jeden Stein, den sie haben. Die meisten Chips gewinnen.
 }
lesson-two-jokers = Zwei Joker
try-two-jokers = Zwei Zahlen fehlen. Nimm beide Joker.
learnt-two-jokers = Eine Serie darf mehrere Joker haben.
lesson-joker-leave = Joker wegnehmen
try-joker-leave = Lege den Joker aus seiner Serie an die schwarze an, damit deine 10 passt.
learnt-joker-leave = Ein Joker darf weg, wenn drei Steine bleiben. Er kommt an eine andere Serie auf dem Tisch.
lesson-joker-new-run = Nicht für eine neue Serie
try-joker-new-run = Nimm den Joker aus seiner Serie und versuche, damit eine neue zu beginnen.
learnt-joker-new-run = Ein so genommener Joker kommt nur an eine Serie, die schon dalag.

lesson-own-first = Erst eine eigene Serie
try-own-first = Du hast noch keine Serie gelegt. Versuche, hier anzulegen.
learnt-own-first = Lege erst eine eigene Serie. Dann darfst du anlegen.
lesson-own-then-add = Legen, dann anlegen
try-own-then-add = Lege eine eigene Serie und im selben Zug die blaue 5 an.
learnt-own-then-add = Nach einer eigenen Serie darfst du an jede Serie auf dem Tisch anlegen.
lesson-joker-end = Joker am Ende
try-joker-end = Dieser Joker ist eine blaue 3. Tausche ihn und lege ihn zu deinen gelben Karten.
learnt-joker-end = Auch ein Joker am Ende kann getauscht werden. Du legst ihn gleich oder später.
lesson-give-back = Fünfzehn Karten
try-give-back = Du hast 15 Karten. Zieh eine und gib irgendeine zurück.
learnt-give-back = Niemand hat mehr als 15 Karten.
lesson-end-cards = Die letzte Karte
try-end-cards = Lege alle deine Karten.
learnt-end-cards = Wer die letzte Karte legt, bekommt einen Chip. Drei Chips gewinnen die Partie.

lesson-own-rearrange = Erst etwas Eigenes
try-own-rearrange = Du hast noch nichts gelegt. Versuche, die blaue 4 für eine Reihe zu nehmen.
learnt-own-rearrange = Lege erst eine eigene Kombination. Dann darfst du neu anordnen.
lesson-leftover = Was übrig bleibt
try-leftover = Versuche, die blaue 2 für eine Reihe aus der Serie zu nehmen.
learnt-leftover = Was liegen bleibt, muss eine Kombination sein. Die blaue 1 war allein.
lesson-take-all = Alles aufnehmen
try-take-all = Nimm beide Serien auseinander und lege mit deinen Karten drei Reihen.
learnt-take-all = Du darfst ganze Kombinationen aufnehmen und mit eigenen Karten neu legen.
lesson-joker-colour = Joker in einer Reihe
try-joker-colour = Lege die blaue 4 an den Platz des Jokers und nimm den Joker zu dir.
learnt-joker-colour = Jede der fehlenden Farben befreit ihn. Der Joker gehört dir, für gleich oder später.
lesson-joker-stays = Ein Joker bleibt
try-joker-stays = Lege die rote 1 an und versuche, den Joker zu dir zu nehmen.
learnt-joker-stays = Ohne den Stein, für den er steht, bleibt ein Joker auf dem Tisch.
lesson-joker-moves = Ein Joker wandert
try-joker-moves = Die rote Serie braucht ihren Joker nicht. Lege ihn zu deinen blauen Karten.
learnt-joker-moves = Beim Neuanordnen darf ein Joker in eine andere Kombination.
