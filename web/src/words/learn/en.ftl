learn-promise = No manual: play small situations and find out. A wrong try costs nothing.
lessons-done = { $done } of { $count } learnt
also-classic = also for XXL and six players
lay-by-tapping = Tap the tiles, then the place where they are to go. Or drag them.
once-more = Once more
is-learnt = learnt
all-lessons = All lessons
show-me = Show me
now-you = Now you!
lesson-number = Lesson { $number } of { $count }
next-lesson = Next
path-done = You know it all!
play-it = Play a game
refused-lesson = That is something else. Look at the task once more.

lesson-run = A run
try-run = Lay a run: three numbers in a row, all of one colour.
learnt-run = Three or more in a row, in one colour: that is a run.
lesson-group = A group
try-group = Lay a group: the same number three times, each in a different colour.
learnt-group = The same number in three or four colours is a group.
lesson-wrap = After the 13
try-wrap = Try to lay 12, 13 and 1.
learnt-wrap = A run ends at 13. The 1 always comes first.
lesson-joker = The joker
try-joker = A number is missing. Let the joker stand in for it.
learnt-joker = The joker can be any tile. Its corner tells which one it is now.
lesson-opening-low = Too few points
try-opening-low = Your first play needs 30 points. Lay red 4, 5 and 6, and see what is missing.
learnt-opening-low = Every tile counts its number. 4 + 5 + 6 make 15: too little to open.
lesson-opening = The opening
try-opening = Open with 30 points: lay a run and a group.
learnt-opening = An opening may have several melds. All of it comes from your own rack.
lesson-open-first = Not yet
try-open-first = You have not opened yet. Try to add blue 7 to the blue run.
learnt-open-first = Before your opening, the melds on the table are not for you.
lesson-opening-on = Open and go on
try-opening-on = Open with your red run, and add blue 7 in the same turn.
learnt-opening-on = Once you have opened, the whole table is yours to use, at once.
lesson-add = Add
try-add = Add one tile to each of the two melds.
learnt-add = What lies on the table belongs to everybody. You can add to all of it.
lesson-split = Split
try-split = Your number is in this run already. Split the run in two, so that yours fits.
learnt-split = A long run can become two, as long as each has three tiles.
lesson-borrow = Borrow a tile
try-borrow = You need a black 9. Borrow it from the group.
learnt-borrow = You can take a tile away if what stays is still a meld.
lesson-combine = Combine
try-combine = Add your 8 to the run. Then take its 5 for a group with yours.
learnt-combine = Add at one end, take from the other: one run made two melds.
lesson-rearrange = Everything anew
try-rearrange = Turn the runs into groups, so that red 2 and black 7 both fit.
learnt-rearrange = You can rearrange the whole table. In the end every meld must be right.
lesson-joker-now = A joker is not kept
try-joker-now = Put red 7 in the joker’s place, and try to keep the joker on your rack.
learnt-joker-now = A joker from the table is used again in the same turn.
lesson-joker-swap = Swap the joker
try-joker-swap = Swap the joker for red 7, and use it between your black 10 and 12.
learnt-joker-swap = Whoever has the tile it stands for gets the joker, and uses it at once.
lesson-joker-group = A joker in a group
try-joker-group = Replace the joker by black 11, and use it with your yellow tiles.
learnt-joker-group = In a group, either of the missing colours frees the joker.
lesson-joker-split = Free it by splitting
try-joker-split = Add at both ends, split the run around the joker, and use the joker with your ones.
learnt-joker-split = If two runs remain without it, the joker is free.
lesson-joker-move = Move the joker
try-joker-move = Add yellow 7 to the run. The joker moves over.
learnt-joker-move = A joker can change its place, and with it its number.
lesson-joker-melds = Dissolve its meld
try-joker-melds = Red 5 and red 6 fit into the groups. Then the joker is free for your blue tiles.
learnt-joker-melds = If all the others of its meld find a place elsewhere, the joker is free.
lesson-draw = Nothing fits
try-draw = Nothing fits here. Draw one.
learnt-draw = Whoever cannot play, or does not want to, draws one. Then the turn is over.
lesson-end = The end
try-end = Play your last two tiles.
learnt-end = Whoever has no tile left wins. The others lose the points they still hold; a joker counts 25.
lesson-double = No colour twice
try-double = Try to lay a group in which a colour comes twice.
learnt-double = In a group every colour comes only once, however often the box has it.
lesson-xxl = Large numbers
try-xxl = The numbers are larger, the rules are the same. Play all four tiles.
learnt-xxl = Now you know all tables of this family, for two to six players.

