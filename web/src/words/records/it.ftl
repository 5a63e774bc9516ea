# The ways to a record
own-tables = Giochi di questo dispositivo
no-own-tables = Nessun gioco è ancora finito a un tavolo di questo dispositivo.
match-number = partita { $number }
record-kept = Un registro che hai
record-paste = Incolla qui il suo testo
record-replay = Rivedi
record-file = Scegli un file
record-drop = o trascinalo qui

# What is wrong with one
record-no-record = Questo non è il registro di un gioco.
record-too-large = Questo testo è troppo lungo per un registro.
record-illegal = Un turno di questo registro non è valido.
record-different = Questo registro è stato cambiato o non è completo.
record-line = È alla riga { $number }.
record-field = È nel punto { $name }.
record-expected = Ci si aspettava
record-got = C’è scritto

# The replay
record-unfinished = Questo gioco non è finito.
another-record = Altro registro
replay-view = Vista
view-everyone = Le tessere di tutti
view-of = Come l’ha visto { $player }
replay-steps = Passi della mano
to-start = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
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
