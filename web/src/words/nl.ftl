colour-adj = { $colour ->
    [black] zwarte
    [red] rode
    [blue] blauwe
    [yellow] gele
    [green] groene
    [orange] oranje
   *[other] { $colour }
 }
colour-noun = { $colour ->
    [black] zwart
    [red] rood
    [blue] blauw
    [yellow] geel
    [green] groen
    [orange] oranje
   *[other] { $colour }
 }
number-word = { $number ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] joker
   *[other] { colour-adj } { $number }
 }
tile-the = de { tile-name }
tile-spoken = { $colour ->
    [joker] joker
   *[other] { colour-adj } { number-word }
 }
run-rule = Een serie heeft minstens drie stenen op volgorde, allemaal in één kleur.
group-rule = Een rijtje heeft drie of vier stenen met hetzelfde cijfer, elk in een andere kleur.
meld-too-short = { $count ->
    [one] Eén steen is niet genoeg. Een combinatie heeft er minstens drie.
   *[other] { $count } stenen zijn niet genoeg. Een combinatie heeft er minstens drie.
 }
run-gap = Er zit een gat in deze serie.
run-mixed-colours = Een serie mag maar één kleur hebben.
run-wrap = Een serie stopt bij { $max }. Daarna komt geen 1.
group-double-colour = In dit rijtje zit { colour-noun } twee keer.
group-not-allowed = In dit spel zijn er alleen series, geen rijtjes.
not-a-meld = Deze stenen zijn geen serie en ook geen rijtje.
only-jokers = Alleen jokers, dat mag niet. Leg er een steen met een cijfer bij.
too-many-jokers = { $max ->
    [one] Hier mag maar één joker in een combinatie.
   *[other] Hier mogen hoogstens { $max } jokers in een combinatie.
 }
joker-swap-wrong = Alleen { tile-the } kan deze joker vervangen.
opening-too-low = Je opening is { $value } waard. Je hebt { $needed } nodig.
opening-own-tiles = Je opening moet helemaal van je eigen plankje komen.
open-first = Maak eerst je opening. Daarna mag je overal aanleggen.
own-run-first = Leg eerst een eigen serie.
joker-use-now = Pak je een joker van tafel? Gebruik hem dan nog in deze beurt.
table-tile-on-rack = { $count ->
    [one] Je hebt een steen van tafel op je plankje gezet. Leg hem terug.
   *[other] Je hebt { $count } stenen van tafel op je plankje gezet. Leg ze terug.
 }
play-or-draw = Leg minstens één steen van je plankje, of pak er een.
no-rearranging = In dit spel blijven de combinaties op tafel zoals ze zijn. Je mag alleen aanleggen.
leftover-invalid = Wat je laat liggen, moet een serie of een rijtje blijven.
your-turn = Jij bent aan de beurt!
their-turn = { $player } is aan de beurt.
you-drew = Je hebt een steen gepakt: { tile-name }.
they-drew = { $count ->
    [one] { $player } pakt een steen.
   *[other] { $player } pakt { $count } stenen.
 }
they-played = { $count ->
    [one] { $player } legt één steen.
   *[other] { $player } legt { $count } stenen.
 }
pool-left = { $count ->
    [one] Er zit nog één steen in de pot.
   *[other] Er zitten nog { $count } stenen in de pot.
 }
pool-empty = De pot is leeg. Leg iets of pas.
nothing-found = Er valt nu niets te leggen. Pak een steen.
hint-tiles = { $count ->
    [one] Je kunt één steen leggen.
   *[other] Je kunt { $count } stenen leggen.
 }
time-left = { $count ->
    [one] Nog één seconde.
   *[other] Nog { $count } seconden.
 }
time-up-penalty = { $count ->
    [0] De tijd is om!
    [one] De tijd is om! Je krijgt één strafsteen.
   *[other] De tijd is om! Je krijgt { $count } strafstenen.
 }
