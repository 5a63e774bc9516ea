# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
run-rule = Een serie heeft minstens drie kaarten op volgorde, allemaal in één kleur.
group-rule = Een rijtje heeft drie of vier kaarten met hetzelfde cijfer, elk in een andere kleur.
meld-too-short = { $count ->
    [one] Eén kaart is niet genoeg. Een combinatie heeft er minstens drie.
   *[other] { $count } kaarten zijn niet genoeg. Een combinatie heeft er minstens drie.
 }
not-a-meld = Deze kaarten zijn geen serie en ook geen rijtje.
only-jokers = Alleen jokers, dat mag niet. Leg er een kaart met een cijfer bij.
opening-own-tiles = Je opening moet helemaal van je eigen bankje komen.
table-tile-on-rack = { $count ->
    [one] Je hebt een kaart van tafel op je bankje gezet. Leg hem terug.
   *[other] Je hebt { $count } kaarten van tafel op je bankje gezet. Leg ze terug.
 }
play-or-draw = Leg minstens één kaart van je bankje, of pak er een.
you-drew = Je hebt een kaart gepakt: { tile-name }.
they-drew = { $count ->
    [one] { $player } pakt een kaart.
   *[other] { $player } pakt { $count } kaarten.
 }
they-played = { $count ->
    [one] { $player } legt één kaart.
   *[other] { $player } legt { $count } kaarten.
 }
pool-left = { $count ->
    [one] Er zit nog één kaart in de zak.
   *[other] Er zitten nog { $count } kaarten in de zak.
 }
pool-empty = De zak is leeg. Leg iets of pas.
nothing-found = Er valt nu niets te leggen. Pak een kaart.
hint-tiles = { $count ->
    [one] Je kunt één kaart leggen.
   *[other] Je kunt { $count } kaarten leggen.
 }
time-up-penalty = { $count ->
    [0] De tijd is om!
    [one] De tijd is om! Je krijgt één strafkaart.
   *[other] De tijd is om! Je krijgt { $count } strafkaarten.
 }
tiles-left = { $count ->
    [one] { $player } heeft nog maar één kaart.
   *[other] { $player } heeft nog maar { $count } kaarten.
 }
your-rack = Je bankje, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
back-to-rack = Terug op het bankje
tiles-held = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
where-to-many = Waar moeten de { $count } kaarten heen?
you-played = { $count ->
    [one] Je hebt één kaart gelegd.
   *[other] Je hebt { $count } kaarten gelegd.
 }
draw = Kaart pakken
tiles-go-back = je kaarten gaan terug
chance-no-opening = Je kunt je opening nog niet maken. Pak een kaart.
chance-opening = Je kunt je opening maken met kaarten van je bankje.
chance-rack = Je kunt iets van je bankje leggen.
run-too-long = Een serie heeft hoogstens { $max } kaarten. Deze heeft er { $count }.
group-too-large = Een rijtje heeft hoogstens { $max } kaarten. Dit heeft er { $count }.
tile-lost = Er ontbreekt een kaart van tafel. Leg hem terug.
joker-to-rack = Je mag een joker alleen houden als je de kaart neerlegt waar hij voor staat.
joker-keeps-three = Een joker mag een serie alleen verlaten als er minstens drie kaarten in blijven.
pool-not-empty = Je mag alleen passen als je geen kaart kunt pakken. Leg iets of pak er een.
shuffle-false = De uitgedeelde kaarten kloppen niet met de beloofde volgorde.
missed-tiles = { $count ->
    [one] Er kon één kaart meer worden gelegd.
   *[other] Er konden { $count } kaarten meer worden gelegd.
 }
rack-before = Het bankje ervoor
