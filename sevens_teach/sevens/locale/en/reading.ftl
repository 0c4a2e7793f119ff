# Reading the table: what follows from the own hand, the board and who passed when.

# -- Questions ----------------------------------------------------------------------

read-ask-must-hold = { read-passing } Who must be holding { $card }?
read-ask-can-hold = { read-passing } What can { $player } still be holding?
read-passing = { $forced ->
    [yes] Here you may pass only when nothing fits.
   *[no] Aoi plays whatever fits; { $others ->
        [1] { $other } sometimes waits.
       *[other] the others sometimes wait.
    }
}
read-ask-stop-suit = You will keep one of the raised cards back. Which one?
read-ask-give-up = Everything that fits only helps the others. What do you do?
read-ask-plan = { $count } cards, and a long way to go. Which one do you lay first?
read-ask-order = Put your cards in order: the one that helps the others least goes first.
read-ask-tempo = Only you hold cards that fit now. As long as you can, you play none that helps the others. Who goes broke first?
read-ask-whom = { read-passing } You sit on { $card }. Whom does that hurt most?
read-ask-danger = Which of your cards could die of the very next card that somebody else plays?
read-ask-kills-two = One card of yours kills two of theirs, and none of your own. Which?
read-ask-hurry = Some of your cards fit now. Which of those can't wait?
read-ask-kill = Somebody else holds { $card }. Which card kills it?
read-ask-rules = Under which house rules would { $card } fit here?
read-ask-why-lost = What was wrong with your { $card }? Only one of these is true.

# -- Who holds what -------------------------------------------------------------------

read-nobody-knows = I can't tell
read-must-hold = Right: { $player } has { $card }.
read-may-hold = { $player } may be holding { $card }.
read-not-sure = { $player } may hold { $card }, but so may { read-others }.
# Why a card may be in more than one hand.
read-open-none = You saw { $holders ->
    [2] neither
   *[other] none
} of them pass while it was open.
read-open-waits = { $player } passed while it was open, but sometimes waits.
read-open-but = Only { $player } is ruled out, having passed while it was open.
read-open-no-deal = However you deal out the cards you can't see, only { $player } never ends up with it.
read-holds-not = { $player } doesn't have { $card }.
read-passed = { $player } passed while { $card } was open, and would have played it.
read-no-deal = However you deal out the cards you can't see, it does not end up there.
read-own = It is in your own hand.
# Of all deals that fit what was seen: those that are still possible.
read-share = in about { $percent ->
    [25] a quarter of the deals still possible
    [33] a third of the deals still possible
    [50] half of the deals still possible
    [67] two thirds of the deals still possible
   *[other] { $percent }% of the deals still possible
}
read-maybe-each = { $player } may hold any of these: each of them is in that hand { read-share }.
read-maybe-between = { $player } may hold any of these: each of them is in that hand in about { $percent }% to { $most }% of the deals still possible.
read-maybe = Nothing rules it out: { $player } has it { read-share }.
read-only-0 = However you deal out the cards you can't see, it ends up with { $player }.
read-only-1 = It was open when { $player1 } passed, and { $player1 } would have played it. So only { $player } is left.
read-only-2 = It was open when { $player1 } passed, and when { $player2 } did. Only { $player } is left.
read-one-knows = You can tell.
read-left-0 = However you deal out the cards you can't see, { $card } always ends up in the same hand. Whose?
read-left-1 = { $player1 } passed while { $card } was open, and would have played it. Who is left?
read-left-2 = { $player1 } passed while { $card } was open, and so did { $player2 }. Both would have played it. Who is left?
read-nobody-right = Right: { $player } may hold { $card }, and so may { read-others }.
read-others = { $other }{ $holders ->
    [2] { "" }
   *[other] {" "}and { $another }
}

# -- What waits behind a card --------------------------------------------------------------

read-behind-end = Nothing lies behind it: you could play it and help nobody.
read-behind-theirs = { $count ->
    [one] Behind it waits { $cards }, one card of theirs and none of yours.
   *[other] Behind it wait { $cards }: { $count } cards of theirs and none of yours.
}
read-behind-own = Behind it comes your own { $own }.
read-behind-both = { $count ->
    [one] Behind it lies your { $own }, and before that { $cards } of theirs.
   *[other] Behind it lies your { $own }, and before that { $cards } of theirs: { $count } cards to wait for.
}
read-keep = Right: sit on { $card }.
read-keep-other = { $card } could stay too, but another one hurts more.
read-keep-not = Sitting on { $card } hurts nobody but you.
read-give-up = Right: let { $card } go.
read-give-up-not = Not { $card } first.
read-not-yet = Not yet. { $left ->
    [one] You still have a pass left.
   *[other] You still have { $left } passes left.
}
read-pass-first = { $left ->
    [one] Right: pass. It's your last one, so spend it before you give anything away.
   *[other] Right: pass. You have { $left } of them left, and giving something away costs more.
}
read-then-cheapest = When they are gone, { $card } goes first: it has the fewest cards behind it.
read-pass-broke = No: that pass would be one too many.
read-pass-broke-why = You would be broke, and your whole hand on the board. Give up one of your stops instead.
read-plan-first = Right: begin with { $card }.
read-plan-later = { $card } can come later.
read-plan-keep = { $card } is one to sit on.
read-order-place = { $card }: { $count ->
    [0] nothing behind it.
    [one] one card of theirs behind it.
   *[other] { $count } cards of theirs behind it.
}
read-order-before = { $first } comes before { $second }.
read-order-why = Behind { $first } they have { $fewer ->
    [0] nothing
    [one] one card
   *[other] { $fewer } cards
}; behind { $second }, { $more }.

