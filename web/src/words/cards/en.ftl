# Picture cards: the texts that speak of tiles, racks and the pool elsewhere.
run-rule = A run needs at least three cards of one colour in a row.
group-rule = A group has three or four cards with the same number, each in a different colour.
meld-too-short = { $count ->
    [one] One card is not enough. A meld needs at least three.
   *[other] { $count } cards are not enough. A meld needs at least three.
 }
not-a-meld = These cards are neither a run nor a group.
only-jokers = Jokers alone don’t make a meld. Add a card with a number.
opening-own-tiles = Your opening must come from your own stand.
table-tile-on-rack = { $count ->
    [one] You took a card from the table to your stand. Put it back.
   *[other] You took { $count } cards from the table to your stand. Put them back.
 }
play-or-draw = Play at least one card from your stand, or draw.
you-drew = You drew a card: { tile-name }.
they-drew = { $count ->
    [one] { $player } drew a card.
   *[other] { $player } drew { $count } cards.
 }
they-played = { $count ->
    [one] { $player } played one card.
   *[other] { $player } played { $count } cards.
 }
pool-left = { $count ->
    [one] One card is left in the bag.
   *[other] { $count } cards are left in the bag.
 }
pool-empty = The bag is empty. Play or pass.
nothing-found = There is nothing to play right now. Draw a card.
hint-tiles = { $count ->
    [one] You can play one card.
   *[other] You can play { $count } cards.
 }
time-up-penalty = { $count ->
    [0] Time is up!
    [one] Time is up! You get one penalty card.
   *[other] Time is up! You get { $count } penalty cards.
 }
tiles-left = { $count ->
    [one] { $player } has only one card left.
   *[other] { $player } has only { $count } cards left.
 }
your-rack = Your stand, { $count ->
    [one] one card
   *[other] { $count } cards
 }
back-to-rack = Back to the stand
tiles-held = { $count ->
    [one] one card
   *[other] { $count } cards
 }
where-to-many = Where do the { $count } cards go?
you-played = { $count ->
    [one] You played one card.
   *[other] You played { $count } cards.
 }
draw = Draw a card
tiles-go-back = your cards go back
chance-no-opening = You cannot open yet. Draw a card.
chance-opening = You can open with cards from your stand.
chance-rack = There is something you can play from your stand.
run-too-long = A run has at most { $max } cards. This one has { $count }.
group-too-large = A group has at most { $max } cards. This one has { $count }.
tile-lost = A card from the table is missing. Put it back.
joker-to-rack = You keep a joker only if you put the card there that it stands for.
joker-keeps-three = A joker may leave a run only while three cards stay in it.
missed-tiles = { $count ->
    [one] One card more could have been played.
   *[other] { $count } cards more could have been played.
 }
rack-before = The stand before
