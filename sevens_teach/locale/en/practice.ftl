# Practice: today's puzzle, storm, weak rules, own mistakes.

practice-kept = Kept: “{ practice-own }”, under Practice, will ask you about it.
practice-kept-by-itself = This one is kept: “{ practice-own }”, under Practice, will ask you about it again.
practice-kept-before = This one is kept already. It waits under Practice, in “{ practice-own }”.
practice-not-kept = Nobody can say for sure what was better here, so there is nothing to ask.

practice-too-few = Only two moves made sense there, and now you know the better one, so it makes no puzzle for “My mistakes”.

practice-title = Practice
practice-sentence = Today's puzzle, the same for everybody who has met its rules. A race against the clock, or with three lives. Your weak spots, always on a new position. Your own mistakes, and your own list.
practice-today = Today's puzzle
practice-clock = Race the clock: three minutes
practice-lives = Race with three lives
practice-weak = Weak spots
practice-own = My mistakes
practice-today-about = One position a day, for what you know.
practice-today-done = Solved. A new one comes at midnight.
practice-clock-about = As many as you can. { $best ->
    [0] Five in a row bring five seconds more.
   *[other] Your best: { $best }.
}
practice-lives-about = No clock, three lives. Five in a row bring one back. { $best ->
    [0] { "" }
   *[other] Your best: { $best }.
}
practice-weak-about = { $due ->
    [0] { practice-weak-waits }
    [one] A rule you weren't sure of is back, in a new position.
   *[other] Rules you weren't sure of are back, a few at a time, in new positions.
}
# None is due today: $waits rules come back, the first of them in $days days.
practice-weak-waits = { $waits ->
    [0] None yet. A rule that gives you trouble comes here, on a new position.
    [one] None left today. One rule comes back { practice-weak-when }.
   *[other] None left today. { $waits } rules come back, the first { practice-weak-when }.
}
# On a page whose Python sleeps: what stands in a way to practise, before it is known how much.
practice-weak-here = Rules you weren't sure of wait here, in new positions.
practice-own-here = Mistakes that a review found wait here.
practice-listed-here = Puzzles that you put on your list wait here.
practice-weak-when = { $days ->
    [one] tomorrow
   *[other] in { $days } days
}
practice-own-about = { $due ->
    [0] { $waits ->
        [0] Empty. A mistake that the review of a game finds comes here, to be played better; a small slip if you press “{ label-make-puzzle }” there.
       *[other] { practice-own-waits }
    }
    [one] One mistake of yours waits: find the better move.
   *[other] { $due } mistakes of yours wait: find the better moves.
}
# None is due today: $waits come back, the first of them in $days days.
practice-own-waits = { $waits ->
    [one] Nothing today. One mistake from a game comes back { practice-weak-when }, to see whether you still know.
   *[other] Nothing today. { $waits } mistakes from games come back, the first { practice-weak-when }, to see whether you still know.
}
practice-listed-about = { $count ->
    [0] Empty. Solve one under “All the puzzles”, and “Put on my list” stands beside it.
    [one] One puzzle waits until you get it right.
   *[other] { $count } puzzles wait until you get them right.
}
practice-more = Once more
practice-ways = All of practice
practice-leave = Back to practice
practice-one-more = One more
practice-own-more = More of my mistakes
practice-listed = My list
practice-list = Put on my list
practice-unlist = Take off my list
practice-is-listed = On your list. It waits under Practice until you get it right there.
practice-is-off = Off your list.
practice-not-listed = This one can't be dealt a second time, so it can't go on your list.
practice-none-listed = Your list is empty. Solve one under “All the puzzles”, and press “Put on my list” beside it. Once you get it right here, it leaves.
practice-yesterday = Yesterday's was “{ $title }”. The answer began with { $answer }.
practice-best-first = Your first result. Can you beat it?
practice-best-new = A new best! Before, it was { $before }.
practice-best-even = As many as your best.
practice-best = Your best: { $best }.
practice-stop = Stop
practice-streak = Count my days
practice-streak-stop = Stop counting my days
practice-streak-about = Count my days: how many in a row you solve today's puzzle. One missed day is forgiven, and nobody else sees it.
today-more = More practice
today-solved = The next one comes at midnight.
# What somebody says to who has solved it with so many stars.
today-cheer-3 = Aoi: “Three stars! Everybody, look!”
today-cheer-2 = Sora: “Two stars… how nice.”
today-cheer-1 = Ren: “One star? Better than none.”
today-row = Day { $count }
today-days = See you tomorrow? Your days in a row can be counted: one missed day is forgiven, and nobody else sees the count.

practice-today-waits = Today's puzzle is waiting.
practice-today-solved = Today's puzzle is solved.
practice-none-weak = { practice-weak-waits } A rule that you get wrong in practice comes back the next day; each time you get it right, it waits longer: 2 days, 4, 8. Right answers in a race don't count here.
practice-none-own = { $waits ->
    [0] { practice-none-own-yet }
   *[other] { practice-own-waits }
}
practice-none-own-yet = No puzzle here so far. Press “{ label-review }” at the end of a game: most mistakes it finds come here by themselves, a small slip if you press “{ label-make-puzzle }”. Until then, how about a race?
practice-storm-clock = Solved: { $solved }. Missed: { $missed }.
practice-storm-lives = Solved: { $solved }. { $lives ->
    [one] One life left.
   *[other] { $lives } lives left.
}
# Above the next puzzle: of the one before.
practice-storm-right = The last one was right. A new table now.
practice-storm-next = A new table now.
practice-storm-begin-clock = Your first tap starts the clock, and every tap counts. Five right in a row bring { $seconds } seconds.
practice-storm-begin-lives = Each tap counts at once. A miss costs a life, five in a row bring one back.
practice-storm-again = Your race goes on, with a new table.
practice-storm-missed-clock = The clock rests while you read why.
practice-storm-missed-lives = One life lost.
practice-storm-missed-last = That was your last life: the race ends here.
practice-storm-missed-new = The first question of this kind here: no life lost.
practice-storm-more-clock = { $run } in a row: { $seconds } seconds more!
practice-storm-more-lives = { $run } in a row: one life back!
practice-run = { $run } in a row
practice-row-clock = { $row } in a row: +{ $seconds } s
practice-row-lives = { $row } in a row: ♥
practice-soon = Ten seconds left.
practice-end = The race is over
practice-end-solved = solved
practice-end-missed = Missed
practice-end-longest = Most in a row
practice-storm-was = The { $count ->
    [one] answer
   *[other] answers
}: { $answer }.
practice-storm-over = The race is over. Solved: { $solved }. Missed: { $missed }.
practice-days = { $count ->
    [0] Your days begin with today's puzzle; one missed day is forgiven.
    [one] One day so far; one missed day is forgiven.
   *[other] { $count } days in a row; one missed day is forgiven.
}

# Before a lesson.
warm-up-title = Warm up
warm-up-sentence = Something quick before we start, on what you have met so far.
warm-up-picture = Something quick to warm up, on what you have met in the lessons before this one. Met none of them yet? Then go straight on.
warm-up-none = Nothing to warm up yet: go straight on.
# To who comes straight from another lesson.
warm-up-fresh = You are warm already: go straight on.
warm-up-over = On with the lesson.
warm-up-skip = Skip
