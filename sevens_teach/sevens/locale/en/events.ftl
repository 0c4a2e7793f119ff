# What happened, told to the table. $you says whether the listener is the `player`, the `other`, or `nobody` in it.

event-laid-sevens = Before play { $you ->
    [player] you laid { $cards }.
   *[other] { $player } laid { $cards }.
}
event-laid-sevens-too = { $you ->
    [player] You laid { $cards }.
   *[other] { $player } laid { $cards }.
}
event-played = { $you ->
    [player] You play { $cards }.
   *[other] { $player } plays { $cards }.
}
event-laid-joker = { $you ->
    [player] You lay ★ on { $first }
   *[other] { $player } lays ★ on { $first }
}{ $rest-count ->
    [0] .
   *[other] {" "}and { $rest } beyond it.
}
event-took-joker = { $you ->
    [player] You have to put down { $cards } and take ★.
   *[other] { $player } has to put down { $cards } and takes ★.
}
event-passed = { $you ->
    [player] You pass.
   *[other] { $player } passes.
}
# Of several turns running, in one sentence.
event-turn = { $player } { $cards-count ->
    [0] passes
   *[other] plays { $cards }
}
# Passes in a row.
event-turns-passed = { several-players } pass
event-turns = { $text }.
event-bankrupt = { $you ->
    [player] You are broke.
   *[other] { $player } is broke.
}
event-laid-hand = { $you ->
    [player] Your
   *[other] { $player }'s
} { $cards } { $cards-count ->
    [one] goes
   *[other] go
} on the board.
# A bankruptcy in one sentence: the board shows which cards they are, where they are many.
event-laid-hand-brief = { $you ->
    [player] You go broke:
   *[other] { $player } goes broke:
} { $few ->
    [yes] { $cards } { $cards-count ->
        [one] goes
       *[other] go
    }
   *[no] { $cards-count } cards go
} on the board.
# The second bankruptcy of a game.
event-broke-later = Going broke later is better: { $you ->
    [player] you come ahead of { $other }.
    [other] { $player } comes ahead of you.
   *[nobody] { $player } comes ahead of { $other }.
}
event-died = { $own ->
    [yes] Your{" "}
   *[no] {""}
}{ $cards-count ->
    [one] { $cards } is dead now.
   *[other] { $cards } are dead now.
}
event-out = { $you ->
    [player] You are out of cards.
   *[other] { $player } is out of cards.
}
# The dead cards may be hidden, and how many there are is seen (K10).
event-left = { $you ->
    [player] You leave
   *[other] { $player } leaves
} the game: no card left that could ever be played.
# After somebody who left just before, for the same reason.
event-left-too = { $you ->
    [player] Then you leave too.
   *[other] Then { $player } leaves too.
}
event-stuck = { $you ->
    [player] ★ is your only card: you are out of the game.
   *[other] ★ is { $player }'s only card: { $player } is out of the game.
}
event-exchanged = { $you ->
    [player] You come back: { $other } talked to you and takes your place as a ghost.
    [other] You talked to { $player }, a ghost: { $player } takes your hand and seat, and you count as broke.
   *[nobody] { $other } talked to { $player }, a ghost: { $player } takes the hand and the seat, and { $other } counts as broke.
}
event-ended = The game is over.

# The place a player took, and why.

place = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
takes-place = { $you ->
    [player] You are
   *[nobody] { $player } is
} { place }
placing-out = { takes-place }: { placed-out }.
placing-last-in = { takes-place }: { placed-last-in }.
placing-dead-cards = { takes-place }: { placed-dead-cards }.
placing-dead-cards-after = { takes-place }: { placed-dead-cards-after }.
placing-bankrupt = { takes-place }: { placed-bankrupt }.
placing-joker = { takes-place }: { placed-joker }.

# The reason alone, below a name.
placed-out = no cards left
placed-last-in = { $rank ->
    [1] last one standing
   *[other] { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    }
}
placed-dead-cards = { $dead ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $dead } dead cards
}
placed-dead-cards-after = { $dead ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $dead } dead cards
} too, and { $earlier ->
    [you] you
   *[other] { $other }
} left earlier
# $broke: of several who went broke, how many did so before; "only" of one alone.
placed-bankrupt = { $broke ->
    [0] broke first
    [1] broke second
    [2] broke third
    [only] broke
   *[other] broke later
}
placed-joker = left holding ★
