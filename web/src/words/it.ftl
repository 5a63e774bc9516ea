colour-adj = { $colour ->
    [black] nero
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
    [orange] arancione
   *[other] { $colour }
 }
colour-noun = { $colour ->
    [orange] l’arancione
   *[other] il { colour-adj }
 }
number-word = { $number ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] jolly
   *[other] { $number } { colour-adj }
 }
tile-the = { $colour ->
    [joker] il jolly
   *[other] { $number ->
        [1] l’1 { colour-adj }
        [8] l’8 { colour-adj }
        [11] l’11 { colour-adj }
       *[other] il { $number } { colour-adj }
     }
 }
tile-spoken = { $colour ->
    [joker] jolly
   *[other] { number-word } { colour-adj }
 }
run-rule = Una serie ha almeno tre tessere dello stesso colore, un numero dopo l’altro.
group-rule = Un gruppo ha tre o quattro tessere con lo stesso numero, ognuna di un colore diverso.
meld-too-short = { $count ->
    [one] Una tessera non basta. Per una combinazione ne servono almeno tre.
   *[other] { $count } tessere non bastano. Per una combinazione ne servono almeno tre.
 }
run-gap = In questa serie c’è un buco.
run-mixed-colours = Una serie può avere un solo colore.
run-wrap = La serie finisce con il { $max }. Dopo non viene l’1.
group-double-colour = In questo gruppo c’è due volte { colour-noun }.
group-not-allowed = In questo gioco ci sono solo serie, niente gruppi.
not-a-meld = Queste tessere non formano né una serie né un gruppo.
only-jokers = Solo jolly non vale. Aggiungi una tessera con un numero.
too-many-jokers = { $max ->
    [one] Qui ogni combinazione può avere un solo jolly.
   *[other] Qui ogni combinazione può avere al massimo { $max } jolly.
 }
joker-swap-wrong = Solo { tile-the } può sostituire questo jolly.
opening-too-low = La tua apertura vale { $value }. Ne servono { $needed }.
opening-own-tiles = L’apertura deve venire tutta dal tuo leggio.
open-first = Prima fai la tua apertura. Poi puoi aggiungere tessere a ogni combinazione.
own-run-first = Prima gioca una serie tutta tua.
joker-use-now = Se prendi un jolly dal tavolo, usalo in questo turno.
table-tile-on-rack = { $count ->
    [one] Hai preso una tessera dal tavolo e ora è sul tuo leggio. Rimettila a posto.
   *[other] Hai preso { $count } tessere dal tavolo e ora sono sul tuo leggio. Rimettile a posto.
 }
play-or-draw = Gioca almeno una tessera dal tuo leggio, oppure pesca.
no-rearranging = In questo gioco le combinazioni sul tavolo non si cambiano. Puoi solo aggiungere tessere.
leftover-invalid = Quello che lasci sul tavolo deve restare una serie o un gruppo.
your-turn = Tocca a te!
their-turn = È il turno di { $player }.
you-drew = Hai pescato una tessera: { tile-name }.
they-drew = { $count ->
    [one] { $player } pesca una tessera.
   *[other] { $player } pesca { $count } tessere.
 }
they-played = { $count ->
    [one] { $player } gioca una tessera.
   *[other] { $player } gioca { $count } tessere.
 }
pool-left = { $count ->
    [one] Nel pozzo resta una tessera.
   *[other] Nel pozzo restano { $count } tessere.
 }
pool-empty = Il pozzo è vuoto. Gioca o passa.
nothing-found = Per ora non c’è niente da giocare. Pesca una tessera.
hint-tiles = { $count ->
    [one] Puoi giocare una tessera.
   *[other] Puoi giocare { $count } tessere.
 }
time-left = { $count ->
    [one] Manca un secondo.
   *[other] Mancano { $count } secondi.
 }
time-up-penalty = { $count ->
    [0] Tempo scaduto!
    [one] Tempo scaduto! Ricevi una tessera di penalità.
   *[other] Tempo scaduto! Ricevi { $count } tessere di penalità.
 }
hand-limit = Hai { $limit } carte. Rimettine una nel sacchetto.
reward-won = { $kind ->
    [stars] { $count ->
        [one] Vinci una stella!
       *[other] Vinci { $count } stelle!
     }
   *[chips] { $count ->
        [one] Vinci un gettone!
       *[other] Vinci { $count } gettoni!
     }
 }
pay-and-draw = { $kind ->
    [stars] Paghi una stella e peschi una tessera.
   *[chips] Paghi un gettone e peschi una tessera.
 }
well-done = Ben fatto!
try-again = Ci sei quasi. Prova un’altra tessera!
guide-asks = Questo è { tile-the }. Che cosa viene prima o dopo?
run-made = Ecco una serie!
run-complete = La serie è completa!
round-won = { $who ->
    [you] Vinci questa mano!
   *[other] { $player } vince questa mano.
 }
