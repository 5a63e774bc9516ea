colour-adj = { $colour ->
    [black] schwarze
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [green] grüne
    [orange] orange
   *[other] { $colour }
 }
colour-noun = { $colour ->
    [black] Schwarz
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [orange] Orange
   *[other] { $colour }
 }
number-word = { $number ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] Joker
   *[other] { colour-adj } { $number }
 }
tile-the = { $colour ->
    [joker] der Joker
   *[other] die { colour-adj } { $number }
 }
tile-spoken = { $colour ->
    [joker] Joker
   *[other] { colour-adj } { number-word }
 }
run-rule = Für eine Serie brauchst du drei oder mehr Zahlen hintereinander, alle in einer Farbe.
group-rule = Eine Reihe hat drei oder vier Steine mit derselben Zahl, jeder in einer anderen Farbe.
meld-too-short = { $count ->
    [one] Ein Stein reicht nicht. Eine Kombination braucht mindestens drei.
   *[other] { $count } Steine reichen nicht. Eine Kombination braucht mindestens drei.
 }
run-gap = Diese Serie hat eine Lücke.
run-mixed-colours = Eine Serie darf nur eine Farbe haben.
run-wrap = Bei { $max } ist die Serie zu Ende. Danach kommt keine 1.
group-double-colour = In dieser Reihe kommt { colour-noun } zweimal vor.
group-not-allowed = In diesem Spiel gibt es nur Serien, keine Reihen.
not-a-meld = Diese Steine sind weder eine Serie noch eine Reihe.
only-jokers = Nur Joker, das geht nicht. Leg einen Stein mit einer Zahl dazu.
too-many-jokers = { $max ->
    [one] In einer Kombination ist nur ein Joker erlaubt.
   *[other] In einer Kombination sind höchstens { $max } Joker erlaubt.
 }
joker-swap-wrong = Nur { tile-the } kann diesen Joker ersetzen.
opening-too-low = Deine Eröffnung zählt { $value }. Du brauchst { $needed }.
opening-own-tiles = Die Eröffnung muss ganz von deinem Brett kommen.
open-first = Mach zuerst deine Eröffnung. Danach darfst du überall anlegen.
own-run-first = Leg zuerst eine eigene Serie aus.
joker-use-now = Einen Joker vom Tisch musst du noch in diesem Zug verwenden.
table-tile-on-rack = { $count ->
    [one] Du hast einen Stein vom Tisch auf dein Brett genommen. Leg ihn zurück.
   *[other] Du hast { $count } Steine vom Tisch auf dein Brett genommen. Leg sie zurück.
 }
play-or-draw = Leg mindestens einen Stein von deinem Brett oder zieh einen.
no-rearranging = In diesem Spiel bleiben die Kombinationen liegen, wie sie sind. Du darfst nur anlegen.
leftover-invalid = Was du liegen lässt, muss eine Serie oder eine Reihe bleiben.
your-turn = Du bist dran!
their-turn = { $player } ist dran.
you-drew = Du hast einen Stein gezogen: { tile-name }.
they-drew = { $count ->
    [one] { $player } zieht einen Stein.
   *[other] { $player } zieht { $count } Steine.
 }
they-played = { $count ->
    [one] { $player } legt einen Stein.
   *[other] { $player } legt { $count } Steine.
 }
pool-left = { $count ->
    [one] Im Pot ist noch ein Stein.
   *[other] Im Pot sind noch { $count } Steine.
 }
pool-empty = Der Pot ist leer. Leg etwas oder passe.
nothing-found = Hier geht gerade nichts. Zieh einen Stein.
hint-tiles = { $count ->
    [one] Du kannst einen Stein legen.
   *[other] Du kannst { $count } Steine legen.
 }
time-left = { $count ->
    [one] Noch eine Sekunde.
   *[other] Noch { $count } Sekunden.
 }
time-up-penalty = { $count ->
    [0] Die Zeit ist um!
    [one] Die Zeit ist um! Du bekommst einen Strafstein.
   *[other] Die Zeit ist um! Du bekommst { $count } Strafsteine.
 }
