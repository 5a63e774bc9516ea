colour-adj = { $colour ->
    [black] preto
    [red] vermelho
    [blue] azul
    [yellow] amarelo
    [green] verde
    [orange] laranja
   *[other] { $colour }
 }
colour-noun = o { colour-adj }
number-word = { $number ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] joker
   *[other] { $number } { colour-adj }
 }
tile-the = o { tile-name }
tile-spoken = { $colour ->
    [joker] o joker
   *[other] o { number-word } { colour-adj }
 }
run-rule = Uma série precisa de pelo menos três pedras seguidas da mesma cor.
group-rule = Uma linha tem três ou quatro pedras com o mesmo número, cada uma de uma cor diferente.
meld-too-short = { $count ->
    [one] Uma pedra não chega. Uma combinação precisa de pelo menos três.
   *[other] { $count } pedras não chegam. Uma combinação precisa de pelo menos três.
 }
run-gap = Há um buraco nesta série.
run-mixed-colours = Uma série só pode ter uma cor.
run-wrap = A série acaba no { $max }. Depois não vem o 1.
group-double-colour = Esta linha tem { colour-noun } duas vezes.
group-not-allowed = Neste jogo só há séries, não há linhas.
not-a-meld = Estas pedras não formam nem uma série nem uma linha.
only-jokers = Só jokers não vale. Adiciona uma pedra com número.
too-many-jokers = { $max ->
    [one] Aqui só pode haver um joker por combinação.
   *[other] Aqui pode haver, no máximo, { $max } jokers por combinação.
 }
joker-swap-wrong = Só { tile-the } pode substituir este joker.
opening-too-low = A tua abertura vale { $value }. Precisas de { $needed }.
opening-own-tiles = A abertura tem de sair toda do teu suporte.
open-first = Primeiro faz a tua abertura. Depois podes adicionar pedras a qualquer combinação.
own-run-first = Primeiro coloca uma série tua.
joker-use-now = Se pegares num joker da mesa, usa-o ainda nesta jogada.
table-tile-on-rack = { $count ->
    [one] Passaste uma pedra da mesa para o teu suporte. Devolve-a à mesa.
   *[other] Passaste { $count } pedras da mesa para o teu suporte. Devolve-as à mesa.
 }
play-or-draw = Coloca pelo menos uma pedra do teu suporte ou tira uma do pote.
no-rearranging = Neste jogo, as combinações da mesa não se alteram. Só podes adicionar pedras.
leftover-invalid = O que deixas na mesa tem de continuar a ser uma série ou uma linha.
your-turn = É a tua vez!
their-turn = Agora joga { $player }.
you-drew = Tiraste uma pedra: { tile-name }.
they-drew = { $count ->
    [one] { $player } tira uma pedra.
   *[other] { $player } tira { $count } pedras.
 }
they-played = { $count ->
    [one] { $player } coloca uma pedra.
   *[other] { $player } coloca { $count } pedras.
 }
pool-left = { $count ->
    [one] Resta uma pedra no pote.
   *[other] Restam { $count } pedras no pote.
 }
pool-empty = O pote está vazio. Coloca pedras ou passa.
nothing-found = Agora não há nada para colocar. Tira uma pedra.
hint-tiles = { $count ->
    [one] Podes colocar uma pedra.
   *[other] Podes colocar { $count } pedras.
 }
time-left = { $count ->
    [one] Falta um segundo.
   *[other] Faltam { $count } segundos.
 }
time-up-penalty = { $count ->
    [0] Acabou o tempo!
    [one] Acabou o tempo! Recebes uma pedra de penalização.
   *[other] Acabou o tempo! Recebes { $count } pedras de penalização.
 }
hand-limit = Tens { $limit } cartas. Devolve uma.
reward-won = { $kind ->
    [stars] { $count ->
        [one] Ganhas uma estrela!
       *[other] Ganhas { $count } estrelas!
     }
   *[chips] { $count ->
        [one] Ganhas uma ficha!
       *[other] Ganhas { $count } fichas!
     }
 }
pay-and-draw = { $kind ->
    [stars] Pagas uma estrela e tiras uma pedra.
   *[chips] Pagas uma ficha e tiras uma pedra.
 }
well-done = Muito bem!
try-again = Quase. Experimenta outra pedra!
guide-asks = Este é { tile-the }. O que vem antes ou depois?
run-made = Já é uma série!
run-complete = A série está completa!
round-won = { $who ->
    [you] Ganhas esta ronda!
   *[other] { $player } ganha esta ronda.
 }
tie = Empate!
hand-device = Passa o aparelho a { $player }.
tiles-left = { $count ->
    [one] Só resta uma pedra a { $player }.
   *[other] Só restam { $count } pedras a { $player }.
 }