hand-limit = Je hebt { $limit } kaarten. Geef er een terug.
reward-won = { $kind ->
    [stars] { $count ->
        [one] Je krijgt een ster!
       *[other] Je krijgt { $count } sterren!
     }
   *[chips] { $count ->
        [one] Je krijgt een fiche!
       *[other] Je krijgt { $count } fiches!
     }
 }
pay-and-draw = { $kind ->
    [stars] Je betaalt een ster en pakt een steen.
   *[chips] Je betaalt een fiche en pakt een steen.
 }
well-done = Goed gedaan!
try-again = Net niet. Probeer een andere steen!
guide-asks = Dit is { tile-the }. Wat komt ervoor of erna?
run-made = Dat is een serie!
run-complete = De serie is compleet!
round-won = { $who ->
    [you] Jij wint deze ronde!
   *[other] { $player } wint deze ronde.
 }
tie = Gelijkspel!
hand-device = Geef het apparaat aan { $player }.
tiles-left = { $count ->
    [one] { $player } heeft nog maar één steen.
   *[other] { $player } heeft nog maar { $count } stenen.
 }
round-score = { $count ->
    [one] { $player }: { $signed } punt
   *[other] { $player }: { $signed } punten
 }
seat-to-bot = Een bot speelt voor { $player }.

# The table
joker-as = joker als { $tile }
meld-number = Combinatie { $number }
put-here = Aan het eind van combinatie { $number } leggen
put-between = Op plaats { $place } van combinatie { $number } leggen
new-meld = Nieuwe combinatie
your-rack = Je plankje, { $count ->
    [one] één steen
   *[other] { $count } stenen
 }
back-to-rack = Terug op het plankje
shift-left = Naar links schuiven
shift-right = Naar rechts schuiven
players = Spelers
tiles-held = { $count ->
    [one] één steen
   *[other] { $count } stenen
 }
seat-number = Plaats { $number }
has-left = vertrokken
seat-free = vrij
bot = bot
away = afwezig
level-helper = Helper
level-beginner = Beginner
level-casual = Hobbyspeler
level-solver = Rekenaar
level-patient = Geduldig
level-searcher = Vooruitdenker
level-expert = Expert
level-finder = Speurneus
your-turn-label = Jij bent aan de beurt
your-turn-of = { $player }, jij bent aan de beurt
where-to = Waar moet { tile-the } heen?
where-to-many = Waar moeten de { $count } stenen heen?
plan-ahead = Plan alvast vooruit, alleen jij ziet het.
plan-broke = De tafel is veranderd: een deel van je plan is teruggedraaid.
you-start = Jij begint.
they-start = { $player } begint.
you-played = { $count ->
    [one] Je hebt één steen gelegd.
   *[other] Je hebt { $count } stenen gelegd.
 }
they-passed = { $player } past.
they-left = { $player } is vertrokken.
they-are-back = { $player } is terug.
sort = Sorteren
sort-by-number = Op cijfer sorteren
sort-by-colour = Op kleur sorteren
your-draft = Je kladje
undo = Ongedaan maken
redo = Opnieuw
reset = Terugzetten
draw = Steen pakken
pass = Passen
press-again = Nog eens drukken
tiles-go-back = je stenen gaan terug
pool-count = nog { $count }
end-turn = Beurt afronden
flaw-count = { $count ->
    [one] nog één fout
   *[other] nog { $count } fouten
 }
table = Tafel
round-number = Ronde { $number }
show-last-move = De laatste zet tonen
move-before = Ervoor
move-after = Erna
tidy-up = Opruimen

# The connection
connection-lost = Verbinding verbroken.
reconnecting = Opnieuw verbinden…
sent-later = Je zet wordt verstuurd zodra de verbinding er weer is.
plays-elsewhere = Je speelt op deze plaats in een nieuwer venster.
table-pauses = De tafel pauzeert even. Er gaat niets verloren.
server-away = De server antwoordt niet. Draait hij nog?
away-tries = De pagina blijft het proberen.
away-works = Scoreblok en regels werken ook zonder server.
away-goes-on = Zodra de server antwoordt, ga je hier verder.

