# What a puzzle drawn at random is called, four titles a kind.

spades-drawn-worth = { $number ->
    [0] What's It Worth?
    [1] Add It Up
    [2] The Count
   *[other] Score Sheet
}
spades-drawn-cards = { $number ->
    [0] What May You Play?
    [1] Follow!
    [2] Your Choice
   *[other] By Suit
}
spades-drawn-goal = { $number ->
    [0] How Many More?
    [1] The Target
    [2] Still to Take
   *[other] Enough?
}
spades-drawn-trick = { $number ->
    [0] Whose Trick?
    [1] Highest Wins
    [2] Who Takes It?
   *[other] The Last Card
}
spades-drawn-bid = { $number ->
    [0] Your Bid?
    [1] How Many?
    [2] Say a Number
   *[other] The Wager
}
spades-drawn-cover = { $number ->
    [0] Cover It
    [1] Keep the Nil
    [2] Stand in Front
   *[other] The Partner's Nil
}
spades-drawn-lead = { $number ->
    [0] ♠ or Not?
    [1] Now or Wait
    [2] The Trump Question
   *[other] Lead It?
}
spades-drawn-partner = { $number ->
    [0] Whose Hand?
    [1] Read the Bid
    [2] Across the Table
   *[other] The Partner's Hand
}
spades-drawn-play = { $number ->
    [0] To the Last Card
    [1] Play It Out
    [2] The Last Cards
   *[other] Find the Way
}
spades-drawn-set = { $number ->
    [0] Stop Them
    [1] One Short
    [2] Too Few for Them
   *[other] Bar the Way
}
spades-drawn-sure = { $number ->
    [0] For Certain
    [1] Count Them
    [2] Sure Tricks
   *[other] Nobody Beats These
}
spades-drawn-tells = { $number ->
    [0] What Does It Say?
    [1] The Telling Card
    [2] Look Closely
   *[other] Somebody Is Out
}
spades-drawn-throw = { $number ->
    [0] Throw One
    [1] What to Spare
    [2] The Cheapest Card
   *[other] Which One Goes?
}
