# A hint at a table. First a nudge: a question about an own card, a player or ★. Of other cards it says only which ones
# an own one would let in.

hint-again = Ask again, and I'll tell you.
# One question in three wordings, so that it is not the same every turn.
hint-nudge-own = { $way ->
    [0] Your { $card } has to wait. Which card of yours lets it in?
    [1] Which of your cards makes room for your { $card }?
   *[other] Which card is still missing between the run and your { $card }?
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
hint-nudge-nothing = { hint-fit } Which of them lets no new card in?
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
hint-nudge-passes = { $way ->
    [0] Look at { $player }: { hint-left }. How long can { $player } wait for your { $cards }?
   *[other] { $player } has { hint-left }, and { hint-keeps-shut }. What happens to { $player } { $left ->
        [0] if no card fits?
       *[other] when none is left?
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
    [one] Play it, or pass?
   *[other] Play one, or pass?
}
# $after: what could be played then. Of many only the number is said.
hint-could-follow = { $cards-count ->
    [0] {""}
    [one] {" "}It would let in { hint-after }.
   *[other] {" "}They would let in { hint-after }.
}
hint-after = { $after-count ->
    [0] nothing
    [1] { $after }
    [2] { $after }
    [3] { $after }
   *[other] { $after-count } cards
}
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
# Then one reason: what the move that was just named does.
hint-room = { $way ->
    [0] It makes room for your own { $cards }.
    [1] After that your own { $cards } { $cards-count ->
        [one] fits.
       *[other] fit.
    }
   *[other] Your own { $cards } can follow.
}
hint-leads = { $way ->
    [0] It brings your own { $cards } nearer.
    [1] Your own { $cards } { $cards-count ->
        [one] lies
       *[other] lie
    } further along that run.
   *[other] It helps your own { $cards } along.
}
hint-opens-nothing = { $way ->
    [0] It lets no new card in.
    [1] No card can follow it.
   *[other] It helps nobody else.
}
hint-keeps = { $way ->
    [0] Then the others have to keep { $places }.
    [1] Nobody can play { $places } before you open the way.
   *[other] That way you still keep { $places } out.
}
hint-behind = It helps the others least: { $count ->
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
hint-pass-brings = Meanwhile they use up passes, or open places for you.
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
advice-behind = Of the cards that fit, { $card } helps the others least: { $count ->
    [0] none of their cards can follow it.
    [one] only one of their cards can follow it.
   *[other] only { $count } of their cards can follow it.
}
advice-places = Of the cards that fit, { $card } opens the fewest places for the others: { $count ->
    [0] none.
    [one] one.
   *[other] { $count }.
}
advice-sides = Of the cards that fit, { $card } has the fewest open sides at its place: { $count ->
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
