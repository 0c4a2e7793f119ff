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
site-dark = Light or dark
site-skip = Skip to the text
site-code = The code
site-english = in English
site-script = This page needs JavaScript to come alive. What you see instead are pictures.
site-notebook = Open as a notebook
site-reference = Reference for programmers
site-cited = In the reference for programmers
site-version = Version { $version }. No tracker, no cookie; what you solve stays in this browser.

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
    [one] { $count } place
   *[other] { $count } places
}

# One step at a time.
site-fast-about = A card fits if it touches one on the board. Shut in, it dies. Fewest dead cards win. Six ideas and twenty puzzles, for a party tonight.
site-evening-about = Five deals under five sets of rules, until midnight.
steps-go = Go on
steps-back = Back
steps-whole = The whole page
steps-single = One step at a time
steps-skip = Skip for now
steps-line = { $done } done, { $open } passed over.
steps-left-one = One step is still open:
steps-left = { $count } steps are still open:
steps-left-more = and { $count } more
steps-next = Next: { $name }
steps-step = Step { $count } of { $all }
steps-at = Step { $count }: { $name }.
steps-way = { $name }, step { $count } of { $all }
steps-out = To your board, out of the steps
steps-first-time = First time? Learn it step by step
steps-ahead = You know it? Straight to Killer.
steps-before = Rusty? { $count } steps of plain Sevens come before this one.
steps-next-card = Next: { $card }, in this lesson
steps-asks-play = Play a card
steps-asks-turn = Play your turn: lay, then throw a card
steps-asks-call = Answer at the table
steps-asks-why = Tap one that isn't raised
steps-asks-puzzle = A puzzle to solve first
steps-asks-game = A game to play to its end first
steps-asks-bid = Say your bid
steps-asks-win = Win it. Lost? Same deal again, the other way
steps-asks-guess = Your guess first
steps-asks-bet = Place your bet, then press Next
steps-asks-watch = Press Next and watch first
steps-asks-done = ✓ Done
steps-asks-all = ✓ That's all there is to it
steps-half = Half way
steps-then = Next: { $name }
steps-card = ✓ And a card for your board

# What somebody sends: a position, a game or a puzzle, in a link.
sent-send = Send this
sent-copied = The link is copied. Paste it into a message to a friend: it opens this.
sent-broken = This link is broken, or made by a newer version. Here is a fresh table instead.
sent-position = Somebody sent you a position, and it's your turn. How well can you do from here?
sent-game = Somebody sent you a game. Watch it, step by step.
sent-puzzle = A puzzle for you
sent-how = How is it played?
sent-how-new = New here? How to play
sent-how-first = First the lesson of two minutes
sent-how-sevens = New to Sevens? Beside each 7 go the 6 and the 8 of its suit, then 5 and 9, and so on. Nothing fits, or you'd rather wait? Pass. Three are free; a fourth ends your game. Whoever gets rid of all cards first wins.
sent-how-spades = New to Spades? Everybody plays one card of the suit led, and the highest takes all four; spades beat every other suit.
sent-how-bridge = New to Seven Bridge? Take a card, lay three alike or three in a row (fewer with a 7), throw one. First out wins the deal.
sent-learn-sevens = Learn Sevens from the first card
sent-learn-spades = Learn Spades from the first trick
sent-learn-bridge = Learn Seven Bridge from the first card
sent-not = Wait until it is your turn, then send it.
sent-picture = Save a picture
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
play-goes-on = You left this game in the middle, and it goes on. Or:
