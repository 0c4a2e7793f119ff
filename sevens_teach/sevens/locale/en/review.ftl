# What the review of a game says about the moves that mattered.

review-pass = a pass
# Where a sentence begins with it.
review-a-pass = A pass
# Moves about as good as the better one: what is told beside that is about it alone.
review-as-good-1 = About as good: { $a }.
review-as-good-2 = About as good: { $a }, or { $b }.
review-did-joker = You laid { $move }.
review-did-pass = You passed.
# Where an earlier moment speaks of keeping the card.
review-did-play-kept = You played { $move }, the card you had kept until then.
# Where the last page praises keeping it.
review-did-play-held = You played { $move }. Kept until then, it had { $how ->
    [before] helped to break { $player }
   *[held] held { $player } up
}.
review-did-have-to-pass = You had to pass.
review-did-kept = { $did ->
    [review-did-pass] You passed
    [review-did-joker] You laid { $move }
   *[review-did-play] You played { $move }
}, and kept { $cards }.

review-mark-weighty = Good choice
review-mark-hint = The hint's move
# $whole: whether all their cards waited for the reader's.
review-mark-broke = { $whole ->
    [yes] The turn that broke
   *[no] A turn that helped to break
} { several-players }
review-mark-turn = Key moment
review-mark-won = Your most important choice
review-mark-helped = What helped you win
review-mark-fate = What it came down to
review-mark-end = How it ended
review-mark-lead = Where your lead went
review-mark-unseen = What you couldn't see
review-at-turn = your { nth } turn
# By how much a second try was better, or worse.
review-much = { $size ->
    [least] hardly
    [little] a little
    [quarter] clearly
    [half] much
   *[other] far
}
review-amount = { $size ->
    [least] hardly anything
    [little] a little
    [quarter] about a quarter of a place
    [half] about half a place
    [most] about three quarters of a place
   *[whole] about { $places ->
        [1] { $half ->
            [yes] one and a half places
           *[no] one place
        }
       *[other] { $half ->
            [yes] { $places } and a half places
           *[no] { $places } places
        }
    }
}
review-on-average = { $sure ->
    [yes] {""}
   *[no] { " " }on average
}
# A part of a place, as often as it costs a whole one.
review-in-places = { $size ->
    [quarter] a place in about one game of four
    [half] a place in about every second game
    [most] a place in about three games of four
   *[other] { review-amount }{ review-on-average }
}
# $still: after what the reader gained all the same.
review-cost = { $still ->
    [yes] All the same, { $move } at that point
   *[no] That
} costs you { review-in-places }.
review-would-cost = { $size ->
    [least] { $move } would have been a little worse
    [little] { $move } would have been a little worse
   *[more] { $move } would have cost you { review-in-places }
}.

# What turned the game, told from it.

# $more: whether some of their other cards waited behind other cards; $held of them waited behind the reader's.
review-turn-broke = { $count ->
    [1] { $more ->
        [yes] { $held ->
            [one] One of { $player0 }'s cards was
           *[other] Some of { $player0 }'s cards were
        } waiting for your { $cards }, and { $player0 }
       *[no] { $player0 } was waiting for your { $cards }, and
    }
    [2] { $cards-count ->
        [2] { $player0 } was waiting for your { $card0 } and { $player1 } for your { $card1 }{ review-among }: both
       *[other] { several-players } were waiting for your { $cards }{ review-among }: both
    }
   *[other] { several-players } were waiting for your { $cards }{ review-among }: all of them
} went broke { $soon ->
    [yes] before your next turn.
   *[no] in the end.
}
review-among = { $more ->
    [yes] , and for other cards too
   *[no] {""}
}
# The others that the reader broke, at other turns.
review-turn-broke-too = { $when ->
    [later] Later { several-players } went broke
   *[earlier] Before that { several-players } had gone broke
}, waiting for your { $cards }{ review-among }.
# Beside which card was kept: on all the turns that it was.
review-turn-kept = For { $turns } turns in all { $player }'s { $cards } could not be played.
# $cards: what was played between, one after another.
review-turn-let-out = That made room for { $cards-count ->
    [0] { $card }, { $player }'s last card
   *[other] { $cards }, then { $player }'s last card, { $card }
}.
review-turn-missing = On your { nth } turn nothing of yours fitted and that pass was missing: you went broke.
review-turn-no-better = Nothing else was clearly better at the time, though.
review-rather-still = Even so, { $move } would have been { $little ->
    [yes] a little better
   *[no] better
}.

