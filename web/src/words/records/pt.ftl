# The ways to a record
own-tables = Jogos deste aparelho
no-own-tables = Ainda não acabou nenhum jogo numa mesa deste aparelho.
match-number = partida { $number }
record-kept = Um registo que tens
record-paste = Cola aqui o texto
record-replay = Rever
record-file = Escolher um ficheiro
record-drop = ou larga-o aqui

# What is wrong with one
record-no-record = Isto não é o registo de um jogo.
record-too-large = Este texto é demasiado longo para um registo.
record-illegal = Uma jogada deste registo não é válida.
record-different = Este registo foi alterado ou não está completo.
record-line = É na linha { $number }.
record-field = É em { $name }.
record-expected = Esperava-se isto
record-got = Está lá isto

# The replay
record-unfinished = Este jogo não acabou.
another-record = Outro registo
replay-view = Vista
view-everyone = As pedras de todos
view-of = Como { $player } o viu
replay-steps = Passos da ronda
to-start = Para o início
step-back = Um passo atrás
step-on = Um passo em frente
to-end = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-pace = Ritmo

# What was found
verified-all = Todas as jogadas são válidas e cada mistura é a que foi prometida antes da distribuição.
verified-turns = { $proved ->
    [0] Todas as jogadas são válidas. A semente da mistura ainda não é conhecida.
   *[other] Todas as jogadas são válidas. A mistura está provada em { $proved } de { $rounds } rondas.
 }
verified-not-fair = Todas as jogadas são válidas, mas uma mistura não é a prometida.
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
