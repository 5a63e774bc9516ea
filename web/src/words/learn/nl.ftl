learn-promise = Geen handleiding: speel kleine situaties en ontdek het. Een foute poging kost niets.
lessons-done = { $done } van { $count } geleerd
also-classic = ook voor XXL en zes spelers
lay-by-tapping = Tik op de stenen en dan op de plaats waar ze heen moeten. Of sleep ze.
once-more = Nog een keer
is-learnt = geleerd
all-lessons = Alle lessen
show-me = Laat zien
now-you = Nu jij!
lesson-number = Les { $number } van { $count }
next-lesson = Verder
path-done = Je kent alles!
play-it = Een spel spelen
refused-lesson = Dat is iets anders. Kijk nog eens naar de opdracht.

lesson-run = Een serie
try-run = Leg een serie: drie cijfers na elkaar in één kleur.
learnt-run = Drie of meer na elkaar in één kleur: dat is een serie.
lesson-group = Een rijtje
try-group = Leg een rijtje: drie keer hetzelfde cijfer, elk in een andere kleur.
learnt-group = Hetzelfde cijfer in drie of vier kleuren is een rijtje.
lesson-wrap = Na de 13
try-wrap = Probeer 12, 13 en 1 te leggen.
learnt-wrap = Een serie stopt bij 13. De 1 staat altijd vooraan.
lesson-joker = De joker
try-joker = Er ontbreekt een cijfer. Laat de joker invallen.
learnt-joker = De joker kan elke steen zijn. In de hoek staat welke hij nu is.
lesson-opening-low = Te weinig punten
try-opening-low = Voor je opening heb je 30 punten nodig. Leg de rode 4, 5 en 6 en kijk wat er ontbreekt.
learnt-opening-low = Elke steen telt zijn cijfer. 4 + 5 + 6 is 15: te weinig om te openen.
lesson-opening = De opening
try-opening = Open met 30 punten: leg een serie en een rijtje.
learnt-opening = Een opening mag meer combinaties hebben. Alles komt van je eigen plankje.
lesson-open-first = Nog niet
try-open-first = Je hebt nog niet geopend. Probeer de blauwe 7 aan te leggen.
learnt-open-first = Vóór je opening zijn de combinaties op tafel niet voor jou.
lesson-opening-on = Openen en doorgaan
try-opening-on = Open met je rode serie en leg in dezelfde beurt de blauwe 7 aan.
learnt-opening-on = Na je opening mag je meteen de hele tafel gebruiken.
lesson-add = Aanleggen
try-add = Leg aan elk van de twee combinaties een steen aan.
learnt-add = Wat op tafel ligt, is van iedereen. Je mag overal aanleggen.
lesson-split = Splitsen
try-split = Jouw cijfer zit al in de serie. Splits de serie zo dat de jouwe past.
learnt-split = Een lange serie kan er twee worden, als elk drie stenen heeft.
lesson-borrow = Een steen lenen
try-borrow = Je hebt een zwarte 9 nodig. Leen die uit het rijtje.
learnt-borrow = Je mag een steen weghalen als de rest nog een combinatie is.
lesson-combine = Combineren
try-combine = Leg je 8 aan de serie aan. Pak dan de 5 voor een rijtje met de jouwe.
learnt-combine = Aan één kant aanleggen, aan de andere pakken: één serie werd twee combinaties.
lesson-rearrange = Alles opnieuw
try-rearrange = Maak van de series rijtjes, zodat de rode 2 en de zwarte 7 passen.
learnt-rearrange = Je mag de hele tafel herschikken. Op het eind moet elke combinatie kloppen.
lesson-joker-now = Joker houden mag niet
try-joker-now = Leg de rode 7 op de plaats van de joker en probeer de joker te houden.
learnt-joker-now = Een joker van tafel wordt in dezelfde beurt weer gelegd.
lesson-joker-swap = Joker ruilen
try-joker-swap = Ruil de joker voor de rode 7 en leg hem tussen je zwarte 10 en 12.
learnt-joker-swap = Wie de steen heeft waar de joker voor staat, krijgt hem en legt hem meteen weer.
lesson-joker-group = Joker in een rijtje
try-joker-group = Vervang de joker door de zwarte 11 en leg hem bij je gele stenen.
learnt-joker-group = In een rijtje maakt elk van de ontbrekende kleuren de joker vrij.
lesson-joker-split = Vrijmaken door splitsen
try-joker-split = Leg aan beide kanten aan, splits de serie bij de joker en leg hem bij je enen.
learnt-joker-split = Blijven er zonder hem twee series over, dan is de joker vrij.
lesson-joker-move = Joker verplaatsen
try-joker-move = Leg de gele 7 aan de serie aan. De joker schuift op.
learnt-joker-move = Een joker mag van plaats wisselen, en dus van cijfer.
lesson-joker-melds = Zijn combinatie opbreken
try-joker-melds = De rode 5 en 6 passen in de rijtjes. Dan is de joker vrij voor je blauwe stenen.
learnt-joker-melds = Vinden alle andere stenen van zijn combinatie een plaats, dan is de joker vrij.
lesson-draw = Niets past
try-draw = Hier past niets. Pak er een.
learnt-draw = Wie niet kan of wil leggen, pakt er een. Dan is de beurt voorbij.
lesson-end = Het einde
try-end = Leg je laatste twee stenen.
learnt-end = Wie geen steen meer heeft, wint. De anderen verliezen de punten die ze nog hebben; een joker telt 25.
lesson-double = Geen kleur twee keer
try-double = Probeer een rijtje te leggen waarin een kleur twee keer zit.
learnt-double = In een rijtje komt elke kleur maar één keer voor, hoe vaak hij ook in de doos zit.
lesson-xxl = Grote cijfers
try-xxl = Grotere cijfers, dezelfde regels. Leg alle vier de stenen.
learnt-xxl = Nu ken je alle tafels van deze familie, voor twee tot en met zes spelers.

