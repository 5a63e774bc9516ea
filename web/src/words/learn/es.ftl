learn-promise = Sin manual: juega pequeñas situaciones y descúbrelo. Un intento fallido no cuesta nada.
lessons-done = { $done } de { $count } aprendidas
also-classic = también para XXL y seis jugadores
lay-by-tapping = Toca las fichas y luego el sitio adonde van. O arrástralas.
once-more = Otra vez
is-learnt = aprendida
all-lessons = Todas las lecciones
show-me = Enséñamelo
now-you = ¡Ahora tú!
lesson-number = Lección { $number } de { $count }
next-lesson = Siguiente
path-done = ¡Ya lo sabes todo!
play-it = Jugar una partida
refused-lesson = Eso es otra cosa. Mira la tarea otra vez.

lesson-run = Una escalera
try-run = Coloca una escalera: tres números seguidos, todos de un color.
learnt-run = Tres o más seguidos de un color: eso es una escalera.
lesson-group = Una serie
try-group = Coloca una serie: el mismo número tres veces, cada uno de un color distinto.
learnt-group = El mismo número en tres o cuatro colores es una serie.
lesson-wrap = Después del 13
try-wrap = Intenta colocar 12, 13 y 1.
learnt-wrap = La escalera termina en el 13. El 1 siempre va el primero.
lesson-joker = El comodín
try-joker = Falta un número. Deja que el comodín lo sustituya.
learnt-joker = El comodín puede ser cualquier ficha. Su esquina dice cuál es ahora.
lesson-opening-low = Pocos puntos
try-opening-low = Tu combinación inicial necesita 30 puntos. Coloca el 4, el 5 y el 6 rojos y mira qué falta.
learnt-opening-low = Cada ficha vale su número. 4 + 5 + 6 son 15: no basta para empezar.
lesson-opening = La combinación inicial
try-opening = Empieza con 30 puntos: coloca una escalera y una serie.
learnt-opening = Puedes empezar con varias combinaciones. Todo sale de tu soporte.
lesson-open-first = Todavía no
try-open-first = Aún no has hecho tu combinación inicial. Intenta añadir el 7 azul.
learnt-open-first = Antes de tu combinación inicial no puedes usar lo que hay en la mesa.
lesson-opening-on = Empezar y seguir
try-opening-on = Empieza con tu escalera roja y añade el 7 azul en el mismo turno.
learnt-opening-on = Después de empezar puedes usar toda la mesa, enseguida.
lesson-add = Añadir
try-add = Añade una ficha a cada una de las dos combinaciones.
learnt-add = Lo que hay en la mesa es de todos. Puedes añadir en cualquier sitio.
lesson-split = Dividir
try-split = Tu número ya está en la escalera. Divídela en dos para que quepa el tuyo.
learnt-split = Una escalera larga puede ser dos, si cada una tiene tres fichas.
lesson-borrow = Tomar prestada
try-borrow = Necesitas un 9 negro. Tómalo prestado de la serie.
learnt-borrow = Puedes quitar una ficha si lo que queda sigue siendo una combinación.
lesson-combine = Combinar
try-combine = Añade tu 8 a la escalera. Luego toma su 5 para una serie con los tuyos.
learnt-combine = Añadir a un lado y quitar del otro: una escalera dio dos combinaciones.
lesson-rearrange = Reorganizarlo todo
try-rearrange = Convierte las escaleras en series para que quepan el 2 rojo y el 7 negro.
learnt-rearrange = Puedes reorganizar toda la mesa. Al final cada combinación debe ser válida.
lesson-joker-now = El comodín no se guarda
try-joker-now = Pon el 7 rojo en lugar del comodín e intenta guardar el comodín en tu soporte.
learnt-joker-now = Un comodín de la mesa se usa otra vez en el mismo turno.
lesson-joker-swap = Cambiar el comodín
try-joker-swap = Cambia el comodín por el 7 rojo y úsalo entre tu 10 y tu 12 negros.
learnt-joker-swap = Quien tiene la ficha que el comodín representa se lo lleva y lo usa enseguida.
lesson-joker-group = Comodín en una serie
try-joker-group = Sustituye el comodín por el 11 negro y úsalo con tus fichas amarillas.
learnt-joker-group = En una serie, cualquiera de los colores que faltan libera el comodín.
lesson-joker-split = Liberarlo al dividir
try-joker-split = Añade en los dos extremos, divide la escalera por el comodín y úsalo con tus unos.
learnt-joker-split = Si sin él quedan dos escaleras, el comodín queda libre.
lesson-joker-move = Mover el comodín
try-joker-move = Añade el 7 amarillo a la escalera. El comodín se mueve.
learnt-joker-move = Un comodín puede cambiar de sitio, y con ello de número.
lesson-joker-melds = Deshacer su escalera
try-joker-melds = El 5 y el 6 rojos caben en las series. Así el comodín queda libre para tus fichas azules.
learnt-joker-melds = Si las demás fichas de su combinación encuentran sitio, el comodín queda libre.
lesson-draw = No hay jugada
try-draw = Aquí no hay nada que colocar. Saca una.
learnt-draw = Quien no puede o no quiere jugar saca una. Así acaba su turno.
lesson-end = El final
try-end = Coloca tus dos últimas fichas.
learnt-end = Gana quien se queda sin fichas. Los demás pierden los puntos que aún tienen; un comodín cuenta 25.
lesson-double = Ningún color dos veces
try-double = Intenta colocar una serie en la que se repite un color.
learnt-double = En una serie cada color aparece una sola vez, por muchas fichas que haya.
lesson-xxl = Números grandes
try-xxl = Números más grandes, las mismas reglas. Coloca las cuatro fichas.
learnt-xxl = Ya conoces todas las mesas de esta familia, de dos a seis jugadores.

