# A hint at a table. First a nudge: a question about an own card, a player or ★. Of other cards it says only which ones
# an own one would make room for.

hint-again = Ask again, and I'll tell you.
# The first one of all, at a table where the reader has just met the game.
hint-first = { $cards-count ->
    [one] { $cards } is the one raised card: tap it.
   *[other] Does one of the raised cards lead the way to another card of yours?
}

# What a hint says first where it is so: who is nearly done, and who has no pass left.
hint-few = { several-players } { $count ->
    [1] has
   *[other] have
} { $left ->
    [1] one card
   *[other] two cards
} left{ $count ->
    [1] .
   *[other] {" "}each.
}
hint-only-own = Only your own cards fit now: until you let somebody in, { $count ->
    [1] { $player0 } has
   *[other] all the others have
} to pass.
hint-only-own-short = Only your own cards fit now, and { several-players } { $count ->
    [1] has
   *[other] have
} no pass left: unless you let somebody in, { $count ->
    [1] { $player0 } goes
   *[other] they go
} broke.
hint-short = { several-players } { $count ->
    [1] has no pass left: if nothing fits, { $player0 } goes broke.
   *[other] have no pass left: whoever has nothing that fits goes broke.
}
hint-none-left = Nobody has a pass left: whoever has nothing that fits goes broke.
# In the answer, where the question has just said so.
hint-short-then = { several-players } can't afford to pass.
hint-none-left-then = Nobody can afford to pass.
hint-bare = You have no pass left: you'll need a card that fits next turn, too.
# Which own cards could let in who is nearly done: a question, as the reader may know whose the card is.
hint-lets-in = { $alone ->
    [yes] { hint-lets-in-then }
   *[no] { $cards } would make room for { $places }: what would { $count ->
        [1] { $player0 }
       *[other] they
    } do then?
}
# And in the answer.
hint-lets-in-then = { $cards } would make room for { $alone ->
    [yes] { $player0 }'s { $places }.
   *[no] { $places }.
}
# Where each card that fits could, and one of them is played all the same; where there is but one.
hint-all-let-in = Whichever card you play, { $count ->
    [1] { $player0 }
   *[other] somebody
} may get in.
hint-one-fits = No other card fits.
hint-nudge-few = { hint-fit } Which of them could let { $count ->
    [1] { $player0 }
   *[other] somebody
} in?
hint-nudge-risk = { $told } { $fit ->
    [1] Play { $cards }, or pass?
   *[other] Play one, or pass?
}
# And the answer.
hint-lets-nothing = { $card } lets { $own-count ->
    [0] nobody in.
   *[other] in nothing but your own { $own }.
}
hint-risk = I'd take that risk.
hint-bare-then = You have no pass left, { $cards-count ->
    [0] and after { $move } nothing of yours fits: somebody has to let you in.
   *[1] but after { $move } your { $cards } fits.
}

