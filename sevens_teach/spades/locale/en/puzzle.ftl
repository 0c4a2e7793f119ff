# The puzzles of Spades: what is asked, what is told, the reply to every answer, where to look.

spades-puzzle-ask-cards = Which of your cards may you play?
spades-puzzle-ask-trick = Who takes this trick?
spades-puzzle-ask-worth = What is this deal worth to your side, you and { $partner }?
spades-puzzle-ask-goal = { $left ->
    [one] One trick is
   *[other] { $left } tricks are
} left, and your side needs { $need ->
    [one] one
   *[other] { $need }
} more. All hands lie open. Which card gets you there, whatever the others play?

spades-puzzle-broken = ♠ is broken.
spades-puzzle-not-broken = No ♠ has been played on another suit yet.
spades-puzzle-bags = Before this deal your side had { $count ->
    [one] one bag
   *[other] { $count } bags
}.

spades-puzzle-takes = { $player ->
    [You] You take it.
   *[other] { $player } takes it.
}
spades-puzzle-takes-not = { $player ->
    [You] You do not take it.
   *[other] { $player } does not take it.
}
spades-puzzle-why-led = { $led } was led, nobody played a ♠, and { $card } is the highest { $led }.
spades-puzzle-why-trump = { $card } is the highest ♠, and any ♠ beats every other suit.
spades-puzzle-why-spade-led = ♠ was led, and { $card } is the highest ♠.
spades-puzzle-why-never = { $card } is neither { $led }, which was led, nor ♠: it takes no trick.
spades-puzzle-why-never-spade = ♠ was led, and only a ♠ can take it. { $card } is none.

spades-puzzle-points = { $points }
spades-puzzle-right = That is what it is worth.
spades-puzzle-wrong = It is not { $points }.
spades-puzzle-sum-made = The target was { $target } and { $tricks ->
    [one] one trick was
   *[other] { $tricks } tricks were
} taken: { $points } points.
spades-puzzle-sum-missed = The target was { $target } and { $tricks ->
    [0] no trick was
    [one] only one trick was
   *[other] only { $tricks } tricks were
} taken: { $points } points.
spades-puzzle-sum-over = { $count ->
    [one] One trick over is one point more.
   *[other] { $count } tricks over are { $count } points more.
}
spades-puzzle-sum-nil = The nil was kept: { $points } points on top.
spades-puzzle-sum-nil-lost = The nil was lost, and that counts too: { $points } points.
spades-puzzle-sum-bags = The tenth bag costs 100.
spades-puzzle-not-bags = These tricks over bring the side to ten bags, and that costs 100.
spades-puzzle-not-nil = A nil counts on top, kept or lost.
spades-puzzle-not-nil-sign = A nil kept brings points, a nil lost costs them.
spades-puzzle-not-ten-over = A trick over is one point, not ten.
spades-puzzle-not-without-over = Each trick over is one point more.
spades-puzzle-not-taken = The target was missed, so the tricks taken count for nothing.
spades-puzzle-not-nothing = A target missed costs ten points for each trick of it.
spades-puzzle-not-over-alone = A target reached brings ten points for each trick of it.
spades-puzzle-not-reached = The target was missed: it costs points.
spades-puzzle-not-lost = The target was reached: it brings points.

spades-puzzle-goal-right = { $card } gets you there.
spades-puzzle-goal-why-right = Whatever the others play, your side takes { $count ->
    [one] one trick
   *[other] { $count } tricks
} or more from here.
spades-puzzle-goal-wrong = { $card } is not enough.
spades-puzzle-goal-why-wrong = Against the best play your side takes { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
} from here.
spades-puzzle-goal-why-answer = { $player ->
    [You] You answer
   *[other] { $player } answers
} with { $card }, and your side takes { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
} from here.

# -- Set them, cover, throw, lead or wait ---------------------------------------------------

spades-puzzle-ask-set = { $left ->
    [one] One trick is
   *[other] { $left } tricks are
} left, and the other side needs { $need ->
    [one] one
   *[other] { $need }
} more. All hands lie open. Which card keeps them from it, whatever they play?
spades-puzzle-set-right = { $card } sets them.
spades-puzzle-set-why-right = Whatever they play, your side takes { $count ->
    [one] one trick
   *[other] { $count } tricks
} or more from here, and too few are left for them.
spades-puzzle-set-wrong = { $card } lets them through.
spades-puzzle-set-why-wrong = If they play it well, your side takes { $count ->
    [0] no trick
    [one] only one trick
   *[other] only { $count } tricks
} from here, and they reach their target.
spades-puzzle-set-why-answer = { $player } answers with { $card }. Your side takes { $count ->
    [0] no trick
    [one] only one trick
   *[other] only { $count } tricks
} from here, and they reach their target.