lesson-find = El vecino
try-find = Toca la ficha que va justo antes o después.
learnt-find = El mismo color, el número siguiente: encaja.
lesson-find-before = Tres seguidas
try-find-before = Ya hay dos. ¿Con cuál son tres?
learnt-find-before = Tres seguidas: eso es una escalera.
lesson-find-miss = Una ficha equivocada
try-find-miss = Toca una ficha que no encaja. ¿Qué pasa?
learnt-find-miss = No pasa nada malo. Prueba con otra.
lesson-find-end = La última
try-find-end = Aquí falta una ficha. ¿Dónde está?
learnt-find-end = Ya está completa, del 1 al 10.
lesson-find-name = Haz de guía
try-find-name = Ahora eres tú la guía. Toca cualquier ficha para empezar.
learnt-find-name = Ahora todos buscan sus vecinas. { $kind ->
    [stars] Quien encuentra una gana una estrella.
   *[chips] Quien encuentra una gana una moneda.
 }

lesson-no-groups = Solo escaleras
try-no-groups = Intenta colocar el mismo número tres veces.
learnt-no-groups = En este juego solo valen las escaleras.
lesson-no-rearranging = Lo colocado se queda
try-no-rearranging = Toma la última ficha de la escalera e intenta empezar otra con ella.
learnt-no-rearranging = En este juego las escaleras se quedan como están. Solo puedes añadir.
lesson-joker-use = Cambiar y usar
try-joker-use = Pon la ficha correcta en lugar del comodín. Luego coloca el comodín con tus otras dos.
learnt-joker-use = Quien tiene la ficha correcta se lleva el comodín y puede usarlo enseguida.
lesson-joker-keep = Cambiar y guardar
try-joker-keep = Pon la ficha correcta en lugar del comodín y lleva el comodín a tu soporte.
learnt-joker-keep = El comodín es tuyo, para otro turno.
lesson-joker-wrong = La ficha equivocada
try-joker-wrong = Este comodín es un 9. Intenta llevártelo con tu 6.
learnt-joker-wrong = Solo la ficha que el comodín representa puede sustituirlo.
lesson-draw-pays = Pagar y sacar
try-draw-pays = { $kind ->
    [stars] Aquí no hay nada que colocar. Paga una estrella y saca.
   *[chips] Aquí no hay nada que colocar. Paga una moneda y saca.
 }