# One question in three wordings, so that it is not the same every turn.
hint-nudge-own = { $way ->
    [0] Your { $card } has to wait. Which card of yours lets it in?
    [1] Which of your cards makes room for your { $card }?
   *[other] Which card is your { $card } still waiting for?
}
hint-nudge-way = { $way ->
    [0] Your { $card } has to wait for its run. Which card of yours helps it along?
    [1] Your { $card } doesn't fit yet. Which card of yours has to go first?
   *[other] Which of your cards brings the run nearer to { $card }?
}
hint-nudge-one = Only { $cards } fits. Which card could follow it?
hint-nudge-hold = Only your own cards fit now. Which of them lets nobody else in?
# Of many cards only the number is said: the hand shows which.
hint-fit = { $cards-count ->
    [2] { $cards } fit.
    [3] { $cards } fit.
   *[other] { $cards-count } of your cards fit.
}
# The commonest questions stand in two wordings.
hint-nudge-any = { hint-fit } { $way ->
    [0] Look at each: whose card could follow it, yours or another player's?
   *[other] Think one card ahead: who could follow each of them, you or somebody else?
}
hint-nudge-nothing = { hint-fit } { $way ->
    [0] Which of them lets no new card in?
   *[other] After which of them can nobody follow?
}
# Where none opens any place, and in Killer Sevens where a question would have two answers.
hint-nudge-none-opens = { hint-fit } { $cards-count ->
    [2] Neither
   *[other] None
} of them opens a place for anybody. Do you play one of them, or pass?
hint-nudge-around = { hint-fit } { $way ->
    [0] Look at the places around each: whose cards could go there?
   *[other] Whose cards could go next to each of them?
}
hint-nudge-behind = { hint-fit } Look along their runs: behind which of them do the others have the fewest cards?
# Whose cards wait is plain only where there is one other.
hint-nudge-passes = { $way ->
    [0] { $player } has { hint-left }. { $alone ->
        [yes] How long can { $player } wait for your { $cards }?
       *[no] Who may be waiting for your { $cards }?
    }
   *[other] { $player } has { hint-left }, and { hint-keeps-shut }. What happens to { $alone ->
        [yes] { $player }
       *[no] whoever waits there
    } { $left ->
        [0] if no card fits?
       *[other] when no pass is left?
    }
}
hint-left = { $left ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $left } passes left
}
hint-keeps-shut = your { $cards } { $cards-count ->
    [one] keeps
   *[other] keep
} the way shut
# With no pass counted, or none left.
hint-nudge-keep = Your { $cards } { $cards-count ->
    [one] keeps
   *[other] keep
} the way shut. Which cards have to wait for { $cards-count ->
    [one] it?
   *[other] them?
}
hint-nudge-only-own = Only your cards fit now. What must { $count ->
    [1] { $player0 }
   *[other] the others
} do if you wait?
hint-nudge-harm = { hint-so-fits } Is any card of yours in danger if you wait? And if you play?
hint-nudge-spare = You have { hint-left }, and { hint-keeps-shut }. Which cards have to wait for { $cards-count ->
    [one] it?
   *[other] them?
}
hint-nudge-wait = { $cards-count ->
    [0] Do you have to lay ★ just now?
    [one] Do you have to play { $cards } just now?
   *[other] { hint-fit } Do you have to play one of them just now?
}
# Where a pass is no better than a card.
hint-nudge-either = { hint-so-fits }{ hint-could-follow } { $last ->
    [yes] A pass would be your last. {""}
   *[no] {""}
}{ $cards-count ->
    [0] Lay it, or pass?
    [one] { $way ->
        [0] Play it, or pass?
       *[other] Now, or later?
    }
   *[other] { $way ->
        [0] Play one, or pass?
       *[other] A card, or a pass?
    }
}
# What could be played then: $after of the others, $own of the reader. Of many cards that fit: which keep most shut.
hint-could-follow = { $most-count ->
    [0] { $cards-count ->
        [0] {""}
        [one] {" "}It would make room for { hint-after }.
       *[other] {" "}They would make room for { hint-after }.
    }
   *[other] {" "}{ hint-keeps-most }
}
hint-after = { $after-count ->
    [0] { $own-count ->
        [0] nothing
       *[other] your own { $own }
    }
   *[other] { $after }{ $own-count ->
        [0] {""}
       *[other] , and your own { $own }
    }
}
# $again: where a hint has said it before.
hint-keeps-most = { $again ->
    [yes] The most still wait behind { $most }.
   *[no] The most of the others' cards wait behind { $most }.
}
hint-nudge-most = { hint-fit } { hint-keeps-most } Behind which do the fewest wait?
hint-so-fits = { $cards-count ->
    [0] You can lay ★.
    [one] Only { $cards } fits.
   *[other] { hint-fit }
}
# Killer Sevens.
hint-nudge-side = You hold { $card }: its place on the board has only one open side left. Can it wait?
hint-nudge-side-group = You hold { $card }: one more card on the board could shut in its place. Can it wait?
hint-nudge-danger = Your { $cards } { $cards-count ->
    [one] is
   *[other] are
} in danger. Can you help, or is there more to win elsewhere?
hint-nudge-kills = { hint-fit } Which of them shuts in a card that is not yours?
hint-nudge-presses = { hint-fit } Which of them leaves another player's card only one open side?
hint-nudge-spares = { hint-fit } Only one of them puts no other card of yours in danger. Which one?
hint-nudge-safe = { hint-fit } { $way ->
    [0] Which of them would put another card of yours in danger?
   *[other] Which of them could cost you another card?
}
hint-nudge-places = { hint-fit } Which of them opens the fewest places for the others?
hint-nudge-sides = { hint-fit } Which of them has the fewest open sides at its place?
hint-nudge-joker = Whoever is left with ★ is last. Where could it go?

