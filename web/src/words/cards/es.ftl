# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
run-rule = Una escalera necesita al menos tres tarjetas seguidas del mismo color.
group-rule = Una serie tiene tres o cuatro tarjetas con el mismo número, cada una de un color distinto.
meld-too-short = { $count ->
    [one] Una tarjeta no basta. Una combinación necesita al menos tres.
   *[other] { $count } tarjetas no bastan. Una combinación necesita al menos tres.
 }
not-a-meld = Estas tarjetas no forman ni una escalera ni una serie.
only-jokers = Solo comodines no vale. Añade una tarjeta con número.
open-first = Primero coloca tu combinación inicial. Después podrás añadir tarjetas a cualquier otra.
table-tile-on-rack = { $count ->
    [one] Has pasado una tarjeta de la mesa a tu soporte. Devuélvela.
   *[other] Has pasado { $count } tarjetas de la mesa a tu soporte. Devuélvelas.
 }
play-or-draw = Coloca al menos una tarjeta de tu soporte o saca una de la bolsita.
no-rearranging = En este juego, las combinaciones de la mesa no se cambian. Solo puedes añadir tarjetas.
you-drew = Has sacado una tarjeta: { tile-name }.
they-drew = { $count ->
    [one] { $player } saca una tarjeta.
   *[other] { $player } saca { $count } tarjetas.
 }
they-played = { $count ->
    [one] { $player } coloca una tarjeta.
   *[other] { $player } coloca { $count } tarjetas.
 }
pool-left = { $count ->
    [one] Queda una tarjeta en la bolsita.
   *[other] Quedan { $count } tarjetas en la bolsita.
 }
pool-empty = La bolsita está vacía. Coloca tarjetas o pasa.
nothing-found = Ahora no puedes colocar nada. Saca una tarjeta.
hint-tiles = { $count ->
    [one] Puedes colocar una tarjeta.
   *[other] Puedes colocar { $count } tarjetas.
 }
time-up-penalty = { $count ->
    [0] ¡Se acabó el tiempo!
    [one] ¡Se acabó el tiempo! Recibes una tarjeta de penalización.
   *[other] ¡Se acabó el tiempo! Recibes { $count } tarjetas de penalización.
 }
tiles-left = { $count ->
    [one] A { $player } solo le queda una tarjeta.
   *[other] A { $player } solo le quedan { $count } tarjetas.
 }
your-rack = Tu soporte, { $count ->
    [one] una tarjeta
   *[other] { $count } tarjetas
 }
tiles-held = { $count ->
    [one] una tarjeta
   *[other] { $count } tarjetas
 }
where-to-many = ¿Dónde van las { $count } tarjetas?
you-played = { $count ->
    [one] Has colocado una tarjeta.
   *[other] Has colocado { $count } tarjetas.
 }
draw = Sacar tarjeta
tiles-go-back = tus tarjetas vuelven a ti
chance-no-opening = Aún no puedes colocar tu combinación inicial. Saca una tarjeta.
chance-opening = Puedes colocar tu combinación inicial con tarjetas de tu soporte.
run-too-long = Una escalera tiene como máximo { $max } tarjetas. Esta tiene { $count }.
group-too-large = Una serie tiene como máximo { $max } tarjetas. Esta tiene { $count }.
tile-lost = Falta una tarjeta de la mesa. Devuélvela.
joker-to-rack = Solo te quedas con un comodín si colocas en su lugar la tarjeta que representa.
joker-keeps-three = Un comodín solo puede salir de una escalera si quedan en ella al menos tres tarjetas.
pool-not-empty = Solo puedes pasar si no puedes sacar tarjeta. Coloca tarjetas o saca una.
missed-tiles = { $count ->
    [one] Se podía colocar una tarjeta más.
   *[other] Se podían colocar { $count } tarjetas más.
 }