lesson-find = The neighbour
try-find = Tap the tile that comes right before or after.
learnt-find = The same colour, the next number: that fits.
lesson-find-before = Three in a row
try-find-before = Two lie there already. Which one makes it three?
learnt-find-before = Three in a row: that is a run.
lesson-find-miss = A wrong tile
try-find-miss = Tap a tile that does not fit. What happens?
learnt-find-miss = Nothing bad happens. You just try another one.
lesson-find-end = The last one
try-find-end = One tile is missing in this row. Where is it?
learnt-find-end = The row is complete, from 1 to 10.
lesson-find-name = Be the guide
try-find-name = Now you are the guide. Tap any tile to begin a row.
learnt-find-name = Now all look for its neighbours. { $kind ->
    [stars] Every find wins a star.
   *[chips] Every find wins a chip.
 }

lesson-no-groups = Only runs
try-no-groups = Try to lay the same number three times.
learnt-no-groups = In this game only runs count.
lesson-no-rearranging = What lies there stays
try-no-rearranging = Take the last tile of the run, and try to begin a new run with it.
learnt-no-rearranging = In this game runs stay as they are. You can only add to them.
lesson-joker-use = Swap and use
try-joker-use = Put the right tile in the joker’s place. Then lay the joker with your other two.
learnt-joker-use = Whoever has the right tile gets the joker, and can use it at once.
lesson-joker-keep = Swap and keep
try-joker-keep = Put the right tile in the joker’s place, and take the joker to your rack.
learnt-joker-keep = The joker is yours now, for a later turn.
lesson-joker-wrong = The wrong tile
try-joker-wrong = This joker is a 9. Try to take it for your 6.
learnt-joker-wrong = Only the tile that the joker stands for can replace it.
lesson-draw-pays = Pay and draw
try-draw-pays = { $kind ->
    [stars] Nothing fits here. Pay a star and draw.
   *[chips] Nothing fits here. Pay a chip and draw.
 }
learnt-draw-pays = { $kind ->
    [stars] Drawing costs a star. With no stars left you pass.
   *[chips] Drawing costs a chip. With no chips left you pass.
 }
lesson-end-counters = The last tile
try-end-counters = Play all your tiles.
learnt-end-counters = { $kind ->
    [stars] The last tile wins an extra star. The others pay one for each tile they hold. Most stars win.
   *[chips] The last tile wins an extra chip. The others pay one for each tile they hold. Most chips win.
 }
lesson-two-jokers = Two jokers
try-two-jokers = Two numbers are missing. Use both jokers.
learnt-two-jokers = A run can have several jokers.
lesson-joker-leave = Take a joker away
try-joker-leave = Move the joker from its run to the black one, so that your 10 fits.
learnt-joker-leave = A joker may leave a run that keeps three tiles, and go to another run on the table.
lesson-joker-new-run = Not for a new run
try-joker-new-run = Take the joker from its run, and try to begin a new run with it.
learnt-joker-new-run = A joker that you take like this only goes to a run that lay there before.

lesson-own-first = Your own run first
try-own-first = You have laid no run yet. Try to add to this one.
learnt-own-first = First lay a run of your own. Then you can add.
lesson-own-then-add = Lay, then add
try-own-then-add = Lay a run of your own, and add blue 5 in the same turn.
learnt-own-then-add = After a run of your own you can add to every run on the table.
lesson-joker-end = A joker at the end
try-joker-end = This joker is a blue 3. Swap it, and use it with your yellow cards.
learnt-joker-end = A joker at the end can be swapped too, and be used at once or later.
lesson-give-back = Fifteen cards
try-give-back = You have 15 cards. Draw one, and give any one back.
learnt-give-back = Nobody holds more than 15 cards.
lesson-end-cards = The last card
try-end-cards = Play all your cards.
learnt-end-cards = Whoever lays the last card gets a chip. Three chips win the match.

lesson-own-rearrange = Your own meld first
try-own-rearrange = You have laid nothing yet. Try to take blue 4 for a group.
learnt-own-rearrange = First lay a meld of your own. Then you can rearrange.
lesson-leftover = What you leave
try-leftover = Try to take blue 2 out of the run for a group.
learnt-leftover = What you leave must still be a meld. The blue 1 was alone.
lesson-take-all = Take them all
try-take-all = Take both runs apart, and lay three groups with your cards.
learnt-take-all = You can take whole melds and lay them anew with cards of your own.
lesson-joker-colour = A joker in a group
try-joker-colour = Put blue 4 in the joker’s place, and take the joker to your rack.
learnt-joker-colour = Either of the missing colours frees it. The joker is yours, for now or later.
lesson-joker-stays = A joker stays
try-joker-stays = Add red 1, and try to take the joker to your rack.
learnt-joker-stays = Without the tile it stands for, a joker stays on the table.
lesson-joker-moves = A joker moves
try-joker-moves = The red run does not need its joker. Use it with your blue cards.
learnt-joker-moves = When you rearrange, a joker can go to another meld.
