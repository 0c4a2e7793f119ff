# Cards, lists of cards and players, inside the other messages.

# The cast: the reader, the fox, the hare, the owl, and guests. It is the same in every lesson, puzzle and page.
player-name = { $number ->
    [1] You
    [2] Ren
    [3] Aoi
    [4] Sora
    [5] Yui
    [6] Kai
    [7] Rin
    [8] Haru
    [9] Nao
    [10] Mei
   *[other] Seat { $number }
}

list-comma = { ", " }
list-last = { " and " }
list-pair = { " and " }
list-empty = nothing
# Several cards that follow one another in a suit.
list-range = { $first } to { $last }
list-range-down = { $first } down to { $last }

# A card for a screen reader.
card-spoken = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
card-joker = joker
# The same in the middle of a sentence.
card-in-sentence = the { $card }

# 1st, 2nd, 3rd, 4th …
nth = { ORDINAL($number) ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
