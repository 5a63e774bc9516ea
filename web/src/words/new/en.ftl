i-guide = I am the guide and name the tiles
as-booklet = as in the booklet
own-rules = { $count ->
    [one] one rule of your own
   *[other] { $count } rules of your own
 }
back-to-booklet = Back to the booklet
booklet-says = Booklet: { $value }
at-this-table = At this table
show-drafts = All see what the player on turn tries out
allow-watching = Others may watch
yes = yes
no = no
from-to = { $low } to { $high }

# House rules as a code
rule-code = Rule code
copy-code = Copy the code
code-copied = The code is copied
paste-code = Paste a rule code
take-over = Use it
wrong-edition = “{ $part }” is no game. A rule code begins with one of these: { $ids }.
wrong-letter = “{ $part }” is no rule of this game ({ $game }). One of these letters was expected, then its value: { $letters }.
wrong-twice = “{ $part }” says this a second time: { $option }. Once is enough.
wrong-value = “{ $part }” is not possible. Expected for “{ $option }”: { $expected }.

# The options of the editions
option-max-jokers-per-set = Most jokers in a meld
value-max-jokers-per-set-null = as many as you like
option-must-play-if-able = Whoever can play must play
option-time-limit-seconds = Time limit: seconds for a turn
option-timeout-policy = When time is up
value-timeout-policy-literal = only loose tiles go back
value-timeout-policy-rollback = the whole turn goes back
option-rounds = Rounds
option-next-starter = Who starts the next round
value-next-starter-draw = whoever draws the highest number
value-next-starter-winner = whoever won
value-next-starter-oldest = the oldest
value-next-starter-youngest = the youngest
option-blocked-scoring = When nobody can play any more
value-blocked-scoring-difference = the lowest rack wins
value-blocked-scoring-none = nobody wins
option-opening = Points an opening needs
option-penalty-tiles = Penalty tiles when time is up
option-joker-points = Points for a joker left on the rack
option-finish-bonus = Reward for an empty rack
option-tie-break = In a tie whoever finished wins
value-tie-break-finisher = if among the tied
value-tie-break-all-level = only if all are level
option-bank = What the bank can pay
value-bank-unlimited = as much as is needed
value-bank-51 = 51, then it is empty
option-chips-to-win = Chips that win the match
option-hand-limit = Limit: most cards on a stand
option-hand-limit-sticky = The limit, once reached, binds for the rest of the round
option-joker-replace-by-layer = Whoever laid a joker may take it back for the right card
plays-helper = plays for fun, overlooks some plays and says what it does
plays-beginner = lays its own melds and adds to others
plays-casual = rearranges two melds at most
plays-solver = always lays as much as it can
plays-patient = keeps its melds back until it can go out
plays-searcher = imagines what the others hold and tries each choice out
plays-expert = reads from what the others do what they hold and tries very many plans out
plays-finder = looks in a child’s time, and is wrong now and then
