# The puzzle widget: what it says besides the puzzles themselves.

puzzle-title = Puzzle
puzzle-label-level = Level { "{n}" } of 5
puzzle-label-won = Solved: { "{n}" } of { "{count}" } stars
puzzle-label-won-practice = Solved!
puzzle-label-unsolved = Not solved yet. { "{n}" } of { "{count}" } stars to win.
puzzle-label-previous = Previous puzzle
puzzle-label-following = Next puzzle
puzzle-label-clean = { "{n}" } of { "{count}" } stars, at the first try!
puzzle-label-clean-practice = Solved at the first try!
# Once a miss or a hint has cost a star: what it still brings.
puzzle-label-left-2 = One star is lost: two are left.
puzzle-label-left-1 = One star is left, and that one stays.
puzzle-label-anew = Try again
# On from one question of a puzzle to its next one.
puzzle-label-on = Next question
# While a move that loses is played out.
puzzle-label-by-itself = Watch what comes of it.
puzzle-label-follows = What follows: { "{n}" } of { "{count}" }.
puzzle-guests = { $count ->
    [5] Yui the bear is a guest at this table.
    [6] Yui the bear and Kai the panda are guests at this table.
   *[other] Yui the bear, Kai the panda and others are guests at this table.
}
# How a question is answered: with any number of them, or with one; in the hand, in the hands, on the board, by buttons.
# With several it goes on with puzzle-then-… or, in a storm, puzzle-storm-…
puzzle-how-set = Tap one or more answers
puzzle-how-one = Tap your answer.
puzzle-how-set-moves = Tap one or more answers
# Moves that are answered as at the table.
puzzle-how-set-table = Tap every allowed move
puzzle-how-one-table = Tap a card, or Pass.
puzzle-how-set-board = Tap the places
puzzle-how-set-hand = Tap your cards
puzzle-how-set-hands = Tap cards in the hands
puzzle-how-one-board = Tap that card's place.
puzzle-how-one-hand = Tap a card in your hand.
puzzle-how-one-hands = Tap a card in the hands.
puzzle-how-order-moves = Tap what goes first, and on to the last
puzzle-how-play-hand = Tap your next move.
puzzle-how-order-players = Tap the winner first, and on to the last
puzzle-then-check = , then Check.
puzzle-then-order = { puzzle-then-check } Tap again to take off.
# Of a film of moves, where it is. A lesson counts steps.
puzzle-step = { "{n}" } of { "{count}" }
puzzle-steps = Positions
# Not as the button that leads to the next puzzle, beside it.
puzzle-step-next = Next move
puzzle-step-first = Replay
puzzle-step-back = One position back
# After a tap where nothing is answered.
puzzle-off = Here you answer with the buttons.
puzzle-off-board = Here you answer on the board: tap places there.
puzzle-off-hand = Here you answer with cards in your hand.
puzzle-off-hands = Here you answer with cards in the hands.
puzzle-off-table = Here you answer with a card of yours that fits, or with a button.
# After Check with nothing picked, or not all of it.
puzzle-first-set = First tap your answer, then press Check.
puzzle-first-order = First tap them all, one after another, then press Check.
puzzle-summary = Puzzle { $id }: { $question }{ $more ->
    [0] { "" }
    [one] {" "}And one more puzzle.
   *[other] {" "}And { $more } more puzzles.
}
# After a wrong Check, where it says how many are wrong: these are no longer chosen.
puzzle-taken-off = { $count ->
    [one] I took it off.
   *[other] I took them off.
}
# After that, where nothing is missing.
puzzle-taken-rest = Nothing missing? Press Check.
# Where nothing is right, and a button says so.
puzzle-taken-none = Look again: does any other fit the question, or none?
# After a tap on a card that the question does not name.
puzzle-not-among = The question is not about { $card }.
# Above each question of a puzzle that has two.
puzzle-question-of = Question { $number } of { $of }: { $asked }
# In a storm, where a tap answers: before why an answer is wrong.
puzzle-storm-wrong = Wrong. { $told }
puzzle-storm-several = . Once all are tapped, it goes on by itself.
puzzle-storm-on = Go on
