# A hint at a table. First a nudge: a question about a card, a player or ★, never about a card that is hidden.

hint-again = Ask again, and I'll say it.
hint-nudge-own = { $card } is yours, and it has to wait: which card of yours lets it in?
hint-nudge-way = { $card } is far from its 7. Which card of yours opens the way there?
hint-nudge-least = { $cards-count ->
    [one] Only { $cards } fits. Do you play it, or keep it?
   *[other] { $cards }: which of them helps the others least?
}
hint-nudge-passes = { $player } has { $left ->
    [0] no free pass left
    [one] 1 free pass left
   *[other] { $left } free passes left
}. Do you have to open anything just now?
hint-nudge-spare = You have { $left ->
    [one] 1 free pass
   *[other] { $left } free passes
}. Do you have to open anything just now?
hint-nudge-wait = Do you have to open anything just now?
hint-nudge-killer = Which card of yours has the fewest open sides left?
hint-nudge-joker = Whoever is left with ★ is last. Where could it go?

# Then the move.

hint-play = Play { $move }.
hint-joker = Lay { $move }.
hint-pass = Pass.
