colour-adj = { $colour ->
    [black] negro
    [red] rojo
    [blue] azul
    [yellow] amarillo
    [green] verde
    [orange] naranja
   *[other] { $colour }
 }
colour-noun = el { colour-adj }
number-word = { $number ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] comodín
   *[other] { $number } { colour-adj }
 }
tile-the = el { tile-name }
tile-spoken = { $colour ->
    [joker] comodín
   *[other] { number-word } { colour-adj }
 }
run-rule = Una escalera necesita al menos tres fichas seguidas del mismo color.
group-rule = Una serie tiene tres o cuatro fichas con el mismo número, cada una de un color distinto.
meld-too-short = { $count ->
    [one] Una ficha no basta. Una combinación necesita al menos tres.
   *[other] { $count } fichas no bastan. Una combinación necesita al menos tres.
 }
run-gap = Hay un hueco en esta escalera.
run-mixed-colours = Una escalera solo puede tener un color.
run-wrap = La escalera termina en el { $max }. Después no va el 1.
group-double-colour = En esta serie se repite { colour-noun }.
group-not-allowed = En este juego solo hay escaleras, no series.
not-a-meld = Estas fichas no forman ni una escalera ni una serie.
only-jokers = Solo comodines no vale. Añade una ficha con número.
too-many-jokers = { $max ->
    [one] Aquí solo cabe un comodín por combinación.
   *[other] Aquí caben como máximo { $max } comodines por combinación.
 }
joker-swap-wrong = Solo { tile-the } puede sustituir este comodín.
opening-too-low = Tu combinación inicial vale { $value }. Necesitas { $needed }.
opening-own-tiles = La combinación inicial tiene que salir toda de tu soporte.
open-first = Primero coloca tu combinación inicial. Después podrás añadir fichas a cualquier otra.
own-run-first = Primero coloca una escalera tuya.
joker-use-now = Si tomas un comodín de la mesa, úsalo en este turno.
table-tile-on-rack = { $count ->
    [one] Has pasado una ficha de la mesa a tu soporte. Devuélvela.
   *[other] Has pasado { $count } fichas de la mesa a tu soporte. Devuélvelas.
 }
play-or-draw = Coloca al menos una ficha de tu soporte o saca una de la pila.
no-rearranging = En este juego, las combinaciones de la mesa no se cambian. Solo puedes añadir fichas.
leftover-invalid = Lo que dejes en la mesa tiene que seguir siendo una escalera o una serie.
your-turn = ¡Te toca!
their-turn = Le toca a { $player }.
you-drew = Has sacado una ficha: { tile-name }.
they-drew = { $count ->
    [one] { $player } saca una ficha.
   *[other] { $player } saca { $count } fichas.
 }
they-played = { $count ->
    [one] { $player } coloca una ficha.
   *[other] { $player } coloca { $count } fichas.
 }
pool-left = { $count ->
    [one] Queda una ficha en la pila.
   *[other] Quedan { $count } fichas en la pila.
 }
pool-empty = La pila está vacía. Coloca fichas o pasa.
nothing-found = Ahora no puedes colocar nada. Saca una ficha.
hint-tiles = { $count ->
    [one] Puedes colocar una ficha.
   *[other] Puedes colocar { $count } fichas.
 }
time-left = { $count ->
    [one] Queda un segundo.
   *[other] Quedan { $count } segundos.
 }
time-up-penalty = { $count ->
    [0] ¡Se acabó el tiempo!
    [one] ¡Se acabó el tiempo! Recibes una ficha de penalización.
   *[other] ¡Se acabó el tiempo! Recibes { $count } fichas de penalización.
 }
hand-limit = Tienes { $limit } tarjetas. Devuelve una.
reward-won = { $kind ->
    [stars] { $count ->
        [one] ¡Ganas una estrella!
       *[other] ¡Ganas { $count } estrellas!
     }
   *[chips] { $count ->
        [one] ¡Ganas una moneda!
       *[other] ¡Ganas { $count } monedas!
     }
 }
pay-and-draw = { $kind ->
    [stars] Pagas una estrella y sacas una ficha.
   *[chips] Pagas una moneda y sacas una ficha.
 }
well-done = ¡Muy bien!
try-again = Casi. ¡Prueba con otra ficha!
guide-asks = Este es { tile-the }. ¿Qué va antes o después?
run-made = ¡Ya es una escalera!
run-complete = ¡La escalera está completa!
round-won = { $who ->
    [you] ¡Ganas esta ronda!
   *[other] { $player } gana esta ronda.
 }
tie = ¡Empate!
hand-device = Pasa el dispositivo a { $player }.
tiles-left = { $count ->
    [one] A { $player } solo le queda una ficha.
   *[other] A { $player } solo le quedan { $count } fichas.
 }
