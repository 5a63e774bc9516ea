# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] een kaart
   *[tile] een steen
 }
word-the-tile = { $piece ->
    [card] de kaart
   *[tile] de steen
 }
word-tiles = { $piece ->
    [card] kaarten
   *[tile] stenen
 }
word-rack = { $piece ->
    [card] bankje
   *[tile] plankje
 }
word-pool = { $piece ->
    [card] zak
   *[tile] pot
 }
word-a-chip = { $kind ->
    [stars] een ster
   *[chips] een fiche
 }
word-chips = { $kind ->
    [stars] sterren
   *[chips] fiches
 }

# Around the text
rules-all = Alle regels
rules-contents = Op deze pagina
rules-print = Afdrukken
rules-ages = Leeftijd { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = ieder { $hand } { word-tiles }
rules-fact-opening = opening vanaf { $opening } punten
rules-right = Dit mag
rules-wrong = Dit mag niet
rules-before = Vooraf
rules-after = Daarna
rules-worth = { $count ->
    [one] één punt
   *[other] { $count } punten
 }
rules-is-run = Serie
rules-is-group = Rijtje
rules-seat = Speler
rules-result = Uitslag
rules-wins-round = wint

rules-head-box = Wat heb je nodig?
rules-head-aim = Doel
rules-head-start = Begin
rules-head-find = Zoeken
rules-head-melds = { $groups ->
    [yes] Series en rijtjes
   *[no] Series
 }
rules-head-opening = { $opens ->
    [points] De opening
   *[own-meld] Eerst iets van jezelf
 }
rules-head-turn = Jouw beurt
rules-head-table = { $rearranging ->
    [free] Herschikken
   *[none] Wat ligt, blijft liggen
 }
rules-head-jokers = Jokers
rules-head-drawing = Pakken
rules-head-end = Het einde

# What one needs
rules-box-tiles = { $copies ->
    [1] De cijfers 1 tot en met { $highest } in { $colours } kleuren, elk één keer.
    [2] De cijfers 1 tot en met { $highest } in { $colours } kleuren, elk twee keer.
   *[other] De cijfers 1 tot en met { $highest } in { $colours } kleuren, elk { $copies } keer.
 }
rules-box-jokers = Met { $jokers } jokers zijn dat { $size } { word-tiles }.
rules-box-no-jokers = Dat zijn { $size } { word-tiles }. De jokers blijven in de doos.
rules-box-racks = Iedereen heeft een { word-rack }.
rules-box-chips = { $kind ->
    [stars] Sterren zijn de beloning.
   *[chips] { $chips } fiches zijn de beloning.
 }

# The aim
rules-aim-points = Leg als eerste al je { word-tiles } op tafel.
rules-aim-match-chip = Leg als eerste al je { word-tiles } op tafel. Dat levert een fiche op. Met { $wins } fiches win je de partij.
rules-aim-chips = Wat je legt, levert { word-chips } op. Wie er aan het eind de meeste heeft, wint.
rules-aim-finds = Zoek { word-tiles } die passen en verzamel de meeste { word-chips }.

# The start
rules-start-mix = { $piece ->
    [card] Alle kaarten gaan in de zak en worden geschud.
   *[tile] Leg alle stenen blind op tafel en schud ze. Dat is de pot.
 }
rules-start-draw = Iedereen pakt { word-a-tile }. Het hoogste cijfer begint. Wie een joker heeft, pakt opnieuw. Daarna gaat alles terug en wordt weer geschud.
rules-start-oldest = De oudste speler begint.
rules-start-youngest = De jongste speler begint.
rules-start-deal = Iedereen neemt { $hand } { word-tiles } zonder ze te laten zien. De rest blijft in de { word-pool }.
rules-start-chips = Iedereen krijgt { $each } { word-chips }. De rest is de bank.
rules-start-order = Je speelt met de klok mee.
rules-start-open = Alle { word-tiles } liggen open in het midden. Niemand heeft een { word-rack }.
rules-start-guide = Een volwassene of een groter kind is de spelbegeleider. De spelbegeleider leidt het spel en wint niets.

# Finding
rules-find-first = De spelbegeleider pakt { word-a-tile } en zegt het cijfer en de kleur.
rules-find-look = Iedereen zoekt dezelfde kleur: het cijfer net ervoor of net erna.
rules-find-reward = Wie het als eerste vindt, legt het aan en krijgt { $reward ->
    [one] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = { $shortest } { word-tiles } zijn al een serie.
rules-find-wrong = Fout gekozen? Dat kost niets. Zoek gewoon verder.
rules-find-next = Ligt alles er van 1 tot en met { $highest }? Dan begint de spelbegeleider de volgende kleur.

# Melds
rules-run = Een serie heeft minstens { $shortest } { word-tiles } van één kleur. De cijfers volgen op elkaar.
rules-run-end = Een serie stopt bij { $highest }. Daarna komt geen 1.
rules-group = Een rijtje heeft { $shortest } tot en met { $largest } { word-tiles } met hetzelfde cijfer, elk in een andere kleur.
rules-no-groups = Rijtjes zijn er in dit spel niet.
rules-common = Wat op tafel ligt, is van iedereen.

# The opening
rules-opening-points = Wat je als eerste legt, moet samen minstens { $opening } punten waard zijn.
rules-opening-from = Alles komt van je eigen { word-rack }: series, rijtjes of allebei.
rules-opening-count = Elk cijfer telt voor wat het is. Een joker telt voor wat hij vervangt.
rules-opening-then = Daarna mag je de hele tafel gebruiken, nog in dezelfde beurt.
rules-opening-own = { $groups ->
    [yes] Leg eerst een eigen serie of een eigen rijtje. Punten zijn niet nodig.
   *[no] Leg eerst een eigen serie. Punten zijn niet nodig.
 }
rules-opening-own-then = Daarna mag je overal op tafel aanleggen, nog in dezelfde beurt.

# A turn
rules-turn-any = { $groups ->
    [yes] Leg nieuwe series en rijtjes, en leg { word-tiles } aan. Zo veel je wilt.
   *[no] Leg nieuwe series, en leg { word-tiles } aan de uiteinden aan. Zo veel je wilt.
 }
rules-turn-at-once = Leg één serie of meer. Punten zijn niet nodig.
rules-turn-add = Zodra er een serie op tafel ligt, mag iedereen aan de uiteinden aanleggen.
rules-turn-one = Leg minstens één van de { word-tiles } op je { word-rack }. Anders moet je pakken.
rules-reward = Dit krijg je ervoor:
rules-reward-tile = voor alle { word-tiles } die je legt, per stuk
rules-reward-meld = voor elke nieuwe serie
rules-reward-finish = voor een leeg { word-rack }

# What lies on the table
rules-table-free = Je mag uit elkaar halen wat er ligt, en er iets nieuws van maken.
rules-table-only = Aan het eind liggen er alleen series en rijtjes, elk met { $shortest } { word-tiles } of meer.
rules-table-stay = Niets gaat van tafel naar je { word-rack }. En je legt er zelf minstens één van je { word-tiles } bij.
rules-table-none = Je mag alleen aan de uiteinden aanleggen. Niets wordt gesplitst, samengevoegd of weggehaald.

# Jokers
rules-joker-any = Een joker vervangt { word-a-tile } met welk cijfer en welke kleur je maar wilt.
rules-joker-many = { $maxjokers ->
    [0] Er mogen meer jokers bij elkaar liggen, maar nooit alleen jokers.
    [one] Er mag maar één joker in een combinatie.
   *[other] Er mogen hoogstens { $maxjokers } jokers in een combinatie.
 }
rules-joker-free = Je mag een joker op tafel vrijmaken. Leg hem in dezelfde beurt weer neer, waar hij past. Hij gaat nooit naar je { word-rack }.
rules-joker-ways = Dat kan op veel manieren:
rules-joker-swap = Leg op zijn plaats { word-the-tile } waar hij voor staat. Dan is de joker van jou. Leg hem meteen of houd hem.
rules-joker-missing = In een rijtje past elke kleur die ontbreekt.
rules-joker-unpaid = Houd je hem, dan levert de ruil niets op.
rules-joker-early = Dat mag ook voordat je iets van jezelf hebt gelegd.
rules-joker-stays = Bij het herschikken blijft een joker op tafel.
rules-joker-remove = Ligt een joker aan het uiteinde van een serie en blijven er zonder hem { $shortest } { word-tiles } over, dan mag je hem zomaar pakken.
rules-joker-remove-then = Leg hem meteen aan bij een serie die er al lag. En leg zelf ook { word-a-tile }.

# Drawing
rules-draw-free = Kun of wil je niets leggen? Pak { word-a-tile }. Je beurt is voorbij.
rules-draw-paid = Kun of wil je niets leggen? Betaal { $price ->
    [one] { word-a-chip }
   *[other] { $price } { word-chips }
 } en pak { word-a-tile }. Je beurt is voorbij.
rules-draw-nothing = Geen { word-chips } meer, of is de { word-pool } leeg? Dan is je beurt gewoon voorbij. Dat kost niets.
rules-draw-empty = Is de { word-pool } leeg, dan pas je.
rules-draw-limit = Heb je al { $limit } { word-tiles }? Pak er een en geef er een terug, welke je maar wilt.
rules-time = Spreek als je wilt een tijdslimiet af: { $minutes } minuten voor een beurt.
rules-time-right = Is de tijd om en ligt alles goed? Dan telt je beurt.
rules-time-penalty = Anders gaat wat niet in een combinatie ligt naar je { word-rack }. Je pakt ook { $penalty ->
    [one] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 } als straf.

# The end
rules-end-last = De ronde is voorbij zodra een { word-rack } leeg is.
rules-score-points = De anderen verliezen de cijfers die ze nog hebben. Een joker kost { $jokerpoints }.
rules-score-winner = De winnaar krijgt dat allemaal.
rules-score-blocked = Is de { word-pool } leeg en legt niemand meer iets? Dan wint het { word-rack } met de minste punten. De anderen verliezen het verschil.
rules-score-total = Speel zo veel rondes als je wilt. Het hoogste totaal wint.
rules-score-chips = De anderen betalen voor hun { word-tiles } { word-a-chip } per stuk, zolang ze kunnen.
rules-score-most = Wie de meeste { word-chips } heeft, wint. Dat is niet altijd wie klaar is.
rules-score-tie = Bij gelijkspel wint wie klaar is.
rules-score-stuck = Kan niemand verder? Dan betaalt iedereen voor zijn { word-tiles }.
rules-score-match-chip = Wie klaar is, wint de ronde en een fiche. Niemand betaalt iets.
rules-score-match = Wie als eerste { $wins } fiches heeft, wint de partij.
rules-score-match-stuck = Is de { word-pool } leeg en legt niemand meer iets? Dan wint wie de minste { word-tiles } heeft. Bij gelijkspel krijgt niemand de fiche.
rules-score-finds = Liggen alle { $colours } kleuren er van 1 tot en met { $highest }? Dan wint wie de meeste { word-chips } heeft. Bij gelijkspel winnen ze samen.
rules-next-draw = Voor de volgende ronde pak je opnieuw om te zien wie begint.
rules-next-winner = De winnaar begint de volgende ronde.
rules-next-oldest = De oudste begint ook de volgende ronde.
rules-next-youngest = De jongste begint ook de volgende ronde.

# Below the examples
example-opens = Een serie van je eigen { word-rack } die genoeg waard is.
example-opens-joker = De joker telt voor het cijfer waar hij voor staat.
example-opens-and-adds = Eerst de opening, dan meteen aanleggen.
example-adds = Eén aan het uiteinde van een serie, één in een rijtje.
example-combines = Eén verlaat de serie en begint een rijtje. De serie krijgt een nieuw uiteinde.
example-splits = Van één serie komen er twee.
example-rebuilds = Alles is nieuw, en alles past weer.
example-same-group = Hetzelfde rijtje mag er twee keer liggen.
example-swaps-and-lays = Leg { word-a-tile } van je { word-rack } op de plaats van de joker. De joker komt meteen weer op tafel.
example-grows-and-frees = De serie groeit aan beide kanten en wordt er twee. De joker is vrij.
example-moves-joker = De joker schuift op in zijn serie en staat voor iets anders.
example-table-frees = Zijn buren gaan naar de rijtjes. De joker is vrij.
example-lays-run = Een nieuwe serie.
example-adds-ends = Aan de uiteinden aangelegd.
example-lays-and-adds = Leggen en aanleggen in één beurt.
example-keeps-joker = Geruild: de joker gaat naar je { word-rack }.
example-finishes = Dat was de laatste!
example-removes-joker = De serie heeft de joker niet nodig. Hij helpt een andere.
example-adds-then-removes = Eerst aanleggen, dan heeft de serie de joker niet meer nodig.
example-own-first = Eerst iets van jezelf, dan ergens anders aanleggen.
example-joker-into-first = Geruild, en meteen in de eerste eigen serie gelegd.
example-joker-stays = De tafel is nieuw, en de joker is er nog.
example-finds-after = Het volgende cijfer.
example-finds-before = Het cijfer ervoor.
example-misses-gap = Er ontbreekt een cijfer tussen.
example-misses-colour = Een andere kleur.
card-no-rearranging = In dit spel blijven de combinaties op tafel zoals ze zijn. Je mag alleen aanleggen.
