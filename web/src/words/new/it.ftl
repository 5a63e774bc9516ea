i-guide = Faccio da guida e nomino le tessere
as-booklet = come nel libretto
own-rules = { $count ->
    [one] una regola tua
   *[other] { $count } regole tue
 }
back-to-booklet = Torna al libretto
booklet-says = Libretto: { $value }
at-this-table = A questo tavolo
show-drafts = Tutti vedono che cosa prova chi è di turno
allow-watching = Altri possono guardare
yes = sì
no = no
from-to = da { $low } a { $high }

# House rules as a code
rule-code = Codice delle regole
copy-code = Copia il codice
code-copied = Codice copiato
paste-code = Incolla un codice delle regole
take-over = Usalo
wrong-edition = «{ $part }» non è un gioco. Un codice delle regole comincia con uno di questi: { $ids }.
wrong-letter = «{ $part }» non è una regola di questo gioco ({ $game }). Serve una di queste lettere, poi il suo valore: { $letters }.
wrong-twice = «{ $part }» lo dice una seconda volta: { $option }. Una basta.
wrong-value = «{ $part }» non è possibile. Per «{ $option }» serve: { $expected }.

# The options of the editions
option-max-jokers-per-set = Massimo di jolly in una combinazione
value-max-jokers-per-set-null = quanti si vuole
option-must-play-if-able = Chi può giocare deve giocare
option-time-limit-seconds = Limite di tempo: secondi per turno
option-timeout-policy = Quando il tempo è scaduto
value-timeout-policy-literal = tornano solo le tessere sciolte
value-timeout-policy-rollback = torna tutto il turno
option-rounds = Mani
option-next-starter = Chi comincia la prossima mano
value-next-starter-draw = chi pesca il numero più alto
value-next-starter-winner = chi ha vinto
value-next-starter-oldest = la persona più anziana
value-next-starter-youngest = la persona più giovane
option-blocked-scoring = Quando nessuno può più giocare
value-blocked-scoring-difference = vince il leggio più basso
value-blocked-scoring-none = non vince nessuno
option-opening = Punti per l’apertura
option-penalty-tiles = Tessere di penalità a tempo scaduto
option-joker-points = Punti per un jolly rimasto sul leggio
option-finish-bonus = Premio per un leggio vuoto
option-tie-break = In parità vince chi ha finito
value-tie-break-finisher = se è tra chi ha pareggiato
value-tie-break-all-level = solo se sono tutti pari
option-bank = Che cosa può pagare la banca
value-bank-unlimited = quanto serve
value-bank-51 = 51, poi è vuota
option-chips-to-win = Gettoni che vincono la partita
option-hand-limit = Limite: massimo di carte sul piedistallo
option-hand-limit-sticky = Il limite, una volta raggiunto, vale fino alla fine della mano
option-joker-replace-by-layer = Chi ha giocato un jolly può riprenderlo con la carta giusta
plays-helper = gioca per divertirsi, non vede tutto e dice che cosa fa
plays-beginner = gioca le sue combinazioni e aggiunge alle altre
plays-casual = ridispone al massimo due combinazioni
plays-solver = gioca sempre tutto quello che può
plays-patient = tiene le sue combinazioni finché può chiudere
plays-searcher = immagina che cosa hanno gli altri e prova ogni scelta
plays-expert = capisce da come giocano gli altri che cosa hanno e prova moltissimi piani
plays-finder = cerca al ritmo di un bambino e a volte sbaglia