round-score = { $count ->
    [one] { $player }: { $signed } punto
   *[other] { $player }: { $signed } puntos
 }
seat-to-bot = Un bot juega por { $player }.

# The table
joker-as = comodín como { $tile }
meld-number = Combinación { $number }
put-here = Colocar al final de la combinación { $number }
put-between = Colocar en el lugar { $place } de la combinación { $number }
new-meld = Nueva combinación
your-rack = Tu soporte, { $count ->
    [one] una ficha
   *[other] { $count } fichas
 }
back-to-rack = Devolver al soporte
shift-left = Mover a la izquierda
shift-right = Mover a la derecha
players = Jugadores
tiles-held = { $count ->
    [one] una ficha
   *[other] { $count } fichas
 }
seat-number = Asiento { $number }
has-left = se ha ido
seat-free = libre
bot = bot
away = ausente
level-helper = Ayudante
level-beginner = Principiante
level-casual = Aficionado
level-solver = Calculador
level-patient = Paciente
level-searcher = Explorador
level-expert = Experto
level-finder = Detective
your-turn-label = Te toca
your-turn-of = { $player }, te toca
where-to = ¿Dónde va { tile-the }?
where-to-many = ¿Dónde van las { $count } fichas?
plan-ahead = Ve planeando, solo lo ves tú.
plan-broke = La mesa ha cambiado: se ha deshecho una parte de tu plan.
you-start = Empiezas tú.
they-start = Empieza { $player }.
you-played = { $count ->
    [one] Has colocado una ficha.
   *[other] Has colocado { $count } fichas.
 }
they-passed = { $player } pasa.
they-left = { $player } se ha ido.
they-are-back = { $player } ha vuelto.
sort = Ordenar
sort-by-number = Ordenar por número
sort-by-colour = Ordenar por color
your-draft = Tu borrador
undo = Deshacer
redo = Rehacer
reset = Restablecer
draw = Sacar ficha
pass = Pasar
press-again = Pulsa otra vez
tiles-go-back = tus fichas vuelven a ti
pool-count = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
 }
end-turn = Terminar turno
flaw-count = { $count ->
    [one] aún hay un error
   *[other] aún hay { $count } errores
 }
table = Mesa
round-number = Ronda { $number }
show-last-move = Mostrar la última jugada
move-before = Antes
move-after = Después
tidy-up = Ordenar la mesa

# The connection
connection-lost = Conexión perdida.
reconnecting = Reconectando…
sent-later = Tu jugada se enviará en cuanto vuelva la conexión.
plays-elsewhere = Juegas en este asiento desde una ventana más reciente.
table-pauses = La mesa hace una pequeña pausa. No se pierde nada.
server-away = El servidor no responde. ¿Sigue en marcha?
away-tries = La página lo sigue intentando.
away-works = El bloc de puntos y las reglas funcionan sin él.
away-goes-on = En cuanto el servidor responda, podrás seguir aquí.

# The end of a round
score-pad = Bloc de puntos
round = Ronda
total = Total
what-was-left = Lo que quedó
nothing-left = no quedó nada
rematch = Revancha
next-round = Siguiente ronda
match-won = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $player } gana la partida.
 }
match-shared = ¡Empate! { $players } comparten la victoria.
rounds-won = Rondas ganadas

# The start
start-heading = Rummy de fichas para toda la mesa
start-promise = Sin cuenta ni anuncios. Los bots se indican siempre y cada mezcla se puede comprobar.
play-now = Jugar ya
play-now-how = con bots, al momento
go-on = Continuar
language = Idioma
back-to-start = Volver al inicio
you = Tú
edition-classic = Clásico
edition-xxl = XXL
edition-six-160 = Seis jugadores
edition-six-106 = Caja para seis, 106 fichas
edition-six-108 = Caja para seis, 108 fichas
edition-junior = Júnior con monedas
edition-junior-intro = Juego de introducción (monedas)
edition-stars = Júnior con estrellas
edition-stars-intro = Juego de introducción (estrellas)
edition-cards = Tarjetas ilustradas
edition-cards-pro = Tarjetas ilustradas para avanzados
with-friends = Jugar con amigos
with-friends-how = envía un enlace
pass-and-play = En un solo dispositivo
pass-and-play-how = de mano en mano
join-heading = Unirse a una mesa
join-how = con un código de sala

