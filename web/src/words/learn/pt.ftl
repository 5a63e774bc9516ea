learn-promise = Sem manual: joga pequenas situações e descobre. Uma tentativa errada não custa nada.
lessons-done = { $done } de { $count } aprendidas
also-classic = também para XXL e seis jogadores
lay-by-tapping = Toca nas pedras e depois no lugar para onde vão. Ou arrasta-as.
once-more = Outra vez
is-learnt = aprendida
all-lessons = Todas as lições
show-me = Mostra-me
now-you = Agora tu!
lesson-number = Lição { $number } de { $count }
next-lesson = Seguinte
path-done = Já sabes tudo!
play-it = Jogar uma partida
refused-lesson = Isso é outra coisa. Olha outra vez para a tarefa.

lesson-run = Uma série
try-run = Coloca uma série: três números seguidos, todos de uma cor.
learnt-run = Três ou mais seguidos, de uma cor: isso é uma série.
lesson-group = Uma linha
try-group = Coloca uma linha: três vezes o mesmo número, cada um de uma cor diferente.
learnt-group = O mesmo número em três ou quatro cores é uma linha.
lesson-wrap = Depois do 13
try-wrap = Tenta colocar 12, 13 e 1.
learnt-wrap = A série acaba no 13. O 1 vem sempre primeiro.
lesson-joker = O joker
try-joker = Falta um número. Deixa o joker substituí-lo.
learnt-joker = O joker pode ser qualquer pedra. O canto diz qual é agora.
lesson-opening-low = Poucos pontos
try-opening-low = A abertura precisa de 30 pontos. Coloca o 4, o 5 e o 6 vermelhos e vê o que falta.
learnt-opening-low = Cada pedra vale o seu número. 4 + 5 + 6 são 15: não chega para abrir.
lesson-opening = A abertura
try-opening = Abre com 30 pontos: coloca uma série e uma linha.
learnt-opening = Uma abertura pode ter várias combinações. Tudo vem do teu suporte.
lesson-open-first = Ainda não
try-open-first = Ainda não abriste. Tenta adicionar o 7 azul.
learnt-open-first = Antes da tua abertura, as combinações na mesa não são para ti.
lesson-opening-on = Abrir e continuar
try-opening-on = Abre com a tua série vermelha e adiciona o 7 azul na mesma jogada.
learnt-opening-on = Depois de abrir podes usar logo toda a mesa.
lesson-add = Adicionar
try-add = Adiciona uma pedra a cada uma das duas combinações.
learnt-add = O que está na mesa é de todos. Podes adicionar em qualquer lado.
lesson-split = Dividir
try-split = O teu número já está na série. Divide-a em duas para o teu caber.
learnt-split = Uma série longa pode dar duas, se cada uma tiver três pedras.
lesson-borrow = Pedir emprestado
try-borrow = Precisas de um 9 preto. Pede-o emprestado à linha.
learnt-borrow = Podes tirar uma pedra se o resto ainda for uma combinação.
lesson-combine = Combinar
try-combine = Adiciona o teu 8 à série. Depois usa o 5 dela para uma linha com os teus.
learnt-combine = Adicionar de um lado, tirar do outro: uma série deu duas combinações.
lesson-rearrange = Tudo de novo
try-rearrange = Transforma as séries em linhas para caberem o 2 vermelho e o 7 preto.
learnt-rearrange = Podes reorganizar toda a mesa. No fim cada combinação tem de estar certa.
lesson-joker-now = O joker não se guarda
try-joker-now = Põe o 7 vermelho no lugar do joker e tenta guardar o joker no suporte.
learnt-joker-now = Um joker da mesa é usado outra vez na mesma jogada.
lesson-joker-swap = Trocar o joker
try-joker-swap = Troca o joker pelo 7 vermelho e usa-o entre o teu 10 e o teu 12 pretos.
learnt-joker-swap = Quem tem a pedra que o joker representa fica com ele e usa-o logo.
lesson-joker-group = Um joker numa linha
try-joker-group = Substitui o joker pelo 11 preto e usa-o com as tuas pedras amarelas.
learnt-joker-group = Numa linha, qualquer das cores que faltam liberta o joker.
lesson-joker-split = Libertá-lo ao dividir
try-joker-split = Adiciona nas duas pontas, divide a série no joker e usa-o com os teus 1.
learnt-joker-split = Se sem ele ficam duas séries, o joker está livre.
lesson-joker-move = Mover o joker
try-joker-move = Adiciona o 7 amarelo à série. O joker muda de lugar.
learnt-joker-move = Um joker pode mudar de lugar e, com isso, de número.
lesson-joker-melds = Desfazer a série dele
try-joker-melds = O 5 e o 6 vermelhos cabem nas linhas. Assim o joker fica livre para as tuas pedras azuis.
learnt-joker-melds = Se as outras pedras da combinação encontram lugar, o joker está livre.
lesson-draw = Nada serve
try-draw = Aqui nada serve. Tira uma.
learnt-draw = Quem não pode ou não quer jogar tira uma. A jogada acaba aí.
lesson-end = O fim
try-end = Coloca as tuas duas últimas pedras.
learnt-end = Quem fica sem pedras ganha. Os outros perdem os pontos que ainda têm; um joker conta 25.
lesson-double = Nenhuma cor duas vezes
try-double = Tenta colocar uma linha em que uma cor aparece duas vezes.
learnt-double = Numa linha cada cor aparece só uma vez, mesmo que a caixa tenha mais.
lesson-xxl = Números grandes
try-xxl = Números maiores, as mesmas regras. Coloca as quatro pedras.
learnt-xxl = Já conheces todas as mesas desta família, de dois a seis jogadores.

