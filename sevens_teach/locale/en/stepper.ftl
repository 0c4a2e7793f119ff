# Board, hand, stepper and comparison: what they say besides verdicts.

# A card that is down, as the board alone tells it.
is-down-apart = { $card } is on the board, but it does not connect.
why-apart = It lies behind a gap. Nothing can join it until the run from the 7 gets there.
why-is-down = Only a card that is still in a hand can be played.

stepper-tap = Tap a place to ask what fits there, and why.
stepper-start = It begins like this. Press Next to see what happens.
stepper-title = Step by step
stepper-steps = Steps
stepper-first = To the start
stepper-back = One step back
stepper-play = Play
stepper-pause = Pause
stepper-forth = Next step
stepper-next = Next
stepper-last = To the end
stepper-check = Check
stepper-answer = Show me
stepper-at = { "{n}" } of { "{count}" }
stepper-summary = { $count ->
    [one] One position
   *[other] { $count } positions, step by step
}. The last: { $last }
stepper-predict = Which cards fit next?
stepper-predict-how = Tap every place where a card fits, then Check.
stepper-bet-breaks = Your bet: who goes broke first?
stepper-bet-wins = Your bet: who wins?
stepper-bet-second = Your bet: who comes second?
stepper-bet-how = Tap one, then Next.
stepper-bet-kept = You bet on { $bet }.
stepper-bet-won = You win your bet: it was { $name }.
stepper-bet-lost = You bet on { $bet }; it was { $name }.
# Why it was not the one whom the reader bet on.
stepper-bet-passes = { $player ->
    [You] You still have
   *[other] { $player } still has
} { $left ->
    [one] a pass left
   *[other] { $left } passes left
}.
stepper-bet-fits = { $player ->
    [You] You have no pass left either, but your { $cards } fits now.
   *[other] { $player } has no pass left either, but { $cards } fits now.
}
stepper-bet-you = you
stepper-bet-yourself = yourself

# What a place or a card that was picked turned out to be.
tag-right = right
tag-wrong = does not belong
tag-differs = not the same at every table

# After a pass, where the hand lies open.
stepper-stuck = { $player ->
    [You] Nothing of yours fits.
   *[other] Nothing in { $player }'s hand fits.
}
stepper-kept = { $player ->
    [You] You could have played { $cards }, and kept { $cards-count ->
        [one] it
       *[other] them
    }.
   *[other] { $player } could have played { $cards }, and kept { $cards-count ->
        [one] it
       *[other] them
    }.
}
stepper-last-pass = { $player ->
    [You] You have no pass left now.
   *[other] { $player } has no pass left now.
}
compare-title = One position, different tables
compare-tell = { $rules }: { $text }
compare-base = Open: { $places }.
compare-base-none = No place is open.
compare-open = Open here too: { $places }.
compare-not-open = Not open here: { $places }.
compare-closed = Closed here: { $places }.
compare-base-dead = Dead: { $places }.
compare-alive = Not dead here: { $places }.
compare-dead = Dead here: { $places }.
compare-apart = Not connected here: { $places }.
compare-joined = Connected here: { $places }.
compare-same = Nothing changes.
compare-ask = Tap a place and hear what each table says.

# House rules by their presets.
rules-basic = Basic
rules-forced = No passing with a card that fits
rules-joker-solo = Joker alone
rules-joker-pair = Joker with the next card
rules-tunnel = Tunnel, both ways
rules-tunnel-oneway = Tunnel, one way
rules-fantan = Fan Tan
rules-ghost = Ghosts
rules-killer = Killer Sevens
rules-killer-sides = Killer Sevens: dead between two
rules-killer-group = Killer Sevens: groups die
rules-rows = { $rules }, rows { $order }

# The picture of a suit that bends into a ring.
ring-title = { $suit }: the row becomes a ring
ring-told = Thirteen cards from A to K lie in a row. Below, the same row is bent until its ends meet: A and K are neighbours.
