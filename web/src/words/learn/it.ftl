learn-promise = Niente manuale: gioca piccole situazioni e scoprilo. Sbagliare non costa nulla.
lessons-done = { $done } di { $count } imparate
also-classic = anche per XXL e sei giocatori
lay-by-tapping = Tocca le tessere e poi il posto dove vanno. Oppure trascinale.
once-more = Ancora una volta
is-learnt = imparata
all-lessons = Tutte le lezioni
show-me = Fammi vedere
now-you = Ora tu!
lesson-number = Lezione { $number } di { $count }
next-lesson = Avanti
path-done = Sai tutto!
play-it = Gioca una partita
refused-lesson = Questa è un’altra cosa. Guarda di nuovo il compito.

lesson-run = Una serie
try-run = Gioca una serie: tre numeri di fila, tutti di un colore.
learnt-run = Tre o più di fila in un colore: ecco una serie.
lesson-group = Un gruppo
try-group = Gioca un gruppo: tre volte lo stesso numero, ognuno di un colore diverso.
learnt-group = Lo stesso numero in tre o quattro colori è un gruppo.
lesson-wrap = Dopo il 13
try-wrap = Prova a giocare 12, 13 e 1.
learnt-wrap = La serie finisce con il 13. L’1 viene sempre per primo.
lesson-joker = Il jolly
try-joker = Manca un numero. Lascia che il jolly lo sostituisca.
learnt-joker = Il jolly può essere qualsiasi tessera. Nel suo angolo c’è scritto quale.
lesson-opening-low = Pochi punti
try-opening-low = Per l’apertura servono 30 punti. Gioca il 4, il 5 e il 6 rossi e guarda che cosa manca.
learnt-opening-low = Ogni tessera vale il suo numero. 4 + 5 + 6 fa 15: troppo poco per aprire.
lesson-opening = L’apertura
try-opening = Apri con 30 punti: gioca una serie e un gruppo.
learnt-opening = Un’apertura può avere più combinazioni. Tutto viene dal tuo leggio.
lesson-open-first = Non ancora
try-open-first = Non hai ancora aperto. Prova ad aggiungere il 7 blu.
learnt-open-first = Prima della tua apertura le combinazioni sul tavolo non sono per te.
lesson-opening-on = Aprire e continuare
try-opening-on = Apri con la tua serie rossa e aggiungi il 7 blu nello stesso turno.
learnt-opening-on = Dopo l’apertura puoi usare subito tutto il tavolo.
lesson-add = Aggiungere
try-add = Aggiungi una tessera a ognuna delle due combinazioni.
learnt-add = Ciò che è sul tavolo è di tutti. Puoi aggiungere ovunque.
lesson-split = Dividere
try-split = Il tuo numero è già nella serie. Dividila in due, così il tuo trova posto.
learnt-split = Una serie lunga può diventarne due, se ognuna ha tre tessere.
lesson-borrow = Prendere in prestito
try-borrow = Ti serve un 9 nero. Prendilo in prestito dal gruppo.
learnt-borrow = Puoi togliere una tessera se ciò che resta è ancora una combinazione.
lesson-combine = Combinare
try-combine = Aggiungi il tuo 8 alla serie. Poi prendi il suo 5 per un gruppo con i tuoi.
learnt-combine = Aggiungi da un lato, prendi dall’altro: una serie ha fatto due combinazioni.
lesson-rearrange = Tutto da capo
try-rearrange = Trasforma le serie in gruppi, così il 2 rosso e il 7 nero trovano posto.
learnt-rearrange = Puoi ridisporre tutto il tavolo. Alla fine ogni combinazione deve essere giusta.
lesson-joker-now = Il jolly non si tiene
try-joker-now = Metti il 7 rosso al posto del jolly e prova a tenere il jolly sul leggio.
learnt-joker-now = Un jolly del tavolo si usa di nuovo nello stesso turno.
lesson-joker-swap = Scambiare il jolly
try-joker-swap = Scambia il jolly con il 7 rosso e usalo tra i tuoi 10 e 12 neri.
learnt-joker-swap = Chi ha la tessera che il jolly rappresenta lo prende e lo usa subito.
lesson-joker-group = Un jolly in un gruppo
try-joker-group = Sostituisci il jolly con l’11 nero e usalo con le tue tessere gialle.
learnt-joker-group = In un gruppo, ognuno dei colori che mancano libera il jolly.
lesson-joker-split = Liberarlo dividendo
try-joker-split = Aggiungi ai due lati, dividi la serie al jolly e usalo con i tuoi 1.
learnt-joker-split = Se senza di lui restano due serie, il jolly è libero.
lesson-joker-move = Spostare il jolly
try-joker-move = Aggiungi il 7 giallo alla serie. Il jolly si sposta.
learnt-joker-move = Un jolly può cambiare posto, e con il posto il numero.
lesson-joker-melds = Sciogliere la serie
try-joker-melds = Il 5 e il 6 rossi vanno nei gruppi. Così il jolly è libero per le tue tessere blu.
learnt-joker-melds = Se le altre tessere della sua combinazione trovano posto, il jolly è libero.
lesson-draw = Niente da giocare
try-draw = Qui non si può giocare niente. Pesca.
learnt-draw = Chi non può o non vuole giocare pesca una volta. Poi il turno è finito.
lesson-end = La fine
try-end = Gioca le tue ultime due tessere.
learnt-end = Chi non ha più tessere vince. Gli altri perdono i punti che hanno ancora; un jolly conta 25.
lesson-double = Nessun colore due volte
try-double = Prova a giocare un gruppo in cui un colore c’è due volte.
learnt-double = In un gruppo ogni colore c’è una volta sola, anche se la scatola ne ha di più.
lesson-xxl = Numeri grandi
try-xxl = Numeri più grandi, stesse regole. Gioca tutte e quattro le tessere.
learnt-xxl = Ora conosci tutti i tavoli di questa famiglia, da due a sei giocatori.

lesson-find = Il vicino
try-find = Tocca la tessera che viene subito prima o dopo.
learnt-find = Stesso colore, numero seguente: va bene.
lesson-find-before = Tre di fila
try-find-before = Due ci sono già. Con quale sono tre?
learnt-find-before = Tre di fila: ecco una serie.
lesson-find-miss = Una tessera sbagliata
try-find-miss = Tocca una tessera che non va bene. Che cosa succede?
learnt-find-miss = Niente di male. Prova semplicemente con un’altra.
lesson-find-end = L’ultima
try-find-end = Manca una tessera. Dov’è?
learnt-find-end = Ora c’è tutto, da 1 a 10.
lesson-find-name = Fai la guida
try-find-name = Ora la guida sei tu. Tocca una tessera qualsiasi per cominciare.
learnt-find-name = Ora tutti cercano le sue vicine. { $kind ->
    [stars] Ogni tessera trovata fa vincere una stella.
   *[chips] Ogni tessera trovata fa vincere un gettone.
 }

lesson-no-groups = Solo serie
try-no-groups = Prova a giocare tre volte lo stesso numero.
learnt-no-groups = In questo gioco valgono solo le serie.
lesson-no-rearranging = Ciò che è sul tavolo resta
try-no-rearranging = Prendi l’ultima tessera della serie e prova a cominciarne un’altra.
learnt-no-rearranging = In questo gioco le serie restano come sono. Puoi solo aggiungere.
lesson-joker-use = Scambiare e usare
try-joker-use = Metti la tessera giusta al posto del jolly. Poi gioca il jolly con le altre due.
learnt-joker-use = Chi ha la tessera giusta prende il jolly e può usarlo subito.
lesson-joker-keep = Scambiare e tenere
try-joker-keep = Metti la tessera giusta al posto del jolly e porta il jolly sul tuo leggio.
learnt-joker-keep = Il jolly ora è tuo, per un altro turno.
lesson-joker-wrong = La tessera sbagliata
try-joker-wrong = Questo jolly è un 9. Prova a prenderlo con il tuo 6.
learnt-joker-wrong = Solo la tessera che il jolly rappresenta può sostituirlo.
lesson-draw-pays = Pagare e pescare
try-draw-pays = { $kind ->
    [stars] Qui non si può giocare niente. Paga una stella e pesca.
   *[chips] Qui non si può giocare niente. Paga un gettone e pesca.
 }
