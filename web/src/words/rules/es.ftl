# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] una tarjeta
   *[tile] una ficha
 }
word-the-tile = { $piece ->
    [card] la tarjeta
   *[tile] la ficha
 }
word-tiles = { $piece ->
    [card] tarjetas
   *[tile] fichas
 }
word-rack = { $piece ->
   *[other] soporte
 }
word-pool = { $piece ->
    [card] bolsita
   *[tile] pila
 }
word-a-chip = { $kind ->
    [stars] una estrella
   *[chips] una moneda
 }
word-chips = { $kind ->
    [stars] estrellas
   *[chips] monedas
 }

# Around the text
rules-all = Todas las reglas
rules-contents = En esta página
rules-print = Imprimir
rules-ages = Edad { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = { $hand } { word-tiles } por persona
rules-fact-opening = { $opening } puntos para empezar
rules-right = Permitido
rules-wrong = No permitido
rules-before = Antes
rules-after = Después
rules-worth = { $count ->
    [one] un punto
   *[other] { $count } puntos
 }
rules-is-run = Escalera
rules-is-group = Serie
rules-seat = Jugador
rules-result = Resultado
rules-wins-round = gana

rules-head-box = Qué hace falta
rules-head-aim = Objetivo
rules-head-start = Comienzo
rules-head-find = Buscar
rules-head-melds = { $groups ->
    [yes] Escaleras y series
   *[no] Escaleras
 }
rules-head-opening = { $opens ->
    [points] La combinación inicial
   *[own-meld] Primero algo tuyo
 }
rules-head-turn = Tu turno
rules-head-table = { $rearranging ->
    [free] Reorganizar
   *[none] Lo que está en la mesa se queda
 }
rules-head-jokers = Comodines
rules-head-drawing = Sacar
rules-head-end = El final

# What one needs
rules-box-tiles = { $copies ->
    [1] Los números del 1 al { $highest } en { $colours } colores, cada uno una vez.
    [2] Los números del 1 al { $highest } en { $colours } colores, cada uno dos veces.
   *[other] Los números del 1 al { $highest } en { $colours } colores, cada uno { $copies } veces.
 }
rules-box-jokers = Con { $jokers } comodines son { $size } { word-tiles }.
rules-box-no-jokers = Son { $size } { word-tiles }. Los comodines se quedan en la caja.
rules-box-racks = Cada persona tiene un { word-rack }.
rules-box-chips = { $kind ->
    [stars] El premio son estrellas.
   *[chips] El premio son { $chips } monedas.
 }

# The aim
rules-aim-points = Coloca todas tus { word-tiles } antes que los demás.
rules-aim-match-chip = Coloca todas tus { word-tiles } antes que los demás. Así ganas una moneda. Con { $wins } monedas ganas la partida.
rules-aim-chips = Lo que colocas te da { word-chips }. Gana quien tenga más al final.
rules-aim-finds = Encuentra las { word-tiles } que encajan y reúne más { word-chips } que nadie.

# The start
rules-start-mix = { $piece ->
    [card] Todas las tarjetas van a la bolsita y se mezclan.
   *[tile] Todas las fichas se ponen boca abajo y se mezclan. Esta es la pila.
 }
rules-start-draw = Cada persona saca { word-a-tile }. Empieza el número más alto. Si te sale un comodín, saca otra vez. Después todo vuelve y se mezcla de nuevo.
rules-start-oldest = Empieza la persona de más edad.
rules-start-youngest = Empieza la persona más joven.
rules-start-deal = Cada persona toma { $hand } { word-tiles } sin enseñarlas. El resto se queda en la { word-pool }.
rules-start-chips = Cada persona recibe { $each } { word-chips }. El resto es la banca.
rules-start-order = Se juega en el sentido de las agujas del reloj.
rules-start-open = Todas las { word-tiles } están boca arriba en el centro. Nadie tiene { word-rack }.
rules-start-guide = Una persona adulta o un niño mayor hace de guía. La guía dirige el juego y no gana nada.

# Finding
rules-find-first = La guía toma { word-a-tile } y dice su número y su color.
rules-find-look = Todos buscan el mismo color: el número justo antes o justo después.
rules-find-reward = Quien lo encuentra primero lo coloca y gana { $reward ->
    [one] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = Con { $shortest } { word-tiles } ya es una escalera.
rules-find-wrong = Equivocarse no cuesta nada. Sigue buscando.
rules-find-next = Cuando está todo del 1 al { $highest }, la guía empieza con el color siguiente.

# Melds
rules-run = Una escalera tiene al menos { $shortest } { word-tiles } de un solo color. Los números van seguidos.
rules-run-end = Una escalera termina en el { $highest }. Después no viene ningún 1.
rules-group = Una serie tiene de { $shortest } a { $largest } { word-tiles } con el mismo número, cada una de un color distinto.
rules-no-groups = En este juego no hay series.
rules-common = Lo que está en la mesa es de todos.

# The opening
rules-opening-points = Lo primero que colocas debe sumar al menos { $opening } puntos.
rules-opening-from = Todo sale de tu propio { word-rack }: escaleras, series o las dos cosas.
rules-opening-count = Cada número vale lo que es. Un comodín vale lo que representa.
rules-opening-then = Después puedes usar toda la mesa, aún en el mismo turno.
rules-opening-own = { $groups ->
    [yes] Primero coloca una escalera o una serie tuya. No hacen falta puntos.
   *[no] Primero coloca una escalera tuya. No hacen falta puntos.
 }
rules-opening-own-then = Después puedes añadir a todo lo que hay en la mesa, aún en el mismo turno.

# A turn
rules-turn-any = { $groups ->
    [yes] Coloca escaleras y series nuevas, y añade { word-tiles } a las de la mesa. Todo lo que quieras.
   *[no] Coloca escaleras nuevas y añade { word-tiles } en los extremos de las de la mesa. Todo lo que quieras.
 }
rules-turn-at-once = Coloca una escalera o varias. No hacen falta puntos.
rules-turn-add = Cuando hay una escalera en la mesa, todos pueden añadir en sus extremos.
rules-turn-one = Tienes que colocar al menos { word-a-tile } de tu { word-rack }. Si no, saca.
rules-reward = Esto es lo que ganas:
rules-reward-tile = por cada una de las { word-tiles } que colocas
rules-reward-meld = por cada escalera nueva
rules-reward-finish = por dejar vacío tu { word-rack }

# What lies on the table
rules-table-free = Puedes separar lo que hay en la mesa y unirlo de otra manera.
rules-table-only = Al terminar solo hay escaleras y series, cada una con { $shortest } { word-tiles } o más.
rules-table-stay = Nada pasa de la mesa a tu { word-rack }. Y colocas al menos { word-a-tile } tuya.
rules-table-none = Solo puedes añadir en los extremos. No se divide, no se une y no se quita nada.

# Jokers
rules-joker-any = Un comodín representa { word-a-tile } de cualquier número y color.
rules-joker-many = { $maxjokers ->
    [0] Puede haber varios comodines juntos, pero nunca comodines solos.
    [one] Solo cabe un comodín por combinación.
   *[other] Caben como máximo { $maxjokers } comodines por combinación.
 }
rules-joker-free = Puedes liberar un comodín de la mesa. Colócalo otra vez en el mismo turno, donde encaje. Nunca va a tu { word-rack }.
rules-joker-ways = Hay muchas maneras:
rules-joker-swap = Pon en su lugar { word-the-tile } que representa. Entonces el comodín es tuyo. Colócalo enseguida o guárdalo.
rules-joker-missing = En una serie vale cualquier color que falte.
rules-joker-unpaid = Si te lo guardas, el cambio no da nada.
rules-joker-early = Puedes hacerlo incluso antes de colocar algo tuyo.
rules-joker-stays = Al reorganizar, el comodín se queda en la mesa.
rules-joker-remove = Si un comodín está en el extremo de una escalera y sin él quedan { $shortest } { word-tiles }, puedes tomarlo sin más.
rules-joker-remove-then = Añádelo enseguida a una escalera que ya estaba. Y coloca también { word-a-tile } tuya.

# Drawing
rules-draw-free = ¿No puedes o no quieres colocar nada? Saca { word-a-tile }. Tu turno termina.
rules-draw-paid = ¿No puedes o no quieres colocar nada? Paga { $price ->
    [one] { word-a-chip }
   *[other] { $price } { word-chips }
 } y saca { word-a-tile }. Tu turno termina.
rules-draw-nothing = ¿No te quedan { word-chips } o la { word-pool } está vacía? Entonces tu turno termina sin más. No cuesta nada.
rules-draw-empty = Si la { word-pool } está vacía, pasas.
rules-draw-limit = ¿Ya tienes { $limit } { word-tiles }? Saca una y devuelve la que quieras.
rules-time = Si se quiere, se juega con un límite de tiempo: { $minutes } minutos por turno.
rules-time-right = ¿Se acaba el tiempo y todo está en orden? Entonces tu turno vale.
rules-time-penalty = Si no, lo que no forma combinación va a tu { word-rack }. Además sacas { $penalty ->
    [one] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 } de penalización.

# The end
rules-end-last = La ronda termina cuando un { word-rack } está vacío.
rules-score-points = Los demás pierden los números que aún tienen. Un comodín cuesta { $jokerpoints }.
rules-score-winner = Quien gana se lo lleva todo.
rules-score-blocked = ¿La { word-pool } está vacía y nadie coloca nada más? Entonces gana el { word-rack } con menos puntos. Los demás pierden la diferencia.
rules-score-total = Se juegan tantas rondas como se quiera. Gana la suma más alta.
rules-score-chips = Los demás pagan { word-a-chip } por cada una de sus { word-tiles }, hasta donde alcance.
rules-score-most = Gana quien tiene más { word-chips }. No siempre es quien ha terminado.
rules-score-tie = En caso de empate gana quien ha terminado.
rules-score-stuck = ¿Nadie puede seguir? Entonces todos pagan por sus { word-tiles }.
rules-score-match-chip = Quien termina gana la ronda y una moneda. Nadie paga nada.
rules-score-match = Gana la partida quien primero tiene { $wins } monedas.
rules-score-match-stuck = ¿La { word-pool } está vacía y nadie coloca nada más? Entonces gana quien tiene menos { word-tiles }. En caso de empate nadie gana la moneda.
rules-score-finds = Cuando los { $colours } colores están completos del 1 al { $highest }, gana quien tiene más { word-chips }. Si hay empate, la victoria se comparte.
rules-next-draw = En la ronda siguiente se vuelve a sacar para ver quién empieza.
rules-next-winner = Quien ha ganado empieza la ronda siguiente.
rules-next-oldest = La ronda siguiente también la empieza la persona de más edad.
rules-next-youngest = La ronda siguiente también la empieza la persona más joven.

# Below the examples
example-opens = Una escalera de tu propio { word-rack } que vale bastante.
example-opens-joker = El comodín vale el número que representa.
example-opens-and-adds = Primero la combinación inicial, después se añade enseguida.
example-adds = Una en el extremo de una escalera, otra en una serie.
example-combines = Una deja la escalera y empieza una serie. La escalera recibe otro extremo.
example-splits = De una escalera salen dos.
example-rebuilds = Todo es nuevo y todo vuelve a encajar.
example-same-group = La misma serie puede estar dos veces.
example-swaps-and-lays = Pon { word-a-tile } de tu { word-rack } en el lugar del comodín. El comodín vuelve enseguida a la mesa.
example-grows-and-frees = La escalera crece por los dos extremos y se divide. El comodín queda libre.
example-moves-joker = El comodín se mueve en su escalera y representa otra cosa.
example-table-frees = Sus vecinas van a las series. El comodín queda libre.
example-lays-run = Una escalera nueva.
example-adds-ends = Se añade en los extremos.
example-lays-and-adds = Colocar y añadir en un mismo turno.
example-keeps-joker = Cambio: el comodín va a tu { word-rack }.
example-finishes = ¡Era la última!
example-removes-joker = La escalera no necesita el comodín. Ayuda a otra.
example-adds-then-removes = Primero se añade, y la escalera ya no necesita el comodín.
example-own-first = Primero lo tuyo, después se añade a otra.
example-joker-into-first = Cambio, y enseguida va a tu primera escalera.
example-joker-stays = La mesa ha cambiado y el comodín sigue ahí.
example-finds-after = El número siguiente.
example-finds-before = El número anterior.
example-misses-gap = Falta un número en medio.
example-misses-colour = Otro color.
card-no-rearranging = En este juego, las combinaciones de la mesa no se cambian. Solo puedes añadir tarjetas.
