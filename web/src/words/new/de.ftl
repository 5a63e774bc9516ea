i-guide = Ich leite das Spiel und nenne die Steine
as-booklet = wie in der Anleitung
own-rules = { $count ->
    [one] eine eigene Regel
   *[other] { $count } eigene Regeln
 }
back-to-booklet = Zurück zur Anleitung
booklet-says = Anleitung: { $value }
at-this-table = An diesem Tisch
show-drafts = Alle sehen, was im Zug ausprobiert wird
allow-watching = Andere dürfen zuschauen
yes = ja
no = nein
from-to = { $low } bis { $high }

# House rules as a code
rule-code = Regelcode
copy-code = Code kopieren
code-copied = Code kopiert
paste-code = Regelcode einfügen
take-over = Übernehmen
wrong-edition = „{ $part }“ ist kein Spiel. Ein Regelcode beginnt mit einem von diesen: { $ids }.
wrong-letter = „{ $part }“ ist keine Regel dieses Spiels ({ $game }). Erwartet wird einer dieser Buchstaben und dann sein Wert: { $letters }.
wrong-twice = „{ $part }“ sagt das ein zweites Mal: { $option }. Einmal genügt.
wrong-value = „{ $part }“ ist nicht möglich. Erwartet wird für „{ $option }“: { $expected }.

# The options of the editions
option-max-jokers-per-set = Joker in einer Kombination höchstens
value-max-jokers-per-set-null = beliebig viele
option-must-play-if-able = Wer legen kann, muss legen
option-time-limit-seconds = Zeitlimit: Sekunden für einen Zug
option-timeout-policy = Wenn die Zeit um ist
value-timeout-policy-literal = nur lose Steine gehen zurück
value-timeout-policy-rollback = der ganze Zug geht zurück
option-rounds = Runden
option-next-starter = Wer die nächste Runde beginnt
value-next-starter-draw = wer die höchste Zahl zieht
value-next-starter-winner = wer gewonnen hat
value-next-starter-oldest = die älteste Person
value-next-starter-youngest = die jüngste Person
option-blocked-scoring = Wenn niemand mehr legen kann
value-blocked-scoring-difference = das niedrigste Brett gewinnt
value-blocked-scoring-none = niemand gewinnt
option-opening = Punkte für die Eröffnung
option-penalty-tiles = Strafsteine, wenn die Zeit um ist
option-joker-points = Punkte für einen Joker auf dem Brett
option-finish-bonus = Belohnung für ein leeres Brett
option-tie-break = Bei Gleichstand gewinnt, wer fertig wurde
value-tie-break-finisher = falls im Gleichstand dabei
value-tie-break-all-level = nur wenn alle gleich stehen
option-bank = Was die Bank zahlen kann
value-bank-unlimited = so viel wie nötig
value-bank-51 = 51, dann ist sie leer
option-chips-to-win = Chips, mit denen man die Partie gewinnt
option-hand-limit = Grenze: Karten auf dem Bänkchen höchstens
option-hand-limit-sticky = Die Grenze gilt, einmal erreicht, bis zum Ende der Runde
option-joker-replace-by-layer = Wer einen Joker gelegt hat, darf ihn gegen die richtige Karte zurücknehmen
plays-helper = spielt zum Spaß, übersieht manches und sagt, was er tut
plays-beginner = legt eigene Kombinationen und legt an andere an
plays-casual = ordnet höchstens zwei Kombinationen um
plays-solver = legt immer so viel, wie er kann
plays-patient = hält seine Kombinationen zurück, bis er alles ablegen kann
plays-searcher = stellt sich vor, was die anderen haben, und probiert jede Möglichkeit durch
plays-expert = liest aus dem Spiel der anderen, was sie haben, und rechnet sehr viele Pläne durch
plays-finder = sucht so langsam wie ein Kind und irrt sich manchmal
