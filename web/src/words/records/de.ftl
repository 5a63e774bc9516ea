# The ways to a record
own-tables = Spiele auf diesem Gerät
no-own-tables = An einem Tisch dieses Geräts ist noch kein Spiel zu Ende.
match-number = Partie { $number }
record-kept = Ein Spielprotokoll, das du hast
record-paste = Füge seinen Text hier ein
record-replay = Nachspielen
record-file = Datei wählen
record-drop = oder hier ablegen

# What is wrong with one
record-no-record = Das ist kein Spielprotokoll.
record-too-large = Dieser Text ist zu lang für ein Spielprotokoll.
record-illegal = Ein Zug in diesem Spielprotokoll ist nicht erlaubt.
record-different = Dieses Spielprotokoll wurde verändert oder ist nicht vollständig.
record-line = Es geht um Zeile { $number }.
record-field = Es geht um die Stelle { $name }.
record-expected = Erwartet
record-got = Stattdessen steht da

# The replay
record-unfinished = Dieses Spiel ist noch nicht zu Ende.
another-record = Anderes Spielprotokoll
replay-view = Ansicht
view-everyone = Alle Steine offen
view-of = Wie { $player } es sah
replay-steps = Schritte der Runde
to-start = Zum Anfang
to-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo

# What was found
verified-all = Jeder Zug ist erlaubt, und jede Mischung ist die, die vor dem Austeilen zugesagt war.
verified-turns = { $proved ->
    [0] Jeder Zug ist erlaubt. Der Schlüssel der Mischung ist noch nicht bekannt.
   *[other] Jeder Zug ist erlaubt. Die Mischung ist für { $proved } von { $rounds } Runden bewiesen.
 }
verified-not-fair = Jeder Zug ist erlaubt, aber eine Mischung ist nicht die zugesagte.
save-text = Als Text speichern
save-json = Als JSON speichern

# What is seen
lying-open = Offen auf dem Tisch
mark-laid = neu
mark-shifted = verschoben

# What happened
told-dealt = Die Steine sind ausgeteilt.
told-spread = Alle Steine liegen offen auf dem Tisch.
told-drew = { $player } zieht: { tile-name }.
told-gave-back = { $player } gibt zurück: { tile-name }.
told-gave-back-hidden = { $player } gibt einen Stein zurück.
told-late = Für { $player } war die Zeit um.
told-found = { $player } findet: { tile-name }.
told-missed = { $player } zeigt auf: { tile-name }. Das passt hier nicht.
told-blocked = Niemand kann mehr weiterspielen.
told-match-won = { $player } gewinnt die Partie.

# Reasons that are told only of records
meld-empty = Eine Kombination hat keine Steine.
number-out-of-range = Eine { $number } gibt es hier nicht: Die Zahlen gehen von 1 bis { $max }.
colour-not-in-game = In diesem Spiel gibt es keine Steine dieser Farbe.
tile-invented = Ein Stein wurde gelegt, der weder auf dem Tisch noch auf dem Brett war.
unknown-seat = Diesen Platz gibt es nicht.
seat-left = Wer hier saß, hat das Spiel verlassen.
no-time-limit = Dieses Spiel hat kein Zeitlimit.
not-on-rack = Dieser Stein ist nicht auf dem Brett.
starter-unwanted = Wer beginnt, wird in diesem Spiel anders bestimmt.
ages-per-seat = Hier wird das Alter von allen gebraucht.
seed-twice = Von diesem Platz kam schon ein Schlüssel.
seed-unreadable = Ein Schlüssel hat 1 bis 64 Buchstaben oder Ziffern.
