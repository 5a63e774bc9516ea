# The ways to a record
own-tables = Games of this device
no-own-tables = No game has ended at a table of this device yet.
match-number = match { $number }
record-kept = A record that you have
record-paste = Paste its text here
record-replay = Replay
record-file = Choose a file
record-drop = or drop it here

# What is wrong with one
record-no-record = This is not a game record.
record-too-large = This text is too long for a record.
record-illegal = A turn in this record is not legal.
record-different = This record was changed, or is not whole.
record-line = It is in line { $number }.
record-field = It is at { $name }.
record-expected = Expected
record-got = Found instead

# The replay
record-unfinished = This game is not over.
another-record = Another record
replay-view = View
view-everyone = Everyone’s tiles
view-of = As { $player } saw it
replay-steps = Steps of the round
to-start = To the start
to-end = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace

# What was found
verified-all = Every turn is legal, and every shuffle is the one that was promised before the deal.
verified-turns = { $proved ->
    [0] Every turn is legal. The seed of the shuffle is not known yet.
   *[other] Every turn is legal. The shuffle is proved for { $proved } of { $rounds } rounds.
 }
verified-not-fair = Every turn is legal, but a shuffle is not the one that was promised.
save-text = Save as text
save-json = Save as JSON

# What is seen
lying-open = Lying open
mark-laid = new
mark-shifted = moved

# What happened
told-dealt = The tiles are dealt.
told-spread = All tiles lie open on the table.
told-drew = { $player } drew: { tile-name }.
told-gave-back = { $player } gave back: { tile-name }.
told-gave-back-hidden = { $player } gave a tile back.
told-late = Time was up for { $player }.
told-found = { $player } found: { tile-name }.
told-missed = { $player } pointed to: { tile-name }. It does not fit here.
told-blocked = Nobody can go on.
told-match-won = { $player } wins the match.

# Reasons that are told only of records
meld-empty = A meld has no tiles.
number-out-of-range = There is no { $number } here: the numbers go from 1 to { $max }.
colour-not-in-game = This game has no tiles of this colour.
tile-invented = A tile was laid that was neither on the table nor on the rack.
unknown-seat = There is no such seat.
seat-left = This player has left the game.
no-time-limit = This game has no time limit.
not-on-rack = This tile is not on the rack.
starter-unwanted = In this game it is settled otherwise who starts.
ages-per-seat = Everybody’s age is needed here.
seed-twice = This player has already given a seed.
seed-unreadable = A seed has 1 to 64 letters or digits.
