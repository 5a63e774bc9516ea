i-guide = Guio o jogo e digo o nome das pedras
as-booklet = como nas instruções
own-rules = { $count ->
    [one] uma regra própria
   *[other] { $count } regras próprias
 }
back-to-booklet = Voltar às instruções
booklet-says = Instruções: { $value }
at-this-table = Nesta mesa
show-drafts = Todos veem o que experimenta quem está a jogar
allow-watching = Outros podem assistir
yes = sim
no = não
from-to = de { $low } a { $high }

# House rules as a code
rule-code = Código das regras
copy-code = Copiar o código
code-copied = Código copiado
paste-code = Colar um código das regras
take-over = Usar
wrong-edition = «{ $part }» não é um jogo. Um código das regras começa por um destes: { $ids }.
wrong-letter = «{ $part }» não é uma regra deste jogo ({ $game }). Esperava-se uma destas letras e depois o seu valor: { $letters }.
wrong-twice = «{ $part }» diz isto pela segunda vez: { $option }. Uma vez basta.
wrong-value = «{ $part }» não é possível. Para «{ $option }» esperava-se: { $expected }.

# The options of the editions
option-max-jokers-per-set = Máximo de jokers numa combinação
value-max-jokers-per-set-null = quantos se quiser
option-must-play-if-able = Quem pode colocar tem de colocar
option-time-limit-seconds = Limite de tempo: segundos por jogada
option-timeout-policy = Quando acaba o tempo
value-timeout-policy-literal = só voltam as pedras soltas
value-timeout-policy-rollback = volta a jogada inteira
option-rounds = Rondas
option-next-starter = Quem começa a próxima ronda
value-next-starter-draw = quem tira o número mais alto
value-next-starter-winner = quem ganhou
value-next-starter-oldest = a pessoa mais velha
value-next-starter-youngest = a pessoa mais nova
option-blocked-scoring = Quando já ninguém pode jogar
value-blocked-scoring-difference = ganha o suporte mais baixo
value-blocked-scoring-none = ninguém ganha
option-opening = Pontos para a abertura
option-penalty-tiles = Pedras de penalização quando acaba o tempo
option-joker-points = Pontos por um joker que fica no suporte
option-finish-bonus = Prémio por um suporte vazio
option-tie-break = Num empate ganha quem terminou
value-tie-break-finisher = se estiver entre os empatados
value-tie-break-all-level = só se todos estiverem empatados
option-bank = O que a banca pode pagar
value-bank-unlimited = quanto for preciso
value-bank-51 = 51, depois fica vazia
option-chips-to-win = Fichas que ganham a partida
option-hand-limit = Limite: máximo de cartas no suporte
option-hand-limit-sticky = O limite, uma vez atingido, vale até ao fim da ronda
option-joker-replace-by-layer = Quem colocou um joker pode recuperá-lo com a carta certa
plays-helper = joga por gosto, não vê tudo e diz o que faz
plays-beginner = coloca as suas combinações e adiciona às outras
plays-casual = reorganiza, no máximo, duas combinações
plays-solver = coloca sempre tudo o que pode
plays-patient = guarda as suas combinações até poder terminar
plays-searcher = imagina o que os outros têm e experimenta cada possibilidade
plays-expert = deduz do jogo dos outros o que têm e experimenta muitíssimos planos
plays-finder = procura ao ritmo de uma criança e às vezes engana-se