# The end of a round
score-pad = Scoreblok
round = Ronde
total = Totaal
what-was-left = Wat er overbleef
nothing-left = niets over
rematch = Revanche
next-round = Volgende ronde
match-won = { $who ->
    [you] Jij wint de partij!
   *[other] { $player } wint de partij.
 }
match-shared = Gelijkspel! { $players } delen de overwinning.
rounds-won = Rondes gewonnen

# The start
start-heading = Rummy met stenen voor de hele tafel
start-promise = Geen account, geen reclame. Bots zijn herkenbaar en het schudden is altijd te controleren.
play-now = Nu spelen
play-now-how = met bots, meteen
go-on = Verderspelen
language = Taal
back-to-start = Terug naar het begin
you = Jij
edition-classic = Klassiek
edition-xxl = XXL
edition-six-160 = Zes spelers
edition-six-106 = Doos voor zes, 106 stenen
edition-six-108 = Doos voor zes, 108 stenen
edition-junior = Junior met fiches
edition-junior-intro = Kennismakingsspel (fiches)
edition-stars = Junior met sterren
edition-stars-intro = Kennismakingsspel (sterren)
edition-cards = Plaatjeskaarten
edition-cards-pro = Plaatjeskaarten voor profs
with-friends = Spelen met vrienden
with-friends-how = stuur een link
pass-and-play = Op één apparaat
pass-and-play-how = één voor iedereen
join-heading = Aanschuiven
join-how = met een kamercode

# A new table, and joining one
which-game = Welk spel?
players-from-to = { $low }–{ $high } spelers
who-plays = Wie speelt er mee?
how-many = Hoeveel
sits-friend = iemand met een link
sits-here = iemand op dit apparaat
bot-of-level = Bot · { $level }
your-name = Je naam
name = Naam
house-rules = Huisregels
no-limit = geen
allow-hints = Hints zijn toegestaan
open-table = Tafel openen
room-code = Kamercode
sit-down = Plaatsnemen
refused-no-free-seat = Die tafel bestaat niet, of er is geen plaats vrij. Controleer de code.
refused-not-your-seat = Deze tafel mag je niet zien.
refused-bad-name = Een naam heeft 1 tot en met 20 tekens.
refused-name-taken = Iemand aan deze tafel heet al zo. Kies een andere naam.
refused-too-many-tries = Te veel codes waren fout. Wacht tien minuten of gebruik een link.
refused-no-offer = Deze link is al gebruikt of is ouder dan tien minuten.
refused-paused = Er kan nu niets worden opgeslagen. Er gaat niets verloren. Probeer het zo nog eens.

# Before the deal, and passing the device on
waits-for-somebody = wacht op iemand
invite = Uitnodigen
qr-code = QR-code met de link naar deze tafel
share-link = Link delen
link-copied = Link gekopieerd
begin = Beginnen
waits-for-all = Wacht op iedereen
i-am = Ik ben { $player }

# Hints
hint = Hint
chance-nothing = { nothing-found }
chance-no-opening = Je kunt je opening nog niet maken. Pak een steen.
chance-opening = Je kunt je opening maken met stenen van je plankje.
chance-opening-and-table = Je kunt je opening maken en meteen verdergaan met de tafel.
chance-rack = Je kunt iets van je plankje leggen.
chance-table = Je kunt iets leggen met combinaties van tafel.

