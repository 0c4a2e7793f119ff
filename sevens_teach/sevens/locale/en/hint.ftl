# A hint at a table. First a nudge: a question about a card, a player or ★, never about a card that is hidden.

hint-again = Ask again, and I'll say it.
# One question in three wordings, so that it is not the same every turn.
hint-nudge-own = { $way ->
    [0] Your { $card } has to wait. Which card of yours lets it in?
    [1] What has to lie on the board before your { $card } fits?
   *[other] You hold { $card }. Which card comes just before it?
}
hint-nudge-way = { $way ->
    [0] Your { $card } has to wait for its row. Which card of yours helps it along?
    [1] Your { $card } cannot be laid yet. Which card of yours brings its row closer?
   *[other] Which of your cards brings the row nearer to { $card }?
}
hint-nudge-one = Only { $cards } fits. Do you play it, or keep it?
hint-nudge-must = Only { $cards } fits, and no pass is left.
hint-nudge-last = { $cards } is your last card, and it fits.
hint-nudge-hold = Only your own cards fit now. Which of them keeps it that way?
# Of many cards only the number is said: they are raised.
hint-fit = { $cards-count ->
    [2] { $cards } fit.
    [3] { $cards } fit.
   *[other] { $cards-count } of your cards fit.
}
hint-nudge-any = { hint-fit } Look at each: which card could be played next to it then, and is it yours?
hint-nudge-nothing = { hint-fit } Which of them opens no new place for anybody?
# Where none opens any place, and in Killer Sevens where a question would have two answers.
hint-nudge-none-opens = { hint-fit } Would any of them open a place for somebody?
hint-nudge-around = { hint-fit } Look at the places around each: whose cards could go there?
hint-nudge-behind = { hint-fit } After which of them can the fewest of the others' cards follow?
hint-nudge-passes = { $player } has { $left ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $left } passes left
}. Do you have to play a card just now?
hint-nudge-spare = You have { $left ->
    [one] 1 pass left
   *[other] { $left } passes left
}. { hint-nudge-wait }
hint-nudge-wait = { $cards-count ->
    [0] Do you have to lay ★ just now?
    [one] Do you have to play { $cards } just now?
   *[other] { hint-fit } Do you have to play one of them just now?
}
# Killer Sevens.
hint-nudge-side = You hold { $card }: its place on the board has only one open side left. Can it wait?
hint-nudge-side-group = You hold { $card }: one more card on the board could shut in its place. Can it wait?
hint-nudge-kills = { hint-fit } Which of them shuts in a card that is not yours?
hint-nudge-presses = { hint-fit } Which of them leaves another player's card only one open side?
hint-nudge-spares = { hint-fit } Not all of them are safe for your own hand. Which one is?
hint-nudge-safe = { hint-fit } Which of them would harm your own hand?
hint-nudge-places = { hint-fit } Which of them opens the fewest places for the others?
hint-nudge-sides = { hint-fit } Which of them has the fewest open sides at its place?
hint-nudge-joker = Whoever is left with ★ is last. Where could it go?

# Where the last hint asked the very same.
hint-nudge-own-again = Still waiting: { $cards }. Which card of yours lets it in?
hint-nudge-way-again = { $cards } again: which card of yours helps it along?
hint-nudge-same = { hint-fit } Again: which of them helps you most, and the others least?

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
    } further along that row.
   *[other] It helps your own { $cards } along.
}
hint-opens-nothing = It opens no new place for anybody.
hint-keeps = Then the others have to keep { $places }.
# After a pass that was named.
hint-last-pass = That's your last pass: at your next turn, play a card.
# Of a pass, where all others have to pass too.
hint-holds-all = Only your own cards { $still ->
    [yes] fit then, too
   *[no] fit now
}, so { $count ->
    [1] { $player0 } has
   *[other] all the others have
} to pass.
hint-pass-breaks = A pass would break { $player }, but when I played it on in my head, it left you worse off.
hint-outlasts = Only your own cards { $still ->
    [yes] fit then, too
   *[no] fit now
}, and you can wait longer than anybody: keep it so, and { $count ->
    [1] { $player0 } goes
   *[other] they all go
} broke!
hint-breaks = Only your own cards { $still ->
    [yes] fit then, too
   *[no] fit now
}, and { $player } has no pass left: { $player } goes broke.
# And the other move, where one is about as good.
hint-also = { $move } is just as good.
hint-also-pass = A pass is just as good.
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
advice-pass = A pass instead { $left ->
    [0] would be one too many.
    [one] would cost the only one you have left.
   *[other] would cost one of your { $left }.
}
advice-alike = Playing on in my head, I found no card that is clearly better, and a pass { $left ->
    [0] would be one too many.
    [one] would cost the only one you have left.
   *[other] would cost one of your { $left }.
}
advice-ahead = I played each of them on in my head, many times: on average, this came out best.
advice-rids-joker = It rids you of ★, and whoever is left with ★ is last.
# $harm is one of the two below.
advice-spares = { $card } does your own hand no harm; { $harm }.
advice-waits = Whatever you play now harms your own hand: { $harm }.
advice-would-kill = { $card } would kill your { $cards }
advice-would-endanger = { $card } would put your { $cards } in danger
advice-can-wait = No card of yours is in danger, so you can wait.
advice-tried = Playing on in my head, I found no move that is clearly better.
