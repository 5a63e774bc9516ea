colour-adj = { $colour ->
    [black] black
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [orange] orange
   *[other] { $colour }
 }
colour-noun = { colour-adj }
number-word = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $number }
 }
tile-name = { $colour ->
    [joker] joker
   *[other] { colour-adj } { $number }
 }
tile-the = the { tile-name }
tile-spoken = { $colour ->
    [joker] joker
   *[other] { colour-adj } { number-word }
 }
run-rule = A run needs at least three tiles of one colour in a row.
group-rule = A group has three or four tiles with the same number, each in a different colour.
meld-too-short = { $count ->
    [one] One tile is not enough. A meld needs at least three.
   *[other] { $count } tiles are not enough. A meld needs at least three.
 }
run-gap = There is a gap in this run.
run-mixed-colours = A run can have only one colour.
run-wrap = A run ends at { $max }. No 1 comes after it.
group-double-colour = This group has { colour-noun } twice.
group-not-allowed = This game has only runs, no groups.
not-a-meld = These tiles are neither a run nor a group.
only-jokers = Jokers alone don’t make a meld. Add a tile with a number.
too-many-jokers = { $max ->
    [one] A meld can have only one joker here.
   *[other] A meld can have at most { $max } jokers here.
 }
joker-swap-wrong = Only { tile-the } can replace this joker.
opening-too-low = Your opening is worth { $value }. It needs { $needed }.
opening-own-tiles = Your opening must come from your own rack.
open-first = Make your opening first. Then you can add to any meld.
own-run-first = Lay a run of your own first.
joker-use-now = A joker from the table must be used in this turn.
table-tile-on-rack = { $count ->
    [one] You took a tile from the table to your rack. Put it back.
   *[other] You took { $count } tiles from the table to your rack. Put them back.
 }
play-or-draw = Play at least one tile from your rack, or draw.
no-rearranging = In this game the melds on the table stay as they are. You can only add to them.
leftover-invalid = What you leave on the table must still be a run or a group.
your-turn = It’s your turn!
their-turn = It’s { $player }’s turn.
you-drew = You drew a tile: { tile-name }.
they-drew = { $count ->
    [one] { $player } drew a tile.
   *[other] { $player } drew { $count } tiles.
 }
they-played = { $count ->
    [one] { $player } played one tile.
   *[other] { $player } played { $count } tiles.
 }
pool-left = { $count ->
    [one] One tile is left in the pool.
   *[other] { $count } tiles are left in the pool.
 }
pool-empty = The pool is empty. Play or pass.
nothing-found = There is nothing to play right now. Draw a tile.
hint-tiles = { $count ->
    [one] You can play one tile.
   *[other] You can play { $count } tiles.
 }
time-left = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
 }
time-up-penalty = { $count ->
    [0] Time is up!
    [one] Time is up! You get one penalty tile.
   *[other] Time is up! You get { $count } penalty tiles.
 }
hand-limit = You have { $limit } cards. Give one back.
reward-won = { $kind ->
    [stars] { $count ->
        [one] You get a star!
       *[other] You get { $count } stars!
     }
   *[chips] { $count ->
        [one] You get a chip!
       *[other] You get { $count } chips!
     }
 }
pay-and-draw = { $kind ->
    [stars] You pay a star and draw a tile.
   *[chips] You pay a chip and draw a tile.
 }
well-done = Well done!
try-again = Not quite. Try another tile!
guide-asks = This is { tile-the }. What comes before or after it?
run-made = Now it is a run!
run-complete = The run is complete!
round-won = { $who ->
    [you] You win this round!
   *[other] { $player } wins this round.
 }
tie = It’s a tie!
hand-device = Pass the device to { $player }.
tiles-left = { $count ->
    [one] { $player } has only one tile left.
   *[other] { $player } has only { $count } tiles left.
 }
round-score = { $count ->
    [one] { $player }: { $signed } point
   *[other] { $player }: { $signed } points
 }
seat-to-bot = A bot is playing for { $player }.

