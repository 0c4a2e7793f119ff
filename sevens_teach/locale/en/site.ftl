# The site: pages that hold the lessons and the docs, with no server behind them.

site-name = Sevens
site-lead = The 7s are out, and somebody is sitting on the card you need. Learn Sevens by playing it: right here, at once, also without a network.
site-begin = Start with the first lesson
site-lessons = Lessons
site-rules = Rules
site-docs = Rules and background
site-search = Search
site-search-none = Nothing found. Try a shorter word.
site-search-page = Search the lessons and the rules
site-search-asks = For example:
site-search-ask-stopping = Can I pass on purpose?
site-search-ask-dead = What is a dead card?
site-search-ask-joker = What does the joker do?
site-search-ask-broke = What happens when I go broke?
site-search-ask-first = Who goes first?
site-search-ask-undo = Can I take a move back?
site-contents = On this page
site-previous = Back
site-next = Next
site-pages = Other pages
site-days = Today's puzzle: days in a row
site-dark = Light or dark
site-skip = Skip to the text
site-code = The code
site-english = in English
site-script = This page needs JavaScript to come alive. What you see instead are pictures.
site-notebook = Open as a notebook
site-reference = Reference for programmers
site-rulings = { $count ->
    [one] A ruling for a special case
   *[other] { $count } rulings for special cases
}
site-cited = In the reference for programmers
site-private = No tracker, no cookie; what you solve stays in this browser.
site-version = Version { $version }.

site-keep-how = This browser keeps your stars and your board. Copy this code, and restore it in another browser or on another device.
site-carry-more = What you have solved, rule by rule
site-python-asleep = Tap a card, and the table wakes up. The first time it fetches { $size } MB.
site-python-asleep-form = A press wakes this up. The first time it fetches { $size } MB.
site-python-loading = The table is waking up: { $done } of { $size } MB …
site-python-starting = The table is waking up: shuffling …
site-python-awake = The table is awake.
site-python-no-server = Opened as a file, the table stays a picture: it needs a page from a server. Everything else on this page is alive.
site-python-cannot = This browser cannot run the table. Everything else on this page is alive.
site-python-failed = The table did not wake up. Load the page again; everything else on it is alive.
site-lms-done = Your score has gone to your school's system.
site-search-count = { $count ->
    [one] { $count } result
   *[other] { $count } results
}