lesson-find = O vizinho
try-find = Toca na pedra que vem logo antes ou depois.
learnt-find = A mesma cor, o número seguinte: serve.
lesson-find-before = Três seguidas
try-find-before = Já lá estão duas. Com qual são três?
learnt-find-before = Três seguidas: isso é uma série.
lesson-find-miss = Uma pedra errada
try-find-miss = Toca numa pedra que não serve. O que acontece?
learnt-find-miss = Nada de mal. Experimenta simplesmente outra.
lesson-find-end = A última
try-find-end = Falta uma pedra. Onde está?
learnt-find-end = Agora está tudo, de 1 a 10.
lesson-find-name = Sê tu o guia
try-find-name = Agora o guia és tu. Toca numa pedra qualquer para começar.
learnt-find-name = Agora todos procuram as vizinhas. { $kind ->
    [stars] Cada pedra encontrada dá uma estrela.
   *[chips] Cada pedra encontrada dá uma ficha.
 }

lesson-no-groups = Só séries
try-no-groups = Tenta colocar três vezes o mesmo número.
learnt-no-groups = Neste jogo só contam séries.
lesson-no-rearranging = O que está na mesa fica
try-no-rearranging = Tira a última pedra da série e tenta começar outra com ela.
learnt-no-rearranging = Neste jogo as séries ficam como estão. Só podes adicionar.
lesson-joker-use = Trocar e usar
try-joker-use = Põe a pedra certa no lugar do joker. Depois coloca o joker com as outras duas.
learnt-joker-use = Quem tem a pedra certa fica com o joker e pode usá-lo logo.
lesson-joker-keep = Trocar e guardar
try-joker-keep = Põe a pedra certa no lugar do joker e leva o joker para o teu suporte.
learnt-joker-keep = O joker agora é teu, para outra jogada.
lesson-joker-wrong = A pedra errada
try-joker-wrong = Este joker é um 9. Tenta ficar com ele usando o teu 6.
learnt-joker-wrong = Só a pedra que o joker representa o pode substituir.
lesson-draw-pays = Pagar e tirar
try-draw-pays = { $kind ->
    [stars] Aqui nada serve. Paga uma estrela e tira uma.
   *[chips] Aqui nada serve. Paga uma ficha e tira uma.
 }
