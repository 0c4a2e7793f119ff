# Spades. Verdicts: the answer to a move (one sentence), then the reason (one or two).

spades-side = { $second ->
    [You] You and { $first }
   *[other] { $first } and { $second }
}

# -- Answers -------------------------------------------------------------------

spades-match-over = The match is over.
spades-deal-over = This deal is over.
spades-deal-next = You may ask for the next cards.
spades-deal-not-yet = The next cards have to wait.
spades-not-your-turn = It's not your turn.

spades-may-look = You may look at your cards.
spades-looked-already = You have looked already.
spades-may-bid = You may bid { $tricks }.
spades-may-nil = You may bid nil.
spades-may-blind-nil = You may bid blind nil.
spades-no-blind-nil = This table plays without blind nil.
spades-not-blind = You have looked, so it wouldn't be blind.
spades-look-first = Look at your cards first.
spades-bids-over = The bidding is over.
spades-bid-stands = Your bid stands.

spades-may-play = { $card } may be played.
spades-bids-first = The bids come first.
spades-played-already = { $card } has been played.
spades-not-yours = { $card } is not in your hand.
spades-no-joker = ★ is not in this game.
spades-must-follow = You must follow with a { $suit } card.
spades-not-broken = ♠ may not be led yet.

# -- Reasons: the match and the turn --------------------------------------------

spades-why-won = { $side } have won it, { $points } to { $others }.
spades-why-last-trick = All thirteen tricks are taken; the next cards are still to be dealt.
spades-why-deal-next = All thirteen tricks are taken, and nobody has won the match: the deal moves one seat to the left.
spades-why-deal-chance = The cards are dealt, not chosen: you may only ask for them.
spades-why-deal-bids = { $player ->
    [You] You are
   *[other] { $player } is
} still to bid.
spades-why-deal-tricks = { $left ->
    [one] One card is
   *[other] { $left } cards are
} still to be played.
spades-why-turn = { $player ->
    [You] It's your turn.
   *[other] It's { $player }'s turn.
}
spades-why-turn-bid = { $player ->
    [You] You bid
   *[other] { $player } bids
} next: the bids go round from the dealer's left.

# -- Reasons: bids -----------------------------------------------------------------

spades-why-look = Whoever looks can no longer bid blind nil.
spades-why-looked = You cannot unsee your cards.
spades-why-look-bidding = Everybody bids once and has looked by now.
spades-why-look-open = At this table everybody looks as soon as the cards are dealt.
spades-why-target = { $partner ->
    [You] You have
   *[other] { $partner } has
} bid { $other }, so your side has to take { $target }.
spades-why-target-nil = { $partner ->
    [You] You have
   *[other] { $partner } has
} bid nil, so your side has to take { $target }, and you alone.
spades-why-target-open = { $partner ->
    [You] Your side's target is this bid and yours together.
   *[other] Your side's target is this bid and { $partner }'s together.
}
spades-why-nil = Take no trick at all, and your side gets 100 points. Take one, and it loses 100.
spades-why-blind-nil = Take no trick at all, and your side gets 200 points. Take one, and it loses 200.
spades-why-no-blind-nil = At this table everybody looks before bidding.
spades-why-not-blind = Blind nil is said before looking.
spades-why-look-first = Before looking, blind nil is the only bid there is.
spades-why-bids-over = Everybody bids once, and a bid is never changed. Yours is { $bid }.
spades-bid-number = { $tricks }
spades-bid-nil = nil
spades-bid-blind-nil = blind nil

# -- Reasons: cards ------------------------------------------------------------------

spades-why-no-joker = Spades is played with 52 cards.
spades-why-unseen = You have not looked at your cards.
spades-why-bids-first = { $player ->
    [You] You are
   *[other] { $player } is
} still to bid, and nobody leads before all four have.
spades-why-played = { $player } played it in trick { $trick }.
spades-why-played-now = { $player } played it in this trick.
spades-why-others = You play only from your own hand.
spades-why-lead = You lead, and may lead any suit but spades.
spades-why-lead-any = You lead, and may lead any suit: ♠ is broken.
spades-why-lead-broken = ♠ is broken: { $player } played { $card } on another suit.
spades-why-lead-only = You hold nothing but ♠, so you may lead it.
spades-why-follow = { $led } was led, and this follows it.
spades-why-void = { $led } was led and you hold no { $suit }, so you may play any card.
spades-why-trump = { $led } was led and you hold no { $suit }, so you may play any card, a ♠ too.
spades-why-must-follow = { $led } was led, and you hold { $cards }.
spades-why-not-broken = Nobody has played a ♠ on another suit yet, and you hold { $cards }.
