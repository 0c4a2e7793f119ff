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