round-score = { $count ->
    [one] { $player }: { $signed } ponto
   *[other] { $player }: { $signed } pontos
 }
seat-to-bot = Um bot joga por { $player }.

# The table
joker-as = joker como { $tile }
meld-number = Combinação { $number }
put-here = Colocar no fim da combinação { $number }
put-between = Colocar no lugar { $place } da combinação { $number }
new-meld = Nova combinação
your-rack = O teu suporte, { $count ->
    [one] uma pedra
   *[other] { $count } pedras
 }
back-to-rack = Devolver ao suporte
shift-left = Mover para a esquerda
shift-right = Mover para a direita
players = Jogadores
tiles-held = { $count ->
    [one] uma pedra
   *[other] { $count } pedras
 }
seat-number = Lugar { $number }
has-left = saiu
seat-free = livre
bot = bot
away = ausente
level-helper = Ajudante
level-beginner = Principiante
level-casual = Amador
level-solver = Calculador
level-patient = Paciente
level-searcher = Explorador
level-expert = Especialista
level-finder = Detetive
your-turn-label = É a tua vez
your-turn-of = { $player }, é a tua vez
where-to = Para onde vai { tile-the }?
where-to-many = Para onde vão as { $count } pedras?
plan-ahead = Vai planeando, só tu vês.
plan-broke = A mesa mudou: uma parte do teu plano foi anulada.
you-start = Começas tu.
they-start = Começa { $player }.
you-played = { $count ->
    [one] Colocaste uma pedra.
   *[other] Colocaste { $count } pedras.
 }
they-passed = { $player } passa.
they-left = { $player } saiu.
they-are-back = { $player } voltou.
sort = Ordenar
sort-by-number = Ordenar por número
sort-by-colour = Ordenar por cor
your-draft = O teu rascunho
undo = Anular
redo = Refazer
reset = Repor
draw = Tirar pedra
pass = Passar
press-again = Prime de novo
tiles-go-back = as tuas pedras voltam atrás
pool-count = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
 }
end-turn = Terminar jogada
flaw-count = { $count ->
    [one] ainda há um erro
   *[other] ainda há { $count } erros
 }
table = Mesa
round-number = Ronda { $number }
show-last-move = Mostrar a última jogada
move-before = Antes
move-after = Depois
tidy-up = Arrumar a mesa

# The connection
connection-lost = Ligação perdida.
reconnecting = A ligar de novo…
sent-later = A tua jogada será enviada assim que a ligação voltar.
plays-elsewhere = Estás a jogar neste lugar numa janela mais recente.
table-pauses = A mesa faz uma pequena pausa. Nada se perde.
server-away = O servidor não responde. Ainda está a funcionar?
away-tries = A página continua a tentar.
away-works = O bloco de pontos e as regras funcionam sem ele.
away-goes-on = Assim que o servidor responder, continuas aqui.

# The end of a round
score-pad = Bloco de pontos
round = Ronda
total = Total
what-was-left = O que sobrou
nothing-left = não sobrou nada
rematch = Desforra
next-round = Próxima ronda
match-won = { $who ->
    [you] Ganhas a partida!
   *[other] { $player } ganha a partida.
 }
match-shared = Empate! { $players } partilham a vitória.
rounds-won = Rondas ganhas

# The start
start-heading = Rummy de pedras para toda a mesa
start-promise = Sem conta, sem anúncios. Os bots estão identificados e cada baralhamento pode ser verificado.
play-now = Jogar já
play-now-how = com bots, de imediato
go-on = Continuar
language = Idioma
back-to-start = Voltar ao início
you = Tu
edition-classic = Clássico
edition-xxl = XXL
edition-six-160 = Seis jogadores
edition-six-106 = Caixa para seis, 106 pedras
edition-six-108 = Caixa para seis, 108 pedras
edition-junior = Júnior com fichas
edition-junior-intro = Jogo de introdução (fichas)
edition-stars = Júnior com estrelas
edition-stars-intro = Jogo de introdução (estrelas)
edition-cards = Cartas ilustradas
edition-cards-pro = Cartas ilustradas para profissionais
with-friends = Jogar com amigos
with-friends-how = envia um link
pass-and-play = Num só aparelho
pass-and-play-how = de mão em mão
join-heading = Entrar numa mesa
join-how = com o código da sala

