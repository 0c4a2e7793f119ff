# Seven Bridge at a table: what has happened, what is to do, what lies there, the score sheet.

# -- News ------------------------------------------------------------------------

bridge-event-dealt = { $you ->
    [player] You deal, and begin.
   *[nobody] { $player } deals, and begins.
}
bridge-event-drew = { $player } draws.
bridge-event-drew-card = You draw { $cards }.
bridge-event-melded = { $you ->
    [player] You lay { $laid }.
   *[nobody] { $player } lays { $laid }.
}
bridge-event-added = { $you ->
    [player] You add { $cards }: { $laid }.
   *[nobody] { $player } adds { $cards }: { $laid }.
}
bridge-event-dropped = { $you ->
    [player] You throw { $cards }.
   *[nobody] { $player } throws { $cards }.
}
bridge-event-ponned = { $you ->
    [player] Pon! You take { $cards } and lay { $laid }.
   *[nobody] Pon! { $player } takes { $cards } and lays { $laid }.
}
bridge-event-chied = { $you ->
    [player] Chi! You take { $cards } and lay { $laid }.
   *[nobody] Chi! { $player } takes { $cards } and lays { $laid }.
}
bridge-event-skipped = { $you ->
    [player] Your turn is skipped.
   *[nobody] { $player }'s turn is skipped.
}
bridge-event-declined = You let it go.
bridge-event-renewed = The stock was empty: the pile is shuffled into a new one.
bridge-event-out = { $you ->
    [player] You are out!
   *[nobody] { $player } is out!
}
bridge-event-ran-out = The stock is empty again. Nobody is out, and every hand counts.
bridge-event-at-once = All at once: { $points }!
bridge-event-scored = { $player }: { $points }.
bridge-event-ended = { $you ->
    [player] You win the match with { $points }.
   *[nobody] { $player } wins the match with { $points }.
}

# -- What is to do ------------------------------------------------------------------

bridge-turn = It's { $player }'s turn.
bridge-to-draw = Your turn: draw a card.
bridge-to-pon = { $player } throws { $card }, and you could use it.
bridge-to-pon-two = { $player } throws { $card }, and you hold two like it. Say pon: you lay all three, and throw one without drawing.
bridge-to-chi = { $player } throws { $card }, and you could make a run with it.
bridge-to-play = Lay what you like, then throw a card.
bridge-to-throw = Nothing to lay now: throw a card.
bridge-to-deal = The next deal?
bridge-hint = Try this: { $what }.
bridge-hint-lay = You hold cards that belong together.
bridge-hint-add = A card of yours goes on to a meld.
bridge-hint-drop = Which card goes with nothing you hold, and costs most if it stays?
bridge-hint-wait = You could take that card. What would you give up?
bridge-hint-keep = With two at the table it pays to keep everything back for the fifty, until somebody has only three cards left.
bridge-hint-call = Pon! is a turn more for you, Chi! a card you can use.

bridge-step-draw = Draw
bridge-step-no = No
bridge-step-deal = Next deal
bridge-step-lay = Lay { $cards }
bridge-step-add = Add { $card } to { $meld }
bridge-step-drop = Throw { $card }
bridge-step-pon = Pon! { $cards }
bridge-step-chi = Chi! { $cards }

# -- What lies there ------------------------------------------------------------------

bridge-wild = ★ as { $card }
bridge-meld = { $owner ->
    [you] your { $what }
   *[other] { $player }'s { $what }
}
bridge-meld-lone = lone { $card }
bridge-meld-run = run { $first } to { $last }
bridge-meld-set = { $count ->
    [3] three
    [4] four
   *[other] { $count }
} { $rank }s
bridge-stands = { $count ->
    [one] one card
   *[other] { $count } cards
}, { $total } points
bridge-thrown = { $player } threw it

# -- The score sheet ------------------------------------------------------------------

bridge-sheet = Penalties
bridge-sheet-deal = Deal { $number }
bridge-sheet-total = Total
bridge-sheet-target = to { $target }
bridge-sheet-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
bridge-cost-out = out
bridge-cost-at-once = all at once

bridge-label-table = Seven Bridge table
bridge-label-stock = Stock
bridge-label-draw = draw
bridge-label-pile = Discards
bridge-label-pile-empty = nobody has thrown a card yet
bridge-label-melds = Melds
bridge-label-no-melds = nothing yet
bridge-melds-none = { bridge-label-melds }: { bridge-label-no-melds }
bridge-label-steps = What you can do
bridge-label-back = Put back
bridge-label-try = Lay these?
bridge-label-lay-lifted = Lay
bridge-label-throw-lifted = Throw away
bridge-label-tap-first = Tap cards first: those to lay, or the one to throw away.
bridge-label-lifted = lifted
bridge-label-new-card = new
bridge-label-sort = Sort
bridge-label-sort-suit = ♠ ♥ ♦ ♣
bridge-label-sort-rank = A 2 3
bridge-label-calls = Calls
bridge-label-calls-ask = ask me, and wait
bridge-label-calls-five = ask me, five seconds
bridge-label-calls-speak = I speak up myself
bridge-label-seconds = Seconds left: #
bridge-label-no-hurry = Take your time.
bridge-label-speak-up = I want it!
bridge-nothing-said = You can't call it.
bridge-nothing-for = You have no two cards that make a set with { $card }, and no run for it that you could call.
bridge-not-first = You have the pair, but somebody's call goes before yours.
bridge-label-dealer = dealer
bridge-label-costs = What is left in the hands
bridge-label-new = New match
bridge-label-no-review = A match of Seven Bridge has no review yet.

bridge-finish = { $result ->
    [won] You have won the match.
    [shared] You share the first place.
    [together] The first place is shared.
   *[lost] { $player } has won the match.
}
bridge-place = { $player ->
    [You] You have
   *[other] { $player } has
} { $points }.
bridge-story-cost = { $player ->
    [You] You: { $cost }.
   *[other] { $player }: { $cost }.
}

# -- A picture in words ------------------------------------------------------------------------

bridge-nothing = nothing
bridge-what-over = the match is over.
bridge-summary = Seven Bridge, deal { $deal }, { $stock } cards in the stock, on the pile { $pile }: { $what }
bridge-text-hand = Your hand: { $cards }.
bridge-text-player = { $player }: { $stands }.
bridge-text-meld = { $number }: { $meld }.

bridge-shout-ponned = Pon!
bridge-shout-chied = Chi!
