# What a table, a board and a hand say. `label-` messages are sent to the browser once for each language.

label-table = Sevens table
label-board = Board
label-hand = Your hand
label-hand-empty = No cards.
label-players = Other players
label-thinking = to move
label-passes = passes left
label-comma = { ", " }
label-ranking = Ranking
label-log = Moves
label-log-at = Look back (move { "{n}" } of { "{all}" })
label-slider = Step through the game
label-step-back = One move back
label-step-forth = One move forward
label-pass = Pass
label-hint = Hint
label-undo = Undo
label-redo = Redo
label-new = New deal
label-go_on = Go on
label-skip = Faster
label-settings = Settings
label-save = Save game
label-load = Load game
label-kept = Saved games
label-choose-place = Choose a place for ★.

# What a place on the board is, after the card's name: "9 of hearts, open".
label-place-empty = empty
label-place-open = open
label-place-down = on the board
label-place-island = on the board, tilted until a run reaches it
label-place-dead = dead
label-place-closed = closed
label-place-last = just laid
label-place-choice = ★ can go here
label-place-reason = this is the reason

# What a card in the hand is.
label-card-playable = fits
label-card-waiting = does not fit now
label-card-dead = dead

label-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

label-lang = Language
label-lang-en = English
label-lang-ja = 日本語
label-speed = Speed
label-speed-slow = slow
label-speed-normal = normal
label-speed-fast = fast
label-speed-instant = instant
label-suits = Suit colours
label-suits-4 = four
label-suits-2 = two
label-zoom = Size
label-percent = { $percent } %
label-coach = Coach
label-coach-true = on
label-coach-false = off
label-consequences = What a move brings
label-consequences-true = on
label-consequences-false = off
label-level = The others play
label-level-lesson = as in the lesson
label-level-gentle = at an easy level
label-level-normal = at a normal level
label-level-sharp = at a hard level
label-level-expert = at expert level
label-level-follow = at my level

# The reader's own seat, and the answer to a ghost who asks.
label-you = You
label-reply = Reply

# The pass that costs more than a pass.
label-pass-last = your last pass
label-pass-broke = you go broke
label-pass-sure = Pass and go broke
label-sure-broke = With this pass you go broke.
label-sure-broke-reason = You have no pass left. Press Pass once more and your whole hand goes on the board.

# Looking back, and the last page.
label-back-to-now = Back to now
label-left-over = Still in hand:
label-next-again = Same deal again
label-next-new = New deal
label-next-watch = Watch it again

# What the browser alone remembers.
label-felt = Felt
label-felt-green = green
label-felt-indigo = indigo
label-sound = Sound

# Between two sentences.
ui-gap = { " " }
ui-won = You won!
ui-won-last = { $others ->
    [1] { $other } is broke, so you win
   *[other] Everybody else is broke, so you win
}, with { $cards-count ->
    [1] { $cards }
    [2] { $cards }
    [3] { $cards }
   *[other] { $cards-count } cards
} still in your hand.
ui-turn = It's { $name }'s turn.
ui-your-turn = Your turn: { $count ->
    [0] { $joker ->
        [yes] no card fits, but you can lay ★: tap it, then its place
       *[no] no card fits
    }
    [one] 1 card fits
   *[other] { $count } cards fit
}{ $count ->
    [0] { "" }
   *[other] { $joker ->
        [yes] , and you can lay ★: tap it, then its place
       *[no] { "" }
    }
}.
ui-must-pass = Your turn: nothing fits, so you have to pass{ $broke ->
    [yes] , and you go broke.
   *[no] .
}

ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-stands = { ui-cards }, { $left ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $left } passes left
}
ui-gone = { $how ->
    [bankrupt] broke
    [joker] stuck with ★
    [left] { $count ->
        [0] left without a dead card
        [one] left with 1 dead card
       *[other] left with { $count } dead cards
    }
   *[out] done
}
ui-placed = { $text } · { place }
ui-passes-left = { $left } left
ui-unlimited = no limit

