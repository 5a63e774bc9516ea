# The things of the game: tiles, or cards where the edition has them
word-a-tile = { $piece ->
    [card] a card
   *[tile] a tile
 }
word-the-tile = { $piece ->
    [card] the card
   *[tile] the tile
 }
word-tiles = { $piece ->
    [card] cards
   *[tile] tiles
 }
word-rack = { $piece ->
    [card] stand
   *[tile] rack
 }
word-pool = { $piece ->
    [card] bag
   *[tile] pool
 }
word-a-chip = { $kind ->
    [stars] a star
   *[chips] a chip
 }
word-chips = { $kind ->
    [stars] stars
   *[chips] chips
 }

# Around the text
rules-all = All rules
rules-contents = On this page
rules-print = Print
rules-ages = Ages { $ages }
rules-fact-tiles = { $size } { word-tiles }
rules-fact-hand = { $hand } { word-tiles } each
rules-fact-opening = { $opening } points to open
rules-right = Allowed
rules-wrong = Not allowed
rules-before = Before
rules-after = After
rules-worth = { $count ->
    [one] one point
   *[other] { $count } points
 }
rules-is-run = Run
rules-is-group = Group
rules-seat = Player
rules-result = Result
rules-wins-round = wins

rules-head-box = You need
rules-head-aim = Aim
rules-head-start = Start
rules-head-find = Finding
rules-head-melds = { $groups ->
    [yes] Runs and groups
   *[no] Runs
 }
rules-head-opening = { $opens ->
    [points] The opening
   *[own-meld] Your own first
 }
rules-head-turn = Your turn
rules-head-table = { $rearranging ->
    [free] Rearranging
   *[none] What lies there stays
 }
rules-head-jokers = Jokers
rules-head-drawing = Drawing
rules-head-end = The end

# What one needs
rules-box-tiles = { $copies ->
    [1] The numbers 1 to { $highest } in { $colours } colours, each once.
    [2] The numbers 1 to { $highest } in { $colours } colours, each twice.
   *[other] The numbers 1 to { $highest } in { $colours } colours, each { $copies } times.
 }
rules-box-jokers = With { $jokers } jokers that makes { $size } { word-tiles }.
rules-box-no-jokers = That makes { $size } { word-tiles }. Leave the jokers in the box.
rules-box-racks = Everybody has a { word-rack }.
rules-box-chips = { $kind ->
    [stars] Stars are the reward.
   *[chips] { $chips } chips are the reward.
 }

# The aim
rules-aim-points = Be the first to lay all your { word-tiles }.
rules-aim-match-chip = Be the first to lay all your { word-tiles }. That wins a chip. { $wins } chips win the match.
rules-aim-chips = What you lay earns { word-chips }. Whoever has the most in the end wins.
rules-aim-finds = Find the { word-tiles } that fit and collect the most { word-chips }.

# The start
rules-start-mix = { $piece ->
    [card] Put all cards into the bag and mix them.
   *[tile] Put all tiles face down and mix them. This is the pool.
 }
rules-start-draw = Everybody draws { word-a-tile }. The highest number starts. Whoever has a joker draws again. Then everything goes back and is mixed.
rules-start-oldest = The oldest player starts.
rules-start-youngest = The youngest player starts.
rules-start-deal = Everybody takes { $hand } { word-tiles } without showing them. The rest stays in the { word-pool }.
rules-start-chips = Everybody gets { $each } { word-chips }. The rest is the bank.
rules-start-order = You play clockwise.
rules-start-open = All { word-tiles } lie face up in the middle. Nobody has a { word-rack }.
rules-start-guide = A grown-up or an older child is the guide. The guide leads the game and wins nothing.

# Finding
rules-find-first = The guide takes any of the { word-tiles } and says its number and colour.
rules-find-look = Everybody looks for the same colour: the number just before or just after.
rules-find-reward = Whoever finds it first lays it there and gets { $reward ->
    [one] { word-a-chip }
   *[other] { $reward } { word-chips }
 }.
rules-find-run = With { $shortest } { word-tiles } it is a run.
rules-find-wrong = A wrong find costs nothing. Just look again.
rules-find-next = When 1 to { $highest } lie there, the guide begins the next colour.

# Melds
rules-run = A run has at least { $shortest } { word-tiles } of one colour. The numbers follow one another.
rules-run-end = A run ends at { $highest }. No 1 comes after it.
rules-group = A group has { $shortest } to { $largest } { word-tiles } with the same number, each in a different colour.
rules-no-groups = There are no groups in this game.
rules-common = What lies on the table belongs to everybody.

# The opening
rules-opening-points = What you lay first must be worth at least { $opening } points together.
rules-opening-from = All of it comes from your own { word-rack }: runs, groups or both.
rules-opening-count = Every number counts as it is. A joker counts what it stands for.
rules-opening-then = Then the whole table is open to you, still in the same turn.
rules-opening-own = { $groups ->
    [yes] First lay a run or a group of your own. It needs no points.
   *[no] First lay a run of your own. It needs no points.
 }
rules-opening-own-then = Then you may add to everything on the table, still in the same turn.

# A turn
rules-turn-any = { $groups ->
    [yes] Lay new runs and groups, and add { word-tiles } to those on the table. As much as you like.
   *[no] Lay new runs, and add { word-tiles } at the ends of those on the table. As much as you like.
 }
rules-turn-at-once = Lay one run or more. No points are needed.
rules-turn-add = As soon as a run lies on the table, everybody may add to its ends.
rules-turn-one = Lay at least one of the { word-tiles } on your { word-rack }. Otherwise you draw.
rules-reward = This is what you get:
rules-reward-tile = for each of the { word-tiles } you lay
rules-reward-meld = for each new run
rules-reward-finish = for an empty { word-rack }

# What lies on the table
rules-table-free = You may take apart what lies there and put it together anew.
rules-table-only = When you are done, only runs and groups lie there, each with { $shortest } { word-tiles } or more.
rules-table-stay = Nothing goes from the table to your { word-rack }. And you lay at least one of your own { word-tiles }.
rules-table-none = You may only add at the ends. Nothing is split, joined or taken away.

# Jokers
rules-joker-any = A joker stands for { word-a-tile } of any number and colour.
rules-joker-many = { $maxjokers ->
    [0] Several jokers may lie together, but never jokers alone.
    [one] Only one joker may lie in a meld.
   *[other] At most { $maxjokers } jokers may lie in a meld.
 }
rules-joker-free = You may free a joker from the table. Lay it again in the same turn, wherever it fits. It never goes to your { word-rack }.
rules-joker-ways = There are many ways to do it:
rules-joker-swap = Put { word-the-tile } there that the joker stands for. Then the joker is yours. Lay it at once, or keep it.
rules-joker-missing = In a group, any missing colour will do.
rules-joker-unpaid = If you keep it, the exchange earns nothing.
rules-joker-early = You may do so even before you have laid anything of your own.
rules-joker-stays = When you rearrange, a joker stays on the table.
rules-joker-remove = If a joker lies at the end of a run and { $shortest } { word-tiles } stay without it, you may take it just like that.
rules-joker-remove-then = Add it at once to a run that lay there before. And lay { word-a-tile } of your own, too.

# Drawing
rules-draw-free = You cannot lay anything, or do not want to? Draw { word-a-tile }. Your turn is over.
rules-draw-paid = You cannot lay anything, or do not want to? Pay { $price ->
    [one] { word-a-chip }
   *[other] { $price } { word-chips }
 } and draw { word-a-tile }. Your turn is over.
rules-draw-nothing = No { word-chips } left, or the { word-pool } is empty? Then your turn just ends. It costs nothing.
rules-draw-empty = If the { word-pool } is empty, you pass.
rules-draw-limit = You have { $limit } { word-tiles } already? Draw one and give any one back.
rules-time = If you like, agree on a time limit: { $minutes } minutes for a turn.
rules-time-right = Time is up and everything is in order? Then your turn counts.
rules-time-penalty = If not, whatever lies in no meld goes to your { word-rack }. You also draw { $penalty ->
    [one] { word-a-tile }
   *[other] { $penalty } { word-tiles }
 } as a penalty.

# The end
rules-end-last = The round ends as soon as a { word-rack } is empty.
rules-score-points = The others lose the numbers they still hold. A joker costs { $jokerpoints }.
rules-score-winner = The winner gains all of it.
rules-score-blocked = The { word-pool } is empty and nobody lays any more? Then the lowest { word-rack } wins. The others lose the difference.
rules-score-total = Play as many rounds as you like. The highest total wins.
rules-score-chips = The others pay { word-a-chip } for each of their { word-tiles }, as far as they can.
rules-score-most = The most { word-chips } win. That need not be whoever finished.
rules-score-tie = In a tie, whoever finished wins.
rules-score-stuck = Nobody can go on? Then everybody pays for their { word-tiles }.
rules-score-match-chip = Whoever finishes wins the round and a chip. Nobody pays anything.
rules-score-match = The first with { $wins } chips wins the match.
rules-score-match-stuck = The { word-pool } is empty and nobody lays any more? Then the fewest { word-tiles } win. In a tie nobody gets the chip.
rules-score-finds = When all { $colours } colours lie there from 1 to { $highest }, the most { word-chips } win. In a tie the win is shared.
rules-next-draw = For the next round you draw for the start again.
rules-next-winner = The winner starts the next round.
rules-next-oldest = The oldest starts the next round, too.
rules-next-youngest = The youngest starts the next round, too.

# Below the examples
example-opens = A run from your own { word-rack } that is worth enough.
example-opens-joker = The joker counts the number it stands for.
example-opens-and-adds = First the opening, then add at once.
example-adds = One at the end of a run, one in a group.
example-combines = One leaves the run and begins a group. The run gets a new end.
example-splits = One run becomes two.
example-rebuilds = Everything is new, and everything fits again.
example-same-group = The same group may lie there twice.
example-swaps-and-lays = Put { word-a-tile } from your { word-rack } in the joker’s place. The joker is laid again at once.
example-grows-and-frees = The run grows at both ends and becomes two. The joker is free.
example-moves-joker = The joker moves within its run and stands for something else.
example-table-frees = Its neighbours go to the groups. The joker is free.
example-lays-run = A new run.
example-adds-ends = Added at the ends.
example-lays-and-adds = Lay and add in one turn.
example-keeps-joker = Exchanged: the joker goes to your { word-rack }.
example-finishes = That was the last one!
example-removes-joker = The run does not need the joker. It helps another one.
example-adds-then-removes = First add, then the run no longer needs the joker.
example-own-first = First your own, then add to another.
example-joker-into-first = Exchanged, and laid at once in the first run of your own.
example-joker-stays = The table is new, and the joker is still there.
example-finds-after = The next number.
example-finds-before = The number before.
example-misses-gap = A number is missing in between.
example-misses-colour = Another colour.
card-no-rearranging = In this game the melds on the table stay as they are. You can only add to them.