spades-puzzle-ask-cover = { $partner } has bid nil and taken no trick. { $left ->
    [one] One trick is
   *[other] { $left } tricks are
} left, and all hands lie open. Which card of yours covers the nil, whatever the other side plays?
spades-puzzle-cover-right = { $card } covers the nil.
spades-puzzle-cover-why-right = From here your partner never has to take a trick.
spades-puzzle-cover-wrong = { $card } gives the nil away.
spades-puzzle-cover-why-wrong = Whatever you do then, your partner has to take a trick.
spades-puzzle-cover-why-now = { $player }'s { $card } takes this very trick.
spades-puzzle-cover-why-answer = { $player } answers with { $card }, and your partner has to take a trick.

spades-puzzle-ask-throw = { $led } was led, and you have none. All hands lie open. Which card can you spare so that your side takes as many tricks as it can?
spades-puzzle-throw-right = { $card } is the one.
spades-puzzle-throw-why-right = Your side takes { $count ->
    [0] no trick, and nothing else brings one
    [one] one trick from here
   *[other] { $count } tricks from here
}. No other card does as well.
spades-puzzle-throw-wrong = { $card } costs a trick.
spades-puzzle-throw-why-wrong = From here your side takes { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
}. Another card leaves you more.
spades-puzzle-throw-why-answer = { $player } answers with { $card }, and your side takes { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
}. Another card leaves you more.

spades-puzzle-ask-lead = You lead, ♠ may be led, and all hands lie open. Lead ♠ now, or wait? What takes more tricks?
spades-puzzle-lead = Lead ♠
spades-puzzle-wait = Wait with ♠
spades-puzzle-lead-right = ♠ now is right.
spades-puzzle-lead-wrong = ♠ now is too early.
spades-puzzle-wait-right = Waiting is right.
spades-puzzle-wait-wrong = Waiting costs a trick.
spades-puzzle-lead-why = With { $card } your side takes { $count ->
    [0] none
   *[other] { $count }
} from here; with { $other } it takes { $others ->
    [0] none
   *[other] { $others }
}.
spades-puzzle-wait-why = With { $card } your side takes { $count ->
    [0] none
   *[other] { $count }
} from here; with { $other } it takes { $others ->
    [0] none
   *[other] { $others }
}.

# -- Count, bid, read ------------------------------------------------------------------------------

spades-puzzle-ask-sure = You hold { $count } ♠. How many tricks do they bring for sure, whoever holds the other ♠?
spades-puzzle-sure-played = These ♠ have been played: { $cards }.
spades-puzzle-sure-right = { $count ->
    [0] None is sure.
    [one] One is sure.
   *[other] { $count } are sure.
}
spades-puzzle-sure-many = { $count } is too hopeful.
spades-puzzle-sure-few = { $count } is too careful.
spades-puzzle-sure-why-all = No ♠ out there beats any of { $cards }.
spades-puzzle-sure-why = { $cards } can beat { $count ->
    [one] one of yours
   *[other] { $count } of yours
}{ $rest ->
    [0] , and that is all you have.
   *[other] ; the rest stand.
}
spades-puzzle-sure-why-few = Every higher ♠ beats one of yours and is gone. What is left stands: { $sure }.

spades-puzzle-ask-bid = Your turn to bid. What do you say?
spades-puzzle-bid-nil = nil
spades-puzzle-bid-right = { $bid } is what this hand says.
spades-puzzle-bid-many = { $bid } is too much.
spades-puzzle-bid-few = { $bid } gives tricks away.
spades-puzzle-bid-nil-wrong = Not nil.
spades-puzzle-bid-why-safe = Nothing here has to take a trick: your high cards have low ones beside them, and your ♠ are few and low.
spades-puzzle-bid-why-low = Count again: hardly a card of yours takes a trick. The question is whether one has to.
spades-puzzle-bid-why-not-nil = { $cards } would take a trick sooner or later.
spades-puzzle-bid-count = There are about { $count } tricks in this hand, above all from { $cards }.
spades-puzzle-bid-others = The others have bid { $others } already, so only { $left } are left.

spades-puzzle-ask-partner = { $partner }, your partner, has bid { $bid }. Here are the three hands that are not yours. Which is your partner's?
spades-puzzle-ask-partner-nil = { $partner }, your partner, has bid nil. Here are the three hands that are not yours. Which is your partner's?
spades-puzzle-partner-right = That is your partner's hand.
spades-puzzle-partner-wrong = Not that one.
spades-puzzle-partner-why = There are about { $count } tricks in it.
spades-puzzle-partner-why-nil-right = Nothing in it has to take a trick.
spades-puzzle-partner-why-nil-wrong = { $card } would take a trick.

