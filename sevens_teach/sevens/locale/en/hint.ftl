# A hint at a table. First a nudge: a question about a card, a player or ★, never about a card that is hidden.

hint-again = Ask again, and I'll say it.
hint-nudge-own = Your { $card } has to wait. Which card of yours lets it in?
hint-nudge-way = Your { $card } has to wait for its row. Which card of yours helps it along?
hint-nudge-one = Only { $cards } fits. Do you play it, or keep it?
hint-nudge-must = Only { $cards } fits, and no pass is left.
hint-nudge-any = { $cards } fit. Look at each: which card could be played next to it then, and is it yours?
hint-nudge-nothing = { $cards }: which of them opens no new place for anybody?
# Where none opens any place, and in Killer Sevens where a question would have two answers.
hint-nudge-none-opens = { $cards } fit. Would any of them open a place for somebody?
hint-nudge-around = { $cards } fit. Look at the places around each: whose cards could go there?
hint-nudge-behind = { $cards }: behind which of them are the fewest of the others' cards?
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
   *[other] { $cards } fit. Do you have to play one of them just now?
}
# Killer Sevens.
hint-nudge-side = You hold { $card }: its place on the board has only one open side left. Can it wait?
hint-nudge-side-group = You hold { $card }: one more card on the board could shut in its place. Can it wait?
hint-nudge-kills = { $cards }: which of them shuts in a card that is not yours?
hint-nudge-presses = { $cards }: which of them leaves another player's card only one open side?
hint-nudge-spares = { $cards }: not all of them are safe for your own hand. Which one is?
hint-nudge-places = { $cards }: which of them opens the fewest places for the others?
hint-nudge-sides = { $cards }: which of them has the fewest open sides at its place?
hint-nudge-joker = Whoever is left with ★ is last. Where could it go?

# Where the last hint asked the very same.
hint-nudge-own-again = Still waiting: { $cards }. Which card of yours lets it in?
hint-nudge-way-again = { $cards } again: which card of yours helps it along?
hint-nudge-same = The same question as before: { $cards }.

# Then the move.

hint-play = Play { $move }.
hint-joker = Lay { $move }.
hint-pass = Pass.
# Then one reason: what the move that was just named does.
hint-room = It makes room for your own { $cards }.
hint-leads = It brings your own { $cards } nearer.
hint-opens-nothing = It opens no new place for anybody.
hint-keeps = That keeps { $places } shut.
# Where nothing of that is so, something true of the position.
hint-saves-pass = It saves you a pass.
hint-row-end = After it, only { $cards } can still come in that row.
hint-fewer = { $count ->
    [0] None of their cards waits
    [one] Only 1 of their cards waits
   *[other] Only { $count } of their cards wait
} behind it; behind { $card } it's { $more }.
hint-for-later = It keeps your { $card } for later, and { $places } shut.
hint-last-of-suit = With it, you're through with that suit.
hint-no-harm = It does your own hand no harm.
hint-all-far = Nobody else is near the end: they all hold { $count } cards or more.
hint-one-fewer = It's one card fewer in your hand.
hint-can-afford = { $left ->
    [one] You still have a pass for it.
   *[other] You have { $left } passes left, so you can afford one.
}
hint-not-nearer = { $move } would bring no card of yours nearer.
# Of a pass, where all others have to pass too.
hint-only-own = Nothing but your own cards fits now: pass, and it costs each of the others a pass.
hint-pass-breaks = A pass would break { $player }: only your own cards fit.
hint-only-own-broke = Nothing but your own cards fits now. { $player } has no pass left: pass, and { $player } goes broke.
# And the other move, where one is about as good.
hint-also = { $move } is about as good.
hint-also-pass = A pass is about as good.
# Killer Sevens: what a move that is named kills of one's own.
hint-costs = { $move } kills your own { $cards }.
hint-costs-still = It costs you your own { $cards }, and I still found nothing better.

# And why: what the move does is in consequences.ftl; the rest is here.

advice-only = No other card of yours fits, and a pass { $left ->
    [0] would be one too many.
    [one] would cost the only one you have left.
   *[other] would cost one of your { $left }.
}
advice-only-free = No other card of yours fits.
advice-behind = Of the cards that fit, { $card } helps the others least: { $count ->
    [0] none of their cards lies behind it.
    [one] only one of their cards lies behind it.
   *[other] only { $count } of their cards lie behind it.
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
advice-ahead = I played on from here in my head, many times: on average, this came out best.
advice-rids-joker = It rids you of ★, and whoever is left with ★ is last.
# $harm is one of the two below.
advice-spares = { $card } does your own hand no harm; { $harm }.
advice-waits = Whatever you play now harms your own hand: { $harm }.
advice-would-kill = { $card } would kill your { $cards }
advice-would-endanger = { $card } would put your { $cards } in danger
advice-can-wait = No card of yours is in danger, so you can wait.
advice-tried = Playing on in my head, I found no move that is clearly better.