# Settings
settings = Instellingen
back = Terug
install-page = Op dit apparaat installeren
look-theme = Kleuren van de pagina
look-theme-system = zoals het apparaat
look-theme-light = licht
look-theme-dark = donker
look-contrast = Contrast
look-contrast-system = zoals het apparaat
look-contrast-usual = gewoon
look-contrast-more = hoog
look-size = Grootte van stenen en cijfers
look-size-usual = gewoon
look-size-xxl = extra groot
look-symbols = Symbolen van de kleuren
look-symbols-on = tonen
look-symbols-off = niet tonen
look-hand = Knoppen
look-hand-right = voor de rechterhand
look-hand-left = voor de linkerhand
look-pace = Zetten van anderen
look-pace-calm = rustig
look-pace-quick = snel
look-pace-none = meteen

# Further reasons why something is not legal
run-too-long = Een serie heeft hoogstens { $max } stenen. Deze heeft er { $count }.
group-too-large = Een rijtje heeft hoogstens { $max } stenen. Dit heeft er { $count }.
tile-lost = Er ontbreekt een steen van tafel. Leg hem terug.
joker-to-rack = Je mag een joker alleen houden als je de steen neerlegt waar hij voor staat.
joker-own = Deze joker heb je zelf gelegd, dus je kunt hem niet terugnemen.
joker-existing-run = Een joker die je pakt zonder hem te vervangen, gaat naar een serie die er al vóór je beurt was.
joker-keeps-three = Een joker mag een serie alleen verlaten als er minstens drie stenen in blijven.
not-your-turn = Je bent nog niet aan de beurt.
not-now = Dat kan nu niet.
must-play = Je kunt iets leggen, dus dat moet ook.
no-chips = { $kind ->
    [stars] Een steen pakken kost een ster, en je hebt er geen. Leg iets of pas.
   *[chips] Een steen pakken kost een fiche, en je hebt er geen. Leg iets of pas.
 }
pool-not-empty = Je mag alleen passen als je geen steen kunt pakken. Leg iets of pak er een.
tile-not-open = Deze steen ligt niet open op tafel.

# Company
speak-again = Zeg het nog eens
counters = { $kind ->
    [stars] { $count ->
        [one] één ster
       *[other] { $count } sterren
     }
   *[chips] { $count ->
        [one] één fiche
       *[other] { $count } fiches
     }
 }
give-back = Teruggeven
bot-instead = Een bot voor { $player } laten spelen
bot-plays-for-you = Een bot speelt voor jou.
play-again = Weer zelf spelen
leave-table = Tafel verlaten
talk = Iets zeggen
say-hello = Hallo!
say-good-luck = Veel succes!
say-well-played = Goed gespeeld!
say-thanks = Bedankt!
say-sorry = Sorry!
say-one-moment = Een momentje, alsjeblieft.
say-your-turn = Jij bent aan de beurt.
say-again = Nog een keer?
say-goodbye = Tot ziens!
say-smile = een glimlach
say-laugh = een lach
say-wow = verbaasd
say-think = nadenkend
say-sad = verdrietig
say-heart = een hart

# After the end
check-shuffle = Schudden controleren
shuffle-fair = De geschudde volgorde lag al vóór het uitdelen vast. Gecontroleerd op dit apparaat.
shuffle-false = De uitgedeelde stenen kloppen niet met de beloofde volgorde.
shuffle-code = Code { $code }
review = Beurten doornemen
replay-game = Hele spel terugkijken
save-record = Spelverslag opslaan
share-record = Spelverslag delen
copy-record = Spelverslag kopiëren
record-copied = Spelverslag gekopieerd
turn-before = Vorige beurt
turn-after = Volgende beurt
turn-of = Beurt { $number } van { $count }: { $player }
missed-tiles = { $count ->
    [one] Er kon één steen meer worden gelegd.
   *[other] Er konden { $count } stenen meer worden gelegd.
 }
nothing-missed = Het kon niet beter.
rack-before = Het plankje ervoor
was-played = De tafel erna
best-play = De beste zet
nothing-there = niets
table-empty = De tafel is nog leeg.

