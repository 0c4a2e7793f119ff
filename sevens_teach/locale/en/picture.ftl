# What a static picture says: the sentence that names it, the lines that tell it, and the words in it.

picture-board = { $down ->
    [0] The board is empty
    [52] All 52 cards are on the board
   *[other] On the board: { $cards }
}{ $open ->
    [0] { "" }
   *[other] ; next to play: { $places }
}.

picture-your-turn = Your turn: { $cards-count ->
    [0] { $jokers-count ->
        [0] nothing fits, so you have to pass
       *[other] you can lay ★ on { $jokers }
    }
   *[other] you can play { $cards }{ $jokers-count ->
        [0] { "" }
       *[other] , or lay ★ on { $jokers }
    }
}; { $passes }.
picture-their-turn = It's { $player }'s turn; you hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $passes }.
picture-watching = It's { $player }'s turn; { $how ->
    [bankrupt] you are broke
    [left] you have left the game
    [joker] you are out of the game, stuck with ★
   *[out] you are out of cards
}.
picture-passes = { $left ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $left } passes left
}
picture-no-limit = as many passes as you like

picture-over = The game is over.
picture-ranking = The game is over: { $ranking }.
picture-placed = { nth } { $you ->
    [0] { $player }
   *[1] you
}

# Lines that tell the picture whole; the cards are in the notation.
picture-down = On the board: { $cards }
picture-open = Open: { $cards }
picture-islands = On the board, not connected: { $cards }
picture-dead = Dead: { $cards }
picture-closed = Closed: { $cards }
picture-hand = Your hand: { $cards }
picture-playable = You can play: { $cards }
picture-player = { $player }: { $text }

# The dead cards that lie before a player.
picture-face-up = dead: { $cards }
picture-face-down = { $count ->
    [one] 1 dead card
   *[other] { $count } dead cards
} face down