spades-puzzle-ask-tells = You play last. Which card in the middle tells you most about a hand?
spades-puzzle-tells-card = { $card } of { $player ->
    [You] yours
   *[other] { $player }
}
spades-puzzle-tells-most = { $card } tells most.
spades-puzzle-tells-little = { $card } tells little.
spades-puzzle-tells-why-threw = { $player } did not follow, so no { $led } is left there, now or later.
spades-puzzle-tells-why-ruffed = { $player } had no { $led } and took a ♠ to it: no { $led } of yours is safe from that side any more.
spades-puzzle-tells-why-followed = { $player } followed suit, as everybody must who can.
spades-puzzle-tells-why-led = { $player } led it, and could have led anything.

spades-puzzle-ask-play = { $left ->
    [one] One trick is
   *[other] { $left } tricks are
} left, and your side needs { $need ->
    [one] one
   *[other] { $need }
} more. All hands lie open. Play it out: the others play as well as they can.
spades-puzzle-play-on = { $card } leads on.

# -- Hints -------------------------------------------------------------------------------------------

spades-puzzle-hint-set = Count what they need. Which card of theirs has to take it, and can you come before it?
spades-puzzle-hint-cover = { $partner } holds { $cards }. Which of these could be forced to take a trick, and who can go above it?
spades-puzzle-hint-throw = You are out of { $led }. Which of your cards will take a trick later, and which never?
spades-puzzle-hint-lead-or-wait = What happens to the ♠ of the others if you lead one? And what do your ♠ do if you don't?
spades-puzzle-hint-sure = Higher than your lowest ♠, and not with you: { $cards }. Each of them can beat one card of yours, and only one.
spades-puzzle-hint-bid = First your high cards, then your { $count ->
    [0] missing ♠
    [one] one ♠
   *[other] { $count } ♠
}: each beyond the third is nearly a trick.
spades-puzzle-hint-bid-low = Your highest card is { $card }. Would it have to take a trick?
spades-puzzle-hint-partner = Count each hand: an ace is one, a king with a card beside it most of one, each ♠ beyond the third nearly one. Which comes to { $bid }?
spades-puzzle-hint-partner-nil = Which hand has no card that must win: no ace, no lonely king, no high ♠?
spades-puzzle-hint-tells = { $led } was led. Who followed, and who did not?
spades-puzzle-hint-play-out = Who is left with the highest card of each suit, and who can ruff it? Take what is sure only when it does not open a way for them.

spades-puzzle-hint-follow = Which suit was led? Do you hold it?
spades-puzzle-hint-lead = You lead. Has anybody played a ♠ on another suit?
spades-puzzle-hint-trick = First look for ♠, then for the suit that was led.
spades-puzzle-hint-worth = Add the two bids, then the two players' tricks.
spades-puzzle-hint-goal = Count who has the highest card left in each suit, and who has no more of it.

spades-puzzle-recall-P1 = Four players, partners opposite, and ♠ is trump.
spades-puzzle-recall-P2 = A side's target is the sum of its two bids. A bid of 0 is nil: not a single trick.
spades-puzzle-recall-P3 = Follow suit if you can. The highest ♠ takes the trick, else the highest card of the suit led.
spades-puzzle-recall-P4 = A side that reaches its target scores ten for each trick bid, and one for each over. A side that misses it loses ten for each.
spades-puzzle-recall-P5 = With sandbags, every trick over is a bag, and every tenth bag costs 100.
spades-puzzle-recall-P6 = Hitting the target matters more than taking tricks.
spades-puzzle-recall-cover = A partner's nil is covered by taking the tricks yourself, before they get there.
spades-puzzle-recall-partner = A bid is a count, said aloud: whoever bids later can read it.
spades-puzzle-recall-partner-nil = Nil says: nothing in this hand has to win.
spades-puzzle-recall-lead = A ♠ you lead draws a ♠ from everybody who has one. A ♠ you keep can take a trick of another suit.
spades-puzzle-recall-bid = Bid what you can count. A trick more than that is a wager, a trick less is one point instead of ten.
spades-puzzle-recall-sure = ♠ cannot be beaten by another suit, only by a higher ♠, and each of those can do it once.
spades-puzzle-recall-set = A side that misses its target loses ten points for each trick of it: one trick short is enough.
spades-puzzle-recall-throw = A card of neither ♠ nor the suit led takes nothing now. Keep what may take something later.
spades-puzzle-recall-tells = Everybody follows suit who can. A card of another suit says that somebody couldn't.
