# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
run-rule = Una serie ha almeno tre carte dello stesso colore, un numero dopo l’altro.
group-rule = Un gruppo ha tre o quattro carte con lo stesso numero, ognuna di un colore diverso.
meld-too-short = { $count ->
    [one] Una carta non basta. Per una combinazione ne servono almeno tre.
   *[other] { $count } carte non bastano. Per una combinazione ne servono almeno tre.
 }
not-a-meld = Queste carte non formano né una serie né un gruppo.
only-jokers = Solo jolly non vale. Aggiungi una carta con un numero.
opening-own-tiles = L’apertura deve venire tutta dal tuo piedistallo.
open-first = Prima fai la tua apertura. Poi puoi aggiungere carte a ogni combinazione.
table-tile-on-rack = { $count ->
    [one] Hai preso una carta dal tavolo e ora è sul tuo piedistallo. Rimettila a posto.
   *[other] Hai preso { $count } carte dal tavolo e ora sono sul tuo piedistallo. Rimettile a posto.
 }
play-or-draw = Gioca almeno una carta dal tuo piedistallo, oppure pesca.
no-rearranging = In questo gioco le combinazioni sul tavolo non si cambiano. Puoi solo aggiungere carte.
you-drew = Hai pescato una carta: { tile-name }.
they-drew = { $count ->
    [one] { $player } pesca una carta.
   *[other] { $player } pesca { $count } carte.
 }
they-played = { $count ->
    [one] { $player } gioca una carta.
   *[other] { $player } gioca { $count } carte.
 }
pool-left = { $count ->
    [one] Nel sacchetto resta una carta.
   *[other] Nel sacchetto restano { $count } carte.
 }
pool-empty = Il sacchetto è vuoto. Gioca o passa.
nothing-found = Per ora non c’è niente da giocare. Pesca una carta.
hint-tiles = { $count ->
    [one] Puoi giocare una carta.
   *[other] Puoi giocare { $count } carte.
 }
time-up-penalty = { $count ->
    [0] Tempo scaduto!
    [one] Tempo scaduto! Ricevi una carta di penalità.
   *[other] Tempo scaduto! Ricevi { $count } carte di penalità.
 }
tiles-left = { $count ->
    [one] { $player } ha solo una carta.
   *[other] { $player } ha solo { $count } carte.
 }
your-rack = Il tuo piedistallo, { $count ->
    [one] una carta
   *[other] { $count } carte
 }
back-to-rack = Rimetti sul piedistallo
tiles-held = { $count ->
    [one] una carta
   *[other] { $count } carte
 }
where-to-many = Dove vanno le { $count } carte?
you-played = { $count ->
    [one] Hai giocato una carta.
   *[other] Hai giocato { $count } carte.
 }
tiles-go-back = le tue carte tornano indietro
chance-no-opening = Non puoi ancora fare la tua apertura. Pesca una carta.
chance-opening = Puoi fare la tua apertura con carte del tuo piedistallo.
chance-rack = Puoi giocare qualcosa dal tuo piedistallo.
run-too-long = Una serie ha al massimo { $max } carte. Questa ne ha { $count }.
group-too-large = Un gruppo ha al massimo { $max } carte. Questo ne ha { $count }.
tile-lost = Manca una carta del tavolo. Rimettila a posto.
joker-to-rack = Puoi tenere un jolly solo se metti al suo posto la carta che rappresenta.
joker-keeps-three = Un jolly può lasciare una serie solo se ci restano almeno tre carte.
missed-tiles = { $count ->
    [one] Si poteva giocare una carta in più.
   *[other] Si potevano giocare { $count } carte in più.
 }
rack-before = Il piedistallo prima