tie = Parità!
hand-device = È il turno di { $player }: passa il dispositivo.
tiles-left = { $count ->
    [one] { $player } ha solo una tessera.
   *[other] { $player } ha solo { $count } tessere.
 }
round-score = { $count ->
    [one] { $player }: { $signed } punto
   *[other] { $player }: { $signed } punti
 }
seat-to-bot = Un bot gioca al posto di { $player }.

# The table
joker-as = jolly come { $tile }
meld-number = Combinazione { $number }
put-here = Metti alla fine della combinazione { $number }
put-between = Metti al posto { $place } della combinazione { $number }
new-meld = Nuova combinazione
your-rack = Il tuo leggio, { $count ->
    [one] una tessera
   *[other] { $count } tessere
 }
back-to-rack = Rimetti sul leggio
shift-left = Sposta a sinistra
shift-right = Sposta a destra
players = Giocatori
tiles-held = { $count ->
    [one] una tessera
   *[other] { $count } tessere
 }
seat-number = Posto { $number }
has-left = ha lasciato il tavolo
seat-free = libero
bot = bot
away = assente
level-helper = Aiutante
level-beginner = Principiante
level-casual = Occasionale
level-solver = Calcolatore
level-patient = Paziente
level-searcher = Esploratore
level-expert = Esperto
level-finder = Detective
your-turn-label = Tocca a te
your-turn-of = { $player }, tocca a te
where-to = Dove va { tile-the }?
where-to-many = Dove vanno le { $count } tessere?
plan-ahead = Prepara la tua mossa, la vedi solo tu.
plan-broke = Il tavolo è cambiato: una parte del tuo piano è stata annullata.
you-start = Cominci tu.
they-start = Comincia { $player }.
you-played = { $count ->
    [one] Hai giocato una tessera.
   *[other] Hai giocato { $count } tessere.
 }
they-passed = { $player } passa.
they-left = { $player } ha lasciato il tavolo.
they-are-back = { $player } è di nuovo qui.
sort = Ordina
sort-by-number = Ordina per numero
sort-by-colour = Ordina per colore
your-draft = La tua bozza
undo = Annulla
redo = Ripeti
reset = Ripristina
draw = Pesca
pass = Passa
press-again = Premi ancora
tiles-go-back = le tue tessere tornano indietro
pool-count = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
 }
end-turn = Fine turno
flaw-count = { $count ->
    [one] c’è ancora un errore
   *[other] ci sono ancora { $count } errori
 }
table = Tavolo
round-number = Mano { $number }
show-last-move = Mostra l’ultima mossa
move-before = Prima
move-after = Dopo
tidy-up = Riordina il tavolo

# The connection
connection-lost = Connessione persa.
reconnecting = Riconnessione…
sent-later = La tua mossa sarà inviata appena torna la connessione.
plays-elsewhere = Giochi a questo posto in una finestra più recente.
table-pauses = Il tavolo fa una piccola pausa. Niente va perso.
server-away = Il server non risponde. È ancora in funzione?
away-tries = La pagina continua a provare.
away-works = Il segnapunti e le regole funzionano anche senza.
away-goes-on = Appena il server risponde, si continua qui.

# The end of a round
score-pad = Segnapunti
round = Mano
total = Totale
what-was-left = Che cosa è rimasto
nothing-left = niente
rematch = Rivincita
next-round = Prossima mano
match-won = { $who ->
    [you] Vinci la partita!
   *[other] { $player } vince la partita.
 }
match-shared = Parità! { $players } si dividono la vittoria.
rounds-won = Mani vinte

# The start
start-heading = Ramino con le tessere per tutto il tavolo
start-promise = Niente account, niente pubblicità. I bot sono segnalati e ogni mescolata si può verificare.
play-now = Gioca ora
play-now-how = con i bot, subito
go-on = Continua
language = Lingua
back-to-start = Torna all’inizio
you = Tu
edition-classic = Classico
edition-xxl = XXL
edition-six-160 = Sei giocatori
edition-six-106 = Scatola per sei, 106 tessere
edition-six-108 = Scatola per sei, 108 tessere
edition-junior = Junior con gettoni
edition-junior-intro = Gioco introduttivo (gettoni)
edition-stars = Junior con stelle
edition-stars-intro = Gioco introduttivo (stelle)
edition-cards = Carte illustrate
edition-cards-pro = Carte illustrate per esperti
with-friends = Gioca con gli amici
with-friends-how = manda un link
pass-and-play = Su un solo dispositivo
pass-and-play-how = uno per tutti
join-heading = Unisciti a un tavolo
join-how = con un codice stanza