learnt-draw-pays = { $kind ->
    [stars] Tirar custa uma estrela. Quem já não tem passa.
   *[chips] Tirar custa uma ficha. Quem já não tem passa.
 }
lesson-end-counters = A última pedra
try-end-counters = Coloca todas as tuas pedras.
learnt-end-counters = { $kind ->
    [stars] A última pedra dá mais uma estrela. Os outros pagam uma por cada pedra que têm. Ganha quem tem mais estrelas.
   *[chips] A última pedra dá mais uma ficha. Os outros pagam uma por cada pedra que têm. Ganha quem tem mais fichas.
 }
lesson-two-jokers = Dois jokers
try-two-jokers = Faltam dois números. Usa os dois jokers.
learnt-two-jokers = Uma série pode ter vários jokers.
lesson-joker-leave = Tirar um joker
try-joker-leave = Passa o joker da série dele para a preta, para o teu 10 caber.
learnt-joker-leave = Um joker pode sair se ficarem três pedras. Vai para outra série da mesa.
lesson-joker-new-run = Não para uma nova
try-joker-new-run = Tira o joker da série dele e tenta começar outra com ele.
learnt-joker-new-run = Um joker tirado assim só vai para uma série que já lá estava.

lesson-own-first = Primeiro uma série tua
try-own-first = Ainda não colocaste nenhuma série. Tenta adicionar a esta.
learnt-own-first = Primeiro coloca uma série tua. Depois podes adicionar.
lesson-own-then-add = Colocar e adicionar
try-own-then-add = Coloca uma série tua e adiciona o 5 azul na mesma jogada.
learnt-own-then-add = Depois de uma série tua podes adicionar a todas as da mesa.
lesson-joker-end = Um joker na ponta
try-joker-end = Este joker é um 3 azul. Troca-o e usa-o com as tuas cartas amarelas.
learnt-joker-end = Um joker na ponta também se troca, para usar logo ou mais tarde.
lesson-give-back = Quinze cartas
try-give-back = Tens 15 cartas. Tira uma e devolve uma qualquer.
learnt-give-back = Ninguém tem mais de 15 cartas.
lesson-end-cards = A última carta
try-end-cards = Coloca todas as tuas cartas.
learnt-end-cards = Quem coloca a última carta recebe uma ficha. Três fichas ganham a partida.

lesson-own-rearrange = Primeiro algo teu
try-own-rearrange = Ainda não colocaste nada. Tenta tirar o 4 azul para uma linha.
learnt-own-rearrange = Primeiro coloca uma combinação tua. Depois podes reorganizar.
lesson-leftover = O que deixas
try-leftover = Tenta tirar o 2 azul da série para uma linha.
learnt-leftover = O que deixas tem de ser uma combinação. O 1 azul ficou sozinho.
lesson-take-all = Pegar em tudo
try-take-all = Desfaz as duas séries e coloca três linhas com as tuas cartas.
learnt-take-all = Podes pegar em combinações inteiras e colocá-las de novo com cartas tuas.
lesson-joker-colour = Um joker numa linha
try-joker-colour = Põe o 4 azul no lugar do joker e fica com o joker.
learnt-joker-colour = Qualquer das cores que faltam o liberta. O joker é teu, para agora ou para depois.
lesson-joker-stays = Um joker fica
try-joker-stays = Adiciona o 1 vermelho e tenta ficar com o joker.
learnt-joker-stays = Sem a pedra que representa, um joker fica na mesa.
lesson-joker-moves = Um joker muda de lugar
try-joker-moves = A série vermelha não precisa do joker. Usa-o com as tuas cartas azuis.
learnt-joker-moves = Ao reorganizar, um joker pode ir para outra combinação.