# One step at a time.
site-fast-about = A card fits if it touches one on the board. Shut in on all sides, it dies. Fewest dead cards win. Six ideas and eighteen puzzles, for a party tonight.
site-evening-about = Five deals under five sets of rules, until midnight.
# Above a lesson's whole game, for a reader who came for that alone.
site-door-03 = A game of Sevens with ★
site-door-04 = A game of Sevens with a tunnel
site-door-05 = A game of Killer Sevens
site-door-06 = A game by your own house rules
site-door-10 = A game of Seven Bridge
site-door-11 = A game of Spades
# How it goes, for who is new to it: three short lines at most.
site-door-aim-03 = Lay ★ where somebody else's card fits: whoever holds that card puts it down and takes ★. Whoever has ★ at the end comes last.
site-door-aim-04 = A and K are neighbours: after K comes A, then 2 and 3; after A comes K, then Q and J. The row bends into a ring.
site-door-aim-05 = A card fits if it touches one on the board, even corner to corner. Shut in on all four sides, by cards or the edge, it dies. Fewest dead cards wins.
site-door-aim-06 = Pick rules under “Start from”, or change single ones, then press “Play them”. Ren, Aoi and Sora keep to them too.
site-door-aim-10 = Take a card, lay three of a rank or three in a row (fewer with a 7), throw one. First out wins the deal; what the others still hold counts against them.
site-door-aim-11 = Two against two: say how many tricks you'll take, and take them. Everybody plays a card of the suit led; the highest wins, and spades beat every other suit.
steps-go = Next step
steps-back = Back
steps-whole = On one page
steps-single = One step at a time
steps-skip = Skip
steps-line = { $done } done, { $open } skipped.
steps-stand-done = done
steps-stand-open = skipped: its task is open
steps-stand-yet = to come
steps-left-end = You've reached the end!
steps-left-one = One step is still open:
steps-left = { $count } steps are still open:
steps-left-more = and { $count } more
steps-left-go = Step { $count }: { $name }
steps-next = Next: { $name }
steps-where = Step { $count } of { $all }
# How long a lesson takes, where it is offered.
steps-next-left = Next: { $name } ({ $left }{"\u00A0"}min)
steps-play = Play a game
steps-step = Step { $count } of { $all }
steps-at = Step { $count }: { $name }.
steps-way = { $name }, step { $count } of { $all }
steps-out = To the first page, out of the steps
steps-first-time = First time? Learn it step by step
steps-ahead = You know it? Straight to Killer.
steps-before = Rusty? First { $count } steps of plain Sevens
steps-next-way = You can win { $card } next. You're at step { $count } of { $all } in “{ $name }”.
steps-next-card = You can win { $card } next, in this lesson.
steps-asks-play = Play a card
steps-asks-raised = Tap a raised card
steps-asks-turn = Play your turn: lay, then throw a card
steps-asks-call = Answer at the table
steps-asks-why = Now tap a grey card, and hear why it waits
steps-asks-game = Play a game to its end
steps-asks-bid = Say your bid
steps-asks-win = Win this game
steps-asks-again = Try again from the start
steps-asks-done = ✓ Done
steps-asks-all = ✓ All done
steps-asks-more = ✓ Solved. There's one more
steps-asks-wait = Now the others play
# After a right move of a puzzle that is played to its end.
steps-asks-on = Your move again.
# Where a step asks for a whole game, and one was played elsewhere.
steps-asks-had = ✓ You've played one. Another, or on?
steps-asks-played = ✓ Done. Go on, or finish this game.
steps-then = Next: { $name }
steps-then-about = Coming up: { $about }
steps-card = ✓ A card for your board
steps-go-card = See your card

# On a last page: what opens how it stands, the same deal again, the cards left.
site-end-more = More about this game
# Below a game that was not won: a card that the next one may bring, and what lays it.
end-aim = Your next game can bring this card:
end-aim-outlasted = finish ahead of somebody who goes broke.
end-aim-second = get rid of all your cards, even if somebody else is first.
end-aim-spent = use all three passes, and don't go broke.
end-aim-broke = keep a card that fits until somebody who waits behind it goes broke.
end-aim-joined = fill the gap up to a card that a broke player laid.
end-aim-won-sevens = finish first.

# In a whole game, to who is out first: it is won, whatever the others still play; and the button that passes over that.
site-won = You won!
site-won-skip = Skip to the end

# What the others say to a reader who has won a game: of several lines the game itself chooses one.
site-cheer = { $name }: “Well played!”
site-cheer-fox =
    { $name } nods. That's a lot, for { $name }.
    { $name }: “Hm. Nice.”
    { $name } flicks an ear. “Good.”
    { $name } says nothing, and shakes your hand.
    { $name }: “You earned that.”
    { $name } smiles. “Good game.”
    { $name }: “Cleanly done.”
    { $name } tips a hat that isn't there.
    { $name } looks at the board for a while. “Yes. That works.”
    { $name }: “I'll remember that one.”
site-cheer-hare =
    { $name }: “You won! Let's play another!”
    { $name }: “What, already over? Well done!”
    { $name }: “Hooray for you! Again, quick!”
    { $name } thumps the table. “Again! Again!”
    { $name }: “You did it! Who deals next?”
    { $name }: “Wow! Deal me in again!”
    { $name } claps with both ears.
    { $name }: “How did you do that? Show me!”
    { $name } bounces on the chair. “One more! One more!”
    { $name }: “Don't get up! I'm dealing!”