# A new table, and joining one
which-game = ¿Qué juego?
players-from-to = { $low }–{ $high } jugadores
who-plays = ¿Quién juega?
how-many = Cuántos
sits-friend = alguien con un enlace
sits-here = alguien en este dispositivo
bot-of-level = Bot · { $level }
your-name = Tu nombre
name = Nombre
house-rules = Reglas de la casa
no-limit = ninguno
allow-hints = Se permiten pistas
open-table = Abrir la mesa
room-code = Código de sala
sit-down = Tomar asiento
refused-no-free-seat = Esa mesa no existe o no tiene ningún asiento libre. Revisa el código.
refused-not-your-seat = No puedes ver esta mesa.
refused-bad-name = Un nombre tiene de 1 a 20 caracteres.
refused-name-taken = Alguien de esta mesa ya tiene ese nombre. Elige otro.
refused-too-many-tries = Demasiados códigos equivocados. Espera diez minutos o usa un enlace.
refused-no-offer = Este enlace ya se ha usado o tiene más de diez minutos.
refused-paused = Ahora no se puede guardar nada. No se pierde nada. Prueba otra vez en un momento.

# Before the deal, and passing the device on
waits-for-somebody = espera a alguien
invite = Invitar
qr-code = Código QR con el enlace a esta mesa
share-link = Compartir el enlace
link-copied = Enlace copiado
begin = Empezar
waits-for-all = Esperando a todos
i-am = Soy { $player }

# Hints
hint = Pista
chance-nothing = { nothing-found }
chance-no-opening = Aún no puedes colocar tu combinación inicial. Saca una ficha.
chance-opening = Puedes colocar tu combinación inicial con fichas de tu soporte.
chance-opening-and-table = Puedes colocar tu combinación inicial y seguir enseguida con la mesa.
chance-rack = Puedes colocar algo de tu soporte.
chance-table = Puedes colocar algo con combinaciones de la mesa.

# Settings
settings = Ajustes
back = Volver
install-page = Instalar en este dispositivo
look-theme = Colores de la página
look-theme-system = como el dispositivo
look-theme-light = claros
look-theme-dark = oscuros
look-contrast = Contraste
look-contrast-system = como el dispositivo
look-contrast-usual = normal
look-contrast-more = alto
look-size = Tamaño de fichas y números
look-size-usual = normal
look-size-xxl = muy grande
look-symbols = Símbolos de los colores
look-symbols-on = visibles
look-symbols-off = ocultos
look-hand = Botones
look-hand-right = para la mano derecha
look-hand-left = para la mano izquierda
look-pace = Jugadas de los demás
look-pace-calm = con calma
look-pace-quick = rápido
look-pace-none = al instante

# Further reasons why something is not legal
run-too-long = Una escalera tiene como máximo { $max } fichas. Esta tiene { $count }.
group-too-large = Una serie tiene como máximo { $max } fichas. Esta tiene { $count }.
tile-lost = Falta una ficha de la mesa. Devuélvela.
joker-to-rack = Solo te quedas con un comodín si colocas en su lugar la ficha que representa.
joker-own = Este comodín lo has colocado tú, así que no puedes recuperarlo.
joker-existing-run = Un comodín que tomas sin sustituirlo va a una escalera que ya estaba antes de tu turno.
joker-keeps-three = Un comodín solo puede salir de una escalera si quedan en ella al menos tres fichas.
not-your-turn = Todavía no te toca.
not-now = Ahora no se puede hacer eso.
must-play = Puedes colocar algo, así que tienes que hacerlo.
no-chips = { $kind ->
    [stars] Sacar una ficha cuesta una estrella y no tienes ninguna. Coloca fichas o pasa.
   *[chips] Sacar una ficha cuesta una moneda y no tienes ninguna. Coloca fichas o pasa.
 }
pool-not-empty = Solo puedes pasar si no puedes sacar ficha. Coloca fichas o saca una.
tile-not-open = Esta ficha no está boca arriba en la mesa.

# Company
speak-again = Decirlo otra vez
counters = { $kind ->
    [stars] { $count ->
        [one] una estrella
       *[other] { $count } estrellas
     }
   *[chips] { $count ->
        [one] una moneda
       *[other] { $count } monedas
     }
 }
give-back = Devolver
bot-instead = Dejar que un bot juegue por { $player }
bot-plays-for-you = Un bot juega por ti.
play-again = Volver a jugar
leave-table = Dejar la mesa
talk = Decir algo
say-hello = ¡Hola!
say-good-luck = ¡Buena suerte!
say-well-played = ¡Bien jugado!
say-thanks = ¡Gracias!
say-sorry = ¡Perdón!
say-one-moment = Un momento, por favor.
say-your-turn = Te toca.
say-again = ¿Jugamos otra?
say-goodbye = ¡Adiós!
say-smile = una sonrisa
say-laugh = una risa
say-wow = una cara de asombro
say-think = una cara pensativa
say-sad = una cara triste
say-heart = un corazón