hand-limit = Du hast { $limit } Karten. Gib eine zurück.
reward-won = { $kind ->
    [stars] { $count ->
        [one] Du bekommst einen Stern!
       *[other] Du bekommst { $count } Sterne!
     }
   *[chips] { $count ->
        [one] Du bekommst einen Chip!
       *[other] Du bekommst { $count } Chips!
     }
 }
pay-and-draw = { $kind ->
    [stars] Du zahlst einen Stern und ziehst einen Stein.
   *[chips] Du zahlst einen Chip und ziehst einen Stein.
 }
well-done = Gut gemacht!
try-again = Noch nicht ganz. Probier einen anderen Stein!
guide-asks = Das ist { tile-the }. Was kommt davor oder danach?
run-made = Das ist eine Serie!
run-complete = Die Serie ist vollständig!
round-won = { $who ->
    [you] Du gewinnst diese Runde!
   *[other] { $player } gewinnt diese Runde.
 }
tie = Gleichstand!
hand-device = Gib das Gerät an { $player } weiter.
tiles-left = { $count ->
    [one] { $player } hat nur noch einen Stein.
   *[other] { $player } hat nur noch { $count } Steine.
 }
round-score = { $count ->
    [one] { $player }: { $signed } Punkt
   *[other] { $player }: { $signed } Punkte
 }
seat-to-bot = Ein Bot spielt für { $player } weiter.

# The table
joker-as = Joker als { $tile }
meld-number = Kombination { $number }
put-here = Ans Ende von Kombination { $number } legen
put-between = An Platz { $place } von Kombination { $number } legen
new-meld = Neue Kombination
your-rack = Dein Brett, { $count ->
    [one] ein Stein
   *[other] { $count } Steine
 }
back-to-rack = Zurück aufs Brett
shift-left = Nach links schieben
shift-right = Nach rechts schieben
players = Spieler
tiles-held = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
 }
seat-number = Platz { $number }
has-left = gegangen
seat-free = frei
bot = Bot
away = abwesend
level-helper = Helfer
level-beginner = Anfänger
level-casual = Hobbyspieler
level-solver = Rechner
level-patient = Geduldig
level-searcher = Vorausdenker
level-expert = Experte
level-finder = Spürnase
your-turn-label = Du bist dran
your-turn-of = { $player }, du bist dran
where-to = Wohin kommt { tile-the }?
where-to-many = Wohin kommen die { $count } Steine?
plan-ahead = Plan schon voraus, das siehst nur du.
plan-broke = Der Tisch hat sich geändert: Ein Teil deines Plans wurde zurückgenommen.
you-start = Du fängst an.
they-start = { $player } fängt an.
you-played = { $count ->
    [one] Du hast einen Stein gelegt.
   *[other] Du hast { $count } Steine gelegt.
 }
they-passed = { $player } passt.
they-left = { $player } ist gegangen.
they-are-back = { $player } ist wieder da.
sort = Sortieren
sort-by-number = Nach Zahl sortieren
sort-by-colour = Nach Farbe sortieren
your-draft = Dein Entwurf
undo = Rückgängig
redo = Wiederholen
reset = Zurücksetzen
draw = Stein ziehen
pass = Passen
press-again = Noch mal drücken
tiles-go-back = deine Steine gehen zurück
pool-count = noch { $count }
end-turn = Zug beenden
flaw-count = { $count ->
    [one] noch ein Fehler
   *[other] noch { $count } Fehler
 }
table = Tisch
round-number = Runde { $number }
show-last-move = Den letzten Zug zeigen
move-before = Davor
move-after = Danach
tidy-up = Aufräumen

# The connection
connection-lost = Verbindung unterbrochen.
reconnecting = Verbinde neu …
sent-later = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
plays-elsewhere = Auf diesem Platz spielst du in einem neueren Fenster.
table-pauses = Der Tisch macht kurz Pause. Nichts geht verloren.
server-away = Der Server antwortet nicht. Läuft er noch?
away-tries = Die Seite fragt weiter nach.
away-works = Punkteblock und Regeln gehen auch ohne ihn.
away-goes-on = Sobald der Server antwortet, geht es hier weiter.