# A new table, and joining one
which-game = Quale gioco?
players-from-to = { $low }–{ $high } giocatori
who-plays = Chi gioca?
how-many = Quanti
sits-friend = qualcuno con un link
sits-here = qualcuno su questo dispositivo
bot-of-level = Bot · { $level }
your-name = Il tuo nome
name = Nome
house-rules = Regole della casa
no-limit = nessuno
allow-hints = I suggerimenti sono ammessi
open-table = Apri il tavolo
room-code = Codice stanza
sit-down = Siediti
refused-no-free-seat = Questo tavolo non esiste o non ha posti liberi. Controlla il codice.
refused-not-your-seat = Non puoi vedere questo tavolo.
refused-bad-name = Un nome ha da 1 a 20 caratteri.
refused-name-taken = A questo tavolo qualcuno ha già questo nome. Scegline un altro.
refused-too-many-tries = Troppi codici sbagliati. Aspetta dieci minuti o usa un link.
refused-no-offer = Questo link è già stato usato o ha più di dieci minuti.
refused-paused = Per ora non si può salvare niente. Niente va perso. Riprova tra un momento.

# Before the deal, and passing the device on
waits-for-somebody = aspetta qualcuno
invite = Invita
qr-code = Codice QR con il link a questo tavolo
share-link = Condividi il link
link-copied = Link copiato
begin = Comincia
waits-for-all = In attesa di tutti
i-am = Sono { $player }

# Hints
hint = Suggerimento
chance-nothing = { nothing-found }
chance-no-opening = Non puoi ancora fare la tua apertura. Pesca una tessera.
chance-opening = Puoi fare la tua apertura con tessere del tuo leggio.
chance-opening-and-table = Puoi fare la tua apertura e continuare subito con il tavolo.
chance-rack = Puoi giocare qualcosa dal tuo leggio.
chance-table = Puoi giocare qualcosa con combinazioni del tavolo.

# Settings
settings = Impostazioni
back = Indietro
install-page = Installa su questo dispositivo
look-theme = Colori della pagina
look-theme-system = come il dispositivo
look-theme-light = chiari
look-theme-dark = scuri
look-contrast = Contrasto
look-contrast-system = come il dispositivo
look-contrast-usual = normale
look-contrast-more = alto
look-size = Grandezza di tessere e numeri
look-size-usual = normale
look-size-xxl = molto grande
look-symbols = Simboli dei colori
look-symbols-on = visibili
look-symbols-off = nascosti
look-hand = Pulsanti
look-hand-right = per la mano destra
look-hand-left = per la mano sinistra
look-pace = Mosse degli altri
look-pace-calm = con calma
look-pace-quick = velocemente
look-pace-none = subito

# Further reasons why something is not legal
run-too-long = Una serie ha al massimo { $max } tessere. Questa ne ha { $count }.
group-too-large = Un gruppo ha al massimo { $max } tessere. Questo ne ha { $count }.
tile-lost = Manca una tessera del tavolo. Rimettila a posto.
joker-to-rack = Puoi tenere un jolly solo se metti al suo posto la tessera che rappresenta.
joker-own = Questo jolly l’hai giocato tu, quindi non puoi riprenderlo.
joker-existing-run = Un jolly che prendi senza sostituirlo va in una serie che c’era già prima del tuo turno.
joker-keeps-three = Un jolly può lasciare una serie solo se ci restano almeno tre tessere.
not-your-turn = Non tocca ancora a te.
not-now = Per ora non è possibile.
must-play = Puoi giocare qualcosa, quindi devi farlo.
no-chips = { $kind ->
    [stars] Pescare costa una stella e non ne hai. Gioca o passa.
   *[chips] Pescare costa un gettone e non ne hai. Gioca o passa.
 }
pool-not-empty = Puoi passare solo se non puoi pescare. Gioca o pesca.
tile-not-open = Questa tessera non è scoperta sul tavolo.

# Company
speak-again = Dillo di nuovo
counters = { $kind ->
    [stars] { $count ->
        [one] una stella
       *[other] { $count } stelle
     }
   *[chips] { $count ->
        [one] un gettone
       *[other] { $count } gettoni
     }
 }
give-back = Restituisci
bot-instead = Fai giocare un bot al posto di { $player }
bot-plays-for-you = Un bot gioca al posto tuo.
play-again = Torna a giocare
leave-table = Lascia il tavolo
talk = Di’ qualcosa
say-hello = Ciao!
say-good-luck = Buona fortuna!
say-well-played = Ben giocato!
say-thanks = Grazie!
say-sorry = Scusa!
say-one-moment = Un momento, per favore.
say-your-turn = Tocca a te.
say-again = Ancora una?
say-goodbye = Arrivederci!
say-smile = un sorriso
say-laugh = una risata
say-wow = una faccina stupita
say-think = una faccina pensierosa
say-sad = una faccina triste
say-heart = un cuore