# Where the last hint asked the very same.
hint-nudge-hold-again = Still, only your own cards fit. Which of them lets nobody else in now?
hint-nudge-only-own-again = Still, only your cards fit. What must { $count ->
    [1] { $player0 }
   *[other] the others
} do if you wait again?
hint-nudge-own-again = Still waiting: { $cards }. Which of your cards opens its place?
hint-nudge-way-again = { $cards } is still waiting for its run: which card of yours helps it along?
hint-nudge-same = { hint-fit } Look once more: who could follow each of them?

# Then the move.

# Where others come out about as well, it is only what the hint would do.
hint-play = { $firm ->
    [yes] Play
   *[no] I'd play
} { $move }.
hint-joker = { $firm ->
    [yes] Lay
   *[no] I'd lay
} { $move }.
hint-pass = { $firm ->
    [yes] Pass.
   *[no] I'd pass.
}
# Then one reason: what the move that was just named does. That a card fits then doesn't say that it is the next to play.
hint-room = { $way ->
    [0] You get more to choose from: your own { $cards } { $cards-count ->
        [one] fits then.
       *[other] fit then.
    }
    [1] After that your own { $cards } { $cards-count ->
        [one] fits, and can wait.
       *[other] fit, and can wait.
    }
   *[other] Your own { $cards } can follow, whenever you choose.
}
hint-leads = { $way ->
    [0] Your own { $cards } { $cards-count ->
        [one] comes nearer.
       *[other] come nearer.
    }
    [1] Your own { $cards } { $cards-count ->
        [one] lies
       *[other] lie
    } further along that run.
   *[other] It helps your own { $cards } along.
}{ $missing-count ->
    [0] {""}
    [1] {" "}{ $missing } has to come first.
   *[other] {" "}{ $missing } have to come first.
}
hint-opens-nothing = { $way ->
    [0] It lets no new card in.
    [1] No card can follow it in its row.
   *[other] The card helps nobody else.
}
hint-keeps = { $way ->
    [0] Meanwhile the others have to keep { $places }.
    [1] Nobody can play { $places } before you open the way.
   *[other] That way nobody can play { $places } yet.
}
hint-behind = It helps the others { $than-count ->
    [0] least:
   *[other] less than { $than } would:
} { $count ->
    [0] none of their cards can follow it.
    [one] only one of their cards can follow it.
   *[other] only { $count } of their cards can follow it.
}
# $harm is one of the two at the end.
hint-spares = { $way ->
    [0] It's safe for your other cards
    [1] It does your other cards no harm
   *[other] Your other cards stay safe
}; { $harm }.
# After a pass that was named.
hint-pass-brings = Until your next turn the others can only play { $cards }, so somebody has to pass{ $all ->
    [yes] .
   *[no] , or goes broke.
}
hint-pass-may = Whoever has nothing that fits must use up a pass.
hint-passes-then = { $left ->
    [0] It's your last pass: when nothing fits after that, you go broke.
    [one] You'd have 1 pass left.
   *[other] You'd have { $left } passes left.
}
# Of a pass, where all others have to pass too.
hint-holds-all = Only your own cards { $still ->
    [yes] fit then, too
   *[no] fit now
}, so { $count ->
    [1] { $player0 } has
   *[other] all the others have
} to pass.
hint-outlasts = Only your own cards { $still ->
    [yes] fit then, too
   *[no] fit now
}. { $count ->
    [1] { $player0 } can only pass, and goes
   *[other] The others can only pass, and they all go
} broke before you have to let anybody in!
hint-breaks = Only your own cards { $still ->
    [yes] fit then, too
   *[no] fit now
}, and { $player } has no pass left: { $player } goes broke.
# Each of the cards that fit wins.
hint-sure = All your cards can come out one after another, and nobody has fewer: you win for sure.
# Where a hint has said so a turn before: how many cards come after the one named.
hint-sure-still = { $count ->
    [one] One more card after it, and you have won.
   *[other] Still a sure win: the other { $count } cards can all follow, too.
}
# Of a pass that is not named.
hint-given-up = A pass would break { $player }, but { $why ->
    [sure] you win without it.
    [last] it's your last pass.
   *[other] in many tries in my head it came out worse.
}
# What stays in hand, where nothing else says why.
hint-can-wait = Your { $cards } can wait: at any later turn, too, no card can follow { $cards-count ->
    [one] it.
   *[other] them.
}
hint-still-keeps = Your { $cards } still { $cards-count ->
    [one] keeps its run shut.
   *[other] keep their runs shut.
}
# Beside another reason: the reader's other cards that fit and could die meanwhile.
hint-danger-too = { $both ->
    [yes] { $cards } { $cards-count ->
        [one] is
       *[other] are
    } in danger too, but only one card can go.
   *[no] { $cards } could die meanwhile: I'd take that risk.
}
# Killer Sevens: what a move that is named kills of one's own.
hint-costs = { $move } kills your own { $cards }.
hint-costs-any = It kills your own { $cards }, but every card that fits kills one of yours.
hint-costs-still = It costs you your own { $cards }, and I still found nothing better.