# After the end
check-shuffle = Comprobar la mezcla
shuffle-fair = La mezcla quedó fijada antes del reparto. Comprobado en este dispositivo.
shuffle-false = El reparto no corresponde a la mezcla prometida.
shuffle-code = Código { $code }
review = Repasar los turnos
replay-game = Ver toda la partida
save-record = Guardar el registro
share-record = Compartir el registro
copy-record = Copiar el registro
record-copied = Registro copiado
turn-before = Turno anterior
turn-after = Turno siguiente
turn-of = Turno { $number } de { $count }: { $player }
missed-tiles = { $count ->
    [one] Se podía colocar una ficha más.
   *[other] Se podían colocar { $count } fichas más.
 }
nothing-missed = No se podía jugar mejor.
rack-before = El soporte antes
was-played = La mesa después
best-play = La mejor jugada
nothing-there = nada
table-empty = La mesa aún está vacía.

# The solver
more = Más
learn = Aprender
learn-how = prueba las reglas
records = Registros
records-how = revive una partida
solver = Mejor jugada
solver-how = ¿había una jugada mejor?
has-opened = Ya he colocado mi combinación inicial
rack = Soporte
take-away = Quitar { tile-the }
all-tiles = Todas las fichas
step-of = Paso { $number } de { $count }
step-back = Un paso atrás
step-on = Un paso adelante
is-proved = Está demostrado que ninguna jugada es mejor.
rules = Reglas

# The score pad
score-pad-how = para jugar en una mesa de verdad
pad-points = Marca quién ha ganado y apunta los puntos que aún tienen los demás. Un comodín cuenta { $joker }.
pad-counters = { $kind ->
    [stars] Apunta cuántas estrellas tiene cada uno al final.
   *[chips] Apunta cuántas monedas tiene cada uno al final.
 }
pad-wins = Marca quién ha ganado la ronda y se lleva una moneda. Gana quien primero tenga { $wins }.
pause = Pausa
won-by = { $player } gana la ronda { $number }
left-of = { $player }, ronda { $number }
new-pad = Nuevo bloc
sand-glass = Reloj de arena, 2 minutos
time-is-up = Se acabó el tiempo
look-sound = Un sonido cuando te toca
look-sound-off = desactivado
look-sound-on = activado
look-vibration = Vibración cuando te toca
look-vibration-off = desactivada
look-vibration-on = activada

# Further words
player-number = Jugador { $number }
play-here = Jugar aquí
no-longer-yours = Esta mesa ya no es la tuya.
refused-not-away = Eso solo se puede hacer cuando alguien lleva un minuto ausente.
refused-elsewhere = Juegas en este asiento desde una ventana más reciente.
refused-match-runs = La partida todavía no ha terminado.
refused-too-long = Ha tardado demasiado. Prueba otra vez.
refused-failed = Aquí algo ha salido mal. No se pierde nada de lo hecho antes.

# Tables of this device, links, and the server
your-tables = Tus mesas
more-tables = { $count ->
    [one] Una mesa más
   *[other] { $count } mesas más
 }
table-over = Terminada
table-runs = La partida está en marcha
table-ready = Todo listo para empezar
table-gone = Esta mesa ya no existe.
remove-table = Quitar de esta lista
you-watch = Estás mirando
you-guide = Eres la guía
they-try = { $player } prueba esto:
age-from = a partir de { $low } años
age-from-to = { $low }–{ $high } años
round-minutes = unos { $minutes } min por ronda
new-table = Mesa nueva
lost-way = Este enlace no lleva a ninguna parte. Aquí está el inicio.
lost-in-list = Este enlace no lleva a ninguna parte. Elige de la lista.
page-too-old = Rackrun se ha actualizado. Vuelve a cargar la página; no se pierde nada.
load-again = Volver a cargar
link-to-nothing = Este enlace no lleva a ninguna mesa. Quizá esté cortado o la mesa ya no exista. Pide el enlace otra vez o escribe el código de sala.
table-full = En esta mesa todos los asientos están ocupados.
type-code = Escribir un código de sala
watch = Mirar
no-watching = Esa mesa no existe o no se puede mirar. Revisa el código.
other-device = Jugar en otro dispositivo
other-device-how = Abre allí este enlace en menos de diez minutos o escanea la imagen con su cámara. Entonces jugarás allí y ya no aquí.
other-device-again = Donde juegas ahora, elige otra vez «Jugar en otro dispositivo».
let-watch = Dejar que otros miren
let-watch-how = Quien abre este enlace ve la mesa, pero ningún soporte.
copy-link = Copiar el enlace
only-here = Solo este dispositivo puede abrir el enlace. Para usar otros, inicia Rackrun con: rackrun serve --lan