# After the end
check-shuffle = Verifica la mescolata
shuffle-fair = La mescolata era fissata già prima della distribuzione. Verificato su questo dispositivo.
shuffle-false = La distribuzione non corrisponde alla mescolata promessa.
shuffle-code = Codice { $code }
review = Analizza i turni
replay-game = Rivedi tutta la partita
save-record = Salva il registro
share-record = Condividi il registro
copy-record = Copia il registro
record-copied = Registro copiato
turn-before = Turno precedente
turn-after = Turno successivo
turn-of = Turno { $number } di { $count }: { $player }
missed-tiles = { $count ->
    [one] Si poteva giocare una tessera in più.
   *[other] Si potevano giocare { $count } tessere in più.
 }
nothing-missed = Non si poteva giocare meglio.
rack-before = Il leggio prima
was-played = Il tavolo dopo
best-play = La mossa migliore
nothing-there = niente
table-empty = Il tavolo è ancora vuoto.

# The solver
more = Altro
learn = Impara
learn-how = prova le regole
records = Registri
records-how = rivedi una partita
solver = Mossa migliore
solver-how = c’era una mossa migliore?
has-opened = Ho già fatto la mia apertura
rack = Leggio
take-away = Togli { tile-the }
all-tiles = Tutte le tessere
step-of = Passo { $number } di { $count }
step-back = Un passo indietro
step-on = Un passo avanti
is-proved = È dimostrato che nessuna mossa è migliore.
rules = Regole

# The score pad
score-pad-how = per giocare a un tavolo vero
pad-points = Segna chi ha vinto e scrivi i punti che gli altri hanno ancora. Un jolly conta { $joker }.
pad-counters = { $kind ->
    [stars] Scrivi quante stelle ha ognuno alla fine.
   *[chips] Scrivi quanti gettoni ha ognuno alla fine.
 }
pad-wins = Segna chi ha vinto la mano e riceve un gettone. Vince chi arriva per primo a { $wins }.
pause = Pausa
won-by = { $player } vince la mano { $number }
left-of = { $player }, mano { $number }
new-pad = Nuovo segnapunti
sand-glass = Clessidra, 2 minuti
time-is-up = Tempo scaduto
look-sound = Un suono quando tocca a te
look-sound-off = disattivato
look-sound-on = attivato
look-vibration = Vibrazione quando tocca a te
look-vibration-off = disattivata
look-vibration-on = attivata

# Further words
player-number = Giocatore { $number }
play-here = Gioca qui
no-longer-yours = Questo tavolo non è più il tuo.
refused-not-away = È possibile solo quando qualcuno è assente da un minuto.
refused-elsewhere = Giochi a questo posto in una finestra più recente.
refused-match-runs = La partita non è ancora finita.
refused-too-long = Ci è voluto troppo tempo. Riprova.
refused-failed = Qui qualcosa è andato storto. Niente di quanto fatto prima va perso.

# Tables of this device, links, and the server
your-tables = I tuoi tavoli
more-tables = { $count ->
    [one] Un altro tavolo
   *[other] Altri { $count } tavoli
 }
table-over = Finita
table-runs = La partita è in corso
table-ready = Tutto pronto per cominciare
table-gone = Questo tavolo non esiste più.
remove-table = Togli da questo elenco
you-watch = Stai guardando
you-guide = Sei la guida
they-try = { $player } prova così:
age-from = da { $low } anni
age-from-to = { $low }–{ $high } anni
round-minutes = circa { $minutes } min per mano
new-table = Nuovo tavolo
lost-way = Questo link non porta da nessuna parte. Ecco la pagina iniziale.
lost-in-list = Questo link non porta da nessuna parte. Scegli dall’elenco.
page-too-old = Rackrun è stato aggiornato. Ricarica la pagina; niente va perso.
load-again = Ricarica
link-to-nothing = Questo link non porta a nessun tavolo. Forse è tagliato, o il tavolo non c’è più. Chiedi di nuovo il link oppure scrivi il codice stanza.
table-full = A questo tavolo tutti i posti sono occupati.
type-code = Scrivi un codice stanza
watch = Guarda
no-watching = Questo tavolo non esiste o non si può guardare. Controlla il codice.
other-device = Gioca su un altro dispositivo
other-device-how = Apri lì questo link entro dieci minuti o inquadra l’immagine con la sua fotocamera. Poi giochi lì e non più qui.
other-device-again = Dove giochi adesso, scegli di nuovo «Gioca su un altro dispositivo».
let-watch = Lascia guardare gli altri
let-watch-how = Chi apre questo link vede il tavolo, ma nessun leggio.
copy-link = Copia il link
only-here = Solo questo computer può aprire il link. Per altri dispositivi avvia Rackrun con: rackrun serve --lan
