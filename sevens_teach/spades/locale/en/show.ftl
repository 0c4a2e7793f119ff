# Spades at a table: what has happened, what is to do, how everybody stands, the score sheet.

# -- News ------------------------------------------------------------------------

spades-event-dealt = { $you ->
    [player] You deal.
   *[nobody] { $player } deals.
}
spades-event-looked = { $you ->
    [player] You look at your cards.
   *[nobody] { $player } looks at the cards.
}
spades-event-bid = { $you ->
    [player] You bid { $bid }.
   *[nobody] { $player } bids { $bid }.
}
spades-event-played = { $you ->
    [player] You play { $cards }.
   *[nobody] { $player } plays { $cards }.
}
spades-event-broke-spades = ♠ is broken.
spades-event-took = { $you ->
    [player] You take the trick.
   *[nobody] { $player } takes the trick.
}
spades-took-last = { $you ->
    [player] You took the trick with { $card }.
   *[nobody] { $player } took the trick with { $card }.
}
spades-let-go = With { $card } you would have taken it.
spades-event-nil-made = { $you ->
    [player] You have kept your nil: { $points } points.
   *[nobody] { $player } has kept the nil: { $points } points.
}
spades-event-nil-failed = { $you ->
    [player] Your nil is lost: { $points } points.
   *[nobody] { $player }'s nil is lost: { $points } points.
}
spades-event-bagged = { $side }: ten bags, { $points } points.
spades-event-scored = { $side }: { $points } points in this deal.
spades-event-won = { $side } win the match with { $points } points.

# -- What is to do ------------------------------------------------------------------

spades-turn = { $player ->
    [You] It's your turn.
   *[other] It's { $player }'s turn.
}
spades-to-look = Look at your cards, or bid blind nil first?
spades-to-bid = How many tricks will you take?
spades-to-lead = You lead.
spades-to-play = Your card.
spades-to-deal = The next deal?
spades-hint-bid = Bid what you can count.
spades-hint-high = Look at { $cards } first, then at long ♠ and at suits you are nearly out of.
spades-hint-low = No high card here. Could this hand take no trick at all?
spades-hint-best-bid = Bid { $bid }.
spades-hint-why-bid = { $before ->
    [0] The hand is worth about { $count } tricks.
   *[other] The hand is worth about { $count } tricks, with the bids before yours.
}
spades-hint-why-one = It's hardly a trick, but nil would be riskier.
spades-hint-why-tried = Of all bids it brings your side most, in many deals that fit what you see.
spades-hint-why-nil = Nothing in this hand has to take a trick.
spades-hint-own-nil = You have bid nil: throw your highest card that doesn't take the trick.
spades-hint-own-nil-lead = You have bid nil, and have to lead: a low card, where the others should be higher.
spades-hint-cover = { $partner } has bid nil: every trick you take is one that can't hurt.
spades-hint-their-nil = { $player } has bid nil: one trick that { $player } has to take is worth { $points } points to you.
spades-hint-their-nils = Both of them have bid nil: one trick that either has to take is worth { $points } points to you.
spades-hint-too-late = Your target is out of reach: now keep them from theirs.
spades-hint-all = Your side needs every trick that is left.
spades-hint-some = Your side needs { $need } of the { $left } tricks that are left.
spades-hint-over = You have your target: every trick more is one point, and one they don't get.
spades-hint-bag = You have your target: let this one go, a bag costs later.
spades-hint-best = I'd play { $card }.
spades-hint-why-nil-low = It's low enough for somebody to go above it.
spades-hint-why-nil-stands = It doesn't take the trick, and your nil stands.
spades-hint-why-only = It's the only card you may play.
spades-hint-why-sure = Nobody can go above it.
spades-hint-why-sure-likely = It's the highest left, and nobody is known to be able to go above it.
spades-hint-why-exit = Nothing of yours is sure here, so give little away.
spades-hint-why-takes = It takes the trick, and nobody after you can go above it.
spades-hint-why-takes-likely = It takes the trick as it stands, and nobody after you is known to be able to go above it.
spades-hint-why-tries = It takes the trick as it stands, and may hold.
spades-hint-why-partner = { $partner } has this trick so far: keep your high cards.
spades-hint-why-leaves = You could take this trick; leaving it is worth more.
spades-hint-why-cheap = Nothing of yours takes it, so give the card you will miss least.
spades-hint-play = { $cards } may be played.

spades-action-deal = Deal
spades-action-look = Look at my cards
spades-action-nil = Nil
spades-action-blind-nil = Blind nil
spades-action-bid = { $tricks }

# -- How everybody stands --------------------------------------------------------------

spades-stands-waiting = still to bid
spades-stands = bid { $bid }, { $taken ->
    [0] no trick
    [one] one trick
   *[other] { $taken } tricks
}
spades-stands-nil = nil, { $taken ->
    [0] no trick
    [one] one trick
   *[other] { $taken } tricks
}
spades-side-stands = target { $target }, { $tricks } taken
spades-side-open = target still open

# -- The result of a deal, and the score sheet -----------------------------------------------

spades-item-made = Target { $target } reached
spades-item-missed = Target { $target } missed, { $tricks } taken
spades-item-over = Tricks over
spades-item-nil-made = { $player }: nil kept
spades-item-nil-failed = { $player }: nil lost
spades-item-bags = Ten bags
spades-item-total = This deal

spades-sheet = Score
spades-sheet-deal = Deal { $number }
spades-sheet-total = Total
spades-sheet-bags = Bags
spades-sheet-target = to { $target }
spades-label-table = Spades table
spades-label-trick = Trick
spades-label-last-trick = Last trick
spades-label-dealer = dealer
spades-label-partner = your partner
spades-label-you = you
spades-label-broken = ♠ is broken
spades-label-bids = Your bid
spades-label-takes = takes it
spades-label-new = New match
spades-label-chances = Your side's chance to win the match, bid by bid and card by card
spades-label-then = The table before the move
spades-sheet-tricks = Tricks

spades-story-missed = { $side } needed { $target } tricks in deal { $deal } and took { $tricks }. That decided most.
spades-story-points = { $side } won deal { $deal } by { $points } points. That decided most.
spades-finish = { $result ->
    [won] Your side has won the match.
    [friend] Your friend's side has won the match.
   *[lost] The other side has won the match.
}

spades-place-first = { $side } win the match, { $points } to { $others }.
spades-place-second = { $side } have { $points }.

# -- A picture in words ------------------------------------------------------------------------

spades-summary = Spades, { $score } to { $others }, deal { $deal }: { $what }
spades-what-trick = { $cards } in the middle.
spades-what-result = this deal is over.
spades-text-hand = Your hand: { $cards }.
spades-text-hidden = You have not looked at your cards.
spades-text-player = { $player }: { $stands }.
spades-text-score = { $side }: { $points } points.
spades-text-score-bags = { $side }: { $points } points, { $bags ->
    [one] one bag
   *[other] { $bags } bags
}.
