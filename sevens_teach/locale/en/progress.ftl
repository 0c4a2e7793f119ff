# What was solved: how it is kept, the code that carries it, and the pictures of it.

progress-code-empty = Type or paste a code first.
progress-code-letter = No code has “{ $letter }” in it. Copy the whole code, and nothing else.
progress-code-broken = This is not a whole code: something is missing or mistyped. Nothing was changed.
progress-code-version = This code was made by a newer version of this kit, or it is mistyped. Nothing was changed.
progress-restored = { $count ->
    [0] The code holds no solved puzzles: nothing to add.
    [one] One solved puzzle was in the code, { $new ->
        [0] and you had it already
       *[other] and it is new here
    }.
   *[other] { $count } solved puzzles were in the code, { $new } of them new here. Nothing was lost.
}
progress-restored-practice = What you practised is back. Nothing was lost.
progress-reset-done = All forgotten. Changed your mind? This code brings it back: { $code }
progress-full = The disk is full, so your progress is kept only until this lesson is closed. Make room in { $folder }, or copy the code.
progress-not-writable = Your progress cannot be written to { $folder }, so it is kept only until this lesson is closed. Copy the code to take it along.
progress-busy = Another program keeps the progress in { $folder } from being written. It is kept here meanwhile, and written with the next answer.
progress-newer = The progress in { $folder } was written by a newer version of this kit. It stays as it is; bring the kit up to date, or copy the code before you close this lesson.
progress-file-strange = The file { $file } is broken or not ours, so nothing was read from it. It will be kept aside when you solve a puzzle.
progress-file-aside = The file with your progress was broken or not ours. It is kept as { $file }, and a new one is begun.

# The lessons, as their headings say.
lesson-00 = Welcome
lesson-01 = The row of sevens
lesson-02 = Passing and going broke
lesson-03 = The joker
lesson-04 = The tunnel
lesson-05 = Killer Sevens
lesson-06 = House rules
lesson-07 = How to win
lesson-08 = The puzzle book
lesson-09 = Write your own player
lesson-10 = Seven Bridge
lesson-11 = Spades
lesson-about-00 = Your first card, and who sits at the table.
lesson-about-01 = See what fits and whose turn it is, and play a first game.
lesson-about-02 = Cards behind a gap, what a last pass is worth, and who comes second.
lesson-about-03 = The joker (★) makes somebody hand over a card.
lesson-about-04 = After the king comes the ace: the row bends into a ring.
lesson-about-05 = Whatever touches fits, and what is shut in dies.
lesson-about-06 = Ghosts, Fan Tan, and a table with rules of your own.
lesson-about-07 = What good players do, and what it is worth.
lesson-about-08 = Every puzzle, by rule and by how hard it is.
lesson-about-09 = Ten lines of Python, and ten thousand games.
lesson-about-10 = Draw, lay what goes together, and shout for what others throw.
lesson-about-11 = Two against two: say how many tricks you'll take, and take them.

map-title = The lessons
map-name = { $number } · { $title }
map-stars = { $of ->
    [0] { "" }
   *[other] { $won } of { $of } ★
}
map-done = ✓ { $won } of { $of } ★
map-cards = Won already: { $cards }
map-here = Go on here.
map-sentence = { $lessons } lessons with { $puzzles } puzzles: { $titles }.

report-title = What you have solved
report-won = { $won } ★
report-stars = { $won } of { $of } ★
report-rule = { $id } { $name }
report-counts = { $solved } of { $count } solved
report-none = no puzzles
report-level = { $level ->
    [1] Easiest
    [2] Easy
    [3] Medium
    [4] Hard
   *[other] Hardest
}
report-puzzle = { $id }: { $stars ->
    [-1] not solved yet
    [0] solved after it was shown
    [one] { $stars } star
   *[other] { $stars } stars
}
report-sentence = { $puzzles } puzzles by rule and level, { $solved } of them solved.

keep-title = Take your progress along
keep-how = Paste this code on another computer, and your stars are there. Playing online? Take it along before you leave.
keep-ids = For teachers: show rule and puzzle numbers everywhere
keep-code = Your code
keep-copy = Copy
keep-copied = Copied.
keep-restore = A code from before
keep-take = Restore
keep-reset = Forget everything
keep-reset-sure = Really forget everything?
keep-reset-yes = Yes, forget
keep-reset-no = No
keep-offer = From before: { $count ->
    [one] one solved puzzle
   *[other] { $count } solved puzzles
}, { $new } of them not here.
keep-offer-practice = From before: what you practised.
keep-offer-take = Bring it back
keep-link = Start again with these stars (keep this link)
keep-stars = This lesson: { $here }
keep-complete = Lesson { $number } complete
keep-complete-00 = Welcome: done
keep-complete-fa = Killer, the fast track: done
keep-bravo = That was all of it. On to the next table!
keep-next = Next: { $name }
keep-sentence = Your stars as a code, to take along to another computer.

class-name = Name
class-solved = Solved
class-stars = Stars
class-broken = { $name }: { $reason }
class-none = nothing yet
class-stopped = Stopped at

# The final evening.
evening-title = The final evening
evening-sentence = Five deals under five house rules, your points beside those of Ren, Aoi and Sora, and a sheet to print.
evening-deal = Deal
evening-row = { $number } · { $rules } · seed { $seed }
# Between the deals of a list.
evening-between = { ". " }
evening-sum = Points
evening-so-far = { $ahead ->
    [you] You lead Ren, { $you } to { $ren }
    [ren] Ren leads, { $ren } to { $you }
   *[both] { $left ->
        [5] Nothing is played yet
       *[other] You and Ren are even at { $you }
    }
}; { $left ->
    [one] one deal to go
   *[other] { $left } deals to go
}.
evening-over = { $ahead ->
    [you] You beat Ren, { $you } to { $ren }. He does the dishes.
    [ren] Ren beats you, { $ren } to { $you }. Any deal can be played again.
   *[both] You and Ren are even, { $you } each. Any deal can be played again.
}
evening-name = Your name
evening-print = Print the sheet
evening-stars = Stars won: { $won } ★
evening-again = Think it was luck? The same seeds deal the same cards: play them.