# -- Who can wait, and who is hurt ----------------------------------------------------------

read-breaks-first = Right: { $player ->
    [You] you do.
   *[other] { $player } does.
}
read-breaks-later = { $player ->
    [You] You can wait longer than that.
   *[other] { $player } can wait longer than that.
}
read-wait = { $left ->
    [0] { $player } has no pass left: the next one is the end.
    [one] { $player } has one pass left, and nothing that fits.
   *[other] { $player } has { $left } passes left, and nothing that fits.
}
read-wait-own = { $quiet-count ->
    [0] You have { read-free }.
    [one] You have { read-free }, and { $quiet } opens nothing for them: { read-turns }.
   *[other] You have { read-free }, and { $quiet } open nothing for them: { read-turns }.
}
read-free = { $left ->
    [0] no pass left
    [one] one pass left
   *[other] { $left } passes left
}
read-turns = { $turns ->
    [one] that is one turn
   *[other] that makes { $turns } turns
}
read-wait-shorter = Somebody else runs out of passes sooner.
read-wait-first = { $player } runs out first.
read-hurts = Right: { $player }.
read-hurts-less = It hurts somebody else more than { $player }.
read-mean = { $count ->
    [one] One card waits behind it: { $player } has it most often.
   *[other] { $count } cards wait behind it. Over all deals still possible, { $player } has { $mean } of them.
}
read-mean-less = { $count ->
    [one] One card waits behind it: { $most } has it most often.
   *[other] { $count } cards wait behind it. Over all deals still possible, { $player } has { $mean } of them, { $most } { $largest }.
}

# -- Killer Sevens -----------------------------------------------------------------------

read-danger = { $card } is in danger.
read-danger-why = { $killer-count ->
    [one] Their { $killer } would shut it in, and it fits.
   *[other] Their { $killer } would each shut it in, and they fit.
}
read-danger-none = Right: none of them.
read-danger-none-why = Whatever they lay next, each of your living cards keeps a side.
read-dead-already = { $card } is dead already.
read-safe = { $card } is safe for now.
read-safe-free = { $count ->
    [2] Two
    [3] Three
   *[other] All four
} sides of it are free: { $places }. One card cannot shut them all.
read-safe-own = Only { $place } would shut it in, and that is your own.
read-safe-shut = Only { $place } would shut it in, and nobody can play that now.
read-kills-right = Right: { $card }.
read-kills-not = { $card } won't do.
read-kills-both = It kills { $cards }, but your own { $own } too.
read-kills-own = It kills your own { $own }.
read-kills-theirs = { $count ->
    [one] It shuts in { $cards }, and that is only one.
   *[other] It shuts in { $cards }.
}
read-kills-none = It shuts in nothing.
read-hurry = Right: { $card }, now.
read-can-wait = { $card } can wait.
read-kill-right = Right: { $laid } kills { $card }.
read-kill-why = It takes the last free side.
read-kill-not = After { $laid }, { $card } lives on.
read-kill-free = It still has a free side.
read-kill-corner = Corners don't kill, and it still has a free side.

# -- House rules -----------------------------------------------------------------------------

read-rules-basic = Basic Sevens
read-rules-tunnel = Tunnel, both ways
read-rules-oneway = Tunnel, one way
read-rules-killer = Killer Sevens
read-rules-fits = { $rules }: { $card } fits.
read-rules-not = { $rules }: { $card } does not fit.

# -- What was wrong with a move ----------------------------------------------------------------

read-why-let = It let { $player } play { $cards }.
read-why-stuck = It left you with nothing to play on your next turn.
read-why-right = Right, that's it.
read-why-wrong = That is not so.
read-why-let-true = Without your { $card }, { $player } could not have played { $cards }.
read-why-let-false = { $player } played { $cards }, but did not need your { $card } for it.
read-why-no-pass = Without it, { $player } would have had to pass next.
read-why-no-pass-false = { $player } could play { $played } with or without your { $card }.
read-why-shut = It shut your own { $own } out.
read-why-shut-false = Your { $own } fits in the end.
read-why-stuck-false = On your next turn { $cards } { $cards-count ->
    [one] fitted
   *[other] fitted
}.

