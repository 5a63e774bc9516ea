i-guide = Ik begeleid het spel en noem de stenen
as-booklet = zoals in het boekje
own-rules = { $count ->
    [one] één eigen regel
   *[other] { $count } eigen regels
 }
back-to-booklet = Terug naar het boekje
booklet-says = Boekje: { $value }
at-this-table = Aan deze tafel
show-drafts = Iedereen ziet wat in een beurt wordt geprobeerd
allow-watching = Anderen mogen toekijken
yes = ja
no = nee
from-to = { $low } tot en met { $high }

# House rules as a code
rule-code = Regelcode
copy-code = Code kopiëren
code-copied = Code gekopieerd
paste-code = Regelcode plakken
take-over = Overnemen
wrong-edition = “{ $part }” is geen spel. Een regelcode begint met een van deze: { $ids }.
wrong-letter = “{ $part }” is geen regel van dit spel ({ $game }). Verwacht wordt een van deze letters en dan de waarde: { $letters }.
wrong-twice = “{ $part }” zegt dit een tweede keer: { $option }. Eén keer is genoeg.
wrong-value = “{ $part }” is niet mogelijk. Verwacht wordt voor “{ $option }”: { $expected }.

# The options of the editions
option-max-jokers-per-set = Hoogste aantal jokers in een combinatie
value-max-jokers-per-set-null = zoveel je wilt
option-must-play-if-able = Wie kan leggen, moet leggen
option-time-limit-seconds = Tijdslimiet: seconden per beurt
option-timeout-policy = Als de tijd om is
value-timeout-policy-literal = alleen losse stenen gaan terug
value-timeout-policy-rollback = de hele beurt gaat terug
option-rounds = Rondes
option-next-starter = Wie de volgende ronde begint
value-next-starter-draw = wie het hoogste cijfer pakt
value-next-starter-winner = wie gewonnen heeft
value-next-starter-oldest = de oudste
value-next-starter-youngest = de jongste
option-blocked-scoring = Als niemand meer kan leggen
value-blocked-scoring-difference = het laagste plankje wint
value-blocked-scoring-none = niemand wint
option-opening = Punten voor de opening
option-penalty-tiles = Strafstenen als de tijd om is
option-joker-points = Punten voor een joker op het plankje
option-finish-bonus = Beloning voor een leeg plankje
option-tie-break = Bij gelijkspel wint wie uit is
value-tie-break-finisher = als die bij de besten hoort
value-tie-break-all-level = alleen als iedereen gelijk staat
option-bank = Wat de bank kan betalen
value-bank-unlimited = zoveel als nodig is
value-bank-51 = 51, dan is hij leeg
option-chips-to-win = Fiches waarmee je de partij wint
option-hand-limit = Limiet: hoogste aantal kaarten op het bankje
option-hand-limit-sticky = De limiet geldt, eenmaal bereikt, tot het einde van de ronde
option-joker-replace-by-layer = Wie een joker legde, mag hem voor de juiste kaart terugnemen
plays-helper = speelt voor de lol, ziet niet alles en zegt wat hij doet
plays-beginner = legt eigen combinaties en legt bij andere aan
plays-casual = herschikt hoogstens twee combinaties
plays-solver = legt altijd zo veel als hij kan
plays-patient = houdt zijn combinaties vast tot hij uit kan
plays-searcher = stelt zich voor wat de anderen hebben en probeert elke keuze uit
plays-expert = leidt uit het spel van de anderen af wat ze hebben en probeert heel veel plannen uit
plays-finder = zoekt zo snel als een kind en vergist zich soms