# What decided a game that no mistake had lost, told from it.

review-fate-stuck = { $count ->
    [one] Nothing of yours fitted
   *[other] For the { $count ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time nothing of yours fitted
}{ $last ->
    [yes] , and { $count ->
        [one] no pass was left
       *[other] this time no pass was left
    }: you went broke.
   *[no] : { $count ->
        [one] a turn lost
       *[other] another turn lost
    }.
}
review-fate-kept = { $turns ->
    [0] { $cards } waited for { $player }'s { $card }, whose place had only just opened.
   *[other] { $player } stopped you by keeping { $card }: your { $cards } waited for it. { $player } could have played it { review-so-often }.
}
review-so-often = { $turns ->
    [one] once
   *[other] on { $turns } turns
}
review-each-alone = Each moment is looked at by itself: after another move there, the rest of the game would have gone differently, too.
# Where the last page has said who waited for that card.
review-kept-so-long = { $player } could have played { $card } { review-so-often }.
review-fate-out = Before your next turn { $player } got rid of the last card, { $card }. You still had { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
review-fate-out-joker = Before your next turn { $player } got rid of the last card with ★, which stood in for { $place }. You still had { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
review-fate-opened = { $player }'s { $card } had opened the way for it.
review-fate-killed = Before your next turn { $player }'s { $card } killed your { $cards }.
review-fate-fitted = { $cards-count ->
    [one] It
   *[other] They
} had fitted, but it was no mistake to play something else first.
# As the cards really lay, another move was better. From what the reader saw it was not.
review-fate-unseen = As the cards really lay, { $move } would have been better here.
review-fate-in-sight = From what you could see, though, your move was no mistake.
review-fate-little = Even with all hands in sight, only one move would have changed a little: { $move } on your { nth } turn.
review-fate-nothing = Even with all hands in sight, no single move of yours would have changed much.
review-fate-won = { $how ->
    [out] Your hand was empty first: nobody else had fewer than { $count ->
        [one] 1 card
       *[other] { $count } cards
    } left.
   *[last] You were the last one still in the game: you always had a card to play, or a pass left.
}

# How a lead went: the chance as the curve shows it, and what happened then.

review-lead = After that your chance to come first was { $win } %{ $over ->
    [yes] .
   *[no] ; before your next choice it was { $then } %.
}
review-lead-best = That was the best you could see.
review-lead-out = { $own ->
    [yes] It also let { $player } get rid of the last card, { $card }
   *[no] Then { $player } got rid of the last card, { $card }
}, { $count ->
    [one] while you still had 1 card
   *[other] while you still had { $count } cards
}.
review-lead-stuck = Then { $count ->
    [one] nothing of yours fitted
   *[other] on { $count } turns nothing of yours fitted
}{ $broke ->
    [yes] , and no pass was left: you went broke.
   *[no] , and you had to pass.
}
review-lead-waited = Your { $cards } waited for { $player }'s { $card }.
review-lead-kept = { $player } kept { $card }, and your { $cards } waited behind it.

# Where the curve goes far though the move was no mistake; what happened then follows.
review-luck = After { $move } on your { nth } turn the curve { $how ->
    [falls] falls by { $amount }, though that was no mistake.
   *[rises] rises by { $amount }.
}
review-luck-broke = Then { $player } went broke.
review-luck-opened = Then { $player }'s { $card } opened the way for your { $cards }.

# What came of it, told from the game.

review-later = { $when ->
    [now] At once
    [soon] Before your next turn
    [turn] On your next turn
   *[later] Later
}
review-came-broke = { $when ->
    [now] It was one too many: you went broke.
    [turn] { review-later } you were one pass short and went broke.
   *[later] In the end one pass was missing, and you went broke.
}
review-came-joker = In the end you were left with ★.
review-came-took = { review-later } ★ came for your { $card }.
review-came-died = { review-later } { $card } died in your hand.
# Killer: the move took a side of the card, and $last later the last one; $left sides were open between.
review-came-side-died = { $left ->
    [one] It left your { $card } only one open side. { review-later } { $own ->
        [yes] your own
       *[no] { $player }'s
    } { $last } closed that, and { $card } was dead.
   *[other] It closed one side of your { $card }. { review-later } { $own ->
        [yes] your own
       *[no] { $player }'s
    } { $last } closed the last one, and { $card } was dead.
}
review-came-closed = { review-later } the tunnel closed, with your { $card } on the wrong side.
review-came-forced = { review-later } you had to pass: nothing of yours fitted.
# $ahead: whether that player came in ahead of the reader; of who did not it is not said that it helped.
review-came-used = { review-later } { $player } played { $card }: you had opened the way.{ $ahead ->
    [yes] {" "}That helped { $player }{ $cards-count ->
        [0] .
       *[other] , whose { $cards } waited behind it.
    }
   *[no] { $cards-count ->
        [0] {""}
       *[other] {" "}{ $player }'s { $cards } waited behind it.
    }
}
review-came-behind = In the end { $player } came in ahead of you.

# What the other move spares, or this one brings, in trial games: the game played on from there with care.

review-often = { $often ->
    [nearly] nearly always
    [mostly] usually
   *[more] often
}
# Behind the numbers: the sentence again, with them.
review-trials = { $sentence } That was so in { $count } of { $tries } trial games with the real hands; after { $other } in { $rest ->
    [0] none
   *[other] { $rest }
}.
review-itself-died = Once { $card } is on the board, it cannot die.
review-leaves-sides = After { $move } your { $card } still has { $left ->
    [one] an open side
   *[other] { $left } open sides
}.
review-itself-closed = { $card } itself could still go.
review-itself-took = Once { $card } is on the board, ★ cannot come for it.
review-spares-broke = After { $move } you { review-often } stay in the game.
review-spares-joker = After { $move } you { review-often } get rid of ★.
review-spares-took = After { $move } you { review-often } keep { $card } from ★.
review-spares-died = After { $move } your { $card } { review-often } survives.
review-spares-closed = After { $move } your { $card } { review-often } still gets on the board.
review-spares-forced = After { $move } you { review-often } spend { $passes ->
    [one] one pass
   *[other] { $passes } passes
} fewer than after { $other }.
review-spares-used = After { $move }, { $card } stays shut for now.
review-spares-used-but = After { $move }, { $card } stays shut for now; { $move } opens { $theirs } instead.
review-spares-behind = After { $move } you { review-often } come in ahead of { $player }.
review-brings-broke = As the cards really lay, with { $move } you { review-often } go broke, waiting for { $player }'s { $card }.
review-brings-joker = With { $move } you are { review-often } left with ★.
review-brings-took = With { $move }, ★ { review-often } comes for your { $card }.
review-brings-died = With { $move } your { $card } { review-often } dies in your hand.
review-brings-closed = With { $move } the tunnel { review-often } shuts your { $card } in.
review-brings-forced = After { $move } you { review-often } spend { $passes ->
    [one] one pass
   *[other] { $passes } passes
} more than after { $other }.
review-brings-used = With { $move }, { $player } { review-often } plays { $card } there soon.
review-brings-behind = With { $move }, { $player } { review-often } comes in ahead of you.
review-nearer = It brought the run a step nearer to { $player }'s { $cards }.
# The others: what comes of it there. $cards: the reader's card that holds that player up; none where it is no one card.
review-after-stopped = After { $move } { $player } { review-often } goes broke{ $cards-count ->
    [0] .
   *[other] , waiting for your { $cards }.
}
review-after-laid = After { $move } you { review-often } get to play your { $card }.
review-after-passes = After { $move } { $player } { review-often } spends { $passes ->
    [one] one pass
   *[other] { $passes } passes
} more than after { $other }.
# $count: in how many hands they are.
review-presses = { $move } leaves { $count ->
    [1] { $player }'s
   *[other] the others'
} { $cards } only one open side{ $cards-count ->
    [one] .
   *[other] {" "}each.
}
review-no-one-card = No single card shows why.
review-no-card = No single card shows why: played on many times, that simply ends better.
# Of another mistake that the same card explains. $card: an own card that both helped to lose.
review-same-reason = { $card ->
    [none] The reason is the same as on your { nth } turn.
   *[other] As on your { nth } turn, what you did helped to cost you { $card }.
}
# What the last page praises. $how: by keeping it that player went broke, `later` or `before`; else only waited.
review-held-up = { $how ->
    [later] Keeping { $card } helped to break { $player }, but playing it here was worth more.
    [before] Keeping { $card } had helped to break { $player }, but by now playing it was worth more.
   *[held] Keeping { $card } did hold { $player } up, but playing it here was worth more.
}
# What the last page praises could have gone on: another move was as good as playing the card.
review-held-else = About as good: { $sort ->
    [pass] a pass
   *[card] { $move }
}, with { $card } still in your hand.

# Where the move of a second try lets in a card of another's.
review-now-keeps = { $player } passed all the same, and keeps { $cards } back for now.
# A second try that brings after all what its first move had spared.
review-now-left = But { $move } on your { nth } turn gave that away.

# What a move does at once. $made says whether it was made.

review-at-once-breaks = { $made ->
    [yes] That pass was one too many: you went broke.
   *[no] That pass is one too many: you go broke.
}
review-at-once-pass = { $made ->
    [yes] It used up { $left ->
        [one] the last pass you had
       *[other] one of the { $left } passes you had left
    }.
   *[no] A pass costs { $left ->
        [one] the last one you have
       *[other] one of the { $left } you have left
    }.
}
review-at-once-joker = { $made ->
    [yes] It took { $card } off { $player }'s hand.
   *[no] { $move } takes { $card } off { $player }'s hand.
}
review-at-once-kills = { $made ->
    [yes] It killed { $cards } in your own hand.
   *[no] { $move } kills { $cards } in your own hand.
}
review-at-once-opens = { $made ->
    [yes] It opened the way for { $player }'s { $cards }.
   *[no] { $move } opens the way for { $player }'s { $cards }.
}
# And for another.
review-at-once-opens-too = It { $made ->
    [yes] helped
   *[no] helps
} { $player }'s { $cards }, too.
review-keeps-shut = { $made ->
    [yes] It kept { $player }'s { $cards } waiting.
   *[no] It keeps { $player }'s { $cards } waiting.
}
review-gets-rid = { $made ->
    [yes] With it you were out of cards.
   *[no] With { $move } you are out of cards.
}
review-sheds-joker = { $made ->
    [yes] It rid you of ★.
   *[no] { $move } rids you of ★.
}
review-opens-own = { $made ->
    [yes] It opened the way for your own { $cards }.
   *[no] { $move } opens the way for your own { $cards }.
}
review-leads = Beyond { $made ->
    [yes] it
   *[no] { $move }
} { $cards-count ->
    [one] waits
   *[other] wait
} your own { $cards }.
review-saves-pass = That spares you a pass.
# Of a card that was better than a pass, where nothing else tells why.
review-worth-a-pass = It saves the pass: over many deals that is worth more than keeping { $move } back.
review-stays-in = That keeps you in the game.
review-kills = { $made ->
    [yes] It killed the others' { $cards }.
   *[no] { $move } kills the others' { $cards }.
}
review-opens-nobody = { $made ->
    [yes] It opened nothing for anybody else.
   *[no] { $move } opens nothing for anybody else.
}

# Two moves side by side, in one sentence: what the better one does for the own hand, and how little the other does.

review-compare = { $better }; { $worse }.
review-compare-one = { $cards } for { $player }
review-compare-others = { $cards } for others
review-compare-own = { $move } { $made ->
    [yes] opened
   *[no] opens
} your own { $cards }
review-compare-own-too = { $move } { $made ->
    [yes] opened
   *[no] opens
} your own { $cards }, and { $theirs }
review-compare-way = { $move } is on the way to your own { $cards }
review-compare-way-too = { $move } { $made ->
    [yes] opened
   *[no] opens
} { $theirs }, but is on the way to your own { $cards }
review-compare-nothing = { $move } { $made ->
    [yes] opened
   *[no] opens
} nothing for anybody
review-compare-keeps = { $made ->
    [yes] Your pass made the others keep { $cards }
   *[no] If you pass, nobody can play { $cards } yet
}{ $behind ->
    [0] {""}
   *[other] , { $made ->
        [yes] and{ " " }
       *[no] nor the{ " " }
    }{ $behind ->
        [one] { $made ->
            [yes] 1 card
           *[no] card
        } that waits
       *[other] { $behind } cards that wait
    } behind { $cards-count ->
        [one] it
       *[other] them
    }
}
review-compare-pass = { $made ->
    [yes] your pass helped
   *[no] a pass helps
} none of your cards
review-compare-none = { $way ->
    [0] { $move } leads to none of your own cards
   *[other] nothing of yours lies beyond { $move }
}
review-compare-opens-none = { $move } { $made ->
    [yes] opened
   *[no] opens
} nothing of yours
review-compare-for = { $move } { $made ->
    [yes] opened
   *[no] opens
} { $theirs } and nothing for you
review-compare-far = { $move } is on the way to your own { $cards }, but { $made ->
    [yes] opened
   *[no] opens
} { $theirs } first
review-compare-fewer = { $move } only to { $cards }
review-compare-opens-fewer = { $move } { $made ->
    [yes] opened
   *[no] opens
} only { $cards } of yours
review-compare-few = { $move } opens the way to { $count ->
    [one] 1 card
   *[other] { $count } cards
}
review-compare-many = { $move } to { $count }, none of them yours

# What stands behind *More*.

review-average = { $move }: place { $place } on average{ review-win }
review-win = { $win ->
    [none] {""}
   *[other] , { $win } % to come first
}
review-difference = The difference is what it cost: { $cost } of a place.
review-how = From here many deals that fit what you saw were played on, with everybody keeping to a few simple tips. This is the place you came to on average: the nearer to 1, the better.
review-how-tries = “Trial games with the real hands” go on like that too, but only with the hands that were really dealt. Play on differently, and it may end differently.

# Of the little board: the hand, what is dead and how all stood, for the ear; what is marked, below it.

review-then-hand = Your hand: { $hand }. You could lay: { $fits-count ->
    [0] nothing
   *[other] { $fits }
}.
review-then-dead = Dead: { $cards }.
review-then-stands = { $text }.
review-then-kept = Marked: the { $cards } you kept.
review-then-open = Marked: the open place of { $cards }.
review-then-passes = { $left ->
    [0] You had no pass left.
    [one] You had one pass left.
   *[other] You had { $left } passes left.
}

# The headline and the count, both from the moves judged.

review-came = You came { place }.
# $placed: whether the place is told with it, and $cause: on a last page both stand above. What comes first ends with its gap.
# $cause is what the last page says, too; nothing where it names no one thing.
review-opening = { review-placed }{ $cause }
review-placed = { $placed ->
    [no] {""}
   *[yes] You came { place }.{ " " }
}
review-cause-none = {""}
review-cause-waited = Your { $cards } waited for { $player }'s { $card }.{ " " }
review-cause-killed = { $own ->
    [yes] Your own
   *[no] { $player }'s
} { $killer } killed your { $card }.{ " " }
review-cause-short = When { $player } got rid of all cards, you still held { $cards }.{ " " }
# In the headline of who lost by no more than slips; $count: the passes made while a card fitted.
review-short = In the end you were one pass short, after { $count } passes while a card fitted.{ " " }
review-stopped = { $player } stopped you by keeping { $card }.{ " " }
review-came-clean = { $rank ->
    [1] You won without a slip{ review-of-your-own }.
   *[other] { $opening }{ $stopped }{ $most ->
        [own] { $placed ->
            [no] You made no slip: nothing else was ever clearly better.
           *[yes] Nothing else was clearly better then, and you made no slip.
        }
        [cards] { review-no-slip }: the cards decided.
        [others] { review-no-slip }: it went the others' way.
       *[none] { review-no-slip }.
    }
}
# $unseen: whether a moment says what would have been better as the cards really lay.
review-no-slip = { $unseen ->
    [yes] From what you could see, you
   *[no] You
} made no slip{ review-of-your-own }
# $hinted: whether a hint had named a move where a longer look found a better one.
review-of-your-own = { $hinted ->
    [yes] {" "}of your own
   *[no] {""}
}
# Of who went broke. $count: how many passes were made while a card fitted; none alone cost more than a slip.
review-passes-most = { $opening }{ $stopped }No single move cost much. But your { $count } early passes added up, and in the end you were one pass short.
review-passed-broke = { review-placed }You went broke by a pass, though { $count ->
    [one] a card
   *[other] { $count } cards
} fitted.
review-won-anyway = You won, in spite of { review-slip-at }.
review-was-yours = { $opening }Until { $passed ->
    [yes] your pass on your { nth } turn
   *[no] { $move }, on your { nth } turn,
} a win was still likely.
# Who was still winning later, after a move that was no mistake.
review-cost-most = { $opening }{ review-own-cost }.
# After a cause. $link: what a mistake had to do with it: it was the `same` move, it took a `side` of the card that died,
# it `kept` it in the hand, it `led` to its death; after it $left sides of it were open.
review-own-most = { $placed ->
    [no] { review-own-below }
   *[yes] { $opening }{ $link ->
        [same] That was { review-own-which }.
        [side] It was { review-own-which }, { review-slip-at }, that had { $left ->
            [one] left it only one open side
           *[other] closed one of its sides
        }.
        [kept] That goes back to { review-own-which }: { review-slip-at }, when you could have played { $card }.
        [led] That goes back to { review-own-which }, { review-slip-at }.
       *[no] { review-own-cost }.
    }
}
# Where the cause stands above, on the last page: what would have been better is still a question there.
review-own-below = { review-own-cost }{ $link ->
    [side] , which { $left ->
        [one] left your { $card } only one open side
       *[other] closed one side of your { $card }
    }
    [led] , which led to the death of your { $card }
   *[no] {""}
}.
review-own-which = { $count ->
    [one] your one mistake
   *[other] your largest mistake
}
# $moves: how many lost something, with the slips.
review-own-cost = { $moves ->
    [one] Only one move cost you anything:
   *[other] { $moves } moves cost you something, most of all
} { review-slip-at }
review-cost-little = { $rank ->
    [1] You won.{ " " }
   *[other] { $opening }{ $stopped }
}{ $count ->
    [one] { $link ->
        [same] { $placed ->
            [no] { review-slip-little }
           *[yes] That was your one small slip, and it cost little.
        }
       *[other] { review-slip-little }
    }
   *[other] Each of your { $count } small slips cost little{ $named ->
        [yes] ; the largest was { review-slip-at }
       *[no] {""}
    }.{ $together ->
        [none] {""}
       *[other] {" "}But together they cost { $together }.
    }
}{ $rank ->
    [1] {""}
   *[other] { $most ->
        [cards] {" "}The cards decided.
        [others] {" "}It went the others' way.
       *[none] {""}
    }
}
review-slip-little = Your one small slip{ $named ->
    [yes] , { review-slip-at },
   *[no] {""}
} cost little.
# $turn: whether the turn is named: another moment comes first, or one speaks of keeping the card until then.
review-slip-at = { $passed ->
    [yes] the pass on your { nth } turn
   *[no] { $move }{ $turn ->
        [yes] {" "}on your { nth } turn
       *[no] {""}
    }
}
review-turned-on = { $opening }It turned on { review-slip-at }.
review-cards-most = { review-placed }Mostly it was how the others played, and how their cards lay; of your own moves { review-slip-at } cost most.

# What else is true of the whole game: how little the choices mattered; what all cost together; passes missed later.

review-together = Together, { $lost } cost { $amount } on average.
review-hardly-gave = No single move decided it: luck and the others' moves helped you.
review-hardly-which = Which of your cards you laid hardly mattered in this deal.
# To who lost without a mistake, where nothing else is to be tried.
review-nothing-here = There's nothing to put right here: the next deal brings other cards.
# A pass without which the reader, who made no mistake, would have had one more at the end.
review-try = To try next time: on your { nth } turn { $move } was about as good, and would have saved the pass.
# Turns on which a hint had named another move, where no moment tells of them.
review-hint-turn = On your { nth } turn the hint's move was { $move }. Your { $passed ->
    [yes] pass
   *[no] { $played }
} { $how ->
    [alike] was about as good
    [fair] was fine, too
    [better] was even better
   *[worse] cost you { $amount }
}.
review-hint-turns = On { $count } turns you did something else than the hint had advised{ $wrong ->
    [0] , and it was no mistake
    [one] , and once it cost you something
   *[other] , and { $wrong } times it cost you something
}.
review-spent = You passed { $count ->
    [one] on your turn { $at }
    [2] on your turns { $at }
    [3] on your turns { $at }
   *[other] { $count } times
} while a card fitted.{ $judged }
review-spent-cost = {" "}{ $count ->
    [one] That pass cost
   *[other] Together those passes cost
} { $amount }.
# None of them was a mistake. $named: a hint had named each, and one cost a little. $short: the headline says that one was missing.
review-spent-fair = {" "}{ $named ->
    [yes] The hint had said to pass, too.
   *[no] { $count ->
        [one] That pass was no mistake by itself
       *[other] None of those passes was a mistake by itself
    }{ $short ->
        [yes] . But do keep one for the end.
       *[no] . But in the end you were one pass short.
    }
}

# Before it begins, and the chance that each move left.

review-ready = The review says what each of your moves was worth. It takes up to half a minute; you can play on meanwhile.
review-chance = Your { nth } turn, { $move }: place { $place } on average{ $had ->
    [same] {""}
   *[other] { " " }instead of { $had }
}{ review-win }
# On a turn without a choice, of which a moment tells.
review-chance-none = Your { nth } turn, { $move }: you had no choice.
# $fell: whether anything in it is red.
review-line = The place you could expect, move by move. { $fell ->
    [yes] Red: what a move of yours cost; the rest is
   *[no] It rises and falls with
} the cards and the others' moves
# What the marks mean that were counted, those alone.

review-marks = { $sure ->
    [yes] A good move: no other was clearly better. A small slip
   *[no] A small slip
} costs less than { $mistake } of a place on average, a mistake less than { $blunder }, a big mistake more.
review-expected = { $low }
review-expected-between = { $low } or { $high }
review-dealt = { $dealt ->
    [yes] With cards like yours one usually comes { $expected }
   *[no] Before your first choice it looked like { $expected } place
}.
# The place taken is far from that.
review-far = { $dealt ->
    [yes] With cards like yours one usually comes { $expected }
   *[no] Before your first choice it looked like { $expected } place
}{ $why ->
    [others] , but the others' cards and moves made it { place }
   *[no] : you came { place }
}.
# The place taken, which stands above, only where the rest speaks of what lies between the two.
review-yours = Before your first choice you could expect to come { $expected }{ $most ->
    [none] .
    [even] , and so you did: that's about what the cards gave.
    [likelier] . With the better moves, { $low } would have been likelier.
    [made-up] , and so you did. The cards and the others gave back what your own moves had cost.
    [gave] . { $mistakes ->
        [0] From what you could see, you gave nothing away; the cards and the others did the rest.
       *[other] The cards and the others helped, by more than your own moves cost.
    }
    [own] ; you came { place }. Your own moves cost you most of that.
    [turned] ; you came { place }. One of your moves turned the game; most of the rest was how the cards lay and the others played.
    [rest] ; you came { place }. Most of that was how the others played, and how their cards lay.
   *[others] ; you came { place }.{ $mistakes ->
        [0] { " " }That was how the others played, and how their cards lay.
       *[other] { "" }
    }
}
review-yours-won = Before your first choice you could expect to come { $expected }; before your { nth } turn a win was likelier than not.
review-curve = The curve: after each of your moves the place you could expect. Many deals that fit what you saw were played on from there, and that is their average.
# Of moments at which the curve does not show what is told of them: why.
review-curve-at = { $count ->
    [one] moment { $moments }
   *[other] moments { $moments }
}
review-curve-level = At { review-curve-at } the curve stays nearly level: a good move keeps the place you could expect.
review-curve-falls = After { review-curve-at } the curve falls all the same: that was the others' moves, and how their cards lay.
review-curve-unseen = At { review-curve-at } your own move makes no fall: the curve goes by what you could see then.