learnt-draw-pays = { $kind ->
    [stars] Sacar cuesta una estrella. Si no te quedan, pasas.
   *[chips] Sacar cuesta una moneda. Si no te quedan, pasas.
 }
lesson-end-counters = La última ficha
try-end-counters = Coloca todas tus fichas.
learnt-end-counters = { $kind ->
    [stars] La última ficha da una estrella más. Los demás pagan una por cada ficha que tienen. Gana quien tiene más estrellas.
   *[chips] La última ficha da una moneda más. Los demás pagan una por cada ficha que tienen. Gana quien tiene más monedas.
 }
lesson-two-jokers = Dos comodines
try-two-jokers = Faltan dos números. Usa los dos comodines.
learnt-two-jokers = Una escalera puede tener varios comodines.
lesson-joker-leave = Quitar un comodín
try-joker-leave = Pasa el comodín de su escalera a la negra para que quepa tu 10.
learnt-joker-leave = Un comodín puede irse si quedan tres fichas. Va a otra escalera de la mesa.
lesson-joker-new-run = No para una nueva
try-joker-new-run = Quita el comodín de su escalera e intenta empezar otra con él.
learnt-joker-new-run = Un comodín quitado así solo va a una escalera que ya estaba en la mesa.

lesson-own-first = Primero una tuya
try-own-first = Aún no has colocado ninguna escalera. Intenta añadir a esta.
learnt-own-first = Primero coloca una escalera tuya. Luego puedes añadir.
lesson-own-then-add = Colocar y añadir
try-own-then-add = Coloca una escalera tuya y añade el 5 azul en el mismo turno.
learnt-own-then-add = Después de una escalera tuya puedes añadir a todas las de la mesa.
lesson-joker-end = Comodín en el extremo
try-joker-end = Este comodín es un 3 azul. Cámbialo y úsalo con tus tarjetas amarillas.
learnt-joker-end = También se cambia un comodín en el extremo. Lo usas enseguida o más tarde.
lesson-give-back = Quince tarjetas
try-give-back = Tienes 15 tarjetas. Saca una y devuelve una cualquiera.
learnt-give-back = Nadie tiene más de 15 tarjetas.
lesson-end-cards = La última tarjeta
try-end-cards = Coloca todas tus tarjetas.
learnt-end-cards = Quien coloca la última tarjeta gana una moneda. Con tres monedas se gana la partida.

lesson-own-rearrange = Primero algo tuyo
try-own-rearrange = Aún no has colocado nada. Intenta tomar el 4 azul para una serie.
learnt-own-rearrange = Primero coloca una combinación tuya. Luego puedes reorganizar.
lesson-leftover = Lo que dejas
try-leftover = Intenta sacar el 2 azul de la escalera para una serie.
learnt-leftover = Lo que dejas debe seguir siendo una combinación. El 1 azul se quedó solo.
lesson-take-all = Tomarlo todo
try-take-all = Deshaz las dos escaleras y coloca tres series con tus tarjetas.
learnt-take-all = Puedes tomar combinaciones enteras y colocarlas de nuevo con tarjetas tuyas.
lesson-joker-colour = Comodín en una serie
try-joker-colour = Pon el 4 azul en lugar del comodín y lleva el comodín a tu soporte.
learnt-joker-colour = Cualquiera de los colores que faltan lo libera. Es tuyo, para ahora o para después.
lesson-joker-stays = El comodín se queda
try-joker-stays = Añade el 1 rojo e intenta llevarte el comodín a tu soporte.
learnt-joker-stays = Sin la ficha que representa, el comodín se queda en la mesa.
lesson-joker-moves = El comodín se muda
try-joker-moves = La escalera roja no necesita su comodín. Úsalo con tus tarjetas azules.
learnt-joker-moves = Al reorganizar, un comodín puede ir a otra combinación.