lesson-find = De buur
try-find = Tik op de steen die er net voor of na komt.
learnt-find = Dezelfde kleur, het volgende cijfer: dat past.
lesson-find-before = Drie na elkaar
try-find-before = Er liggen er al twee. Welke maakt er drie van?
learnt-find-before = Drie na elkaar: dat is een serie.
lesson-find-miss = Een foute steen
try-find-miss = Tik op een steen die niet past. Wat gebeurt er?
learnt-find-miss = Niets ergs. Je probeert gewoon een andere.
lesson-find-end = De laatste
try-find-end = Er ontbreekt nog één steen. Waar is hij?
learnt-find-end = Nu is alles er, van 1 tot en met 10.
lesson-find-name = Jij begeleidt
try-find-name = Nu begeleid jij het spel. Tik op een steen om te beginnen.
learnt-find-name = Nu zoekt iedereen de buren. { $kind ->
    [stars] Elke vondst levert een ster op.
   *[chips] Elke vondst levert een fiche op.
 }

lesson-no-groups = Alleen series
try-no-groups = Probeer drie keer hetzelfde cijfer te leggen.
learnt-no-groups = In dit spel tellen alleen series.
lesson-no-rearranging = Wat ligt, blijft liggen
try-no-rearranging = Pak de laatste steen van de serie en probeer er een nieuwe mee te beginnen.
learnt-no-rearranging = In dit spel blijven series zoals ze zijn. Je mag alleen aanleggen.
lesson-joker-use = Ruilen en leggen
try-joker-use = Leg de juiste steen op de plaats van de joker. Leg dan de joker bij je andere twee.
learnt-joker-use = Wie de juiste steen heeft, krijgt de joker en mag hem meteen leggen.
lesson-joker-keep = Ruilen en houden
try-joker-keep = Leg de juiste steen op de plaats van de joker en zet de joker op je plankje.
learnt-joker-keep = De joker is nu van jou, voor een latere beurt.
lesson-joker-wrong = De foute steen
try-joker-wrong = Deze joker is een 9. Probeer hem met je 6 te krijgen.
learnt-joker-wrong = Alleen de steen waar de joker voor staat, kan hem vervangen.
lesson-draw-pays = Betalen en pakken
try-draw-pays = { $kind ->
    [stars] Hier past niets. Betaal een ster en pak er een.
   *[chips] Hier past niets. Betaal een fiche en pak er een.
 }
