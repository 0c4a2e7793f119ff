# A hint at a table. First a nudge: a question about a card, a player or ★, never about a card that is hidden.

hint-again = Ask again, and I'll say it.
hint-nudge-own = { $card } is yours, and it has to wait: which card of yours lets it in?
hint-nudge-way = { $card } is yours, and its row has not come that far. Which card of yours brings it nearer?
hint-nudge-one = Only { $cards } fits. Do you play it, or keep it?
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
hint-nudge-way-again = { $cards } again: which card of yours brings its row nearer?
hint-nudge-same = The same question as before: { $cards }.

# Then the move.

hint-play = Play { $move }.
hint-joker = Lay { $move }.
hint-pass = Pass.
# Where another move is about as good: both are named, and then what each does.
hint-close = { $move } or { $other }: about the same.
hint-close-pass = { $move } or a pass: about the same.
hint-pass-close = A pass or { $other }: about the same.
hint-room = { $move } makes room for your own { $cards }.
hint-leads = { $move } is on the way to your own { $cards }.
hint-opens-nothing = { $move } opens no new place for anybody.
hint-neither-opens = Neither opens a new place for anybody.
hint-keeps = A pass keeps { $places } shut.
hint-alike = Played out in my head many times, both came out about the same.
hint-saves-pass = { $move } saves you a pass.
# Killer Sevens: what a move that is named kills of one's own.
hint-costs = { $move } costs you your own { $cards }: { $cards-count ->
    [one] it dies
   *[other] they die
} in your hand.
hint-costs-still = It costs you your own { $cards }, and I still found nothing better.
hint-with = With { $move }:
hint-with-pass = With a pass:

# And why: what the move does is in consequences.ftl; the rest is here.

advice-only = No other card of yours fits, and a pass { $left ->
    [0] would be one too many.
    [one] would cost the only one you have left.
   *[other] would cost one of your { $left }.
}
advice-only-free = No other card of yours fits.
advice-behind = Of the { $of } cards that fit, none has fewer of the others' cards behind it than { $card }: { $count ->
    [0] it has none.
    [one] it has one.
   *[other] it has { $count }.
}
advice-places = Of the { $of } cards that fit, none opens fewer places for others than { $card }: { $count ->
    [0] it opens none.
    [one] it opens one.
   *[other] it opens { $count }.
}
advice-sides = Of the { $of } cards that fit, none has fewer open sides at its place than { $card }: { $count ->
    [0] it has none.
    [one] it has one.
   *[other] it has { $count }.
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