site-cheer-owl =
    { $name } folds both wings. “A fine game.”
    { $name }: “That was well played.”
    { $name }: “I'll think about this one for a while.”
    { $name }: “You kept your head. Well done.”
    { $name }: “I've learned something tonight.”
    { $name } hoots once, softly. “Yours.”
    { $name }: “I didn't see that coming.”
    { $name } turns all the way round to look at you. “Well, well.”
    { $name }: “I'll write that down.”
    { $name } stacks the cards neatly. “That was a pleasure.”
    { $name }: “I'll sleep on that one. By day, of course.”
# What one of them says to a reader who has not won.
site-comfort-fox =
    { $name } pours you some tea. “Next time.”
    { $name } gathers the cards. “Again?”
    { $name } nods to you. “Good game.”
    { $name } slides the deck over to you. “Your deal.”
    { $name } deals you in without a word.
    { $name } shuffles, slowly. “One more?”
site-comfort-hare =
    { $name } is shuffling already. “Never mind! Again!”
    { $name }: “The next one is yours!”
    { $name }: “Quick, deal again!”
    { $name } holds out the deck. “Quick, cut!”
    { $name }: “Forget that one! New cards!”
    { $name } hops round the table. “Next round! Next round!”
site-comfort-owl =
    { $name }: “One can learn a lot from a lost game.”
    { $name } blinks, slowly. “Which move would you change?”
    { $name }: “The cards are shuffled for everyone.”
    { $name }: “I've lost more games than I can count. And I can count.”
    { $name } settles deeper into the chair. “The night is long.”
    { $name }: “Look at it once more, then let it go.”

# What somebody sends: a position, a game or a puzzle, in a link.
sent-send = Send to a friend
sent-copied = The link is copied. Paste it into a message to a friend: it opens just this for them.
sent-broken = This link is broken, or made by a newer version. Here is a fresh table instead.
sent-position = Somebody sent you a position, and it's your turn. How well can you do from here?
sent-game = Somebody sent you a game. Watch it, step by step.
sent-friend = Your friend
sent-match = Somebody sent you a match. This is how it ended.
sent-you = It is told to the friend who played it: “you” is your friend.
sent-game-on = Play a game
sent-puzzle = A puzzle for you
sent-how = How is it played?
sent-how-new = New here? How to play
sent-how-first = First the lesson of two minutes
sent-how-sevens = New to Sevens? Beside each 7 go the 6 and the 8 of its suit, then 5 and 9, and so on. Nothing fits, or you'd rather wait? Pass. You may do that three times; a fourth time you go broke: you're out of the game. Whoever gets rid of all cards first wins.
sent-how-spades = New to Spades? Everybody plays one card of the suit led, and the highest takes all four; spades beat every other suit.
sent-how-bridge = New to Seven Bridge? Take a card, lay three alike or three in a row (fewer with a 7), throw one. First out wins the deal.
sent-learn-sevens = Learn Sevens from the first card
sent-learn-spades = Learn Spades from the first trick
sent-learn-bridge = Learn Seven Bridge from the first card
sent-not = Wait until it is your turn, then send it.
sent-picture = Save a picture
sent-saved = Saved as{ " " }
sent-anew = Nobody's hidden cards are in the link: they are dealt anew.
sent-next = Next puzzle
sent-others = The others hold different cards than in your friend's game: no link lets you look into a hand.
sent-drawn = This position was drawn for you alone, so no link leads to it.
sent-wait = One moment …
# A table's picture, while the Python behind it wakes up.
still-name = The table, not awake yet
still-look = Look around: the table is waking up. You may tap a card already.
still-wait = One moment: the table is waking up.
still-game = This is how it was dealt. The moves come in a moment.
still-kept = { $name } it is. I'll lay it as soon as the table is awake.
play-over = This is your last game, to look at again. Or:
play-last = Look at the last game again
