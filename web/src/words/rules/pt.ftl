# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] uma carta
   *[tile] uma pedra
 }
word-the-tile = { $piece ->
    [card] a carta
   *[tile] a pedra
 }
word-tiles = { $piece ->
    [card] cartas
   *[tile] pedras
 }
word-rack = { $piece ->
   *[other] suporte
 }
word-pool = { $piece ->
    [card] saco
   *[tile] pote
 }
word-a-chip = { $kind ->
    [stars] uma estrela
   *[chips] uma ficha
 }
word-chips = { $kind ->
    [stars] estrelas
   *[chips] fichas
 }

# Around the text
rules-all = Todas as regras
rules-contents = Nesta página
rules-print = Imprimir
rules-ages = Idade { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = { $hand } { word-tiles } por pessoa
rules-fact-opening = abertura com { $opening } pontos
rules-right = Permitido
rules-wrong = Não permitido
rules-before = Antes
rules-after = Depois
rules-worth = { $count ->
    [one] um ponto
   *[other] { $count } pontos
 }
rules-is-run = Série
rules-is-group = Linha
rules-seat = Jogador
rules-result = Resultado
rules-wins-round = ganha

rules-head-box = O que é preciso
rules-head-aim = Objetivo
rules-head-start = Início
rules-head-find = Procurar
rules-head-melds = { $groups ->
    [yes] Séries e linhas
   *[no] Séries
 }
rules-head-opening = { $opens ->
    [points] A abertura
   *[own-meld] Primeiro algo teu
 }
rules-head-turn = A tua jogada
rules-head-table = { $rearranging ->
    [free] Reorganizar
   *[none] O que está na mesa fica
 }
rules-head-jokers = Jokers
rules-head-drawing = Tirar
rules-head-end = O fim

# What one needs
rules-box-tiles = { $copies ->
    [1] Os números de 1 a { $highest } em { $colours } cores, cada um uma vez.
    [2] Os números de 1 a { $highest } em { $colours } cores, cada um duas vezes.
   *[other] Os números de 1 a { $highest } em { $colours } cores, cada um { $copies } vezes.
 }
rules-box-jokers = Com { $jokers } jokers são { $size } { word-tiles }.
rules-box-no-jokers = São { $size } { word-tiles }. Os jokers ficam na caixa.
rules-box-racks = Cada pessoa tem um { word-rack }.
rules-box-chips = { $kind ->
    [stars] O prémio são estrelas.
   *[chips] O prémio são { $chips } fichas.
 }

# The aim
rules-aim-points = Coloca todas as tuas { word-tiles } antes dos outros.
rules-aim-match-chip = Coloca todas as tuas { word-tiles } antes dos outros. Assim ganhas uma ficha. Com { $wins } fichas ganhas a partida.
rules-aim-chips = O que colocas dá-te { word-chips }. No fim ganha quem tiver mais.
rules-aim-finds = Encontra as { word-tiles } que servem e junta mais { word-chips } do que os outros.

# The start
rules-start-mix = { $piece ->
    [card] Todas as cartas vão para o saco e são baralhadas.
   *[tile] Todas as pedras ficam viradas para baixo e são baralhadas. É o pote.
 }
rules-start-draw = Cada pessoa tira { word-a-tile }. Começa o número mais alto. Quem tirar um joker tira outra vez. Depois volta tudo e baralha-se de novo.
rules-start-oldest = Começa a pessoa mais velha.
rules-start-youngest = Começa a pessoa mais nova.
rules-start-deal = Cada pessoa tira { $hand } { word-tiles } sem as mostrar. O resto fica no { word-pool }.
rules-start-chips = Cada pessoa recebe { $each } { word-chips }. O resto é a banca.
rules-start-order = Joga-se no sentido dos ponteiros do relógio.
rules-start-open = Todas as { word-tiles } estão viradas para cima no meio. Ninguém tem { word-rack }.
rules-start-guide = Um adulto ou uma criança mais velha é o guia. O guia conduz o jogo e não ganha nada.

# Finding
rules-find-first = O guia pega numa das { word-tiles } e diz o número e a cor.
rules-find-look = Todos procuram a mesma cor: o número mesmo antes ou mesmo depois.
rules-find-reward = Quem o encontrar primeiro coloca-o e ganha { $reward ->
    [one] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = Com { $shortest } { word-tiles } já é uma série.
rules-find-wrong = Errar não custa nada. Continua a procurar.
rules-find-next = Quando está tudo de 1 a { $highest }, o guia começa a cor seguinte.

# Melds
rules-run = Uma série tem pelo menos { $shortest } { word-tiles } de uma só cor. Os números são seguidos.
rules-run-end = Uma série acaba no { $highest }. Depois não vem nenhum 1.
rules-group = Uma linha tem de { $shortest } a { $largest } { word-tiles } com o mesmo número, cada uma de uma cor diferente.
rules-no-groups = Neste jogo não há linhas.
rules-common = O que está na mesa é de todos.

# The opening
rules-opening-points = O que colocas primeiro tem de valer ao todo pelo menos { $opening } pontos.
rules-opening-from = Vem tudo do teu { word-rack }: séries, linhas ou as duas coisas.
rules-opening-count = Cada número vale o que é. Um joker vale o que representa.
rules-opening-then = Depois podes usar a mesa toda, ainda na mesma jogada.
rules-opening-own = { $groups ->
    [yes] Primeiro coloca uma série ou uma linha tua. Não são precisos pontos.
   *[no] Primeiro coloca uma série tua. Não são precisos pontos.
 }
rules-opening-own-then = Depois podes adicionar a tudo o que está na mesa, ainda na mesma jogada.

# A turn
rules-turn-any = { $groups ->
    [yes] Coloca novas séries e linhas, e adiciona { word-tiles } às que estão na mesa. Tudo o que quiseres.
   *[no] Coloca novas séries e adiciona { word-tiles } nas pontas das que estão na mesa. Tudo o que quiseres.
 }
rules-turn-at-once = Coloca uma série ou várias. Não são precisos pontos.
rules-turn-add = Assim que há uma série na mesa, todos podem adicionar nas pontas.
rules-turn-one = Tens de colocar pelo menos { word-a-tile } do teu { word-rack }. Senão, tiras.
rules-reward = É isto que ganhas:
rules-reward-tile = por cada uma das { word-tiles } que colocas
rules-reward-meld = por cada série nova
rules-reward-finish = se esvaziares o teu { word-rack }

# What lies on the table
rules-table-free = Podes desfazer o que está na mesa e juntar de outra maneira.
rules-table-only = No fim só há séries e linhas, cada uma com { $shortest } { word-tiles } ou mais.
rules-table-stay = Nada passa da mesa para o teu { word-rack }. E colocas pelo menos { word-a-tile } tua.
rules-table-none = Só podes adicionar nas pontas. Não se divide, não se junta e não se tira nada.

# Jokers
rules-joker-any = Um joker representa { word-a-tile } de qualquer número e cor.
rules-joker-many = { $maxjokers ->
    [0] Pode haver vários jokers juntos, mas nunca só jokers.
    [one] Só pode haver um joker por combinação.
   *[other] Pode haver, no máximo, { $maxjokers } jokers por combinação.
 }
rules-joker-free = Podes libertar um joker da mesa. Volta a colocá-lo na mesma jogada, onde servir. Ele nunca vai para o teu { word-rack }.
rules-joker-ways = Há muitas maneiras:
rules-joker-swap = Põe no lugar dele { word-the-tile } que ele representa. Então o joker é teu. Coloca-o logo ou guarda-o.
rules-joker-missing = Numa linha serve qualquer cor que falte.
rules-joker-unpaid = Se ficares com ele, a troca não dá nada.
rules-joker-early = Podes fazê-lo mesmo antes de colocares algo teu.
rules-joker-stays = Ao reorganizar, o joker fica na mesa.
rules-joker-remove = Se um joker está na ponta de uma série e sem ele ficam { $shortest } { word-tiles }, podes pegar nele sem mais nada.
rules-joker-remove-then = Adiciona-o logo a uma série que já lá estava. E coloca também { word-a-tile } tua.

# Drawing
rules-draw-free = Não podes ou não queres colocar nada? Tira { word-a-tile }. A tua jogada acaba.
rules-draw-paid = Não podes ou não queres colocar nada? Paga { $price ->
    [one] { word-a-chip }
   *[other] { $price } { word-chips }
 } e tira { word-a-tile }. A tua jogada acaba.
rules-draw-nothing = Já não tens { word-chips } ou o { word-pool } está vazio? Então a tua jogada acaba sem mais. Não custa nada.
rules-draw-empty = Se o { word-pool } está vazio, passas.
rules-draw-limit = Já tens { $limit } { word-tiles }? Tira uma e devolve a que quiseres.
rules-time = Se quiserem, joguem com um limite de tempo: { $minutes } minutos por jogada.
rules-time-right = Acabou o tempo e está tudo em ordem? Então a tua jogada vale.
rules-time-penalty = Senão, o que não está numa combinação vai para o teu { word-rack }. E tiras { $penalty ->
    [one] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 } de penalização.

# The end
rules-end-last = A ronda acaba assim que um { word-rack } fica vazio.
rules-score-points = Os outros perdem os números que ainda têm. Um joker custa { $jokerpoints }.
rules-score-winner = Quem ganha recebe tudo.
rules-score-blocked = O { word-pool } está vazio e já ninguém coloca nada? Então ganha o { word-rack } com menos pontos. Os outros perdem a diferença.
rules-score-total = Joga-se quantas rondas se quiser. Ganha a soma mais alta.
rules-score-chips = Os outros pagam { word-a-chip } por cada uma das suas { word-tiles }, até onde puderem.
rules-score-most = Ganha quem tem mais { word-chips }. Pode não ser quem acabou.
rules-score-tie = Em caso de empate ganha quem acabou.
rules-score-stuck = Ninguém pode continuar? Então todos pagam pelas suas { word-tiles }.
rules-score-match-chip = Quem acaba ganha a ronda e uma ficha. Ninguém paga nada.
rules-score-match = Ganha a partida quem tiver primeiro { $wins } fichas.
rules-score-match-stuck = O { word-pool } está vazio e já ninguém coloca nada? Então ganha quem tem menos { word-tiles }. Em caso de empate ninguém recebe a ficha.
rules-score-finds = Quando as { $colours } cores estão completas de 1 a { $highest }, ganha quem tem mais { word-chips }. Em caso de empate, a vitória é partilhada.
rules-next-draw = Na ronda seguinte tira-se outra vez para ver quem começa.
rules-next-winner = Quem ganhou começa a ronda seguinte.
rules-next-oldest = A pessoa mais velha começa também a ronda seguinte.
rules-next-youngest = A pessoa mais nova começa também a ronda seguinte.

# Below the examples
example-opens = Uma série do teu { word-rack } que vale o suficiente.
example-opens-joker = O joker vale o número que representa.
example-opens-and-adds = Primeiro a abertura, depois adiciona-se logo.
example-adds = Uma na ponta de uma série, uma numa linha.
example-combines = Uma sai da série e começa uma linha. A série recebe uma nova ponta.
example-splits = De uma série fazem-se duas.
example-rebuilds = Tudo é novo, e tudo volta a servir.
example-same-group = A mesma linha pode estar lá duas vezes.
example-swaps-and-lays = Põe { word-a-tile } do teu { word-rack } no lugar do joker. O joker volta logo à mesa.
example-grows-and-frees = A série cresce nas duas pontas e divide-se. O joker fica livre.
example-moves-joker = O joker muda de lugar na série e representa outra coisa.
example-table-frees = As vizinhas dele vão para as linhas. O joker fica livre.
example-lays-run = Uma série nova.
example-adds-ends = Adicionado nas pontas.
example-lays-and-adds = Colocar e adicionar na mesma jogada.
example-keeps-joker = Troca: o joker vai para o teu { word-rack }.
example-finishes = Era a última!
example-removes-joker = A série não precisa do joker. Ele ajuda outra.
example-adds-then-removes = Primeiro adiciona-se, e a série já não precisa do joker.
example-own-first = Primeiro a tua, depois adiciona-se a outra.
example-joker-into-first = Trocado, e colocado logo na tua primeira série.
example-joker-stays = A mesa mudou, e o joker continua lá.
example-finds-after = O número seguinte.
example-finds-before = O número anterior.
example-misses-gap = Falta um número no meio.
example-misses-colour = Outra cor.
card-no-rearranging = Neste jogo, as combinações da mesa não se alteram. Só podes adicionar cartas.
