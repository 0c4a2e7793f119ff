# What a static picture says: the sentence that names it, the lines that tell it, and the words in it.

picture-board = { $down ->
    [0] No card is down
    [one] { $cards } is down
    [52] All 52 cards are down
   *[other] { $cards } are down
}{ $open ->
    [0] { "" }
   *[other] ; next to play: { $places }
}.

picture-your-turn = Your turn: { $cards-count ->
    [0] { $jokers-count ->
        [0] no card can be played, so you have to pass
       *[other] ★ can be laid on { $jokers }
    }
   *[other] { $cards } can be played{ $jokers-count ->
        [0] { "" }
       *[other] , or ★ laid on { $jokers }
    }
}; { $passes }.
picture-their-turn = { $player } is to move; you hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $passes }.
picture-watching = { $player } is to move; { $how ->
    [bankrupt] you are bankrupt
    [left] you have left the game
    [joker] you are out of play with ★
   *[out] you are out
}.
picture-passes = { $left ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $left } passes left
}
picture-no-limit = passes without limit

picture-over = Play is over.
picture-ranking = Play is over: { $ranking }.
picture-placed = { nth } { $you ->
    [0] { $player }
   *[1] you
}

# Lines that tell the picture whole; the cards are in the notation.
picture-down = Down: { $cards }
picture-open = Open: { $cards }
picture-islands = Down, not connected: { $cards }
picture-dead = Dead: { $cards }
picture-closed = Closed: { $cards }
picture-hand = Your hand: { $cards }
picture-playable = Playable: { $cards }
picture-player = { $player }: { $text }

# The dead cards that lie before a player.
picture-face-up = dead: { $cards }
picture-face-down = { $count ->
    [one] 1 dead card
   *[other] { $count } dead cards
} face down