learnt-draw-pays = { $kind ->
    [stars] Pescare costa una stella. Chi non ne ha più passa.
   *[chips] Pescare costa un gettone. Chi non ne ha più passa.
 }
lesson-end-counters = L’ultima tessera
try-end-counters = Gioca tutte le tue tessere.
learnt-end-counters = { $kind ->
    [stars] L’ultima tessera fa vincere una stella in più. Gli altri ne pagano una per ogni tessera che hanno. Vince chi ha più stelle.
   *[chips] L’ultima tessera fa vincere un gettone in più. Gli altri ne pagano uno per ogni tessera che hanno. Vince chi ha più gettoni.
 }
lesson-two-jokers = Due jolly
try-two-jokers = Mancano due numeri. Usa tutti e due i jolly.
learnt-two-jokers = Una serie può avere più jolly.
lesson-joker-leave = Togliere un jolly
try-joker-leave = Sposta il jolly dalla sua serie a quella nera, così il tuo 10 trova posto.
learnt-joker-leave = Un jolly può andarsene se restano tre tessere. Va a un’altra serie sul tavolo.
lesson-joker-new-run = Non per una nuova serie
try-joker-new-run = Togli il jolly dalla sua serie e prova a cominciarne una nuova.
learnt-joker-new-run = Un jolly tolto così va solo a una serie che c’era già.

lesson-own-first = Prima la tua serie
try-own-first = Non hai ancora giocato una serie. Prova ad aggiungere a questa.
learnt-own-first = Prima gioca una serie tua. Poi puoi aggiungere.
lesson-own-then-add = Giocare, poi aggiungere
try-own-then-add = Gioca una serie tua e aggiungi il 5 blu nello stesso turno.
learnt-own-then-add = Dopo una serie tua puoi aggiungere a tutte quelle sul tavolo.
lesson-joker-end = Un jolly in fondo
try-joker-end = Questo jolly è un 3 blu. Scambialo e usalo con le tue carte gialle.
learnt-joker-end = Anche un jolly in fondo si scambia. Lo usi subito o più tardi.
lesson-give-back = Quindici carte
try-give-back = Hai 15 carte. Pesca, poi rendi una carta qualsiasi.
learnt-give-back = Nessuno ha più di 15 carte.
lesson-end-cards = L’ultima carta
try-end-cards = Gioca tutte le tue carte.
learnt-end-cards = Chi gioca l’ultima carta riceve un gettone. Tre gettoni vincono la partita.

lesson-own-rearrange = Prima qualcosa di tuo
try-own-rearrange = Non hai ancora giocato nulla. Prova a prendere il 4 blu per un gruppo.
learnt-own-rearrange = Prima gioca una combinazione tua. Poi puoi ridisporre.
lesson-leftover = Ciò che lasci
try-leftover = Prova a togliere il 2 blu dalla serie per un gruppo.
learnt-leftover = Ciò che lasci deve essere una combinazione. L’1 blu era solo.
lesson-take-all = Prendere tutto
try-take-all = Sciogli le due serie e gioca tre gruppi con le tue carte.
learnt-take-all = Puoi prendere combinazioni intere e giocarle di nuovo con carte tue.
lesson-joker-colour = Un jolly in un gruppo
try-joker-colour = Metti il 4 blu al posto del jolly e porta il jolly da te.
learnt-joker-colour = Ognuno dei colori che mancano lo libera. Il jolly è tuo, per ora o per dopo.
lesson-joker-stays = Un jolly resta
try-joker-stays = Aggiungi l’1 rosso e prova a portare il jolly da te.
learnt-joker-stays = Senza la tessera che rappresenta, un jolly resta sul tavolo.
lesson-joker-moves = Un jolly si sposta
try-joker-moves = La serie rossa non ha bisogno del jolly. Usalo con le tue carte blu.
learnt-joker-moves = Quando ridisponi, un jolly può andare in un’altra combinazione.
