# What the review of a game says about a move that lost something.

review-pass = a pass
review-let-out = { $move } let { $player } play { $card }, { $turns ->
    [0] and go out with it
    [one] and go out one turn later
   *[other] and go out { $turns } turns later
}.
review-let-in = { $move } let { $player } play { $card }.
review-waited = Nobody used what { $move } opened. It cost you time.
review-better = Try { $move } instead: if everybody goes on by the tips, { $how }.
review-broke = you still go broke, but later
review-out = you get rid of every card
review-left = you leave without going broke
review-stuck = you end up with ★ alone
review-last-in = you are the last one in
review-hidden = You could not know that at the table: it follows from cards you did not see.
review-seen = What you saw was enough to tell.
