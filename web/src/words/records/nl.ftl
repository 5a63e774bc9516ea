# The ways to a record
own-tables = Spellen van dit apparaat
no-own-tables = Aan een tafel van dit apparaat is nog geen spel afgelopen.
match-number = partij { $number }
record-kept = Een spelverslag dat je hebt
record-paste = Plak de tekst hier
record-replay = Terugkijken
record-file = Bestand kiezen
record-drop = of sleep het hierheen

# What is wrong with one
record-no-record = Dit is geen spelverslag.
record-too-large = Deze tekst is te lang voor een spelverslag.
record-illegal = Een beurt in dit spelverslag is niet toegestaan.
record-different = Dit spelverslag is veranderd of niet compleet.
record-line = Het gaat om regel { $number }.
record-field = Het gaat om de plek { $name }.
record-expected = Verwacht
record-got = In plaats daarvan staat er

# The replay
record-unfinished = Dit spel is nog niet afgelopen.
another-record = Ander spelverslag
replay-view = Weergave
view-everyone = De stenen van iedereen
view-of = Zoals { $player } het zag
replay-steps = Stappen van de ronde
to-start = Naar het begin
to-end = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-pace = Tempo

# What was found
verified-all = Elke beurt klopt, en elke geschudde volgorde is zoals vóór het uitdelen beloofd.
verified-turns = { $proved ->
    [0] Elke beurt klopt. De sleutel van de geschudde volgorde is nog niet bekend.
   *[other] Elke beurt klopt. De geschudde volgorde is bewezen voor { $proved } van de { $rounds } rondes.
 }
verified-not-fair = Elke beurt klopt, maar een geschudde volgorde is niet de beloofde.
save-text = Opslaan als tekst
save-json = Opslaan als JSON

# What is seen
lying-open = Open op tafel
mark-laid = nieuw
mark-shifted = verplaatst

# What happened
told-dealt = De stenen zijn uitgedeeld.
told-spread = Alle stenen liggen open op tafel.
told-drew = { $player } pakt: { tile-name }.
told-gave-back = { $player } geeft terug: { tile-name }.
told-gave-back-hidden = { $player } geeft een steen terug.
told-late = De tijd van { $player } was om.
told-found = { $player } vindt: { tile-name }.
told-missed = { $player } wijst aan: { tile-name }. Die past hier niet.
told-blocked = Niemand kan verder.
told-match-won = { $player } wint de partij.

# Reasons that are told only of records
meld-empty = Een combinatie heeft geen stenen.
number-out-of-range = Er is hier geen { $number }: de cijfers gaan van 1 tot en met { $max }.
colour-not-in-game = Dit spel heeft geen stenen van deze kleur.
tile-invented = Er is een steen gelegd die niet op tafel en niet op het plankje lag.
unknown-seat = Die plaats is er niet.
seat-left = Wie hier zat, heeft het spel verlaten.
no-time-limit = Dit spel heeft geen tijdslimiet.
not-on-rack = Deze steen staat niet op het plankje.
starter-unwanted = In dit spel wordt anders bepaald wie begint.
ages-per-seat = Hier is ieders leeftijd nodig.
seed-twice = Deze plaats heeft al een sleutel gegeven.
seed-unreadable = Een sleutel heeft 1 tot en met 64 letters of cijfers.
