# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
run-rule = Uma série precisa de pelo menos três cartas seguidas da mesma cor.
group-rule = Uma linha tem três ou quatro cartas com o mesmo número, cada uma de uma cor diferente.
meld-too-short = { $count ->
    [one] Uma carta não chega. Uma combinação precisa de pelo menos três.
   *[other] { $count } cartas não chegam. Uma combinação precisa de pelo menos três.
 }
not-a-meld = Estas cartas não formam nem uma série nem uma linha.
only-jokers = Só jokers não vale. Adiciona uma carta com número.
open-first = Primeiro faz a tua abertura. Depois podes adicionar cartas a qualquer combinação.
table-tile-on-rack = { $count ->
    [one] Passaste uma carta da mesa para o teu suporte. Devolve-a à mesa.
   *[other] Passaste { $count } cartas da mesa para o teu suporte. Devolve-as à mesa.
 }
play-or-draw = Coloca pelo menos uma carta do teu suporte ou tira uma do saco.
no-rearranging = Neste jogo, as combinações da mesa não se alteram. Só podes adicionar cartas.
you-drew = Tiraste uma carta: { tile-name }.
they-drew = { $count ->
    [one] { $player } tira uma carta.
   *[other] { $player } tira { $count } cartas.
 }
they-played = { $count ->
    [one] { $player } coloca uma carta.
   *[other] { $player } coloca { $count } cartas.
 }
pool-left = { $count ->
    [one] Resta uma carta no saco.
   *[other] Restam { $count } cartas no saco.
 }
pool-empty = O saco está vazio. Coloca cartas ou passa.
nothing-found = Agora não há nada para colocar. Tira uma carta.
hint-tiles = { $count ->
    [one] Podes colocar uma carta.
   *[other] Podes colocar { $count } cartas.
 }
time-up-penalty = { $count ->
    [0] Acabou o tempo!
    [one] Acabou o tempo! Recebes uma carta de penalização.
   *[other] Acabou o tempo! Recebes { $count } cartas de penalização.
 }
tiles-left = { $count ->
    [one] Só resta uma carta a { $player }.
   *[other] Só restam { $count } cartas a { $player }.
 }
your-rack = O teu suporte, { $count ->
    [one] uma carta
   *[other] { $count } cartas
 }
tiles-held = { $count ->
    [one] uma carta
   *[other] { $count } cartas
 }
where-to-many = Para onde vão as { $count } cartas?
you-played = { $count ->
    [one] Colocaste uma carta.
   *[other] Colocaste { $count } cartas.
 }
draw = Tirar carta
tiles-go-back = as tuas cartas voltam atrás
chance-no-opening = Ainda não podes fazer a tua abertura. Tira uma carta.
chance-opening = Podes fazer a tua abertura com cartas do teu suporte.
run-too-long = Uma série tem, no máximo, { $max } cartas. Esta tem { $count }.
group-too-large = Uma linha tem, no máximo, { $max } cartas. Esta tem { $count }.
tile-lost = Falta uma carta da mesa. Devolve-a à mesa.
joker-to-rack = Só ficas com um joker se colocares no lugar dele a carta que ele representa.
joker-keeps-three = Um joker só pode sair de uma série se lá ficarem pelo menos três cartas.
pool-not-empty = Só podes passar se não puderes tirar nenhuma carta. Coloca cartas ou tira uma.
missed-tiles = { $count ->
    [one] Podia ter-se colocado mais uma carta.
   *[other] Podiam ter-se colocado mais { $count } cartas.
 }
