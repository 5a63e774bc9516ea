# The ways to a record
own-tables = Partidas de este dispositivo
no-own-tables = Todavía no ha terminado ninguna partida en una mesa de este dispositivo.
match-number = partida { $number }
record-kept = Un registro que tienes
record-paste = Pega aquí su texto
record-replay = Ver de nuevo
record-file = Elegir un archivo
record-drop = o suéltalo aquí

# What is wrong with one
record-no-record = Esto no es el registro de una partida.
record-too-large = Este texto es demasiado largo para un registro.
record-illegal = Un turno de este registro no es válido.
record-different = Este registro se ha cambiado o no está completo.
record-line = Está en la línea { $number }.
record-field = Está en { $name }.
record-expected = Se esperaba
record-got = En su lugar pone

# The replay
record-unfinished = Esta partida no ha terminado.
another-record = Otro registro
replay-view = Vista
view-everyone = Las fichas de todos
view-of = Como lo vio { $player }
replay-steps = Pasos de la ronda
to-start = Al principio
to-end = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-pace = Ritmo

# What was found
verified-all = Todos los turnos son válidos y cada mezcla es la que se prometió antes del reparto.
verified-turns = { $proved ->
    [0] Todos los turnos son válidos. La semilla de la mezcla aún no se conoce.
   *[other] Todos los turnos son válidos. La mezcla está demostrada en { $proved } de { $rounds } rondas.
 }
verified-not-fair = Todos los turnos son válidos, pero una mezcla no es la prometida.
save-text = Guardar como texto
save-json = Guardar como JSON

# What is seen
lying-open = A la vista en la mesa
mark-laid = nueva
mark-shifted = movida

# What happened
told-dealt = Las fichas están repartidas.
told-spread = Todas las fichas están a la vista en la mesa.
told-drew = { $player } saca: { tile-name }.
told-gave-back = { $player } devuelve: { tile-name }.
told-gave-back-hidden = { $player } devuelve una ficha.
told-late = Se acabó el tiempo de { $player }.
told-found = { $player } encuentra: { tile-name }.
told-missed = { $player } señala: { tile-name }. Aquí no encaja.
told-blocked = Nadie puede seguir.
told-match-won = { $player } gana la partida.

# Reasons that are told only of records
meld-empty = Una combinación no tiene fichas.
number-out-of-range = Aquí no hay ningún { $number }: los números van del 1 al { $max }.
colour-not-in-game = En este juego no hay fichas de este color.
tile-invented = Se ha colocado una ficha que no estaba ni en la mesa ni en el soporte.
unknown-seat = No existe ese asiento.
seat-left = Quien ocupaba este asiento ha dejado la partida.
no-time-limit = Este juego no tiene límite de tiempo.
not-on-rack = Esta ficha no está en el soporte.
starter-unwanted = En este juego se decide de otro modo quién empieza.
ages-per-seat = Aquí hace falta la edad de todos.
seed-twice = Este asiento ya ha dado una semilla.
seed-unreadable = Una semilla tiene de 1 a 64 letras o cifras.