# The solver
more = Meer
learn = Leren
learn-how = probeer de regels uit
records = Spelverslagen
records-how = een spel terugkijken
solver = Beste zet
solver-how = was er een betere zet?
has-opened = Ik heb mijn opening al gemaakt
rack = Plankje
take-away = Weghalen: { tile-name }
all-tiles = Alle stenen
step-of = Stap { $number } van { $count }
step-back = Een stap terug
step-on = Een stap verder
is-proved = Het is bewezen dat geen enkele zet beter is.
rules = Regels

# The score pad
score-pad-how = voor het spel aan een echte tafel
pad-points = Markeer wie gewonnen heeft en vul in hoeveel punten de anderen nog hebben. Een joker telt { $joker }.
pad-counters = { $kind ->
    [stars] Vul in hoeveel sterren iedereen aan het eind heeft.
   *[chips] Vul in hoeveel fiches iedereen aan het eind heeft.
 }
pad-wins = Markeer wie de ronde gewonnen heeft en een fiche krijgt. Wie er als eerste { $wins } heeft, wint.
pause = Pauze
won-by = { $player } wint ronde { $number }
left-of = { $player }, ronde { $number }
new-pad = Nieuw blok
sand-glass = Zandloper, 2 minuten
time-is-up = De tijd is om
look-sound = Een geluid als jij aan de beurt bent
look-sound-off = uit
look-sound-on = aan
look-vibration = Trillen als jij aan de beurt bent
look-vibration-off = uit
look-vibration-on = aan

# Further words
player-number = Speler { $number }
play-here = Hier spelen
no-longer-yours = Dit is niet meer jouw tafel.
refused-not-away = Dat kan pas als iemand al een minuut afwezig is.
refused-elsewhere = Je speelt op deze plaats in een nieuwer venster.
refused-match-runs = De partij is nog niet afgelopen.
refused-too-long = Dat duurde te lang. Probeer het nog eens.
refused-failed = Hier ging iets mis. Wat al gedaan was, gaat niet verloren.

# Tables of this device, links, and the server
your-tables = Jouw tafels
more-tables = { $count ->
    [one] Nog één tafel
   *[other] Nog { $count } tafels
 }
table-over = Afgelopen
table-runs = Het spel is bezig
table-ready = Klaar om te beginnen
table-gone = Deze tafel bestaat niet meer.
remove-table = Uit deze lijst halen
you-watch = Je kijkt toe
you-guide = Jij begeleidt het spel
they-try = { $player } probeert dit:
age-from = vanaf { $low } jaar
age-from-to = { $low }–{ $high } jaar
round-minutes = zo’n { $minutes } min per ronde
new-table = Nieuwe tafel
lost-way = Deze link leidt nergens heen. Hier is het begin.
lost-in-list = Deze link leidt nergens heen. Kies uit de lijst.
page-too-old = Rackrun is bijgewerkt. Laad de pagina opnieuw; er gaat niets verloren.
load-again = Opnieuw laden
link-to-nothing = Deze link leidt niet naar een tafel. Misschien is hij afgekapt, of de tafel is er niet meer. Vraag de link opnieuw, of typ de kamercode.
table-full = Aan deze tafel zijn alle plaatsen bezet.
type-code = Kamercode typen
watch = Toekijken
no-watching = Die tafel bestaat niet, of toekijken mag er niet. Controleer de code.
other-device = Op een ander apparaat spelen
other-device-how = Open deze link daar binnen tien minuten, of scan het plaatje met de camera. Daarna speel je daar en niet meer hier.
other-device-again = Kies op het apparaat waarop je nu speelt nog eens “Op een ander apparaat spelen”.
let-watch = Anderen laten toekijken
let-watch-how = Wie deze link opent, ziet de tafel, maar niemands plankje.
copy-link = Link kopiëren
only-here = Alleen deze computer kan de link openen. Start Rackrun voor andere apparaten met: rackrun serve --lan
