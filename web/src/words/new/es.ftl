i-guide = Soy la guía y nombro las fichas
as-booklet = como en las instrucciones
own-rules = { $count ->
    [one] una regla propia
   *[other] { $count } reglas propias
 }
back-to-booklet = Volver a las instrucciones
booklet-says = Instrucciones: { $value }
at-this-table = En esta mesa
show-drafts = Todos ven lo que prueba quien tiene el turno
allow-watching = Otros pueden mirar
yes = sí
no = no
from-to = de { $low } a { $high }

# House rules as a code
rule-code = Código de reglas
copy-code = Copiar el código
code-copied = Código copiado
paste-code = Pegar un código de reglas
take-over = Usarlo
wrong-edition = «{ $part }» no es ningún juego. Un código de reglas empieza por uno de estos: { $ids }.
wrong-letter = «{ $part }» no es ninguna regla de este juego ({ $game }). Se esperaba una de estas letras y después su valor: { $letters }.
wrong-twice = «{ $part }» lo dice por segunda vez: { $option }. Basta con una.
wrong-value = «{ $part }» no es posible. Para «{ $option }» se esperaba: { $expected }.

# The options of the editions
option-max-jokers-per-set = Máximo de comodines en una combinación
value-max-jokers-per-set-null = los que se quiera
option-must-play-if-able = Quien puede colocar tiene que hacerlo
option-time-limit-seconds = Límite de tiempo: segundos por turno
option-timeout-policy = Cuando se acaba el tiempo
value-timeout-policy-literal = solo vuelven las fichas sueltas
value-timeout-policy-rollback = vuelve todo el turno
option-rounds = Rondas
option-next-starter = Quién empieza la siguiente ronda
value-next-starter-draw = quien saca el número más alto
value-next-starter-winner = quien ha ganado
value-next-starter-oldest = la persona de más edad
value-next-starter-youngest = la persona más joven
option-blocked-scoring = Cuando nadie puede seguir jugando
value-blocked-scoring-difference = gana el soporte más bajo
value-blocked-scoring-none = no gana nadie
option-opening = Puntos para la combinación inicial
option-penalty-tiles = Fichas de penalización al acabarse el tiempo
option-joker-points = Puntos por un comodín en el soporte
option-finish-bonus = Premio por un soporte vacío
option-tie-break = En caso de empate gana quien ha terminado
value-tie-break-finisher = si está entre los empatados
value-tie-break-all-level = solo si empatan todos
option-bank = Lo que puede pagar la banca
value-bank-unlimited = lo que haga falta
value-bank-51 = 51, después está vacía
option-chips-to-win = Monedas que ganan la partida
option-hand-limit = Límite: máximo de tarjetas en el soporte
option-hand-limit-sticky = El límite, una vez alcanzado, vale hasta el final de la ronda
option-joker-replace-by-layer = Quien colocó un comodín puede recuperarlo con la tarjeta correcta
plays-helper = juega por gusto, no lo ve todo y dice lo que hace
plays-beginner = coloca sus combinaciones y añade a otras
plays-casual = reorganiza dos combinaciones como máximo
plays-solver = siempre coloca todo lo que puede
plays-patient = guarda sus combinaciones hasta poder terminar
plays-searcher = imagina qué tienen los demás y prueba cada posibilidad
plays-expert = deduce de lo que hacen los demás qué tienen y prueba muchísimos planes
plays-finder = busca al ritmo de un niño y a veces se equivoca