# The end of a round
score-pad = Punkteblock
round = Runde
total = Gesamt
what-was-left = Was übrig blieb
nothing-left = nichts übrig
rematch = Revanche
next-round = Nächste Runde
match-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $player } gewinnt die Partie.
 }
match-shared = Gleichstand! { $players } teilen sich den Sieg.
rounds-won = Runden gewonnen

# The start
start-heading = Rummy mit Steinen für den ganzen Tisch
start-promise = Kein Konto, keine Werbung. Bots sind gekennzeichnet, und jedes Mischen lässt sich nachprüfen.
play-now = Jetzt spielen
play-now-how = mit Bots, sofort
go-on = Weiterspielen
language = Sprache
back-to-start = Zurück zum Start
you = Du
edition-classic = Klassisch
edition-xxl = XXL
edition-six-160 = Zu sechst
edition-six-106 = Schachtel für sechs, 106 Steine
edition-six-108 = Schachtel für sechs, 108 Steine
edition-junior = Junior mit Chips
edition-junior-intro = Kennenlern­spiel (Chips)
edition-stars = Junior mit Sternen
edition-stars-intro = Kennenlern­spiel (Sterne)
edition-cards = Bildkarten
edition-cards-pro = Bildkarten für Profis
with-friends = Mit Freunden spielen
with-friends-how = schick einen Link
pass-and-play = An einem Gerät
pass-and-play-how = eins für alle
join-heading = Mitspielen
join-how = mit einem Raumcode

# A new table, and joining one
which-game = Welches Spiel?
players-from-to = { $low }–{ $high } Spieler
who-plays = Wer spielt?
how-many = Wie viele
sits-friend = jemand mit einem Link
sits-here = jemand an diesem Gerät
bot-of-level = Bot · { $level }
your-name = Dein Name
name = Name
house-rules = Hausregeln
no-limit = keins
allow-hints = Tipps sind erlaubt
open-table = Tisch öffnen
room-code = Raumcode
sit-down = Platz nehmen
refused-no-free-seat = Diesen Tisch gibt es nicht, oder dort ist kein Platz frei. Prüf den Code noch einmal.
refused-not-your-seat = Diesen Tisch darfst du nicht sehen.
refused-bad-name = Ein Name hat 1 bis 20 Zeichen.
refused-name-taken = An diesem Tisch heißt schon jemand so. Wähl einen anderen Namen.
refused-too-many-tries = Zu viele Codes waren falsch. Warte zehn Minuten oder nimm einen Link.
refused-no-offer = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.
refused-paused = Gerade lässt sich nichts speichern. Nichts geht verloren. Versuch es gleich noch einmal.

# Before the deal, and passing the device on
waits-for-somebody = wartet auf jemanden
invite = Einladen
qr-code = QR-Code mit dem Link zu diesem Tisch
share-link = Link teilen
link-copied = Link kopiert
begin = Anfangen
waits-for-all = Wartet auf alle
i-am = Ich bin { $player }

# Hints
hint = Tipp
chance-nothing = { nothing-found }
chance-no-opening = Du kannst noch nicht eröffnen. Zieh einen Stein.
chance-opening = Du kannst mit Steinen von deinem Brett eröffnen.
chance-opening-and-table = Du kannst eröffnen und gleich mit dem Tisch weiterspielen.
chance-rack = Du kannst etwas von deinem Brett legen.
chance-table = Mit Kombinationen vom Tisch kannst du etwas legen.