learnt-draw-pays = { $kind ->
    [stars] Pakken kost een ster. Wie er geen meer heeft, past.
   *[chips] Pakken kost een fiche. Wie er geen meer heeft, past.
 }
lesson-end-counters = De laatste steen
try-end-counters = Leg al je stenen.
learnt-end-counters = { $kind ->
    [stars] De laatste steen levert een extra ster op. De anderen betalen er een voor elke steen die ze hebben. Wie de meeste sterren heeft, wint.
   *[chips] De laatste steen levert een extra fiche op. De anderen betalen er een voor elke steen die ze hebben. Wie de meeste fiches heeft, wint.
 }
lesson-two-jokers = Twee jokers
try-two-jokers = Er ontbreken twee cijfers. Gebruik beide jokers.
learnt-two-jokers = Een serie mag meer jokers hebben.
lesson-joker-leave = Joker weghalen
try-joker-leave = Leg de joker uit zijn serie aan de zwarte aan, zodat je 10 past.
learnt-joker-leave = Een joker mag weg als er drie stenen blijven. Hij gaat naar een andere serie op tafel.
lesson-joker-new-run = Niet voor een nieuwe
try-joker-new-run = Haal de joker uit zijn serie en probeer er een nieuwe mee te beginnen.
learnt-joker-new-run = Zo’n joker gaat alleen naar een serie die er al lag.

lesson-own-first = Eerst een eigen serie
try-own-first = Je hebt nog geen serie gelegd. Probeer hier aan te leggen.
learnt-own-first = Leg eerst een eigen serie. Dan mag je aanleggen.
lesson-own-then-add = Leggen, dan aanleggen
try-own-then-add = Leg een eigen serie en leg in dezelfde beurt de blauwe 5 aan.
learnt-own-then-add = Na een eigen serie mag je aan elke serie op tafel aanleggen.
lesson-joker-end = Joker aan het eind
try-joker-end = Deze joker is een blauwe 3. Ruil hem en leg hem bij je gele kaarten.
learnt-joker-end = Ook een joker aan het eind kun je ruilen, voor nu of voor later.
lesson-give-back = Vijftien kaarten
try-give-back = Je hebt 15 kaarten. Pak er een en geef er een terug.
learnt-give-back = Niemand heeft meer dan 15 kaarten.
lesson-end-cards = De laatste kaart
try-end-cards = Leg al je kaarten.
learnt-end-cards = Wie de laatste kaart legt, krijgt een fiche. Drie fiches winnen de partij.

lesson-own-rearrange = Eerst iets van jezelf
try-own-rearrange = Je hebt nog niets gelegd. Probeer de blauwe 4 te pakken voor een rijtje.
learnt-own-rearrange = Leg eerst een eigen combinatie. Dan mag je herschikken.
lesson-leftover = Wat overblijft
try-leftover = Probeer de blauwe 2 uit de serie te pakken voor een rijtje.
learnt-leftover = Wat blijft liggen, moet een combinatie zijn. De blauwe 1 was alleen.
lesson-take-all = Alles oppakken
try-take-all = Haal beide series uit elkaar en leg met je kaarten drie rijtjes.
learnt-take-all = Je mag hele combinaties oppakken en met eigen kaarten opnieuw leggen.
lesson-joker-colour = Joker in een rijtje
try-joker-colour = Leg de blauwe 4 op de plaats van de joker en neem de joker bij je.
learnt-joker-colour = Elk van de ontbrekende kleuren maakt hem vrij. De joker is van jou, voor nu of later.
lesson-joker-stays = Een joker blijft
try-joker-stays = Leg de rode 1 aan en probeer de joker bij je te nemen.
learnt-joker-stays = Zonder de steen waar hij voor staat, blijft een joker op tafel.
lesson-joker-moves = Een joker verhuist
try-joker-moves = De rode serie heeft haar joker niet nodig. Leg hem bij je blauwe kaarten.
learnt-joker-moves = Bij het herschikken mag een joker naar een andere combinatie.