# And why: what the move does is in consequences.ftl; the rest is here.

advice-only = Nothing else of yours fits, and { $left ->
    [0] you have no pass left.
    [one] it saves your last pass.
   *[other] it saves a pass.
}
advice-only-free = Nothing else of yours fits.
advice-behind = { $than-count ->
    [0] Of the cards that fit, { $card } helps the others least:
   *[other] { $card } helps the others less than { $than } would:
} { $count ->
    [0] none of their cards can follow it.
    [one] only one of their cards can follow it.
   *[other] only { $count } of their cards can follow it.
}
advice-places = { $than-count ->
    [0] Of the cards that fit, { $card } opens the fewest places for the others:
   *[other] { $card } opens fewer places for the others than { $than } would:
} { $count ->
    [0] none.
    [one] one.
   *[other] { $count }.
}
advice-sides = { $than-count ->
    [0] Of the cards that fit, { $card } has the fewest open sides at its place:
   *[other] { $card } has fewer open sides at its place than { $than }:
} { $count ->
    [0] none.
    [one] one.
   *[other] { $count }.
}
advice-pass = { $left ->
    [0] You have no pass left.
    [one] A pass instead would cost your last one.
   *[other] A pass instead would cost one of your { $left }.
}
advice-alike = I tried each card in my head, and none came out clearly better. { advice-pass }
advice-ahead = No card says why: in many tries in my head this came out best.
advice-rids-joker = It rids you of ★, and whoever is left with ★ is last.
# $harm is one of the two below.
advice-spares = { $card } is safe for your own cards; { $harm }.
advice-waits = Whatever you play now harms your own cards: { $harm }.
advice-would-kill = { $card } would kill your { $cards }
advice-would-endanger = { $card } would put your { $cards } in danger
advice-can-wait = No card of yours is in danger, so you can wait.
advice-tried = I tried each move in my head, and none came out clearly better.