# Settings
settings = Einstellungen
back = Zurück
install-page = Auf diesem Gerät installieren
look-theme = Farben der Seite
look-theme-system = wie das Gerät
look-theme-light = hell
look-theme-dark = dunkel
look-contrast = Kontrast
look-contrast-system = wie das Gerät
look-contrast-usual = normal
look-contrast-more = hoch
look-size = Größe von Steinen und Zahlen
look-size-usual = normal
look-size-xxl = extragroß
look-symbols = Zeichen der Farben
look-symbols-on = zeigen
look-symbols-off = nicht zeigen
look-hand = Knöpfe
look-hand-right = für die rechte Hand
look-hand-left = für die linke Hand
look-pace = Züge der anderen
look-pace-calm = ruhig
look-pace-quick = schnell
look-pace-none = sofort

# Further reasons why something is not legal
run-too-long = Eine Serie hat höchstens { $max } Steine. Diese hat { $count }.
group-too-large = Eine Reihe hat höchstens { $max } Steine. Diese hat { $count }.
tile-lost = Ein Stein vom Tisch fehlt. Leg ihn zurück.
joker-to-rack = Einen Joker behältst du nur, wenn du den Stein hinlegst, für den er steht.
joker-own = Diesen Joker hast du selbst gelegt, also kannst du ihn nicht zurücknehmen.
joker-existing-run = Ein Joker, den du nimmst, ohne ihn zu ersetzen, kommt in eine Serie, die schon vor deinem Zug da war.
joker-keeps-three = Ein Joker darf eine Serie nur verlassen, wenn mindestens drei Steine darin bleiben.
not-your-turn = Du bist noch nicht dran.
not-now = Das geht gerade nicht.
must-play = Du kannst etwas legen, also musst du auch.
no-chips = { $kind ->
    [stars] Ziehen kostet einen Stern, und du hast keinen. Leg etwas oder passe.
   *[chips] Ziehen kostet einen Chip, und du hast keinen. Leg etwas oder passe.
 }
pool-not-empty = Passen darfst du nur, wenn du nicht ziehen kannst. Leg etwas oder zieh.
tile-not-open = Dieser Stein liegt nicht offen auf dem Tisch.

# Company
speak-again = Noch einmal sagen
counters = { $kind ->
    [stars] { $count ->
        [one] ein Stern
       *[other] { $count } Sterne
     }
   *[chips] { $count ->
        [one] ein Chip
       *[other] { $count } Chips
     }
 }
give-back = Zurückgeben
bot-instead = Einen Bot für { $player } spielen lassen
bot-plays-for-you = Ein Bot spielt für dich.
play-again = Wieder selbst spielen
leave-table = Tisch verlassen
talk = Etwas sagen
say-hello = Hallo!
say-good-luck = Viel Glück!
say-well-played = Gut gespielt!
say-thanks = Danke!
say-sorry = Tut mir leid!
say-one-moment = Einen Moment, bitte.
say-your-turn = Du bist dran.
say-again = Noch einmal?
say-goodbye = Tschüss!
say-smile = ein Lächeln
say-laugh = ein Lachen
say-wow = erstaunt
say-think = nachdenklich
say-sad = traurig
say-heart = ein Herz

# After the end
check-shuffle = Mischen nachprüfen
shuffle-fair = Die Mischung stand schon vor dem Austeilen fest. Auf diesem Gerät nachgeprüft.
shuffle-false = Die Steine wurden nicht so ausgeteilt, wie es die zugesagte Mischung verlangt.
shuffle-code = Code { $code }
review = Züge durchgehen
replay-game = Ganzes Spiel ansehen
save-record = Spielprotokoll speichern
share-record = Spielprotokoll teilen
copy-record = Spielprotokoll kopieren
record-copied = Das Spielprotokoll ist kopiert
turn-before = Voriger Zug
turn-after = Nächster Zug
turn-of = Zug { $number } von { $count }: { $player }
missed-tiles = { $count ->
    [one] Ein Stein mehr wäre möglich gewesen.
   *[other] { $count } Steine mehr wären möglich gewesen.
 }
nothing-missed = Besser ging es nicht.
rack-before = Das Brett davor
was-played = Der Tisch danach
best-play = Der beste Zug
nothing-there = nichts
table-empty = Der Tisch ist noch leer.

