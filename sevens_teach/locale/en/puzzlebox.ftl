# The puzzle widget: what it says besides the puzzles themselves.

puzzle-title = Puzzle
puzzle-label-level = Level { "{n}" } of 5
puzzle-label-won = { "{n}" } of { "{count}" } stars
puzzle-label-unsolved = No stars yet
puzzle-label-previous = Previous puzzle
puzzle-label-following = Next puzzle
puzzle-label-clean = { "{n}" } of { "{count}" } stars, at the first try!
puzzle-label-anew = Try again
puzzle-label-follows = What follows, move by move:
puzzle-guests = { $count ->
    [5] Yui the bear is a guest at this table.
    [6] Yui the bear and Kai the panda are guests at this table.
   *[other] Yui the bear, Kai the panda and others are guests at this table.
}
puzzle-several = There may be more than one: tap them all.
puzzle-hint-from-start = From the start:
puzzle-summary = Puzzle { $id }: { $question }{ $more ->
    [0] { "" }
    [one] {" "}And one more puzzle.
   *[other] {" "}And { $more } more puzzles.
}
# In a storm, where a tap answers.
puzzle-storm-several = There may be more than one. Once all are tapped, it goes on by itself.
puzzle-storm-on = Go on
