# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] una carta
   *[tile] una tessera
 }
word-the-tile = { $piece ->
    [card] la carta
   *[tile] la tessera
 }
word-tiles = { $piece ->
    [card] carte
   *[tile] tessere
 }
word-rack = { $piece ->
    [card] piedistallo
   *[tile] leggio
 }
word-pool = { $piece ->
    [card] sacchetto
   *[tile] pozzo
 }
word-a-chip = { $kind ->
    [stars] una stella
   *[chips] un gettone
 }
word-chips = { $kind ->
    [stars] stelle
   *[chips] gettoni
 }

# Around the text
rules-all = Tutte le regole
rules-contents = In questa pagina
rules-print = Stampa
rules-ages = Età { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = { $hand } { word-tiles } a testa
rules-fact-opening = apertura da { $opening } punti
rules-right = Permesso
rules-wrong = Non permesso
rules-before = Prima
rules-after = Dopo
rules-worth = { $count ->
    [one] un punto
   *[other] { $count } punti
 }
rules-is-run = Serie
rules-is-group = Gruppo
rules-seat = Giocatore
rules-result = Risultato
rules-wins-round = vince

rules-head-box = Che cosa serve
rules-head-aim = Scopo
rules-head-start = Inizio
rules-head-find = Cercare
rules-head-melds = { $groups ->
    [yes] Serie e gruppi
   *[no] Serie
 }
rules-head-opening = { $opens ->
    [points] L’apertura
   *[own-meld] Prima qualcosa di tuo
 }
rules-head-turn = Il tuo turno
rules-head-table = { $rearranging ->
    [free] Ridisporre
   *[none] Quello che c’è rimane
 }
rules-head-jokers = Jolly
rules-head-drawing = Pescare
rules-head-end = La fine

# What one needs
rules-box-tiles = { $copies ->
    [1] I numeri da 1 a { $highest } in { $colours } colori, ognuno una volta.
    [2] I numeri da 1 a { $highest } in { $colours } colori, ognuno due volte.
   *[other] I numeri da 1 a { $highest } in { $colours } colori, ognuno { $copies } volte.
 }
rules-box-jokers = Con { $jokers } jolly sono { $size } { word-tiles }.
rules-box-no-jokers = Sono { $size } { word-tiles }. I jolly restano nella scatola.
rules-box-racks = Ognuno ha un { word-rack }.
rules-box-chips = { $kind ->
    [stars] Il premio sono le stelle.
   *[chips] Il premio sono { $chips } gettoni.
 }

# The aim
rules-aim-points = Gioca tutte le tue { word-tiles } prima degli altri.
rules-aim-match-chip = Gioca tutte le tue { word-tiles } prima degli altri. Così vinci un gettone. Con { $wins } gettoni vinci la partita.
rules-aim-chips = Quello che giochi ti fa vincere { word-chips }. Alla fine vince chi ne ha di più.
rules-aim-finds = Trova le { word-tiles } che vanno bene. Vince chi raccoglie più { word-chips }.

# The start
rules-start-mix = { $piece ->
    [card] Tutte le carte vanno nel sacchetto e si mescolano.
   *[tile] Tutte le tessere si mettono coperte e si mescolano. Questo è il pozzo.
 }
rules-start-draw = Ognuno pesca { word-a-tile }. Comincia il numero più alto. Chi ha un jolly pesca di nuovo. Poi tutto torna indietro e si mescola ancora.
rules-start-oldest = Comincia la persona più anziana.
rules-start-youngest = Comincia la persona più giovane.
rules-start-deal = Ognuno prende { $hand } { word-tiles } senza farle vedere. Il resto rimane nel { word-pool }.
rules-start-chips = Ognuno riceve { $each } { word-chips }. Il resto è la banca.
rules-start-order = Si gioca in senso orario.
rules-start-open = Tutte le { word-tiles } sono scoperte al centro. Nessuno ha un { word-rack }.
rules-start-guide = Un adulto o un bambino più grande fa da guida. La guida conduce il gioco e non vince niente.

# Finding
rules-find-first = La guida prende { word-a-tile } e dice il numero e il colore.
rules-find-look = Tutti cercano lo stesso colore: il numero subito prima o subito dopo.
rules-find-reward = Chi lo trova per primo lo mette giù e vince { $reward ->
    [one] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = Con { $shortest } { word-tiles } è già una serie.
rules-find-wrong = Sbagliare non costa niente. Continua a cercare.
rules-find-next = Quando c’è tutto da 1 a { $highest }, la guida comincia il colore seguente.

# Melds
rules-run = Una serie ha almeno { $shortest } { word-tiles } di un solo colore. I numeri sono uno dopo l’altro.
rules-run-end = Una serie finisce al { $highest }. Dopo non viene nessun 1.
rules-group = Un gruppo ha da { $shortest } a { $largest } { word-tiles } con lo stesso numero, ognuna di un colore diverso.
rules-no-groups = In questo gioco non ci sono gruppi.
rules-common = Quello che è sul tavolo è di tutti.

# The opening
rules-opening-points = Quello che giochi per primo deve valere in tutto almeno { $opening } punti.
rules-opening-from = Viene tutto dal tuo { word-rack }: serie, gruppi o tutti e due.
rules-opening-count = Ogni numero vale quello che è. Un jolly vale quello che rappresenta.
rules-opening-then = Poi puoi usare tutto il tavolo, ancora nello stesso turno.
rules-opening-own = { $groups ->
    [yes] Prima gioca una serie o un gruppo tutto tuo. Non servono punti.
   *[no] Prima gioca una serie tutta tua. Non servono punti.
 }
rules-opening-own-then = Poi puoi aggiungere a tutto quello che è sul tavolo, ancora nello stesso turno.

# A turn
rules-turn-any = { $groups ->
    [yes] Gioca nuove serie e nuovi gruppi, e aggiungi { word-tiles } a quelli sul tavolo. Quanto vuoi.
   *[no] Gioca nuove serie e aggiungi { word-tiles } alle estremità di quelle sul tavolo. Quanto vuoi.
 }
rules-turn-at-once = Gioca una serie o più. Non servono punti.
rules-turn-add = Appena c’è una serie sul tavolo, tutti possono aggiungere alle sue estremità.
rules-turn-one = Devi giocare almeno { word-a-tile } dal tuo { word-rack }. Altrimenti peschi.
rules-reward = Ecco che cosa vinci:
rules-reward-tile = per ognuna delle { word-tiles } che giochi
rules-reward-meld = per ogni nuova serie
rules-reward-finish = se svuoti il tuo { word-rack }

# What lies on the table
rules-table-free = Puoi smontare quello che è sul tavolo e ricomporlo in altro modo.
rules-table-only = Alla fine ci sono solo serie e gruppi, ognuno con { $shortest } { word-tiles } o più.
rules-table-stay = Niente passa dal tavolo al tuo { word-rack }. E giochi almeno { word-a-tile } tua.
rules-table-none = Puoi solo aggiungere alle estremità. Non si divide, non si unisce e non si toglie niente.

# Jokers
rules-joker-any = Un jolly rappresenta { word-a-tile } di qualsiasi numero e colore.
rules-joker-many = { $maxjokers ->
    [0] Più jolly insieme sono permessi, ma mai solo jolly.
    [one] Ogni combinazione può avere un solo jolly.
   *[other] Ogni combinazione può avere al massimo { $maxjokers } jolly.
 }
rules-joker-free = Puoi liberare un jolly dal tavolo. Rimettilo giù nello stesso turno, dove va bene. Non va mai sul tuo { word-rack }.
rules-joker-ways = Ci sono molti modi:
rules-joker-swap = Metti al suo posto { word-the-tile } che rappresenta. Allora il jolly è tuo. Giocalo subito o tienilo.
rules-joker-missing = In un gruppo va bene ogni colore che manca.
rules-joker-unpaid = Se lo tieni, lo scambio non ti dà niente.
rules-joker-early = Puoi farlo anche prima di giocare qualcosa di tuo.
rules-joker-stays = Quando ridisponi, il jolly resta sul tavolo.
rules-joker-remove = Se un jolly è all’estremità di una serie e senza di lui restano { $shortest } { word-tiles }, puoi prenderlo senza sostituirlo.
rules-joker-remove-then = Aggiungilo subito a una serie che c’era già. E gioca anche { word-a-tile } tua.

# Drawing
rules-draw-free = Non puoi o non vuoi giocare niente? Pesca { word-a-tile }. Il tuo turno è finito.
rules-draw-paid = Non puoi o non vuoi giocare niente? Paga { $price ->
    [one] { word-a-chip }
   *[other] { $price } { word-chips }
 } e pesca { word-a-tile }. Il tuo turno è finito.
rules-draw-nothing = Non hai più { word-chips } o il { word-pool } è vuoto? Allora il tuo turno finisce così. Non costa niente.
rules-draw-empty = Se il { word-pool } è vuoto, passi.
rules-draw-limit = Hai già { $limit } { word-tiles }? Pesca e poi restituisci quella che vuoi.
rules-time = Se volete, giocate con un limite di tempo: { $minutes } minuti per turno.
rules-time-right = Il tempo è scaduto e tutto è in ordine? Allora il tuo turno vale.
rules-time-penalty = Altrimenti quello che non è in una combinazione va sul tuo { word-rack }. In più peschi { $penalty ->
    [one] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 } di penalità.

# The end
rules-end-last = La mano finisce appena un { word-rack } è vuoto.
rules-score-points = Gli altri perdono i numeri che hanno ancora. Un jolly costa { $jokerpoints }.
rules-score-winner = Chi vince prende tutto.
rules-score-blocked = Il { word-pool } è vuoto e nessuno gioca più? Allora vince il { word-rack } con meno punti. Gli altri perdono la differenza.
rules-score-total = Giocate quante mani volete. Vince la somma più alta.
rules-score-chips = Gli altri pagano { word-a-chip } per ognuna delle loro { word-tiles }, finché possono.
rules-score-most = Vince chi ha più { word-chips }. Può essere anche chi non ha finito.
rules-score-tie = In caso di parità vince chi ha finito.
rules-score-stuck = Nessuno può andare avanti? Allora tutti pagano per le loro { word-tiles }.
rules-score-match-chip = Chi finisce vince la mano e un gettone. Nessuno paga niente.
rules-score-match = Vince la partita chi arriva per primo a { $wins } gettoni.
rules-score-match-stuck = Il { word-pool } è vuoto e nessuno gioca più? Allora vince chi ha meno { word-tiles }. In caso di parità nessuno prende il gettone.
rules-score-finds = Quando i { $colours } colori sono completi da 1 a { $highest }, vince chi ha più { word-chips }. In caso di parità si vince insieme.
rules-next-draw = Per la mano seguente si pesca di nuovo per vedere chi comincia.
rules-next-winner = Chi ha vinto comincia la mano seguente.
rules-next-oldest = Anche la mano seguente la comincia la persona più anziana.
rules-next-youngest = Anche la mano seguente la comincia la persona più giovane.

# Below the examples
example-opens = Una serie dal tuo { word-rack } che vale abbastanza.
example-opens-joker = Il jolly vale il numero che rappresenta.
example-opens-and-adds = Prima l’apertura, poi si aggiunge subito.
example-adds = Una all’estremità di una serie, una in un gruppo.
example-combines = Una lascia la serie e comincia un gruppo. La serie riceve una nuova estremità.
example-splits = Da una serie ne nascono due.
example-rebuilds = Tutto è nuovo, e tutto va di nuovo bene.
example-same-group = Lo stesso gruppo può esserci due volte.
example-swaps-and-lays = Metti { word-a-tile } dal tuo { word-rack } al posto del jolly. Il jolly torna subito sul tavolo.
example-grows-and-frees = La serie cresce alle due estremità e si divide. Il jolly è libero.
example-moves-joker = Il jolly si sposta nella sua serie e rappresenta un altro numero.
example-table-frees = Le sue vicine vanno nei gruppi. Il jolly è libero.
example-lays-run = Una nuova serie.
example-adds-ends = Aggiunto alle estremità.
example-lays-and-adds = Giocare e aggiungere nello stesso turno.
example-keeps-joker = Scambio: il jolly va sul tuo { word-rack }.
example-finishes = Era l’ultima!
example-removes-joker = La serie non ha bisogno del jolly. Ne aiuta un’altra.
example-adds-then-removes = Prima si aggiunge, e la serie non ha più bisogno del jolly.
example-own-first = Prima la tua, poi si aggiunge a un’altra.
example-joker-into-first = Scambiato, e giocato subito nella tua prima serie.
example-joker-stays = Il tavolo è cambiato, e il jolly è ancora lì.
example-finds-after = Il numero dopo.
example-finds-before = Il numero prima.
example-misses-gap = In mezzo manca un numero.
example-misses-colour = Un altro colore.
card-no-rearranging = In questo gioco le combinazioni sul tavolo non si cambiano. Puoi solo aggiungere carte.