# The table
joker-as = joker as { $tile }
meld-number = Meld { $number }
put-here = Put at the end of meld { $number }
put-between = Put at place { $place } of meld { $number }
new-meld = New meld
your-rack = Your rack, { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
back-to-rack = Back to the rack
shift-left = Move left
shift-right = Move right
players = Players
tiles-held = { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
seat-number = Seat { $number }
has-left = left
seat-free = free
bot = bot
away = away
level-helper = Helper
level-beginner = Beginner
level-casual = Casual
level-solver = Solver
level-patient = Patient
level-searcher = Searcher
level-expert = Expert
level-finder = Finder
your-turn-label = Your turn
your-turn-of = { $player }, your turn
where-to = Where does { tile-the } go?
where-to-many = Where do the { $count } tiles go?
plan-ahead = Plan ahead, only you see it.
plan-broke = The table has changed: part of your plan was taken back.
you-start = You start.
they-start = { $player } starts.
you-played = { $count ->
    [one] You played one tile.
   *[other] You played { $count } tiles.
 }
they-passed = { $player } passes.
they-left = { $player } has left.
they-are-back = { $player } is back.
sort = Sort
sort-by-number = Sort by number
sort-by-colour = Sort by colour
your-draft = Your draft
undo = Undo
redo = Redo
reset = Reset
draw = Draw a tile
pass = Pass
press-again = Press again
tiles-go-back = your tiles go back
pool-count = { $count } left
end-turn = End turn
flaw-count = { $count ->
    [one] fix one flaw first
   *[other] fix { $count } flaws first
 }
table = Table
round-number = Round { $number }
show-last-move = Show the last move
move-before = Before
move-after = After
tidy-up = Tidy up

# The connection
connection-lost = Connection lost.
reconnecting = Reconnecting…
sent-later = Your move will be sent as soon as the connection is back.
plays-elsewhere = You play this seat in a newer window.
table-pauses = The table pauses for a moment. Nothing is lost.
server-away = The server does not answer. Is it still running?
away-tries = The page keeps trying.
away-works = Score pad and rules work without it.
away-goes-on = As soon as the server answers, you go on here.

# The end of a round
score-pad = Score pad
round = Round
total = Total
what-was-left = What was left
nothing-left = nothing left
rematch = Rematch
next-round = Next round
match-won = { $who ->
    [you] You win the match!
   *[other] { $player } wins the match.
 }
match-shared = It’s a tie! { $players } share the match.
rounds-won = Rounds won

# The start
start-heading = Tile rummy for the whole table
start-promise = No account, no ads. Bots are labelled, and every shuffle can be checked.
play-now = Play now
play-now-how = with bots, at once
go-on = Go on
language = Language
back-to-start = Back to the start
you = You
edition-classic = Classic
edition-xxl = XXL
edition-six-160 = Six players
edition-six-106 = Six-player box, 106 tiles
edition-six-108 = Six-player box, 108 tiles
edition-junior = Junior with chips
edition-junior-intro = Introductory game (chips)
edition-stars = Junior with stars
edition-stars-intro = Introductory game (stars)
edition-cards = Picture cards
edition-cards-pro = Picture cards for experts
with-friends = Play with friends
with-friends-how = send a link
pass-and-play = Pass and play
pass-and-play-how = one device for all
join-heading = Join a table
join-how = with a room code

# A new table, and joining one
which-game = Which game?
players-from-to = { $low }–{ $high } players
who-plays = Who plays?
how-many = How many
sits-friend = a friend with a link
sits-here = somebody on this device
bot-of-level = Bot · { $level }
your-name = Your name
name = Name
house-rules = House rules
no-limit = none
allow-hints = Hints are allowed
open-table = Open the table
room-code = Room code
sit-down = Sit down
refused-no-free-seat = There is no such table, or no free seat at it. Check the code.
refused-not-your-seat = This table is not yours to see.
refused-bad-name = A name has 1 to 20 characters.
refused-name-taken = Somebody at this table has that name. Choose another one.
refused-too-many-tries = Too many codes were wrong. Wait ten minutes, or use a link.
refused-no-offer = This link was used already, or is older than ten minutes.
refused-paused = Nothing can be stored right now. Nothing is lost. Try again in a moment.

# Before the deal, and passing the device on
waits-for-somebody = waits for somebody
invite = Invite
qr-code = QR code with the link to this table
share-link = Share the link
link-copied = The link is copied
begin = Begin
waits-for-all = Waits for all
i-am = I am { $player }

# Hints
hint = Hint
chance-nothing = { nothing-found }
chance-no-opening = You cannot open yet. Draw a tile.
chance-opening = You can open with tiles from your rack.
chance-opening-and-table = You can open, and go on with the table at once.
chance-rack = There is something you can play from your rack.
chance-table = There is something you can play with melds on the table.

# Settings
settings = Settings
back = Back
install-page = Install on this device
look-theme = Colours of the page
look-theme-system = as the device
look-theme-light = light
look-theme-dark = dark
look-contrast = Contrast
look-contrast-system = as the device
look-contrast-usual = usual
look-contrast-more = high
look-size = Size of tiles and numbers
look-size-usual = usual
look-size-xxl = extra large
look-symbols = Symbols of the colours
look-symbols-on = shown
look-symbols-off = not shown
look-hand = Buttons
look-hand-right = for the right hand
look-hand-left = for the left hand
look-pace = Moves of others
look-pace-calm = calmly
look-pace-quick = quickly
look-pace-none = at once

# Further reasons why something is not legal
run-too-long = A run has at most { $max } tiles. This one has { $count }.
group-too-large = A group has at most { $max } tiles. This one has { $count }.
tile-lost = A tile from the table is missing. Put it back.
joker-to-rack = You keep a joker only if you put the tile there that it stands for.
joker-own = You laid this joker yourself, so you cannot take it back.
joker-existing-run = A joker that you take without replacing it goes to a run that was there before your turn.
joker-keeps-three = A joker may leave a run only while three tiles stay in it.
not-your-turn = It is not your turn yet.
not-now = That is not possible right now.
must-play = You can play something, so you have to.
no-chips = { $kind ->
    [stars] Drawing costs a star, and you have none. Play or pass.
   *[chips] Drawing costs a chip, and you have none. Play or pass.
 }
pool-not-empty = You can only pass when you cannot draw. Play or draw.
tile-not-open = This tile does not lie open on the table.

# Company
speak-again = Say it again
counters = { $kind ->
    [stars] { $count ->
        [one] one star
       *[other] { $count } stars
     }
   *[chips] { $count ->
        [one] one chip
       *[other] { $count } chips
     }
 }
give-back = Give back
bot-instead = Let a bot play for { $player }
bot-plays-for-you = A bot plays for you.
play-again = Play again
leave-table = Leave the table
talk = Say something
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thanks!
say-sorry = Sorry!
say-one-moment = One moment, please.
say-your-turn = It’s your turn.
say-again = Once more?
say-goodbye = Goodbye!
say-smile = a smile
say-laugh = a laugh
say-wow = astonished
say-think = thinking
say-sad = sad
say-heart = a heart

# After the end
check-shuffle = Check the shuffle
shuffle-fair = The shuffle was fixed before the deal. Checked on this device.
shuffle-false = The deal does not follow from the shuffle that was promised.
shuffle-code = Code { $code }
review = Review the turns
replay-game = Replay the whole game
save-record = Save the record
share-record = Share the record
copy-record = Copy the record
record-copied = The record is copied
turn-before = Previous turn
turn-after = Next turn
turn-of = Turn { $number } of { $count }: { $player }
missed-tiles = { $count ->
    [one] One tile more could have been played.
   *[other] { $count } tiles more could have been played.
 }
nothing-missed = Nothing better could have been played.
rack-before = The rack before
was-played = The table after
best-play = The best play
nothing-there = nothing
table-empty = The table is still empty.

# The solver
more = More
learn = Learn
learn-how = try the rules out
records = Records
records-how = replay a game
solver = Solver
solver-how = was there a better move?
has-opened = I have already opened
rack = Rack
take-away = Take away { tile-the }
all-tiles = All tiles
step-of = Step { $number } of { $count }
step-back = One step back
step-on = One step forward
is-proved = It is proved that no play is better.
rules = Rules

# The score pad
score-pad-how = for the game on a real table
pad-points = Mark who won, and enter the points that the others still hold. A joker counts { $joker }.
pad-counters = { $kind ->
    [stars] Enter how many stars each has at the end.
   *[chips] Enter how many chips each has at the end.
 }
pad-wins = Mark who won the round and gets a chip. The first with { $wins } wins.
pause = Pause
won-by = { $player } wins round { $number }
left-of = { $player }, round { $number }
new-pad = New pad
sand-glass = Sand timer, 2 minutes
time-is-up = Time is up
look-sound = A sound for your turn
look-sound-off = off
look-sound-on = on
look-vibration = Vibration for your turn
look-vibration-off = off
look-vibration-on = on

# Further words
player-number = Player { $number }
play-here = Play here
no-longer-yours = This table is no longer yours.
refused-not-away = That is possible only once somebody has been away for a minute.
refused-elsewhere = You play this seat in a newer window.
refused-match-runs = The match is not over yet.
refused-too-long = That took too long. Try again.
refused-failed = Something went wrong here. Nothing that was done before is lost.

# Tables of this device, links, and the server
your-tables = Your tables
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
 }
table-over = Finished
table-runs = The game is on
table-ready = Ready to begin
table-gone = This table no longer exists.
remove-table = Remove from this list
you-watch = You are watching
you-guide = You are the guide
they-try = { $player } is trying this:
age-from = from { $low } years
age-from-to = { $low }–{ $high } years
round-minutes = about { $minutes } min a round
new-table = New table
lost-way = This link leads nowhere. Here is the start.
lost-in-list = This link leads nowhere. Choose from the list.
page-too-old = Rackrun has been updated. Load the page again; nothing is lost.
load-again = Load again
link-to-nothing = This link leads to no table. It may be cut off, or the table is gone. Ask for the link once more, or type the room code.
table-full = All seats at this table are taken.
type-code = Type a room code
watch = Watch
no-watching = There is no such table, or it may not be watched. Check the code.
other-device = Play on another device
other-device-how = Open this link there within ten minutes, or scan the picture with its camera. You then play there and no longer here.
other-device-again = Where you play now, choose “Play on another device” once more.
let-watch = Let others watch
let-watch-how = Whoever opens this link sees the table, but nobody’s rack.
copy-link = Copy the link
only-here = Only this computer can open the link. For other devices start Rackrun with: rackrun serve --lan
