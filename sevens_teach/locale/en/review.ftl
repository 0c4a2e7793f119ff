# The review of a game of any kind: how far it is, what was lost, what a moment is told by.

review-did-play = You played { $move }.
review-rather = Better: { $move }.
review-rather-little = { $move } was a little better.
review-count-blunder = { $count ->
    [one] 1 big mistake
   *[other] { $count } big mistakes
}
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-count-slip = { $count ->
    [one] 1 small slip
   *[other] { $count } small slips
}
review-list-1 = { $a }
review-list-2 = { $a } and { $b }
review-list-3 = { $a }, { $b } and { $c }
review-list-4 = { $a }, { $b }, { $c } and { $d }
# Without a mistake: how many of the choices the hint had named.
review-own-hint = { $hint ->
    [0] {""}
    [one] {" "}Once you followed the hint.
    [2] {" "}Twice you followed the hint.
   *[other] {" "}{ $hint } times you followed the hint.
}
review-sum = { $total ->
    [one] Your one choice: { $lost }
   *[other] { $total } choices: { $good ->
        [0] {""}
       *[other] { $good } fine,{ " " }
    }{ $lost }
}.
review-sum-good = { $total ->
    [one] You had one choice, and chose well.
   *[other] You chose well each time.
}{ review-own-hint }
review-sum-hinted = { $total ->
    [one] You had one choice, and made the hint's own move.
   *[other] Each time you could choose, you made the hint's own move.
}
review-nth = { nth }
# $real: in how many of them another move would have been a mistake, and no mere slip, or which are praised below.
# $turns: on which turns, if they are few and shown ($few).
review-sum-real = { $real ->
    [0] As far as you could see, it never mattered much what you played.
    [one] Only one of your choices mattered{ $few ->
        [yes] , on your { $turns } turn
       *[no] {""}
    }, and you chose well.
   *[other] { $real } of your choices mattered{ $few ->
        [yes] {" "}(on your { $turns } turns)
       *[no] {""}
    }, and you chose well each time.
}{ review-own-hint }
review-named = { $count ->
    [one] The hint had named { $move }, so it counts as good. A longer look prefers { $better }{ $little ->
        [yes] { " " }by a little.
       *[no] .
    }
   *[other] { $count } moves count as good because the hint had named them. A longer look prefers others{ $little ->
        [yes] { " " }by a little.
       *[no] .
    }
}
review-accuracy = Accuracy: { $accuracy } of 100. { $accuracy ->
    [100] { $sure ->
        [yes] From what you could see, no other move was clearly better.
       *[no] What the hint had named counts as good.
    }
   *[other] Each move is set beside the best you had then.
}
# $count: how many mistakes are shown, of which some are left out. $total: how many there were. $slips: how many are left out, where they are slips; $other: whether a slip is shown, too.
review-told-of = { $count ->
    [0] { $total ->
        [one] It isn't shown below: too little hung on it.
       *[other] They aren't shown below: too little hung on each.
    }
   *[other] { $slips ->
        [0] Below are the moments that mattered most.
        [one] { $other ->
            [yes] The other slip
           *[no] The slip
        } mattered less, and isn't shown.
       *[other] The { $other ->
            [yes] other{ " " }
           *[no] {""}
        }slips mattered less, and aren't shown.
    }
}
review-label = { $kind } · { $when }
review-mark-blunder = Big mistake
review-mark-mistake = Mistake
review-mark-slip = Small slip
review-mark-good = Well seen
review-progress = Each of your moves is tried in many deals: { $done } of { $total } done.
review-none = You never had a choice in this game: there was never more than one move to think of.
review-sum-part = Stopped after { $done } of { $total } choices.
review-hint-said = The hint had advised { $move }, but { $best } is better: the review tries far more deals.
review-hint-so = The hint had advised { $move } too.
review-hint-fair = The hint had advised { $move }; { $best } was no mistake either.
review-hint-alike = The hint had advised { $move }, which is about as good.
review-once-more = A second try. Last time:
# Until the review of a game that was left is there again.
review-try-kept = A second try. Your finished game and its review are kept.
review-what-better = What would have been better? Press “{ label-replay }” and find it, or “{ label-show-better }”.
# Of the next such moment.
review-what-better-too = And what would have been better here? Play again from here to find it, or press “{ label-show-better }”.
review-find-better = Find something better: your turn.
# Where the move made was right, or nobody could see what was better.
review-try-other = What happens if you play something else? Your turn.
# Where nothing is said of what a move is worth.
review-now-made = This time: { $move }.
review-now-right = This time: { $move }. Right: { $amount } better than before.
review-now-as-good = This time: { $move }. About as good as { $best }, and { $amount } better than before.
review-now-better = This time: { $move }, { $amount } better than { $then }.
review-now-still = { $told } { $best } is better still.
# Where the reader is still to find it.
review-now-find = There is something better. Can you find it?
review-now-alike = This time: { $move }. That's about as good as { $then }.
review-now-again = This time: { $move } again.
review-now-kept = This time: { $move } again, and right again.
review-now-worse = This time: { $move }, { $amount } worse than { $then }.
review-now-ended = { $how ->
    [better] And at the end: { $now } instead of { $before }.
    [same] At the end it's { $now } again{ $good ->
        [yes] . Over many games the better move pays.
       *[no] .
    }
   *[worse] At the end it's { $now } instead of { $before }{ $good ->
        [yes] : what came later undid it. Over many games the better move pays.
       *[no] .
    }
}

# On a table's last page. `label-` messages are sent to the browser once for each language.

label-review = Review this game
label-review-more = Continue review
label-review-stop = Stop
label-review-working = Looking at your moves…
label-replay = Play again from here
# Where the move made was no mistake.
label-replay-other = Try another move
label-next-moment = Next moment
label-review-terms = More, and the whole game as a curve
label-again-back = Back to the review
label-again-undo = Take it back
label-show-better = Show me
label-make-puzzle = Make it a puzzle
label-averages = The numbers behind it
label-board-then = The board before the move
label-played-there = { "{card}" }: what you did
label-better-there = { "{card}" }: better
label-arrow-there = An arrow leads to what was better.
