# The lab: what a match, a league and many games come to, in words and on a plot.

lab-interval = { $mean } ({ $low } to { $high })
lab-match = { $candidate } against { $others } x { $baseline }, { $rules }, seed { $seed }
lab-match-nothing = { $candidate } against { $baseline }, { $rules }: no deal was finished
lab-deals = deals
lab-deals-value = { $deals }, each in { $seats } seats
lab-rank = mean place
lab-wins = wins
lab-and-luck = { $found }; luck alone gives { $luck }
lab-gain = better by
lab-gain-value = { $found } places
lab-test = test
lab-test-value = { $ratio } of ±{ $bound }: { $verdict ->
    [better] better
    [worse] not better
   *[open] not known yet
}
lab-forfeited = forfeited
lab-forfeited-value = { $games } games, the first: { $fault }

lab-plot-match = { $candidate } against { $others } x { $baseline }, { $rules }, { $deals } deals
lab-plot-matches = Mean places, each against { $others } x { $baseline }
lab-plot-deals = { $name }, { $deals } deals
lab-plot-all = all seats
lab-plot-seat = seat { $number }
lab-plot-rank = mean place: 1 is first, { $last } is last
lab-plot-wins = wins in percent
lab-plot-luck = luck alone
lab-plot-key = ● hardly luck, ○ may be luck, dashed: luck alone, lines: 95 % intervals
lab-plot-key-intervals = lines: 95 % intervals
lab-plot-games = { $games } games of { $rules }: who wins, counted from whoever begins
lab-plot-no-font = No Japanese font was found here, so this is in English.

lab-league = { $rules }, { $deals } deals, seed { $seed }
lab-league-nothing = { $rules }: no deal was finished
lab-league-rating = rating
lab-league-player = player
lab-league-games = games
lab-plot-league = Ratings after { $deals } deals of { $rules }
lab-plot-rating = rating: 25 is the start, more is stronger

lab-pass-player = passes
lab-pass-chosen = on purpose
lab-pass-stuck = stuck
lab-pass-place = place

# The exercises of lesson 09: what a player did wrong, what to try, and that it is right.
lab-ex-no-player = { $given } is no player yet. Give check(…) one you have made: an object with choose(self, view, rng).
lab-ex-raised = { $line ->
    [0] It stumbled: { $error }. Mend that first.
   *[other] It stumbled in line { $line }: { $error }. Mend that first.
}
lab-ex-self = `self` is missing: write def choose(self, view, rng).
lab-ex-where = It happened where { $cards } fitted: Board("{ $position }")
lab-ex-where-none = It happened where nothing fitted: Board("{ $position }")
lab-ex-slow = It thought for more than two seconds. Nobody at a table waits that long for a card.
lab-ex-no-move = It answered { $given }, which is no move. Answer Play(card), or Pass().
lab-ex-illegal = It tried { $move }. { $why }
lab-ex-passed = It passed, though { $cards } { $cards-count ->
    [one] fits
   *[other] fit
}.
lab-ex-opened = It played { $played }. The others were waiting for that, and { $cards } { $cards-count ->
    [one] was
   *[other] were
} there to play instead.
lab-ex-behind = It played { $played }, and behind that { $own ->
    [0] nothing of its own is waiting
    [one] one card of its own is waiting
   *[other] { $own } cards of its own are waiting
}. Behind { $better } there { $most ->
    [one] is one
   *[other] are { $most }
}.
lab-ex-gave = It played { $played }. Nothing of its own is waiting behind that, and it still had a pass left. Why give it away?
lab-ex-broke = It passed with no pass left, though { $cards } { $cards-count ->
    [one] fits
   *[other] fit
}. With that pass you go broke.
lab-ex-needless = It passed, though it gives nothing away with { $cards }, or opens the way for its own cards. Save the pass.
lab-ex-eights-right = Right, in all { $positions } positions. It sits on its 6s and 8s like a hen on eggs. Is that any good? Measure it.
lab-ex-eights-idea = A 6 or an 8 opens half a suit for everybody. What else could go first?
lab-ex-eights-where = view.legal_moves.cards are the cards that fit. Each has a rank: 6 and 8 are the ones to keep.
lab-ex-eights-step = others = [card for card in cards if card.rank not in (6, 8)] … and play one of those, if there are any.
lab-ex-own-right = Right, in all { $positions } positions. Now every door it opens leads to cards of its own.
lab-ex-own-idea = A door is worth opening if it's you who walks through. Whose cards lie behind each of yours?
lab-ex-own-where = view.hand are all its cards. On the same side of the 7, in the same suit: those wait behind.
lab-ex-own-step = Write waiting(card), which counts those, and play max(cards, key=waiting).
lab-ex-waits-right = Right, in all { $positions } positions. It has learned to wait.
lab-ex-waits-idea = You have three passes. When would you spend one?
lab-ex-waits-where = view.passes_left says how many are free. An ace or a king never opens anything for anybody.
lab-ex-waits-step = If nothing of yours waits behind your best card, and it is no ace or king, and view.passes_left is not 0: Pass().