# -- Hints --------------------------------------------------------------------------------------

read-hint-must-hold = Whoever had { $card } would have played it when it was open. Who passed then, and had to?
read-hint-can-hold = Go through { $player }'s passes. Whatever was open then, { $player } does not have.
read-hint-stop-suit = Behind which card do only others wait, and how many?
read-hint-give-up = Two questions: must you give something up now? And what does each card let in?
read-hint-plan = Which of your own cards is furthest away, and who has to play before it?
read-hint-order = Count the missing cards behind each of yours, up to the end of the suit.
read-hint-tempo = They can only pass. You can pass too, and perhaps lay a card that opens nothing for them.
read-hint-whom = Count what waits behind { $card }. Then ask who cannot be holding it.
read-hint-danger = Look for cards of yours with a single free side. Who has the card for it, and does it fit?
read-hint-kills-two = Lay each card in your mind and look at its neighbours: who loses the last free side?
read-hint-hurry = One of them has a single free side left, and it is not yours to fill.
read-hint-kill = Look at the four sides of { $card }. Which of them is still free?
read-hint-kill-sides = Left and right are enough here, and the wall counts. Which side of { $card } is still free?
read-hint-rules = Where is { $card } touched, and what would the run have to do to reach it?
read-hint-why-lost = Which of the cards played afterwards could not have been played without yours?

# -- Rows, ★ and rules that go together --------------------------------------------------------------

read-ask-sides = The 7s were laid in the order { $order }. Which places lie left, right, above or below { $card }?
read-side = { $other } lies beside { $card }.
read-side-not = { $other } does not lie beside { $card }.
read-side-row = It is next to it in its own row.
read-side-above = Its 7 was laid just before or just after, so the two rows lie side by side.
read-sides-why = Its own row goes on to the left and right. Above and below lie the rows whose 7s were laid just before and just after.
read-side-corner = It touches only corner to corner.
read-side-far = { $rows ->
    [one] Another row lies between them: its 7 was laid in between.
   *[other] { $rows } rows lie between them: their 7s were laid in between.
}
read-hint-sides = Which suit was laid just before, and which just after that of { $card }?
read-ask-combine = Which of these can be played at one table?
read-rules-two = { $first } + { $second }
read-rule-killer = Killer Sevens
read-rule-joker = ★ alone
read-rule-tunnel = tunnel
read-rule-fantan = Fan Tan
read-rule-ghost = ghosts
read-rule-passes = a single pass
read-combine = { $rules }: that goes.
read-combine-not = { $rules }: that does not go.
read-combine-no-runs = Killer Sevens has no runs, so this would have nothing to change.
read-combine-killer = It is about passing and going broke, and that is the same in Killer Sevens.
read-combine-why = Outside of Killer Sevens they all go together.
read-hint-combine = Which house rules change how a run grows? Killer Sevens has none.
read-ask-joker = ★ is laid on { $card }. Where is ★ afterwards?
read-on-board = On the board
read-joker-board = ★ never stays on the board.
read-joker-board-why = { $player } has to put { $card } there at once, and takes ★.
read-joker-right = { $player ->
    [You] Right: you have it.
   *[other] Right: { $player } has it.
}
read-joker-takes = { $player ->
    [You] You hold { $card }, so you put it down and take ★.
   *[other] { $player } holds { $card }, has to put it down and takes ★.
}
read-joker-not = { $player ->
    [You] You don't have it.
   *[other] { $player } doesn't have it.
}
read-joker-laid = { $player ->
    [You] You have just got rid of it.
   *[other] { $player } has just got rid of it.
}
read-joker-not-asked = { $player ->
    [You] You don't hold { $card }, so nobody asks you for anything.
   *[other] { $player } doesn't hold { $card }, so nobody asks { $player } for anything.
}
read-hint-joker = Look for the card that belongs where ★ was laid. Whose is it?

# -- At the table -------------------------------------------------------------------------------------

read-ask-table = { $house ->
    [killer] Killer Sevens.{" "}
    [joker] This table plays with ★.{" "}
    [pair] Here ★ goes together with the next card.{" "}
    [fantan] Fan Tan.{" "}
    [forced] Here you may pass only when nothing fits.{" "}
    [tunnel] A and K are neighbours here.{" "}
   *[basic] { "" }
}{ $others ->
    [one] You can't see { $player1 }'s cards.
    [2] You can't see the cards of { $player1 } and { $player2 }.
   *[other] You can't see the others' cards.
} What gives you the best chance to come first?
read-table-right = Right: { $move }. With the hidden cards dealt in 100 ways you come first { $wins } times; with the next best move, { $second ->
    [0] never
    [one] once
   *[other] { $second } times
}.
read-table-wrong = With the hidden cards dealt in 100 ways you { $wins ->
    [0] never come first
    [one] come first once
   *[other] come first { $wins } times
} with { $move }; with the best move, { $most } times.
read-hint-table = Count what each card opens for them, and what it opens for you.
