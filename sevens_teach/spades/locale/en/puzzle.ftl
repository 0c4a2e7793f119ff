# The puzzles of Spades: what is asked, what is told, the reply to every answer, where to look.

spades-puzzle-ask-cards = Which of your cards may you play? Tap them all.
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

spades-puzzle-reaches = { $card } gets you there.
spades-puzzle-why-reaches = Whatever the others play, your side takes { $count ->
    [one] one trick
   *[other] { $count } tricks
} or more from here.
spades-puzzle-falls-short = { $card } is not enough.
spades-puzzle-why-short = Against the best play your side takes { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
} from here.
spades-puzzle-why-short-answer = { $player ->
    [You] You answer
   *[other] { $player } answers
} with { $card }, and your side takes { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
} from here.

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
