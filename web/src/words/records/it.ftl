# The ways to a record
own-tables = Partite di questo dispositivo
no-own-tables = Nessuna partita è ancora finita a un tavolo di questo dispositivo.
match-number = partita { $number }
record-kept = Un registro che hai
record-paste = Incolla qui il suo testo
record-replay = Rivedi
record-file = Scegli un file
record-drop = o trascinalo qui

# What is wrong with one
record-no-record = Questo non è il registro di una partita.
record-too-large = Questo testo è troppo lungo per un registro.
record-illegal = Un turno di questo registro non è valido.
record-different = Questo registro è stato cambiato o non è completo.
record-line = È alla riga { $number }.
record-field = È nel punto { $name }.
record-expected = Atteso
record-got = Trovato

# The replay
record-unfinished = Questa partita non è finita.
another-record = Altro registro
replay-view = Vista
view-everyone = Le tessere di tutti
view-of = Come l’ha visto { $player }
replay-steps = Passi della mano
to-start = All’inizio
to-end = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-pace = Ritmo

# What was found
verified-all = Ogni turno è valido e ogni mescolata è quella promessa prima della distribuzione.
verified-turns = { $proved ->
    [0] Ogni turno è valido. Il seme della mescolata non è ancora noto.
   *[other] Ogni turno è valido. La mescolata è dimostrata per { $proved } mani su { $rounds }.
 }
verified-not-fair = Ogni turno è valido, ma una mescolata non è quella promessa.
save-text = Salva come testo
save-json = Salva come JSON

# What is seen
lying-open = Scoperte sul tavolo
mark-laid = nuova
mark-shifted = spostata

# What happened
told-dealt = Le tessere sono distribuite.
told-spread = Tutte le tessere sono scoperte sul tavolo.
told-drew = { $player } pesca: { tile-name }.
told-gave-back = { $player } restituisce: { tile-name }.
told-gave-back-hidden = { $player } restituisce una tessera.
told-late = Il tempo di { $player } è scaduto.
told-found = { $player } trova: { tile-name }.
told-missed = { $player } indica: { tile-name }. Qui non va.
told-blocked = Nessuno può più giocare.
told-match-won = { $player } vince la partita.

# Reasons that are told only of records
meld-empty = Una combinazione non ha tessere.
number-out-of-range = Qui non c’è nessun { $number }: i numeri vanno da 1 a { $max }.
colour-not-in-game = In questo gioco non ci sono tessere di questo colore.
tile-invented = È stata giocata una tessera che non era né sul tavolo né sul leggio.
unknown-seat = Questo posto non esiste.
seat-left = Chi sedeva qui ha lasciato la partita.
no-time-limit = Questo gioco non ha limite di tempo.
not-on-rack = Questa tessera non è sul leggio.
starter-unwanted = In questo gioco si decide in altro modo chi comincia.
ages-per-seat = Qui serve l’età di tutti.
seed-twice = Questo posto ha già dato un seme.
seed-unreadable = Un seme ha da 1 a 64 lettere o cifre.
