# The review of a match of Spades: which bids and cards cost points, and why.

spades-review-bid = { $how ->
    [own] your { $tricks ->
        [0] nil
       *[other] bid of { $tricks }
    }
    [start] { $tricks ->
        [0] Nil
       *[other] A bid of { $tricks }
    }
   *[within] { $tricks ->
        [0] nil
       *[other] a bid of { $tricks }
    }
}
spades-review-own-card = your { $card }
spades-review-did-bid = You bid { $bid }.
spades-review-where = { $trick ->
    [0] deal { $deal }, the bid
   *[other] deal { $deal }, trick { $trick }
}
spades-review-cost = It cost about { $points } points.

# What the card did to its trick, told from the match.

spades-review-own-nil = { $card } took the trick, and your nil was lost.
spades-review-partner-nil = { $partner }'s { $card } took the trick, and the nil was lost.
spades-review-let-go = { $player } took the trick with { $card }. { $better } would have held: nobody after you could go above it.
spades-review-overruffed = { $player } went above your { $played } with { $card }.
spades-review-spent = { $played } was the highest { $suit } left, and you threw it on a trick it could not take.
spades-review-bag = Your side had its target already: { $played } took a trick over, and that is a bag.
spades-review-overtook = { $partner } had this trick already, and you went above with { $played }.
spades-review-led-away = { $player } took the trick with { $card }. Nobody could have gone above { $better }.
spades-review-led-into = { $card } was still out: { $player } took your { $played } with it.

# What came of it by the end of the deal.

spades-review-nil-broke-own = Your nil was lost in trick { $trick }.
spades-review-nil-broke-partner = { $player }'s nil was lost in trick { $trick }.
spades-review-nil-kept = { $player } kept the nil.
spades-review-missed = Your side ended { $short ->
    [one] one trick
   *[other] { $short } tricks
} short of its target.
spades-review-they-made = The other side reached its target.
spades-review-bags-came = Your side ended with { $count ->
    [one] one bag
   *[other] { $count } bags
}.
spades-review-over = Your side took { $count ->
    [one] one trick
   *[other] { $count } tricks
} more than it had said.

# What the better move changes: of a hundred deals that fit what one saw.

spades-review-target = With { $better } your side reaches its target in { $more } of 100 deals, with { $worse } in { $less }.
spades-review-set = With { $better } the other side reaches its target in { $more } of 100 deals, with { $worse } in { $less }.
spades-review-nil-own = With { $better } your nil is kept in { $more } of 100 deals, with { $worse } in { $less }.
spades-review-nil-partner = With { $better } { $player }'s nil is kept in { $more } of 100 deals, with { $worse } in { $less }.
spades-review-nil-theirs = With { $better } { $player }'s nil is kept in { $more } of 100 deals, with { $worse } in { $less }.
spades-review-bags = With { $better } your side can expect { $more } bags, with { $worse } { $less }.
spades-review-bid-no-nil = This hand takes no trick in only { $kept } of 100 deals.
spades-review-bid-nil = This hand takes no trick in { $kept } of 100 deals.
spades-review-bid-low = Your side reaches its target in { $more } of 100 deals with { $better } too. With { $worse } it takes { $over } tricks over on average, { $bags ->
    [yes] each of them a bag
   *[no] each worth one point instead of ten
}.

# The averages behind it.

spades-review-average = { $move }: { $points } points in this deal on average, { $win } % to win the match
spades-review-points = about { $points ->
    [one] 1 point
   *[other] { $points } points
} in this deal
spades-review-ended = { $lead } points
spades-review-how = The averages: many deals that fit what you saw, played on to the end. The program bids and plays for all four there, by simple tips. Points are your side's beyond the other's, and a bag counts as ten lost; for the deals still to come stand deals that the program has played in the same way.
spades-review-chance = { $where }, { $move }: { $points } points in this deal on average{ $cost ->
    [0] {""}
    [one] , 1 point less than the best
   *[other] , { $cost } points less than the best
}, { $win } % to win the match
spades-review-line = How far ahead your side could expect to be after the deal, bid by bid and card by card{ $fell ->
    [yes] ; red: what a mistake cost
   *[no] {""}
}
spades-review-lead = { $lead }
spades-review-marks = A small slip costs less than { $mistake } points, a mistake more, a big mistake at least { $blunder }.
spades-review-yours = { $mistakes ->
    [0] You lost nothing on the way that could be seen
    [one] Your mistake cost about { $lost } points
   *[other] Your mistakes cost about { $lost } points together
}, and your side ended { $lead } points { $ahead ->
    [yes] ahead
   *[no] behind
}. The rest, { $rest } points { $gave ->
    [gave] for
   *[took] against
} you, came with the cards and the other three.

# The headline and what stands there before it.

spades-review-came = Your side { $result ->
    [won] won
   *[lost] lost
} the match.
spades-review-clean = { $result ->
    [won] Your side won, and you lost nothing that could be seen.
   *[lost] Your side lost, and you lost nothing that could be seen: it was not you.
}
spades-review-at = { $trick ->
    [0] deal { $deal }
   *[other] deal { $deal }, trick { $trick }
}
# Of slips alone, each of which is called small below.
spades-review-slips = Your side { $result ->
    [won] won
   *[lost] lost
}. { $count ->
    [one] Your one small slip, { $move } ({ spades-review-at }), cost little.
   *[other] Each of your { $count } small slips cost little; the largest was { $move } ({ spades-review-at }).
}
spades-review-won-anyway = Your side won, in spite of { $move } ({ spades-review-at }).
spades-review-was-yours = Your side lost. It was winning until { $move } ({ spades-review-at }).
spades-review-cost-most = Your side lost. What cost most was { $move } ({ spades-review-at }).
spades-review-ready = “Review this game” says what each of your bids and cards was worth. It takes a little while; you can go on playing meanwhile.
spades-review-stands = { $player }: { $stands }
spades-review-then = { $cards } in the middle. Your hand: { $hand }.
spades-review-then-lead = You were to lead. Your hand: { $hand }.
spades-review-then-bid = You were to bid. Your hand: { $hand }.

# A mistake of one's own as a puzzle.

spades-own-ask-bid = You once bid { $played } here. What would have been better?
spades-own-ask-card = You once played { $played } here. What would have been better?
spades-own-right = Yes, better.
spades-own-wrong = There is something better.
spades-own-played = That is what you did, and there is something better.
spades-own-gain = It brings { $points } points in this deal on average; what you did, { $played }.
spades-own-loss = It brings { $points } points in this deal on average; the best, { $best }.
spades-own-hint-bid = Count what is sure, then what your partner has said.
spades-own-hint-card = What does your side still need, and which card can take a trick later?
spades-review-hint-said = The hint had advised { $move }, but over the deals that the review tried { $best } is better.