# The solver
more = Mehr
learn = Lernen
learn-how = Regeln ausprobieren
records = Spielprotokolle
records-how = ein Spiel nachspielen
solver = Zugrechner
solver-how = gab es einen besseren Zug?
has-opened = Ich habe schon eröffnet
rack = Brett
take-away = Wegnehmen: { tile-name }
all-tiles = Alle Steine
step-of = Schritt { $number } von { $count }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
is-proved = Es ist bewiesen, dass kein Zug besser ist.
rules = Regeln

# The score pad
score-pad-how = für das Spiel am echten Tisch
pad-points = Markiere, wer gewonnen hat, und trag ein, wie viele Punkte die anderen noch haben. Ein Joker zählt { $joker }.
pad-counters = { $kind ->
    [stars] Trag ein, wie viele Sterne alle am Ende haben.
   *[chips] Trag ein, wie viele Chips alle am Ende haben.
 }
pad-wins = Markiere, wer die Runde gewonnen hat und einen Chip bekommt. Wer zuerst { $wins } hat, gewinnt.
pause = Anhalten
won-by = { $player } gewinnt Runde { $number }
left-of = { $player }, Runde { $number }
new-pad = Neuer Block
sand-glass = Sanduhr, 2 Minuten
time-is-up = Die Zeit ist um
look-sound = Ein Ton, wenn du dran bist
look-sound-off = aus
look-sound-on = an
look-vibration = Vibration, wenn du dran bist
look-vibration-off = aus
look-vibration-on = an

# Further words
player-number = Spieler { $number }
play-here = Hier spielen
no-longer-yours = Das ist nicht mehr dein Tisch.
refused-not-away = Das geht erst, wenn jemand seit einer Minute abwesend ist.
refused-elsewhere = Auf diesem Platz spielst du in einem neueren Fenster.
refused-match-runs = Die Partie ist noch nicht zu Ende.
refused-too-long = Das hat zu lange gedauert. Versuch es noch einmal.
refused-failed = Hier ist etwas schiefgegangen. Nichts, was vorher geschehen ist, geht verloren.

# Tables of this device, links, and the server
your-tables = Deine Tische
more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
 }
table-over = Zu Ende
table-runs = Das Spiel läuft
table-ready = Es kann losgehen
table-gone = Diesen Tisch gibt es nicht mehr.
remove-table = Aus dieser Liste entfernen
you-watch = Du schaust zu
you-guide = Du leitest das Spiel
they-try = { $player } probiert das:
age-from = ab { $low } Jahren
age-from-to = { $low }–{ $high } Jahre
round-minutes = etwa { $minutes } Min. je Runde
new-table = Neuer Tisch
lost-way = Dieser Link führt nirgendwohin. Hier ist der Start.
lost-in-list = Dieser Link führt nirgendwohin. Wähle aus der Liste.
page-too-old = Rackrun wurde aktualisiert. Lade die Seite neu; nichts geht verloren.
load-again = Neu laden
link-to-nothing = Dieser Link führt zu keinem Tisch. Vielleicht ist er abgeschnitten, oder den Tisch gibt es nicht mehr. Bitte noch einmal um den Link, oder gib den Raumcode ein.
table-full = An diesem Tisch sind alle Plätze besetzt.
type-code = Raumcode eingeben
watch = Zuschauen
no-watching = Diesen Tisch gibt es nicht, oder zuschauen ist dort nicht erlaubt. Prüf den Code noch einmal.
other-device = Auf einem anderen Gerät spielen
other-device-how = Öffne dort innerhalb von zehn Minuten diesen Link, oder scanne das Bild mit der Kamera. Dann spielst du dort und nicht mehr hier.
other-device-again = Wähle dort, wo du jetzt spielst, noch einmal „Auf einem anderen Gerät spielen“.
let-watch = Andere zuschauen lassen
let-watch-how = Wer diesen Link öffnet, sieht den Tisch, aber kein Brett.
copy-link = Link kopieren
only-here = Nur dieser Computer kann den Link öffnen. Für andere Geräte starte Rackrun mit: rackrun serve --lan
