# The ways to a record
own-tables = Partidas deste aparelho
no-own-tables = Ainda não acabou nenhuma partida numa mesa deste aparelho.
match-number = partida { $number }
record-kept = Um registo que tens
record-paste = Cola aqui o texto
record-replay = Rever
record-file = Escolher um ficheiro
record-drop = ou larga-o aqui

# What is wrong with one
record-no-record = Isto não é o registo de uma partida.
record-too-large = Este texto é demasiado longo para um registo.
record-illegal = Uma jogada deste registo não é válida.
record-different = Este registo foi alterado ou não está completo.
record-line = É na linha { $number }.
record-field = É em { $name }.
record-expected = Esperava-se
record-got = Em vez disso está

# The replay
record-unfinished = Esta partida não acabou.
another-record = Outro registo
replay-view = Vista
view-everyone = As pedras de todos
view-of = Como { $player } o viu
replay-steps = Passos da ronda
to-start = Para o início
to-end = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-pace = Ritmo

# What was found
verified-all = Todas as jogadas são válidas e cada baralhamento é o que foi prometido antes da distribuição.
verified-turns = { $proved ->
    [0] Todas as jogadas são válidas. A semente do baralhamento ainda não é conhecida.
   *[other] Todas as jogadas são válidas. O baralhamento está provado em { $proved } de { $rounds } rondas.
 }
verified-not-fair = Todas as jogadas são válidas, mas um baralhamento não é o prometido.
save-text = Guardar como texto
save-json = Guardar como JSON

# What is seen
lying-open = À vista na mesa
mark-laid = nova
mark-shifted = movida

# What happened
told-dealt = As pedras estão distribuídas.
told-spread = Todas as pedras estão à vista na mesa.
told-drew = { $player } tira: { tile-name }.
told-gave-back = { $player } devolve: { tile-name }.
told-gave-back-hidden = { $player } devolve uma pedra.
told-late = O tempo de { $player } acabou.
told-found = { $player } encontra: { tile-name }.
told-missed = { $player } aponta para: { tile-name }. Não serve aqui.
told-blocked = Ninguém pode continuar.
told-match-won = { $player } ganha a partida.

# Reasons that are told only of records
meld-empty = Uma combinação não tem pedras.
number-out-of-range = Aqui não há nenhum { $number }: os números vão de 1 a { $max }.
colour-not-in-game = Este jogo não tem pedras desta cor.
tile-invented = Foi colocada uma pedra que não estava nem na mesa nem no suporte.
unknown-seat = Esse lugar não existe.
seat-left = Quem estava neste lugar saiu do jogo.
no-time-limit = Este jogo não tem limite de tempo.
not-on-rack = Esta pedra não está no suporte.
starter-unwanted = Neste jogo decide-se de outro modo quem começa.
ages-per-seat = Aqui é precisa a idade de todos.
seed-twice = Este lugar já deu uma semente.
seed-unreadable = Uma semente tem de 1 a 64 letras ou algarismos.
