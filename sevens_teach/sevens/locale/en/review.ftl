# What the review of a game says about a move that lost something.

review-pass = a pass
review-let-out = { $move } let { $player } play { $card }, { $turns ->
    [0] and go out with it
    [one] and go out one turn later
   *[other] and go out { $turns } turns later
}.
review-let-in = { $move } let { $player } play { $card }.
review-waited = { $move } let nobody in: something else could not wait.
review-passed = You passed, and the turn was worth more than the pass.
review-passed-broke = You passed, and later you were one pass short.
review-better = Better: { $move }. On average it brings place { $place }, what you did { $own }.
review-good = Well done: { $move } brings place { $own } on average, and the next best, { $second }, only { $place }.
review-line = With { $move }, and everybody going on by the tips, { $how }.
review-broke = you go broke all the same
review-out = you get rid of every card
review-left = you leave without going broke
review-stuck = you end up with ★ alone
review-last-in = you are the last one in
review-hidden = As the cards lay, { $move } would have brought more. From what you saw, nobody could have been sure of that.

# The review on the last page of a game. `label-` messages are sent to the browser once for each language.

label-review = Review this game
label-review-more = Go on with it
label-review-stop = Stop
label-review-working = Looking at your moves…
label-replay = Replay from here
label-make-puzzle = Make it a puzzle
label-chances = Your chance to come first, move by move
label-board-then = The board before the move
label-played-there = what you did
label-better-there = better

review-ready = What was each of your moves worth? It takes a few seconds, and you can go on playing meanwhile.
review-progress = { $done } of { $total } decisions
review-none = You never had a choice in this game: every move was the only one.
review-sum = { $mistakes ->
    [0] No move was surely a mistake
    [one] 1 move was a mistake
   *[other] { $mistakes } moves were mistakes
} of { $total ->
    [one] your 1 decision
   *[other] your { $total } decisions
}. Accuracy: { $accuracy } of 100.
review-sum-lost = What cost you the game could not have been told for sure at the table.
review-sum-deal = Most of it was the deal.
review-sum-part = Stopped after { $done } of { $total } decisions.
review-chance = Move { $number }, { $move }: { $win } % to come first, place { $place } on average
review-moment = Move { $number }: { $move }
review-replayed = Here you are again.
review-replayed-reason = It's your turn, as it was then. Undo leads back to the finished game.