ui-hint = { $cards-count ->
    [0] Nothing fits{ $jokers-count ->
        [0] { "" }
       *[other] , but you can lay ★ on { $jokers }
    }.
   *[other] You can play { $cards }{ $jokers-count ->
        [0] { "" }
       *[other] , or lay ★ on { $jokers }
    }.
}{ $can_pass ->
    [yes] { "" } You may pass.
   *[no] { "" }
}

ui-hint-pass = { $broke ->
    [yes] Nothing fits, and you have no pass left: passing now means going broke.
   *[no] Nothing fits, so you have to pass.
}
ui-ghost-asks = { $number ->
    [0] Psst. Is it your turn?
    [1] Which suit is stuck? I can't see it from here.
    [2] How many cards have you got left?
    [3] Did somebody just say pass?
    [4] That was clever. How did you think of it?
   *[5] Is it cold in here, or is it me?
}
ui-ask-player = Whisper to { $name }: “Whose turn is it?”
ui-no-answer = { $name } keeps quiet.
ui-no-answer-reason = A ghost may speak to one player a round, and one in four answers. Go on, and try again.
ui-exchanged-why = A ghost asks whatever makes somebody answer, and answering is all it takes.

ui-looking-back = You are looking back.
ui-looking-back-reason = Go to the last move to play on.
ui-not-now = Not now.
ui-not-now-reason = It's not your turn.
ui-not-understood = That did not work.
ui-not-understood-reason = Nothing has changed.
ui-saved = Saved as { $name }.
ui-saved-reason = Settings can load it again.
ui-not-saved = The game could not be saved.
ui-not-saved-reason = The computer says: { $problem }.
ui-not-loaded = { $name } could not be loaded.
ui-not-loaded-reason = It is missing, or it is no record of a game. Nothing has changed.

# What a widget says when its kernel does not answer.
silent-text = No answer yet. If none comes, the kernel behind this is gone: run the cell again, and you can go on from here.
silent-reload = Reload the page
ui-level-follow = The others follow you: they play { $level } for now.
ui-level-follow-reason = After your first win they play a step better, later after two wins within three games; after two last places a step gentler.

# At the end of a deal that was played before: which place it brought now, and then.
same-deal = { $how ->
    [better] The same cards, and better: { $now } now, { $before } before.
    [worse] The same cards: { $now } now, { $before } before.
   *[same] The same cards, and { $now } again.
}

# How it stands, on the last page of a game.
tally-row = { $count } wins in a row.
tally-ren-ahead = You finished ahead of Ren. { tally-ren }
tally-ren-behind = Ren finished ahead of you. { tally-ren }
tally-ren = Whole games ahead of Ren so far: { $down } of { $all }.
# After a game that laid no card of the reader's board: one that a game can lay.
tally-card = Your board's { $card } can be won in a game. { $todo }
# How well the others play is one of the levels under Settings.
tally-level = { $level ->
    [gentle] { label-level-gentle }
    [normal] { label-level-normal }
    [sharp] { label-level-sharp }
   *[other] { label-level-expert }
}
tally-down = Two last places within three games: in the next one the others play a little gentler.
# After a win that leads on the others rise by themselves with the next deal; a button has them play on as they did.
tally-rises = You won: from the next deal on the others play { tally-level }, a little sharper than in this game.
tally-stay = Keep them as they are
tally-kept = The others go on playing as they did. Under Settings you can have them play sharper.
tally-next-first = Win once here, and the others play a little sharper.
tally-next-none = For the next step up, win two of three games here.
tally-next-fresh = Win one of the next two games here, and the others play a little sharper.
tally-next-one = Win the next game here, and the others play a little sharper.
tally-top = The others play as sharply as they can.
tally-offer = Next: they play { tally-level }

ui-left = A new deal.
ui-left-reason = Undo brings back the game you left, until you have made a move here.
ui-taken-up = Here is your game again, as you left it.
ui-taken-up-reason = Go on from here.