# A new table, and joining one
which-game = Que jogo?
players-from-to = { $low }–{ $high } jogadores
who-plays = Quem joga?
how-many = Quantos
sits-friend = alguém com um link
sits-here = alguém neste aparelho
bot-of-level = Bot · { $level }
your-name = O teu nome
name = Nome
house-rules = Regras da casa
no-limit = nenhum
allow-hints = As dicas são permitidas
open-table = Abrir a mesa
room-code = Código da sala
sit-down = Tomar lugar
refused-no-free-seat = Essa mesa não existe ou não tem nenhum lugar livre. Confirma o código.
refused-not-your-seat = Não podes ver esta mesa.
refused-bad-name = Um nome tem de 1 a 20 caracteres.
refused-name-taken = Alguém nesta mesa já tem esse nome. Escolhe outro.
refused-too-many-tries = Demasiados códigos errados. Espera dez minutos ou usa um link.
refused-no-offer = Este link já foi usado ou tem mais de dez minutos.
refused-paused = De momento não é possível guardar nada. Nada se perde. Tenta de novo daqui a pouco.

# Before the deal, and passing the device on
waits-for-somebody = espera por alguém
invite = Convidar
qr-code = Código QR com o link para esta mesa
share-link = Partilhar o link
link-copied = Link copiado
begin = Começar
waits-for-all = À espera de todos
i-am = Sou { $player }

# Hints
hint = Dica
chance-nothing = { nothing-found }
chance-no-opening = Ainda não podes fazer a tua abertura. Tira uma pedra.
chance-opening = Podes fazer a tua abertura com pedras do teu suporte.
chance-opening-and-table = Podes fazer a tua abertura e continuar logo com a mesa.
chance-rack = Podes colocar alguma coisa do teu suporte.
chance-table = Podes colocar alguma coisa com combinações da mesa.

# Settings
settings = Definições
back = Voltar
install-page = Instalar neste aparelho
look-theme = Cores da página
look-theme-system = como o aparelho
look-theme-light = claras
look-theme-dark = escuras
look-contrast = Contraste
look-contrast-system = como o aparelho
look-contrast-usual = normal
look-contrast-more = alto
look-size = Tamanho das pedras e dos números
look-size-usual = normal
look-size-xxl = muito grande
look-symbols = Símbolos das cores
look-symbols-on = visíveis
look-symbols-off = ocultos
look-hand = Botões
look-hand-right = para a mão direita
look-hand-left = para a mão esquerda
look-pace = Jogadas dos outros
look-pace-calm = com calma
look-pace-quick = depressa
look-pace-none = de imediato

# Further reasons why something is not legal
run-too-long = Uma série tem, no máximo, { $max } pedras. Esta tem { $count }.
group-too-large = Uma linha tem, no máximo, { $max } pedras. Esta tem { $count }.
tile-lost = Falta uma pedra da mesa. Devolve-a à mesa.
joker-to-rack = Só ficas com um joker se colocares no lugar dele a pedra que ele representa.
joker-own = Foste tu que colocaste este joker, por isso não podes recuperá-lo.
joker-existing-run = Um joker em que pegas sem o substituir vai para uma série que já lá estava antes da tua jogada.
joker-keeps-three = Um joker só pode sair de uma série se lá ficarem pelo menos três pedras.
not-your-turn = Ainda não é a tua vez.
not-now = Agora isso não é possível.
must-play = Podes colocar alguma coisa, por isso tens de o fazer.
no-chips = { $kind ->
    [stars] Tirar uma pedra custa uma estrela e não tens nenhuma. Coloca pedras ou passa.
   *[chips] Tirar uma pedra custa uma ficha e não tens nenhuma. Coloca pedras ou passa.
 }
pool-not-empty = Só podes passar se não puderes tirar nenhuma pedra. Coloca pedras ou tira uma.
tile-not-open = Esta pedra não está virada para cima na mesa.

# Company
speak-again = Dizer outra vez
counters = { $kind ->
    [stars] { $count ->
        [one] uma estrela
       *[other] { $count } estrelas
     }
   *[chips] { $count ->
        [one] uma ficha
       *[other] { $count } fichas
     }
 }
give-back = Devolver
bot-instead = Deixar um bot jogar por { $player }
bot-plays-for-you = Um bot joga por ti.
play-again = Voltar a jogar
leave-table = Sair da mesa
talk = Dizer alguma coisa
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Bem jogado!
say-thanks = Obrigado!
say-sorry = Desculpa!
say-one-moment = Um momento, por favor.
say-your-turn = É a tua vez.
say-again = Mais uma?
say-goodbye = Até à próxima!
say-smile = um sorriso
say-laugh = uma gargalhada
say-wow = uma cara de espanto
say-think = uma cara pensativa
say-sad = uma cara triste
say-heart = um coração

# After the end
check-shuffle = Verificar o baralhamento
shuffle-fair = O baralhamento ficou fixado antes da distribuição. Verificado neste aparelho.
shuffle-false = A distribuição não corresponde ao baralhamento prometido.
shuffle-code = Código { $code }
review = Analisar as jogadas
replay-game = Rever a partida inteira
save-record = Guardar o registo
share-record = Partilhar o registo
copy-record = Copiar o registo
record-copied = Registo copiado
turn-before = Jogada anterior
turn-after = Jogada seguinte
turn-of = Jogada { $number } de { $count }: { $player }
missed-tiles = { $count ->
    [one] Podia ter-se colocado mais uma pedra.
   *[other] Podiam ter-se colocado mais { $count } pedras.
 }
nothing-missed = Não se podia jogar melhor.
rack-before = O suporte antes
was-played = A mesa depois
best-play = A melhor jogada
nothing-there = nada
table-empty = A mesa ainda está vazia.

# The solver
more = Mais
learn = Aprender
learn-how = experimenta as regras
records = Registos
records-how = rever uma partida
solver = Melhor jogada
solver-how = havia uma jogada melhor?
has-opened = Já fiz a minha abertura
rack = Suporte
take-away = Retirar { tile-the }
all-tiles = Todas as pedras
step-of = Passo { $number } de { $count }
step-back = Um passo atrás
step-on = Um passo em frente
is-proved = Está provado que nenhuma jogada é melhor.
rules = Regras

# The score pad
score-pad-how = para jogar numa mesa de verdade
pad-points = Marca quem ganhou e escreve os pontos que os outros ainda têm. Um joker conta { $joker }.
pad-counters = { $kind ->
    [stars] Escreve quantas estrelas tem cada pessoa no fim.
   *[chips] Escreve quantas fichas tem cada pessoa no fim.
 }
pad-wins = Marca quem ganhou a ronda e recebe uma ficha. Ganha quem tiver primeiro { $wins }.
pause = Pausa
won-by = { $player } ganha a ronda { $number }
left-of = { $player }, ronda { $number }
new-pad = Novo bloco
sand-glass = Ampulheta, 2 minutos
time-is-up = Acabou o tempo
look-sound = Um som quando é a tua vez
look-sound-off = desligado
look-sound-on = ligado
look-vibration = Vibração quando é a tua vez
look-vibration-off = desligada
look-vibration-on = ligada

# Further words
player-number = Jogador { $number }
play-here = Jogar aqui
no-longer-yours = Esta mesa já não é a tua.
refused-not-away = Isso só é possível quando alguém está ausente há um minuto.
refused-elsewhere = Estás a jogar neste lugar numa janela mais recente.
refused-match-runs = A partida ainda não acabou.
refused-too-long = Demorou demasiado. Tenta de novo.
refused-failed = Alguma coisa correu mal aqui. Nada do que foi feito antes se perde.

# Tables of this device, links, and the server
your-tables = As tuas mesas
more-tables = { $count ->
    [one] Mais uma mesa
   *[other] Mais { $count } mesas
 }
table-over = Terminada
table-runs = A partida está a decorrer
table-ready = Tudo pronto para começar
table-gone = Esta mesa já não existe.
remove-table = Tirar desta lista
you-watch = Estás a assistir
you-guide = És quem guia o jogo
they-try = { $player } experimenta isto:
age-from = a partir dos { $low } anos
age-from-to = { $low }–{ $high } anos
round-minutes = cerca de { $minutes } min por ronda
new-table = Mesa nova
lost-way = Este link não leva a lado nenhum. Aqui está o início.
lost-in-list = Este link não leva a lado nenhum. Escolhe da lista.
page-too-old = O Rackrun foi atualizado. Carrega a página de novo; nada se perde.
load-again = Carregar de novo
link-to-nothing = Este link não leva a nenhuma mesa. Talvez esteja cortado ou a mesa já não exista. Pede o link outra vez ou escreve o código da sala.
table-full = Nesta mesa todos os lugares estão ocupados.
type-code = Escrever um código de sala
watch = Assistir
no-watching = Essa mesa não existe ou não se pode assistir. Confirma o código.
other-device = Jogar noutro aparelho
other-device-how = Abre lá este link dentro de dez minutos ou lê a imagem com a câmara. Depois jogas lá e já não aqui.
other-device-again = Onde jogas agora, escolhe outra vez «Jogar noutro aparelho».
let-watch = Deixar outros assistir
let-watch-how = Quem abre este link vê a mesa, mas nenhum suporte.
copy-link = Copiar o link
only-here = Só este computador pode abrir o link. Para outros aparelhos, inicia o Rackrun com: rackrun serve --lan
